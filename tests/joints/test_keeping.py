"""Joints stay closed, energy stays bounded, accumulators balance, runs go on bit for bit."""

from dataclasses import replace

import numpy as np
import pytest
from linkages import bricard, chain, double_pendulum, heavy_top, parallelogram, pendulum

import freebody as fb
from freebody.errors import InputError
from freebody.trajectory.report import DIFFERS

CLOSED = 1e-10


def worst(run):
    return max(track.violation.max() for track in run.joints.values()), max(
        track.rate_violation.max() for track in run.joints.values()
    )


@pytest.mark.parametrize(
    "make",
    [double_pendulum, lambda: chain(20, tilt=0.5), lambda: chain(100, tilt=0.5)],
    ids=["double pendulum", "chain of 20", "chain of 100"],
)
@pytest.mark.parametrize("steps", [pytest.param(20_000), pytest.param(1_000_000, marks=pytest.mark.study)])
def test_joints_stay_closed_and_energy_bounded(make, steps):
    world, dt = make(), 5e-4
    run = fb.simulate(world, steps * dt, dt=dt, every=steps // 2000, progress=False)
    position, velocity = worst(run)
    assert position <= CLOSED
    assert velocity <= CLOSED
    error = np.abs(run.energy - run.energy[0]) / run.kinetic_energy.max()
    # Of second order in dt; a step turns the fastest body by 0.02 rad or less.
    assert error.max() <= 1e-3
    # Without drift: the second half swings no wider than the first, or than a short run that begins where it ended. How
    # wide depends on the motion of the moment, which for a chain changes in time; what had piled up would not come back
    # in a run that begins anew. Rare passages make the widest swings, so it takes many frames to see them.
    half = len(error) // 2
    anew = fb.simulate(world, 25.0, dt=dt, every=25, start=run.state(len(run) - 2), progress=False)
    swing = np.ptp(anew.energy) / run.kinetic_energy.max()
    assert error[half:].max() <= 2.0 * max(error[:half].max(), swing)


@pytest.mark.parametrize("make", [pendulum, heavy_top, double_pendulum, lambda: chain(7)])
def test_books_balance_and_agree_with_reactions(make):
    run = fb.simulate(make(), 1.0, dt=1e-3)
    audit = run.audit()
    assert audit.agrees, str(audit)
    assert audit["linear momentum - impulse"].relative <= 1e-11
    assert audit["angular momentum - angular impulse"].relative <= 1e-11
    # Ideal joints do no work.
    assert run.work == pytest.approx(0.0, abs=0.0)


def at_rest():
    """A box that hangs from a ball below its anchor, and one that is welded to the world: large forces, no motion."""
    hanging = fb.Body(fb.Box((0.1, 0.2, 0.3)), mass=1.3, position=(0.3, 0.1, -1.0), name="hanging")
    stuck = fb.Body(fb.Box((0.1, 0.2, 0.3)), mass=1.3, position=(1.3, 0.1, -1.0), name="stuck")
    world = fb.World([hanging, stuck], gravity=(0.0, 0.0, -9.81))
    return world.add(fb.Ball(hanging, at=(0.0, 0.0, 0.7)), fb.Weld(stuck))


def test_a_linkage_at_rest_is_in_balance_but_for_roundings():
    run = fb.simulate(at_rest(), 2.0, dt=1e-3)
    audit = run.audit()
    assert audit.agrees, str(audit)
    for drift in audit.drifts:
        assert drift.within(1e-9)
        assert drift.relative <= 1e-9
    # What holds is far larger than what moves.
    assert audit["impulse"].turnover > 50.0
    assert audit["linear momentum - impulse"].scale < 1e-12


@pytest.mark.parametrize("method", ["rattle", "rattle4"])
def test_going_on_is_the_same_as_not_stopping(method):
    world = double_pendulum()
    whole = fb.simulate(world, 0.5, dt=1e-3, integrator=method)
    half = fb.simulate(world, 0.25, dt=1e-3, integrator=method)
    rest = fb.simulate(world, 0.25, dt=1e-3, integrator=method, start=half.final)
    assert np.array_equal(rest.raw[-1], whole.raw[-1])
    assert np.array_equal(rest.accumulators[-1], whole.accumulators[-1])


def test_stepping_back_returns_to_the_start():
    world = double_pendulum()
    there = fb.simulate(world, 0.5, dt=1e-3).final
    turned = there.raw.copy()
    turned[:, 7:] *= -1.0
    back = fb.simulate(
        world, 0.5, dt=1e-3, start=fb.simulate(world, 0.5, dt=1e-3).final.__class__(world.tables(), "momenta", turned)
    )
    assert back.final.raw[:, :3] == pytest.approx(world.state().raw[:, :3], abs=1e-9)


def test_a_folding_four_bar_passes_its_singular_position_and_says_so():
    run = fb.simulate(parallelogram(), 5.0, dt=1e-3, every=10)
    assert np.abs(run.energy - run.energy[0]).max() <= 1e-3 * run.kinetic_energy.max()
    text = str(run.audit())
    assert "3 equations of the joints follow from the others" in text
    assert "singular position" in text
    assert np.abs(run["top"].position[:, 2]).max() <= 1e-9


def test_bricard_moves_although_it_is_overdetermined():
    run = fb.simulate(bricard(), 10.0, dt=1e-3, every=20)
    audit = run.audit()
    # The rate of the equation that follows is as good as the positions, times the speeds.
    assert audit["joints open"].relative <= CLOSED
    assert audit["rate of joints open"].relative <= CLOSED
    assert np.ptp(run["bar3"].position[:, 2]) > 0.1
    assert np.abs(run.energy - run.energy[0]).max() <= 1e-3 * run.kinetic_energy.max()
    assert "1 equation of the joints follows" in str(audit)


def test_records_and_files_keep_joints(tmp_path):
    world = double_pendulum()
    run = fb.simulate(world, 0.3, dt=1e-3, record=tmp_path / "run.zarr")
    run.save(tmp_path / "saved.zarr")
    for name in ("run.zarr", "saved.zarr"):
        again = fb.load_run(tmp_path / name)
        assert list(again.joints) == ["shoulder", "elbow"]
        assert repr(again.joints) == "<2 joints: hinge 'shoulder', hinge 'elbow'>"
        assert "elbow" in again.joints
        assert "knee" not in again.joints
        with pytest.raises(InputError, match="no joint 'knee' in this run. Expected: one of 'shoulder', 'elbow'"):
            again.joints["knee"]
        for joint in run.joints:
            assert np.array_equal(again.joints[joint].force, run.joints[joint].force)
            assert np.array_equal(again.joints[joint].angle, run.joints[joint].angle)
        assert again.audit().agrees


@pytest.mark.parametrize(("method", "dt"), [("rattle", 3e-4), ("rattle4", 1e-3), ("natural", 3e-4)])
def test_the_books_of_a_fast_top_in_steady_precession_agree(method, dt):
    # Its reaction hardly changes from frame to frame, and still turns with the top within every step.
    spin, arm, radius = 400.0, 0.2, 0.1
    precession = 9.81 * arm / (0.5 * radius**2 * spin)
    top = fb.Body(
        fb.Cylinder(radius, 0.02),
        mass=1.0,
        position=(arm, 0, 0),
        orientation=fb.so3.exp_quaternion(np.array([0, np.pi / 2, 0])),
        angular_velocity=(spin, 0, precession),
        velocity=(0, precession * arm, 0),
    )
    world = fb.World([top], gravity=(0, 0, -9.81)).add(fb.Ball(top, at=(0, 0, -arm)))
    run = fb.simulate(world, 1.0, dt=dt, integrator=method)
    audit = run.audit()
    assert audit.agrees, str(audit)
    accumulators = run.accumulators.copy()
    accumulators[:, 1] += 0.02 * audit["impulse"].turnover * np.linspace(0.0, 1.0, len(run))
    assert replace(run, accumulators=accumulators).audit()["impulse"].verdict == DIFFERS
