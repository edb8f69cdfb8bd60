"""Check a built site: links and anchors lead somewhere, and pages load nothing from other sites."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Elements that load what they name; an anchor only leads there.
LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "link": "href"}


# What a style sheet loads from another site.
ELSEWHERE = re.compile(r"""(?:url\(|@import)\s*['"]?((?:https?:)?//[^'")\s]+)""")


class Page(HTMLParser):
    """What a page has and where it leads to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note names, links, and what is loaded."""
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if LOADS.get(tag) in found:
            self.loads.append(found[LOADS[tag]])


def mistakes(site: Path) -> list[str]:
    """Every broken link, every anchor that is not there, everything that comes from elsewhere."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path in sorted(site.rglob("*.css")):
        loaded = ELSEWHERE.findall(path.read_text(encoding="utf-8"))
        found += [f"{path.relative_to(site).as_posix()}: loads {address}" for address in loaded]
    for path, page in pages.items():
        where = path.relative_to(site).as_posix()
        for target in page.links + page.loads:
            parts = urlsplit(target)
            if parts.scheme == "data":
                continue
            if parts.scheme or parts.netloc:
                if target in page.loads:
                    found.append(f"{where}: loads {target}")
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not there.is_file():
                found.append(f"{where}: {target} leads nowhere")
            elif parts.fragment and there in pages and unquote(parts.fragment) not in pages[there].ids:
                found.append(f"{where}: {target} has no such place")
    return found
