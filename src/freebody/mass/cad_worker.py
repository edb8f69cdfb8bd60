"""Reads one CAD file in a process of its own: a damaged BREP file crashes the CAD kernel, not the user's session.

Run by its path, isolated (``python -I``), with MEMORY (bytes), SECONDS (of computing), PARENT (process), FILE, RESULT,
FINENESS and the folders that libraries come from. The result is an ``.npz`` file with ``problem`` (text, empty when all
went well) and, per solid, ``volumes`` (k,), ``centers`` (k, 3) and ``inertias`` (k, 3, 3) about those centres for
density 1; ``bounds`` (2, 3), ``vertices`` (n, 3) and ``faces`` (m, 3). All in the kernel's unit. Only the standard
library is imported before the limits hold.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from typing import Any

# Bytes of the result: some millions of triangles.
MOST_RESULT = 1 << 29

# The number of prctl's option in Linux: be sent a signal when the parent dies.
PR_SET_PDEATHSIG = 1


def guard(memory: int, seconds: int, parent: int) -> None:
    """From now on take at most so much, as far as the system can limit it, and end when ``parent`` does."""
    with contextlib.suppress(ImportError):  # Windows
        import resource

        for limit, value in (
            (resource.RLIMIT_AS, memory),
            (resource.RLIMIT_CPU, seconds),
            (resource.RLIMIT_FSIZE, MOST_RESULT),
            (resource.RLIMIT_CORE, 0),
        ):
            with contextlib.suppress(ValueError, OSError):  # a lower one holds already
                resource.setrlimit(limit, (value, value))
    if sys.platform == "linux":
        # By the kernel itself: the thread below waits for as long as compiled code keeps the interpreter.
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_watch, daemon=True).start()
    if os.name == "posix" and os.getppid() != parent:
        os._exit(1)


def _watch() -> None:
    """End when the other end of the standard input is closed, as it is when its process ends."""
    with contextlib.suppress(OSError):
        while os.read(0, 1):
            pass
    os._exit(1)


def main(source: str, result: str, fineness: str) -> None:
    """Read ``source`` and write what it holds to ``result``; ``fineness`` is the triangle size over the diagonal."""
    import numpy as np

    try:
        answer = _read(source, float(fineness))
    except Exception as problem:
        answer = {"problem": f"{type(problem).__name__}: {problem}"}
    np.savez(result, **answer)


def _read(source: str, fineness: float) -> dict[str, Any]:
    import numpy as np
    from netgen.meshing import MeshingStep
    from netgen.occ import Compound, OCCGeometry

    solids = list(OCCGeometry(source).shape.solids)
    if not solids:
        return {"problem": "no solids"}
    # One solid at a time: the caller adds them up about their own centres, where nothing cancels.
    parts = [_figures(solid) for solid in solids]
    whole = solids[0] if len(solids) == 1 else Compound(solids)
    low, high = (np.array([corner.x, corner.y, corner.z]) for corner in whole.bounding_box)
    size = fineness * float(np.linalg.norm(high - low))
    pieces = []
    for solid in solids:
        mesh = OCCGeometry(solid).GenerateMesh(maxh=size, perfstepsend=MeshingStep.MESHSURFACE)
        points = np.array([point.p for point in mesh.Points()], dtype=np.float64).reshape(-1, 3)
        corners = [[vertex.nr - 1 for vertex in element.vertices] for element in mesh.Elements2D()]
        pieces.append((points, np.array(corners, dtype=np.int64).reshape(-1, 3)))
    starts = np.cumsum([0] + [len(points) for points, _ in pieces[:-1]])
    return {
        "problem": "",
        "volumes": np.array([part[0] for part in parts]),
        "centers": np.array([part[1] for part in parts]),
        "inertias": np.array([part[2] for part in parts]),
        "bounds": np.array([low, high]),
        "vertices": np.concatenate([points for points, _ in pieces]),
        "faces": np.concatenate([faces + start for (_, faces), start in zip(pieces, starts, strict=True)]),
    }


def _figures(solid: Any) -> tuple[float, list[float], list[list[float]]]:
    inertia = solid.inertia
    center = solid.center
    return (
        float(solid.mass),
        [center.x, center.y, center.z],
        [[inertia[row, column] for column in range(3)] for row in range(3)],
    )


if __name__ == "__main__":
    # The kernel prints to the terminal on its own account; nobody listens here.
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    guard(*map(int, sys.argv[1:4]))
    # One thread needs less memory than one per core, and nothing here is large.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    # Behind the standard library, which nothing may replace.
    sys.path += [folder for folder in sys.argv[7:] if folder not in sys.path]
    main(*sys.argv[4:7])
