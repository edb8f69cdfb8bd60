"""HTML pages without outside references."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from freebody.plots.style import FAINT, INK, SOFT

CSS = f"""
body {{ font: 15px/1.5 system-ui, sans-serif; color: {INK}; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
h1 {{ font-size: 1.6rem; }} h2 {{ font-size: 1.1rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid {FAINT}; }}
table {{ border-collapse: collapse; margin: .6rem 0; font-size: .9rem; }}
th, td {{ text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top; }} th {{ font-weight: 600; }}
td {{ font-variant-numeric: tabular-nums; }} tr + tr {{ border-top: 1px solid {FAINT}; }}
figure {{ margin: 0; overflow-x: auto; }} svg {{ max-width: 100%; height: auto; }}
pre {{ background: #f6f6f8; padding: 1rem; overflow-x: auto; font-size: .85rem; }}
nav {{ display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }}
nav a {{ color: {SOFT}; white-space: nowrap; }}
"""


def table(rows: Sequence[Sequence[str]]) -> str:
    """The first row is the head (left out where all its cells are empty); texts are escaped."""
    head, *body = rows
    parts = ["<table>"]
    if any(head):
        parts.append("<thead><tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr></thead>")
    parts.append("<tbody>")
    for first, *rest in body:
        parts.append(f"<tr><th>{escape(first)}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in rest) + "</tr>")
    return "".join([*parts, "</tbody></table>"])


def page(title: str, sections: Iterable[tuple[str, str]]) -> str:
    """A whole page: headings with their HTML, and links to them."""
    made = list(sections)
    links = "".join(f'<a href="#s{k}">{escape(head)}</a>' for k, (head, _) in enumerate(made))
    body = "\n".join(f'<h2 id="s{k}">{escape(head)}</h2>\n{html}' for k, (head, html) in enumerate(made))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width"><style>{CSS}</style></head>\n'
        f"<body><h1>{escape(title)}</h1>\n<nav>{links}</nav>\n{body}\n</body></html>\n"
    )
