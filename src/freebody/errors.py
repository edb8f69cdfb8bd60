"""One family of exceptions.

Every message answers four questions: what was found (the value), what was expected, what probably caused it and what
to do about it. ``describe`` puts the four together, so that all messages read alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from freebody.terminal import plain

if TYPE_CHECKING:
    from freebody.mass.diagnosis import Diagnosis
    from freebody.trajectory.run import Trajectory

__all__ = [
    "AssemblyError",
    "CadError",
    "CustomFunctionError",
    "DescriptionError",
    "FreebodyError",
    "GeometryError",
    "InertiaError",
    "InputError",
    "MeshError",
    "MeshFileError",
    "RunFileError",
    "SimulationError",
]


def describe(found: str, *, expected: str | None = None, cause: str | None = None, remedy: str | None = None) -> str:
    """Compose an error message from its four parts; parts that say nothing new may be left out."""
    parts = [_sentence(found)]
    if expected is not None:
        parts.append(_sentence(f"Expected: {expected}"))
    if cause is not None:
        parts.append(_sentence(f"Likely cause: {cause}"))
    if remedy is not None:
        parts.append(_sentence(f"Remedy: {remedy}"))
    # Much of it may come out of a file.
    return plain(" ".join(parts))


def _sentence(text: str) -> str:
    text = text.strip()
    return text if text.endswith((".", "!", "?", ":")) else text + "."


class FreebodyError(Exception):
    """Base of everything freebody raises on purpose.

    The message has up to four parts, which are attributes too: what was ``found``, what was ``expected``, the likely
    ``cause`` and the ``remedy``.
    """

    def __init__(
        self, found: str, *, expected: str | None = None, cause: str | None = None, remedy: str | None = None
    ) -> None:
        super().__init__(describe(found, expected=expected, cause=cause, remedy=remedy))
        self.found = found
        self.expected = expected
        self.cause = cause
        self.remedy = remedy


class InputError(FreebodyError, ValueError):
    """An argument has the wrong shape, sign, unit or value."""


class GeometryError(InputError):
    """A shape that cannot exist: negative radius, zero extent, a shell thicker than its body."""


class InertiaError(FreebodyError, ValueError):
    """An inertia that no distribution of mass can have."""


class MeshError(FreebodyError, ValueError):
    """A triangle mesh whose enclosed volume is not well defined.

    ``diagnosis`` holds the full :class:`freebody.mass.diagnosis.Diagnosis` when there is one, and ``notes`` what a
    repair did before it was given up.
    """

    diagnosis: Diagnosis | None = None
    notes: tuple[str, ...] = ()


class MeshFileError(FreebodyError, ValueError):
    """A file that is not a readable mesh: truncated, hostile, of an unknown format, too large."""


class CadError(MeshFileError):
    """A STEP or BREP file that cannot be read, or the ``cad`` extra is missing."""


class CustomFunctionError(InputError):
    """A user's force or potential that cannot be compiled, or returns the wrong thing."""


class DescriptionError(InputError, AttributeError):
    """An attribute of a body, force, joint or world that somebody tried to set after it was made."""


class RunFileError(InputError):
    """A recorded run that cannot be read: not a run, damaged, too large, of a later version."""


class AssemblyError(InputError):
    """Joints that do not hold, and cannot be made to or were not asked to."""


class SimulationError(FreebodyError, ValueError):
    """A run that could not go on; ``run`` is the :class:`freebody.Trajectory` up to the last good frame."""

    run: Trajectory | None = None
