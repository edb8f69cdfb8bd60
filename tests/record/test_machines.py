"""The last bits depend on the machine: records know theirs, and are not mixed with another's unasked."""

import json

import numpy as np
import pytest
from record_worlds import RUNS, BrokenOffError, bits, broken_off, simulate, stopping_at
from typer.testing import CliRunner

import freebody as fb
from freebody import threads
from freebody.cli import app
from freebody.errors import InputError
from freebody.mass.integrals import FACES_PER_BLOCK, surface_moments, volume_moments
from freebody.record import machine
from freebody.record.load import load_run
from freebody.record.machine import this_machine


def bumpy_sphere(rings, segments):
    """A closed mesh without symmetry, so that every order of summation rounds differently."""
    polar = np.linspace(0.0, np.pi, rings + 1)[1:-1]
    around = np.linspace(0.0, 2.0 * np.pi, segments, endpoint=False)
    t, p = np.meshgrid(polar, around, indexing="ij")
    r = 1.0 + 0.1 * np.sin(3.0 * p + 0.3) * np.sin(t) ** 3 + 0.05 * np.cos(5.0 * t + 0.7)
    ring = np.stack([r * np.sin(t) * np.cos(p), r * np.sin(t) * np.sin(p), r * np.cos(t)], axis=-1).reshape(-1, 3)
    vertices = np.concatenate([ring, [[0, 0, 1.05], [0, 0, -0.95]]])
    top, bottom = len(ring), len(ring) + 1
    k = np.arange(segments)
    after = (k + 1) % segments
    faces = [np.stack([np.full(segments, top), k, after], axis=1)]
    for row in range(rings - 2):
        a, b = row * segments + k, row * segments + after
        c, d = a + segments, b + segments
        faces += [np.stack([a, c, d], axis=1), np.stack([a, d, b], axis=1)]
    last = (rings - 2) * segments
    faces.append(np.stack([np.full(segments, bottom), last + after, last + k], axis=1))
    return np.ascontiguousarray(vertices), np.ascontiguousarray(np.concatenate(faces), dtype=np.int64)


@pytest.fixture
def on_cores(monkeypatch):
    def choose(count):
        monkeypatch.setattr(threads, "cores", lambda: count)

    return choose


def test_integrals_over_a_mesh_are_the_same_bits_on_every_number_of_cores(on_cores):
    vertices, faces = bumpy_sphere(160, 320)
    assert len(faces) > 4 * FACES_PER_BLOCK
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    found = set()
    for cores in (1, 2, 3, 5, 64):
        on_cores(cores)
        volume, surface = volume_moments(vertices, faces, low, high), surface_moments(vertices, faces)
        body = fb.Body(fb.Mesh(vertices, faces), density=2.7, name="part", angular_velocity=(1, 2, 3))
        floats = fb.World([body]).tables().floats
        parts = [np.array([volume.measure, surface.measure]), volume.centroid, volume.second, surface.second, floats]
        found.add(b"".join(part.tobytes() for part in parts))
    assert len(found) == 1


def test_blocks_cover_everything_once_and_depend_on_the_count_alone(on_cores):
    for count in (0, 1, 9, 10, 11, 95):
        expected = [(k, min(k + 10, count)) for k in range(0, max(count, 1), 10)]
        for cores in (1, 4):
            on_cores(cores)
            assert threads.each_block(count, lambda start, stop: (start, stop), size=10) == expected


def test_a_record_of_a_mesh_goes_on_with_another_number_of_cores(tmp_path, on_cores):
    vertices, faces = bumpy_sphere(160, 320)

    def run(**more):
        body = fb.Body(fb.Mesh(vertices, faces), density=2.7, name="part", angular_velocity=(1, 2, 3))
        return fb.simulate(fb.World([body]), 1.0, dt=1e-2, **more)

    on_cores(2)
    with pytest.raises(BrokenOffError):
        run(record=tmp_path / "run.zarr", observers=stopping_at(0.5))
    on_cores(1)
    resumed = run(record=tmp_path / "run.zarr", resume=True)
    on_cores(2)
    assert bits(resumed) == bits(run())


def test_a_record_notes_what_its_bits_depend_on(tmp_path):
    broken_off(tmp_path / "part.zarr", "fixed")
    simulate("fixed", record=tmp_path / "whole.zarr")
    for name in ("part.zarr", "whole.zarr"):
        record = json.loads((tmp_path / name / "zarr.json").read_text())["attributes"]["record"]
        assert record["machines"] == [this_machine()]
    import numba

    assert {"cpu", "level", "numba", "llvmlite", "numpy", "system", "mathematics"} <= set(this_machine())
    assert this_machine()["numba"].startswith(numba.__version__)
    assert all(this_machine().values())
    done = CliRunner().invoke(app, ["info", str(tmp_path / "whole.zarr"), "--json"])
    assert this_machine()["cpu"] in json.loads(done.stdout)["written on"][0]


@pytest.mark.parametrize(
    ("features", "level"),
    [
        ("+sse2", "x86-64-v1"),
        ("+sse3,+ssse3,+sse4.1,+sse4.2,+popcnt,+cx16", "x86-64-v2"),
        ("+sse3,+ssse3,+sse4.1,+sse4.2,+popcnt,+cx16,+avx2,+bmi,+bmi2,+f16c,+fma,+lzcnt,+movbe,-avx512f", "x86-64-v3"),
        ("+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl", "x86-64-v4"),
    ],
)
def test_levels_of_processors(features, level):
    assert machine._level("x86_64-unknown-linux-gnu", features) == level
    assert machine._level("aarch64-apple-darwin", features) == "aarch64"


@pytest.fixture
def elsewhere(monkeypatch):
    """Another machine from here on: an older processor, another Numba."""
    other = {**this_machine(), "cpu": "nehalem", "level": "x86-64-v2", "numba": "0.60.0"}
    for module in ("machine", "store", "opening"):
        monkeypatch.setattr(f"freebody.record.{module}.this_machine", lambda: other)
    return other


MIXED = r"last bits may differ \(cpu '\w+' there, 'nehalem' here; level .* here; numba .*'0.60.0' here\)"


def test_bits_of_two_machines_are_not_mixed_unasked(tmp_path, request):
    path = broken_off(tmp_path / "run.zarr", "fixed")
    before = len(load_run(path))
    other = request.getfixturevalue("elsewhere")
    with pytest.raises(InputError, match=MIXED + r".*bit for bit.*allow_mixed=True, or --allow-mixed"):
        simulate("fixed", record=path, resume=True)
    assert len(load_run(path)) == before
    run = simulate("fixed", record=path, resume=True, allow_mixed=True)
    assert bits(run) == bits(simulate("fixed")), "the machine is the same after all"
    (note,) = run.notes
    assert note.startswith("resumed at t = 1.")
    assert "'nehalem' here" in note
    back = load_run(path)
    assert back.notes == run.notes
    machines = json.loads((path / "zarr.json").read_text())["attributes"]["record"]["machines"]
    assert [found["cpu"] for found in machines] == [machines[0]["cpu"], other["cpu"]]


def test_a_mixed_record_that_is_broken_off_again_still_says_so(tmp_path, request):
    path = broken_off(tmp_path / "run.zarr", "fixed")
    request.getfixturevalue("elsewhere")
    broken_off(path, "fixed", 2.0, resume=True, allow_mixed=True)
    assert len(load_run(path).notes) == 1
    run = simulate("fixed", record=path, resume=True)
    assert len(run.notes) == 1, "on the same machine as the last part, nothing is mixed anew"


def test_roundings_of_another_machine_are_not_another_world(tmp_path, request):
    body = fb.Body(fb.Box((1.0, 0.6, 0.3)), density=2.0, name="brick", angular_velocity=(0.3, 2.0, 0.4))
    nearly = fb.Body(
        fb.Box((1.0, 0.6, 0.3)), density=2.0 * (1.0 + 2**-50), name="brick", angular_velocity=(0.3, 2.0, 0.4)
    )
    other = fb.Body(fb.Box((1.0, 0.6, 0.3)), density=2.0 + 1e-9, name="brick", angular_velocity=(0.3, 2.0, 0.4))
    with pytest.raises(BrokenOffError):
        fb.simulate(fb.World([body]), 1.0, dt=1e-2, record=tmp_path / "run.zarr", observers=stopping_at(0.5))
    with pytest.raises(InputError, match="other numbers"):
        fb.simulate(fb.World([nearly]), 1.0, dt=1e-2, record=tmp_path / "run.zarr", resume=True, allow_mixed=True)
    request.getfixturevalue("elsewhere")
    with pytest.raises(InputError, match="other numbers"):
        fb.simulate(fb.World([other]), 1.0, dt=1e-2, record=tmp_path / "run.zarr", resume=True, allow_mixed=True)
    run = fb.simulate(fb.World([nearly]), 1.0, dt=1e-2, record=tmp_path / "run.zarr", resume=True, allow_mixed=True)
    assert run.times[-1] == 1.0
    # A finished record is only read.
    assert bits(fb.simulate(fb.World([nearly]), 1.0, dt=1e-2, record=tmp_path / "run.zarr", resume=True))


@pytest.mark.parametrize("machines", [None, [], "here", [7], [{"cpu": "\x1b[2J" * 1000}]])
def test_a_record_that_does_not_know_its_machine_is_not_trusted_to_be_of_this_one(tmp_path, machines):
    path = broken_off(tmp_path / "run.zarr", "fixed")
    content = json.loads((path / "zarr.json").read_text())
    content["attributes"]["record"]["machines"] = machines
    (path / "zarr.json").write_text(json.dumps(content))
    with pytest.raises(InputError, match="last bits may differ") as refused:
        simulate("fixed", record=path, resume=True)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 1500
    assert simulate("fixed", record=path, resume=True, allow_mixed=True).times[-1] == RUNS["fixed"]["duration"]


def test_the_command_asks_too(tmp_path, monkeypatch, request):
    path = tmp_path / "run.zarr"

    def broken(self, run):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("freebody.record.recorder.Recorder.finish", broken)
        CliRunner().invoke(app, ["run", "torus", "-o", str(path), "--duration", "1 s"])
    assert load_run(path).interrupted
    request.getfixturevalue("elsewhere")
    refused = CliRunner().invoke(app, ["run", "--resume", str(path)])
    assert refused.exit_code == 1
    assert "--allow-mixed" in refused.stderr
    done = CliRunner().invoke(app, ["run", "--resume", str(path), "--allow-mixed"])
    assert done.exit_code == 0
    assert not load_run(path).interrupted
