"""What is wrong with a run: lines of its audit that differ, and drifts that method and step do not explain."""

from __future__ import annotations

from freebody.methods.base import Method
from freebody.model.layout import KICKED
from freebody.trajectory.report import DIFFERS, Audit
from freebody.trajectory.run import Trajectory

__all__ = ["ROUND_OFF", "complaints"]

# Promises "to round-off", in parts of the scale: a million times the machine's epsilon leaves room for the roundings of
# any run that ends within a lifetime, and for none of a wrong formula.
ROUND_OFF = 1e-9

# The place among the drifts of how far orientations are from rotations; behind it stand those of joints.
ON_GROUP = 3


def complaints(run: Trajectory, method: Method, audit: Audit, *, energy: float | None = None) -> list[str]:
    """One sentence for every line that differs and every drift that method and step do not explain.

    They explain none beyond round-off in what the method promises to keep: rotations, momentum without forces (the
    linear one with them as well), and joints, at every method. Energy minus work may drift as far as the tolerances of
    all lines explain, and not beyond the part ``energy`` of the turnover, where that is given.
    """
    wanted: dict[str, float] = {}
    if "rotation" in method.preserves:
        wanted[audit.drifts[ON_GROUP].name] = ROUND_OFF
    if "momentum" in method.preserves:
        wanted["linear momentum - impulse"] = ROUND_OFF
        if not run.tables.flags & KICKED:
            wanted["angular momentum - angular impulse"] = ROUND_OFF
    wanted.update({drift.name: ROUND_OFF for drift in audit.drifts[ON_GROUP + 1 :]})
    found = [
        f"{drift.name} drifted by {drift.relative:.1e} of its scale; {method.name} keeps {wanted[drift.name]:g}"
        for drift in audit.drifts
        if drift.name in wanted and not drift.within(wanted[drift.name])
    ]
    if not audit.explained:
        found.append(audit.lost)
    elif energy is not None and not audit.drifts[0].within(energy):
        found.append(f"{audit.lost}; --tolerance asks for {energy:g}")
    return found + [check.sentence for check in audit.checks if check.verdict == DIFFERS]
