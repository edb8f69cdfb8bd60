"""What a page may do to a scene's document. Each edit is checked here for its form; the scene itself is checked, after
all of them, by the code that reads scene files.
"""

from __future__ import annotations

import copy
import math
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Annotated, Any, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from freebody import so3
from freebody.errors import InputError
from freebody.joints.consistent import projected
from freebody.scene.editing import Draft
from freebody.scene.scanning import MAX_DEPTH
from freebody.viewer.messages import Coordinate, Name, Point, reason
from freebody.viewer.parameters import started
from freebody.world import World

# Edits of one request, and the steps of a path.
MOST_EDITS = 64
LONGEST_PATH = 8

# Entries that name bodies and grounds, and where such entries are.
NAMING = ("body", "to", "a", "b", "between", "follow")
USERS = ("joint", "force", "contact", "no_contact")
LISTS = ("body", *USERS, "floor", "fixed", "material")

# Entries by which a scene reaches beyond itself; a page cannot add any.
OUTSIDE = ("file", "function")

# What goes from one point to another; joints sit at one point.
APART = ("spring", "beam")
WITH_AXIS = ("hinge", "slider")

# Of a new spring, in 1/s^2: with it a body swings about once a second.
SPRINGINESS = 40.0

NUMBER_BEHIND = re.compile(r" \d{1,6}$")

Number = Annotated[int, Field(ge=0, le=1_000_000)]
Step = Annotated[str, Field(min_length=1, max_length=60)] | Number
Path = Annotated[list[Step], Field(min_length=1, max_length=LONGEST_PATH)]
Quaternion = tuple[Coordinate, Coordinate, Coordinate, Coordinate]
List = Literal["body", "joint", "force", "contact", "no_contact", "floor", "fixed", "material"]


class _Edit(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)


class Set(_Edit):
    """Write ``value`` at ``path``; None removes the entry."""

    op: Literal["set"]
    path: Path
    value: Any = None


class Add(_Edit):
    """Append an entry to a list. A name that is taken gets a number."""

    op: Literal["add"]
    list: List
    entry: dict[str, Any]


class Remove(_Edit):
    """Remove an entry of a list; with a body go the joints, forces and contacts that name it."""

    op: Literal["remove"]
    list: List
    number: Number


class Copy(_Edit):
    """Append a copy of a body, moved by ``shift`` (m), with a name of its own."""

    op: Literal["copy"]
    number: Number
    shift: Point


class Place(_Edit):
    """Put the centre of mass of body number ``body`` of the world at ``position`` (m), turned as ``orientation``."""

    op: Literal["place"]
    body: Number
    position: Point
    orientation: Quaternion | None = None


class Throw(_Edit):
    """Give body number ``body`` of the world a ``velocity`` (m/s), as nearly as its joints allow; what they drag along
    moves with it.
    """

    op: Literal["throw"]
    body: Number
    velocity: Point


class Connect(_Edit):
    """Join ``body`` and ``to`` (None: the world). A spring or a beam goes from ``start`` to ``end``, both in the
    world (m); a joint sits at ``end``. ``axis`` is in the world too.
    """

    op: Literal["connect"]
    kind: Literal["spring", "beam", "ball", "hinge", "slider", "weld"]
    body: Name
    to: Name | None = None
    start: Point
    end: Point
    axis: Point | None = None


class New(_Edit):
    """Begin another scene with this body; comes first."""

    op: Literal["new"]
    body: dict[str, Any]


Edit = Set | Add | Remove | Copy | Place | Throw | Connect | New
_EDITS: TypeAdapter[list[Edit]] = TypeAdapter(
    Annotated[list[Annotated[Edit, Field(discriminator="op")]], Field(min_length=1, max_length=MOST_EDITS)]
)


def read_edits(value: Any) -> list[Edit]:
    """The edits in what JSON said. Raises :class:`InputError`."""
    _sound(value)
    try:
        return _EDITS.validate_python(value, strict=False)
    except ValidationError as error:
        raise InputError("an edit that is not understood", cause=reason(error)) from None


def _sound(value: Any) -> None:
    """Refuse what TOML cannot say, without recursion of our own."""
    level = [value]
    for _ in range(MAX_DEPTH + 4):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    raise InputError("an edit that is nested too deeply", expected=f"at most {MAX_DEPTH} levels")


def _inside(value: Any) -> list[Any]:
    if isinstance(value, float) and not math.isfinite(value):
        raise InputError("an edit with a number that is not finite", expected="finite numbers")
    if isinstance(value, int) and abs(value) >= 1 << 63:
        raise InputError("an edit with a whole number of many digits", expected="numbers below 2^63")
    if isinstance(value, dict):
        return list(value.values())
    return list(value) if isinstance(value, list | tuple) else []


def edited(draft: Draft, edits: list[Edit]) -> Draft:
    """The draft after all edits. Raises :class:`InputError` for one that is impossible, in the shell's own words."""
    # Edits that look at the world need a sound one; the others may be sound only together.
    for plain, group in groupby(edits, key=lambda edit: isinstance(edit, Set | Add)):
        for part in [list(group)] if plain else [[edit] for edit in group]:
            draft = draft.edited(partial(_do_all, part, draft))
    return draft


def _do_all(edits: list[Edit], draft: Draft, data: dict[str, Any]) -> None:
    for edit in edits:
        _do(data, edit, draft)


def _do(data: dict[str, Any], edit: Edit, draft: Draft) -> None:
    before = set(_outside(data))
    match edit:
        case Set():
            _set(data, edit)
        case Add():
            entries = data.setdefault(edit.list, [])
            entry = copy.deepcopy(edit.entry)
            if isinstance(entry.get("name"), str):
                entry["name"] = _free(entry["name"], data)
            entries.append(entry)
        case Remove():
            _remove(data, edit, draft)
        case Copy():
            _copy(data, edit, draft)
        case Place():
            _place(data, edit, draft)
        case Throw():
            _throw(data, edit, draft)
        case Connect():
            _connect(data, edit, draft.scene.world())
        case New():
            raise InputError("a new scene after other edits", expected="a new scene first")
    foreign = [found for found in _outside(data) if found not in before]
    if foreign:
        key, value = foreign[0]
        raise InputError(
            f"{key} = {value[:60]!r} from a page",
            expected="a scene that reaches no further than before",
            cause="files and code are not the page's to name",
            remedy="write it into the scene's file",
        )


def _outside(value: Any) -> Iterator[tuple[str, str]]:
    """All entries by which a scene names files and code."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            yield from ((key, one[key]) for key in OUTSIDE if isinstance(one.get(key), str))
            waiting.extend(one.values())
        elif isinstance(one, list):
            waiting.extend(one)


def _set(data: dict[str, Any], edit: Set) -> None:
    table: Any = data
    for step in edit.path[:-1]:
        table = table.setdefault(step, {}) if isinstance(table, dict) and isinstance(step, str) else _entry(table, step)
    last = edit.path[-1]
    if isinstance(table, list):
        _entry(table, last)
        table[int(last)] = edit.value
    elif not isinstance(table, dict) or not isinstance(last, str):
        raise InputError(f"there is no {'.'.join(map(str, edit.path))[:80]} to set")
    elif edit.value is None:
        table.pop(last, None)
    else:
        old = table.get(last)
        table[last] = copy.deepcopy(edit.value)
        if last == "name" and isinstance(old, str) and isinstance(edit.value, str) and len(edit.path) == 3:
            _rename(data, str(edit.path[0]), old, edit.value)


def _entry(table: Any, step: Any) -> Any:
    if not isinstance(table, list) or not isinstance(step, int) or not 0 <= step < len(table):
        raise InputError(f"there is no entry {str(step)[:60]!r}", expected="a path that the document has")
    return table[step]


def _rename(data: dict[str, Any], kind: str, old: str, new: str) -> None:
    """Let all that named an entry use its new name."""
    keys = ("material",) if kind == "material" else NAMING if kind in ("body", "floor", "fixed") else ()
    for table in _tables(data):
        for key in keys:
            if table.get(key) == old:
                table[key] = new
            elif isinstance(table.get(key), list):
                table[key] = [new if entry == old else entry for entry in table[key]]


def _tables(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name in LISTS:
        yield from (entry for entry in data.get(name, []) if isinstance(entry, dict))
    if isinstance(data.get("view"), dict):
        yield data["view"]


def counts(draft: Draft) -> list[int]:
    """How many bodies each entry makes."""
    return [form.count or math.prod(form.grid or (1,)) for form in draft.scene.form.body]


def _owner(draft: Draft, body: int) -> int:
    """The entry that makes a body of the world."""
    ends = np.cumsum(counts(draft))
    if not 0 <= body < ends[-1]:
        raise InputError(f"there is no body number {body}", expected=f"0 to {ends[-1] - 1}")
    return int(np.searchsorted(ends, body, side="right"))


def _name_all(data: dict[str, Any], draft: Draft) -> None:
    """Write down the names that bodies have by their place, before places change."""
    ends = np.cumsum(counts(draft))
    names = draft.scene.world().names
    for entry, end in zip(data["body"], ends):
        if "name" not in entry and not {"count", "grid"} & entry.keys():
            entry["name"] = names[end - 1]


def _names(data: dict[str, Any]) -> set[str]:
    return {entry["name"] for entry in _tables(data) if isinstance(entry.get("name"), str)}


def _free(wanted: str, data: dict[str, Any]) -> str:
    """``wanted``, or the same with the first number behind it that makes a new name."""
    taken = _names(data)
    if wanted not in taken:
        return wanted
    stem = NUMBER_BEHIND.sub("", wanted)
    return next(name for n in range(2, len(taken) + 3) if (name := f"{stem} {n}") not in taken)


def _remove(data: dict[str, Any], edit: Remove, draft: Draft) -> None:
    entries = data.get(edit.list, [])
    _entry(entries, edit.number)
    if edit.list != "body":
        gone = {entries[edit.number].get("name")}
        del entries[edit.number]
        if not entries:
            del data[edit.list]
        if edit.list in ("floor", "fixed"):
            _forget(data, gone)
        return
    _name_all(data, draft)
    ends = [0, *np.cumsum(counts(draft)).tolist()]
    gone = set(draft.scene.world().names[ends[edit.number] : ends[edit.number + 1]])
    del entries[edit.number]
    _forget(data, gone)


def _forget(data: dict[str, Any], gone: set[Any]) -> None:
    """Drop all that names what is gone."""
    for name in USERS:
        kept = [entry for entry in data.get(name, []) if not gone & _named(entry)]
        if kept:
            data[name] = kept
        else:
            data.pop(name, None)
    if isinstance(data.get("view"), dict) and data["view"].get("follow") in gone:
        del data["view"]["follow"]


def _named(entry: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    for key in NAMING:
        value = entry.get(key)
        found.update(value if isinstance(value, list) else [value] if isinstance(value, str) else [])
    return found


def _copy(data: dict[str, Any], edit: Copy, draft: Draft) -> None:
    entries = data["body"]
    _entry(entries, edit.number)
    _name_all(data, draft)
    twin = copy.deepcopy(entries[edit.number])
    twin["name"] = _free(twin.get("name") or "body", data)
    entries.append(twin)
    form = draft.scene.form.body[edit.number]
    key = "origin" if form.origin is not None else "position"
    twin[key] = _sum(getattr(form, key) or (0.0, 0.0, 0.0), np.array(edit.shift))


def _place(data: dict[str, Any], edit: Place, draft: Draft) -> None:
    """Move what makes the body: an entry that makes copies moves all of them."""
    number = _owner(draft, edit.body)
    entry, form = data["body"][number], draft.scene.form.body[number]
    by_origin = bool(form.origin)
    body = draft.scene.world().bodies[edit.body]
    shift = np.array(edit.position) - body.position
    if edit.orientation is not None:
        turned = np.array(edit.orientation)
        size = float(np.linalg.norm(turned))
        if not 0.5 < size < 2.0:
            raise InputError("an orientation that is no rotation", expected="a unit quaternion")
        turned = turned / size
        if np.max(np.abs(so3.quaternion_to_matrix(turned) - body.rotation)) > 1e-7:
            entry.pop("rotation", None)
            entry["orientation"] = [_tidy(part) for part in turned]
            if by_origin:  # the body turns about its centre of mass
                del entry["origin"]
                entry["position"] = _sum(body.position, shift)
                return
    if np.any(shift != 0.0):
        key = "origin" if by_origin else "position"
        entry[key] = _sum(getattr(form, key) or (0.0, 0.0, 0.0), shift)


def _throw(data: dict[str, Any], edit: Throw, draft: Draft) -> None:
    """Write velocities of the body, and of all that its joints move with it."""
    own = _owner(draft, edit.body)
    world = draft.scene.world()
    before = world.state()
    after = started(before, edit.body, "velocity", edit.velocity)
    if world.joints:
        after = replace(after, raw=projected(world.tables(), after.raw, after.time))
    for number, first in enumerate(np.cumsum([0, *counts(draft)])[:-1]):
        entry = data["body"][number]
        for key in ("velocity", "angular_velocity"):
            was, now = getattr(before, key)[first], getattr(after, key)[first]
            if number == own and key == "velocity":
                entry.pop("twist", None)
            elif np.allclose(was, now, rtol=1e-9, atol=1e-12):
                continue
            # With all digits: joints are held to what they allow.
            entry[key] = [float(part) + 0.0 for part in now]


def _sum(at: Any, shift: NDArray[np.float64]) -> list[float]:
    return [_tidy(part) for part in np.array(at) + shift]


def _tidy(value: float) -> float:
    """Nine digits after the point: nobody aims better, and files stay readable."""
    return round(float(value), 9) + 0.0


def _connect(data: dict[str, Any], edit: Connect, world: World) -> None:
    body = world.bodies[world.index(edit.body)]
    other = None if edit.to is None else world.bodies[world.index(edit.to)]
    start, end = np.array(edit.start), np.array(edit.end)
    entry: dict[str, Any] = {"type": edit.kind, "body": edit.body}
    if other is not None:
        entry["to"] = edit.to
    if edit.kind in APART:
        entry["at"] = _local(body, start)
        if other is None:
            entry["anchor"] = [_tidy(part) for part in end]
        else:
            entry["to_at"] = _local(other, end)
    elif edit.kind != "weld":
        entry["at"] = _local(body, end)
    if edit.kind in WITH_AXIS:
        axis = body.rotation.T @ np.array(edit.axis or (0.0, 1.0, 0.0))
        entry["axis"] = [_tidy(part) for part in axis]
    if edit.kind == "spring":
        entry["stiffness"] = _rounded(SPRINGINESS * body.mass)
        entry["rest_length"] = "as it stands"
    data.setdefault("force" if edit.kind == "spring" else "joint", []).append(entry)


def _local(body: Any, point: NDArray[np.float64]) -> list[float]:
    """A point of the world in the shape frame."""
    return [_tidy(part) for part in body.center_of_mass + body.rotation.T @ (point - body.position)]


def _rounded(value: float) -> float:
    return float(f"{value:.2g}")
