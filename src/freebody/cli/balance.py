"""Whether the audit of a run shows what its method promises."""

from __future__ import annotations

from freebody.methods.base import Method
from freebody.model.layout import CONSERVATIVE_ONLY, KICKED
from freebody.trajectory.report import DIFFERS, Audit
from freebody.trajectory.run import Trajectory

__all__ = ["ENERGY", "ROUND_OFF", "complaints"]

# Promises "to round-off", in parts of the scale: a million times the machine's epsilon leaves room for the roundings of
# any run that ends within a lifetime, and for none of a wrong formula.
ROUND_OFF = 1e-9

# The place among the drifts of how far orientations are from rotations; behind it stand those of joints.
ON_GROUP = 3

# Promises of a bounded energy error depend on the step; above this part of the turnover the step is too long.
ENERGY = 1e-3


def complaints(run: Trajectory, method: Method, audit: Audit, *, energy: float = ENERGY) -> list[str]:
    """One sentence for every promise of ``method`` that the run does not keep; none if its books balance.

    Momentum is promised without forces; the linear one is booked to round-off with them as well. Energy is promised
    where every force has a potential, to the part ``energy`` of what moves. Joints stay closed, at every method.
    """
    flags = run.tables.flags
    wanted: dict[str, float] = {}
    if "rotation" in method.preserves:
        wanted[audit.drifts[ON_GROUP].name] = ROUND_OFF
    if "momentum" in method.preserves:
        wanted["linear momentum - impulse"] = ROUND_OFF
        if not flags & KICKED:
            wanted["angular momentum - angular impulse"] = ROUND_OFF
    wanted.update({drift.name: ROUND_OFF for drift in audit.drifts[ON_GROUP + 1 :]})
    if "energy" in method.preserves and flags & CONSERVATIVE_ONLY:
        wanted["energy - work"] = energy
    found = [
        f"{drift.name} drifted by {drift.relative:.1e} of its scale; {method.name} promises {wanted[drift.name]:g}"
        for drift in audit.drifts
        if drift.name in wanted and not drift.within(wanted[drift.name])
    ]
    return found + [
        f"{check.name} as booked differs from the forces at the frames by {check.difference:.3g} {check.unit}, "
        f"tolerance {check.tolerance:.3g}"
        for check in audit.checks
        if check.verdict == DIFFERS
    ]
