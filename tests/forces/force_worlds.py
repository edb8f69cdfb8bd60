"""What the tests of forces share: random bodies, working rows, and the exact gradient of the potential energy."""

from dataclasses import replace

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

import freebody as fb
from freebody.forces.held import hold, python_wrench
from freebody.forces.total import KERNELS
from freebody.model.columns import KIN
from freebody.model.kernel_data import kin_rows, world_of
from freebody.model.layout import BLOCK, BLOCKS, CUSTOM
from freebody.model.state import Clock, convert

EPS = 2.0**-52

# Where the columns of a kinematic row begin.
POSITION, ROTATION, VELOCITY, SPIN, TORQUE, FORCE, NC_TORQUE, NC_FORCE = (part.start for part in KIN.slices.values())

# The seed is what shrinks; compiling in the first example takes longer than any deadline.
seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)
few = settings(max_examples=25, deadline=None)

# A derivative by the complex step has no cancellation, so the step may be as small as this: no truncation is left.
TINY = 1e-100


def unit(rng):
    q = rng.normal(size=4)
    return q / np.linalg.norm(q)


def tumbling(rng, position, name=None):
    """A body with its centre of mass away from the drawing's origin and axes that are not principal."""
    cloud = fb.Particles(rng.uniform(-1, 1, (5, 3)), rng.uniform(0.1, 1, 5))
    return fb.Body(
        cloud,
        name=name,
        position=position,
        orientation=unit(rng),
        velocity=rng.uniform(-1, 1, 3),
        angular_velocity=rng.uniform(-1, 1, 3),
    )


def particle(rng, position, name=None):
    return fb.Body(mass=rng.uniform(0.1, 1), name=name, position=position, velocity=rng.uniform(-1, 1, 3))


def three_apart(rng):
    """Two bodies and a particle, none closer to another than 1 m, all within 6 m of the origin."""
    a, b, c = (np.array([3.0 * k, 0.0, 0.0]) + rng.uniform(-1, 1, 3) for k in (-1, 0, 1))
    return tumbling(rng, a, "a"), tumbling(rng, b, "b"), particle(rng, c, "c")


def at_time(world, time):
    return replace(world.state(), clock=Clock(t0=time))


def working(world, state=None, *, t=None, moment=None):
    """The working rows after the total wrench, at time ``t`` of the segment that holds ``moment``."""
    state = world.state() if state is None else state
    tables = world.tables()
    kin = kin_rows(len(world.bodies))
    kin[:, :TORQUE] = convert(state.raw, state.layout, "velocities", tables)
    seen = world_of(tables, segment=state.time if moment is None else moment)
    python_wrench()(seen, kin, hold(tables.custom_wrench), state.time if t is None else t)
    return kin


def booked_power(work):
    """Power of the part without potential, in W."""
    forces = np.sum(work[:, NC_FORCE : NC_FORCE + 3] * work[:, VELOCITY : VELOCITY + 3])
    return float(forces + np.sum(work[:, NC_TORQUE : NC_TORQUE + 3] * work[:, SPIN : SPIN + 3]))


def booked(work):
    return work[:, NC_TORQUE : NC_FORCE + 3]


def unbooked(work):
    """Total minus booked, torque and force."""
    return work[:, TORQUE : FORCE + 3] - booked(work)


def _energy(world, kin, tables):
    """The potential energy, for complex kinematic rows: block by block, because only some kinds take them."""
    potentials = {kind: potential for kind, _, potential in KERNELS if potential is not None}
    blocks = tables.integers[BLOCKS : BLOCKS + BLOCK.size * world.blocks].reshape(-1, BLOCK.size)
    found = [potentials[int(row[0])](world, kin, BLOCK.read(row)) for row in blocks if int(row[0]) in potentials]
    custom = tables.custom_energy(0.0, kin, world.floats, world.integers) if world.flags & CUSTOM else 0.0
    return sum(found, custom + 0j)


def downhill(world):
    """Minus the gradient of the potential energy: torques (left turns in W) and forces, (bodies, 6), to round-off."""
    tables = world.tables()
    rows = convert(world.state().raw, "momenta", "velocities", tables)
    result = np.empty((len(world.bodies), 6))
    for b in range(len(world.bodies)):
        for c in range(3):
            turned = kin_rows(len(world.bodies)).astype(complex)
            turned[:, :TORQUE] = rows
            moved = turned.copy()
            R = rows[b, ROTATION : ROTATION + 9].reshape(3, 3)
            turned[b, ROTATION : ROTATION + 9] += 1j * TINY * (fb.so3.hat(np.eye(3)[c]) @ R).ravel()
            moved[b, POSITION + c] += 1j * TINY
            for column, work in ((c, turned), (3 + c, moved)):
                result[b, column] = -_energy(world_of(tables), work, tables).imag / TINY
    return result
