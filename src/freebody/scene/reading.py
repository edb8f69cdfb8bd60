"""``load_scene``: from a file or a text to a scene that is known to be sound."""

from __future__ import annotations

import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from freebody.errors import InputError
from freebody.scene.document import SceneForm
from freebody.scene.errors import SceneError
from freebody.scene.scene import Scene
from freebody.scene.site import Site
from freebody.scene.translate import Source

__all__ = ["load_scene"]

# Room for a mesh of some tens of thousands of triangles; larger ones belong in files of their own.
MAX_BYTES = 8 << 20

# Tables and lists inside each other. A compound of compounds of shells needs about ten.
MAX_DEPTH = 40

# A run of this many dots or brackets never is a scene, and would cost the parser time or stack.
TOO_DEEP = re.compile(rb"(?:\[\s*){%d}|(?:\.[\w-]+){%d}|(?:\{[^{}\n]*){%d}" % (MAX_DEPTH, MAX_DEPTH, MAX_DEPTH))

TEXT = "<text>"
AT = re.compile(r"^(.*?)(?: \(at line (\d+), column \d+\))?$", re.DOTALL)


def load_scene(
    source: str | os.PathLike[str],
    *,
    folder: str | os.PathLike[str] | None = None,
    allow_code: bool = False,
    allow_outside: bool = False,
) -> Scene:
    """Read a scene from a TOML file, or from a text (a str of more than one line), and check all of it.

    Files that the scene names are looked for in ``folder``: that of the file, or the current one for a text. They must
    lie inside of it unless ``allow_outside``; user forces, which are Python code, need ``allow_code``. Raises
    :class:`SceneError` with file, line and path for every mistake.
    """
    if isinstance(source, str) and "\n" in source:
        name, text, beside = TEXT, source, Path()
        if len(text) > MAX_BYTES:
            raise Source(name, None).error((), f"{len(text)} characters", expected=f"at most {MAX_BYTES}")
    else:
        path = Path(source)
        name, beside = _named(path), path.parent
        text = _decoded(_read(path, Source(name, None)), Source(name, None))
    site = Site(beside if folder is None else Path(folder), allow_code, allow_outside)
    where = Source(name, text)
    scene = Scene(_validated(_parsed(text, where), where), site, where)
    scene.check()
    return scene


def _named(path: Path) -> str:
    return path.name if path.name.isprintable() else repr(path.name)


def _read(path: Path, where: Source) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise where.error((), "it is not a file", expected="a TOML file", remedy="give the path of the scene")
        if status.st_size > MAX_BYTES:
            raise where.error(
                (),
                f"it has {status.st_size} bytes",
                expected=f"at most {MAX_BYTES}",
                remedy='keep meshes in files of their own: shape = { type = "mesh", file = "part.stl" }',
            )
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as problem:
        if isinstance(problem, InputError):
            raise
        raise where.error(
            (), f"it cannot be opened: {problem}", expected="a readable file", remedy="check the path"
        ) from None


def _decoded(data: bytes, where: Source) -> str:
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        raise where.error((), f"it is not UTF-8 text: byte {problem.start}", expected="a TOML file") from None


def _parsed(text: str, where: Source) -> dict[str, Any]:
    deep = TOO_DEEP.search(text.encode(errors="replace"))
    if deep:
        raise where.error((), "tables inside each other without end", expected=f"at most {MAX_DEPTH} levels")
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise where.error((), "it is nested too deeply", expected=f"at most {MAX_DEPTH} levels") from None
    except ValueError as problem:
        match = AT.match(str(problem))
        message, line = (match.group(1), match.group(2)) if match else (str(problem), None)
        raise SceneError([_syntax(where, message, line)]) from None
    _shallow(data, where)
    return data


def _syntax(where: Source, message: str, line: str | None) -> Any:
    from dataclasses import replace

    problem = Source(where.name, None).problem((), f"this is not TOML: {message[:200]}", expected="valid TOML 1.0")
    return replace(problem, line=None if line is None else int(line))


def _shallow(data: Any, where: Source) -> None:
    """Refuse what is nested too deeply, without recursion of our own."""
    level = [data]
    for _ in range(MAX_DEPTH):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(entry for entry in value if isinstance(entry, dict | list))
        if not inner:
            return
        level = inner
    raise where.error((), "it is nested too deeply", expected=f"at most {MAX_DEPTH} levels")


def _validated(data: dict[str, Any], where: Source) -> SceneForm:
    try:
        return SceneForm.model_validate(data)
    except ValidationError as error:
        raise where.invalid(error, data) from None
    except RecursionError:
        raise where.error((), "it is nested too deeply", expected=f"at most {MAX_DEPTH} levels") from None
