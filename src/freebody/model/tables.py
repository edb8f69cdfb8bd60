"""The frozen numbers of a world that kernels read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.model.body import Body
from freebody.model.layout import BODIES, BODY, BODY_CONSTANTS, THIN


class JointFacts(NamedTuple):
    """What reports need to know of a joint: its name, kind, bodies (numbers), first equation and how many there are.

    ``measures`` is what it leaves free: "angle" (rad), "travel" (m), or "" for none or more than one number.
    """

    name: str
    noun: str
    bodies: tuple[int, ...]
    first: int
    equations: int
    measures: str


class PairFacts(NamedTuple):
    """What results need to know of two solids that may touch: the names of what carries them, and their numbers.

    Normals point from b to a, and forces act on a. Carriers are the bodies and, behind them, the grounds. ``law`` has
    the numbers used: friction, restitution, rolling (m), spinning (m), slip speed (m/s).
    """

    a: str
    b: str
    carriers: tuple[int, int]
    first_slot: int
    slots: int
    law: tuple[float, ...]


class LimitFacts(NamedTuple):
    """A joint whose coordinate has ends: its name and number, the ends (rad or m) with the restitution there, and the
    first of its two slots, for the low and the high end.
    """

    name: str
    joint: int
    low: float
    high: float
    restitution: float
    first_slot: int


class SolidFacts(NamedTuple):
    """How many solids a crowd has, and which two of them each pair is that was listed."""

    total: int
    pairs: tuple[tuple[int, int], ...]


class ContactFacts(NamedTuple):
    """The names of the grounds, the pairs in order of their slots, how many slots there are, and where among the
    floats the state of contact begins (``contact.layout.STATE``, then a row of ``SLOT`` for each); joints with ends.

    Of a crowd (see ``contact.layout.CROWD``) no pairs are listed, and the slots are a pool. ``solids`` says what
    pairs are that were listed of one.
    """

    grounds: tuple[str, ...]
    pairs: tuple[PairFacts, ...]
    slots: int
    state: int
    limits: tuple[LimitFacts, ...] = ()
    crowd: bool = False
    solids: SolidFacts | None = None


@dataclass(frozen=True)
class Tables:
    """Buffers F and I as ``layout`` describes them, the compiled user functions, and the schedule.

    ``floats`` is read-only; a run works on a copy, because it notes the current segment of the schedule there.
    ``joints`` say what each one is called and which equations are its own; ``custom_joints`` is the compiled function
    of users' equations. ``centers`` (bodies, 3) are the centres of mass in the drawings' coordinates, in m; kernels do
    not need them. ``coupled`` has the bodies (numbers) of every force that depends on more than one. ``contacts`` says
    what may touch; None where nothing can.
    """

    names: tuple[str, ...]
    floats: NDArray[np.float64]
    integers: NDArray[np.int64]
    custom_wrench: Any
    custom_energy: Any
    edges: NDArray[np.float64]
    centers: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 3)))
    joints: tuple[JointFacts, ...] = ()
    custom_joints: Any = None
    coupled: tuple[tuple[int, ...], ...] = ()
    contacts: ContactFacts | None = None

    @property
    def flags(self) -> int:
        """The flags of ``layout``."""
        return int(self.integers[2])

    @property
    def rows(self) -> NDArray[np.float64]:
        """The constants of each body, (bodies, BODY)."""
        return self.floats[BODIES : BODIES + BODY * len(self.names)].reshape(-1, BODY)

    def _constants(self, field: str) -> NDArray[np.float64]:
        """A field of ``layout.BODY_CONSTANTS`` of every body, (bodies, numbers)."""
        return self.rows[:, BODY_CONSTANTS.slices[field]]

    @property
    def masses(self) -> NDArray[np.float64]:
        """Mass of each body, (bodies,), in kg."""
        return self._constants("mass")[:, 0]

    @property
    def inertias(self) -> NDArray[np.float64]:
        """Inertia of each body about its centre of mass, body axes, (bodies, 3, 3), in kg m^2."""
        return _full(self._constants("inertia"))

    @property
    def inverse_inertias(self) -> NDArray[np.float64]:
        """Its inverse, zero along directions without inertia, (bodies, 3, 3)."""
        return _full(self._constants("inverse_inertia"))

    @property
    def principal_moments(self) -> NDArray[np.float64]:
        """Of each body, ascending, (bodies, 3), in kg m^2."""
        return self._constants("principal_moments")

    @property
    def principal_axes(self) -> NDArray[np.float64]:
        """R_BP of each body, (bodies, 3, 3): columns are the axes."""
        return self._constants("principal_axes").reshape(-1, 3, 3)

    @property
    def thin(self) -> NDArray[np.bool_]:
        """Which bodies are thin, (bodies,): see ``layout.THIN``."""
        least, middle, _ = self.principal_moments.T
        return np.asarray((least > 0.0) & (least < THIN * middle))


def _full(six: NDArray[np.float64]) -> NDArray[np.float64]:
    return six[:, [0, 3, 4, 3, 1, 5, 4, 5, 2]].reshape(-1, 3, 3)


def body_rows(bodies: tuple[Body, ...]) -> NDArray[np.float64]:
    """One row of constants per body, (bodies, BODY)."""
    rows = np.zeros((len(bodies), BODY))
    for line, body in zip(rows, bodies):
        line[: BODY_CONSTANTS.size] = BODY_CONSTANTS.row(
            mass=body.mass,
            inverse_mass=1.0 / body.mass,
            inertia=_six(body.inertia),
            inverse_inertia=_six(body.inverse_inertia),
            principal_moments=body.principal_moments,
            principal_axes=body.principal_axes,
        )
    return rows


def _six(tensor: NDArray[np.float64]) -> list[float]:
    return [tensor[0, 0], tensor[1, 1], tensor[2, 2], tensor[0, 1], tensor[0, 2], tensor[1, 2]]
