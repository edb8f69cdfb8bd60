"""Scenes as short texts: what comes back, and what hostile texts meet."""

import base64
import contextlib
import zlib

import numpy as np
import pytest

import freebody as fb
from freebody.errors import FreebodyError, InputError
from freebody.scene.sharing import MOST_BYTES, MOST_LETTERS, PREFIX, is_shared, shared, unshared

SMALL = '[[body]]\nname = "a"\nmass = 1\nposition = [0.1, 0, 0]\n'


def packed(data: bytes) -> str:
    return PREFIX + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


@pytest.mark.parametrize("name", ["cradle", "slider-crank", "torus", "bowl", "n-body"])
def test_scenes_of_the_library_come_back_bit_for_bit(name):
    scene = fb.load_scene(fb.scene_path(name))
    text = scene.share()
    assert is_shared(text)
    assert len(text) < 2000
    # Mail breaks lines, and people copy blanks.
    broken = "  " + "\n".join(text[k : k + 60] for k in range(0, len(text), 60)) + "\n"
    again = fb.load_scene(broken)
    assert again.to_toml() == scene.to_toml()
    for one, other in zip(scene.world().bodies, again.world().bodies, strict=True):
        assert one.position.tobytes() == other.position.tobytes()
        assert one.inertia.tobytes() == other.inertia.tobytes()


def test_meshes_from_files_go_with_the_scene(tmp_path):
    mesh = fb.Box((1.0, 2.0, 3.0)).mesh()
    lines = [f"v {x!r} {y!r} {z!r}" for x, y, z in mesh.vertices.tolist()]
    lines += ["f " + " ".join(str(k + 1) for k in face) for face in mesh.faces.tolist()]
    (tmp_path / "part.obj").write_text("\n".join(lines))
    scene = '[[body]]\nshape = { type = "mesh", file = "part.obj" }\ndensity = 2\n'
    (tmp_path / "scene.toml").write_text(scene)
    body = fb.load_scene(tmp_path / "scene.toml").world().bodies[0]
    far = fb.load_scene(fb.load_scene(tmp_path / "scene.toml").share()).world().bodies[0]
    np.testing.assert_array_equal(far.inertia, body.inertia)


def refused(text):
    with pytest.raises(FreebodyError) as caught:
        fb.load_scene(text)
    return str(caught.value)


def test_damaged_texts_are_refused_with_the_reason():
    text = shared(SMALL)
    assert unshared(text) == SMALL
    for cut in range(len(PREFIX), len(text)):
        with pytest.raises(InputError):
            unshared(text[:cut])
    for k in range(len(PREFIX), len(text)):
        other = "A" if text[k] != "A" else "B"
        with contextlib.suppress(InputError):
            assert unshared(text[:k] + other + text[k + 1 :]) == SMALL  # bits that pad the last letter
    assert "breaks off" in refused(text[:-8])
    assert "version 2" in refused(text.replace("freebody1:", "freebody2:"))
    assert "foreign letters" in refused(text[:30] + "<b>" + text[30:])
    assert "damaged" in refused(PREFIX + "AAAA")
    assert "damaged" in refused(packed(b"\xff\xfe"))


def test_bombs_are_not_unpacked():
    assert "unpacks to too much" in refused(packed(b" " * (64 * MOST_BYTES)))
    assert "letters" in refused(PREFIX + "A" * MOST_LETTERS)
    with pytest.raises(InputError, match="to share"):
        shared("#" * (MOST_BYTES + 1))


@pytest.mark.parametrize(
    "entry",
    [
        '[[force]]\ntype = "custom"\nbodies = ["a"]\nfunction = "os:system"\n',
        '[[body]]\nname = "b"\nshape = { type = "mesh", file = "/etc/passwd" }\ndensity = 1\n',
        '[[body]]\nname = "b"\nshape = { type = "cad", file = "part.step" }\ndensity = 1\n',
    ],
)
def test_shared_scenes_name_neither_code_nor_files_whatever_is_allowed(entry):
    with pytest.raises(FreebodyError) as caught:
        fb.load_scene(packed((SMALL + entry).encode()), allow_code=True, allow_outside=True)
    assert "in a shared scene" in str(caught.value)


def test_same_checks_as_for_files():
    assert "body[0].mas" in refused(packed(SMALL.replace("mass", "mas").encode()))
    assert "at most" in refused(packed(b'[[body]]\nname = "a"\nmass = 1\ncount = 1000000000\n'))
