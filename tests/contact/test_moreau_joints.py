"""moreau with joints: chains and linkages that touch, against statics, a body of one piece, and touch4."""

from itertools import pairwise

import numpy as np
import pytest
from cases import G

import freebody as fb
from freebody.contact.listed import is_crowd
from freebody.errors import InputError

DT = 1e-3
LINK, RADIUS = 0.1, 0.02


def chain(count, *, held=False, restitution=0.0, height=0.2, friction=0.4):
    """Capsules in a row on ball joints above a floor; held at one end, or free."""
    law = fb.Material(friction=friction, restitution=restitution)
    links = [
        fb.Body(fb.Capsule(RADIUS, 0.06), mass=0.1, material=law, name=f"l{k}", position=(LINK * k, 0, height),
                orientation="90 deg about y")
        for k in range(count)
    ]  # fmt: skip
    joints = [fb.Ball(a, to=b, at=(0, 0, 0.5 * LINK)) for a, b in pairwise(links)]
    if held:
        joints.append(fb.Ball(links[0], at=(0, 0, -0.5 * LINK)))
    return fb.World(links, joints=joints, gravity=(0.5, 0, -G), contact=[fb.Floor(name="floor")])


def lost_and_kept(run):
    """Energy with what was lost, relative to its start, (frames,)."""
    total = run.energy + run.lost_to_friction + run.lost_to_restitution
    return np.abs(total - total[0]).max() / run.kinetic_energy.max()


# Not held and elastic: a chain that is held presses on the floor along its links, where it hardly gives. Some of its
# impacts end above the tolerance then, the run says so, and energy balances to 2e-11 only.
@pytest.mark.parametrize(("held", "restitution"), [(False, 0.0), (False, 0.5), (True, 0.0)])
def test_a_chain_falls_on_a_floor(held, restitution):
    run = fb.simulate(chain(5, held=held, restitution=restitution), 0.8, dt=DT, integrator="moreau", every=20)
    assert len(run.impacts) > 5
    assert run.certificate[-1] <= 1e-6
    for joint in run.joints.values():
        assert joint.violation.max() < 1e-14
    assert lost_and_kept(run) < 1e-12
    audit = run.audit()
    for name in ("linear momentum - impulse", "angular momentum - angular impulse"):
        assert audit[name].relative < 1e-12
    z = np.array([run[f"l{k}"].position[:, 2] for k in range(5)])
    assert z.min() > RADIUS - 1e-6
    if not held and not restitution:
        # It lies there, and the floor carries its weight.
        carried = sum(run.contacts[f"l{k}", "floor"].force[-1, 2] for k in range(5))
        assert carried == pytest.approx(0.5 * G, rel=2e-4)


def test_a_swinging_chain_converges_at_order_two():
    world = chain(3, held=True, height=5.0)
    exact = fb.simulate(world, 0.4, dt=5e-4, integrator="touch4", every=1000).final.position
    off = []
    for dt in (4e-3, 2e-3):
        run = fb.simulate(world, 0.4, dt=dt, integrator="moreau", every=1000)
        off.append(np.abs(run.final.position - exact).max())
        assert lost_and_kept(run) < 1e-12
    assert off[1] < 1e-5
    assert np.log2(off[0] / off[1]) == pytest.approx(2.0, abs=0.2)


def test_two_balls_welded_together_fall_as_one_body():
    law, tilt, v, w = fb.Material(friction=0.3), np.array([0.8, 0.0, 0.6]), np.array([1.0, 0.2, -1.0]), (0.5, 1.0, 2.0)
    up, down = (
        fb.Body(fb.Sphere(0.1), mass=1.0, material=law, position=s * 0.2 * tilt + [0, 0, 0.5], name=name,
                velocity=v + np.cross(w, s * 0.2 * tilt), angular_velocity=w)
        for s, name in ((1.0, "up"), (-1.0, "down"))
    )  # fmt: skip
    # The same body, by its mass and inertia: two solid spheres at +-0.2 m of its axis.
    inertia = 2.0 * (0.4 * 0.1**2 * np.eye(3) + 0.2**2 * (np.eye(3) - np.outer(tilt, tilt)))
    whole = fb.Body(fb.Capsule(0.1, 0.4), mass=2.0, inertia=np.diag(sorted(np.linalg.eigvalsh(inertia))[::-1]),
                    material=law, position=(0, 0, 0.5), orientation=f"{np.degrees(np.arccos(0.6))} deg about y",
                    velocity=v, angular_velocity=w)  # fmt: skip
    welded = fb.World([up, down], joints=[fb.Weld(up, to=down)], gravity=(0, 0, -G), contact=[fb.Floor()])
    run = fb.simulate(welded, 0.5, dt=DT, integrator="moreau", every=100)
    one = fb.simulate(fb.World([whole], gravity=(0, 0, -G), contact=[fb.Floor()]), 0.5, dt=DT, integrator="moreau",
                      every=100)  # fmt: skip
    assert run.joints["weld"].violation.max() < 1e-14
    assert len(run.impacts) > 1
    # Up to the certificate, 1e-6 m/s, which the second impact enlarges.
    centre = 0.5 * (run["up"].position + run["down"].position)
    assert np.abs(centre - one[0].position).max() < 1e-5


def test_a_heavy_beam_on_a_hinge_leans_on_a_light_box():
    # A beam of 1,000 kg on a hinge at one end and on a box of 1 kg below the other: the box carries half of it.
    law = fb.Material(friction=0.5)
    beam = fb.Body(fb.Box((1.0, 0.1, 0.1)), mass=1000.0, material=law, position=(0, 0, 0.25), name="beam")
    box = fb.Body(fb.Box((0.1, 0.1, 0.2)), mass=1.0, material=law, position=(0.45, 0, 0.1), name="box")
    world = fb.World(
        [beam, box], joints=[fb.Hinge(beam, at=(-0.5, 0, 0), axis=(0, 1, 0))], gravity=(0, 0, -G),
        contact=[fb.Floor(name="floor")],
    )  # fmt: skip
    run = fb.simulate(world, 0.05, dt=DT, integrator=fb.Moreau(tolerance=1e-8), every=10)
    assert run.certificate[-1] <= 1e-8
    # Where on the box's top the load acts is up to the points there, from 0.9 to 1.0 m from the hinge.
    points = run.contacts["beam", "box"].points
    arms, forces = points.point[-1] - [-0.5, 0, 0.25], points.force[-1]
    turning = np.nansum(arms[:, 0] * forces[:, 2] - arms[:, 2] * forces[:, 0])
    assert turning == pytest.approx(500.0 * G, rel=1e-9)
    onto, below = run.contacts["beam", "box"].force[-1, 2], run.contacts["box", "floor"].force[-1, 2]
    assert abs(below) == pytest.approx(abs(onto) + G, rel=1e-9)
    assert any("Newton" in note for note in run.notes)


def test_linkages_in_crowds_and_going_on_bit_for_bit():
    law = fb.Material(friction=0.4)
    balls = [
        fb.Body(fb.Sphere(0.05), mass=0.2, material=law, position=(0.12 * (k % 6), 0.12 * (k // 6), 0.06), name=f"b{k}")
        for k in range(30)
    ]
    both = chain(4)
    world = fb.World([*balls, *both.bodies], joints=both.joints, gravity=(0, 0, -G), contact=[fb.Floor(name="floor")])
    assert is_crowd(world.tables())
    whole = fb.simulate(world, 0.3, dt=DT, every=50)
    assert whole.method == "moreau"
    assert any("more than 500 pairs" in note for note in whole.notes)
    assert lost_and_kept(whole) < 1e-12
    half = fb.simulate(world, 0.15, dt=DT, every=50)
    rest = fb.simulate(world, 0.15, dt=DT, every=50, start=half.final)
    assert rest.final.raw.tobytes() == whole.final.raw.tobytes()
    assert rest.final.contacts.tobytes() == whole.final.contacts.tobytes()


def test_limits_of_joints_are_left_to_touch4():
    law = fb.Material(friction=0.4)
    arm = fb.Body(fb.Capsule(0.02, 0.2), mass=1.0, material=law, position=(0, 0, 0.5))
    hinge = fb.Hinge(arm, at=(0, 0, 0.1), axis=(0, 1, 0), limits=(-0.5, 0.5))
    world = fb.World([arm], joints=[hinge], gravity=(0, 0, -G), contact=[fb.Floor()])
    with pytest.raises(InputError, match="moreau in a world in which joints have limits"):
        fb.simulate(world, 0.1, dt=DT, integrator="moreau")
