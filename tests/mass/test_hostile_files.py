import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from files import HOSTILE, PART, exported, three_mf, triangle_tree, valid

from freebody.errors import InputError, MeshFileError
from freebody.mass.meshfile import FORMATS, LoadedMesh, load_mesh

# What one hostile file may add to the memory of a process that has read a harmless one; the files have a few kB.
MEGABYTES = 100


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_with_their_name_and_the_reason(tmp_path, name):
    content, message = HOSTILE[name]
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(MeshFileError, match=message) as caught:
        load_mesh(path)
    assert caught.value.found.startswith(f"{name}: ")


CHILD = """
import sys
from pathlib import Path
from freebody.errors import InputError, MeshFileError
from freebody.mass.meshfile import load_mesh
# The peak of this process alone; ru_maxrss would begin with that of the process that started it.
peak = lambda: int(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1])
folder = Path(sys.argv[1])
for path in sorted(folder.glob("valid.*")):
    load_mesh(path)
for path in sorted(folder.glob("hostile_*")):
    before = peak()
    try:
        load_mesh(path)
        outcome = "loaded"
    except MeshFileError:
        outcome = "refused"
    print(path.name, outcome, (peak() - before) // 1024)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the peak of a process is in /proc")
def test_no_hostile_file_raises_the_memory_of_the_process_noticeably(tmp_path):
    for suffix, content in valid():
        (tmp_path / f"valid.{suffix}").write_bytes(content)
    for name, (content, _) in HOSTILE.items():
        (tmp_path / f"hostile_{name}").write_bytes(content)
    answer = subprocess.run(
        [sys.executable, "-c", CHILD, str(tmp_path)], capture_output=True, text=True, check=True, timeout=120
    )
    lines = [line.split() for line in answer.stdout.splitlines()]
    assert len(lines) == len(HOSTILE)
    assert answer.stderr == ""
    assert [line for line in lines if line[1] != "refused" or int(line[2]) > MEGABYTES] == []


@pytest.mark.parametrize("index", range(len(valid())))
def test_a_damaged_file_gives_a_sound_mesh_or_a_mesh_file_error_and_nothing_else(tmp_path, index):
    suffix, content = valid()[index]
    chance = random.Random(index)
    path = tmp_path / f"damaged.{suffix}"
    loaded = 0
    for _ in range(150):
        data = bytearray(content)
        for _ in range(chance.choice([1, 1, 2, 8])):
            at = chance.randrange(len(data))
            match chance.randrange(4):
                case 0:
                    data[at] = chance.randrange(256)
                case 1:
                    data[at] ^= 1 << chance.randrange(8)
                case 2:
                    del data[at : at + chance.choice([1, 4, 50])]
                case 3:
                    data[at:at] = chance.choice([b"-", b"9", b"\xff\xff\xff\x7f", b" ", b"\n", b"nan", b"1e999", b"0"])
            if not data:
                break
        path.write_bytes(bytes(data))
        try:
            mesh = load_mesh(path)
        except MeshFileError:
            continue
        loaded += 1
        assert isinstance(mesh, LoadedMesh)
        assert np.isfinite(mesh.vertices).all()
        assert len(mesh.faces) > 0
        assert mesh.faces.min() >= 0
        assert mesh.faces.max() < len(mesh.vertices)
    assert loaded < 150


def test_every_truncation_of_every_format_is_noticed_or_harmless(tmp_path):
    for suffix, content in valid():
        path = tmp_path / f"cut.{suffix}"
        path.write_bytes(content)
        whole = load_mesh(path)
        for end in range(0, len(content.rstrip()) - 1, max(1, len(content) // 40)):
            path.write_bytes(content[:end])
            try:
                mesh = load_mesh(path)
            except MeshFileError:
                continue
            # Only text whose every line stands alone can be cut without a trace, and only OBJ has no counts or end.
            assert suffix == "obj"
            assert len(mesh.faces) <= len(whole.faces)


def test_limits_of_bytes_and_faces_are_kept_by_every_format(tmp_path):
    for suffix, content in valid():
        path = tmp_path / f"part.{suffix}"
        path.write_bytes(content)
        count = len(load_mesh(path).faces)
        assert len(load_mesh(path, max_faces=count, max_bytes=len(content) + 2000).faces) == count
        with pytest.raises(MeshFileError, match=f"it has {count} faces.*Expected: at most {count - 1}"):
            load_mesh(path, max_faces=count - 1)
        with pytest.raises(MeshFileError, match="raise max_bytes="):
            load_mesh(path, max_bytes=len(content) - 1)


def test_paths_that_are_not_files_are_named(tmp_path):
    with pytest.raises(MeshFileError, match=r"absent\.stl: it cannot be opened"):
        load_mesh(tmp_path / "absent.stl")
    (tmp_path / "folder.stl").mkdir()
    with pytest.raises(MeshFileError, match="a folder"):
        load_mesh(tmp_path / "folder.stl")
    os.mkfifo(tmp_path / "pipe.stl")
    with pytest.raises(MeshFileError, match="a device or pipe"):
        load_mesh(tmp_path / "pipe.stl")
    with pytest.raises(InputError, match="Expected: a path"):
        load_mesh("nul\0byte.stl")
    (tmp_path / "real.stl").write_bytes(exported("stl"))
    (tmp_path / "link.stl").symlink_to(tmp_path / "real.stl")
    assert len(load_mesh(tmp_path / "link.stl").faces) == 4


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("part.xyz", exported("ply"), r"suffix is '\.xyz'.*\.stl, \.obj.*looks like PLY: rename it to \.ply"),
        ("part.xyz", b"what", r"suffix is '\.xyz'.*\.stl, \.obj"),
        ("part", exported("stl"), r"looks like STL"),
        ("part.stl", exported("obj"), r"content is OBJ.*rename it to \.obj"),
        ("part.obj", exported("stl"), r"content is STL"),
        ("part.obj", exported("stl_ascii"), r"content is STL"),
        ("part.ply", exported("off"), r"content is OFF"),
        ("part.off", exported("ply"), r"content is PLY"),
        ("part.gltf", exported("glb"), r"content is GLB"),
        ("part.glb", json.dumps(triangle_tree()[0]).encode(), r"content is GLTF"),
        ("part.stl", three_mf("<model/>"), r"content is 3MF"),
        ("part.stl", b"ISO-10303-21;\nHEADER;", r"content is STEP"),
        ("part.step", b"ISO-10303-21;\nHEADER;", r"freebody\.Cad\.load"),
    ],
)
def test_a_wrong_or_unknown_suffix_is_told_with_what_the_content_is(tmp_path, name, content, message):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(MeshFileError, match=message):
        load_mesh(path)


def test_no_file_beside_the_mesh_is_ever_opened(tmp_path):
    opened = []
    (tmp_path / "part.mtl").write_text("newmtl a\nmap_Kd secret.png\n")
    (tmp_path / "secret.png").write_bytes(b"secret")
    obj = b"mtllib part.mtl\nmtllib ../../../../etc/passwd\nusemtl a\n" + exported("obj")
    ply = exported("ply", encoding="ascii").replace(b"element", b"comment TextureFile secret.png\nelement", 1)
    (tmp_path / "part.obj").write_bytes(obj)
    (tmp_path / "part.ply").write_bytes(ply)
    load_mesh(tmp_path / "part.obj")  # what is imported lazily is imported now
    active = True

    def watch(event, arguments):
        if active and event == "open" and isinstance(arguments[0], (str, bytes, os.PathLike)):
            opened.append(Path(os.fsdecode(arguments[0])).name)

    sys.addaudithook(watch)
    load_mesh(tmp_path / "part.obj")
    load_mesh(tmp_path / "part.ply")
    active = False
    assert [name for name in opened if not name.endswith((".py", ".pyc"))] == ["part.obj", "part.ply"]


def test_words_that_mean_nothing_are_passed_over_in_silence(tmp_path, caplog):
    path = tmp_path / "normal.stl"
    # a normal where none is looked for
    path.write_bytes(exported("stl_ascii").replace(b"outer loop", b"outer loop normal x", 1))
    assert len(load_mesh(path).faces) == 4
    assert caplog.records == []


@pytest.mark.parametrize("failure", [MemoryError(), RecursionError("deep")])
def test_a_machine_that_is_too_small_is_told_as_a_mesh_file_error(tmp_path, monkeypatch, failure):
    def broken(*_):
        raise failure

    path = tmp_path / "part.stl"
    path.write_bytes(exported("stl"))
    monkeypatch.setitem(FORMATS, "stl", broken)
    with pytest.raises(MeshFileError, match=rf"part\.stl: .*{type(failure).__name__}"):
        load_mesh(path)


def test_the_harmless_part_is_what_the_generators_start_from(tmp_path):
    for suffix, content in valid():
        path = tmp_path / f"part.{suffix}"
        path.write_bytes(content)
        mesh = load_mesh(path)
        assert len(mesh.faces) == (1 if suffix in ("glb", "3mf") else len(PART.faces))
