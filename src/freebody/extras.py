"""Libraries that only some formats need: they are installed on request, and name themselves where they are missing."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

from freebody.errors import InputError

# Where this package is, if it runs from a clone and not from an installed copy.
CLONE = Path(__file__).parents[2]


def install(extra: str) -> str:
    """The command that installs an extra: in a clone the clone's own, otherwise that of the installed package."""
    cloned = (CLONE / "pyproject.toml").is_file() and (CLONE / "src" / "freebody").is_dir()
    return f"pip install '.[{extra}]' in {CLONE}" if cloned else f"pip install 'freebody[{extra}]'"


def needed(module: str, extra: str, purpose: str) -> ModuleType:
    """The ``module`` of an ``extra``. Raises :class:`InputError` that tells how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        if error.name is not None and error.name != module.partition(".")[0]:
            raise
        raise InputError(
            f"{purpose} without {module.partition('.')[0]}",
            expected=f"the extra '{extra}'",
            cause="it was installed without this extra, which keeps it small",
            remedy=install(extra),
        ) from None
