"""``load_scene``: from a file or a text to a scene that is known to be sound."""

from __future__ import annotations

import os
import re
import stat
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from freebody.arguments import a_path
from freebody.errors import InputError
from freebody.scene.document import SceneForm
from freebody.scene.errors import SceneError
from freebody.scene.scanning import LONGEST_KEY, MAX_DEPTH, MOST_PARTS, too_deep
from freebody.scene.scene import Scene
from freebody.scene.sharing import is_shared, unshared
from freebody.scene.site import Site
from freebody.scene.translate import Source
from freebody.units import BEYOND, ORDINARY

# Whatever is in a file, what is wrong with it is said within seconds: the parser of the standard library needs a few
# for so much. Room for a mesh of ten thousand triangles; larger ones belong in their own files.
MAX_BYTES = 1 << 20

TEXT = "<text>"
DIGITS = re.compile(r"[0-9_]+")
AT = re.compile(r"^(.*?)(?: \(at (?:line (\d+), column \d+|end of document)\))?$", re.DOTALL)


def load_scene(
    source: str | os.PathLike[str],
    *,
    folder: str | os.PathLike[str] | None = None,
    allow_code: bool = False,
    allow_outside: bool = False,
) -> Scene:
    """Read a scene from ``source``, a TOML file or a text (a str of more than one line), and check all of it.

    A text that :meth:`Scene.share` made, which begins with ``freebody1:``, is taken too; it has neither files nor code.

    Files that the scene names are looked for in ``folder``: that of the file, or the current one for a text. They must
    lie inside of it unless ``allow_outside``; user forces, which are Python code, need ``allow_code``. Raises
    :class:`SceneError` with file, line and path of the mistakes: types, units and misspelt entries first, then meaning.
    """
    if is_shared(source):
        return alone(unshared(str(source)), "<shared scene>")
    if isinstance(source, str) and "\n" in source:
        name, text, beside = TEXT, source, Path()
    else:
        path = a_path("source", source)
        name, beside = _named(path), path.parent
        text = read_text(path)
    site = Site(beside if folder is None else a_path("folder", folder), allow_code, allow_outside)
    return scene_from(text, Source(name, text), site)


def read_text(path: Path) -> str:
    """The text of a scene's file. Raises :class:`SceneError` for one that is no small file of UTF-8 text."""
    where = Source(_named(path), None)
    return _decoded(_read(path, where), where)


def alone(text: str, name: str) -> Scene:
    """The scene that a TOML text from somebody says, called ``name``; it may name neither files nor code."""
    return scene_from(text, Source(name, text), Site(Path(), alone=True))


def scene_from(text: str, where: Source, site: Site) -> Scene:
    """The scene that ``text`` says, checked; ``where`` knows how to call the places of its mistakes."""
    if len(text) > MAX_BYTES:
        raise Source(where.name, None).error((), f"{len(text)} characters", expected=f"at most {MAX_BYTES}")
    scene = Scene(validated(_parsed(text, where.name), where), site, where)
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


def _parsed(text: str, name: str) -> dict[str, Any]:
    bare = Source(name, None)
    deep = too_deep(text)
    if deep is not None:
        expected = f"at most {MAX_DEPTH} levels, keys of at most {LONGEST_KEY} parts, {MOST_PARTS} parts in all"
        problem = bare.problem((), "tables inside each other without end", expected=expected)
        raise SceneError([replace(problem, line=text.count("\n", 0, deep) + 1)])
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise bare.error((), "it is nested too deeply", expected=f"at most {MAX_DEPTH} levels") from None
    except ValueError as error:
        match = AT.match(str(error))
        message, line = (match.group(1), match.group(2)) if match else (str(error), None)
        parts: dict[str, Any] = {"expected": "valid TOML 1.0"}
        if not isinstance(error, tomllib.TOMLDecodeError):
            # Python's own limit; the parser does not know where.
            message, line = "a whole number of thousands of digits", str(_longest_number(text))
            parts |= {"cause": BEYOND, "remedy": ORDINARY}
        problem = bare.problem((), f"this is not TOML: {message[:200]}", **parts)
        last = text.rstrip().count("\n") + 1
        raise SceneError([replace(problem, line=last if line is None else int(line))]) from None
    _shallow(data, bare)
    return data


def _longest_number(text: str) -> int:
    """The line on which the longest run of digits stands."""
    longest = max(DIGITS.finditer(text), key=lambda found: found.end() - found.start())
    return text.count("\n", 0, longest.start()) + 1


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


def validated(data: dict[str, Any], where: Source) -> SceneForm:
    """The form of parsed TOML. Raises :class:`SceneError`."""
    try:
        return SceneForm.model_validate(data)
    except ValidationError as error:
        raise where.invalid(error) from None
    except RecursionError:
        raise where.error((), "it is nested too deeply", expected=f"at most {MAX_DEPTH} levels") from None
