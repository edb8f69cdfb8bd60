"""Reactions at frames: Newton and Euler, the second derivative of the joints, and the method's own multipliers."""

import numpy as np
import pytest
from linkages import GRAVITY, chain, double_pendulum, heavy_top, parallelogram, pendulum

import freebody as fb
from freebody.trajectory.report import AGREES


def test_the_rod_of_a_pendulum_carries_weight_and_swing():
    run = fb.simulate(pendulum(), 2.0, dt=1e-3, every=20)
    x, v = run["bob"].position, run["bob"].velocity
    tension = np.einsum("fi,fi->f", v, v) - GRAVITY * x[:, 1]
    assert run.joints["rod"].force == pytest.approx(-tension[:, None] * x, abs=1e-12 * tension.max())


def test_newton_and_euler_hold_with_the_reactions():
    """m a = F and dL/dt = tau for each body, with accelerations from differences of the recorded momenta."""
    world = double_pendulum()
    dt = 1e-4
    run = fb.simulate(world, 0.02, dt=dt, integrator="rattle4")
    upper, lower = (run.joints[name] for name in ("shoulder", "elbow"))
    gravity = np.array([0.0, 0.0, -GRAVITY])
    mass = world.bodies[0].mass
    rate = np.gradient(run["upper"].linear_momentum, dt, axis=0, edge_order=2)
    expected = mass * gravity + upper.force - lower.force
    # Differences of second order in dt on a motion with rates of about 10 rad/s.
    assert rate[1:-1] == pytest.approx(expected[1:-1], abs=1e-4 * np.abs(expected).max())
    # About the centre of mass of the lower box only the elbow turns it.
    arm = run["lower"].rotation @ np.array([-0.5, 0.0, 0.0])
    spin = np.gradient(run["lower"].angular_momentum, dt, axis=0, edge_order=2)
    torque = lower.torque + np.cross(arm, lower.force)
    assert spin[1:-1] == pytest.approx(torque[1:-1], abs=1e-4 * np.abs(torque).max())


@pytest.mark.parametrize("make", [heavy_top, double_pendulum, lambda: chain(12), parallelogram])
def test_accelerations_with_reactions_keep_the_joints_closed(make):
    """The second derivative of every equation, by the wrench of the frames, vanishes to rounding times condition."""
    world = make()
    run = fb.simulate(world, 0.2, dt=1e-3, every=20)
    derived = run.derived
    for frame in range(len(run)):
        state = run.state(frame)
        h = 1e-4
        # A parabola through the frame with these accelerations leaves the joints closed to third order.
        wrench = derived.wrench_after[frame]
        acceleration = wrench[:, 3:6] / world.tables().masses[:, None]
        gyration = np.cross(state.angular_velocity, state.angular_momentum)
        turning = np.einsum("bij,bj->bi", state.inverse_inertia, wrench[:, 0:3] - gyration)
        raw = np.concatenate([state.position, state.rotation.reshape(-1, 9)], axis=1)
        gaps = []
        for sign in (-1.0, 0.0, 1.0):
            t = sign * h
            x = raw[:, :3] + t * state.velocity + 0.5 * t * t * acceleration
            turn = t * state.angular_velocity + 0.5 * t * t * turning
            q = fb.so3.quaternion_product(fb.so3.exp_quaternion(turn), state.orientation)
            moved = np.concatenate([x, q, state.linear_momentum, state.angular_momentum], axis=1)
            gaps.append(np.array([gap.position for gap in world.gaps(type(state)(world.tables(), "momenta", moved))]))
        scale = max(1.0, float(np.abs(acceleration).max()), float(np.abs(turning).max()))
        spin = max(1.0, float(np.abs(state.angular_velocity).max()))
        # Third derivatives are what is left: scale times spin, times h^3 / 6, for each of a few terms.
        assert max(gap.max() for gap in gaps) <= 4.0 * scale * spin * h**3 + 1e-13


def test_reactions_agree_with_the_multipliers_of_the_method():
    """Impulse that the shoulder gave over a second, from reactions at frames and from the accumulators."""
    differences = []
    for dt in (2e-3, 1e-3):
        run = fb.simulate(double_pendulum(), 1.0, dt=dt)
        mass = sum(body.mass for body in double_pendulum().bodies)
        given = run.impulse[-1] + np.array([0.0, 0.0, mass * GRAVITY * 1.0])
        seen = np.trapezoid(run.joints["shoulder"].force, run.times, axis=0)
        differences.append(np.abs(given - seen).max())
    assert differences[0] < 1e-3 * mass * GRAVITY
    assert differences[1] == pytest.approx(differences[0] / 4.0, rel=0.3)


def test_welded_halves_move_as_one_and_the_seam_carries_the_rest():
    whole = fb.Body(fb.Box((2.0, 0.2, 0.3)), density=100.0, name="whole", angular_velocity=(0.3, 2.0, 1.0))
    halves = [
        fb.Body(
            fb.Box((1.0, 0.2, 0.3)),
            density=100.0,
            name=name,
            position=(x, 0, 0),
            velocity=np.cross((0.3, 2.0, 1.0), (x, 0, 0)),
            angular_velocity=(0.3, 2.0, 1.0),
        )
        for name, x in (("left", -0.5), ("right", 0.5))
    ]
    one = fb.simulate(fb.World([whole]), 1.0, dt=1e-3, integrator="exact")
    seam = fb.Weld(halves[1], at=(-0.5, 0, 0), to=halves[0], name="seam")
    two = fb.simulate(fb.World(halves, joints=[seam]), 1.0, dt=1e-3, integrator="rattle4")
    middle = 0.5 * (two["left"].position + two["right"].position)
    assert middle[-1] == pytest.approx(np.zeros(3), abs=1e-12)
    assert two["left"].rotation[-1] == pytest.approx(one["whole"].rotation[-1], abs=1e-9)
    # The seam pulls the halves round: m w x (w x r).
    w, r = two["right"].angular_velocity[0], two["right"].position[0]
    turning = np.linalg.solve(whole.inertia, -np.cross(w, whole.inertia @ w))
    pull = halves[1].mass * (np.cross(w, np.cross(w, r)) + np.cross(turning, r))
    assert two.joints["seam"].force[0] == pytest.approx(pull, abs=1e-11 * np.linalg.norm(pull))


@pytest.mark.parametrize(("name", "largest"), [("four-bar", 7.0), ("bricard", 5.0)])
def test_reactions_of_redundant_linkages_do_not_jump_from_frame_to_frame(name, largest):
    # Which of the equations that follow from each other goes without a multiplier is decided by roundings.
    run = fb.simulate(fb.load_scene(fb.scene_path(name)).world(), 6.0, dt=1e-3, every=3)
    for joint in run.joints.values():
        for part in (joint.force, joint.torque):
            assert np.abs(np.diff(part, axis=0)).max() < largest


def test_a_redundant_linkage_keeps_its_energy_for_long():
    run = fb.simulate(fb.load_scene(fb.scene_path("four-bar")).world(), 30.0, dt=1e-3, every=10)
    audit = run.audit()
    assert audit.drifts[0].relative < 1e-5
    assert [check.verdict for check in audit.checks] == [AGREES] * 8
    # Once every half turn, in a step or two; roundings are not taken for more of them.
    turns = abs(run.joints["A"].angle[-1] - run.joints["A"].angle[0]) / np.pi
    assert int(run.notes[1].split(" passed in ")[1].split()[0]) <= 2 * (turns + 1)
