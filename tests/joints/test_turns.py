"""Hinges count their turns: in springs and dampers, in states, in results, in files.

References: closed forms, and SciPy with the equation of one angle written here.
"""

from dataclasses import replace

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import freebody as fb
from freebody.errors import AssemblyError, InputError
from freebody.plots.reference import reference

METHODS = ["rattle", "rattle4", "natural", "generalized_alpha", "newmark"]


def rotor(*, speed=0.0, **spring):
    """A body of unit inertia on a hinge along z, with a spring."""
    body = fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), angular_velocity=(0, 0, speed), name="rotor")
    return fb.World([body], joints=[fb.Hinge(body, axis=(0, 0, 1), name="hinge", **spring)])


def test_the_torque_of_a_spring_whose_rest_is_more_than_half_a_turn_away():
    world = rotor(stiffness=1.0, rest=4.0)
    assert world.wrenches().torque[0] == pytest.approx([0, 0, 4.0], abs=1e-14)
    assert world.potential_energy() == pytest.approx(8.0, abs=1e-14)
    assert fb.simulate(world, 1e-3, dt=1e-3).joints["hinge"].torque[0, 2] == pytest.approx(4.0, abs=1e-14)
    far = rotor(stiffness=1.0, rest=-40.0)
    assert far.wrenches().torque[0] == pytest.approx([0, 0, -40.0], abs=1e-13)


@pytest.mark.parametrize("method", METHODS)
def test_a_spring_swings_through_turns_as_the_sine_says(method):
    # angle'' = -angle with 30 rad/s: nearly five turns to either side.
    dt = 1e-3
    run = fb.simulate(rotor(speed=30.0, stiffness=1.0), 6.0, dt=dt, integrator=method, every=7)
    exact = 30.0 * np.sin(run.times)
    # Methods of order 2 keep the frequency of the spring to dt^2 / 6 or so; natural, the speed to (speed dt)^2 / 6.
    allowed = {"rattle4": 1e-9, "natural": 30.0**3 * dt**2 / 6.0 * 6.0}.get(method, 30.0 * 6.0 * dt**2 / 6.0)
    assert run.joints["hinge"].angle == pytest.approx(exact, abs=allowed)
    assert run.final.angles == pytest.approx(30.0 * np.sin(6.0), abs=allowed)
    assert run.energy == pytest.approx(450.0, abs=30.0 * allowed)
    assert run.joints["hinge"].torque[:, 2] == pytest.approx(-run.joints["hinge"].angle, abs=1e-10)


def test_a_body_started_at_four_radians_a_second_comes_back():
    run = fb.simulate(rotor(speed=4.0, stiffness=1.0), 6.0, dt=1e-3, integrator="rattle4")
    assert run.joints["hinge"].angle[-1] == pytest.approx(4.0 * np.sin(6.0), abs=1e-10)


@pytest.mark.parametrize("method", METHODS)
def test_a_pendulum_with_spring_and_damper_through_several_turns_is_the_one_of_scipy(method):
    k, c, rest, mass, length, g = 0.6, 0.05, 9.0, 1.0, 0.5, 9.81
    inertia = 0.4 + mass * length**2

    def rates(t, y):
        return [y[1], (-k * (y[0] - rest) - c * y[1] - mass * g * length * np.sin(y[0])) / inertia]

    exact = solve_ivp(rates, (0, 8.0), (0.0, 14.0), rtol=1e-12, atol=1e-12, dense_output=True)
    bob = fb.Body(
        mass=mass, inertia=(0.4, 0.4, 0.4), position=(0, 0, -length), name="bob",
        angular_velocity=(0, 14.0, 0), velocity=(-14.0 * length, 0, 0),
    )  # fmt: skip
    world = fb.World([bob], gravity=(0, 0, -g))
    world.add(fb.Hinge(bob, axis=(0, 1, 0), anchor=(0, 0, 0), at=(0, 0, length), stiffness=k, rest=rest, damping=c))
    run = fb.simulate(world, 8.0, dt=5e-4, integrator=method, every=100)
    truth = exact.sol(run.times)[0]
    assert np.ptp(truth) > 4.0 * np.pi
    # Order 2 in the damper: 4e-4 at this step for the worst method, a quarter of that at half of it.
    assert run.joints["hinge"].angle == pytest.approx(truth, abs=1e-3)


def test_angles_between_two_bodies_that_both_turn():
    # Free in space: the relative angle swings with k (1/I1 + 1/I2), whatever both do together.
    a = fb.Body(mass=1.0, inertia=(1, 1, 1), angular_velocity=(0, 0, 5.0), name="a")
    b = fb.Body(mass=1.0, inertia=(1, 1, 2), angular_velocity=(0, 0, -15.0), position=(0, 0, 1.0), name="b")
    world = fb.World([a, b], joints=[fb.Hinge(a, axis=(0, 0, 1), to=b, stiffness=1.5, name="hinge")])
    run = fb.simulate(world, 5.0, dt=1e-3, integrator="rattle4", every=250)
    frequency = np.sqrt(1.5 * 1.5)
    assert run.joints["hinge"].angle == pytest.approx(20.0 / frequency * np.sin(frequency * run.times), abs=1e-8)


@pytest.mark.parametrize("to_axis", [(0, 0, 1), (0, 0, -1)])
def test_the_other_end_of_an_axis_may_point_either_way(to_axis):
    spring = {"axis": (0, 0, 1), "to_axis": to_axis, "stiffness": 1.0, "rest": 0.5}
    for joint, seen in ((fb.Hinge, "angle"), (fb.Slider, "travel")):
        moving = fb.Body(
            mass=1.0, inertia=(1, 1, 1), name="body",
            angular_velocity=(0, 0, 2.0 * (joint is fb.Hinge)), velocity=(0, 0, 2.0 * (joint is fb.Slider)),
        )  # fmt: skip
        run = fb.simulate(fb.World([moving], joints=[joint(moving, name="joint", **spring)]), 3.0, dt=1e-2)
        exact = 0.5 + 2.0 * np.sin(run.times) - 0.5 * np.cos(run.times)
        assert getattr(run.joints["joint"], seen) == pytest.approx(exact, abs=1e-4)


def motor():
    wheel = fb.Body(fb.Cylinder(0.3, 0.05), density=1000.0, name="wheel")
    return fb.World([wheel], joints=[fb.Hinge(wheel, axis=(0, 0, 1), speed=((0.0, 1.0), (0.0, 20.0)), name="motor")])


@pytest.mark.parametrize("every", [1, 200, 2000])
@pytest.mark.parametrize("method", METHODS)
def test_the_angle_of_a_motor_does_not_depend_on_how_often_frames_are_kept(method, every):
    run = fb.simulate(motor(), 2.0, dt=1e-3, every=every, integrator=method)
    exact = np.where(run.times < 1.0, 10.0 * run.times**2, 20.0 * run.times - 10.0)
    assert run.joints["motor"].angle == pytest.approx(exact, abs=1e-10)
    assert run.to_pandas()["joint.motor.angle [rad]"].iloc[-1] == pytest.approx(30.0, abs=1e-10)
    on = fb.simulate(motor(), 1.0, dt=1e-3, every=every, integrator=method, start=run.final)
    assert on.joints["motor"].angle == pytest.approx(20.0 * on.times - 10.0, abs=1e-10)


@pytest.mark.parametrize("method", METHODS)
def test_going_on_and_resuming_keep_turns_bit_for_bit(method, tmp_path):
    world = rotor(speed=30.0, stiffness=1.0, damping=0.01)
    options = {"dt": 1e-3, "integrator": method, "every": 50}
    whole = fb.simulate(world, 2.0, **options)
    first = fb.simulate(world, 1.0, **options)
    rest = fb.simulate(world, 1.0, start=first.final, **options)
    assert abs(first.final.angles[0]) > 2 * np.pi
    assert rest.final.raw.tobytes() == whole.final.raw.tobytes()
    assert rest.final.angles.tobytes() == whole.final.angles.tobytes()
    assert rest.angles.tobytes() == whole.angles[20:].tobytes()
    # Any frame can be gone on from.
    middle = fb.simulate(world, 1.0, start=whole.state(20), **options)
    # Without the memory of the last step generalized-alpha begins anew, which changes the error by a part of itself.
    assert middle.joints["hinge"].angle == pytest.approx(whole.joints["hinge"].angle[20:], abs=30.0 * 1e-3**2)
    # A file keeps them, and what goes on from it.
    for name in ("run.zarr", "run.zarr.zip"):
        first.save(tmp_path / name)
        stored = fb.load_run(tmp_path / name)
        assert stored.joints["hinge"].angle.tobytes() == first.joints["hinge"].angle.tobytes()
        again = fb.simulate(world, 1.0, start=stored.final, **options)
        assert again.final.raw.tobytes() == whole.final.raw.tobytes()


def test_a_record_is_resumed_with_its_turns(tmp_path):
    world = rotor(speed=30.0, stiffness=1.0)
    whole = fb.simulate(world, 2.0, dt=1e-3, every=50)

    def halt(state):
        if state.time > 1.0:
            raise KeyError("halt")

    with pytest.raises(KeyError):
        fb.simulate(world, 2.0, dt=1e-3, every=50, record=tmp_path / "run", observers=[halt])
    part = fb.load_run(tmp_path / "run")
    assert part.interrupted
    assert abs(part.final.angles[0]) > 2 * np.pi
    resumed = fb.simulate(world, 2.0, dt=1e-3, every=50, record=tmp_path / "run", resume=True)
    assert resumed.final.raw.tobytes() == whole.final.raw.tobytes()
    assert resumed.angles == pytest.approx(whole.angles, abs=1e-13)
    read = fb.load_run(tmp_path / "run")
    assert read.joints["hinge"].angle.tobytes() == whole.joints["hinge"].angle.tobytes()
    # A record that started turns away is another one.
    state = world.state()
    with pytest.raises(InputError, match="another state"):
        fb.simulate(
            world, 2.0, dt=1e-3, every=50, record=tmp_path / "run", resume=True,
            start=replace(state, angles=state.angles + 2 * np.pi),
        )  # fmt: skip


def test_a_file_without_turns_is_read_as_before(tmp_path):
    import json

    run = fb.simulate(rotor(speed=30.0), 1.0, dt=1e-3, every=50)
    assert run.joints["hinge"].angle[-1] == pytest.approx(30.0, abs=1e-11)
    # As files were written before: wrapped angles, and no word about turns.
    wrapped = run.derived.joints.copy()
    wrapped[:, :, -1] = np.angle(np.exp(1j * wrapped[:, :, -1]))
    kinetic, potential = run.derived.energies
    derived = run.derived
    old = replace(
        run,
        stored=fb.trajectory.derived.Stored(
            kinetic,
            potential,
            derived.wrench_after,
            derived.edge_frames,
            derived.wrench_at_edges,
            wrapped,
            np.zeros((len(run), 0)),
        ),
        angles=None,
    )
    old.save(tmp_path / "old.zarr")
    manifest = tmp_path / "old.zarr" / "zarr.json"
    about = json.loads(manifest.read_text())
    del about["attributes"]["turns"]
    manifest.write_text(json.dumps(about))
    read = fb.load_run(tmp_path / "old.zarr")
    assert read.joints["hinge"].angle == pytest.approx(30.0 * read.times, abs=1e-10)
    assert read.final.angles == pytest.approx([30.0], abs=1e-10)


def test_states_keep_turns_in_every_layout_and_between_frames(tmp_path):
    world = rotor(speed=30.0, stiffness=1.0)
    run = fb.simulate(world, 1.2, dt=1e-3, integrator="rattle4", every=300)
    for loaded in (False, True):
        if loaded:
            run.save(tmp_path / "run.zarr")
            run = fb.load_run(tmp_path / "run.zarr")
        for time in (0.0, 0.2, 0.25, 0.9, 1.2):
            state = run.at(time)
            exact = 30.0 * np.sin(time)
            # Frames are 9 rad apart: interpolated to order 4.
            assert state.angles == pytest.approx([exact], abs=0.1)
            assert world.potential_energy(state) == pytest.approx(0.5 * exact**2, abs=0.1 * abs(exact) + 1e-9)
            for layout in ("momenta", "matrix", "velocities", "twist", "natural"):
                other = state.as_layout(layout)
                assert world.potential_energy(other) == pytest.approx(world.potential_energy(state), rel=1e-13)
        between = run.at(np.linspace(0.0, 1.2, 50))
        assert between.joints["hinge"].angle == pytest.approx(30.0 * np.sin(between.times), abs=2.5)
        assert between.potential_energy == pytest.approx(450.0 * np.sin(between.times) ** 2, abs=5.0)


def test_events_see_and_keep_turns():
    # The moment at which the spring has wound up to ten radians, in a step that is taken again and again.
    ten = fb.Event(lambda state: state.angles[0] - 10.0, name="ten", stop=True)
    world = rotor(speed=30.0, stiffness=1.0)
    run = fb.simulate(world, 2.0, dt=0.05, integrator="rattle4", events=ten)
    assert run.events[0].time == pytest.approx(np.arcsin(1.0 / 3.0), abs=1e-5)
    assert run.final.angles == pytest.approx([10.0], abs=1e-9)
    on = fb.simulate(world, 1.0, dt=1e-3, integrator="rattle4", start=run.final)
    assert on.joints["hinge"].angle == pytest.approx(30.0 * np.sin(on.times), abs=1e-3)


def test_flat_arrays_take_the_turns_that_are_nearest():
    world = rotor(speed=30.0, stiffness=1.0)
    run = fb.simulate(world, 1.0, dt=1e-3, integrator="rattle4", every=100)
    state = run.final
    y = fb.state_to_array(state)
    assert fb.array_to_state(world, y, near=state).angles == pytest.approx(state.angles, abs=1e-13)
    assert abs(fb.array_to_state(world, y).angles[0]) <= np.pi
    assert fb.rhs(world, near=state)(1.0, y)[12] == pytest.approx(-30.0 * np.sin(1.0), abs=1e-8)
    # In pieces, each with the turns of its own start, a solver comes through.
    now, t = world.state(), 0.0
    for end in np.linspace(0.05, 1.0, 20):
        f = fb.rhs(world, near=now)
        found = solve_ivp(f, (t, end), fb.state_to_array(now), rtol=1e-11, atol=1e-12)
        now, t = fb.array_to_state(world, found.y[:, -1], time=end, near=now), end
    assert now.angles == pytest.approx([30.0 * np.sin(1.0)], abs=1e-7)


def test_a_scene_with_its_start_keeps_turns(tmp_path):
    world = rotor(speed=30.0, stiffness=1.0)
    run = fb.simulate(world, 1.0, dt=1e-3)
    text = fb.scene_of(world, duration=0.5, dt=1e-3, start=run.final).to_toml()
    path = tmp_path / "wound.toml"
    path.write_text(text)
    scene = fb.load_scene(path)
    assert scene.start(scene.world()).angles.tobytes() == run.final.angles.tobytes()
    on = fb.simulate(world, 0.5, dt=1e-3, start=run.final)
    assert scene.simulate().final.raw.tobytes() == on.final.raw.tobytes()
    path.write_text(text.replace("angles = [", "angles = [0.0, "))
    with pytest.raises(InputError, match="2 angles"):
        fb.load_scene(path).simulate()


def test_methods_may_change_on_the_way():
    world = rotor(speed=30.0, stiffness=1.0)
    state, t = None, 0.0
    for method in METHODS:
        run = fb.simulate(world, 0.7, dt=1e-3, integrator=method, start=state)
        state, t = run.final, t + 0.7
        assert state.angles == pytest.approx([30.0 * np.sin(t)], abs=1e-3)
        # What a damped step loses is not the matter here.
        assert run.joints["hinge"].angle[-1] == state.angles[0]


def test_a_comparison_sees_that_a_hinge_is_whole_turns_off():
    world = rotor(speed=30.0, stiffness=1.0)
    truth = reference(world, 0.5, [1e-2], None)
    end = fb.simulate(world, 0.5, dt=1e-3, integrator="rattle4").final
    assert truth.error_of(end) < 1e-9
    assert truth.error_of(replace(end, angles=end.angles + 4 * np.pi)) == pytest.approx(4 * np.pi)


def test_a_run_says_that_a_hinge_turned_too_fast_to_count():
    slow = fb.simulate(rotor(speed=30.0), 1.0, dt=0.1)
    assert slow.notes == ()
    assert slow.joints["hinge"].angle[-1] == pytest.approx(30.0)
    fast = fb.simulate(rotor(speed=32.0), 1.0, dt=0.1)
    assert "half a turn or more in a step" in fast.notes[0]


def test_a_motor_whose_angle_begins_turns_away_is_there_and_half_a_turn_away_is_refused():
    def driven(start):
        body = fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), name="rotor")
        table = ([0.0, 1.0], [start, start + 1.0])
        return fb.World([body], joints=[fb.Hinge(body, axis=(0, 0, 1), angle=table, name="hinge")])

    run = fb.simulate(driven(4 * np.pi), 1.0, dt=1e-3, every=100)
    assert run.joints["hinge"].angle[[0, -1]] == pytest.approx([4 * np.pi, 4 * np.pi + 1.0], abs=1e-12)
    with pytest.raises(AssemblyError, match=r"'hinge' stands at .* prescribes 3\.14159"):
        fb.simulate(driven(np.pi), 1.0, dt=1e-3)


def test_sliders_have_no_turns_and_torsion_springs_take_the_short_way_as_they_say():
    # A slider's travel is a length, read off the pose as it is, however far away.
    block = fb.Body(mass=1.0, inertia=(1, 1, 1), velocity=(30.0, 0, 0), name="block")
    world = fb.World([block], joints=[fb.Slider(block, axis=(1, 0, 0), stiffness=1.0, rest=4.0, name="slider")])
    run = fb.simulate(world, 6.0, dt=1e-3, integrator="rattle4", every=100)
    exact = 4.0 + 30.0 * np.sin(run.times) - 4.0 * np.cos(run.times)
    assert run.joints["slider"].travel == pytest.approx(exact, abs=1e-9)
    assert run.final.angles.shape == (0,)
