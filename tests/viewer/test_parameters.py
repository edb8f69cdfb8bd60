"""Numbers of a scene that are changed while it runs."""

import json

import numpy as np
import pytest
from numba.core import event

import freebody as fb
from freebody.errors import InputError
from freebody.viewer import messages
from freebody.viewer.live import Live
from freebody.viewer.replay import Replay
from freebody.viewer.source import from_library, source_of

EPS = float(np.finfo(np.float64).eps)


def ask(show, **content):
    return show.act(messages.read(json.dumps(content)))


def value(show, name):
    return next(entry["value"] for entry in show.parameters() if entry["id"] == name)


def drift(show):
    return float(np.frombuffer(show.frame(1, 1.0, paused=False), "<f4")[20])


def test_a_softer_spring_swings_as_a_world_described_with_it():
    show = Live(from_library("spring-chain"), stiffness=100.0)
    assert ask(show, type="parameter", id="force.0.stiffness", value=50.0)
    show.advance(200)
    scene = fb.load_scene(fb.scene_path("spring-chain"))
    world = scene.world()
    first = world.forces[0]
    soft = fb.Spring(first.body, at=first.at, anchor=first.anchor, stiffness=50.0, rest_length=first.rest_length)
    same = fb.World(world.bodies, gravity=world.gravity.acceleration, forces=[soft, *world.forces[1:]])
    run = fb.simulate(same, 0.2, dt=1e-3, integrator="exact4", every=200)
    assert np.array_equal(show.mover.y, run.final.raw)
    assert value(show, "force.0.stiffness") == 50.0


def test_the_books_go_on_where_they_were_when_a_number_changes():
    show = Live(from_library("spring-chain"), stiffness=100.0)
    show.read()
    show.advance(300)
    before = drift(show)
    for name, number in [("stiffness", 500.0), ("rest_length", 0.1), ("damping", 3.0), ("stiffness", 10.0)]:
        ask(show, type="parameter", id="force.0." + name, value=number)
        # Energies of some ten joules differ by their own rounding.
        assert drift(show) == pytest.approx(before, abs=1e-13)
    show.advance(500)
    # Damping is booked as work, so that energy minus work stays level to the order of the method.
    assert abs(drift(show)) < 1e-6
    assert show.read().work < 0.0


def test_every_force_of_the_library_can_be_changed_without_compiling():
    body = fb.Body(fb.Box((0.3, 0.2, 0.1)), mass=1.0, name="box")
    other = fb.Body(fb.Sphere(0.1), mass=2.0, name="ball", position=(1.0, 0, 0))
    forces = [
        fb.Spring(body, to=other, stiffness=10.0),
        fb.TorsionSpring(body, stiffness=1.0),
        fb.Drag(body, linear=0.1, rotational=0.01),
        fb.MutualGravity(1.0),
        fb.CentralGravity(2.0, center=(0, 0, 50.0)),
        fb.Dipole(body, moment=(0, 0, 1.0), field=(1.0, 0, 0)),
        fb.PointForce(body, (0, 0, 1.0), at=(0.1, 0, 0), frame="body"),
        fb.Torque(body, (0, 0.1, 0)),
        fb.Push(body, (1.0, 0, 0), duration=0.5, start=0.01),
        fb.Thruster(body, direction=(0, 1, 0), thrust=1.0, schedule=[(0.0, 0.2)]),
    ]
    show = Live(source_of(fb.World([body, other], forces=forces)), stiffness=100.0)
    show.advance(1)
    offered = {entry["id"]: entry for entry in show.parameters()}
    assert {name.split(".")[1] for name in offered if name.startswith("force")} == {str(k) for k in range(len(forces))}
    drift(show)
    with event.install_recorder("numba:compile") as compilations:
        for name, entry in offered.items():
            old = entry["value"]
            new = [2.0 * part for part in old] if isinstance(old, list) else 2.0 * old + 0.01
            ask(show, type="parameter", id=name, value=new)
            assert value(show, name) == pytest.approx(new, rel=4 * EPS)
            show.advance(2)
            drift(show)
    assert compilations.buffer == []
    assert np.isfinite(show.mover.y).all()
    ask(show, type="restore")
    assert all(entry["value"] == entry["own"] for entry in show.parameters())
    assert list(show.tables.world.forces) == forces


def test_drag_can_be_turned_off_and_on_again():
    show = Live(from_library("frisbee"), stiffness=100.0)
    ask(show, type="parameter", id="force.0.quadratic", value=0.0)
    ask(show, type="parameter", id="force.0.rotational", value=0.0)
    show.advance(100)
    # No force, no work, but for the rounding of kicks that ask for velocities.
    assert abs(show.read().work) < EPS * show.read().kinetic
    ask(show, type="parameter", id="force.0.quadratic", value=0.01)
    show.advance(100)
    assert show.read().work < 0.0


def test_parameters_of_your_own_forces_are_offered():
    @fb.force
    def wind(t, body, strength, direction):
        return (strength * direction[0], strength * direction[1], strength * direction[2]), (0.0, 0.0, 0.0)

    body = fb.Body(fb.Sphere(0.1), mass=1.0)
    show = Live(
        source_of(fb.World(body, forces=[wind(body, strength=1.0, direction=(1.0, 0.0, 0.0))])), stiffness=100.0
    )
    ask(show, type="parameter", id="force.0.strength", value=2.0)
    ask(show, type="parameter", id="force.0.direction", value=[0.0, 0.0, 1.0])
    show.advance(100)
    assert show.read().linear == pytest.approx([0.0, 0.0, 2.0 * 100 * show.dt], rel=1e-12)


def test_another_start_begins_anew_and_reset_returns_to_it():
    show = Live(from_library("t-handle"), stiffness=100.0)
    show.advance(50)
    ask(show, type="parameter", id="body.0.angular_velocity", value=[0.0, 3.0, 0.0])
    assert show.mover.time == 0.0
    reading = show.read()
    assert reading.spin[0] == pytest.approx([0.0, 3.0, 0.0], rel=8 * EPS, abs=8 * EPS)
    assert drift(show) == 0.0
    show.advance(50)
    ask(show, type="reset")
    assert np.array_equal(show.read().spin, reading.spin)
    ask(show, type="restore")
    fresh = Live(from_library("t-handle"), stiffness=100.0)
    assert np.array_equal(show.mover.y, fresh.mover.y)


def test_gravity_and_parameters_are_restored_without_stopping():
    show = Live(from_library("spring-chain"), stiffness=100.0)
    assert not show.settings()["changed"]
    ask(show, type="gravity", value=[0.0, 0.0, -1.0])
    assert show.settings()["changed"]
    ask(show, type="parameter", id="force.1.stiffness", value=1.0)
    show.advance(10)
    ask(show, type="restore")
    assert not show.settings()["changed"]
    assert show.mover.clock.n == 10
    assert show.settings()["gravity"] == [0.0, 0.0, -9.81]
    assert value(show, "force.1.stiffness") == 150.0


@pytest.mark.parametrize(
    ("name", "number", "reason"),
    [
        ("force.0.stiffness", -1.0, "at least 0"),
        ("force.9.stiffness", 1.0, "no force has the number 9"),
        ("force.0.__class__", 1.0, "has no number"),
        ("force.0.stiffness", [1.0, 2.0, 3.0], "finite number"),
        ("body.7.velocity", [1.0, 2.0, 3.0], "no 'velocity' of a body 7"),
        ("body.0.mass", [1.0, 2.0, 3.0], "no 'mass'"),
        ("body.0.velocity", 1.0, "3 finite numbers"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(name, number, reason):
    show = Live(from_library("spring-chain"), stiffness=100.0)
    before = show.parameters()
    with pytest.raises(InputError, match=reason):
        ask(show, type="parameter", id=name, value=number)
    assert show.parameters() == before


@pytest.mark.parametrize(
    "name", ["", "force", "force.0", "force.x.stiffness", "world.0.x", "force.0.a.b", "force.0." + "a" * 99]
)
def test_names_of_another_form_are_no_messages(name):
    with pytest.raises(InputError, match="not understood"):
        messages.read(json.dumps({"type": "parameter", "id": name, "value": 1.0}))


def test_a_recorded_run_offers_nothing_to_change():
    run = fb.simulate(fb.World(fb.Body(fb.Sphere(1.0), mass=1.0)), 0.1, dt=0.01)
    show = Replay(source_of(run), stiffness=100.0)
    assert show.parameters() == []
    with pytest.raises(InputError, match="recorded run cannot be changed"):
        ask(show, type="restore")
