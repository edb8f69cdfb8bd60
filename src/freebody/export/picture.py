"""One picture of bodies and lines, drawn without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.export.drawing import Drawing
from freebody.export.raster import fill, shrink

Array = NDArray[np.float64]
Image = NDArray[np.uint8]

BACKGROUND = (250, 250, 252)
GROUND = (214, 217, 225)

# Direction of the light, and the share of ambient light.
LIGHT = np.array([0.35, -0.5, 0.79])
AMBIENT = 0.45

# The half of a body at positive x in its shape frame is drawn lighter, which shows the rotation of round bodies too.
# With few faces these are the faces that look along x: a half would cut them.
TINT = 0.28
FACETED = 100

# Each pixel is the mean of this many squared.
SUPERSAMPLED = 2

# Lines of the floor in each direction, and half their width in pixels of a picture of usual height.
FLOOR_LINES = 13
HALF_WIDTH = 0.6
USUAL_HEIGHT = 540

# Direction from the middle to the camera: degrees above the horizon and around the vertical.
ELEVATION, AZIMUTH = 18.0, -52.0

# The angle of view in rad, and the share of the picture's height that the scene may fill.
FIELD_OF_VIEW = float(np.radians(40.0))
FILLED = 0.88

# Nearness of what is drawn over everything else, relative to its own.
ON_TOP = 1e3


@dataclass(frozen=True)
class Camera:
    """Looks from ``eye`` at ``target`` (m), ``up`` upright; the shorter side of ``size`` has the ``field_of_view``."""

    eye: Array
    target: Array
    size: tuple[int, int]
    up: Array = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    field_of_view: float = FIELD_OF_VIEW

    @cached_property
    def axes(self) -> Array:
        """Rows: right, up, and towards the camera, in the world frame, (3, 3)."""
        back = (self.eye - self.target) / self.distance
        right = np.cross(self.up, back)
        if np.linalg.norm(right) < 1e-9 * np.linalg.norm(self.up):  # it looks straight up or down
            right = np.cross(np.roll(self.up, 1), back)
        right = right / np.linalg.norm(right)
        return np.stack([right, np.cross(back, right), back])

    @cached_property
    def distance(self) -> float:
        """From the target to the camera, in m."""
        return float(np.linalg.norm(self.eye - self.target))

    def project(self, points: Array) -> Array:
        """World points (..., 3) to column, row and nearness (..., 3); points behind the camera get nearness NaN."""
        local = (points - self.target) @ self.axes.T
        depth = self.distance - local[..., 2]
        nearness = np.where(depth > 1e-3 * self.distance, 1.0 / np.where(depth == 0.0, 1.0, depth), np.nan)
        width, height = self.size
        focal = 0.5 * min(width, height) / np.tan(0.5 * self.field_of_view)
        column = 0.5 * width + focal * local[..., 0] * nearness
        row = 0.5 * height - focal * local[..., 1] * nearness
        return np.stack([column, row, nearness], axis=-1)


def around(
    middle: Array,
    radius: float,
    size: tuple[int, int],
    *,
    elevation: float = ELEVATION,
    azimuth: float = AZIMUTH,
    field_of_view: float = FIELD_OF_VIEW,
) -> Camera:
    """The camera for which a ball of ``radius`` (m) about ``middle`` fills the picture, seen from two angles (deg)."""
    up, round_ = np.radians(elevation), np.radians(azimuth)
    back = np.array([np.cos(up) * np.cos(round_), np.cos(up) * np.sin(round_), np.sin(up)])
    distance = radius / (FILLED * float(np.sin(0.5 * field_of_view)))
    return Camera(middle + distance * back, np.asarray(middle), size, field_of_view=field_of_view)


class Floor(NamedTuple):
    """Lines at multiples of ``spacing`` around ``middle``, at its height, all in m; or on the plane through ``origin``
    that is ``turned`` (3, 3), around the point of it that is next to ``middle``.
    """

    middle: Array
    spacing: float
    origin: Array | None = None
    turned: Array | None = None


class Line(NamedTuple):
    """A line through ``points`` (n, 3) in m: ``colors`` (n - 1, 3) of its segments, ``width`` relative to the usual."""

    points: Array
    colors: NDArray[np.uint8]
    width: float = 1.0
    on_top: bool = False


def picture(
    drawn: Sequence[Drawing],
    positions: Array,
    rotations: Array,
    camera: Camera,
    floor: Floor | None = None,
    lines: Sequence[Line] = (),
    floors: Sequence[Floor] = (),
) -> Image:
    """An image (height, width, 3) of bytes: bodies at ``positions`` (bodies, 3) with ``rotations`` (.., 3, 3)."""
    width, height = (SUPERSAMPLED * n for n in camera.size)
    fine = replace(camera, size=(width, height))
    image = _paper(width, height).copy()
    nearness = np.zeros((height, width))
    ground = [*([] if floor is None else [floor]), *floors]
    for line in [*(line for each in ground for line in _floor(each)), *lines]:
        strips, colors = _polyline(fine, line)
        fill(strips, colors, image, nearness)
    for body, position, rotation in zip(drawn, positions, rotations):
        corners = (body.vertices @ rotation.T + position)[body.faces]
        fill(np.ascontiguousarray(fine.project(corners)), _shaded(body, corners, rotation), image, nearness)
    coarse = np.empty((camera.size[1], camera.size[0], 3), dtype=np.uint8)
    shrink(image, SUPERSAMPLED, coarse)
    return coarse


@cache
def _paper(width: int, height: int) -> Image:
    """The empty picture: copying it takes a tenth of the time of filling with a colour."""
    return np.full((height, width, 3), BACKGROUND, dtype=np.uint8)


def _shaded(body: Drawing, corners: Array, rotation: Array) -> NDArray[np.uint8]:
    if body.normals is None:
        normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    else:
        normals = body.normals @ rotation.T
    lengths = np.linalg.norm(normals, axis=1)
    facing = normals @ (LIGHT / np.linalg.norm(LIGHT)) / np.where(lengths > 0.0, lengths, 1.0)
    brightness = AMBIENT + (1.0 - AMBIENT) * np.maximum(facing, 0.0) + 0.08 * np.minimum(facing, 0.0)
    own = body.vertices[body.faces]
    sides = own.mean(axis=1) if len(own) > FACETED else np.cross(own[:, 1] - own[:, 0], own[:, 2] - own[:, 0])
    light_half = (sides[:, 0] > 0.0) & body.tinted
    base = np.where(light_half[:, None], _lighter(body.color), np.array(body.color, dtype=np.float64))
    return np.asarray(np.clip(base * brightness[:, None] + 12.0, 0.0, 255.0), dtype=np.uint8)


def _lighter(color: tuple[int, int, int]) -> Array:
    return (1.0 - TINT) * np.array(color, dtype=np.float64) + TINT * 255.0


def _floor(floor: Floor) -> list[Line]:
    middle = floor.middle
    if floor.origin is not None and floor.turned is not None:
        middle = (middle - floor.origin) @ floor.turned * (1.0, 1.0, 0.0)
    middle = np.append(np.round(middle[:2] / floor.spacing) * floor.spacing, middle[2])
    reach = floor.spacing * (FLOOR_LINES // 2)
    color = np.array([GROUND], dtype=np.uint8)
    made = []
    for offset in np.linspace(-reach, reach, FLOOR_LINES):
        for along, across in ((0, 1), (1, 0)):
            ends = np.tile(middle, (2, 1))
            ends[:, across] += offset
            ends[:, along] += (-reach, reach)
            if floor.origin is not None and floor.turned is not None:
                ends = floor.origin + ends @ floor.turned.T
            made.append(Line(ends, color))
    return made


def _polyline(camera: Camera, line: Line) -> tuple[Array, NDArray[np.uint8]]:
    """Each segment as two thin triangles, (n, 3, 3) on the screen, and their colours."""
    seen = camera.project(line.points)
    a, b = seen[:-1], seen[1:]
    along = b[:, :2] - a[:, :2]
    lengths = np.linalg.norm(along, axis=1)
    whole = np.isfinite(lengths) & (lengths > 0.0)
    a, b, along, lengths = a[whole], b[whole], along[whole], lengths[whole]
    if line.on_top:
        a, b = a * (1.0, 1.0, ON_TOP), b * (1.0, 1.0, ON_TOP)
    half = HALF_WIDTH * line.width * camera.size[1] / USUAL_HEIGHT
    across = half * np.stack([-along[:, 1], along[:, 0]], axis=1) / lengths[:, None]
    side = np.concatenate([across, np.zeros((len(a), 1))], axis=1)
    quads = np.concatenate([np.stack([a - side, a + side, b + side], 1), np.stack([a - side, b + side, b - side], 1)])
    colors = np.broadcast_to(line.colors, (len(line.points) - 1, 3))[whole]
    return np.ascontiguousarray(quads), np.concatenate([colors, colors])
