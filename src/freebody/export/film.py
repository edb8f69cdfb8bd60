"""The pictures of a run: from where it is seen, what is drawn beside the bodies, and what is written on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.arguments import flag, si, unknown, vector
from freebody.errors import InputError
from freebody.export.drawing import Drawing, bars
from freebody.export.grounds import fixed, floors
from freebody.export.links import Links, trail
from freebody.export.picture import BACKGROUND, FIELD_OF_VIEW, Camera, Floor, Line, around, picture
from freebody.figures import shown as words
from freebody.trajectory.run import Trajectory
from freebody.world import World

Array = NDArray[np.float64]
Image = NDArray[np.uint8]

# If the path is longer than this many times the bodies' size, the camera follows them, with a margin.
FAR = 12.0
ROOM = 1.5

# Seconds of video that trails last by default, bodies that have them, points of a trail, and of all of a body's.
TRAIL, MOST_TRAILS, POINTS, MOST_POINTS = 2.0, 20, 100, 20_000

UP = np.array([0.0, 0.0, 1.0])

# What a view may say, as [view] of a scene does.
VIEW = ("camera", "target", "up", "follow", "field_of_view")


@dataclass(frozen=True)
class Shot:
    """How a run is to be shown.

    ``view`` has ``camera``, ``target``, ``up`` (3,), ``follow`` (a body) and ``field_of_view`` (rad), as a scene does;
    what it leaves out is chosen so that everything is seen. ``trails`` are seconds of motion (None: two seconds of the
    video), ``floor`` whether there is one, ``title`` stands above the time.
    """

    view: Mapping[str, Any] = field(default_factory=dict)
    trails: float | None = None
    floor: bool = True
    title: str = ""

    @classmethod
    def read(cls, view: Any, trails: Any, floor: Any, title: Any, names: tuple[str, ...]) -> Shot:
        """Validate what users give. Raises :class:`InputError`."""
        try:
            given = {} if view is None else {key: value for key, value in dict(view).items() if value is not None}
        except (TypeError, ValueError):
            raise InputError(f"view = {words(view)}", expected="a table with " + ", ".join(VIEW)) from None
        for key in given:
            if key not in VIEW:
                raise unknown("entry", key, VIEW, where=" in a view")
        for key in ("camera", "target", "up"):
            if key in given:
                given[key] = vector(key, si(key, given[key], "m"))
        if "field_of_view" in given:
            angle = si("field_of_view", given["field_of_view"], "rad")
            if not isinstance(angle, int | float) or not 0.0 < angle < np.pi:
                raise InputError(f"field_of_view = {words(angle)}", expected="an angle between 0 and 180 deg")
        if "follow" in given and given["follow"] not in names:
            raise unknown("body", given["follow"], names)
        lasting = si("trails", trails, "s")
        if lasting is not None and not (isinstance(lasting, int | float) and 0.0 <= lasting < np.inf):
            raise InputError(f"trails = {words(trails)}", expected="seconds of motion, 0 for none")
        if title is not None and not isinstance(title, str):
            raise InputError(f"title = {words(title)}", expected="a text")
        return cls(given, lasting, flag("floor", floor), title or "")


def pictures(
    run: Trajectory,
    drawn: list[Drawing],
    times: Array,
    speed: float,
    size: tuple[int, int],
    world: World | None = None,
    shot: Shot | None = None,
) -> Iterator[Image]:
    """The images (height, width, 3) at ``times``, with title and time in a corner.

    ``world`` adds its springs, joints, beams, floors and fixed shapes. Without a camera in the ``shot`` all bodies and
    anchors are in sight.
    """
    shot = shot or Shot()
    seen = run.at(times) if len(times) > 1 or times[0] != run.times[0] else run
    positions, rotations = _poses(seen, run.names)
    meshes, places, turns = list(drawn), positions, rotations
    for more in [] if world is None else [bars(world, seen), fixed(world, seen)]:
        meshes += more.drawn
        places = np.concatenate([places, more.positions], axis=1)
        turns = np.concatenate([turns, more.rotations], axis=1)
    cameras, radius, low = _cameras(shot, world, meshes, places, run, size)
    links = None if world is None else Links(world, radius, run.names)
    trails = _trails(run, drawn, times, speed, shot)
    spacing = _round_number(radius / 2.5)
    write = _caption(size, speed, shot.title)
    own = floors(world, seen.times)

    def ground(k: int, middle: Array, camera: Camera) -> list[Floor]:
        """The floors of the world; without one, lines below everything."""
        if not shot.floor:
            return []
        if own is not None:
            planes = zip(own.position[k], own.rotation[k])
            return [Floor(camera.target, spacing, origin, turned) for origin, turned in planes]
        return [Floor(middle, spacing)] if np.array_equal(camera.up, UP) else []

    for k, time in enumerate(times):
        camera = cameras(k)
        middle = np.array([*camera.target[:2], low if low is not None else camera.target[2] - radius])
        lines = trails(float(time)) + ([] if links is None else links.lines(positions[k], rotations[k]))
        below = ground(k, middle, camera)
        yield write(picture(meshes, places[k], turns[k], camera, None, lines, below), float(time))


def _poses(run: Trajectory, names: tuple[str, ...]) -> tuple[Array, Array]:
    """Positions (frames, bodies, 3) and rotations (frames, bodies, 3, 3)."""
    tracks = [run[name] for name in names]
    rotations = [np.asarray(so3.quaternion_to_matrix(track.orientation)) for track in tracks]
    return np.stack([track.position for track in tracks], axis=1), np.stack(rotations, axis=1)


def _cameras(
    shot: Shot,
    world: World | None,
    drawn: list[Drawing],
    positions: Array,
    run: Trajectory,
    size: tuple[int, int],
) -> tuple[Callable[[int], Camera], float, float | None]:
    """The camera of each picture, the radius in m of what it shows, and the height of a floor that stays."""
    view = shot.view
    up = np.asarray(view.get("up", UP), dtype=np.float64)
    angle = float(view.get("field_of_view", FIELD_OF_VIEW))
    # How far the camera has moved since the beginning of the run, with the body that it follows.
    carried = np.zeros((len(positions), 3))
    if "follow" in view:
        carried = positions[:, run.names.index(view["follow"])] - run[view["follow"]].position[0]
    middles, radius = _framing(drawn, positions - carried[:, None], _anchors(world))
    still = bool((middles == middles[0]).all()) and "follow" not in view
    low = float(middles[0, 2]) - radius if still else None
    first = np.asarray(view.get("target", middles[0]), dtype=np.float64)
    middles = carried + (middles if "target" not in view else first)
    eye = view.get("camera")
    if eye is None:
        back = around(np.zeros(3), radius, size, field_of_view=angle).eye
        offset = back if np.array_equal(up, UP) else np.linalg.norm(back) * _upright(up, back)
    else:
        offset = np.asarray(eye) - first
        if not offset.any():
            raise InputError("a camera at its own target", expected="two points that are apart")
        radius = min(radius, float(np.linalg.norm(offset)) * np.sin(0.5 * angle))
    return lambda k: Camera(middles[k] + offset, middles[k], size, up, angle), radius, low


def _upright(up: Array, back: Array) -> Array:
    """The usual direction of sight, as steep above the plane across ``up`` as it is above the horizon."""
    first = np.linalg.svd(up.reshape(1, 3))[2][1]
    second = np.cross(up / np.linalg.norm(up), first)
    x, y, z = back / np.linalg.norm(back)
    return np.asarray(x * first + y * second + z * up / np.linalg.norm(up))


def _anchors(world: World | None) -> Array:
    """Points of the world that springs and joints lead to, (n, 3)."""
    if world is None:
        return np.empty((0, 3))
    links = Links(world, 1.0, tuple(world.names))
    return np.array([link["to"] for link in (*links.springs, *links.joints) if link["b"] < 0]).reshape(-1, 3)


def _framing(drawn: list[Drawing], positions: Array, anchors: Array) -> tuple[Array, float]:
    """The middle of each picture (frames, 3), and the radius in m of the ball to show."""
    sizes = np.array([float(np.linalg.norm(body.vertices, axis=1).max()) for body in drawn])
    low = np.vstack([(positions - sizes[:, None]).min(axis=(0, 1)), anchors]).min(axis=0)
    high = np.vstack([(positions + sizes[:, None]).max(axis=(0, 1)), anchors]).max(axis=0)
    centers = positions.mean(axis=1)
    spread = float((np.linalg.norm(positions - centers[:, None], axis=2) + sizes).max())
    whole = 0.5 * float(np.linalg.norm(high - low))
    if whole > FAR * spread:
        return centers, ROOM * spread
    middle = np.broadcast_to(0.5 * (low + high), centers.shape)
    reach = float((np.linalg.norm(positions - middle[:, None], axis=2) + sizes).max())
    return np.array(middle), max([reach, *np.linalg.norm(anchors - middle[0], axis=1)])


def _trails(
    run: Trajectory, drawn: list[Drawing], times: Array, speed: float, shot: Shot
) -> Callable[[float], list[Line]]:
    """The lines behind the bodies at a time."""
    lasting = (TRAIL * speed if len(drawn) <= MOST_TRAILS else 0.0) if shot.trails is None else shot.trails
    begin, end = max(float(run.times[0]), float(times[0]) - lasting), float(times[-1])
    if lasting <= 0.0 or not end > begin:
        return lambda time: []
    grid = np.linspace(begin, end, min(MOST_POINTS, int(POINTS * max(1.0, (end - begin) / lasting))) + 1)
    paths = _poses(run.at(grid), run.names)[0]

    def lines(time: float) -> list[Line]:
        chosen = (grid >= time - lasting) & (grid <= time)
        found = (trail(paths[chosen, k], body.color, BACKGROUND) for k, body in enumerate(drawn))
        return [line for line in found if line is not None]

    return lines


def _round_number(length: float) -> float:
    """1, 2 or 5 times a power of ten, near ``length``."""
    power = 10.0 ** np.floor(np.log10(length))
    return float(power * min((1.0, 2.0, 5.0, 10.0), key=lambda digit: abs(digit - length / power)))


def _caption(size: tuple[int, int], speed: float, title: str) -> Callable[[Image, float], Image]:
    from matplotlib.font_manager import findfont
    from PIL import Image as Paper
    from PIL import ImageDraw, ImageFont

    margin = size[1] // 30
    font: Any = ImageFont.truetype(findfont("DejaVu Sans"), max(10, margin))
    suffix = "" if speed == 1.0 else f"   (× {speed:.3g})"

    def write(image: Image, time: float) -> Image:
        paper = Paper.fromarray(image)
        pen = ImageDraw.Draw(paper)
        if title:
            pen.text((margin, margin), title, fill=(43, 43, 51), font=font)
        top = margin + (int(1.4 * max(10, margin)) if title else 0)
        pen.text((margin, top), f"t = {time:.2f} s{suffix}", fill=(107, 111, 122) if title else (43, 43, 51), font=font)
        return np.asarray(paper)

    return write
