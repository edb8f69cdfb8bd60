import json

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError
from freebody.viewer import messages
from freebody.viewer.frame import GHOST, GRABBED, HEAD, PER_BODY, PER_WRENCH
from freebody.viewer.live import Live
from freebody.viewer.pace import Pace
from freebody.viewer.source import from_library, source_of

EPS = float(np.finfo(np.float64).eps)
NOWHERE = [0.0, 0.0, 0.0]


def live(name="torus", **changes):
    show = Live(from_library(name), stiffness=100.0)
    for kind, value in changes.items():
        ask(show, type=kind, **({"name": value} if isinstance(value, str) else {"value": value}))
    return show


def ask(show, **content):
    return show.act(messages.read(json.dumps(content)))


def grab(show, local=(1.0, 0.0, 0.0), target=(2.0, 1.0, 0.0), body=0):
    ask(show, type="grab", phase="start", body=body, local=list(local), target=list(target))


def raw(show):
    return np.frombuffer(show.frame(1, 1.0, paused=False), "<f4")


def test_a_live_world_moves_exactly_as_a_run_does():
    show = live("spring-chain")
    show.advance(30)
    show.advance(70)
    scene = fb.load_scene(fb.scene_path("spring-chain"))
    run = scene.simulate(duration=0.1, dt=1e-3, every=100)
    assert np.array_equal(show.mover.y, run.final.raw)
    assert np.array_equal(show.mover.accumulators, run.final.accumulators)
    assert show.read().balance == pytest.approx(run.energy[-1] - run.work[-1], rel=4 * EPS)


def test_forces_that_switch_inside_a_step_give_their_full_impulse():
    show = live("two-pushes", dt=0.0017)
    show.advance(3000)
    scene = fb.load_scene(fb.scene_path("two-pushes"))
    run = scene.simulate(duration=3000 * 0.0017, dt=0.0017, every=3000)
    assert show.read().linear == pytest.approx(run.linear_momentum[-1], rel=1e-12, abs=1e-12)


def test_a_fling_keeps_momentum_after_release_and_the_books_level():
    show = live("torus", dt=0.001)
    show.read()
    grab(show)
    for k in range(200):
        ask(show, type="grab", phase="move", target=[2.0 + 0.02 * k, 1.0, 0.01 * k])
        show.advance(2)
    held = show.read()
    ask(show, type="grab", phase="end")
    let_go = show.read()
    assert np.array_equal(held.linear, let_go.linear)
    assert np.array_equal(held.angular, let_go.angular)
    show.advance(1000)
    flown = show.read()
    assert np.linalg.norm(flown.linear) > 0.1
    assert np.array_equal(flown.linear, let_go.linear)
    moved = np.linalg.norm(np.cross(flown.position, flown.linear))
    assert np.allclose(flown.angular, let_go.angular, rtol=0.0, atol=1000 * EPS * (moved + 1.0))
    # "exact" kicks and drifts: what a kick adds to the kinetic energy is what it accumulators, so only rounding is
    # left.
    assert abs(raw(show)[20]) < 1e-12 * flown.work
    assert flown.work > 0.1


def test_the_grabbed_point_follows_its_target():
    show = live("torus", dt=0.001)
    grab(show, local=(0.0, 0.0, 0.0), target=(0.5, 0.0, 0.0))
    show.advance(2000)
    out = raw(show)
    assert int(out[12]) & GRABBED
    assert out[13] == 0
    # Critical damping with w = 10 1/s over 2 s: (1 + 20) e^-20 of the way is left.
    assert np.allclose(out[14:17], out[17:20], atol=1e-6)


@pytest.mark.parametrize("method", ["exact", "rk4", "cg4", "adaptive"])
def test_reset_restores_the_initial_state_to_the_last_bit(method):
    show = live("torus", integrator=method)
    before = show.mover.y.copy(), show.mover.accumulators.copy(), show.mover.time, raw(show)
    grab(show)
    show.advance(50)
    assert not np.array_equal(show.mover.y, before[0])
    ask(show, type="reset")
    assert np.array_equal(show.mover.y, before[0])
    assert np.array_equal(show.mover.accumulators, before[1])
    assert show.mover.time == before[2] == 0.0
    assert np.array_equal(raw(show), before[3])


def test_stiffness_is_lowered_where_steps_could_not_follow():
    show = live("torus", stiffness=10_000.0, dt=0.1, integrator="euler")
    grab(show)
    for _ in range(300):
        show.advance(1)
    reading = show.read()
    assert np.isfinite(reading.kinetic)
    assert np.linalg.norm(reading.position) < 10.0


def test_changing_gravity_keeps_state_and_drift():
    show = live("torus")
    show.advance(10)
    ask(show, type="gravity", value=[0.0, 0.0, -9.81])
    moved = show.read()
    assert abs(raw(show)[20]) < 1e-12
    show.advance(500)
    fallen = show.read()
    assert fallen.linear[2] == pytest.approx(-9.81 * 500 * show.dt * show.tables.free.masses[0], rel=1e-12)
    assert abs(raw(show)[20]) < 1e-12 * fallen.kinetic
    assert fallen.time > moved.time
    ask(show, type="reset")
    assert show.settings()["gravity"] == [0.0, 0.0, -9.81]


def test_a_ghost_starts_from_the_same_state_and_goes_its_own_way():
    show = live("t-handle")
    show.advance(5)
    ask(show, type="ghost", name="euler")
    bodies = len(show.geometry.bodies)
    out = raw(show)
    assert int(out[12]) & GHOST
    shadow = out[HEAD + PER_BODY * bodies :][: 7 * bodies].reshape(bodies, 7)
    assert np.allclose(shadow, out[HEAD : HEAD + PER_BODY * bodies].reshape(bodies, PER_BODY)[:, :7], atol=1e-6)
    show.advance(500)
    out = raw(show)
    assert abs(out[21]) > 100 * abs(out[20])
    ask(show, type="ghost", name=None)
    assert len(raw(show)) == HEAD + (PER_BODY + PER_WRENCH) * bodies


def test_a_ghost_that_breaks_down_is_given_up_and_the_world_goes_on():
    show = live("spring-chain", dt=1.0, integrator="adaptive")
    ask(show, type="ghost", name="euler")
    told = [text for _ in range(400) if (text := show.advance(1))]
    assert len(told) == 1
    assert "euler" in told[0]
    assert show.ghost is None
    assert show.mover.time == 400.0


def test_a_grab_beside_the_body_or_of_no_body_is_refused():
    show = live()
    with pytest.raises(InputError, match="no body number 5"):
        grab(show, body=5)
    with pytest.raises(InputError, match="not on the body"):
        grab(show, local=(50.0, 0.0, 0.0))


def test_a_particle_is_grabbed_at_its_centre_and_never_turned():
    show = Live(source_of(fb.World(fb.Body(mass=2.0))), stiffness=100.0)
    grab(show, local=(0.02, 0.0, 0.0), target=(0.1, 0.0, 0.0))
    show.advance(100)
    reading = show.read()
    assert reading.linear[0] > 0.0
    assert np.array_equal(reading.spin_momentum, np.zeros((1, 3)))


def test_worlds_with_grabs_of_their_own_can_be_grabbed():
    body = fb.Body(fb.Sphere(1.0), mass=1.0)
    world = fb.World(body, forces=[fb.Grab(body, target=NOWHERE)])
    show = Live(source_of(world), stiffness=100.0)
    grab(show, local=NOWHERE, target=(1.0, 0.0, 0.0))
    show.advance(3000)
    # Two equal springs, reaching to 0 and to 1.
    assert show.read().position[0] == pytest.approx([0.5, 0.0, 0.0], abs=1e-6)


def test_meshes_are_sent_once_for_each_geometry():
    show = live("thousand")
    assert len(show.geometry.bodies) == 1000
    assert len(show.geometry.meshes) == 1
    data = show.geometry.meshes[show.geometry.bodies[0]["mesh"]]
    count, faces = np.frombuffer(data, "<u4", 2)
    assert len(data) == 8 + 12 * count + 12 * faces
    vertices = np.frombuffer(data, "<f4", 3 * count, 8).reshape(-1, 3)
    assert np.allclose(np.ptp(vertices, axis=0), [0.2, 0.1, 0.05])


def test_a_page_that_comes_late_is_told_where_the_bodies_started():
    show = live("hammer")
    show.advance(100)
    (told,) = show.geometry.bodies
    ask(show, type="reset")
    assert told["start"] == pytest.approx(raw(show)[HEAD : HEAD + 3].tolist(), rel=1e-6)


def test_the_pace_keeps_real_time_and_forgives_what_cannot_be_kept():
    now = [0.0]
    pace = Pace(60.0, clock=lambda: now[0])
    steps = 0
    for _ in range(600):
        now[0] += 1.0 / 60.0
        count = pace.due(0.002, 1.0)
        pace.took(count, 0.002 * count, 1e-5 * count)
        steps += count
    assert steps == pytest.approx(5000, abs=1)
    assert pace.factor == pytest.approx(1.0, abs=0.02)
    for _ in range(600):
        now[0] += 1.0 / 60.0
        count = max(pace.due(0.002, 1.0), 1)
        pace.took(count, 0.002 * count, 0.01 * count)
    # A step that takes 10 ms fits once into a picture: 0.002 s of motion in 1/60 s.
    assert pace.factor == pytest.approx(0.12, rel=0.02)
    pace.restart()
    assert pace.due(0.002, 1.0) == 0
