"""Reads one CAD file in a process of its own: a damaged BREP file crashes the CAD kernel, not the user's session.

Run by its path, isolated (``python -I``), with MEMORY (bytes), SECONDS (of computing), PARENT (process), FILE, RESULT,
FINENESS and the folders that libraries come from. The result is an ``.npz`` file with ``problem`` (text, empty when all
went well) and, per solid, ``names`` (k,), ``volumes`` (k,), ``areas`` (k,), ``centers`` (k, 3), ``seconds`` (k, 3, 3),
the integrals of x x^T about those centres, and ``errors`` (k,), what they may be off relative to the largest;
``bounds`` (2, 3), ``vertices`` (n, 3), ``faces`` (m, 3) and ``counts`` (k,), the faces of each. All in the kernel's
unit. Only the standard library is imported before the limits hold.
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

# How often triangles are halved for the integrals, and how many there may be in the end.
LEVELS = 3
MOST_TRIANGLES = 400_000

FIGURES = ("volumes", "centers", "seconds", "errors")

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

    geometry = OCCGeometry(source)
    named = named_solids(geometry)
    if not named:
        return {"problem": "no solids"}
    solids = [solid for _, solid in named]
    whole = solids[0] if len(solids) == 1 else Compound(solids)
    low, high = (np.array([corner.x, corner.y, corner.z]) for corner in whole.bounding_box)
    size = fineness * float(np.linalg.norm(high - low))
    # One solid at a time: the caller adds them up about their own centres, where nothing cancels.
    pieces, figures = [], []
    for solid in solids:
        mesh = OCCGeometry(solid).GenerateMesh(maxh=size, perfstepsend=MeshingStep.MESHSURFACE)
        pieces.append(_arrays(mesh))
        figures.append(_figures(solid, mesh, pieces[-1]))
    starts = np.cumsum([0] + [len(points) for points, _ in pieces[:-1]])
    return {
        "problem": "",
        "names": np.array([name for name, _ in named], dtype=np.str_),
        "areas": np.array([sum(float(face.mass) for face in solid.faces) for solid in solids]),
        **{name: np.array([part[k] for part in figures]) for k, name in enumerate(FIGURES)},
        "bounds": np.array([low, high]),
        "vertices": np.concatenate([points for points, _ in pieces]),
        "faces": np.concatenate([faces + start for (_, faces), start in zip(pieces, starts, strict=True)]),
        "counts": np.array([len(faces) for _, faces in pieces]),
    }


def named_solids(geometry: Any) -> list[tuple[str, Any]]:
    """The solids in the order of the file, each with the name of its product, its own name, or both."""
    plain = list(geometry.shape.solids)
    found = []
    # Only newer kernels tell the product structure.
    root = geometry.GetAssemblyTree() if hasattr(geometry, "GetAssemblyTree") else None
    for name, shape in _leaves(root):
        inside = list(shape.solids)
        for solid in inside:
            words = (name, solid.name) if len(inside) > 1 else (name or solid.name,)
            found.append((" / ".join(dict.fromkeys(filter(None, words))), solid))
    return found if len(found) == len(plain) else [(solid.name or "", solid) for solid in plain]


def _leaves(node: Any) -> list[tuple[str, Any]]:
    if node is None:
        return []
    if node.is_assembly:
        return [leaf for child in node.children for leaf in _leaves(child)]
    # What the translator calls a product that has no name.
    return [("" if str(node.name).startswith("Open CASCADE STEP translator") else str(node.name), node.shape)]


def _arrays(mesh: Any) -> tuple[Any, Any]:
    """Points (n, 3) and corners of triangles (m, 3)."""
    import numpy as np

    points = np.array([point.p for point in mesh.Points()], dtype=np.float64).reshape(-1, 3)
    corners = [[vertex.nr - 1 for vertex in element.vertices] for element in mesh.Elements2D()]
    return points, np.array(corners, dtype=np.int64).reshape(-1, 3)


def _figures(solid: Any, mesh: Any, drawn: tuple[Any, Any]) -> tuple[float, Any, Any, float]:
    """Volume, centre, second moment about it, and how far that may be off; the better of two ways to integrate.

    The kernel has a Gauss rule of fixed order per face: exact for volumes of most shapes, and 1e-7 to 1e-4 off in the
    second moments of cylinders and splines. Halving the triangles several times puts ever more points on the true
    surface; the integrals over these meshes have errors in even powers of the triangles' size, which Romberg's scheme
    takes away, and its last correction tells how well.
    """
    import numpy as np

    inertia, center = solid.inertia, np.array([solid.center.x, solid.center.y, solid.center.z])
    tensor = np.array([[inertia[row, column] for column in range(3)] for row in range(3)])
    # I = tr(S) 1 - S has the trace 2 tr(S), so S = tr(I)/2 1 - I.
    volume, second = float(solid.mass), 0.5 * np.trace(tensor) * np.eye(3) - tensor
    rows = [[enclosed(*drawn, center)]]
    while len(rows) <= LEVELS and 4 ** len(rows) * len(drawn[1]) <= MOST_TRIANGLES:
        mesh.Refine()
        row = [enclosed(*_arrays(mesh), center)]
        for k, before in enumerate(rows[-1]):
            row.append(row[-1] + (row[-1] - before) / (4.0 ** (k + 1) - 1.0))
        rows.append(row)
    if len(rows) < 3 or not np.isfinite(rows[-1][-1]).all():
        return volume, center, second, np.nan
    own, nearly = _central(rows[-1][-1], center), _central(rows[-1][-2], center)
    size = np.cbrt(volume)
    volume, _ = _better(volume, own[0], nearly[0], volume)
    center, _ = _better(center, own[1], nearly[1], size)
    second, error = _better(second, own[2], nearly[2], float(np.max(np.abs(second))))
    return float(volume), center, second, error


def _better(kernels: Any, own: Any, nearly: Any, scale: float) -> tuple[Any, float]:
    """The kernel's figure, unless ours is further from it than from the one before; and how far it may be off."""
    import numpy as np

    apart, doubt = (float(np.max(np.abs(own - other))) / scale for other in (kernels, nearly))
    return (kernels, apart) if apart <= doubt else (own, doubt)


def enclosed(points: Any, faces: Any, origin: Any) -> Any:
    """Volume, first and second moments about ``origin`` of what the triangles enclose, (13,)."""
    import numpy as np

    a, b, c = (points - origin)[faces].transpose(1, 0, 2)
    volumes = np.einsum("ij,ij->i", a, np.cross(b, c)) / 6.0
    total = a + b + c
    first = volumes @ total / 4.0
    second = sum((volumes * x.T) @ x for x in (a, b, c, total)) / 20.0
    return np.concatenate([[volumes.sum()], first, second.ravel()])


def _central(moments: Any, origin: Any) -> tuple[float, Any, Any]:
    """Volume, centroid and second moment about the centroid, from moments about ``origin``."""
    import numpy as np

    volume, first, second = float(moments[0]), moments[1:4], moments[4:].reshape(3, 3)
    return volume, origin + first / volume, second - np.outer(first, first) / volume


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
