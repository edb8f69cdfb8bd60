"""Runs on number types of tests, in a process where the compiler is switched off: kernels are Python functions here.

Everything is driven as ``simulate`` drives it, by ``march`` and by the runner of the adaptive method, but on arrays of
objects. What is checked is checked here; a test asks for it by name.
"""

import math

import mpmath as mp
import numba
import numpy as np
from number_types import Dual, Lanes, Precise, duals_of, lane, lanes_of, object_array, precise, tangents, values

import freebody as fb
from freebody.fields import Number, Vector
from freebody.forces.held import Users
from freebody.forces.total import no_wrench, total_potential, total_wrench
from freebody.lie import polar, quaternion, se3, so3
from freebody.lie.free_rotation import free_rotation
from freebody.methods.adaptive.kernels import (
    ARRIVED,
    CONTROL,
    OPTIONS,
    Goal,
    Output,
    Workspace,
    advance_adaptive,
)
from freebody.methods.loop import march
from freebody.methods.registry import get as registered
from freebody.model.columns import KIN
from freebody.model.kernel_data import DONE, Motion, Run, Scratch, kin_rows, world_of
from freebody.model.layout import BODIES as BODIES_AT
from freebody.model.layout import BODY
from freebody.model.rows import load
from freebody.registry import FORCES, classes

# The flat methods in their other dress.
VARIANTS = {f"{kind.name}, matrices": kind(orientation="matrix") for kind in (fb.Euler, fb.Midpoint, fb.RK4)}


def get(name):
    return VARIANTS.get(name) or registered(name)


USERS = Users(no_wrench, no_wrench)
DT, STEPS, WIDTH = 0.01, 2, 3


def checked(name, *arguments):
    """Call a function of this module."""
    assert numba.config.DISABLE_JIT
    with np.errstate(all="ignore"):
        return globals()[name](*arguments)


def started():
    """Nothing more."""


# --- worlds -----------------------------------------------------------------------------------------------------------

# Force -> what its constructor takes, with bodies a, b and a particle p.
ARGUMENTS = {
    "gravity": lambda a, b, p: [{"acceleration": (0.3, 0.1, -9.0)}],
    "central_gravity": lambda a, b, p: [{"mu": 10.0, "center": (0.0, 0.5, -9.0)}],
    "mutual_gravity": lambda a, b, p: [{"G": 0.3}],
    "spring": lambda a, b, p: [
        {"body": a, "at": (0.1, 0.2, 0.3), "to": b, "to_at": (0.3, 0.0, 0.1), "stiffness": 20.0, "rest_length": 1.0},
        {"body": b, "at": (0.1, 0.2, 0.3), "anchor": (0.0, 0.0, 3.0), "stiffness": 5.0, "damping": 0.3},
    ],
    "grab": lambda a, b, p: [
        {"body": b, "target": (1.0, 1.0, 1.0), "at": (0.2, 0.1, 0.0), "stiffness": 30.0},
        {"body": p, "target": (4.0, 1.0, 1.0), "reach": 0.5},
    ],
    "torsion_spring": lambda a, b, p: [
        {"body": a, "to": b, "stiffness": 2.0, "damping": 0.1},
        {"body": b, "orientation": (0.4, 0.8, 0.2, 0.4), "stiffness": 1.5},
    ],
    "point_force": lambda a, b, p: [
        {"body": a, "force": (1.0, 2.0, 3.0), "at": (0.1, 0.0, 0.2), "profile": ((0.0, 1.0), (0.3, 1.0))}
    ],
    "torque": lambda a, b, p: [{"body": b, "torque": (0.1, 0.2, 0.3), "frame": "body"}],
    "push": lambda a, b, p: [{"body": a, "force": (0.0, 1.0, 0.5), "start": 0.0, "duration": 1.0}],
    "thruster": lambda a, b, p: [{"body": b, "at": (0.0, 0.1, 0.0), "direction": (1.0, 0.2, 0.0), "thrust": 2.0}],
    "drag": lambda a, b, p: [
        {"linear": 0.1, "quadratic": 0.2, "rotational": 0.01, "rotational_quadratic": 0.02, "wind": (1.0, 0.0, 0.5)},
        {"body": b, "linear": 0.3, "wind": fb.Wind((0.0, 1.0, 0.0), gust=(0.1, 0.2, 0.3), frequency=1.0)},
    ],
    "dipole": lambda a, b, p: [{"body": a, "moment": (0.0, 0.1, 1.0), "field": (0.3, 0.2, 0.1)}],
}


# Principal moments of both bodies from three numbers near 0.5, 0.9, 1.2. A rod has no moment about its axis.
BODIES = {
    "solid": lambda x, y, z: (x, y, z),
    "needle": lambda x, y, z: (0.1 * y, y, 1.05 * y),
    "rod": lambda x, y, z: (0.0, y, y),
    "oblong": lambda x, y, z: (x, y, y),
    "disc": lambda x, y, z: (x, x, 1.6 * x),
    "ball": lambda x, y, z: (x, x, x),
}


def world(words, k=0, bodies="solid"):
    """Two bodies, a particle and these forces; all numbers of run k are others, times excepted."""
    rng = np.random.default_rng(100 + k)

    def near(*numbers):
        return np.array(numbers) * rng.uniform(0.9, 1.1, len(numbers))

    def body(**more):
        return fb.Body(velocity=near(0.1, -0.2, 0.3), mass=float(near(1.3)[0]), **more)

    first, second = (BODIES[bodies](*near(0.5, 0.9, 1.2)) for _ in range(2))
    along = 0.0 if bodies == "rod" else 1.0
    a = body(inertia=first, angular_velocity=near(0.7 * along, 3.1, -0.4), position=near(0.1, 0.2, 0.3))
    b = body(inertia=second, angular_velocity=near(2.0 * along, 0.1, 1.0), position=near(2.0, 0.5, -0.3))
    p = body(position=near(0.2, 3.0, 0.4))
    made = fb.World([a, b, p])
    for word in words:
        kind = classes(FORCES)[word]
        for given in ARGUMENTS[word](a, b, p):
            varied = {
                name: near(*np.ravel(value)).reshape(np.shape(value))
                for name, value in given.items()
                if isinstance(kind.fields[name], Number | Vector) and kind.fields[name].unit != "s"
            }
            made.add(kind(**given | varied))
    return made


# --- runs -------------------------------------------------------------------------------------------------------------


class Numbers:
    """Everything that is a number in a run of a method: tables, state and scratch, as arrays of floats."""

    def __init__(self, made, method):
        self.tables, self.method = made.tables(), method
        layout = method.layout_for(self.tables)
        self.floats = self.tables.floats.copy()
        self.state = made.state().as_layout(layout).raw.copy()
        self.scratch = method.scratch(self.tables)

    @property
    def arrays(self):
        return self.floats, self.state, self.scratch.rows, self.scratch.solver


def run(numbers, arrays, steps=STEPS, unit=True, dt=DT):
    """State and accumulators after some steps of the method on ``arrays``, which are of any numbers.

    ``unit``: whether orientations are unit quaternions, as far as the method keeps them.
    """
    method = numbers.method
    plain = arrays[1].dtype != object
    floats, state, rows, solver = (array.copy() for array in arrays)
    accumulators = np.zeros(14) if plain else object_array((14,), np.zeros(14))
    kin = kin_rows(len(state))
    motion = Motion(state, kin if plain else object_array(kin.shape, kin.flat), accumulators)
    if method.variable_step:
        return _adaptive(numbers, floats, motion, steps * dt)
    made = method.world(numbers.tables, floats)._replace(segment=0.5 * dt * steps)
    options = np.array(method.options(), dtype=np.float64)
    plan = Run(0.0, 0, dt, steps, 0, unit and method.unit, np.zeros((0, 0, 0)), np.zeros((0, 0)))
    status = march(type(method).begin, type(method).step, made, motion, USERS, options, Scratch(rows, solver), plan)
    assert status.cause == DONE, status
    return np.concatenate([motion.state.ravel(), motion.accumulators])


def _adaptive(numbers, floats, motion, duration):
    """The adaptive method in steps of equal size: on dual numbers it takes the steps of the values."""
    control = CONTROL.row(**dict.fromkeys(CONTROL.fields, 0.0) | {"next": DT, "error": 1.0})
    work = Workspace.empty(len(motion.state))._replace(control=np.array(control))
    if motion.state.dtype == object:
        rows, rates, control = (object_array(part.shape, part.flat) for part in work[:3])
        work = Workspace(rows, rates, control, work.counts.astype(object))
    options = np.array(OPTIONS.row(rtol=1.0, atol=1.0, first_step=DT, max_step=DT))
    made = world_of(numbers.tables, floats, segment=0.5 * duration)
    goal, out = Goal(duration, duration, 100, 0, np.empty(0)), Output.empty(0, len(motion.state))
    assert advance_adaptive(made, motion, [no_wrench, no_wrench], options, work, goal, out) == ARRIVED
    return np.concatenate([motion.state.ravel(), motion.accumulators])


def same_bits(found, expected):
    np.testing.assert_array_equal(found, expected)  # zeros of either sign are the same; kernels ignore it


# --- checks -----------------------------------------------------------------------------------------------------------


def lanes(method, words, bodies="solid"):
    """Every lane of a run on lanes is that run on floats, bit for bit."""
    together(Numbers(world(words, k, bodies), get(method)) for k in range(WIDTH))


def together(runs):
    """Check it for these runs."""
    runs = list(runs)
    found = run(runs[0], [lanes_of(arrays) for arrays in zip(*(one.arrays for one in runs))])
    for k, one in enumerate(runs):
        same_bits(lane(found, k), run(one, one.arrays))
    assert len(set(found[0].lanes)) == WIDTH


def derivatives(method, words, bodies="solid"):
    """Values on dual numbers are those on floats, bit for bit, and tangents are derivatives."""
    numbers = Numbers(world(words, 0, bodies), get(method))
    rng = np.random.default_rng(3)
    directions = 2
    # Relative changes, so that what is zero by construction stays so.
    seeds = [rng.uniform(-1, 1, (directions, *array.shape)) * array for array in numbers.arrays]
    if bodies != "solid":
        seeds[0][:, : BODIES_AT + BODY * len(numbers.state)] = 0.0  # symmetric bodies stay so
    found = run(numbers, [duals_of(array, seed) for array, seed in zip(numbers.arrays, seeds)])
    same_bits(values(found), run(numbers, numbers.arrays))

    # One difference checks both directions: along their sum.
    along = [np.sum(seed, axis=0) for seed in seeds]
    expected = slope(
        lambda e: run(numbers, [array + e * seed for array, seed in zip(numbers.arrays, along)], unit=False)
    )
    total = np.sum(tangents(found, directions), axis=0)
    np.testing.assert_allclose(total, expected, rtol=0.0, atol=SLOPE_ERROR * np.max(np.abs(expected)))


# Central differences at e and e/2, extrapolated: the truncation is of order e^4 = 1e-12, times fifth derivatives, and
# roundings of some 1e-15 are divided by e.
STEP, SLOPE_ERROR = 1e-3, 1e-10


def slope(function):
    """The derivative at zero."""

    def central(e):
        return (function(e) - function(-e)) / (2.0 * e)

    return (4.0 * central(0.5 * STEP) - central(STEP)) / 3.0


def stiff(method):
    """On dual numbers: a body on a spring that no step resolves, so that Newton's method is called in."""
    made = fb.World(
        [fb.Body(mass=1.3, inertia=(0.5, 0.9, 1.2), velocity=(0.2, 0.1, 0.0), angular_velocity=(0.3, 1, 0))]
    )
    made.add(fb.Spring(made.bodies[0], at=(0.3, 0.2, 0.1), anchor=(0, 0, 1), stiffness=1e8, rest_length=0.8))
    numbers = Numbers(made, get(method))
    run(numbers, [duals_of(array, array[None]) for array in numbers.arrays])


def oscillator(method):
    """The derivative in the stiffness of a particle on a spring, against the method's polynomial in closed form."""
    k, m, x, v = 5.0, 1.3, 0.4, 0.2
    made = fb.World([fb.Body(mass=m, position=(x, 0.0, 0.0), velocity=(v, 0.0, 0.0))])
    made.add(fb.Spring(made.bodies[0], anchor=(0.0, 0.0, 0.0), stiffness=k))
    numbers = Numbers(made, get(method))
    seeds = [np.zeros((1, *array.shape)) for array in numbers.arrays]
    seeds[0][0, numbers.floats == k] = 1.0
    found = run(numbers, [duals_of(array, seed) for array, seed in zip(numbers.arrays, seeds)])
    # Order 4 of the classical kind: a step is P(h A), P the exponential up to the fourth power.
    A, dA = np.array([[0.0, 1.0], [-k / m, 0.0]]), np.array([[0.0, 0.0], [-1.0 / m, 0.0]])
    both = DT * np.block([[A, dA], [np.zeros((2, 2)), A]])
    step = sum(np.linalg.matrix_power(both, n) / math.factorial(n) for n in range(5))
    power = np.linalg.matrix_power(step, STEPS)
    value, derivative = power[:2, :2] @ (x, v), power[:2, 2:] @ (x, v)
    numbers_found = found[0], found[7]
    np.testing.assert_allclose([n.real / f for n, f in zip(numbers_found, (1.0, m))], value, rtol=1e-14)
    np.testing.assert_allclose([n.tangents[0] / f for n, f in zip(numbers_found, (1.0, m))], derivative, rtol=1e-13)


# Parameter -> its force, the force in N on a particle at (3, 4, 0) with the velocity (3, 4, 0), and its derivative.
AT_ZERO = {
    "rest_length": (lambda p: fb.Spring(p, anchor=(0, 0, 0), stiffness=2.0), (-6.0, -8.0, 0.0), (1.2, 1.6, 0.0)),
    "damping": (lambda p: fb.Spring(p, anchor=(0, 0, 0), stiffness=2.0), (-6.0, -8.0, 0.0), (-3.0, -4.0, 0.0)),
    "quadratic": (lambda p: fb.Drag(p, linear=2.0), (-6.0, -8.0, 0.0), (-15.0, -20.0, 0.0)),
}


def at_zero(parameter):
    """What is left out where a parameter is zero still has its derivative."""
    make, force, derivative = AT_ZERO[parameter]
    made = fb.World([fb.Body(mass=1.0, position=(3.0, 4.0, 0.0), velocity=(3.0, 4.0, 0.0))])
    made.add(make(made.bodies[0]))
    tables = made.tables()
    floats = object_array(tables.floats.shape, tables.floats)
    fields = made.forces[0].record.slices[parameter].start
    floats[BODIES_AT + BODY + fields] = Dual(0.0, [1.0])
    kin = kin_rows(1)
    kin[0, :3], kin[0, KIN.slices["velocity"]] = (3.0, 4.0, 0.0), (3.0, 4.0, 0.0)
    kin = object_array(kin.shape, kin.flat)
    total_wrench(world_of(tables, floats), kin, USERS, 0.0)
    found = kin[0, KIN.slices["force"]]
    np.testing.assert_allclose([number.real for number in found], force, rtol=1e-15)
    np.testing.assert_allclose([number.tangents[0] for number in found], derivative, rtol=1e-15)


def potentials(words):
    """The potential energy on lanes and on dual numbers."""
    made = [world(words, k) for k in range(WIDTH)]
    tables = [one.tables() for one in made]
    rows = []
    for one, own in zip(made, tables):
        kin = kin_rows(len(own.names))
        for b, row in enumerate(one.state().raw):
            load(world_of(own), kin, b, tuple(row[:3]), tuple(row[3:7]), tuple(row[7:10]), tuple(row[10:]))
        rows.append(kin)
    alone = [total_potential(world_of(own), kin, no_energy, 0.0) for own, kin in zip(tables, rows)]
    together = world_of(tables[0], lanes_of([own.floats for own in tables]))
    same_bits(total_potential(together, lanes_of(rows), no_energy, 0.0).lanes, alone)

    seeds = [np.random.default_rng(5).uniform(-1, 1, array.shape) * array for array in (tables[0].floats, rows[0])]
    duals = [duals_of(array, seed[None]) for array, seed in zip((tables[0].floats, rows[0]), seeds)]
    found = total_potential(world_of(tables[0], duals[0]), duals[1], no_energy, 0.0)
    same_bits(found.real, alone[0])

    def moved(e):
        floats = tables[0].floats + e * seeds[0]
        return total_potential(world_of(tables[0], floats), rows[0] + e * seeds[1], no_energy, 0.0)

    expected = slope(moved)
    assert abs(found.tangents[0] - expected) <= SLOPE_ERROR * (abs(expected) + abs(alone[0]))


def no_energy(t, kin, floats, integers):
    return 0.0


def rotation(moments, momentum, duration):
    """The exact free rotation: derivatives in moments, momentum and time against differences of its own values."""
    arguments = np.array([*moments, *momentum, duration])
    size = len(arguments)
    M, q = free_rotation(*duals_of(arguments, np.eye(size)))

    def turned(place, e):
        changed = arguments.copy()
        changed[place] += e
        N, r = free_rotation(*changed)
        return np.array([*N, *(np.array(r) * np.sign(np.dot(r, [number.real for number in q])))])

    flat = object_array((7,), [*M, *q])
    same_bits(values(flat)[:3], turned(0, 0.0)[:3])
    for place in range(size):
        expected = slope(lambda e, place=place: turned(place, e))
        error = np.abs(tangents(flat, size)[place] - expected)
        assert np.max(error) <= 1e-9 * max(1.0, np.max(np.abs(expected))), (place, error)


def far_apart(method):
    """Lanes that turn slowly and fast, on both sides of series and with different counts of iterations."""
    runs = []
    for k, speed in enumerate((1e-3, 1.0, 25.0 if method == "lgvi" else 500.0)):
        runs.append(Numbers(world(["gravity"], k), get(method)))
        runs[-1].state[:2, 10:13] *= speed
    together(runs)


def one_broken():
    """A run that breaks does not end its neighbours, nor change them."""
    runs = [Numbers(world(["gravity", "spring"], k), get("cf4")) for k in range(WIDTH)]
    runs[1].state[0, 7] = np.nan
    found = run(runs[0], [lanes_of(arrays) for arrays in zip(*(one.arrays for one in runs))])
    for k in (0, 2):
        same_bits(lane(found, k), run(runs[k], runs[k].arrays))
    assert np.isnan(lane(found, 1)).any()


def linked(method):
    """A pendulum on a hinge with a spring: constraints are solved lane by lane."""

    def made(k):
        turning = {"velocity": (0.0, 0.0, -0.5 - 0.05 * k), "angular_velocity": (0.0, 1.0 + 0.1 * k, 0.0)}
        a = fb.Body(mass=1.0 + 0.1 * k, inertia=(0.5, 0.9, 1.2), position=(0.5, 0.0, 0.0), **turning)
        hinge = fb.Hinge(a, axis=(0, 1, 0), at=(-0.5, 0, 0), anchor=(0, 0, 0), stiffness=3.0 + k, rest=0.2, damping=0.1)
        return fb.World([a], gravity=(0.0, 0.0, -9.81)).add(hinge)

    together(Numbers(made(k), get(method)) for k in range(WIDTH))


# Functions of the Lie groups, and how many numbers each of their arguments has.
LIE = {
    so3.exp: (3,), so3.left_jacobian: (3,), so3.left_jacobian_inverse: (3,), so3.dexp: (3, 3), so3.dexp_inverse: (3, 3),
    se3.exp: (6,), se3.dexp: (6, 6), se3.dexp_inverse: (6, 6), quaternion.exp: (3,), quaternion.log: (4,),
    quaternion.to_matrix: (4,), quaternion.rotate: (4, 3),
}  # fmt: skip


def lie(angle):
    """Group functions on dual numbers against the complex step, and on lanes, for rotations by about ``angle``."""
    rng = np.random.default_rng(7)
    for function, sizes in LIE.items():
        runs = [[rng.uniform(0.3, 1.0, size) * angle / math.sqrt(3.0) for size in sizes] for _ in range(WIDTH)]
        seeds = [rng.uniform(-1, 1, size) for size in sizes]
        found = flat(function(*(tuple(duals_of(a, d[None])) for a, d in zip(runs[0], seeds))))
        by_complex_step = flat(function(*(tuple(a + 1e-100j * d) for a, d in zip(runs[0], seeds))))
        same_bits(values(found), flat(function(*map(tuple, runs[0]))))
        expected = np.array([number.imag * 1e100 for number in by_complex_step])
        np.testing.assert_allclose(tangents(found, 1)[0], expected, rtol=0.0, atol=1e-13 * np.max(np.abs(expected)))
        wide = flat(function(*(tuple(map(Lanes, zip(*parts))) for parts in zip(*runs))))
        for k, one in enumerate(runs):
            same_bits(lane(wide, k), flat(function(*map(tuple, one))))


def flat(numbers):
    """Of nested tuples, as an array of objects."""
    parts = []
    for number in numbers:
        parts += list(flat(number)) if isinstance(number, tuple) else [number]
    return np.array([*parts, None], dtype=object)[:-1]


def projection(seed):
    """The nearest rotation of a matrix, near a rotation and far from any."""
    rng = np.random.default_rng(seed)
    m = np.array(so3.exp(tuple(rng.normal(size=3)))) + (rng.normal(size=9) if seed else 0.0)
    d = rng.normal(size=9)
    found = flat(polar.project(tuple(duals_of(m, d[None]))))
    same_bits(values(found), polar.project(tuple(m)))
    expected = slope(lambda e: np.array(polar.project(tuple(m + e * d))))
    np.testing.assert_allclose(tangents(found, 1)[0], expected, rtol=0.0, atol=1e-10)


def final(method):
    """What ``simulate`` returns for the world of all forces."""
    return fb.simulate(world(list(FORCES)), STEPS * DT, dt=DT, integrator=method, progress=False).final.raw


def linked_derivatives(method):
    """Two links on hinges with a spring, a damper and gravity: derivatives in these and in the speed at the start."""
    turning = {"velocity": (0.0, 0.0, -0.5), "angular_velocity": (0.0, 1.0, 0.0)}
    a = fb.Body(mass=1.2, inertia=(0.5, 0.9, 1.2), position=(0.5, 0.0, 0.0), **turning)
    turning["velocity"] = (0.0, 0.0, -1.3)
    b = fb.Body(mass=0.7, inertia=(0.2, 0.3, 0.4), position=(1.3, 0.0, 0.0), **turning)
    made = fb.World([a, b], gravity=(0.0, 0.0, -9.81))
    made.add(fb.Hinge(a, axis=(0, 1, 0), at=(-0.5, 0, 0), anchor=(0, 0, 0), stiffness=3.0, rest=0.21, damping=0.11))
    made.add(fb.Hinge(b, axis=(0, 1, 0), at=(-0.3, 0, 0), to=a, to_at=(0.5, 0, 0)))
    numbers = Numbers(made, get(method))
    seeds = [np.zeros((2, *array.shape)) for array in numbers.arrays]
    varied = np.isin(numbers.floats, (3.0, 0.21, 0.11, -9.81))
    assert varied.sum() == 4
    seeds[0][0, varied] = numbers.floats[varied]
    moving = slice(-6, None) if numbers.state.shape[1] == 13 else slice(12, None)
    seeds[1][1, :, moving] = numbers.state[:, moving]
    found = run(numbers, [duals_of(array, seed) for array, seed in zip(numbers.arrays, seeds)])
    same_bits(values(found), run(numbers, numbers.arrays))
    for direction, total in enumerate(tangents(found, 2)):
        along = [seed[direction] for seed in seeds]
        expected = slope(lambda e, along=along: run(numbers, [a + e * s for a, s in zip(numbers.arrays, along)]))
        np.testing.assert_allclose(total, expected, rtol=0.0, atol=SLOPE_ERROR * np.max(np.abs(expected)))


def resting_derivatives(method):
    """A pendulum at rest: values are solved by the first guess, and derivatives are not. Against small oscillations."""
    m, moment, length, g, steps = 1.2, 0.9, 0.5, 9.81, 6
    bob = fb.Body(mass=m, inertia=(0.5, moment, 1.2), position=(0.0, 0.0, -length))
    made = fb.World([bob], gravity=(0.0, 0.0, -g))
    made.add(fb.Hinge(bob, axis=(0, 1, 0), at=(0, 0, length), anchor=(0, 0, 0)))
    numbers = Numbers(made, get(method))
    seeds = [np.zeros((1, *array.shape)) for array in numbers.arrays]
    seeds[1][0, 0, 7], seeds[1][0, 0, 11] = -m * length, moment  # an angular velocity of 1 about y
    found = run(numbers, [duals_of(array, seed) for array, seed in zip(numbers.arrays, seeds)], steps)
    same_bits(values(found), run(numbers, numbers.arrays, steps))
    # A kick by half the torque, a drift, a kick: as matrices on angle and angular momentum about the pivot.
    whole, h = moment + m * length**2, DT
    kick, drift = np.array([[1.0, 0.0], [-0.5 * h * m * g * length, 1.0]]), np.array([[1.0, h / whole], [0.0, 1.0]])
    angle, spin = np.linalg.matrix_power(kick @ drift @ kick, steps) @ (0.0, whole)
    tangent = tangents(found, 1)[0]
    np.testing.assert_allclose(tangent[[0, 5, 7, 11]], [
        -length * angle, 0.5 * angle, -m * length * spin / whole, moment * spin / whole
    ], rtol=1e-13)  # fmt: skip


def precise_derivatives(method, words, steps, dt):
    """Derivatives over a second, in a random direction of state and parameters, against the same steps to 30 digits.

    Central differences of them have errors of 1e-16: what is left are roundings of the run on dual numbers.
    """
    numbers = Numbers(world(words), get(method))
    rng = np.random.default_rng(3)
    seeds = [rng.uniform(-1, 1, array.shape) * array for array in numbers.arrays]
    found = run(numbers, [duals_of(array, seed[None]) for array, seed in zip(numbers.arrays, seeds)], steps, dt=dt)

    def moved(e):
        made = [
            object_array(array.shape, (Precise(mp.mpf(x) + e * mp.mpf(d)) for x, d in zip(array.flat, seed.flat)))
            for array, seed in zip(numbers.arrays, seeds)
        ]
        return run(numbers, made, steps, dt=dt, unit=False)

    with mp.workdps(DIGITS):
        ends = [moved(sign * NUDGE) for sign in (1, -1)]
        expected = np.array([float((precise(a) - precise(b)) / (2 * NUDGE)) for a, b in zip(*ends)])
    error = np.abs(tangents(found, 1)[0] - expected)[: numbers.state.size].reshape(numbers.state.shape)
    # Each group of three or more numbers of a body has the size of its largest.
    size = np.abs(expected[: numbers.state.size]).reshape(numbers.state.shape)
    return float(np.max(error / np.max(size, axis=1, keepdims=True)))


DIGITS, NUDGE = 30, mp.mpf(10) ** -8
