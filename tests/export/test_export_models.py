"""glTF: meshes where the bodies are, keys at the right times; and what stands in for bodies without shape."""

import json
import struct

import numpy as np
import pytest
import trimesh
from export_runs import run, world
from hypothesis import given, settings
from hypothesis import strategies as st

import freebody as fb
from freebody.export.drawing import drawings
from freebody.export.playback import keyframes

# Half a unit in the last place of single precision, relative.
SINGLE = 2.0**-24


class Glb:
    """The two chunks of a .glb, read by the rules of the format."""

    def __init__(self, path):
        data = path.read_bytes()
        magic, version, length = struct.unpack_from("<4sII", data)
        assert (magic, version, length) == (b"glTF", 2, len(data))
        size, kind = struct.unpack_from("<I4s", data, 12)
        assert kind == b"JSON"
        assert size % 4 == 0
        self.json = json.loads(data[20 : 20 + size])
        rest, kind = struct.unpack_from("<I4s", data, 20 + size)
        assert kind == b"BIN\0"
        self.binary = data[28 + size :]
        assert len(self.binary) == rest

    def array(self, number):
        accessor = self.json["accessors"][number]
        view = self.json["bufferViews"][accessor["bufferView"]]
        assert accessor["componentType"] == 5126
        width = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}[accessor["type"]]
        assert view["byteLength"] == 4 * width * accessor["count"]
        return np.frombuffer(self.binary, "<f4", accessor["count"] * width, view["byteOffset"]).reshape(-1, width)

    def channel(self, name, path):
        (animation,) = self.json["animations"]
        for channel in animation["channels"]:
            if self.json["nodes"][channel["target"]["node"]]["name"] == name and channel["target"]["path"] == path:
                sampler = animation["samplers"][channel["sampler"]]
                assert sampler["interpolation"] == "LINEAR"
                return self.array(sampler["input"])[:, 0], self.array(sampler["output"])
        raise AssertionError(f"no channel for {name}.{path}")


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("models") / "r.glb"
    fb.export_run(run(), path, world=world(), fps=1000.0)
    return path


@pytest.mark.parametrize("name", ["cone", "plate", "dot"])
def test_every_body_has_keys_at_the_frames_with_its_pose(path, name):
    glb, track = Glb(path), run()[name]
    times, places = glb.channel(name, "translation")
    assert np.allclose(times, run().times, rtol=SINGLE, atol=0.0)
    assert np.allclose(places, track.position, rtol=SINGLE, atol=0.0)
    _, turns = glb.channel(name, "rotation")
    assert np.allclose(turns, track.orientation[:, [1, 2, 3, 0]], rtol=SINGLE, atol=1e-45)
    assert np.allclose(np.linalg.norm(turns, axis=1), 1.0, atol=4 * SINGLE)


def test_times_rise_and_their_bounds_are_stated(path):
    glb = Glb(path)
    sampler = glb.json["animations"][0]["samplers"][0]
    times = glb.array(sampler["input"])[:, 0]
    accessor = glb.json["accessors"][sampler["input"]]
    assert (np.diff(times) > 0.0).all()
    assert accessor["min"] == [0.0]
    assert np.float32(accessor["max"][0]) == times[-1]


def test_another_program_finds_the_meshes_in_their_places(path):
    scene = trimesh.load(path)
    assert {"cone", "plate", "dot"} <= set(scene.graph.nodes)
    transform, geometry = scene.graph["cone"]
    mesh = scene.geometry[geometry]
    body = world().bodies[0]
    drawn = body.shape.mesh()
    assert len(mesh.faces) == len(drawn.faces)
    # y up in the file: its (x, y, z) is our (x, z, -y).
    ours = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]])
    expected = ((drawn.vertices - body.center_of_mass) @ body.rotation.T + body.position) @ ours.T
    placed = trimesh.transform_points(mesh.vertices, transform)
    assert np.allclose(placed.min(axis=0), expected.min(axis=0), atol=1e-6)
    assert np.allclose(placed.max(axis=0), expected.max(axis=0), atol=1e-6)
    merged = mesh.copy()
    merged.merge_vertices(merge_norm=True)
    assert merged.is_watertight
    # Wound outward: the volume is that of our mesh, and positive.
    assert merged.volume == pytest.approx(drawn.moments().measure, rel=1e-5)


def test_normals_are_unit_and_point_outward(path):
    glb = Glb(path)
    for mesh in glb.json["meshes"]:
        (part,) = mesh["primitives"]
        corners = glb.array(part["attributes"]["POSITION"]).reshape(-1, 3, 3).astype(float)
        normals = glb.array(part["attributes"]["NORMAL"])[::3].astype(float)
        assert np.allclose(np.linalg.norm(normals, axis=1), 1.0, atol=4 * SINGLE)
        # These shapes are convex about their centres of mass.
        assert (np.einsum("ij,ij->i", corners.mean(axis=1), normals) > 0.0).all()


def test_keys_are_no_denser_than_asked_and_never_half_a_turn_apart(tmp_path):
    body = fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), name="top", angular_velocity=(0, 0, 40.0))
    fast = fb.simulate(fb.World([body]), 1.0, dt=1e-3, integrator="cf4")
    assert len(keyframes(fast, 10.0)) - 1 == int(40.0 / (0.5 * np.pi))
    assert len(keyframes(fast, 100.0)) == 101
    assert keyframes(fast, 1e5) is fast
    fb.export_run(fast, tmp_path / "top.glb", fps=10.0)
    _, turns = Glb(tmp_path / "top.glb").channel("top", "rotation")
    half_angles = np.arccos(np.clip(np.einsum("ij,ij->i", turns[:-1], turns[1:]), -1.0, 1.0))
    assert (2.0 * half_angles < 0.51 * np.pi).all()


@settings(max_examples=40, deadline=None)
@given(st.tuples(*[st.floats(0.1, 3.0)] * 3), st.tuples(*[st.floats(-1.0, 1.0)] * 4), st.floats(0.1, 10.0))
def test_a_body_without_shape_becomes_the_box_of_equal_inertia(sides, quaternion, mass):
    q = np.array(quaternion) + np.array([1.5, 0, 0, 0])
    R = np.asarray(fb.so3.quaternion_to_matrix(q / np.linalg.norm(q)))
    a, b, c = sides
    moments = mass / 12.0 * np.diag([b * b + c * c, a * a + c * c, a * a + b * b])
    tensor = R @ moments @ R.T
    bare = fb.Body(mass=mass, inertia=0.5 * (tensor + tensor.T), name="bare")
    still = fb.simulate(fb.World([bare]), 1e-3, dt=1e-3, integrator="cf4")
    (drawn,) = drawings(still)
    found = fb.mass_properties(fb.Mesh(drawn.vertices, drawn.faces), mass=mass)
    # Sides are differences of moments: a thin side loses digits against the largest.
    assert np.allclose(found.inertia, bare.inertia, rtol=0.0, atol=1e-11 * np.trace(tensor))
    assert found.volume == pytest.approx(a * b * c, rel=1e-9)


def test_particles_are_small_balls_and_rods_have_some_thickness():
    rod = fb.Body(mass=1.0, inertia=(1.0, 1.0, 0.0), name="rod")
    dot = fb.Body(mass=1.0, name="dot")
    still = fb.simulate(fb.World([rod, dot]), 1e-3, dt=1e-3, integrator="cf4")
    long, ball = drawings(still)
    extents = np.ptp(long.vertices, axis=0)
    assert extents.max() == pytest.approx(np.sqrt(12.0))
    assert extents.min() == pytest.approx(0.03 * np.sqrt(12.0))
    assert np.linalg.norm(ball.vertices, axis=1).max() == pytest.approx(0.03 * np.sqrt(12.0))
