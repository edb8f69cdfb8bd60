"""What acts in joints: motors, springs, dampers; and joints that users write."""

import numpy as np
import pytest
from linkages import GRAVITY, double_pendulum

import freebody as fb
from freebody.errors import CustomFunctionError, InputError


def crank(**options):
    arm = fb.Body(fb.Box((1, 0.1, 0.1)), density=100.0, position=(0.5, 0, 0), name="arm", **options.pop("moving", {}))
    world = fb.World([arm], gravity=(0, 0, -GRAVITY))
    return world.add(fb.Hinge(arm, axis=(0, 1, 0), at=(-0.5, 0, 0), name="hinge", **options))


def test_a_motor_follows_its_angles_and_its_work_is_booked():
    run = fb.simulate(crank(angle=([0, 1, 2], [0, 1, 0.5])), 3.0, dt=1e-3)
    angle = run.joints["hinge"].angle
    assert angle[[0, 1000, 2000, 3000]] == pytest.approx([0, 1, 0.5, 0.5], abs=1e-12)
    audit = run.audit()
    assert audit.agrees, str(audit)
    # The arm ends at rest: the motor's work is its change of height. (The angle counts downwards here.)
    height = 0.5 * -np.sin(0.5)
    assert run.work[-1] == pytest.approx(1.0 * GRAVITY * height, abs=1e-5)
    errors = []
    for dt in (4e-3, 2e-3):
        coarse = fb.simulate(crank(angle=([0, 1, 2], [0, 1, 0.5])), 1.5, dt=dt)
        errors.append(np.abs((coarse.energy - coarse.work) - (coarse.energy - coarse.work)[0]).max())
    assert errors[1] == pytest.approx(errors[0] / 4.0, rel=0.2)


def test_a_motor_keeps_its_speed_and_ramps():
    moving = {"angular_velocity": (0, 2, 0), "velocity": np.cross((0, 2, 0), (0.5, 0, 0))}
    run = fb.simulate(crank(speed=2.0, moving=moving), 4.0, dt=1e-3, every=10)
    assert run.joints["hinge"].angle == pytest.approx(2.0 * run.times, abs=1e-11)
    run = fb.simulate(crank(speed=([0, 1, 2], [0, 3, 3])), 3.0, dt=1e-3, every=10)
    expected = np.where(run.times < 1.0, 1.5 * run.times**2, 1.5 + 3.0 * (run.times - 1.0))
    assert run.joints["hinge"].angle == pytest.approx(expected, abs=1e-11)


def test_springs_and_dampers_belong_to_what_a_joint_does():
    # Motors and joints without springs come first: every joint has to find its own one.
    fan = fb.Body(fb.Cylinder(0.3, 0.05), density=100.0, name="fan", angular_velocity=(0, 0, 2))
    wheel = fb.Body(fb.Cylinder(0.3, 0.05), density=100.0, name="wheel", angular_velocity=(0, 0, 7))
    arm = fb.Body(fb.Box((1, 0.1, 0.1)), mass=1.0, name="arm", position=(0.5, 0, 0))
    block = fb.Body(mass=3.0, inertia=(1, 1, 1), name="block", position=(0, 5, 0.3))
    top = fb.Body(mass=2.0, inertia=(1, 1, 1), name="top", position=(0, 5, 1.3))
    world = fb.World([fan, wheel, arm, block, top], gravity=(0, 0, -9.81))
    world.add(fb.Hinge(fan, axis=(0, 0, 1), speed=2.0, name="motor"))
    world.add(fb.Slider(block, axis=(0, 0, 1), anchor=(0, 5, 0), stiffness=1000.0, rest=0.3 + 0.04905, name="low"))
    world.add(fb.Hinge(wheel, axis=(0, 0, 1), damping=0.5, name="bearing"))
    world.add(fb.Hinge(arm, at=(-0.5, 0, 0), axis=(0, 1, 0), stiffness=1e4, rest=-4.905e-4, name="clamp"))
    world.add(fb.Slider(top, axis=(0, 0, 1), to=block, to_at=(0, 0, 0), stiffness=100.0, rest=1.1962, name="high"))
    joints = fb.simulate(world, 0.1, dt=1e-3).joints
    np.testing.assert_allclose(joints["clamp"].torque, np.tile([0, -4.905, 0], (101, 1)), atol=1e-8)
    np.testing.assert_allclose(joints["clamp"].force, np.tile([0, 0, 9.81], (101, 1)), atol=1e-8)
    np.testing.assert_allclose(joints["low"].force, np.tile([0, 0, 5 * 9.81], (101, 1)), atol=1e-8)
    np.testing.assert_allclose(joints["high"].force, np.tile([0, 0, 2 * 9.81], (101, 1)), atol=1e-8)
    assert joints["bearing"].torque[0] == pytest.approx([0, 0, -3.5], abs=1e-12)
    assert joints["motor"].torque[-1] == pytest.approx([0, 0, 0], abs=1e-12)


def test_a_hinge_with_a_spring_swings_at_its_frequency_and_a_damper_stills_it():
    arm = fb.Body(fb.Box((1, 0.1, 0.1)), density=100.0, position=(0.5, 0, 0), name="arm")
    inertia = arm.inertia[1, 1] + arm.mass * 0.25
    frequency = np.sqrt(5.0 / inertia)
    joint = fb.Hinge(arm, axis=(0, 1, 0), at=(-0.5, 0, 0), stiffness=5.0, rest=0.3, name="hinge")
    run = fb.simulate(fb.World([arm], joints=[joint]), 5.0, dt=1e-3, integrator="rattle4", every=10)
    assert run.joints["hinge"].angle == pytest.approx(0.3 * (1.0 - np.cos(frequency * run.times)), abs=1e-8)
    assert run.energy == pytest.approx(run.energy[0], rel=1e-8)
    damped = fb.Hinge(arm, axis=(0, 1, 0), at=(-0.5, 0, 0), stiffness=5.0, rest=0.3, damping=2.0, name="hinge")
    run = fb.simulate(fb.World([arm], joints=[damped]), 20.0, dt=1e-3, every=10)
    assert run.joints["hinge"].angle[-1] == pytest.approx(0.3, abs=1e-6)
    assert run.audit().agrees


def test_a_slider_travels_along_its_axis_only():
    block = fb.Body(fb.Box((0.2, 0.2, 0.2)), density=1000.0, name="block")
    joint = fb.Slider(block, axis=(1, 0, -1), stiffness=200.0, damping=30.0, name="ramp")
    world = fb.World([block], gravity=(0, 0, -GRAVITY), joints=[joint])
    run = fb.simulate(world, 30.0, dt=1e-3, every=10)
    # At the end the spring carries the weight's part along the ramp.
    rest = block.mass * GRAVITY * np.sqrt(0.5) / 200.0
    assert run.joints["ramp"].travel[-1] == pytest.approx(rest, rel=1e-6)
    assert run["block"].position[:, 1] == pytest.approx(0.0, abs=1e-14)
    assert run["block"].position[:, 0] == pytest.approx(-run["block"].position[:, 2], abs=1e-13)
    assert run["block"].rotation == pytest.approx(np.broadcast_to(np.eye(3), (len(run), 3, 3)), abs=1e-13)


@pytest.mark.parametrize("options", [{"angle": ([0, 1], [0, 1]), "speed": 1.0}, {"angle": ([1, 0], [0, 1])}])
def test_motors_that_make_no_sense_are_refused(options):
    with pytest.raises(InputError):
        crank(**options)


@fb.constraint
def together(a, b, at, to):
    p, q = a.point(at), b.point(to)
    return p[0] - q[0], p[1] - q[1], p[2] - q[2]


@fb.constraint
def on_a_paraboloid(body, height):
    x, y, z = body.position
    return z - (x * x + y * y) / height


@fb.constraint
def pushed_along(t, body, speed):
    return body.position[0] - speed * t


def two_boxes(joint):
    a = fb.Body(fb.Box((1, 0.1, 0.2)), density=100.0, position=(0.5, 0, 0), name="a")
    b = fb.Body(fb.Box((1, 0.1, 0.2)), density=100.0, position=(1.5, 0, 0), name="b", angular_velocity=(1, 0, 0))
    world = fb.World([a, b], gravity=(0, 0, -GRAVITY), joints=[fb.Ball(a, at=(-0.5, 0, 0))])
    return world.add(joint(a, b))


def test_a_users_joint_moves_as_the_built_in_one():
    own = two_boxes(lambda a, b: together(b, a, at=(-0.5, 0, 0), to=(0.5, 0, 0)))
    built = two_boxes(lambda a, b: fb.Ball(b, at=(-0.5, 0, 0), to=a, to_at=(0.5, 0, 0), name="together"))
    runs = [fb.simulate(world, 0.5, dt=1e-3) for world in (own, built)]
    assert runs[0]["b"].position == pytest.approx(runs[1]["b"].position, abs=1e-12)
    forces = [run.joints["together"].force for run in runs]
    # The bias terms of users' functions come from differences of their exact Jacobians.
    assert forces[0] == pytest.approx(forces[1], abs=1e-9 * np.abs(forces[1]).max())


def test_a_bead_in_a_bowl_keeps_energy_and_bowl():
    bead = fb.Body(mass=1.0, position=(1.0, 0.0, 0.5), velocity=(0.0, 1.5, 0.0), name="bead")
    world = fb.World([bead], gravity=(0, 0, -GRAVITY), joints=[on_a_paraboloid(bead, height=2.0)])
    run = fb.simulate(world, 5.0, dt=1e-3, integrator="rattle4", every=10)
    x, y, z = run["bead"].position.T
    assert z == pytest.approx((x * x + y * y) / 2.0, abs=1e-13)
    assert run.energy == pytest.approx(run.energy[0], abs=1e-9)
    assert run["bead"].angular_momentum == pytest.approx(0.0)
    spin = np.cross(run["bead"].position, run["bead"].linear_momentum)[:, 2]
    assert spin == pytest.approx(spin[0], rel=1e-11)


def test_a_users_motion_does_work():
    bob = fb.Body(mass=1.0, velocity=(0.5, 0, 0), name="bob")
    world = fb.World([bob], joints=[pushed_along(bob, speed=0.5)])
    world.add(fb.Spring(bob, anchor=(0, 0, 0), stiffness=10.0))
    run = fb.simulate(world, 2.0, dt=1e-3)
    assert run.work[-1] == pytest.approx(0.5 * 10.0 * 1.0**2, rel=1e-9)
    assert run.audit().agrees


@fb.constraint
def a_text(body):
    return "a"


def no_body():
    return 0.0


def test_users_functions_that_cannot_be_joints_are_refused():
    with pytest.raises(CustomFunctionError, match="returns"):
        a_text(fb.Body(mass=1.0))
    with pytest.raises(CustomFunctionError, match="takes"):
        fb.constraint(no_body)


def test_angles_of_joints_without_one_are_refused():
    run = fb.simulate(double_pendulum(), 0.01, dt=1e-3)
    with pytest.raises(InputError, match="its angle"):
        _ = run.joints["elbow"].travel
    with pytest.raises(InputError, match="'shoulder', 'elbow'"):
        _ = run.joints["knee"]
