"""Full disks, names that are formulas, meshes beside the record, licences of what is inside."""

import csv
import gc
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from export_runs import run
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.errors import InputError
from freebody.viewer.inlined import STATIC, inlined

FULL = """
import resource, sys
from pathlib import Path
import freebody as fb
body = fb.Body(mass=1.0, inertia=(1, 2, 3), name="body", angular_velocity=(1, 2, 3))
run = fb.simulate(fb.World([body]), 5.0, dt=1e-2)
folder = Path(sys.argv[1])
def write(path):
    run.save(path) if ".zarr" in path.name else fb.export_run(run, path)
for ending in sys.argv[2:]:
    write(folder / f"before.{ending}")
resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))
for ending in sys.argv[2:]:
    try:
        write(folder / f"after.{ending}")
    except fb.errors.FreebodyError as error:
        assert all(part in str(error) for part in ("Expected: ", "Likely cause: ", "Remedy: ")), error
        print(ending, type(error).__name__, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file sizes are POSIX")
def test_a_disk_without_room_is_an_error_and_not_the_end_of_the_process(tmp_path):
    endings = ["nc", "csv", "parquet", "npz", "glb", "html", "mp4", "zarr", "zarr.zip"]
    # With the oldest versions, what newer ones will not do is no error (see conftest.py).
    wrong = ["-Werror"] if os.environ["PYTHONWARNINGS"] else ["-Werror", "-Wdefault::DeprecationWarning"]
    done = subprocess.run(
        [sys.executable, *wrong, "-c", FULL, str(tmp_path), *endings],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert [line.split()[0] for line in done.stdout.splitlines()] == endings
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(f"before.{ending}" for ending in endings)


# Encoders that meet a full disk: while pictures come, and when the last one has come and the file is to be finished.
EARLY = "head -c 100000 > /dev/null"
LATE = "cat > /dev/null"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for ffmpeg")
@pytest.mark.parametrize("reads", [EARLY, LATE])
def test_a_video_that_ffmpeg_could_not_finish_is_none(tmp_path, monkeypatch, reads):
    full = tmp_path / "ffmpeg"
    full.write_text(
        f'#!/bin/sh\nfor last; do :; done\n{reads}\necho part > "$last"\necho "No space left on device" >&2\nexit 1\n'
    )
    full.chmod(0o755)
    monkeypatch.setenv("IMAGEIO_FFMPEG_EXE", str(full))
    (tmp_path / "out").mkdir()
    (tmp_path / "out/old.mp4").write_bytes(b"old")
    open_before = len(list(Path("/proc/self/fd").iterdir())) if Path("/proc/self/fd").is_dir() else 0
    for name in ("new.mp4", "old.mp4"):
        with pytest.raises(InputError, match="code 1: No space left on device.*Expected.*Likely cause.*Remedy"):
            fb.export_run(run(), tmp_path / "out" / name, size=(160, 90), fps=5.0, overwrite=True)
    gc.collect()
    assert [(path.name, path.read_bytes()) for path in (tmp_path / "out").iterdir()] == [("old.mp4", b"old")]
    if open_before:
        assert len(list(Path("/proc/self/fd").iterdir())) == open_before


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-x", "@SUM(A1)", "=cmd|' /C calc'!A0", " =1", "\uff1d1", "a;=1", 'say "hi", you', "plain"]
)
def test_no_cell_of_a_table_begins_a_formula(tmp_path, name):
    body = fb.Body(mass=1.0, name=name, velocity=(-1.0, 0, 0))
    made = fb.simulate(fb.World([body]), 0.1, dt=1e-2)
    fb.export_run(made, tmp_path / "r.csv")
    text = (tmp_path / "r.csv").read_text(encoding="utf-8")
    for delimiter in ",;\t":
        head = next(csv.reader([text.splitlines()[0]], delimiter=delimiter))
        if delimiter == "," or '"' not in head[0]:
            assert not any(cell.lstrip(" '").startswith(("=", "+", "@", "-")) and cell[0] != "'" for cell in head)
    head, *rows = csv.reader(text.splitlines())
    assert head[1].removeprefix("'") == f"{name}.position.x [m]"
    numbers = np.array(rows, dtype=float)
    assert np.array_equal(numbers[:, 1], made[name].position[:, 0])
    assert numbers[-1, 1] < 0.0, "negative numbers are numbers"
    assert made.to_pandas().columns[0] == f"{name}.position.x [m]"


def test_export_finds_meshes_beside_the_record(tmp_path, monkeypatch):
    (tmp_path / "project").mkdir()
    (tmp_path / "elsewhere").mkdir()
    square = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n"
    (tmp_path / "project/part.obj").write_text(square)
    (tmp_path / "project/scene.toml").write_text(
        '[run]\nduration = 0.1\ndt = 0.01\n[[body]]\nname = "part"\ndensity = 1\n'
        'shape = {type = "mesh", file = "part.obj", unit = "m"}\n'
    )
    runner = CliRunner()
    monkeypatch.chdir(tmp_path / "project")
    made = runner.invoke(app, ["run", "scene.toml", "-o", "run.zarr", "--quiet"])
    assert made.exit_code == 0, made.stderr
    monkeypatch.chdir(tmp_path / "elsewhere")
    done = runner.invoke(app, ["export", str(tmp_path / "project/run.zarr"), "-o", "part.glb"])
    assert done.exit_code == 0, done.stderr
    assert "note:" not in done.stderr
    content = Path("part.glb").read_bytes()
    gltf = json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])
    counts = [accessor["count"] for accessor in gltf["accessors"]]
    assert 12 in counts or 4 in counts, "the tetrahedron's corners, not those of a box"


def test_every_library_in_the_page_has_its_notice_also_in_files_made_of_it(tmp_path):
    root = Path(__file__).parents[2]
    packages = json.loads((root / "frontend/package.json").read_text())["dependencies"]
    notices = (STATIC / "licences.txt").read_text(encoding="utf-8")
    for name in ("freebody", *packages):
        assert re.search(rf"^{name}$", notices, re.MULTILINE), name
    assert notices.count("Copyright") == 1 + len(packages)
    assert notices.count("above copyright notice and this permission notice") == 1 + len(packages)
    fb.export_run(run(), tmp_path / "r.html")
    for page in ((tmp_path / "r.html").read_text(encoding="utf-8"), inlined()):
        assert notices in page
