"""The page as one text with its style and program inside, which loads nothing."""

from __future__ import annotations

import html
import re
from pathlib import Path

from freebody.errors import InputError

STATIC = Path(__file__).parent / "static"

# Everything that may run or be shown is in the text.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; "
    "media-src blob:; base-uri 'none'; form-action 'none'"
)


def inlined(carried: str = "", *, line: str | None = None) -> str:
    """The page with ``carried`` before its program. ``line`` names its channel, if that is not a socket.

    Raises :class:`InputError` if the page is not part of this installation.
    """
    page, style, program, licences = (bundled(name) for name in ("index.html", "app.css", "app.js", "licences.txt"))
    policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}" />'
    page = re.sub(r'\s*<link rel="(?:icon|stylesheet)"[^>]*>', "", page)
    page = re.sub(r'\s*<script type="module"[^>]*></script>', "", page)
    if line is not None:
        page = page.replace("<html ", f'<html data-line="{line}" ', 1)
    head, rest = page.split("<title>", 1)
    body, end = rest.split("</body>", 1)
    # The program comes last, after the data it reads.
    kept = f'<script type="text/plain" id="licences">{_inside(licences)}</script>'
    parts = [head, policy, f"<style>{style}</style>", "<title>", body, kept, carried]
    return "\n".join([*parts, f'<script type="module">{_inside(program)}</script>', f"</body>{end}"])


def _inside(program: str) -> str:
    """Escape the end of a script and the start of a comment, which occur in strings only."""
    return re.sub(r"<(?=/script|!--)", r"\\x3c", program, flags=re.IGNORECASE)


def bundled(name: str) -> str:
    """The text of a file of the bundle. Raises :class:`InputError` if it is not part of this installation."""
    try:
        return (STATIC / name).read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(
            f"the page is not part of this installation ({error.strerror})",
            remedy="in a clone of the repository, `make frontend` builds it",
        ) from None
