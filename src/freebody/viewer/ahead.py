"""What comes if nobody interferes: throws that hit a target, a fan of runs that begin a little differently, and what
moves the end most. All of it by the method that the page runs, on copies of its state.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import Field, TypeAdapter, ValidationError

from freebody import so3
from freebody.errors import InputError, SimulationError
from freebody.model.state import Clock, State
from freebody.model.tables import Tables
from freebody.viewer.live import Live
from freebody.viewer.messages import Point, Strict
from freebody.viewer.mover import Mover
from freebody.world import World

Array = NDArray[np.float64]

# Longest flight, in s, and in steps times bodies: the world on the page waits for one flight, not for all.
LONGEST = 60.0
MOST_STEPS = 20_000

# Poses told of one flight.
SAMPLES = 24

# A hit, in m and rad, and how many times Newton's method corrects a throw.
HIT = 1e-9
MOST_CORRECTIONS = 12
MOST_HALVINGS = 5
DIFFERENCE = 1e-6

# Runs of a fan; what one number is changed by, to see what it does to the end.
RUNS = 50
PART = 0.01

# Modes that are told, and pictures of each.
MOST_MODES = 30
PICTURES = 40

MOST_MOVING = 60

# The search for rest: steps, the largest of them (m, rad), the smallest, and what counts as no stiffness.
MOST_MOVES = 60
LARGEST_MOVE = 0.3
SMALLEST_MOVE = 1e-12
SOFT = 1e-9

NUMBERS = ("velocity x", "velocity y", "velocity z", "spin x", "spin y", "spin z")
UNITS = ("m/s", "m/s", "m/s", "rad/s", "rad/s", "rad/s")

Number = Annotated[float, Field(ge=-1e6, le=1e6)]


class _Flight(Strict):
    body: Annotated[int, Field(ge=0)]
    time: Annotated[float, Field(gt=0.0, le=LONGEST)]


class AimRequest(_Flight):
    """Bring a body to ``position``, and if given to ``orientation`` (wxyz), at ``time`` (s); from a throw before."""

    do: Literal["aim"]
    position: Point
    orientation: tuple[Number, Number, Number, Number] | None = None
    start: Annotated[list[Number], Field(min_length=6, max_length=6)] | None = None


class FanRequest(_Flight):
    """Runs that begin now with a velocity and a spin off by this part."""

    do: Literal["fan"]
    spread: Annotated[float, Field(gt=0.0, le=1.0)]


class WeighRequest(_Flight):
    """What each number of the start does to the end."""

    do: Literal["weigh"]


class ModesRequest(Strict):
    """How the world vibrates about its description."""

    do: Literal["modes"]


Ask = AimRequest | FanRequest | WeighRequest | ModesRequest
_ADAPTER: TypeAdapter[Ask] = TypeAdapter(Annotated[Ask, Field(discriminator="do")])


def read_ask(body: bytes) -> Ask:
    """A request of a page. Raises :class:`InputError` for anything else."""
    try:
        return _ADAPTER.validate_json(body)
    except (ValidationError, RecursionError) as error:
        told = error.errors()[0] if isinstance(error, ValidationError) else {"loc": (), "msg": "nested too deeply"}
        place = ".".join(map(str, told["loc"]))[:60]
        raise InputError(f"a request that is not understood ({place}: {told['msg'][:80]})") from None


@dataclass(frozen=True)
class _Free:
    """The tables of a world that nobody grabs, with floats of their own."""

    free: Tables
    current: Tables


class Ahead:
    """Flights of one body of a live world, which is left as it is. Raises :class:`InputError` where none are flown."""

    def __init__(self, live: Any, body: int, time: float) -> None:
        if not isinstance(live, Live):
            raise InputError("flights ahead of a recorded run", remedy="choose a scene that moves")
        if live.leader is not None:
            raise InputError("flights ahead in a scene far from the origin", expected="a scene near its origin")
        if not body < len(live.geometry.bodies):
            raise InputError(f"there is no body number {body}", expected=f"0 to {len(live.geometry.bodies) - 1}")
        self.live, self.body, self.time = live, body, time
        self.count = max(1, round(time / live.dt))
        cost = self.count * len(live.geometry.bodies)
        if cost > MOST_STEPS:
            raise InputError(
                f"a flight of {self.count} steps of {len(live.geometry.bodies)} bodies",
                expected=f"at most {MOST_STEPS} steps of one body",
                cause="the page would stand still meanwhile",
                remedy="a shorter time or longer steps",
            )
        free = live.tables.free
        self.tables: Any = _Free(free, replace(free, floats=free.floats.copy()))
        self.now = live.mover.state(live.tables)

    def numbers(self, start: State) -> Array:
        """Velocity and spin of the body, (6,)."""
        return np.concatenate([start.velocity[self.body], start.angular_velocity[self.body]])

    def sizes(self, start: State) -> Array:
        """What counts as large for each of the numbers."""
        u, reach = self.numbers(start), float(self.live.geometry.sizes[self.body])
        speed, spin = float(np.linalg.norm(u[:3])), float(np.linalg.norm(u[3:]))
        return np.repeat([max(speed, reach / self.time), max(spin, 1.0 / self.time)], 3)

    def fly(self, start: State, samples: int = SAMPLES) -> Array:
        """Position and orientation (wxyz) of the body at times that are equal to a step, (samples + 1, 7)."""
        own = start.clock
        mover = Mover(self.live.mover.method, replace(start, clock=Clock(own.time, 0, self.live.dt)), self.live.dt)
        mover.prepare()
        poses = [self._pose(mover)]
        marks = np.rint(np.linspace(0, self.count, samples + 1)).astype(int)
        for steps in np.diff(marks):
            mover.advance(self.tables, int(steps))
            poses.append(self._pose(mover))
        return np.array(poses)

    def _pose(self, mover: Mover) -> Array:
        state = mover.state(self.tables)
        return np.concatenate([state.position[self.body], state.orientation[self.body]])

    def aim(self, request: AimRequest) -> dict[str, Any]:
        """The throw from the start of the world that comes nearest, told as numbers and as a path."""
        first = self.live.initial
        u = self.numbers(first) if request.start is None else np.array(request.start)
        goal, turn = np.array(request.position), None
        free = 3
        if request.orientation is not None:
            q = np.array(request.orientation)
            if not np.linalg.norm(q) > 0.0:
                raise InputError("an orientation of length zero", expected="a quaternion w, x, y, z")
            turn, free = np.asarray(so3.quaternion_to_matrix(q / np.linalg.norm(q))), 6

        def missed(u: Array) -> Array:
            end = self.fly(self.live.thrown(self.body, u), samples=1)[-1]
            off: Array = end[:3] - goal
            if turn is None:
                return off
            away = np.asarray(so3.log(np.asarray(so3.quaternion_to_matrix(end[3:])) @ turn.T))
            return np.concatenate([off, away])

        steps = DIFFERENCE * self.sizes(first)[:free]
        r = missed(u)
        for _ in range(MOST_CORRECTIONS):
            if np.max(np.abs(r)) <= HIT:
                break
            slopes = np.column_stack([(missed(u + h * np.eye(6)[k]) - r) / h for k, h in enumerate(steps)])
            correction = np.zeros(6)
            correction[:free] = np.linalg.lstsq(slopes, -r, rcond=None)[0]
            for _ in range(MOST_HALVINGS):
                trial = missed(u + correction)
                if np.linalg.norm(trial) < np.linalg.norm(r):
                    break
                correction *= 0.5
            else:
                break
            u, r = u + correction, trial
        path = self.fly(self.live.thrown(self.body, u))
        return {
            "throw": u.tolist(), "missed": float(np.max(np.abs(r))), "hit": bool(np.max(np.abs(r)) <= HIT),
            "path": _short(path),
        }  # fmt: skip

    def fan(self, spread: float, seed: int = 0) -> Iterator[list[float] | None]:
        """Paths of the centre, one at a time: first as it is, then with velocity and spin off by chance. None for a
        run that breaks down.
        """
        u, rng = self.numbers(self.now), np.random.default_rng(seed)
        sizes = self.sizes(self.now)
        for k in range(RUNS + 1):
            off = spread * sizes * rng.standard_normal(6) if k else np.zeros(6)
            try:
                start = self.now if k == 0 else self.live.thrown(self.body, u + off, self.now)
                yield _short(self.fly(start)[:, :3])
            except SimulationError:
                yield None

    @property
    def end(self) -> list[float]:
        """Where the body is in the end, as it is."""
        return _short(self.fly(self.now, 1)[-1][:3])

    def weigh(self) -> Iterator[dict[str, Any]]:
        """For each number, by how much a hundredth of its size moves the end (m)."""
        u, steps = self.numbers(self.now), PART * self.sizes(self.now)
        for k, (name, unit) in enumerate(zip(NUMBERS, UNITS)):
            off = steps[k] * np.eye(6)[k]
            ends = [self.fly(self.live.thrown(self.body, u + way * off, self.now), 1)[-1] for way in (0.5, -0.5)]
            yield {
                "name": name, "unit": unit, "change": float(steps[k]),
                "shift": (ends[0][:3] - ends[1][:3]).tolist(), "turn": _turned(ends[0][3:], ends[1][3:]),
            }  # fmt: skip


def _turned(p: Array, q: Array) -> float:
    """The angle between two orientations, in rad."""
    apart, together = np.linalg.norm(p - q), np.linalg.norm(p + q)
    return 4.0 * float(np.arctan2(min(apart, together), max(apart, together)))


def vibrations(live: Any) -> list[dict[str, Any]]:
    """Modes about the rest that is found near the start, each with the poses of one period. Raises
    :class:`InputError` where there is none.
    """
    from freebody.derivatives.modes import modes

    if not isinstance(live, Live) or live.leader is not None:
        raise InputError("modes of a recorded run, or of a scene far from the origin", remedy="choose another scene")
    bodies = len(live.geometry.bodies)
    if bodies > MOST_MOVING:
        raise InputError(
            f"modes of {bodies} bodies", expected=f"at most {MOST_MOVING} on the page", remedy="use fb.modes in Python"
        )
    world = live.tables.world
    found = modes(world, state=None if world.has_contact else _rest(world, live.initial))
    told = [one.to_dict(PICTURES) for one in found if one.frequency > 0.0]
    return [{**one, "poses": [_short(picture) for picture in one["poses"]]} for one in told[:MOST_MODES]]


def _rest(world: World, start: State) -> State:
    """Where forces balance, downhill from ``start`` by Newton's method, or as near to it as that comes."""
    from freebody.derivatives.modes import Vibration, displaced

    kept = start.as_layout("momenta")
    raw = kept.raw.copy()
    raw[:, 7:13] = 0.0
    state = replace(kept, raw=raw, memory=np.zeros(0))
    for _ in range(MOST_MOVES):
        vibration = Vibration(world, state)
        N = vibration.allowed()
        force = N.T @ vibration.force()
        stiffness, _damping, _reach = vibration.stiffness(N)
        values, vectors = np.linalg.eigh(0.5 * (stiffness + stiffness.T))
        held = np.abs(values) > SOFT * np.max(np.abs(values), initial=0.0)
        correction = N @ vectors[:, held] @ (vectors[:, held].T @ force / np.abs(values[held]))
        size = float(np.max(np.abs(correction), initial=0.0))
        if size <= SMALLEST_MOVE:
            break
        state = replace(state, raw=displaced(state, correction * min(1.0, LARGEST_MOVE / size)))
    return state


def _short(numbers: Any) -> list[float]:
    """For JSON: seven digits are what a picture shows."""
    return [float(f"{value:.7g}") for value in np.ravel(numbers)]


def told(what: Any) -> bytes:
    """As JSON."""
    return json.dumps(what, allow_nan=False).encode()
