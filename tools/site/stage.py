"""Lay out the sources of the site in one folder: the pages of ``docs/``, the files beside it, and the generated pages.

Pages stay plain Markdown that also reads well in the repository. Links that leave ``docs/`` are led to where the file
stands in the site; what the site does not have becomes plain text.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools.site import reference

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

# Caption -> pages, in the order of the sidebar. A page that is not listed here fails the build.
NAV = {
    "Start": ("start/student", "start/engineer", "start/researcher", "library", "compare"),
    "Tutorials": ("tutorials/course", "tutorials/part", "tutorials/own-force"),
    "Exercises": (
        "exercises/course-assignment",
        "exercises/lecture-slides",
        "exercises/physically-based-modeling",
        "exercises/geometric-integrator",
        "exercises/lagrangian",
    ),
    "Model": ("mass", "forces", "joints", "contact", "custom", "scenes", "lie"),
    "Simulate": (
        "running",
        "which-integrator",
        "integrators",
        "own-integrators",
        "splitting",
        "adaptive",
        "natural",
        "flat",
        "records",
    ),
    "Ask": ("ensembles", "cluster", "derivatives", "fit", "aim"),
    "Look": ("trajectory", "plots", "export", "page", "experiments"),
    "Reference": ("api/index", "fields", "glossary"),
    "Inside": (
        "design/index",
        "design/flow",
        "design/kernels",
        "design/numbers",
        "design/fields",
        "design/constraints",
        "design/contact",
        "design/building",
        "design/balance",
        "design/site",
        "design/where",
        "CONTRIBUTING",
        "SECURITY",
        "CHANGELOG",
    ),
}

# File of the tree -> its place in the site.
TAKEN = {name: name for name in ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")}
TAKEN |= {"README.md": "index.md"}
RESULTS = ROOT / "benchmarks" / "results"

# Ends the front page; in the repository there is no reference to lead to.
REFERENCE = "\nThe [reference](api/index.md) has every public name, with its units, shapes and errors.\n"

LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
RESULT = re.compile(r"^<!-- result: (\w+) -->$", re.MULTILINE)


def stage(folder: Path) -> None:
    """Write all sources of the site into ``folder``, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder)
    (folder / "results").mkdir()
    for picture in (*RESULTS.glob("*.png"), *RESULTS.glob("*.svg")):
        shutil.copy(picture, folder / "results")
    for name, place in TAKEN.items():
        if name != "README.md":
            shutil.copy(ROOT / name, folder / place)
    for page in sorted(folder.rglob("*.md")):
        place = page.relative_to(folder).as_posix()
        source = ROOT / place if place in TAKEN else DOCS / place
        page.write_text(led(with_results(page.read_text(encoding="utf-8")), source, place), encoding="utf-8")
    reference.write(folder / "api")
    index = folder / "index.md"
    index.write_text(index.read_text(encoding="utf-8") + REFERENCE + toctrees(), encoding="utf-8")


def toctrees() -> str:
    """What Sphinx makes the sidebar of."""
    parts = []
    for caption, pages in NAV.items():
        listed = "\n".join(pages)
        parts.append(f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{listed}\n```\n")
    return "".join(parts)


def with_results(text: str) -> str:
    """Put measured tables where a page asks for them by ``<!-- result: NAME -->``, or say that they are missing."""

    def table(match: re.Match[str]) -> str:
        path = RESULTS / f"{match[1]}.md"
        if not path.exists():
            return f"*Not measured yet: the benchmarks write* `benchmarks/results/{match[1]}.md`."
        # One level down, below the heading that the page gives it.
        measured = re.sub(r"^# .*\n+", "", path.read_text(encoding="utf-8"), count=1)
        measured = re.sub(r"\]\((?!\w+:|#)", "](../benchmarks/results/", measured)
        return re.sub(r"^(#+) ", r"#\1 ", measured, flags=re.MULTILINE)

    return RESULT.sub(table, text)


def led(text: str, source: Path, place: str) -> str:
    """Lead links from where a file stands in the tree to where it stands in the site."""
    up = "../" * place.count("/")

    def to(match: re.Match[str]) -> str:
        words, target = match[1], match[2]
        # A picture may be what a link shows.
        words = LINK.sub(to, words)
        path, mark, heading = target.partition("#")
        if "://" in target or not path:
            return f"[{words}]({target})"
        there = (source.parent / path).resolve()
        name = there.relative_to(ROOT).as_posix() if there.is_relative_to(ROOT) else ""
        if name in TAKEN:
            return f"[{words}]({up}{TAKEN[name]}{mark}{heading})"
        if name.startswith("docs/"):
            return f"[{words}]({up}{name.removeprefix('docs/')}{mark}{heading})"
        if name.startswith("benchmarks/results/") and there.suffix != ".md":
            return f"[{words}]({up}results/{there.name})"
        return words

    pieces = re.split(r"(^```.*?^```$)", text, flags=re.DOTALL | re.MULTILINE)
    return "".join(piece if piece.startswith("```") else LINK.sub(to, piece) for piece in pieces)
