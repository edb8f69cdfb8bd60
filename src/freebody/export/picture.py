"""One picture of the bodies on a ground of lines, drawn without a screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

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

# Lines of the ground in each direction, and half their width in pixels of the finished picture.
GROUND_LINES = 13
HALF_WIDTH = 0.6


# Direction from the middle to the camera: degrees above the horizon and around the vertical.
ELEVATION, AZIMUTH = 18.0, -52.0

# Half the angle of view, and the share of the picture's height that the scene may fill.
HALF_ANGLE = 20.0
FILLED = 0.88


@dataclass(frozen=True)
class Camera:
    """Looks at ``middle`` (3,) from where a ball of ``radius`` (m) fills a picture of ``size``."""

    middle: Array
    radius: float
    size: tuple[int, int]

    @property
    def axes(self) -> Array:
        """Rows: right, up, and towards the camera, in the world frame, (3, 3)."""
        up, around = np.radians(ELEVATION), np.radians(AZIMUTH)
        back = np.array([np.cos(up) * np.cos(around), np.cos(up) * np.sin(around), np.sin(up)])
        right = np.array([-np.sin(around), np.cos(around), 0.0])
        return np.stack([right, np.cross(back, right), back])

    @property
    def distance(self) -> float:
        """From the middle to the camera, in m."""
        return self.radius / (FILLED * float(np.sin(np.radians(HALF_ANGLE))))

    def project(self, points: Array) -> Array:
        """World points (..., 3) to column, row and nearness (..., 3); points behind the camera get nearness NaN."""
        local = (points - self.middle) @ self.axes.T
        depth = self.distance - local[..., 2]
        nearness = np.where(depth > 1e-3 * self.distance, 1.0 / np.where(depth == 0.0, 1.0, depth), np.nan)
        width, height = self.size
        focal = 0.5 * min(width, height) / np.tan(np.radians(HALF_ANGLE))
        column = 0.5 * width + focal * local[..., 0] * nearness
        row = 0.5 * height - focal * local[..., 1] * nearness
        return np.stack([column, row, nearness], axis=-1)


@dataclass(frozen=True)
class Scenery:
    """The same in all pictures: size in pixels, the height of the ground and the spacing of its lines, in m.

    Lines are at multiples of the spacing around the camera's middle.
    """

    size: tuple[int, int]
    height: float
    spacing: float


def picture(drawn: list[Drawing], positions: Array, rotations: Array, camera: Camera, scenery: Scenery) -> Image:
    """An image (height, width, 3) of bytes: bodies at ``positions`` (bodies, 3) with ``rotations`` (.., 3, 3)."""
    width, height = (SUPERSAMPLED * n for n in scenery.size)
    fine = Camera(camera.middle, camera.radius, (width, height))
    image = _paper(width, height).copy()
    nearness = np.zeros((height, width))
    ground = _ground(fine, scenery)
    fill(ground, np.broadcast_to(np.array(GROUND, dtype=np.uint8), (len(ground), 3)).copy(), image, nearness)
    for body, position, rotation in zip(drawn, positions, rotations):
        corners = (body.vertices @ rotation.T + position)[body.faces]
        fill(np.ascontiguousarray(fine.project(corners)), _shaded(body, corners), image, nearness)
    coarse = np.empty((scenery.size[1], scenery.size[0], 3), dtype=np.uint8)
    shrink(image, SUPERSAMPLED, coarse)
    return coarse


@cache
def _paper(width: int, height: int) -> Image:
    """The empty picture: copying it takes a tenth of the time of filling with a colour."""
    return np.full((height, width, 3), BACKGROUND, dtype=np.uint8)


def _shaded(body: Drawing, corners: Array) -> NDArray[np.uint8]:
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1)
    facing = normals @ (LIGHT / np.linalg.norm(LIGHT)) / np.where(lengths > 0.0, lengths, 1.0)
    brightness = AMBIENT + (1.0 - AMBIENT) * np.maximum(facing, 0.0) + 0.08 * np.minimum(facing, 0.0)
    own = body.vertices[body.faces]
    sides = own.mean(axis=1) if len(own) > FACETED else np.cross(own[:, 1] - own[:, 0], own[:, 2] - own[:, 0])
    light_half = sides[:, 0] > 0.0
    base = np.where(light_half[:, None], _lighter(body.color), np.array(body.color, dtype=np.float64))
    return np.asarray(np.clip(base * brightness[:, None] + 12.0, 0.0, 255.0), dtype=np.uint8)


def _lighter(color: tuple[int, int, int]) -> Array:
    return (1.0 - TINT) * np.array(color, dtype=np.float64) + TINT * 255.0


def _ground(camera: Camera, scenery: Scenery) -> Image:
    """Lines as pairs of thin triangles, (n, 3, 3) on the screen."""
    middle = np.round(camera.middle[:2] / scenery.spacing) * scenery.spacing
    reach = scenery.spacing * (GROUND_LINES // 2)
    offsets = np.linspace(-reach, reach, GROUND_LINES)
    ends = []
    for offset in offsets:
        ends.append([(middle[0] + offset, middle[1] - reach), (middle[0] + offset, middle[1] + reach)])
        ends.append([(middle[0] - reach, middle[1] + offset), (middle[0] + reach, middle[1] + offset)])
    flat = np.array(ends)
    points = np.concatenate([flat, np.full((*flat.shape[:2], 1), scenery.height)], axis=-1)
    seen = camera.project(points)
    seen = seen[np.isfinite(seen).all(axis=(1, 2))]
    along = seen[:, 1, :2] - seen[:, 0, :2]
    across = np.stack([-along[:, 1], along[:, 0]], axis=1) / np.linalg.norm(along, axis=1, keepdims=True)
    side = np.concatenate([across * HALF_WIDTH * SUPERSAMPLED, np.zeros((len(seen), 1))], axis=1)
    a, b = seen[:, 0], seen[:, 1]
    quads = np.concatenate([np.stack([a - side, a + side, b], 1), np.stack([b - side, b + side, a], 1)])
    return np.ascontiguousarray(quads)
