"""Rest: who sleeps, who wakes, and that nobody else notices."""

import numpy as np
import pytest
from cases import G

import freebody as fb
from freebody.errors import InputError

DT = 1e-3
LAW = fb.Material(friction=0.5)


def box(name, x, z, mass=1.0, **given):
    """A cube of 0.2 m."""
    return fb.Body(fb.Box((0.2, 0.2, 0.2)), mass=mass, material=LAW, name=name, position=(x, 0, z), **given)


# Below this speed bodies fall asleep.
RESTING = fb.Moreau(sleep=1e-5)


def on_ground(bodies, **given):
    """In a uniform field, above a floor."""
    return fb.World(bodies, gravity=(0, 0, -G), contact=[fb.Floor(name="floor", **given)])


def two_and_a_ball(speed=2.0):
    """Two boxes on each other, and a ball that comes rolling."""
    ball = fb.Body(fb.Sphere(0.1), mass=1.0, material=LAW, name="ball", position=(-1.0, 0, 0.1),
                   velocity=(speed, 0, 0), angular_velocity=(0, 10.0 * speed, 0))  # fmt: skip
    return on_ground([box("low", 0, 0.1), box("high", 0.01, 0.3), ball])


def total(run):
    """Energy with what was lost."""
    return run.energy + run.lost_to_friction + run.lost_to_restitution


def test_boxes_at_rest_sleep_until_a_ball_hits_them():
    run = fb.simulate(two_and_a_ball(), 0.7, dt=DT, integrator=RESTING, every=10)
    awake = fb.simulate(two_and_a_ball(), 0.7, dt=DT, integrator=fb.Moreau(sleep=0), every=10)
    assert not awake.asleep.any()
    assert not any("slept" in note for note in awake.notes)
    assert any("slept" in note for note in run.notes)
    hit = np.flatnonzero(run.times < 0.39)[-1]
    assert run.asleep[5 : hit + 1].tolist() == [[True, True, False]] * (hit - 4)
    assert not run.asleep[hit + 3 :, :2].any(axis=1)[:5].any()
    # What sleeps does not move, and its forces are those that hold it.
    assert np.ptp(run["high"].position[5 : hit + 1], axis=0).max() == 0.0
    assert run.contacts["low", "floor"].force[hit, 2] == pytest.approx(2.0 * G, rel=2e-4)
    # The ball is as it would be, and so are the boxes after the hit.
    assert np.abs(run["ball"].position[: hit + 1] - awake["ball"].position[: hit + 1]).max() < 1e-9
    for name in ("ball", "low", "high"):
        assert np.abs(run[name].position - awake[name].position).max() < 2e-5
    assert np.abs(total(run) - total(run)[0]).max() < 1e-12 * run.kinetic_energy.max()
    audit = run.audit()
    for name in ("linear momentum - impulse", "angular momentum - angular impulse"):
        assert audit[name].relative < 1e-12


def test_forces_wake():
    def pushed(sleep):
        body = box("box", 0, 0.1)
        world = on_ground([body])
        # Friction holds it against up to 4.905 N.
        world.add(fb.Push(body, (3, 0, 0), start=0.1, duration=0.2), fb.Push(body, (8, 0, 0), start=0.5, duration=0.2))
        return fb.simulate(world, 0.8, dt=DT, integrator=fb.Moreau(sleep=sleep), every=10)

    run, awake = pushed(1e-5), pushed(0.0)
    asleep = run.asleep[:, 0]
    assert asleep[5:10].all()
    assert asleep[15:30].all()
    assert not asleep[52:70].any()
    # While it sleeps under the push, the floor holds it.
    assert run.contacts["box", "floor"].force[20] == pytest.approx([-3.0, 0, G], abs=2e-3)
    assert run["box"].position[-1] == pytest.approx(awake["box"].position[-1], abs=1e-6)
    assert run["box"].position[-1, 0] > 0.05


def test_a_crowd_sleeps_in_part_and_goes_on_bit_for_bit():
    boxes = [box(f"b{k}", 0.5 * (k // 2), 0.1 + 0.2 * (k % 2)) for k in range(34)]
    ball = fb.Body(fb.Sphere(0.1), mass=2.0, material=LAW, name="ball", position=(-0.5, 0, 0.3), velocity=(4.0, 0, 0))
    world = on_ground([*boxes, ball])
    whole = fb.simulate(world, 0.3, dt=DT, integrator=RESTING, every=10)
    assert whole.method == "moreau"
    assert whole.asleep[5, :34].all()
    assert not whole.asleep[-1, :2].any()
    assert whole.asleep[-1, 20:34].all()
    half = fb.simulate(world, 0.15, dt=DT, integrator=RESTING, every=10)
    rest = fb.simulate(world, 0.15, dt=DT, integrator=RESTING, every=10, start=half.final)
    assert rest.final.raw.tobytes() == whole.final.raw.tobytes()
    assert rest.final.contacts.tobytes() == whole.final.contacts.tobytes()
    # Points of those that sleep stay in the results.
    assert whole.contacts["b30", "floor"].force[-1, 2] == pytest.approx(2.0 * G, rel=2e-4)
    assert np.abs(total(whole) - total(whole)[0]).max() < 1e-12 * whole.kinetic_energy.max()


def test_nobody_sleeps_in_the_air_or_on_a_moving_ground():
    falling = on_ground([box("box", 0, 5.0)])
    assert not fb.simulate(falling, 0.1, dt=DT, integrator=RESTING, every=5).asleep.any()
    carried = fb.World([box("box", 0, 0.1, velocity=(1e-6, 0, 0))], gravity=(0, 0, -G),
                       contact=[fb.Floor(velocity=(1e-6, 0, 0), name="belt")])  # fmt: skip
    assert not fb.simulate(carried, 0.1, dt=DT, integrator=RESTING, every=5).asleep.any()


def test_a_stack_that_sleeps_costs_no_sweeps():
    world = on_ground([box(f"b{k}", 0, 0.1 + 0.2 * k) for k in range(5)])
    run = fb.simulate(world, 1.0, dt=DT, integrator=RESTING, every=100)
    assert run.asleep[-1].all()
    swept = float(next(note for note in run.notes if "sweeps in each" in note).split(" m/s, ")[1].split()[0])
    assert swept < 5.0


@pytest.mark.parametrize("value", [-1.0, "fast", float("nan")])
def test_the_speed_is_checked(value):
    with pytest.raises(InputError, match="sleep"):
        fb.Moreau(sleep=value)


SCENE = """
gravity = [0, 0, -9.81]
run = {{ duration = 0.05, dt = 1e-3, integrator = {{ name = "moreau", sleep = {} }} }}
[[material]]
name = "stone"
friction = 0.5
[[body]]
name = "box"
shape = {{ type = "box", size = [0.2, 0.2, 0.2] }}
mass = 1
position = [0, 0, 0.1]
material = "stone"
[[floor]]
name = "floor"
"""


@pytest.mark.parametrize("speed", ["0", '"0.01 mm/s"'])
def test_a_scene_says_how_slow(tmp_path, speed):
    (tmp_path / "scene.toml").write_text(SCENE.format(speed))
    assert fb.load_scene(tmp_path / "scene.toml").simulate().asleep[-1].tolist() == [speed != "0"]
