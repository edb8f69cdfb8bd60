"""Where results go: into memory, or into a Zarr group that survives whatever ends the process.

A chunk of runs is a chunk of every array. When all of them are written, one byte in ``summary/done`` says so, in a file
that is there whole or not at all. Workers write their chunks by themselves; no two write the same file.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path
from freebody.disk import put
from freebody.ensembles.chunk import NOT_RUN, Outcome
from freebody.ensembles.plan import OF_BODY, WIDTH_OF_BODY, Plan
from freebody.ensembles.statistics import Summary
from freebody.errors import InputError
from freebody.running.memory import affordable
from freebody.threads import cores

FORMAT = 1
REASONS, REASON = "reason", 240  # bytes of a reason that are kept
SLACK = 64  # runs of a sample that a chunk may have more than others


class Layout:
    """Names, shapes, kinds and dimensions of all arrays; ``functions`` has the shapes of users' results."""

    def __init__(self, plan: Plan, functions: dict[str, tuple[int, ...]]) -> None:
        bodies, numbers, instants = len(plan.names), sum(OF_BODY.values()) * len(plan.names), plan.instants
        self.arrays: dict[str, tuple[tuple[int, ...], Any, tuple[str, ...]]] = {
            "status": ((), np.int8, ()),
            "time": ((), np.float64, ()),
            REASONS: ((REASON,), np.uint8, ("letter",)),
        }
        axes = {3: "axis", 4: "wxyz"}
        if plan.final:
            for name, size in OF_BODY.items():
                self.arrays[name] = ((bodies, size), np.float64, ("body", axes[size]))
        if plan.frames:
            for name, size in OF_BODY.items():
                frames = (len(plan.frames), bodies, size)
                self.arrays[f"frame_{name}"] = (frames, np.float64, ("frame", "body", axes[size]))
        if plan.events:
            self.arrays["event_time"] = ((len(plan.events),), np.float64, ("event",))
        for path, shape in plan.recipe.shapes.items():
            self.arrays[f"vary.{path}"] = (shape, np.float64, (f"of {path}",) * len(shape))
        for name, shape in functions.items():
            self.arrays[name] = (shape, np.float64, tuple(f"{name}_{k}" for k in range(len(shape))))
        cov = numbers if "cov" in plan.stats else 0
        # The golden ratio leaves nowhere much more than a fair share.
        most = min(plan.chunk, int(plan.sample / plan.runs * plan.chunk) + SLACK)
        sampled = most if {"quantiles", "histogram"} & set(plan.stats) else 0
        self.summary: dict[str, tuple[int, ...]] = {
            "counts": (instants,),
            "mean": (instants, numbers),
            "squares": (instants, numbers),
            "products": (instants, cov, cov),
            "sample": (sampled, instants, numbers),
        }

    def bytes(self, plan: Plan) -> int:
        """Memory that all results take, if few runs fail."""
        kept = [(shape, kind) for name, (shape, kind, _) in self.arrays.items() if name != REASONS]
        each = sum(int(np.prod(shape, dtype=int)) * np.dtype(kind).itemsize for shape, kind in kept)
        return int(plan.runs * each + plan.chunks * self._part)

    def bytes_at_work(self, plan: Plan) -> int:
        """Memory that the chunks under way take, one on each core, and the statistics of all runs in the end."""
        row = 8 * plan.instants * WIDTH_OF_BODY * len(plan.names)
        # Kinematics and their copies on the way into results.
        return int(cores() * (4 * plan.chunk * row + self._part) + plan.sample * row * bool(self.summary["sample"][0]))

    @property
    def _part(self) -> int:
        return 8 * sum(int(np.prod(shape, dtype=int)) for shape in self.summary.values())

    def check(self, plan: Plan, *, in_memory: bool) -> None:
        """Ask for the memory. Raises :class:`InputError`."""
        there = affordable() // 2
        wanted = self.bytes_at_work(plan)
        if wanted > there:
            raise InputError(
                f"{plan.chunk} runs at a time on each of {cores()} cores, with {plan.instants} instants of "
                f"{len(plan.names)} bodies, would take {wanted / 2**30:.3g} GiB",
                expected=f"at most {there / 2**30:.3g} GiB, half of the memory that there is",
                remedy="keep fewer times; run(number) repeats a run with all of its frames",
            )
        wanted += self.bytes(plan)
        if in_memory and wanted > there:
            raise InputError(
                f"results of {plan.runs} runs would take {wanted / 2**30:.3g} GiB",
                expected=f"at most {there / 2**30:.3g} GiB, half of the memory that there is",
                remedy='write them to a folder, record="e.zarr", or keep less: keep=() leaves statistics',
            )


def written(plan: Plan, values: Any, outcome: Outcome) -> dict[str, NDArray[Any]]:
    """The arrays of a chunk as they are kept."""
    arrays, found = outcome.arrays, {}
    instants, at = arrays["instants"], 0
    for name, size in OF_BODY.items():
        if plan.final:
            found[name] = instants[:, -1, :, at : at + size]
        if plan.frames:
            found[f"frame_{name}"] = instants[:, :-1, :, at : at + size]
        at += size
    reasons = np.zeros((len(arrays["status"]), REASON), dtype=np.uint8)
    for k, text in outcome.reasons.items():
        data = text.encode("utf-8", "replace")[:REASON]
        reasons[k, : len(data)] = np.frombuffer(data, dtype=np.uint8)
    found.update(status=arrays["status"], time=arrays["time"], reason=reasons)
    if plan.events:
        found["event_time"] = arrays["event_time"]
    for path, shape in plan.recipe.shapes.items():
        found[f"vary.{path}"] = values[path].reshape(-1, *shape)
    for name, _ in plan.functions:
        if name in arrays:
            found[name] = arrays[name]
    return found


class Memory:
    """Results in memory."""

    path = None

    def __init__(self, plan: Plan, layout: Layout) -> None:
        self.arrays: dict[str, Any] = {}
        for name, (shape, kind, _) in layout.arrays.items():
            if name != REASONS:
                self.arrays[name] = np.full((plan.runs, *shape), nothing_of(name, kind), dtype=kind)
        self._reasons: dict[int, bytes] = {}
        self._summaries: dict[int, Summary] = {}

    def write(self, plan: Plan, number: int, arrays: dict[str, Any], summary: Summary) -> None:
        """Take over a chunk."""
        first, last = plan.span(number)
        for name, array in arrays.items():
            if name != REASONS:
                self.arrays[name][first:last] = array
        rows = arrays[REASONS]
        self._reasons.update({first + int(k): bytes(rows[k]) for k in np.flatnonzero(rows.any(axis=1))})
        self._summaries[number] = summary

    def reasons(self, runs: NDArray[np.intp]) -> dict[int, str]:
        """Why these runs failed."""
        return {int(k): _text(self._reasons[int(k)]) for k in runs}

    def done(self) -> set[int]:
        """Numbers of the chunks that are there."""
        return set(self._summaries)

    def summary(self, number: int) -> Summary:
        """Of a chunk."""
        return self._summaries[number]

    def finish(self) -> None:
        """Nothing more to do."""


class Store:
    """Results in a Zarr group at ``path``."""

    def __init__(self, path: Path, plan: Plan) -> None:
        import zarr

        self.path = path
        self._group: Any = zarr.open_group(path, mode="r+")
        self._plan = plan
        self.arrays: dict[str, Any] = {name: self._group[name] for name in json.loads(str(self._group.attrs["arrays"]))}
        self._parts: Any = self._group["summary"]

    def write(self, plan: Plan, number: int, arrays: dict[str, Any], summary: Summary) -> None:
        """Write a chunk; then say that it is there."""
        first, last = plan.span(number)
        for name, array in arrays.items():
            self.arrays[name][first:last] = array
        for name, array in summary._asdict().items():
            target = self._parts[name]
            if not target.size:
                continue
            whole = np.full(target.shape[1:], np.nan)
            array = array[: len(whole)] if name == "sample" else array
            whole[tuple(slice(0, size) for size in array.shape)] = array
            target[number] = whole
        folder = self.path / "summary" / "done" / "c"
        folder.mkdir(exist_ok=True)
        put(folder / str(number), b"\x01", durable=True)

    def done(self) -> set[int]:
        """Numbers of the chunks that are there."""
        folder = self.path / "summary" / "done" / "c"
        names = [entry.name for entry in os.scandir(folder)] if folder.is_dir() else []
        return {int(name) for name in names if name.isdecimal() and int(name) < self._plan.chunks}

    def reasons(self, runs: NDArray[np.intp]) -> dict[int, str]:
        """Why these runs failed."""
        found = {}
        for number in np.unique(runs // self._plan.chunk):
            first, last = self._plan.span(int(number))
            rows = np.asarray(self.arrays[REASONS][first:last])
            found.update({int(k): _text(bytes(rows[k - first])) for k in runs[(first <= runs) & (runs < last)]})
        return found

    def summary(self, number: int) -> Summary:
        """Of a chunk."""
        found = Summary(*(np.asarray(self._parts[name][number]) for name in Summary._fields))
        return found._replace(sample=found.sample[~np.isnan(found.sample).all(axis=(1, 2))])

    def finish(self) -> None:
        """Nothing more to do: every chunk was written whole."""


def _text(reason: bytes) -> str:
    return reason.rstrip(b"\0").decode("utf-8", "replace")


def nothing_of(name: str, kind: Any) -> Any:
    """What stands for runs that are missing."""
    return NOT_RUN if name == "status" else (np.nan if np.dtype(kind) == np.float64 else 0)


def created(path: Any, plan: Plan, layout: Layout, *, resume: bool, overwrite: bool) -> Store:
    """The store at ``path``, new or to be gone on with. Raises :class:`InputError` for one that is in the way."""
    import zarr

    where = a_path("record", path)
    described = json.loads(json.dumps(plan.described()))
    if where.exists():
        old = about(where)
        if old is not None and resume and not overwrite:
            different = [name for name in described if old.get(name) != described[name]]
            if different:
                raise InputError(
                    f"{where} has another ensemble: {', '.join(different)}",
                    expected="the same arguments as when it was begun",
                    remedy="give them, or another folder",
                )
            return Store(where, plan)
        if not overwrite or old is None:
            raise InputError(
                f"{where} exists",
                expected="a new folder for this ensemble",
                remedy="resume=True goes on with it, overwrite=True replaces it"
                if old is not None
                else "it is no ensemble, and is left alone: give another folder",
            )
        shutil.rmtree(where)
    elif not where.parent.is_dir():
        raise InputError(f"no folder {where.parent}", expected="a folder that exists for record=")
    # Made beside its place, so that what stands there is complete.
    beside = where.with_name(f".{where.name}.{os.getpid()}.part")
    shutil.rmtree(beside, ignore_errors=True)
    try:
        _make(zarr, beside, plan, layout, described)
        beside.rename(where)
    except BaseException:
        with contextlib.suppress(OSError):
            shutil.rmtree(beside)
        raise
    return Store(where, plan)


def _make(zarr: Any, path: Path, plan: Plan, layout: Layout, described: dict[str, Any]) -> None:
    group = zarr.open_group(path, mode="w")
    for name, (shape, kind, dimensions) in layout.arrays.items():
        group.create_array(
            name,
            shape=(plan.runs, *shape),
            chunks=(plan.chunk, *(max(1, size) for size in shape)),
            dtype=np.dtype(kind),
            fill_value=nothing_of(name, kind),
            dimension_names=("run", *dimensions),
        )
    parts = group.create_group("summary")
    for name, shape in layout.summary.items():
        parts.create_array(
            name,
            shape=(plan.chunks, *shape),
            chunks=(1, *(max(1, size) for size in shape)),
            dtype=np.dtype(np.float64),
            fill_value=np.nan,
        )
    parts.create_array("done", shape=(plan.chunks,), chunks=(1,), dtype=np.dtype(np.uint8), compressors=None)
    group.attrs.update(ensemble=FORMAT, plan=described, arrays=json.dumps(list(layout.arrays)))


def about(path: Path) -> dict[str, Any] | None:
    """The description of an ensemble in a store; None where there is none."""
    import zarr

    try:
        attributes = dict(zarr.open_group(path, mode="r").attrs)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    plan = attributes.get("plan")
    return plan if attributes.get("ensemble") == FORMAT and isinstance(plan, dict) else None
