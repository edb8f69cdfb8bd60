"""The committed bundle belongs to the committed sources, is complete, and its colours can be read."""

import hashlib
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FRONTEND = ROOT / "frontend"
STATIC = ROOT / "src" / "freebody" / "viewer" / "static"
SOURCES = ["index.html", "package-lock.json", "package.json", "public", "src", "tsconfig.json", "vite.config.js"]


def fingerprint(base: Path, files: list[Path]) -> str:
    total = hashlib.sha256()
    for name in sorted(file.relative_to(base).as_posix() for file in files):
        total.update(f"{hashlib.sha256((base / name).read_bytes()).hexdigest()}  {name}\n".encode())
    return total.hexdigest()


def test_bundle_was_built_from_these_sources():
    roots = [FRONTEND / name for name in SOURCES]
    files = [file for root in roots for file in ([root] if root.is_file() else root.rglob("*")) if file.is_file()]
    seal = json.loads((STATIC / "seal.json").read_text())
    assert fingerprint(FRONTEND, files) == seal["source"], "the sources changed: run `make frontend`"
    built = [file for file in STATIC.iterdir() if file.name != "seal.json"]
    assert fingerprint(STATIC, built) == seal["bundle"], "the bundle changed: run `make frontend`"


def test_page_links_only_to_its_own_files_by_relative_addresses():
    page = (STATIC / "index.html").read_text()
    links = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert links
    for link in links:
        assert link.startswith("./static/"), link
        assert (STATIC / link.removeprefix("./static/")).is_file(), link


def test_bundle_loads_nothing_from_elsewhere():
    style = (STATIC / "app.css").read_text()
    assert not re.search(r"url\(\s*['\"]?https?:|@import", style)
    assert "three" in (STATIC / "licences.txt").read_text()


def colours(theme: str) -> dict[str, str]:
    style = (FRONTEND / "src" / "style.css").read_text()
    start = style.index(':root[data-theme="dark"]') if theme == "dark" else style.index(":root {")
    block = style[start : style.index("}", start)]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_pass_wcag_aa(theme):
    found = colours(theme)
    for ground in ("surface", "scene", "soft"):
        for ink in ("text", "muted"):
            assert contrast(found[ink], found[ground]) >= 4.5, (ink, ground)
    assert contrast(found["on-accent"], found["accent"]) >= 4.5
    # Curves, arrows, springs and the edges of controls are graphics, which need less than text.
    for ink in ("edge", "accent", "curve-1", "curve-2", "curve-3", "curve-4", "ghost"):
        assert contrast(found[ink], found["surface"]) >= 3.0, ink
    for ink in ("grab", "spring", "spin", "momentum", "axis-x", "axis-y", "axis-z", "ghost"):
        assert contrast(found[ink], found["scene"]) >= 3.0, ink
    for ink in ("normal", "rolling", "sliding", "impact"):
        assert contrast(found[ink], found["floor"]) >= 3.0, ink
