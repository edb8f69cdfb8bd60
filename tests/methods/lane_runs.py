"""The same runs on lanes and on floats."""

import numpy as np
from uncompiled_runs import ARGUMENTS, world

import freebody as fb
from freebody.methods.kick_drift import KickDrift
from freebody.methods.on_lanes import WIDTH, Batches, Steps, advance_lanes, room_for
from freebody.model.layout import ACCUMULATORS, HEADER


def words_for(method):
    """Forces that it takes on lanes: no ridges where steps end on them, as runs cross them at different times."""
    return [word for word in ARGUMENTS if word != "torsion_spring" or not isinstance(method, KickDrift)]


def worlds(words):
    return [world(words, k) for k in range(WIDTH)]


def on_lanes(method, made, *, steps, dt, spoil=None):
    """State, accumulators and steps taken of every world; ``spoil`` a lane."""
    tables = [world.tables() for world in made]
    layout = method.layout_for(tables[0])
    assert all(np.array_equal(one.integers, tables[0].integers) for one in tables)
    state = np.stack([world.state().as_layout(layout).raw for world in made], axis=-1)[None].copy()
    if spoil is not None:
        state[0, 0, 0, spoil] = np.nan
    floats = np.stack([one.floats for one in tables], axis=-1)[None].copy()
    batches = Batches(floats, state, np.zeros((1, ACCUMULATORS, WIDTH)), np.zeros((1, 1, WIDTH)))
    header = HEADER.read(tables[0].integers)
    run = Steps(0.0, 0, dt, steps, 0.5 * dt * steps, method.unit)
    options = np.array(method.options(), dtype=np.float64)
    counts = (header.bodies, header.blocks, header.flags)
    advance_lanes(method)(batches, tables[0].integers, counts, *room_for(method, tables[0]), options, run)
    return state[0], batches.accumulators[0], batches.taken[0, 0]


def on_floats(method, made, *, steps, dt):
    return fb.simulate(made, steps * dt, dt=dt, integrator=method, every=steps).final
