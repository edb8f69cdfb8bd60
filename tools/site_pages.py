"""Hooks of mkdocs: files beside ``docs/`` become part of the site, and links to them are led there.

README is the first page; CONTRIBUTING, CHANGELOG and the pictures of the benchmarks keep their names.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
# File of the tree -> its place in the site.
TAKEN = {"README.md": "index.md", "CONTRIBUTING.md": "CONTRIBUTING.md", "CHANGELOG.md": "CHANGELOG.md"}
TAKEN |= {f"benchmarks/results/{path.name}": path.name for path in (ROOT / "benchmarks/results").glob("*.png")}
# Left out of the site, so that a link to them is plain text.
ELSEWHERE = ("SECURITY.md", "LICENSE", "examples/", "src/", "benchmarks/")


def on_files(files: Files, *, config: Any) -> Files:
    """Take them in."""
    for source, place in TAKEN.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Files) -> str:
    """Lead links from where a file stands in the tree to where it stands in the site."""
    found = {place: source for source, place in TAKEN.items()}.get(page.file.src_uri)
    here = (ROOT / (found or f"docs/{page.file.src_uri}")).parent
    depth = "../" * page.file.src_uri.count("/")

    def led(match: re.Match[str]) -> str:
        text, target = match[1], match[2]
        path, mark, heading = target.partition("#")
        if "://" in target or not path:
            return match[0]
        there = (here / path).resolve()
        if not there.is_relative_to(ROOT):
            return match[0]
        name = there.relative_to(ROOT).as_posix()
        if name in TAKEN:
            return f"[{text}]({depth}{TAKEN[name]}{mark}{heading})"
        if name.startswith("docs/"):
            return f"[{text}]({depth}{name.removeprefix('docs/')}{mark}{heading})"
        return text if name.startswith(ELSEWHERE) else match[0]

    return re.sub(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)", led, markdown)
