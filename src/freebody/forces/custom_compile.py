"""Compile a user's function, and say in plain words why it does not compile."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from numba import types
from numba.core.errors import NumbaError

from freebody.errors import CustomFunctionError
from freebody.forces.custom_check import check, check_python, place
from freebody.forces.custom_group import GROUPS, VIEWS

ALLOWED = (
    "numbers, tuples, if, for and while, math, numpy's functions of one number, fb.cross and other compiled functions; "
    "no objects, strings, files, printing or new arrays"
)

DERIVED = "orientation, inertia, arm(at), point(at), point_velocity(at), to_world(a), to_body(a)"

# Numba's message can run to pages of candidates; what helps stands at its beginning.
LONGEST = 300

_BEFORE = re.compile(r"^Failed in nopython mode pipeline \(step: [^)]*\)\s*")
_AFTER = re.compile(r"There are \d+ candidate implementations|During: |File \"|\n\s*\n(?!\s*>>>)")

_NUMBER = r"(?:float64|int64|complex128|Literal\[int\]\(-?\d+\))"
_WORDS = (
    (rf"UniTuple\({_NUMBER} x (\d+)\)", r"tuple of \1"),
    (r"complex128", "complex number"),
    (_NUMBER, "number"),
    (r"Literal\[str\]\(([^)]*)\)", r"text '\1'"),
    (r"Untyped global name", "unknown kind of name"),
    (r"Cannot determine Numba type of", "it is a"),
)


def compiled(dispatcher: Any, arguments: tuple[Any, ...]) -> Any:
    """Compile for these types; the result's type, or a :class:`CustomFunctionError` that says what is in the way."""
    function = dispatcher.py_func
    check_python(function)
    try:
        dispatcher.compile(arguments)
    except NumbaError as error:
        message = _shortened(str(error))
        raise CustomFunctionError(
            f"{function.__name__} ({place(function, _line(error, function))}) cannot be compiled: {message}",
            expected=ALLOWED,
            remedy=_remedy(message),
        ) from None
    check(dispatcher, arguments)
    return dispatcher.overloads[arguments].signature.return_type


def _line(error: Any, function: Any) -> int | None:
    """The line that Numba complains about, if it is in the file of the function."""
    loc = getattr(error, "loc", None)
    if loc is None or Path(loc.filename).name != Path(function.__code__.co_filename).name:
        return None
    return int(loc.line)


def _shortened(message: str) -> str:
    message = _BEFORE.sub("", message.strip())
    cut = _AFTER.search(message)
    message = message[: cut.start()] if cut else message
    for kind in (*VIEWS.values(), *GROUPS.values()):
        message = message.replace(str(kind), "body" if kind in VIEWS.values() else "bodies")
    message = " ".join(message.split())
    message = re.sub(r"No implementation of function .* found for signature: >>> ", "there is no ", message)
    for pattern, words in _WORDS:
        message = re.sub(pattern, words, message)
    return message if len(message) <= LONGEST else message[:LONGEST].rstrip() + " ..."


def _remedy(message: str) -> str | None:
    unknown = re.search(r"Unknown attribute '(\w+)' of type (body|bodies)", message)
    if unknown and unknown[2] == "bodies":
        return "take one of them, bodies[i], or go through them with for body in bodies"
    if unknown and unknown[1] in ("velocity", "angular_velocity", "point_velocity"):
        return "a potential, or a force with velocity_dependent=False, sees no velocities: make it an @fb.force"
    if unknown:
        return f"a body has {', '.join(VIEWS['view'].fields)}, {DERIVED}"
    helper = re.search(r"unknown kind of name '(\w+)'.*<class 'function'>", message)
    if helper:
        return f"compile it too: put @numba.njit above def {helper[1]}"
    if "unknown kind of name" in message:
        return "take what it is for out of the function, or give numbers as parameters"
    if "complex number" in message:
        return "a potential is differentiated: write it with + - * / **, abs, min, max and math's common functions"
    return None


def in_words(kind: Any) -> str:
    """A compiled type as a user would say it."""
    if isinstance(kind, types.BaseTuple):
        return f"({', '.join(map(in_words, kind))})"
    if isinstance(kind, types.Optional):
        return f"{in_words(kind.type)} or nothing"
    if isinstance(kind, types.NoneType):
        return "nothing"
    if isinstance(kind, types.List):
        return "a list"
    if isinstance(kind, types.Complex):
        return "a complex number"
    return "a number" if isinstance(kind, types.Number) else str(kind)
