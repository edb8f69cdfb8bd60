import numpy as np
import pytest
from run_worlds import WORLDS, driven, free, sprung

import freebody as fb
from freebody.errors import InputError

EPS = np.finfo(float).eps


@pytest.fixture(scope="module")
def run():
    return fb.simulate(driven(), 1.0, dt=1e-2, integrator="cf4")


def same(a, b, scale=1.0, roundings=64):
    np.testing.assert_allclose(a, b, rtol=0.0, atol=roundings * EPS * scale)


def test_frames_agree_with_the_states_they_come_from(run):
    for i in (0, 7, -1):
        state = run.state(i)
        for number, name in enumerate(run.names):
            track = run[name]
            for quantity in ("position", "rotation", "velocity", "angular_velocity", "linear_momentum"):
                same(getattr(track, quantity)[i], getattr(state, quantity)[number], 20.0)
            same(track.angular_momentum[i], state.angular_momentum[number], 20.0)


@pytest.mark.parametrize("layout", ["momenta", "matrix", "velocities", "twist", "natural"])
def test_every_layout_shows_the_same_motion(run, layout):
    from dataclasses import replace

    from freebody.model.state import convert

    raw = convert(run.raw, "momenta", layout, run.tables)
    other = replace(run, layout=layout, raw=raw, final=run.final.as_layout(layout))
    for name in run.names:
        for quantity in ("position", "orientation", "velocity", "angular_velocity", "linear_momentum", "twist"):
            same(getattr(other[name], quantity), getattr(run[name], quantity), 20.0)
    same(other.energy, run.energy, 200.0)


def test_energies_agree_with_the_world_at_every_state(run):
    world = driven()
    for i in range(0, len(run), 20):
        same(run.kinetic_energy[i], world.kinetic_energy(run.state(i)), 100.0)
        same(run.potential_energy[i], world.potential_energy(run.state(i)), 100.0)
    assert (run.energy == run.kinetic_energy + run.potential_energy).all()
    same(sum(run[name].kinetic_energy for name in run.names), run.kinetic_energy, 100.0)


def test_totals_are_sums_over_the_bodies(run):
    same(run.linear_momentum, sum(run[n].linear_momentum for n in run.names), 50.0)
    total = sum(np.cross(run[n].position, run[n].linear_momentum) + run[n].angular_momentum for n in run.names)
    same(run.angular_momentum, total, 100.0)


def test_the_origin_and_points_are_the_drawings():
    world = driven()
    cone = world.bodies[0]
    assert np.linalg.norm(cone.center_of_mass) > 0.1
    run = fb.simulate(world, 0.1, dt=1e-2, integrator="cf4")
    track = run["cone"]
    start = cone.position - cone.rotation @ cone.center_of_mass
    same(track.origin[0], start)
    same(track.point(cone.center_of_mass), track.position)
    at = (0.3, -0.2, 0.7)
    same(track.point(at) - track.origin, track.rotation @ np.array(at))


def derivative_error(h):
    track = fb.simulate(sprung(), 0.128, dt=h, integrator="cf4")["cone"]
    at = (0.3, -0.2, 0.7)
    x, v = track.point(at), track.point_velocity(at)
    fourth = (x[:-4] - 8 * x[1:-3] + 8 * x[3:-1] - x[4:]) / (12 * h)
    return np.abs(v[2:-2] - fourth).max()


def test_the_velocity_of_a_point_is_the_derivative_of_its_place():
    # A difference formula of order 4: its error falls by 16 when h is halved, so nothing else is left in it.
    coarse, fine = derivative_error(4e-3), derivative_error(2e-3)
    assert abs(np.log2(coarse / fine) - 4.0) < 0.2


def test_twists_are_the_velocities_in_other_frames(run):
    track = run["plate"]
    turned = np.einsum("fij,fj->fi", track.rotation, track.twist[:, :3])
    same(turned, track.angular_velocity, 10.0)
    same(np.einsum("fij,fj->fi", track.rotation, track.twist[:, 3:]), track.velocity, 20.0)
    assert (track.twist[:, :3] == track.angular_velocity_body).all()
    # The world twist is the body twist carried over by the adjoint of the pose.
    pose = np.zeros((len(run), 4, 4))
    pose[:, :3, :3], pose[:, :3, 3], pose[:, 3, 3] = track.rotation, track.position, 1.0
    carried = np.einsum("fij,fj->fi", fb.se3.adjoint(pose), track.twist)
    same(track.world_twist, carried, 100.0)


def test_orientations_are_unit_and_never_change_sign_on_the_way():
    body = fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), name="top", angular_velocity=(0.0, 0.0, 2.0))
    run = fb.simulate(fb.World(body), 10.0, dt=0.1, integrator="cf4")
    q = run["top"].orientation
    assert (np.einsum("ij,ij->i", q[1:], q[:-1]) > 0.9).all()
    same(np.linalg.norm(q, axis=1), 1.0)
    # After a turn and a half the sign has changed for good: q is followed, not reset.
    assert q[:, 0].min() < -0.9


def test_raw_matrices_are_shown_as_they_are_and_orientations_are_projected():
    from dataclasses import replace

    from freebody.model.state import convert

    run = fb.simulate(free(), 0.1, dt=1e-2, integrator="cf4")
    raw = convert(run.raw, "momenta", "matrix", run.tables)
    raw[:, :, 3:12] *= 1.01
    other = replace(run, layout="matrix", raw=raw, final=run.final.as_layout("matrix"))
    same(other["cone"].rotation, 1.01 * run["cone"].rotation)
    same(other["cone"].orientation, run["cone"].orientation)


def test_views_cannot_be_written_through(run):
    with pytest.raises(ValueError, match="read-only"):
        run["cone"].position[0, 0] = 1.0


@pytest.mark.parametrize("name", WORLDS)
def test_any_frame_goes_on_as_the_run_did(name):
    world = WORLDS[name]()
    run = fb.simulate(world, 1.0, dt=1e-2, integrator="cf4")
    for frame in (0, 37, 80):
        rest = fb.simulate(world, 1.0 - run.times[frame], dt=1e-2, integrator="cf4", start=run.state(frame))
        assert (rest.times == run.times[frame:]).all()
        assert (rest.raw == run.raw[frame:]).all()


def test_the_last_state_is_the_final_one(run):
    assert run.state() is run.final
    assert run.state(len(run) - 1) is run.final


@pytest.mark.parametrize("frame", [101, -102, 1.5, "end"])
def test_frames_that_do_not_exist_are_refused(run, frame):
    with pytest.raises(InputError, match=r"frame .*Expected: a whole number from -101 to 100"):
        run.state(frame)


@pytest.mark.parametrize("body", ["cube", 3, -4, 1.0])
def test_bodies_that_do_not_exist_are_refused(run, body):
    with pytest.raises(InputError, match="no body .*'cone', 'plate', 'dot'"):
        run[body]


def test_bodies_are_found_by_number_too(run):
    assert run[1].name == run[-2].name == "plate"
    assert run[2].mass == 0.5


def test_runs_and_tracks_say_what_they_are(run):
    assert repr(run) == "<Trajectory of 'cone', 'plate', 'dot': 101 frames, t = 0 to 1 s, cf4, dt = 0.01 s>"
    assert repr(run["dot"]) == "<'dot' through 101 frames>"
    assert repr(run.joints) == "<no joints>"
    assert "CPUDispatcher" not in repr(run.final)
    with pytest.raises(
        InputError, match="no joint 'x' in this run. Expected: a run of a world with joints; this one has"
    ):
        run.joints["x"]
    assert len(run) == 101
