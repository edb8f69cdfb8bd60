"""Ensembles from their stores."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path
from freebody.ensembles.ensemble import Ensemble
from freebody.ensembles.plan import Plan
from freebody.ensembles.recipe import Made, Recipe, SceneRecipe
from freebody.ensembles.sampling import Sampling
from freebody.ensembles.store import Store, about
from freebody.errors import InputError, RunFileError
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.scene.document import RunForm
from freebody.scene.reading import load_scene


class _Stored(Sampling):
    """The values of every run as they stand in a store."""

    def __init__(self, runs: int) -> None:
        self.runs, self.sources = runs, {}
        self.arrays: dict[str, Any] = {}

    def values(self, first: int, last: int) -> dict[str, NDArray[np.float64]]:
        """Of the runs from ``first`` to ``last``: (runs, size) for every path."""
        return {path: np.asarray(array[first:last]).reshape(last - first, -1) for path, array in self.arrays.items()}


class _Lost(Recipe):
    """The world was made by a function that is not in the store."""

    def made(self, values: Any) -> Made:
        """Raises :class:`InputError`."""
        raise InputError(
            "a run of a loaded ensemble whose worlds your function made",
            expected="the function, which a store does not keep",
            remedy="call fb.ensemble with the same arguments and resume=True: nothing is computed again",
        )


def load_ensemble(path: str | os.PathLike[str], *, allow_code: bool = False) -> Ensemble:
    """The results of an ensemble that was recorded in the folder ``path``, as far as it got.

    Arrays are read when they are asked for. ``run(i)`` repeats a run if its world came from a scene or from paths into
    a world; users' own forces then need ``allow_code``. Raises :class:`RunFileError` for anything else.
    """
    where = a_path("path", path)
    described = about(where)
    if described is None:
        raise RunFileError(f"{where} is no ensemble", expected="a folder that fb.ensemble(record=...) wrote")
    try:
        plan = _plan(described, allow_code)
        store = Store(where, plan)
        arrays = {path: store.arrays[f"vary.{path}"] for path in described["shapes"]}
    except (KeyError, TypeError, ValueError, OSError) as problem:
        raise RunFileError(f"{where} is damaged: {problem}", expected="an ensemble as it was written") from None
    plan.sampling.arrays = arrays  # type: ignore[attr-defined]
    return Ensemble(plan, store, interrupted=len(store.done()) < plan.chunks)


def _plan(described: dict[str, Any], allow_code: bool) -> Plan:
    shapes = {str(path): tuple(map(int, shape)) for path, shape in described["shapes"].items()}
    text = described["scene"]
    recipe: Recipe = _Lost(shapes)
    if isinstance(text, str):
        recipe = SceneRecipe(load_scene(text + "\n", folder=Path(), allow_code=allow_code), shapes)
    method = RunForm(integrator=described["method"]).integrator
    built: Method = get("exact4") if method is None else method.build()
    return Plan(
        recipe=recipe,
        sampling=_Stored(int(described["runs"])),
        method=built,
        duration=float(described["duration"]),
        dt=None if described["dt"] is None else float(described["dt"]),
        final=bool(described["final"]),
        frames=tuple(map(float, described["frames"])),
        functions=tuple((str(name), _unknown) for name in described["functions"]),
        events=(),
        stats=tuple(map(str, described["stats"])),
        names=tuple(map(str, described["bodies"])),
        chunk=int(described["chunk"]),
        event_names=tuple(map(str, described["events"])),
    )


def _unknown(state: Any) -> Any:
    raise InputError("a function that a store does not keep")
