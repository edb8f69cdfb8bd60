"""Recorded runs of crowds: the same files as saved ones, readable and resumed bit for bit while they go on."""

import json
import shutil
from dataclasses import replace

import numpy as np
import pytest
from cases import G

import freebody as fb
from freebody.errors import InputError, RunFileError
from freebody.record import recorder
from freebody.running import memory

DT, DURATION, EVERY = 1e-3, 0.3, 5


def heap(**law):
    """Spheres that fall on a floor and on each other: more pairs than are listed."""
    rng = np.random.default_rng(1)
    stone = fb.Material(friction=0.5, **law)
    bodies = [
        fb.Body(fb.Sphere(0.1), mass=1.0, material=stone, name=f"b{k}",
                position=(0.25 * (k % 4) + 0.02 * rng.random(), 0.25 * (k // 4 % 4), 0.11 + 0.22 * (k // 16)))
        for k in range(34)
    ]  # fmt: skip
    return fb.World(bodies, gravity=(0, 0, -G), contact=[fb.Floor(name="floor")])


class Killed(BaseException):
    """Ends a run from outside."""


def simulate(world, duration=DURATION, **options):
    return fb.simulate(world, duration, dt=DT, every=EVERY, **options)


def killed(folder, time=0.2):
    """A record of a run that was ended at this time."""

    def kill(state):
        if state.time > time:
            raise Killed

    with pytest.raises(Killed):
        simulate(heap(restitution=0.3), record=folder, observers=kill)
    return folder


@pytest.fixture(scope="module")
def whole():
    """The run that nothing ended."""
    return simulate(heap(restitution=0.3))


def files(folder):
    """Every array of a stored run, as bytes."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and file.parent != folder
    }


def same(run, other):
    for name in ("times", "raw", "accumulators", "contact_frames", "impact_rows"):
        assert np.asarray(getattr(run, name)).tobytes() == np.asarray(getattr(other, name)).tobytes(), name
    for name in ("pairs", "solids", "slots"):
        assert getattr(run.tables.contacts, name) == getattr(other.tables.contacts, name), name
    assert run.derived.contact.gaps.tobytes() == other.derived.contact.gaps.tobytes()
    assert run.derived.wrench_after.tobytes() == other.derived.wrench_after.tobytes()
    assert np.array_equal(run.energy, other.energy)


def test_a_record_is_the_run_that_would_be_saved(tmp_path, whole):
    same(simulate(heap(restitution=0.3), record=tmp_path / "record"), whole)
    whole.save(tmp_path / "saved")
    recorded, saved = files(tmp_path / "record"), files(tmp_path / "saved")
    assert {name for name in recorded if "fingerprint" not in name} == {n for n in saved if "fingerprint" not in n}
    again = fb.load_run(tmp_path / "record")
    same(again, fb.load_run(tmp_path / "saved"))
    assert len(again.impacts) > 20
    assert again.audit().explained


def test_what_is_left_of_a_killed_run_can_be_read_and_goes_on_bit_for_bit(tmp_path, whole, monkeypatch):
    monkeypatch.setattr(recorder, "PERIOD", 0.01)
    left = fb.load_run(killed(tmp_path / "record"))
    frames = len(left)
    assert left.interrupted
    assert 30 < frames < len(whole)
    assert left.raw.tobytes() == whole.raw[:frames].tobytes()
    touching = [pair for pair, track in whole.contacts.items() if track.force[:frames].any()]
    assert len(touching) > 30
    for pair in touching:
        mine, its = left.contacts[pair], whole.contacts[pair]
        assert np.array_equal(mine.force, its.force[:frames]), pair
        # What is apart is not known before the end.
        assert (np.isinf(mine.gap) | (np.abs(mine.gap - its.gap[:frames]) < 1e-3)).all()
    assert left.impacts.pair == whole.impacts.pair[: len(left.impacts)]
    same(simulate(heap(restitution=0.3), record=tmp_path / "record", resume=True), whole)
    same(fb.load_run(tmp_path / "record"), simulate(heap(restitution=0.3), record=tmp_path / "record", resume=True))
    assert not (tmp_path / "record" / "pool").exists()


def test_records_hold_little_and_are_killed_while_they_are_finished(tmp_path, whole, monkeypatch):
    monkeypatch.setattr(memory, "MOST_HELD", 20 * 8 * (34 * 13 + 6 * 34 * 29))
    run = simulate(heap(restitution=0.3), record=tmp_path / "record")
    same(run, whole)
    # One that was killed while it wrote contacts for the last time leaves files that do not count.
    record = killed(tmp_path / "killed")
    for name in ("contacts", "gaps"):
        shutil.copytree(tmp_path / "record" / name, record / name)
    assert fb.load_run(record).interrupted
    same(simulate(heap(restitution=0.3), record=record, resume=True), whole)


def test_a_run_goes_on_from_a_file_bit_for_bit(tmp_path, whole):
    half = simulate(heap(restitution=0.3), 0.15)
    half.save(tmp_path / "half")
    start = fb.load_run(tmp_path / "half").final
    for more in ({}, {"record": tmp_path / "rest"}, {"record": tmp_path / "rest", "resume": True}):
        rest = simulate(heap(restitution=0.3), 0.15, start=start, **more)
        assert rest.final.raw.tobytes() == whole.final.raw.tobytes()
    other = start.contacts.copy()
    other[0] += 1.0
    with pytest.raises(InputError, match="started from another state"):
        simulate(
            heap(restitution=0.3), 0.15, start=replace(start, contacts=other), record=tmp_path / "rest", resume=True
        )


def test_a_crowd_in_which_nothing_touches(tmp_path):
    world = heap()
    run = fb.simulate(world, 2e-3, dt=DT, record=tmp_path / "record")
    assert not run.contacts
    for again in (
        fb.load_run(tmp_path / "record"),
        fb.simulate(world, 2e-3, dt=DT, record=tmp_path / "record", resume=True),
    ):
        assert again.raw.tobytes() == run.raw.tobytes()


@pytest.mark.parametrize("damage", ["solids", "pairs"])
def test_pools_that_name_pairs_that_do_not_exist_are_refused(tmp_path, damage):
    record = killed(tmp_path / "record", time=0.15)
    manifest = record / "zarr.json"
    text = json.loads(manifest.read_text())
    if damage == "pairs":
        count = text["attributes"]["solids"][0]
        text["attributes"]["solids"][1] = [[count - 1, count - 1] for _ in text["attributes"]["pairs"]]
    else:
        text["attributes"]["solids"][0] = 3
    manifest.write_text(json.dumps(text))
    with pytest.raises(RunFileError, match="pairs that do not exist|solids"):
        fb.load_run(record)
