"""CAD solids from STEP and BREP files, with the mass figures of the CAD kernel."""

from __future__ import annotations

import math
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path, is_positive
from freebody.description import Description
from freebody.errors import CadError, InputError, MeshFileError
from freebody.extras import install
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape
from freebody.mass.units import length_factor
from freebody.terminal import plain

Array = NDArray[np.float64]

# How a file of each kind begins. The kernel crashes on some files that are neither, so it never sees them.
OPENINGS: dict[str, tuple[bytes, ...]] = {
    "step": (b"ISO-10303-21",),
    "brep": (b"DBRep_DrawableShape", b"CASCADE Topology"),
}
# How it ends: the kernel loops for ever on a BREP file that was cut short. The last line of one names the whole shape.
ENDINGS = {
    "step": re.compile(rb"END-ISO-10303-21\s*;\s*$"),
    "brep": re.compile(rb"\*\s+[-+]\d+ \d+\s*$"),
}
TAIL = 1 << 8

SUFFIXES = {".step": "step", ".stp": "step", ".brep": "brep", ".brp": "brep"}

# The kernel converts every STEP file, which states its unit, to millimetres; a BREP file states none.
KERNEL_UNIT = {"step": "mm", "brep": None}

MAX_BYTES = 1 << 30

# Length of a drawn triangle over the diagonal of the bounding box: smooth to the eye, a few thousand triangles. Their
# number grows as one over its square: the finest makes some hundred thousand.
FINENESS = 0.04
FINEST, COARSEST = 0.005, 1.0

# A relative error of sums that is not worth a note, and letters of a name that are shown.
ROUND_OFF = 1e-12
LONGEST_NAME = 60

# A kernel that has not finished by then is taken to hang.
TIMEOUT = 120.0

# Memory that the kernel may take: so much anyway, and so many times the file. It needs about 25 times a STEP file.
MEMORY, MEMORY_TIMES = 2 << 30, 64

# Seconds: as much as a limit of the system can say.
LONGEST = 1e9

WORKER = Path(__file__).with_name("cad_worker.py")


class CadSolid(NamedTuple):
    """One solid: its name, distinct from those of the others, its moments, its area in m^2 and its triangles."""

    name: str
    moments: Moments
    area: float
    mesh: Mesh


class Cad(Description, Shape):
    """The solids of a STEP or BREP file, in metres; several solids add up.

    ``solids`` has their names, moments and surfaces. Flat faces are integrated to round-off; for curved ones the
    kernel's own integrals are compared with extrapolated integrals over refined triangulations, and the better ones are
    taken. ``notes`` tell what was found in the file and how well the second moments are known. ``mesh`` and
    ``contains`` use a triangulation whose corners lie on the surface.
    """

    def __init__(
        self,
        moments: Moments,
        bounds: tuple[Array, Array],
        mesh: Mesh,
        notes: tuple[str, ...] = (),
        solids: tuple[CadSolid, ...] = (),
    ) -> None:
        self._moments = moments
        self._bounds = bounds
        self._mesh = mesh
        self.notes = notes
        self.solids = solids

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        *,
        unit: str | None = None,
        fineness: float = FINENESS,
        timeout: float = TIMEOUT,
    ) -> Cad:
        """Read a STEP (.step, .stp) or BREP (.brep, .brp) file; needs the extra ``cad``.

        ``unit`` is the unit of the numbers in a BREP file, which states none (None: metres). A STEP file states its
        own, and giving another raises InputError: the two would be applied one on top of the other.
        ``fineness``, from 0.005 to 1, is the size of a drawn triangle over the bounding box's diagonal, ``timeout`` in
        seconds.

        The file is read in a process of its own, because damaged files can crash the CAD kernel. It may take 2 GiB and
        64 times the file (where the system can limit that), runs no code from the current folder and ends with this
        process. Raises CadError for anything that is not a CAD file with solids, and when the extra is missing.
        """
        path = a_path("path", path)
        if not is_positive(fineness) or not FINEST <= fineness <= COARSEST:
            raise InputError(f"fineness = {fineness!r}"[:60], expected=f"a number from {FINEST:g} to {COARSEST:g}")
        if not is_positive(timeout):
            raise InputError(f"timeout = {timeout!r}"[:60], expected="seconds, more than zero")
        try:
            kind = _kind(path)
            factor = _metres(kind, unit)
            answer = _ask_kernel(path, fineness, timeout, _libraries())
            return cls._from_kernel(answer, factor, kind)
        except MeshFileError as error:
            raise CadError(
                f"{path.name}: {error.found}", expected=error.expected, cause=error.cause, remedy=error.remedy
            ) from None

    @classmethod
    def _from_kernel(cls, answer: dict[str, Any], factor: float, kind: str) -> Cad:
        volumes = answer["volumes"]
        if not (np.isfinite(volumes).all() and (volumes > 0.0).all()):
            raise CadError(
                f"its solids have the volumes {volumes.tolist()[:5]}",
                expected="positive volumes",
                cause="a solid that is inside out, open or damaged",
                remedy="repair it in the CAD program and export it again",
            )
        parts = [
            Moments(float(volume) * factor**3, center * factor, second * factor**5)
            for volume, center, second in zip(volumes, answer["centers"], answer["seconds"], strict=True)
        ]
        notes = [f"{len(parts)} solids" if len(parts) > 1 else "one solid"]
        if KERNEL_UNIT[kind] is not None:
            notes.append("the file states its unit; the kernel converted it to millimetres")
        errors = answer["errors"]
        if np.isnan(errors).any():
            notes.append("second moments are the kernel's own; curved faces may leave 1e-7 to 1e-4 in them")
        elif errors.max() > ROUND_OFF:
            notes.append(f"second moments of curved faces are known to {errors.max():.1g}")
        low, high = answer["bounds"] * factor
        mesh = Mesh(answer["vertices"] * factor, answer["faces"])
        ends = np.cumsum(answer["counts"])
        solids = tuple(
            CadSolid(name, moments, float(area) * factor**2, Mesh(mesh.vertices, mesh.faces[end - count : end]))
            for name, moments, area, count, end in zip(
                _distinct(answer["names"].tolist()), parts, answer["areas"], answer["counts"], ends, strict=True
            )
        )
        whole = parts[0] if len(parts) == 1 else Moments.total(parts)
        return cls(whole, (low, high), mesh, tuple(notes), solids)

    def __repr__(self) -> str:
        return f"Cad({self.notes[0] if self.notes else 'solid'}, volume {self._moments.measure:g} m^3)"

    def moments(self) -> Moments:
        """Volume, centroid and second moment as the kernel integrates them over the true faces."""
        return self._moments

    def bounds(self) -> tuple[Array, Array]:
        """Corners of a box that encloses the solids; the kernel adds its tolerance of about 1e-7 file units."""
        return self._bounds

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside the triangulation that ``mesh`` gives."""
        return self._mesh.contains(points)

    def mesh(self) -> Mesh:
        """A closed triangulation, wound outward, corners on the surface."""
        return self._mesh


def _distinct(names: list[str]) -> list[str]:
    """Printable names, numbered where several solids have the same or none."""
    shown = [plain(" ".join(name.split()))[:LONGEST_NAME] or "solid" for name in names]
    taken = Counter(shown)
    seen: Counter[str] = Counter()
    for k, name in enumerate(shown):
        seen[name] += 1
        if taken[name] > 1:
            shown[k] = f"{name} {seen[name]}"
    return shown


def _kind(path: Path) -> str:
    """ "step" or "brep", after a look at the suffix, the size and the first bytes."""
    kind = SUFFIXES.get(path.suffix.lower())
    if kind is None:
        raise CadError(
            f"its suffix is {path.suffix!r}",
            expected=f"one of {', '.join(SUFFIXES)}",
            remedy="export it as STEP, or load a mesh file with freebody.Mesh.load",
        )
    try:
        if not path.is_file():
            raise FileNotFoundError("no such file" if not path.exists() else "not a file")
        size = path.stat().st_size
        with path.open("rb") as stream:
            head = stream.read(1 << 12).removeprefix(b"\xef\xbb\xbf").lstrip()
            stream.seek(max(0, size - TAIL))
            tail = stream.read(TAIL)
    except (OSError, ValueError) as problem:
        raise CadError(f"it cannot be opened: {problem}", expected="a readable file", remedy="check the path") from None
    if size > MAX_BYTES:
        raise CadError(f"it has {size} bytes", expected=f"at most {MAX_BYTES}", remedy="export fewer parts")
    if not head.startswith(OPENINGS[kind]):
        raise CadError(
            f"it begins with {head[:20]!r}" if head else "it is empty",
            expected=f"a text that begins with {' or '.join(o.decode() for o in OPENINGS[kind])}",
            cause=f"it is not a {kind.upper()} file",
            remedy="export it again",
        )
    if not ENDINGS[kind].search(tail):
        raise CadError(
            f"it ends with {tail[-20:]!r}",
            expected="the end of a complete file",
            cause="the file was cut short",
            remedy="export it again",
        )
    return kind


def _metres(kind: str, unit: str | None) -> float:
    """Metres per unit of the numbers that the kernel gives."""
    stated = KERNEL_UNIT[kind]
    if stated is not None and unit is not None:
        raise InputError(
            f"unit = {unit!r} for a {kind.upper()} file",
            expected="no unit: the file states its own, and it is honoured",
            remedy="leave unit out; if the file lies, correct its unit in the CAD program",
        )
    return length_factor(stated or unit or "m")


def _libraries() -> list[str]:
    """The folders that NumPy and the CAD kernel come from. Raises CadError where there is no kernel.

    The current folder does not count, unless this package or NumPy comes from there: a scene from somebody else may lie
    in it, with a module beside it that only looks like the kernel.
    """
    ours = [Path(__file__).parents[2], Path(np.__file__).parents[1]]
    here = Path.cwd()
    path = [Path(entry) for entry in sys.path if Path(entry).is_absolute()]
    found = PathFinder.find_spec("netgen", [str(entry) for entry in path if entry != here or entry in ours])
    if found is None or not found.submodule_search_locations:
        raise CadError(
            "the CAD kernel (netgen-mesher) is not installed",
            expected="the extra 'cad'",
            cause="it was installed without this extra, which keeps it small",
            remedy=install("cad"),
        )
    return [str(ours[1]), *(str(Path(place).parent) for place in found.submodule_search_locations)]


def _ask_kernel(path: Path, fineness: float, timeout: float, libraries: list[str]) -> dict[str, Any]:
    """What ``cad_worker`` found in the file, or CadError if it found nothing, crashed or hung."""
    memory = MEMORY + MEMORY_TIMES * path.stat().st_size
    with tempfile.TemporaryDirectory(prefix="freebody-cad-") as folder:
        result = Path(folder) / "result.npz"
        limits = [str(memory), str(math.ceil(min(timeout, LONGEST)) + 1), str(os.getpid())]
        # Isolated, by the file's own path: neither the current folder nor the environment says where modules are.
        command = [sys.executable, "-I", str(WORKER), *limits, str(path.resolve()), str(result), repr(fineness)]
        try:
            code = _run([*command, *libraries], folder, timeout)
            with np.load(result, allow_pickle=False) as archive:
                answer = {name: archive[name] for name in archive.files}
        except subprocess.TimeoutExpired:
            problem = f"the CAD kernel did not finish within {timeout:g} s"
        except (OSError, ValueError, EOFError, zipfile.BadZipFile):
            problem = f"the CAD kernel ended with code {code} without a result"
        else:
            problem = str(answer.pop("problem"))
            if not problem:
                return answer
    if problem == "no solids":
        raise CadError(
            "it holds no solids",
            expected="at least one closed solid",
            cause="an export of surfaces, curves or an empty assembly",
            remedy="make it solid in the CAD program and export it again",
        )
    raise CadError(
        f"it cannot be read: {problem[:200]}",
        expected="a complete CAD file",
        cause="the file is damaged or was cut short",
        remedy="export it again",
    )


def _run(command: list[str], folder: str, timeout: float) -> int:
    """The exit code of a process that works in ``folder`` and is not left behind, whatever ends the wait for it."""
    quiet = subprocess.DEVNULL
    # The pipe is never written to: it closes when this process ends, and the other one with it.
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, cwd=folder) as process:
        try:
            return process.wait(min(timeout, LONGEST))
        finally:
            process.kill()


def load_shape(path: str | Path, *, unit: str | None = None) -> Cad | Mesh:
    """The shape in a mesh or CAD file, by the ending of its name. Raises :class:`InputError`."""
    kind = Cad if Path(path).suffix.lower() in SUFFIXES else Mesh
    return kind.load(path, unit=unit)
