"""Throws that hit: against a parabola in closed form, and poses that another throw reached."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError

G = 9.81


def thrown(velocity=(0, 0, 0), angular_velocity=(0, 0, 0), drag=True):
    body = fb.Body(
        mass=1.2, inertia=(0.02, 0.03, 0.04), velocity=velocity, angular_velocity=angular_velocity, name="hammer"
    )
    world = fb.World([body], gravity=(0, 0, -G))
    return world.add(fb.Drag(body, linear=0.05, quadratic=0.02, rotational=0.001)) if drag else world


def hits(seeds, starts=12):
    """How many poses that a throw with drag reaches after a second are hit to 1e-9."""
    count = 0
    for seed in seeds:
        rng = np.random.default_rng(seed)
        world = thrown(rng.normal(0, 4, 3), rng.normal(0, 4, 3))
        end = fb.simulate(world, 1.0, dt=0.01, integrator="cf4", progress=False).final
        target = fb.Pose(end.position[0], end.orientation[0])
        free = ["body.hammer.velocity", "body.hammer.angular_velocity"]
        for batch in range(4):
            found = fb.aim(
                thrown(), free=free, target=target, t=1.0, starts=starts // 4, dt=0.01, integrator="cf4", seed=batch
            )
            if found.solutions:
                break
        if found.solutions:
            best = found.best
            again = fb.simulate(best.world, 1.0, dt=0.01, integrator="cf4", progress=False).final
            assert np.max(np.abs(again.position - end.position)) < 2e-9
            assert best.missed <= 1e-9
            count += 1
    return count


def test_poses_that_can_be_reached_are_reached():
    assert hits(range(1)) == 1


@pytest.mark.study
def test_95_of_100_random_poses_are_hit():
    assert hits(range(100), starts=64) >= 95


def test_a_parabola_is_known():
    found = fb.aim(
        thrown(drag=False), free=["body.hammer.velocity"], target=(3.0, 1.0, 0.5), t=0.8, starts=3, dt=0.01,
        integrator="cf4",
    )  # fmt: skip
    assert len(found) == 1
    np.testing.assert_allclose(found.best.values, [3.0 / 0.8, 1.0 / 0.8, 0.5 / 0.8 + 0.4 * G], rtol=1e-12)
    assert found.best.effort == pytest.approx(0.6 * np.sum(found.best.values**2), rel=1e-12)
    (axes,) = fb.plot_aim(found).axes
    assert axes.get_title() == f"{found.best.effort:.4g} J, 0.8 s"
    ways = [line.get_xydata() for line in axes.lines]
    way, goal = ways[-2], ways[-1]
    np.testing.assert_allclose(goal, [[3.0, 0.5]])
    np.testing.assert_allclose(way[[0, -1]], [[0.0, 0.0], [3.0, 0.5]], atol=1e-9)


def test_the_time_may_be_free():
    """With the speed along x fixed, the time is that of the way."""
    world = thrown((2.0, 0.0, 0.0), drag=False)
    found = fb.aim(
        world, free={"body.hammer.velocity[2]": (-20, 20)}, target=fb.Hoop((3.0, 0.0, 0.5), (1, 0, 0), 0.05),
        t=(0.5, 3.0), starts=4, dt=0.01, integrator="cf4",
    )  # fmt: skip
    assert found.solutions
    for one in found.solutions:
        assert one.time == pytest.approx(1.5, abs=1e-8)
        height = one.values[0] * one.time - 0.5 * G * one.time**2
        assert abs(height - 0.5) <= 0.05


def test_a_throw_follows_a_target_that_moves():
    """Each throw starts from the one before: it goes on turning the same way beyond half a turn, in a few runs each."""
    from freebody.derivatives import aim

    free = {"body.hammer.velocity": (-40, 40), "body.hammer.angular_velocity": (-40, 40)}
    aimer = fb.Aimer(thrown((1, 0, 5)), free=free, t=1.0, dt=0.01, integrator="cf4")
    before, looks = None, []
    counted = aim.sampled
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aim, "sampled", lambda *given: looks.append(1) or counted(*given))
        for k in range(5):
            target = fb.Pose((3.0 + 0.05 * k, 0.02 * k, 0.5), f"{160 + 10 * k} deg about y")
            looks.clear()
            found = aimer.toward(target, start=before)
            assert len(found) == 1
            if before is not None:
                assert len(looks) <= 5
                assert np.max(np.abs(found.best.values - before.values)) < 0.3
            before = found.best
    end = fb.simulate(before.world, 1.0, dt=0.01, integrator="cf4", progress=False).final
    np.testing.assert_allclose(end.position[0], target.position, atol=1e-11)
    np.testing.assert_allclose(end.rotation[0], target.rotation, atol=1e-11)
    other = fb.Aimer(thrown(), free=["body.hammer.velocity"], t=1.0, dt=0.01, integrator="cf4")
    with pytest.raises(InputError, match=r"start of 6 numbers.*body.hammer.velocity\[0\]"):
        other.toward((3, 0, 0), start=before)


def test_what_cannot_be_reached_is_said_with_the_nearest_miss():
    free = {"body.hammer.velocity[0]": (-1, 1), "body.hammer.velocity[2]": (-1, 1)}
    found = fb.aim(
        thrown(drag=False), free=free, target=(3.0, 0.0, -0.5 * G), t=1.0, starts=3, dt=0.05, integrator="cf4"
    )
    assert not found.solutions
    assert found.nearest.missed == pytest.approx(2.0, abs=1e-6)
    assert "none found from 3 starts" in str(found)
    assert "misses by 2" in fb.plot_aim(found).axes[0].get_title()
    with pytest.raises(InputError, match="misses by 2"):
        found.best  # noqa: B018
    assert found.to_dict()["found"] == 0


def test_bad_questions_are_refused():
    free = ["body.hammer.velocity"]
    with pytest.raises(InputError, match="t = "):
        fb.aim(thrown(), free=free, target=(1, 0, 0), t=(2.0, 1.0), dt=0.01)
    with pytest.raises(InputError, match="target"):
        fb.aim(thrown(), free=free, target=(1, 0), t=1.0, dt=0.01)
    with pytest.raises(InputError, match="free"):
        fb.aim(thrown(), free=[], target=(1, 0, 0), t=1.0, dt=0.01)
    with pytest.raises(InputError, match="no body"):
        fb.aim(thrown(), free=free, target=(1, 0, 0), t=1.0, dt=0.01, body="nail")
