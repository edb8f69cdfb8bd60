"""Two points that stay together."""

from __future__ import annotations

from collections.abc import Sequence

from freebody.joints.ends import TwoEnds
from freebody.joints.equation import Equation, meet


class Ball(TwoEnds):
    """A ball joint: the point ``at`` of a body stays at ``to_at`` of another one, or at the world point ``anchor``.

    Three constraints; the bodies rotate freely about the point. The other end left out is where ``at`` stands.
    """

    noun = "ball"

    def equations(self) -> Sequence[Equation]:
        """The points meet."""
        return (meet(self.point(), self.other_point()),)


class Anchor(Ball):
    """A ball joint under the name it has where a body hangs from a point: a beam of length zero."""

    noun = "anchor"
