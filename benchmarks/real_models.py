"""What freebody says about the models that robots and toys are really drawn with.

``python -m benchmarks.real_models [folder]`` reads every STL, OBJ, PLY, OFF, GLB and 3MF file below the folder; by
default that is the package ``pybullet_data`` (it comes with ``pip install pybullet``). One line per file: format,
faces, and either the relative differences of mass, centre and inertia to trimesh or the first line of the diagnosis.
Differences are relative to the mass, the size of the bounding box and the largest entry of the inertia.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import trimesh

from freebody.errors import MeshError, MeshFileError
from freebody.mass.api import mass_properties
from freebody.mass.mesh import Mesh
from freebody.mass.meshfile import FORMATS, load_mesh

# Two correct programs that both integrate in double precision agree to this on models of up to 1e5 faces.
TARGET = 1e-9
DIFFERENT = "DIFFERENT"


@dataclass
class Outcome:
    path: Path
    kind: str
    faces: int
    verdict: str
    text: str


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=default_folder())
    parser.add_argument("--limit", type=int, default=None, help="read at most this many files")
    parser.add_argument("--brief", action="store_true", help="a line only for files with different figures")
    options = parser.parse_args(words)
    if options.folder is None:
        print("pybullet_data is not installed: pip install pybullet, or name a folder of models", file=sys.stderr)
        return 2
    files = sorted(path for path in options.folder.rglob("*") if path.suffix.lower()[1:] in FORMATS)
    outcomes = []
    for path in files[: options.limit]:
        outcome = examine(path)
        outcomes.append(outcome)
        name = str(path.relative_to(options.folder))
        if outcome.verdict == DIFFERENT or not options.brief:
            print(
                f"{name[-60:]:60} {outcome.kind:5} {outcome.faces:8d}  {outcome.verdict:9} {outcome.text}", flush=True
            )
    print(f"\n{len(outcomes)} models in {options.folder.name}, against trimesh")
    for verdict, count in Counter(outcome.verdict for outcome in outcomes).most_common():
        print(f"{verdict:9} {count}")
    return 1 if any(outcome.verdict == DIFFERENT for outcome in outcomes) else 0


def default_folder() -> Path | None:
    found = importlib.util.find_spec("pybullet_data")
    return Path(found.origin).parent if found is not None and found.origin else None


def examine(path: Path) -> Outcome:
    kind = path.suffix.lower()[1:]
    try:
        loaded = load_mesh(path)
    except MeshFileError as problem:
        return Outcome(path, kind, 0, "unread", problem.found)
    faces = len(loaded.faces)
    mesh = Mesh(loaded.vertices, loaded.faces)
    try:
        props = mass_properties(mesh, density=1.0)
    except MeshError as problem:
        return Outcome(path, kind, faces, "refused", str(problem).splitlines()[0][:160])
    mass, center, inertia = differences(mesh, props)
    verdict = "agrees" if max(mass, center, inertia) <= TARGET else DIFFERENT
    return Outcome(path, kind, faces, verdict, f"mass {mass:.1e} centre {center:.1e} inertia {inertia:.1e}")


def differences(mesh: Mesh, props) -> tuple[float, float, float]:
    """Relative differences to trimesh, which is given the mesh about its own middle: far out it loses digits."""
    low, high = mesh.bounds()
    middle = 0.5 * (low + high)
    other = trimesh.Trimesh(mesh.vertices - middle, mesh.faces, process=False)
    mass = abs(props.mass - other.volume) / props.mass
    center = np.abs(props.center_of_mass - middle - other.center_mass).max() / np.linalg.norm(high - low)
    inertia = np.abs(props.inertia - other.moment_inertia).max() / np.abs(props.inertia).max()
    return float(mass), float(center), float(inertia)


if __name__ == "__main__":
    sys.exit(main())
