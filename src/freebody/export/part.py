"""A picture of a part: its surface, its centre of mass and its principal axes."""

from __future__ import annotations

import os
from collections.abc import Sequence

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patheffects import withStroke
from numpy.typing import NDArray

from freebody.arguments import instance
from freebody.errors import InputError
from freebody.export.drawing import PALETTE, Drawing, smooth_normals
from freebody.export.picture import BACKGROUND, Camera, around, picture
from freebody.mass.cad import Cad
from freebody.mass.mesh import Mesh
from freebody.mass.properties import MassProperties
from freebody.mass.shape import Shape
from freebody.mass.units import FigureUnits, figure_units
from freebody.plots.api import write_figure
from freebody.plots.style import AXIS_COLORS, INK, RC, SOFT, label, new_figure

Array = NDArray[np.float64]

# Pixels of the rendered part, and inches of the figure.
SIZE = (1200, 900)
WIDTH, HEIGHT = 7.2, 5.4

# From above and from the right: three faces of a box are seen.
ELEVATION, AZIMUTH = 25.0, -55.0

# The angle of view in rad: that of a long lens, which keeps parallel edges nearly parallel; and how much of the picture
# the part and its axes fill.
FIELD_OF_VIEW = 0.3
FILLED = 0.82

# Of a part that has one solid.
COLOR = (138, 158, 186)

# How far the axes go, relative to the extent of the part along them.
BEYOND = 1.25

# The first, second and third principal axis.
COLORS = tuple(AXIS_COLORS[letter] for letter in "xyz")

# Solids in the legend.
NAMED = 6


def plot_part(
    shape: Shape,
    properties: MassProperties,
    *,
    units: str | None = None,
    path: str | os.PathLike[str] | None = None,
    overwrite: bool = False,
) -> Figure:
    """A picture of ``shape`` with its centre of mass and principal axes, each with its moment in ``units`` ("mm,g").

    ``properties`` are those of the shape, by :func:`mass_properties`. The triad in the corner shows the axes of the
    shape frame. ``path`` also writes the figure, as PNG, SVG or PDF; ``overwrite`` replaces a file. Raises
    :class:`InputError` for a shape without a surface, and as ``fb.plot`` does.
    """
    if not isinstance(shape, Shape):
        raise InputError(f"shape is {type(shape).__name__}", expected="a freebody shape such as fb.Mesh or fb.Cad")
    instance("properties", properties, MassProperties, "mass properties, from fb.mass_properties(...)")
    used = figure_units(units)
    drawn = _drawn(shape)
    corners = np.concatenate([one.vertices[np.unique(one.faces)] for one in drawn])
    center, axes = properties.center_of_mass, properties.principal_axes
    reach = BEYOND * np.abs((corners - center) @ axes).max(axis=0)
    reach = np.maximum(reach, 0.3 * reach.max())
    ends = np.concatenate([corners, *(center + sign * (axes * reach).T for sign in (-1.0, 1.0))])
    camera = _fitted(ends)
    still = np.zeros((len(drawn), 3)), np.broadcast_to(np.eye(3), (len(drawn), 3, 3))
    with matplotlib.rc_context(RC):
        figure = new_figure(WIDTH, HEIGHT)
        figure.set_layout_engine("none")
        figure.set_facecolor("#{:02x}{:02x}{:02x}".format(*BACKGROUND))
        panel = figure.add_axes((0.0, 0.0, 1.0, 1.0))
        panel.imshow(picture(drawn, *still, camera), interpolation="antialiased", aspect="auto")
        panel.set_axis_off()
        _axes(panel, camera, properties, reach, used)
        _triad(panel, camera)
        low, high = corners.min(axis=0), corners.max(axis=0)
        sides = " × ".join(f"{side / used.metres:.4g}" for side in high - low)
        panel.text(0.98, 0.03, f"{sides} {used.length}", transform=panel.transAxes, ha="right", color=SOFT)
        if len(drawn) > 1:
            _legend(panel, drawn)
    if path is not None:
        write_figure(figure, path, overwrite=overwrite)
    return figure


def _drawn(shape: Shape) -> list[Drawing]:
    solids = shape.solids if isinstance(shape, Cad) else ()
    if len(solids) > 1:
        return [_drawing(solid.name, solid.mesh, _paler(PALETTE[k % len(PALETTE)])) for k, solid in enumerate(solids)]
    mesh = shape if isinstance(shape, Mesh) else shape.mesh()
    if not len(mesh.faces) or not np.isfinite(mesh.vertices).all():
        raise InputError("a picture of a shape without a surface", expected="a mesh with faces and finite vertices")
    return [_drawing("", mesh, COLOR)]


def _drawing(name: str, mesh: Mesh, color: tuple[int, int, int]) -> Drawing:
    normals = smooth_normals(mesh.vertices, mesh.faces)
    return Drawing(name, mesh.vertices, mesh.faces, color, tinted=False, normals=normals)


def _paler(color: tuple[int, int, int]) -> tuple[int, int, int]:
    """Halfway to white, so that lines can be seen before it."""
    red, green, blue = ((part + 255) // 2 for part in color)
    return red, green, blue


def _fitted(points: Array) -> Camera:
    """The camera that sees all ``points`` in the picture, with a margin."""
    middle, size = 0.5 * (points.min(axis=0) + points.max(axis=0)), np.array(SIZE)
    radius = float(np.linalg.norm(points - middle, axis=1).max())
    view = {"elevation": ELEVATION, "azimuth": AZIMUTH, "field_of_view": FIELD_OF_VIEW}
    camera = around(middle, radius, SIZE, **view)
    for _ in range(4):
        seen = camera.project(points)[:, :2]
        low, high = seen.min(axis=0), seen.max(axis=0)
        # Move so that the middle of what is seen is the middle of the picture, then go nearer or away.
        focal = 0.5 * size.min() / np.tan(0.5 * FIELD_OF_VIEW)
        off = (0.5 * (low + high) - 0.5 * size) * camera.distance / focal
        middle = middle + off[0] * camera.axes[0] - off[1] * camera.axes[1]
        radius *= float(((high - low) / (FILLED * size)).max())
        camera = around(middle, radius, SIZE, **view)
    return camera


def _axes(panel: Axes, camera: Camera, properties: MassProperties, reach: Array, used: FigureUnits) -> None:
    center = properties.center_of_mass
    halo = [withStroke(linewidth=3.5, foreground="white", alpha=0.75)]
    unit = used.kilograms * used.metres**2
    for number, (axis, far, moment) in enumerate(zip(properties.principal_axes.T, reach, properties.principal_moments)):
        tail, tip = camera.project(np.stack([center - far * axis, center + far * axis]))[:, :2]
        color = COLORS[number]
        panel.plot(*np.stack([tail, tip]).T, color=color, linewidth=1.8, path_effects=halo, gid=f"axis {number + 1}")
        along = (tip - tail) / max(float(np.linalg.norm(tip - tail)), 1e-9)
        x, y = tip + 16.0 * along
        panel.text(x, y, str(number + 1), color=color, fontsize=11, weight="bold", ha="center",
                   va="center", path_effects=halo)  # fmt: skip
        words = f"I{'₁₂₃'[number]} = {moment / unit:.5g} {used.inertia}"
        panel.text(0.98, 0.965 - 0.045 * number, words, transform=panel.transAxes, ha="right", va="top", color=color)
    x, y, _ = camera.project(center)
    panel.plot([x], [y], "o", markersize=9, markerfacecolor="white", markeredgecolor=INK, markeredgewidth=1.5)
    panel.plot([x], [y], "+", markersize=9, color=INK, markeredgewidth=1.2)


def _triad(panel: Axes, camera: Camera) -> None:
    """The axes of the shape frame, in the corner."""
    corner = np.array([0.09 * SIZE[0], 0.88 * SIZE[1]])
    for letter, direction in zip("xyz", camera.axes.T):
        along = 70.0 * np.array([direction[0], -direction[1]])
        (x, y), (u, v) = corner + along, corner + 1.25 * along
        arrow = {"arrowstyle": "-|>", "color": SOFT, "shrinkA": 0, "shrinkB": 0}
        panel.annotate("", (x, y), (corner[0], corner[1]), arrowprops=arrow)
        panel.text(u, v, letter, color=SOFT, ha="center", va="center", fontsize=9)


def _legend(panel: Axes, drawn: Sequence[Drawing]) -> None:
    for number, one in enumerate(drawn[:NAMED]):
        rest = f" and {len(drawn) - NAMED} more" if number == NAMED - 1 and len(drawn) > NAMED else ""
        height = 0.96 - 0.045 * number
        panel.text(0.045, height, label(one.name) + rest, transform=panel.transAxes, va="top", color=INK)
        panel.plot(
            [0.028], [height - 0.013], "s", transform=panel.transAxes, color=np.array(one.color) / 255.0, markersize=8
        )
