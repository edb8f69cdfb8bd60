"""Wrong runs made by hand: the audit names what is wrong with each, and nothing that is right."""

from dataclasses import replace

import numpy as np
import pytest
from run_worlds import bodies, damped, free, heavy, sprung

import freebody as fb
from freebody import so3
from freebody.model.state import Clock
from freebody.trajectory.derived import Stored
from freebody.trajectory.report import AGREES, DIFFERS

TIMES = np.linspace(0.0, 1.0, 501)
AXIS = np.array([0.0, 0.0, 1.0])


def simulated(world, method="cf4", **options):
    return fb.simulate(world, 1.0, **{"dt": 2e-3, "integrator": method, "progress": False, **options})


def read_as(run, world):
    """The frames of one world, read with the forces of another."""
    return replace(run, tables=world.tables())


def by_hand(world, x, q, p, L, accumulators=None):
    """A run of one body that nobody simulated."""
    raw = np.concatenate([x, q, p, L], axis=1)[:, None, :]
    start = fb.simulate(world, 1e-3, dt=1e-3, integrator="cf4", progress=False)
    final = replace(start.final, raw=raw[-1].copy(), clock=Clock(0.0, 500, 2e-3))
    kept = np.zeros((len(TIMES), 7)) if accumulators is None else accumulators
    return replace(start, times=TIMES, raw=raw, accumulators=kept, final=final, dt=2e-3)


def with_forces(run, **changes):
    """The run as it would come out of a file, with forces or energies that were changed there."""
    derived = run.derived
    kinetic, potential = derived.energies
    kept = Stored(
        kinetic, potential, derived.wrench_after, derived.edge_frames, derived.wrench_at_edges, derived.joints,
        np.zeros((len(run), 0)),
    )  # fmt: skip
    return replace(run, stored=kept._replace(**changes))


def frozen_orientation():
    run = simulated(free())
    raw = run.raw.copy()
    raw[:, 0, 3:7] = raw[0, 0, 3:7]
    return replace(run, raw=raw)


def faster_positions():
    run = simulated(free())
    raw = run.raw.copy()
    raw[:, 1, :3] = raw[0, 1, :3] + 1.01 * (raw[:, 1, :3] - raw[0, 1, :3])
    return replace(run, raw=raw)


def extra_spin():
    run = simulated(free())
    raw = run.raw.copy()
    L = raw[0, 0, 10:13]
    more = so3.matrix_to_quaternion(so3.exp(0.03 * TIMES[:, None] * L / np.linalg.norm(L)))
    raw[:, 0, 3:7] = so3.quaternion_product(more, raw[:, 0, 3:7])
    return replace(run, raw=raw)


def mirrored_orientation():
    # The inverse rotation: body to world and world to body mixed up. Inertia is that of a ball, so momenta are right.
    ball = fb.World(fb.Body(fb.Sphere(1.0), density=1.0, name="cone", angular_velocity=(1.0, 2.0, -0.5)))
    run = simulated(ball)
    raw = run.raw.copy()
    raw[:, 0, 4:7] *= -1.0
    return replace(run, raw=raw)


def not_the_gradient():
    # Energies of springs that are stiffer by one percent.
    run = simulated(sprung())
    heavy_part = read_as(run, heavy()).derived.energies[1]
    return with_forces(run, potential=heavy_part + 1.01 * (run.derived.energies[1] - heavy_part))


def half_a_torque():
    def world(part):
        made = free()
        return made.add(fb.Torque(made.bodies[1], (0.5 * part, 0.2 * part, -0.4 * part)))

    return read_as(simulated(world(0.5)), world(1.0))


def wrapped_angle():
    # A hinge spring k (4 - angle) that uses the angle's difference wrapped to half a turn: k (4 - 2 pi - angle). The
    # motion is that of the wrapped law, about the axis z from rest, with k = 3 and a moment of inertia of 1.
    k, rest = 3.0, 4.0 - 2.0 * np.pi
    rate = np.sqrt(k)
    angle, speed = rest * (1.0 - np.cos(rate * TIMES)), rest * rate * np.sin(rate * TIMES)
    world = fb.World(fb.Body(mass=1.0, inertia=np.eye(3), name="door"))
    q = so3.matrix_to_quaternion(so3.exp(angle[:, None] * AXIS))
    nothing = np.zeros((len(TIMES), 3))
    accumulators = np.zeros((len(TIMES), 7))
    accumulators[:, 6] = speed
    run = by_hand(world, nothing, q, nothing, speed[:, None] * AXIS, accumulators)
    wrench = np.zeros((len(TIMES), 1, 12))
    wrench[:, 0, 2] = k * (4.0 - angle)
    return with_forces(run, wrench=wrench, potential=0.5 * k * (4.0 - angle) ** 2)


def no_gyration():
    # Angular velocity kept instead of angular momentum.
    inertia = np.diag([1.0, 2.0, 3.0])
    world = fb.World(fb.Body(mass=1.0, inertia=inertia, name="brick"))
    w = np.array([1.0, 0.5, -0.8])
    R = so3.exp(TIMES[:, None] * w)
    L = np.einsum("tij,jk,tlk,l->ti", R, inertia, R, w)
    nothing = np.zeros((len(TIMES), 3))
    return by_hand(world, nothing, so3.matrix_to_quaternion(R), nothing, L)


def pushing_spring():
    # m x'' = +k x.
    world = fb.World(fb.Body(mass=2.0, name="dot", position=(1.0, 0.0, 0.0)))
    world.add(fb.Spring(world.bodies[0], anchor=(0.0, 0.0, 0.0), stiffness=2.0))
    x, v = np.cosh(TIMES)[:, None] * (1.0, 0.0, 0.0), np.sinh(TIMES)[:, None] * (1.0, 0.0, 0.0)
    accumulators = np.zeros((len(TIMES), 7))
    accumulators[:, 1:4] = 2.0 * v
    turned = np.tile([1.0, 0.0, 0.0, 0.0], (len(TIMES), 1))
    return by_hand(world, x, turned, 2.0 * v, 0.0 * x, accumulators)


def more_gravity():
    return read_as(simulated(fb.World(bodies(), gravity=(0.0, 0.0, -9.81 * 1.01))), heavy())


def friction_that_drives():
    run = simulated(damped())
    accumulators = run.accumulators.copy()
    accumulators[:, 0] *= -1.0
    return replace(run, accumulators=accumulators)


def leaking_momentum():
    world = free()
    return read_as(simulated(world.add(fb.Drag(world.bodies[0], linear=0.01))), free())


def pendulum(damping=0.0):
    rod = fb.Body(fb.Box((1.0, 0.1, 0.1)), density=800.0, name="rod", position=(0.5, 0.0, 0.0))
    world = fb.World(rod, gravity=(0.0, 0.0, -9.81))
    return world.add(fb.Hinge(rod, at=(-0.5, 0.0, 0.0), anchor=(0.0, 0.0, 0.0), axis=(0, 1, 0), damping=damping))


def joint_that_works():
    # A bearing that brakes, audited as an ideal one.
    return read_as(simulated(pendulum(0.2), method="rattle"), pendulum())


def reaction_not_booked():
    run = simulated(pendulum(), method="rattle")
    accumulators = run.accumulators.copy()
    accumulators[:, 1:4] = 8.0 * TIMES[:, None] * (0.0, 0.0, -9.81)
    return replace(run, accumulators=accumulators)


def action_without_reaction():
    def world(to):
        made = free()
        cone, plate, _ = made.bodies
        end = {"to": plate} if to else {"anchor": plate.position}
        return made.add(fb.Spring(cone, stiffness=4.0, **end))

    return read_as(simulated(world(False)), world(True))


def slow_clock():
    run = simulated(sprung())
    return replace(run, times=1.01 * run.times)


ERRORS = {
    frozen_orientation: ({"orientation"}, "cone"),
    faster_positions: ({"position"}, "plate"),
    extra_spin: ({"orientation"}, "cone"),
    mirrored_orientation: ({"orientation"}, "cone"),
    not_the_gradient: ({"potential energy"}, None),
    half_a_torque: ({"angular impulse", "angular momentum", "work"}, "plate"),
    wrapped_angle: ({"angular impulse", "angular momentum"}, "door"),
    no_gyration: ({"angular momentum"}, "brick"),
    pushing_spring: ({"impulse", "momentum"}, "dot"),
    more_gravity: ({"impulse", "angular impulse", "momentum"}, None),
    friction_that_drives: ({"work"}, None),
    leaking_momentum: ({"work", "impulse", "angular impulse", "momentum"}, "cone"),
    joint_that_works: ({"work", "impulse", "angular impulse", "momentum", "angular momentum"}, "rod"),
    reaction_not_booked: ({"impulse"}, None),
    action_without_reaction: ({"impulse", "angular impulse", "momentum"}, None),
    slow_clock: ({"impulse", "angular impulse", "potential energy", "position", "orientation", "momentum",
                  "angular momentum"}, None),
}  # fmt: skip


@pytest.mark.parametrize("make", ERRORS, ids=lambda make: make.__name__)
def test_the_audit_names_what_is_wrong(make):
    lines, body = ERRORS[make]
    audit = make().audit()
    assert {check.name for check in audit.checks if check.verdict == DIFFERS} == lines, str(audit)
    assert all(check.verdict == AGREES for check in audit.checks if check.name not in lines), str(audit)
    assert not audit.agrees
    for check in audit.checks:
        if check.name in lines:
            assert check.sentence in audit.findings
            if body is not None and check.body is not None:
                assert check.body == body
                assert repr(body) in check.sentence


@pytest.mark.parametrize("make", [free, heavy, sprung, damped], ids=lambda make: make.__name__)
@pytest.mark.parametrize("method", ["cf4", "splitting"])
def test_the_right_runs_behind_them_agree(make, method):
    audit = simulated(make(), method=method).audit()
    assert audit.agrees, str(audit)
    assert {check.verdict for check in audit.checks} == {AGREES}, str(audit)
    assert audit.findings == ()
