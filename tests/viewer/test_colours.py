"""Colours that say something can be told apart by everybody: computed, for three kinds of colour blindness."""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest

STYLE = Path(__file__).parents[2] / "frontend" / "src" / "style.css"

# Linear RGB as people see it who lack a kind of cone (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHT = {
    "all cones": np.eye(3),
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}

XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)

# What is seen beside each other.
TOGETHER = [
    ("curve-1", "curve-2", "curve-3", "curve-4"),
    ("axis-x", "axis-y", "axis-z"),
    ("spin", "momentum", "force", "torque"),
    ("rolling", "sliding", "normal"),
    ("accent", "grab", "ghost"),
    ("text", "surface"),
]

# Steps that one just sees are about 2.3 in Lab.
APART = 20.0


def themes():
    blocks = re.findall(r"\{([^{}]*--curve-1[^{}]*)\}", STYLE.read_text("utf-8"))
    found = [dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", block)) for block in blocks]
    return {"light": found[0], "dark": found[-1]}


def lab(colour, sight):
    rgb = np.array([int(colour[k : k + 2], 16) for k in (1, 3, 5)]) / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = XYZ @ np.clip(np.array(SIGHT[sight]) @ linear, 0, 1)
    f = xyz / [0.95047, 1.0, 1.08883]
    f = np.where(f > 216 / 24389, np.cbrt(f), (24389 / 27 * f + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def nearest(colours, sight):
    return min(
        (float(np.linalg.norm(lab(colours[a], sight) - lab(colours[b], sight))), a, b)
        for group in TOGETHER
        for a, b in itertools.combinations(group, 2)
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sight", SIGHT)
def test_colours_are_told_apart(theme, sight):
    distance, a, b = nearest(themes()[theme], sight)
    assert distance > APART, f"{a} and {b} in {theme} are {distance:.1f} apart with {sight}"


def test_colours_that_are_confused_are_found():
    # Red and green of one lightness, the classic pair.
    colours = {**themes()["light"], "curve-1": "#a4690a", "curve-2": "#768000"}
    assert nearest(colours, "all cones")[0] > APART
    assert nearest(colours, "deuteranopia")[0] < APART
