"""Natural coordinates: the second formulation of the same mechanics moves bodies as the first one does."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from linkages import bricard, parallelogram

import freebody as fb
from freebody.errors import InputError, SimulationError

EPS = np.finfo(float).eps
DOWN = (0.0, 0.0, -9.81)


def box_pendulum():
    box = fb.Body(fb.Box((0.4, 0.2, 1.0)), density=2.0, name="box", orientation=fb.so3.exp(np.array([0.9, 0.0, 0.0])))
    return fb.World([box], gravity=DOWN).add(fb.Hinge(box, at=(0, 0, 0.5), axis=(1, 0, 0)))


def double_pendulum():
    a = fb.Body(fb.Box((1.5, 1, 1)), density=1.0, name="a")
    b = fb.Body(fb.Box((1.5, 1, 1)), density=1.0, name="b", position=(1.5, 0, 0))
    world = fb.World([a, b], gravity=DOWN)
    world.add(fb.Anchor(a, at=(-0.75, 0, 0)))
    return world.add(fb.Ball(a, at=(0.75, 0, 0.2), to=b))


def heavy_top(**more):
    spin = np.array([0.0, 150.0, -4.61538])
    top = fb.Body(
        mass=15.0, inertia=(0.234375, 0.46875, 0.234375), name="top", position=(0, 1, 0), angular_velocity=spin,
        velocity=np.cross(spin, (0.0, 1.0, 0.0)),
    )  # fmt: skip
    return fb.World([top], gravity=DOWN, **more).add(fb.Anchor(top, at=(0, -1, 0)))


def beam_and_spring():
    """Three bodies, not along their principal axes, with a beam and a damped spring between them."""
    turn = fb.so3.exp(np.array([0.3, -0.5, 0.2]))
    inertia = turn @ np.diag([0.2, 0.3, 0.4]) @ turn.T
    bodies = [fb.Body(mass=1.0 + k, inertia=inertia, name=f"{k}", position=(2 * k, 0, 0)) for k in range(3)]
    world = fb.World(bodies, gravity=DOWN).add(fb.Anchor(bodies[0], at=(-0.5, 0.1, 0)))
    world.add(fb.Beam(bodies[0], at=(0.5, 0, 0), to=bodies[1], to_at=(-0.5, 0, 0.3)))
    return world.add(fb.Spring(bodies[1], at=(0, 0.4, 0), to=bodies[2], to_at=(0, 0, 0.3), stiffness=9.0, damping=0.2))


def every_joint():
    """Hinge with a motor, universal joint, slider, weld, guides and beams, between bodies and to the world."""
    bodies = [fb.Body(fb.Box((0.8, 0.4, 0.3)), density=5.0, name=f"{k}", position=(k, 0, 0)) for k in range(7)]
    a, b, c, d, e, f, g = bodies
    world = fb.World(bodies, gravity=(0.5, 1.0, -3.0))
    world.add(fb.Hinge(a, at=(-0.5, 0, 0), axis=(0, 1, 0), angle=((0.0, 0.4, 1.0), (0.0, 0.5, -0.2))))
    world.add(fb.Universal(b, at=(-0.5, 0, 0), axis=(0, 1, 0), to=a, to_axis=(0, 0, 1)))
    world.add(fb.Slider(c, axis=(1, 0.2, 0), to=b, stiffness=40.0, damping=0.5))
    world.add(fb.Weld(d, at=(-0.5, 0, 0), to=c))
    world.add(fb.PointOnLine(e, at=(0.1, 0.2, 0), to=d, axis=(0, 1, 1)))
    world.add(fb.PointOnPlane(f, at=(0.3, 0, 0.1), to=e, normal=(1, 0, 2)))
    world.add(fb.Beam(f, at=(0, 0.2, 0), to=g, to_at=(0.1, 0, 0)))
    return world


WORLDS = [box_pendulum, double_pendulum, heavy_top, beam_and_spring, every_joint]


def difference(make, duration, steps, one="natural", other="rattle"):
    runs = [fb.simulate(make(), duration, dt=duration / steps, integrator=method) for method in (one, other)]
    return max(
        np.abs(getattr(runs[0][name], what) - getattr(runs[1][name], what)).max()
        for name in runs[0].names
        for what in ("position", "rotation")
    )


@pytest.mark.parametrize("make", WORLDS)
def test_it_differs_from_rattle_by_an_error_of_order_two(make):
    duration, steps = (0.1, 250) if make is heavy_top else (0.5, 100)
    coarse, fine = difference(make, duration, steps), difference(make, duration, 2 * steps)
    # Both have errors in even powers of the step, so halving it divides the difference by 4 up to O(h^2) of that.
    assert 3.8 < coarse / fine < 4.2
    assert 1e-9 < fine < 1e-2


def tumbling(inertia, **options):
    turn = fb.so3.exp(np.array([0.4, -1.1, 0.7]))
    tensor = turn @ np.diag(inertia) @ turn.T
    return fb.Body(mass=1.3, inertia=tensor, velocity=(0.3, -0.2, 0.5), angular_velocity=(0.9, 1.4, -0.6), **options)


# Ordinary, a plate, a plate by its symmetric inertia, thin and very thin bodies, a ball.
INERTIAS = [(0.7, 1.1, 1.6), (1, 2, 3), (0.25, 0.5, 0.25), (1, 1, 2 - 1e-6), (1, 1, 2 - 1e-11), (0.4, 0.4, 0.4)]


@pytest.mark.parametrize("forced", [False, True], ids=["free", "forced"])
@pytest.mark.parametrize("inertia", INERTIAS)
def test_without_joints_it_is_the_discrete_method_of_moser_and_veselov(inertia, forced):
    body = tumbling(inertia, name="body")
    world = fb.World([body], gravity=DOWN if forced else (0, 0, 0))
    if forced:
        world.add(fb.Spring(body, at=(0.4, -0.3, 0.2), anchor=(0.2, 0.1, 1.5), stiffness=4.0, damping=0.3))
    runs = [fb.simulate(world, 2.0, dt=0.01, integrator=name) for name in ("natural", "lgvi")]
    natural, lgvi = (run["body"] for run in runs)
    # 200 steps of some hundred roundings each, that add up like a walk; the motion magnifies them by less than 10.
    slack = np.sqrt(200 * 100) * 10 * EPS
    np.testing.assert_allclose(natural.rotation, lgvi.rotation, atol=slack)
    np.testing.assert_allclose(natural.position, lgvi.position, atol=10 * slack)
    np.testing.assert_allclose(natural.angular_velocity, lgvi.angular_velocity, atol=10 * slack)


def test_steps_that_turn_far_are_solved_as_well():
    world = fb.World([tumbling((1, 2, 2.5), name="body")])
    # |w| h = 0.53: a linear iteration in which every turn gains little.
    assert difference(lambda: world, 60.0, 200, "natural", "lgvi") < 1e-12


def extrapolated(make, duration, steps, look):
    """The limit of a method whose error is even in the step: what three steps leave is of order 6."""
    runs = [
        look(fb.simulate(make(), duration, dt=duration / n, integrator="natural"))
        for n in (steps, 2 * steps, 4 * steps)
    ]
    first, second = (4.0 * runs[1] - runs[0]) / 3.0, (4.0 * runs[2] - runs[1]) / 3.0
    return (16.0 * second - first) / 15.0


def test_a_point_on_a_beam_swings_as_the_pendulum_of_the_books():
    def pendulum():
        bob = fb.Body(mass=1.0, position=(-1, 0, 0), name="bob")
        return fb.World([bob], gravity=(0, -9.81, 0)).add(fb.Beam(bob, anchor=(0, 0, 0)))

    found = extrapolated(pendulum, 10.0, 5000, lambda run: run["bob"].position[-1])
    np.testing.assert_allclose(found, (-0.2750874626, -0.9614192051, 0.0), atol=2e-10)  # the reference's digits


def test_the_heavy_top_which_is_a_plate_reaches_its_reference():
    found = extrapolated(
        heavy_top, 2.0, 5000, lambda run: np.concatenate([run["top"].position[-1], run["top"].angular_velocity[-1]])
    )
    np.testing.assert_allclose(found[:3], (-0.15041682, -0.72416559, -0.67302227), atol=2e-8)  # its digits
    np.testing.assert_allclose(found[3:], (-27.65851553, -106.16380414, -102.46246381), atol=2e-6)


def test_joints_stay_closed_and_bodies_rigid_over_a_hundred_thousand_steps():
    run = fb.simulate(double_pendulum(), 500.0, dt=5e-3, integrator="natural", every=100)
    B = run.raw[:, :, 3:12].reshape(-1, 3, 3)
    assert np.abs(B.swapaxes(1, 2) @ B - np.eye(3)).max() < 16 * EPS
    for joint in run.joints.values():
        assert joint.violation.max() < 1e-10
        assert joint.rate_violation.max() < 1e-10
    swing = np.abs(run.energy - run.energy[0])
    assert swing[-1000:].max() < 1.5 * swing[:1000].max()


def test_a_body_held_by_many_joints_moves_as_with_rattle():
    def wheel():
        center = fb.Body(fb.Cylinder(radius=1.0, length=0.2), density=3.0, name="center", angular_velocity=(0, 0, 1.0))
        rim = [np.array([np.cos(turn), np.sin(turn), 0.0]) for turn in 2 * np.pi * np.arange(7) / 7]
        # One is a particle, the others have an extent.
        ends = [
            fb.Body(
                mass=0.5, inertia=None if k == 3 else (0.01, 0.02, 0.025), name=f"{k}",
                position=1.5 * place, velocity=np.cross((0, 0, 1.0), 1.5 * place),
            )
            for k, place in enumerate(rim)
        ]  # fmt: skip
        world = fb.World([center, *ends], gravity=(0, -2.0, -1.0))
        return world.add(*(fb.Beam(end, to=center, to_at=place) for end, place in zip(ends, rim)))

    coarse, fine = difference(wheel, 0.5, 50), difference(wheel, 0.5, 100)
    assert 3.8 < coarse / fine < 4.2


@pytest.mark.parametrize(("make", "open_at_most"), [(bricard, 1e-10), (parallelogram, 1e-6)])
def test_overdetermined_linkages_move_and_pass_singular_positions(make, open_at_most):
    # Redundancy falls on joints, never on the rigidity of bodies. A folding four-bar opens where it is singular.
    run = fb.simulate(make(), 5.0, dt=1e-3, every=10, integrator="natural")
    assert max(joint.violation.max() for joint in run.joints.values()) < open_at_most
    assert np.abs(run.energy - run.energy[0]).max() <= 1e-3 * run.kinetic_energy.max()
    B = run.raw[:, :, 3:12].reshape(-1, 3, 3)
    assert np.abs(B.swapaxes(1, 2) @ B - np.eye(3)).max() < 1e-10


def test_users_equations_hold_like_built_in_ones():
    @fb.constraint
    def rod(one, other, length):
        p, q = one.point((0.75, 0.0, 0.2)), other.point((-0.75, 0.0, 0.0))
        d = (p[0] - q[0], p[1] - q[1], p[2] - q[2])
        return (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]) / (2.0 * length) - 0.5 * length

    def linked(joint):
        a = fb.Body(fb.Box((1.5, 1, 1)), density=1.0, name="a")
        b = fb.Body(fb.Box((1.5, 1, 1)), density=1.0, name="b", position=(3.0, 0, 0.2))
        world = fb.World([a, b], gravity=DOWN).add(fb.Anchor(a, at=(-0.75, 0, 0)))
        run = fb.simulate(world.add(joint(a, b)), 0.5, dt=5e-3, integrator="natural")
        return np.concatenate([run[name].position for name in "ab"])

    beam = linked(lambda a, b: fb.Beam(a, at=(0.75, 0, 0.2), to=b, to_at=(-0.75, 0, 0)))
    # 100 steps whose equations are solved to a few roundings of lengths of 3 m, magnified by the motion below 100.
    np.testing.assert_allclose(linked(lambda a, b: rod(a, b, length=1.5)), beam, atol=100 * 100 * 4 * EPS)


def test_company_changes_no_bit():
    linked = double_pendulum()
    plate = tumbling((1, 2, 3), name="plate", position=(0, 5, 0))
    alone = fb.World([plate], gravity=DOWN)
    together = fb.World([*linked.bodies, plate], gravity=DOWN).add(*linked.joints)
    run = fb.simulate(together, 0.5, dt=5e-3, integrator="natural")
    for world, part in ((linked, slice(2)), (alone, slice(2, 3))):
        # From the same bits: how a start is made into matrices is not the method's affair.
        start = fb.State(world.tables(), "natural", run.raw[0, part].copy())
        assert np.array_equal(fb.simulate(world, 0.5, dt=5e-3, integrator="natural", start=start).raw, run.raw[:, part])


def test_going_on_is_the_same_as_not_having_stopped():
    world = double_pendulum()
    whole = fb.simulate(world, 1.0, dt=1e-2, integrator="natural")
    half = fb.simulate(world, 0.5, dt=1e-2, integrator="natural")
    rest = fb.simulate(world, 0.5, dt=1e-2, integrator="natural", start=half.final)
    assert np.array_equal(rest.raw[-1], whole.raw[-1])
    assert np.array_equal(rest.accumulators[-1], whole.accumulators[-1])


def test_the_books_balance():
    run = fb.simulate(every_joint(), 0.5, dt=1e-3, integrator="natural")
    fine = fb.simulate(every_joint(), 0.5, dt=5e-4, integrator="natural")
    drifts, finer = run.audit(), fine.audit()
    for name in ("linear momentum - impulse", "angular momentum - angular impulse"):
        assert drifts[name].largest < 1e-11
    assert 3.5 < drifts["energy - work"].largest / finer["energy - work"].largest < 4.5


def test_a_rod_is_refused_with_its_name():
    needle = fb.Body(mass=1.0, inertia=(0.0, 0.5, 0.5), name="needle")
    with pytest.raises(InputError, match=r"'needle', a rod without thickness.*take integrator=\"rattle\""):
        fb.simulate(fb.World([needle]), 1.0, dt=0.1, integrator="natural")


def test_a_step_in_which_a_body_turns_too_far_says_which():
    with pytest.raises(SimulationError, match=r"'body' cannot be kept rigid.*smaller dt"):
        fb.simulate(fb.World([tumbling((0.7, 1.1, 1.6), name="body")]), 10.0, dt=2.0, integrator="natural")


def test_a_joint_that_cannot_be_kept_is_named():
    # A crank of 1 m is driven off the line that the end of its rod of 0.5 m keeps to.
    crank = fb.Body(fb.Box((1, 0.1, 0.1)), density=1.0, name="crank")
    bob = fb.Body(mass=1.0, name="bob", position=(1, 0, 0))
    world = fb.World([crank, bob])
    world.add(fb.Hinge(crank, at=(-0.5, 0, 0), axis=(0, 1, 0), speed=((0.0, 0.5), (0.0, 2.0)), name="motor"))
    world.add(fb.Beam(crank, at=(0.5, 0, 0), to=bob, name="rod"), fb.PointOnLine(bob, axis=(1, 0, 0), name="rail"))
    with pytest.raises(SimulationError, match="joint '(motor|rod|rail)'.*cannot be kept"):
        fb.simulate(world, 1.0, dt=1e-2, integrator="natural")


def test_the_mass_matrix_of_a_cube_about_its_corner():
    cube = fb.Body(fb.Compound([fb.Part(fb.Box((1, 1, 1)), position=(0.5, 0.5, 0.5), density=1.0)]))
    quarter = np.full((3, 3), 0.25) + np.diag([1 / 12] * 3)
    block = np.block([[np.ones((1, 1)), np.full((1, 3), 0.5)], [np.full((3, 1), 0.5), quarter]])
    M = fb.natural_mass_matrix(cube)
    np.testing.assert_allclose(M, np.kron(np.eye(3), block), atol=8 * EPS)
    # The tensor about the corner: 2/3 on the diagonal and, with the other sign than S, -1/4 off it.
    S = M[1:4, 1:4]
    np.testing.assert_allclose(
        np.trace(S) * np.eye(3) - S, np.full((3, 3), -0.25) + np.diag([11 / 12] * 3), atol=8 * EPS
    )


unit = st.floats(-1.0, 1.0)


@given(st.tuples(*[unit] * 12), st.tuples(*[st.floats(0.1, 1.0)] * 3))
def test_the_mass_matrix_gives_the_kinetic_energy_of_any_motion(numbers, size):
    turn, spin, velocity, place = np.reshape(numbers, (4, 3))
    part = fb.Part(fb.Box(size), position=place, density=2.0)
    body = fb.Body(fb.Compound([part]), orientation=fb.so3.exp(turn), velocity=velocity, angular_velocity=spin)
    rate = np.asarray(fb.so3.hat(spin)) @ body.rotation
    origin = velocity - np.cross(spin, body.rotation @ body.center_of_mass)
    dX = np.column_stack([origin, rate]).ravel()
    kinetic = fb.World([body]).kinetic_energy()
    assert 0.5 * dX @ fb.natural_mass_matrix(body) @ dX == pytest.approx(kinetic, rel=1e-12, abs=1e-12)


def test_only_bodies_have_a_mass_matrix():
    with pytest.raises(InputError, match=r"of Box.*an fb\.Body"):
        fb.natural_mass_matrix(fb.Box((1, 1, 1)))


def test_a_step_that_turns_a_linked_body_too_far_says_so_and_blames_no_closed_joint():
    spin, place = (1.0, 0, 400), (0, 0, 0.2)
    top = fb.Body(
        fb.Cylinder(0.1, 0.02), mass=1.0, position=place, angular_velocity=spin, velocity=np.cross(spin, place)
    )
    world = fb.World([top], gravity=(0, 0, -9.81)).add(fb.Ball(top, at=(0, 0, -0.2), name="tip"))
    fb.simulate(world, 0.01, dt=5e-4, integrator="natural")
    with pytest.raises(SimulationError, match=r"joints and rigidity cannot be kept together.*turns too far"):
        fb.simulate(world, 0.01, dt=1.1e-3, integrator="natural")
