"""Where a scene is built: which folder its files come from, and what it is allowed to do."""

from __future__ import annotations

import importlib
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from freebody.errors import InputError


@dataclass(frozen=True)
class Site:
    """``folder`` of the scene; files outside of it need ``allow_outside``, functions by name need ``allow_code``.

    A scene that is ``alone`` came as a text from somebody: it names neither files nor functions, whatever is allowed.
    """

    folder: Path
    allow_code: bool = False
    allow_outside: bool = False
    alone: bool = False
    # Shapes are immutable, so that one that was read from a file serves every world built from the scene.
    shapes: dict[Any, Any] = field(default_factory=dict)
    # Functions by names that mean something in this process alone.
    kept: dict[str, Any] = field(default_factory=dict)

    def file(self, name: str) -> Path:
        """The file that a scene names, if it may. Raises :class:`InputError`."""
        if self.alone:
            raise InputError(f"file = {name!r} in a shared scene", expected="a scene that needs no files")
        try:
            folder = self.folder.resolve()
            path = (folder / name).resolve()
        except (OSError, RuntimeError, ValueError) as problem:
            raise InputError(f"file = {name!r}: {problem}", expected="a path inside the scene's folder") from None
        if not self.allow_outside and not path.is_relative_to(folder):
            raise InputError(
                f"file = {name!r} is outside of the scene's folder",
                expected="a path inside it",
                cause="a scene from somebody else must not read your files",
                remedy="copy the file beside the scene, or allow it: allow_outside=True",
            )
        return path

    def function(self, name: str) -> Any:
        """The object that ``module:name`` means, if code is allowed. Raises :class:`InputError`."""
        if name in self.kept:
            return self.kept[name]
        if self.alone:
            raise InputError(f"function = {name!r} in a shared scene", expected="a scene of data, without code")
        if not self.allow_code:
            raise InputError(
                f"function = {name!r} is Python code",
                expected="a scene without code, or your consent to run it",
                remedy="if you trust the scene: load_scene(..., allow_code=True), or --allow-code",
            )
        module, _, attribute = name.partition(":")
        if not all(part.isidentifier() for part in module.split(".")) or not attribute.isidentifier():
            raise InputError(f"function = {name!r}", expected='"module:function"')
        beside = os.fspath(self.folder.resolve())
        sys.path.insert(0, beside)
        try:
            return getattr(importlib.import_module(module), attribute)
        except Exception as problem:  # a user's module may fail in any way
            raise InputError(
                f"function = {name!r} cannot be imported: {type(problem).__name__}: {problem}",
                expected="a module that Python finds, beside the scene or installed, with this function in it",
            ) from None
        finally:
            sys.path.remove(beside)
