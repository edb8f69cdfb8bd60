"""Files that were small and cost gigabytes: memory grows with the file, by the factor that is stated, and all end."""

import os
import signal
import subprocess
import sys

import bills
import pytest
from files import MODEL, three_mf

from freebody.errors import MeshFileError
from freebody.mass.meshfile import load_mesh
from freebody.mass.meshformats.threemf_model import ModelReader
from work_count import work_of

# What load_mesh says: so much anyway, and so many times the file.
MEGABYTES = 64
TIMES = 64

# Bytes of each file: enough that the factor shows beside the allowance.
SIZE = 3 << 19

# A child that has not ended by then never will; it needs a few seconds on a busy machine.
ENDLESS = 300

CHILD = """
import sys
from pathlib import Path
from freebody.errors import MeshFileError
from freebody.mass.meshfile import load_mesh
peak = lambda: int(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1])
(Path(sys.argv[1]) / "small.obj").write_text("v 0 0 0\\nv 1 0 0\\nv 0 1 0\\nf 1 2 3\\n")
load_mesh(Path(sys.argv[1]) / "small.obj")
before = peak()
try:
    print(len(load_mesh(sys.argv[2]).faces))
except MeshFileError as error:
    print("refused", error)
print((peak() - before) / 1024)
"""

needs_proc = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the peak of a process is in /proc")


def read_in_child(folder, path):
    """What came of reading ``path``, and how many MiB that added to the peak of a process."""
    answer = subprocess.run(
        [sys.executable, "-c", CHILD, str(folder), str(path)], capture_output=True, text=True, timeout=ENDLESS
    )
    assert answer.returncode == 0, answer.stderr
    outcome, peak = answer.stdout.splitlines()
    return outcome, float(peak)


@needs_proc
@pytest.mark.parametrize("name", bills.GROWING)
def test_memory_is_at_most_the_stated_multiple_of_the_file(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(bills.GROWING[name](SIZE))
    _, megabytes = read_in_child(tmp_path, path)
    assert megabytes <= MEGABYTES + TIMES * path.stat().st_size / 2**20


@pytest.mark.parametrize("name", bills.GROWING)
def test_small_ones_of_the_same_kind_are_read_or_refused_in_words(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(bills.GROWING[name](4000))
    if name in ("header.ply", "tables.gltf"):
        with pytest.raises(MeshFileError, match="promises 3 vertex|no faces"):
            load_mesh(path)
    else:
        assert len(load_mesh(path).faces) > 0


@needs_proc
@pytest.mark.parametrize(
    ("content", "match"),
    [
        (bills.threemf_items(40_000), "places 40001 copies of parts"),
        (bills.threemf_large_copies(20_000, 900), "place 18020901 faces"),
        (bills.threemf_parts(50), "unpacks to"),
    ],
    ids=["items", "large copies", "many parts"],
)
def test_copies_in_a_small_3mf_are_refused_before_they_are_made(tmp_path, content, match):
    path = tmp_path / "copies.3mf"
    path.write_bytes(content)
    assert len(content) < 100_000
    outcome, megabytes = read_in_child(tmp_path, path)
    assert outcome.startswith("refused")
    assert match in outcome
    assert megabytes < MEGABYTES


# name -> content that grows with a number, read or refused. What unpacks counts by what it unpacks to.
COUNTED = {
    **{name: make for name, make in bills.GROWING.items() if name != "fan.obj"},
    "fan.obj": lambda size: b"v 0 0 0\nf" + b" 1" * (size // 2) + b"\n",
    "items.3mf": lambda size: bills.threemf_items(size // 20),
    "components.3mf": lambda size: bills.threemf_components(size // 130),
}


@pytest.mark.parametrize("name", COUNTED)
def test_four_times_the_file_takes_four_times_the_work(tmp_path, name):
    path = tmp_path / name
    counts = []
    for size in (3000, 3000, 12_000, 48_000):
        path.write_bytes(COUNTED[name](size))
        counts.append(work_of(load_mesh, path))
    # The first one imported and compiled what the others use.
    (_, *steps), (_, *made) = zip(*counts)
    for first, second, third in (steps, made):
        assert third - second <= 4.4 * (second - first) + 200


@pytest.mark.parametrize("kind", ["comment", "attribute"])
def test_a_tag_without_end_is_not_looked_at_again_and_again(tmp_path, monkeypatch, kind):
    path = tmp_path / "tag.3mf"
    fed = []
    feed = ModelReader.feed

    def counted(self, text):
        fed.append(len(text))
        feed(self, text)

    monkeypatch.setattr(ModelReader, "feed", counted)
    monkeypatch.setattr("freebody.mass.meshformats.threemf.RATIO_FREE", 64 << 20)
    path.write_bytes(bills.threemf_tag(16 << 20, kind))
    with pytest.raises(MeshFileError, match="a tag or a comment of more than 1048576 bytes"):
        load_mesh(path)
    # expat may look at all of it once for each bite: so much is refused, whatever comes behind it.
    assert sum(fed) <= (1 << 20) + 2 * max(fed)
    path.write_bytes(bills.threemf_tag(900_000, kind))
    assert len(load_mesh(path).faces) == 1


def test_nodes_and_primitives_are_not_multiplied_before_they_are_counted(tmp_path):
    path = tmp_path / "pairs.glb"
    counts = []
    for size in (40_000, 80_000, 160_000):
        path.write_bytes(bills.glb_pairs(size))
        with pytest.raises(MeshFileError, match="bytes place .* faces"):
            load_mesh(path)
        counts.append(sum(work_of(load_mesh, path)))
    assert counts[2] - counts[1] <= 2.2 * (counts[1] - counts[0])


def test_an_honest_assembly_of_copies_is_read(tmp_path):
    items = "".join(f'<item objectid="1" transform="1 0 0 0 1 0 0 0 1 {n} 0 {2 * n}"/>' for n in range(900))
    path = tmp_path / "lattice.3mf"
    path.write_bytes(three_mf(MODEL.replace('<item objectid="1"/>', items)))
    mesh = load_mesh(path, unit="m")
    assert len(mesh.faces) == 900
    assert mesh.vertices.max(axis=0).tolist() == [900.0, 1.0, 2.0 * 899.0]


def test_a_line_without_end_is_refused(tmp_path):
    path = tmp_path / "line.obj"
    path.write_bytes(b"v 0 0 0\nf" + b" 1" * 1_000_000)
    with pytest.raises(MeshFileError, match="a line of more than 1048576 bytes"):
        load_mesh(path)


STUCK = """
import hashlib, sys
from freebody.mass.meshfile import FORMATS, load_mesh

def read(data, limits):
    print("reading", flush=True)
    hashlib.pbkdf2_hmac("sha256", b"", b"", 2**31 - 1)  # compiled code that lets the interpreter go, for an hour

FORMATS["obj"] = read
load_mesh(sys.argv[1])
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_is_answered_while_compiled_code_works(tmp_path):
    path = tmp_path / "part.obj"
    path.write_text("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n")
    with subprocess.Popen(
        [sys.executable, "-c", STUCK, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        try:
            assert child.stdout.readline() == "reading\n"
            child.send_signal(signal.SIGINT)
            _, errors = child.communicate(timeout=ENDLESS)
        finally:
            child.kill()
    assert errors.rstrip().endswith("KeyboardInterrupt")
