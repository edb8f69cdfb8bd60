"""Methods that advance a world, one file each, and their registry. Called, ``fb.integrators()`` lists them."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from freebody.integrators.registry import Listing

__all__: list[str] = []


class _Room(ModuleType):
    """This room has the name of the public function, and an imported room hides it: so the room answers the call."""

    def __call__(self) -> Listing:
        from freebody.integrators.registry import integrators

        return integrators()


sys.modules[__name__].__class__ = _Room
