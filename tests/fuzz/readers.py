"""Every reader of the package, fed with valid inputs that were changed by chance: whatever comes, one family of errors.

``python tests/fuzz/readers.py --seconds 120 --seed 7`` tries as many as fit; the same seed tries the same ones, in the
same order. What is found is written to a folder with the line that repeats it. ``make explore`` runs it.
"""

# ruff: noqa: E402

import argparse
import contextlib
import json
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS / "fuzz"), str(TESTS / "mass"), str(TESTS / "record")]

from files import triangle_tree, valid
from mutations import mutated
from record_worlds import broken_off, simulate

from freebody import kernelfiles
from freebody.cli.overrides import Change, ChangedSource, changed
from freebody.errors import FreebodyError
from freebody.mass.cad import Cad
from freebody.mass.meshfile import load_mesh
from freebody.plots.source import scene_text, written_by, written_on
from freebody.record.load import load_run
from freebody.scene.library import scene_names, scene_path
from freebody.scene.reading import load_scene, scene_from
from freebody.scene.site import Site
from freebody.viewer import messages, upload

# Seconds after which an input counts as one that never ends; a busy machine needs one for the largest.
ENDLESS = 60

# And those after which the CAD kernel, which loops for ever on some, is ended: an error like others.
CAD_SECONDS = 20.0

# MiB that one input may add to the peak of the process. Inputs have some kB, so the allowance decides, not the factor.
MOST = 200


class Target(NamedTuple):
    """Valid ``inputs``, and what reads one after it was written to ``path`` (or takes its bytes)."""

    inputs: list[bytes]
    read: Callable[[bytes], object]


class Endless(BaseException):
    """The alarm rang."""


def targets(folder: Path, *, cad: bool = True) -> dict[str, Target]:
    """All readers by name; files go to ``folder``."""

    def written(name: str, load: Callable[[Path], object]) -> Callable[[bytes], object]:
        def read(data: bytes) -> object:
            path = folder / name
            path.write_bytes(data)
            return load(path)

        return read

    meshes: dict[str, list[bytes]] = {}
    for suffix, content in [*valid(), ("gltf", _gltf())]:
        meshes.setdefault(suffix, []).append(content)
    found = {f"mesh {kind}": Target(inputs, written(f"part.{kind}", load_mesh)) for kind, inputs in meshes.items()}
    scenes = [scene_path(name).read_bytes() for name in scene_names()]
    found["scene"] = Target(scenes, written("scene.toml", load_scene))
    found["setting"] = Target(SETTINGS, _changed)
    found["page message"] = Target(_messages(), lambda data: messages.read(data.decode("utf-8", "replace")))
    found["page question"] = Target(QUESTIONS, _asked)
    found["page drop"] = Target(meshes["ply"], written("dropped.ply", lambda path: upload.read_upload(path, DROPPED)))
    kernel = b"machine code"
    kept = kernelfiles.DIGEST(kernel).digest() + kernel
    found["kernel"] = Target([kept], written("kernel.nbc", kernelfiles._kept))
    saved, unfinished = _runs(folder)
    found["archive"] = Target([(folder / "saved.zip").read_bytes()], written("run.zip", _described))
    found["saved run"] = _inside(saved, _described)
    found["record"] = _inside(unfinished, load_run)
    found["resumed record"] = _inside(unfinished, lambda path: _resumed(path, folder / "resumed.zarr"))
    if cad:
        for suffix, content in _cad(folder).items():
            found[f"cad {suffix}"] = Target(
                [content], written(f"part.{suffix}", lambda path: Cad.load(path, timeout=CAD_SECONDS))
            )
    return found


# What is typed after --set, and what comes with a file that is dropped on the page: name, unit, density, repair.
SETTINGS = [
    b"run.dt=0.01", b'run.duration="3 ms"', b"body.torus.angular_velocity=[0, 1, 0]", b"body[0].name=a",
    b"run.integrator=cf4", b"gravity=[0, 0, -9.81]",
    b'body.0.shape={type="sphere", radius=1}', b"view.camera=[1, 2, 3]",
]  # fmt: skip
QUESTIONS = [b"part.stl|mm|7850|1", b"run.zarr.zip|||", "C:\\x\\\u00e4.ply|in|1e3|0".encode()]
DROPPED = upload.Request("part.ply", "ply", None, 1000.0, repair=True)


def _changed(data: bytes) -> object:
    text = scene_path("torus").read_text()
    other, paths = changed(text, [Change.to(data.decode("utf-8", "replace"))])
    return scene_from(other, ChangedSource("torus", text, paths), Site(scene_path("torus").parent))


def _asked(data: bytes) -> object:
    name, unit, density, repair, *_ = (*data.decode("utf-8", "replace").split("|"), "", "", "", "")
    return upload.request(name, unit, density, repair)


def _described(path: Path) -> object:
    """A run, and what commands tell about it."""
    scene_text(path), written_by(path), written_on(path)
    return load_run(path)


def _resumed(record: Path, copy: Path) -> object:
    """A copy of a record, finished."""
    shutil.copytree(record, copy)
    try:
        return simulate("fixed", duration=0.1, record=copy, resume=True)
    finally:
        shutil.rmtree(copy, ignore_errors=True)


def _gltf() -> bytes:
    import base64

    tree, binary = triangle_tree()
    tree["buffers"][0]["uri"] = "data:a/b;base64," + base64.b64encode(binary).decode()
    tree["nodes"] = [{"mesh": 0, "rotation": [0, 0, 0, 1], "scale": [1, 2, 3], "children": [1]}, {"matrix": [1.0] * 16}]
    return json.dumps(tree).encode()


def _messages() -> list[bytes]:
    known = (
        {"type": "grab", "phase": "start", "body": 0, "local": [0.1, 0.2, 0.3], "target": [1.0, 2.0, 3.0]},
        {"type": "pause", "on": True},
        {"type": "scene", "name": "torus"},
        {"type": "dt", "value": 0.01},
        {"type": "gravity", "value": [0.0, 0.0, -9.81]},
        {"type": "parameter", "id": "force.0.stiffness", "value": 3.5},
        {"type": "ping", "t": 12.5},
    )
    return [json.dumps(message).encode() for message in known]


def _runs(folder: Path) -> tuple[Path, Path]:
    """A run that was saved, beside its archive, and a record that broke off."""
    unfinished = broken_off(folder / "unfinished.zarr", "fixed", 0.05, duration=0.1)
    run = load_run(unfinished)
    run.save(folder / "saved.zarr")
    run.save(folder / "saved.zip")
    return folder / "saved.zarr", unfinished


def _inside(run: Path, load: Callable[[Path], object]) -> Target:
    """The files of a run, one of which is changed at a time."""
    files = sorted(file for file in run.rglob("*") if file.is_file())
    # Descriptions decide more than numbers.
    files += [file for file in files if file.name == "zarr.json"] * 4
    names = {f"{number} ".encode() + file.read_bytes(): file for number, file in enumerate(files)}

    def read(data: bytes) -> object:
        number, _, content = data.partition(b" ")
        file = files[int(number) % len(files)] if number.isdigit() and len(number) < 9 else files[0]
        before = file.read_bytes()
        file.write_bytes(content)
        try:
            return load(run)
        finally:
            file.write_bytes(before)

    return Target([*names], read)


def _cad(folder: Path) -> dict[str, bytes]:
    try:
        import netgen.occ as occ
    except ImportError:
        return {}
    shape = occ.Cylinder(occ.Pnt(0, 0, 0), occ.Z, r=1.0, h=2.0)
    shape.WriteStep(str(folder / "valid.step"))
    shape.WriteBrep(str(folder / "valid.brep"))
    return {suffix: (folder / f"valid.{suffix}").read_bytes() for suffix in ("step", "brep")}


def case(target: Target, name: str, seed: int, number: int) -> bytes:
    """The input of this number: the same for the same seed."""
    chance = Random(f"{seed} {name} {number}")
    data = chance.choice(target.inputs)
    if name in ("saved run", "record", "resumed record"):
        place, _, content = data.partition(b" ")
        others = [each.partition(b" ")[2] or b"x" for each in target.inputs]
        return place + b" " + mutated(content or b"x", others, chance)
    return mutated(data, target.inputs, chance)


def tried(target: Target, data: bytes) -> str | None:
    """What is wrong with how the reader took ``data``: another kind of exception, no end, too much memory; or None."""
    before = _peak()
    try:
        with _alarm():
            target.read(data)
    except FreebodyError as error:
        if any(not line.isprintable() for line in str(error).split("\n")):
            return f"an error with characters for the terminal: {str(error)!r}"[:500]
    except Endless:
        return f"no end within {ENDLESS} s"
    except Exception:
        return traceback.format_exc()
    more = (_peak() - before) // 1024
    return f"{more} MiB for {len(data)} bytes" if more > MOST else None


def _peak() -> int:
    with contextlib.suppress(OSError), Path("/proc/self/status").open() as file:
        return int(next(line for line in file if line.startswith("VmHWM")).split()[1])
    return 0


@contextlib.contextmanager
def _alarm() -> Iterator[None]:
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise Endless

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, ENDLESS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def main() -> int:
    """Try inputs in turn until the time is up; the number of findings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", help="one reader")
    parser.add_argument("--case", type=int, help="one input of it")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "freebody-findings")
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="freebody-fuzz-"))
    findings: dict[str, int] = {}
    try:
        readers = {n: t for n, t in targets(folder).items() if asked.only in (None, n)}
        counts = dict.fromkeys(readers, 0)
        spent = dict.fromkeys(readers, 0.0)
        number = asked.case or 0
        # What is compiled before does not count.
        end = time.monotonic() + asked.seconds
        while time.monotonic() < end and readers:
            # The reader that had the least time is next, so that slow ones do not take it from the others.
            name = min(readers, key=spent.__getitem__)
            begin = time.monotonic()
            data = case(readers[name], name, asked.seed, number + counts[name])
            wrong = tried(readers[name], data)
            spent[name] += time.monotonic() - begin
            if wrong is not None:
                kind = f"{name}: {wrong.strip().splitlines()[-1][:200]}"
                findings[kind] = findings.get(kind, 0) + 1
                if findings[kind] == 1:
                    asked.keep.mkdir(parents=True, exist_ok=True)
                    kept = asked.keep / f"{name.replace(' ', '-')}-{asked.seed}-{number + counts[name]}"
                    kept.write_bytes(data)
                    again = f"--seed {asked.seed} --only '{name}' --case {number + counts[name]}"
                    print(f"--- {kind}\n{wrong}\nkept as {kept}; again with: {again}", flush=True)
            counts[name] += 1
            if asked.case is not None:
                break
        print(f"seed {asked.seed}: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
        print(f"{len(findings)} kinds of findings, {sum(findings.values())} in all")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return len(findings)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
