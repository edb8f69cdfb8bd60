"""Complaints about a run: lines of its audit that differ, and drifts that method and step do not explain."""

from __future__ import annotations

from freebody.methods.base import Method
from freebody.model.layout import KICKED
from freebody.trajectory.report import DIFFERS, Audit
from freebody.trajectory.run import Trajectory

# "To round-off", relative to the scale: a million times the machine epsilon leaves room for the rounding of very long
# runs, and none for a wrong formula.
ROUND_OFF = 1e-9

# Index of the drift from the rotation group; those of joints follow it.
ON_GROUP = 3


def complaints(run: Trajectory, method: Method, audit: Audit, *, energy: float | None = None) -> list[str]:
    """One sentence for every line that differs and every drift that method and step do not explain.

    What the method promises to keep may drift by round-off only: rotations, linear momentum, angular momentum without
    forces, and joints with every method. Energy minus work may drift as far as the tolerances of all lines explain, and
    at most by the part ``energy`` of the turnover, if given.
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
    found += [check.sentence for check in audit.checks if check.verdict == DIFFERS]
    return found + [bound.sentence for bound in audit.bounds if not bound.holds]
