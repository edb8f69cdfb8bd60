"""What a mesh is before anybody integrates over it: closed or open, sound or not, and where it is broken."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from freebody.errors import MeshError
from freebody.mass.moments import Moments

Array = NDArray[np.float64]
Severity = Literal["error", "corrected", "note"]


@dataclass(frozen=True)
class Finding:
    """One thing found: ``error`` makes the figures untrustworthy, ``corrected`` was put right, ``note`` is harmless."""

    kind: str
    severity: Severity
    count: int
    message: str
    remedy: str | None = None
    where: tuple[tuple[float, ...], ...] = ()

    def __str__(self) -> str:
        text = f"{self.severity}: {self.message}"
        if self.where:
            spots = ", ".join("(" + ", ".join(f"{value:.6g}" for value in spot) + ")" for spot in self.where)
            text += f" at {spots}"
            if self.count > len(self.where):
                text += ", ..."
        return text + (f". Remedy: {self.remedy}." if self.remedy else ".")

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "kind": self.kind,
            "severity": self.severity,
            "count": self.count,
            "message": self.message,
            "remedy": self.remedy,
            "where": [list(spot) for spot in self.where],
        }


@dataclass(frozen=True)
class Diagnosis:
    """Everything ``mass.examine`` found out about a mesh.

    ``moments`` are those of the enclosed volume, outward; None when nothing sensible can be integrated.
    """

    vertices: int
    faces: int
    components: int
    closed: bool
    area: float
    findings: tuple[Finding, ...]
    moments: Moments | None = field(default=None, repr=False)

    @property
    def sound(self) -> bool:
        """Whether the enclosed volume is well defined, so that mass figures can be trusted."""
        return not self.errors

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that forbid trusting the figures."""
        return tuple(finding for finding in self.findings if finding.severity == "error")

    def raise_if_unsound(self, name: str = "the mesh") -> None:
        """Raise a :class:`MeshError` that names every error, says where it is and what to do."""
        if self.sound:
            return
        found = f"{name} ({self.faces} faces) encloses no well-defined volume: " + "; ".join(
            str(finding).removeprefix("error: ").rstrip(".") for finding in self.errors
        )
        error = MeshError(found)
        error.diagnosis = self
        raise error

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "vertices": self.vertices,
            "faces": self.faces,
            "components": self.components,
            "closed": self.closed,
            "sound": self.sound,
            "area": self.area,
            "findings": [finding.to_dict() for finding in self.findings],
        }

    def __str__(self) -> str:
        head = (
            f"{self.faces} faces, {self.vertices} vertices, {_count(self.components, 'component')}, "
            f"{'closed' if self.closed else 'open'}, {'sound' if self.sound else 'NOT sound'}"
        )
        return "\n".join([head, *(f"  {finding}" for finding in self.findings)])


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")
