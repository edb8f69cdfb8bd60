"""What the tests of integrators share: every fixed-step method, and a drive of its steps, backwards too."""

import freebody as fb
from freebody.methods.registry import get
from freebody.model.state import Clock
from freebody.running.stepper import Stepper

# Every registered method with fixed steps, as it comes; new ones join by being registered.
METHODS = [method for method in map(get, fb.integrators()) if not method.variable_step]
# The flat methods in their other dress.
VARIANTS = [
    kind(orientation=orientation, normalize=normalize)
    for kind in (fb.Euler, fb.Midpoint, fb.RK4)
    for orientation, normalize in (("quaternion", False), ("matrix", True), ("matrix", False))
]


def named(method):
    return repr(method) if method in VARIANTS else method.name


def drive(world, method, dt, count, *, every=None, start=None):
    """``count`` fixed steps; returns the final state and the frames (count // every, bodies, width)."""
    every = every or count
    state, tables = world.state() if start is None else start, world.tables()
    stepper = Stepper(tables, method, state, Clock(state.time, 0, dt), every=every, steps=count)
    stepper.chunk = count  # one call
    for _ in stepper.steps(0, count, state.time + 0.5 * dt * count):
        pass
    return stepper.state(Clock(state.time, count, dt)), stepper.frames[1 : stepper.slot]


def energy(world, state):
    """Kinetic and potential, in J."""
    return world.kinetic_energy(state) + world.potential_energy(state)
