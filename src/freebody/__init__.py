"""freebody: a rigid-body laboratory.

Names are loaded when they are first used, so that ``import freebody`` costs next to nothing and Numba, trimesh and the
optional libraries come in only where they are needed.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from freebody._version import __version__

if TYPE_CHECKING:
    from freebody import se3 as se3
    from freebody import so3 as so3
    from freebody.errors import FreebodyError as FreebodyError

# Public name -> the module that has it. One canonical import per name: ``freebody.<name>``.
_HOME = {
    "FreebodyError": "freebody.errors",
}
_MODULES = frozenset({"errors", "se3", "so3"})

__all__ = ["FreebodyError", "__version__", "errors", "se3", "so3"]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f"freebody.{name}")
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'freebody' has no attribute {name!r}")
    value = getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
