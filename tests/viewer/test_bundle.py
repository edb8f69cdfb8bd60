"""The committed bundle belongs to the committed sources, is complete, and its colours can be read."""

import hashlib
import json
import re
from itertools import combinations
from pathlib import Path

import numpy as np
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


# Dichromats' views of linear RGB: Machado, Oliveira & Fernandes 2009, severity 1.
SEEN_BY = {
    "everybody": np.eye(3),
    "protanopes": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopes": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopes": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
# What is seen side by side and told apart by colour.
TOGETHER = {
    "curves": ("curve-1", "curve-2", "curve-3", "curve-4"),
    "axes": ("axis-x", "axis-y", "axis-z"),
    "contact": ("rolling", "sliding", "normal", "impact"),
    "vectors": ("spin", "momentum", "force", "torque"),
}
# In CIELAB, where 2.3 is just seen between patches side by side; thin lines need several times as much.
APART = 20.0


SRGB = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]])


def lab(colour: str, eye: np.ndarray) -> np.ndarray:
    parts = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.clip(eye @ np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4), 0.0, 1.0)
    srgb = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]]
    )
    xyz = srgb @ linear / np.array([0.95047, 1.0, 1.08883])
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("group", TOGETHER)
@pytest.mark.parametrize("eye", SEEN_BY)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_are_told_apart_by_everybody(theme, eye, group):
    found = colours(theme)
    for a, b in combinations(TOGETHER[group], 2):
        away = np.linalg.norm(lab(found[a], SEEN_BY[eye]) - lab(found[b], SEEN_BY[eye]))
        assert away >= APART, (a, b, away)
