"""touch4 and its accounts: what forces, friction, impacts, floors and motors do is what bodies gain, to round-off."""

import numpy as np
import pytest
from cases import DOWN, G, accounts, on_floor, rattleback, turntable

import freebody as fb

DT = 1e-3


def thrown(shape, *, restitution=0.0, friction=0.5, height=0.6, **more):
    """A body named "body" above a floor."""
    law = fb.Material(friction=friction, restitution=restitution)
    start = {"position": (0.0, 0.0, height), "orientation": "30 deg about x", **more}
    return on_floor(fb.Body(shape, mass=2.0, material=law, name="body", **start))


def wobbling():
    """A disk that rolls and wobbles."""
    return thrown(fb.Cylinder(0.1, 0.02), height=0.1, velocity=(0.5, 0, 0), angular_velocity=(1, 2, 3))


def tumbling():
    """A box that falls, slides and tumbles."""
    return thrown(fb.Box((0.4, 0.3, 0.2)), restitution=0.4, velocity=(1, 0, 0), angular_velocity=(1, 2, 3))


def dragged():
    """A box that a turning floor takes with it."""
    law = fb.Material(friction=0.4)
    box = fb.Body(fb.Box((0.2, 0.1, 0.05)), mass=1.0, material=law, position=(0.3, 0, 0.025), name="body")
    return on_floor(box, angular_velocity=(0, 0, 3.0))


def leaning():
    """Two capsules on a ball joint that slap a floor."""
    law = fb.Material(friction=0.3, restitution=0.3)
    one = fb.Body(fb.Capsule(0.02, 0.3), mass=1.0, material=law, position=(0, 0, 0.3), orientation="20 deg about x",
                  name="one")  # fmt: skip
    other = fb.Body(fb.Capsule(0.02, 0.3), mass=0.5, material=law, position=(0, 0.15, 0.6), name="other",
                    orientation="70 deg about x")  # fmt: skip
    world = fb.World([one, other], gravity=DOWN, joints=[fb.Ball(one, at=(0, 0, 0.15), to=other)])
    return world.assemble().add(fb.Floor())


CASES = {
    "wobbling": (wobbling, 0.5), "tumbling": (tumbling, 1.2), "rattleback": (lambda: rattleback(-5.0)[0], 0.5),
    "turntable": (lambda: turntable()[0], 1.0), "dragged": (dragged, 0.5), "leaning": (leaning, 0.5),
    "flying": (lambda: thrown(fb.Box((0.4, 0.3, 0.2)), height=50.0, angular_velocity=(1, 20, 3)), 0.5),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_accounts_balance_to_round_off(name):
    make, duration = CASES[name]
    run = fb.simulate(make(), duration, dt=DT, integrator="touch4")
    assert np.abs(accounts(run)).max() < 1e-12
    audit = run.audit()
    assert audit.agrees, str(audit)


def test_a_free_body_keeps_energy_and_momentum():
    world = fb.World([fb.Body(fb.Box((0.4, 0.3, 0.2)), mass=2.0, angular_velocity=(1, 20, 3), name="body",
                              material=fb.Material())], contact=[fb.Floor(point=(0, 0, -9))])  # fmt: skip
    run = fb.simulate(world, 0.2, dt=2e-3)
    assert np.ptp(run.kinetic_energy) < 1e-13 * run.kinetic_energy[0]
    turning = run["body"].angular_momentum
    assert np.abs(turning - turning[0]).max() < 1e-14 * np.linalg.norm(turning[0])
    # That changes steps by less than their error: the order is as ever.
    ends = [fb.simulate(world, 0.2, dt=dt)["body"].rotation[-1] for dt in (8e-3, 4e-3, 1e-3)]
    assert np.abs(ends[0] - ends[2]).max() / np.abs(ends[1] - ends[2]).max() == pytest.approx(16.0, rel=0.2)


def test_balls_roll_together_as_each_does_alone():
    starts = [
        ((0.0, 0.0), (7, 0, 0), (0, 0, 3)),
        ((0.0, 1.0), (1, 0.5, 0), (4, -20, 0)),
        ((0.0, -1.0), (0, 0, 0), (9, 0, 0)),
    ]
    bodies = [
        fb.Body(fb.Sphere(0.1), mass=1.0 + k, material=fb.Material(friction=0.2), position=(*place, 0.1), velocity=v,
                angular_velocity=w, name=f"ball{k}")
        for k, (place, v, w) in enumerate(starts)
    ]  # fmt: skip
    world = fb.World(bodies, gravity=DOWN, contact=[fb.Floor()])
    together = fb.simulate(world, 1.5, dt=DT)
    for k, body in enumerate(bodies):
        alone = fb.simulate(on_floor(body), 1.5, dt=DT)
        np.testing.assert_allclose(together[k].position[-1], alone[0].position[-1], rtol=0.0, atol=1e-12)
        np.testing.assert_allclose(together[k].velocity[-1], alone[0].velocity[-1], rtol=0.0, atol=1e-12)


def test_balls_that_press_on_each_other_share_their_load():
    # Two balls in a corner, one leaning on the other: forces of statics.
    law = fb.Material(friction=0.0)
    low = fb.Body(fb.Sphere(0.1), mass=1.0, material=law, position=(0.1, 0, 0.1), name="low")
    high = fb.Body(fb.Sphere(0.1), mass=2.0, material=law, position=(0.22, 0, 0.26), name="high")
    world = fb.World([low, high], gravity=DOWN)
    world.add(fb.Floor(name="floor"), fb.Floor(normal=(1, 0, 0), name="left"),
              fb.Floor(point=(0.32, 0, 0), normal=(-1, 0, 0), name="right"))  # fmt: skip
    run = fb.simulate(world, 0.02, dt=DT)
    assert run.contacts["low", "floor"].normal_force[-1] == pytest.approx(3.0 * G, rel=1e-9)
    assert run.contacts["low", "left"].normal_force[-1] == pytest.approx(2.0 * G * 0.12 / 0.16, rel=1e-9)
    assert run.contacts["high", "right"].normal_force[-1] == pytest.approx(2.0 * G * 0.12 / 0.16, rel=1e-9)


def test_a_motor_works_while_it_strikes():
    e, speed, arm, mass = 0.5, 2.0, 0.4, 0.3
    steel = fb.Material(restitution=e)
    bat = fb.Body(fb.Box((1.0, 0.1, 0.1)), mass=2.0, material=steel, angular_velocity=(0, 0, speed), name="bat")
    hit = fb.Body(fb.Sphere(0.05), mass=mass, material=steel, position=(arm, 0.1 + 1e-3, 0), name="ball")
    world = fb.World([bat, hit], joints=[fb.Hinge(bat, axis=(0, 0, 1), speed=speed, name="motor")])
    run = fb.simulate(world, 0.01, dt=DT, integrator="touch4")
    assert len(run.impacts.time) == 1
    before = -run.impacts.before[0] @ run.impacts.normal[0]
    assert run.kinetic_energy[-1] - run.kinetic_energy[0] == pytest.approx(
        0.5 * mass * ((1 + e) * before) ** 2, rel=1e-12
    )
    assert run.lost_to_restitution[-1] == pytest.approx(0.5 * mass * (1 - e * e) * before**2, rel=1e-12)
    assert run.work[-1] == pytest.approx(mass * (1 + e) * before**2, rel=1e-12)
    assert abs(before) == pytest.approx(speed * arm, rel=1e-3)


# --- the end of rocking -----------------------------------------------------------------------------------------------

ROCKING = {"torus": (fb.Torus(0.8, 0.2), 0.5), "disk": (fb.Cylinder(0.1, 0.02), 0.1), "cone": (fb.Cone(0.1, 0.05), 0.1)}


@pytest.mark.parametrize("restitution", [0.0, 0.4, 0.9])
@pytest.mark.parametrize("name", ROCKING)
def test_what_rocks_on_its_rim_comes_to_rest(name, restitution):
    shape, height = ROCKING[name]
    world = thrown(shape, restitution=restitution, orientation="10 deg about x", height=height)
    run = fb.simulate(world, 4.5, dt=DT)
    assert np.abs([run["body"].velocity[-1], run["body"].angular_velocity[-1]]).max() < 1e-15
    assert np.abs(run["body"].rotation[-1, 2, :2]).max() < 1e-12
    assert np.abs(accounts(run)).max() < 1e-9
    assert not [note for note in run.notes if "events" in note]
    audit = run.audit()
    assert audit.agrees, str(audit)
