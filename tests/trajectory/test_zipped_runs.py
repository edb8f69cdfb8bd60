"""Runs in one file: the same run, read with the same suspicion."""

import io
import struct
import zipfile

import numpy as np
import pytest
import zarr
from run_worlds import driven, sprung

import freebody as fb
from freebody.errors import InputError
from freebody.record import zipped


@pytest.fixture(scope="module")
def run():
    return fb.simulate(driven(), 0.3, dt=1e-2, integrator="cf4")


@pytest.fixture(scope="module")
def good(run, tmp_path_factory):
    path = tmp_path_factory.mktemp("runs") / "good.zarr.zip"
    run.save(path)
    return path


def rewritten(source, target, *, change=lambda name, data: data, more=(), **options):
    """A copy of an archive in which ``change`` had its way with every entry, and ``more`` was added."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", **options) as new:
        for entry in old.infolist():
            data = change(entry.filename, old.read(entry))
            if data is not None:
                new.writestr(entry.filename, data)
        for name, data in more:
            new.writestr(name, data)
    return target


def refused(path, match, **options):
    with pytest.raises(InputError, match=match) as caught:
        fb.load_run(path, **options)
    assert len(str(caught.value)) < 1500


def test_an_archive_holds_the_run_bit_for_bit(run, good):
    back = fb.load_run(good)
    assert back.times.tobytes() == run.times.tobytes()
    assert back.raw.tobytes() == run.raw.tobytes()
    assert back.accumulators.tobytes() == run.accumulators.tobytes()
    assert back.final.raw.tobytes() == run.final.raw.tobytes()
    assert back.kinetic_energy.tobytes() == run.kinetic_energy.tobytes()
    assert str(back.audit()) == str(run.audit())


def test_zarr_opens_the_archive_by_itself(run, good):
    store = zarr.storage.ZipStore(good, mode="r")
    group = zarr.open_group(store, mode="r")
    np.testing.assert_array_equal(group["raw"][...], run.raw)
    store.close()


def test_an_archive_of_the_folder_made_by_hand_is_read_too(run, tmp_path):
    run.save(tmp_path / "run.zarr")
    with zipfile.ZipFile(tmp_path / "mine.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in (tmp_path / "run.zarr").rglob("*"):
            archive.write(file, file.relative_to(tmp_path))
        archive.writestr("run.zarr/.DS_Store", b"rubbish")
    assert fb.load_run(tmp_path / "mine.zip").raw.tobytes() == run.raw.tobytes()


def test_only_runs_are_overwritten_and_only_on_request(run, tmp_path):
    path = tmp_path / "run.zarr.zip"
    run.save(path)
    with pytest.raises(InputError, match="exists already"):
        run.save(path)
    shorter = fb.simulate(sprung(), 0.1, dt=1e-2)
    shorter.save(path, overwrite=True)
    assert len(fb.load_run(path)) == len(shorter)
    path.write_bytes(b"a letter to my mother")
    with pytest.raises(InputError, match="is not a stored run"):
        run.save(path, overwrite=True)
    assert path.read_bytes() == b"a letter to my mother"


def test_names_that_lead_elsewhere_are_left_inside(good, tmp_path):
    more = [("../escaped", b"x"), ("/tmp/escaped-too", b"x"), ("raw/../../up", b"x"), ("raw\\c\\0", b"x")]
    path = rewritten(good, tmp_path / "run.zip", more=more)
    fb.load_run(path)
    assert sorted(tmp_path.iterdir()) == [path]


def test_an_archive_larger_than_allowed_is_refused_before_it_is_unpacked(good, tmp_path, monkeypatch):
    monkeypatch.setattr(zipped, "MOST_METADATA", 20_000)
    bomb = bytes(50_000_000)
    path = rewritten(
        good,
        tmp_path / "bomb.zip",
        change=lambda name, data: bomb if name.startswith("raw/c") else data,
        compression=zipfile.ZIP_DEFLATED,
    )
    assert path.stat().st_size < 1_000_000
    refused(path, "more than can be afforded", max_bytes=1_000_000)


def test_what_is_ignored_is_not_unpacked_and_costs_nothing(good, tmp_path):
    path = rewritten(
        good, tmp_path / "run.zip", more=[("video.mp4", bytes(30_000_000))], compression=zipfile.ZIP_DEFLATED
    )
    assert fb.load_run(path, max_bytes=1_000_000)


def test_two_files_of_one_name(good, tmp_path):
    with pytest.warns(UserWarning, match="Duplicate"):
        path = rewritten(good, tmp_path / "run.zip", more=[("zarr.json", b"{}")])
    refused(path, "holds 'zarr.json' twice")


def test_an_encrypted_archive(good, tmp_path):
    data = bytearray(good.read_bytes())
    for signature, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(signature)
        data[at + place] |= 1
    path = tmp_path / "run.zip"
    path.write_bytes(data)
    refused(path, "is encrypted")


def test_another_way_of_packing(good, tmp_path):
    refused(rewritten(good, tmp_path / "run.zip", compression=zipfile.ZIP_LZMA), "by another method")


def test_a_table_of_contents_that_would_fill_the_memory(good, tmp_path, monkeypatch):
    monkeypatch.setattr(zipped, "MOST_CONTENTS", 100)
    refused(good, "directory of [0-9]+ bytes")
    # The same where an archive of the large kind says it.
    large = zipped.LARGE_END + bytes(36) + struct.pack("<Q", 2**40) + bytes(8) + zipped.LOCATOR + bytes(16)
    path = tmp_path / "run.zip"
    path.write_bytes(large + zipped.END + bytes(18))
    refused(path, f"directory of {2**40} bytes")


@pytest.mark.parametrize("content", [b"", b"PK", b"PK\x05\x06" + bytes(18), b"no archive at all" * 10, bytes(1000)])
def test_files_that_are_no_runs(content, tmp_path):
    path = tmp_path / "run.zarr.zip"
    path.write_bytes(content)
    refused(path, "not a zip archive|holds no run|not a readable archive")


def test_a_flipped_bit_is_noticed(good, tmp_path):
    data = bytearray(good.read_bytes())
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entry = archive.getinfo("raw/c/0/0/0")
    data[entry.header_offset + 200] ^= 1
    path = tmp_path / "run.zip"
    path.write_bytes(data)
    refused(path, "CRC|checksum")


def test_cut_and_scrambled_archives_end_in_one_kind_of_error(good, tmp_path):
    data, rng = good.read_bytes(), np.random.default_rng(7)
    path = tmp_path / "run.zip"
    for _ in range(200):
        broken = bytearray(data)
        start = int(rng.integers(len(data)))
        if rng.random() < 0.3:
            del broken[start:]
        else:
            # The end of an archive decides most: half of the damage goes there.
            at = len(data) - 1 - int(rng.integers(3000)) if rng.random() < 0.5 else start
            broken[at : at + 8] = rng.integers(0, 256, 8, dtype=np.uint8).tobytes()[: len(broken) - at]
        path.write_bytes(broken)
        try:
            fb.load_run(path)
        except InputError:
            continue
