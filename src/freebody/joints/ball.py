"""Two points that stay together."""

from __future__ import annotations

from collections.abc import Sequence

from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.coincidence import Coincidence
from freebody.joints.ends import TwoEnds


class Ball(TwoEnds):
    """A ball joint: the point ``at`` of a body stays at ``to_at`` of another one, or at the world point ``anchor``.

    Three constraints; the bodies rotate freely about the point. The other end left out is where ``at`` stands.
    """

    noun = "ball"

    def equations(self) -> Sequence[Constraint]:
        """The points meet."""
        return (Coincidence(**self.points()),)


class Anchor(Ball):
    """A ball joint under the name it has where a body hangs from a point: a beam of length zero."""

    noun = "anchor"
