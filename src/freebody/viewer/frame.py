"""The binary frame that the page receives for one picture: single precision, little-endian.

[0] frame counter, [1] t, [2] real-time factor, [3] kinetic, [4] potential, [5] work, [6:9] linear momentum, [9:12]
angular momentum about the world's origin, [12] flags, [13] grabbed body or -1, [14:17] grabbed point, [17:20] its
target, [20] drift of energy minus work plus losses, [21] the ghost's, [22] the ghost's kinetic energy, [23] what
contact took; then per body x(3) q(4, wxyz) w(3) L(3); then, with a ghost, per body x q; then, where forces are known,
per body force(3) torque(3); then, where something can touch, the block of ``freebody.viewer.contacts``.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from freebody.viewer.diagnostics import Reading

HEAD = 24
PER_BODY = 13
PER_GHOST = 7
PER_WRENCH = 6

PAUSED = 1
GRABBED = 2
GHOST = 4
WRENCH = 8
CONTACT = 16

# Worlds of more bodies send no forces: pages draw no more arrows than that.
MOST_WRENCHES = 200

# Whole numbers up to here are exact in single precision.
COUNTER = 1 << 24


@dataclass(frozen=True)
class DrawnGrab:
    """A grab to draw: the body, the grabbed point and the target (3,), world."""

    body: int
    point: NDArray[np.float64]
    target: NDArray[np.float64]


def pack(
    counter: int,
    factor: float,
    reading: Reading,
    *,
    drift: float,
    paused: bool,
    held: DrawnGrab | None = None,
    ghost: Reading | None = None,
    ghost_drift: float = 0.0,
    origin: NDArray[np.float64] | None = None,
    contact: NDArray[np.float64] | None = None,
) -> bytes:
    """The bytes of a frame with its block of ``contact``; positions are relative to ``origin`` (3,), by default the
    world's.
    """
    o = np.zeros(3) if origin is None else origin
    bodies = len(reading.position)
    with_wrench = reading.force is not None and reading.torque is not None
    width = PER_BODY + (0 if ghost is None else PER_GHOST) + (PER_WRENCH if with_wrench else 0)
    size = HEAD + width * bodies
    out = np.zeros(size + (0 if contact is None else len(contact)), dtype=np.float64)
    out[:6] = counter % COUNTER, reading.time, factor, reading.kinetic, reading.potential, reading.work
    out[6:9], out[9:12] = reading.linear, reading.angular
    out[12] = (PAUSED if paused else 0) + (GRABBED if held else 0) + (0 if ghost is None else GHOST)
    out[12] += (WRENCH if with_wrench else 0) + (0 if contact is None else CONTACT)
    out[13] = -1 if held is None else held.body
    if held is not None:
        out[14:17], out[17:20] = held.point - o, held.target - o
    out[20], out[23] = drift, reading.lost
    rows = out[HEAD : HEAD + PER_BODY * bodies].reshape(bodies, PER_BODY)
    rows[:, 0:3], rows[:, 3:7] = reading.position - o, reading.orientation
    rows[:, 7:10], rows[:, 10:13] = reading.spin, reading.spin_momentum
    if ghost is not None:
        out[21], out[22] = ghost_drift, ghost.kinetic
        begin = HEAD + PER_BODY * bodies
        shadows = out[begin : begin + PER_GHOST * bodies].reshape(bodies, PER_GHOST)
        shadows[:, 0:3], shadows[:, 3:7] = ghost.position - o, ghost.orientation
    if with_wrench:
        wrenches = out[size - PER_WRENCH * bodies : size].reshape(bodies, PER_WRENCH)
        wrenches[:, 0:3], wrenches[:, 3:6] = reading.force, reading.torque
    if contact is not None:
        out[size:] = contact
    # A ghost that blows up overflows single precision; the page shows infinity.
    with np.errstate(over="ignore"):
        return out.astype("<f4").tobytes()
