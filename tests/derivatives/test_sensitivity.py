"""Derivatives of runs: against equations of our own in 40 digits, finite differences of order 8 and theorems."""

import mpmath as mp
import numpy as np
import pytest

import freebody as fb
from freebody.derivatives.stencil import STEP, slope
from freebody.derivatives.ways import TAKEN
from freebody.errors import InputError

G, K, C, D, H, STEPS = 9.81, 5.0, 0.1, 0.07, 0.05, 20
ANCHOR, AT = (0.0, 0.3, 2.0), (0.5, 0.1, 0.0)
MASS, INERTIA = 1.3, (0.5, 0.9, 1.2)
X, V, W = (0.1, 0.2, 0.3), (1.0, -0.5, 2.0), (0.7, 3.1, -0.4)


def hung(stiffness=K, linear=C, rotational=D, mass=MASS, velocity=V, inertia=INERTIA):
    body = fb.Body(mass=mass, inertia=inertia, position=X, velocity=velocity, angular_velocity=W, name="ball")
    world = fb.World([body], gravity=(0, 0, -G))
    world.add(fb.Spring(body, at=AT, anchor=ANCHOR, stiffness=stiffness, rest_length=0.4))
    return world.add(fb.Drag(body, linear=linear, rotational=rotational)) if linear or rotational else world


# --- the same map in 40 digits, from equations written here -----------------------------------------------------------


def _turn(q, a):
    w, u = q[0], q[1:]
    n = sum(c * c for c in q)
    return [sum(_matrix(w, u, n)[i][j] * a[j] for j in range(3)) for i in range(3)]


def _back(q, a):
    return _turn([q[0], -q[1], -q[2], -q[3]], a)


def _matrix(w, u, n):
    x, y, z = u
    f = 2 / n
    return [
        [1 - f * (y * y + z * z), f * (x * y - w * z), f * (x * z + w * y)],
        [f * (x * y + w * z), 1 - f * (x * x + z * z), f * (y * z - w * x)],
        [f * (x * z - w * y), f * (y * z + w * x), 1 - f * (x * x + y * y)],
    ]


def _cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def _rates(y, k, c, d, m, moments):
    x, q, p, L = y[0:3], y[3:7], y[7:10], y[10:13]
    body = _back(q, L)
    w = _turn(q, [a / b for a, b in zip(body, moments)])
    v = [a / m for a in p]
    arm = _turn(q, [mp.mpf(a) for a in AT])
    way = [mp.mpf(b) - a - r for a, b, r in zip(x, ANCHOR, arm)]
    length = mp.sqrt(sum(a * a for a in way))
    pull = [k * (length - mp.mpf(0.4)) / length * a for a in way]
    force = [f - c * a - (m * mp.mpf(G) if i == 2 else 0) for i, (f, a) in enumerate(zip(pull, v))]
    torque = [t - d * a for t, a in zip(_cross(arm, pull), w)]
    s, u = q[0], q[1:]
    turned = [-sum(a * b for a, b in zip(w, u)), *[s * a + e for a, e in zip(w, _cross(w, u))]]
    return [*v, *[a / 2 for a in turned], *force, *torque]


def _rk4(y, *numbers):
    h = mp.mpf(H)
    for _ in range(STEPS):
        k1 = _rates(y, *numbers)
        k2 = _rates([a + h / 2 * b for a, b in zip(y, k1)], *numbers)
        k3 = _rates([a + h / 2 * b for a, b in zip(y, k2)], *numbers)
        k4 = _rates([a + h * b for a, b in zip(y, k3)], *numbers)
        # The weights as the package has them: floats.
        weights = [mp.mpf(w) for w in (1 / 6, 1 / 3, 1 / 3, 1 / 6)]
        y = [a + h * sum(w * b for w, b in zip(weights, ks)) for a, ks in zip(y, zip(k1, k2, k3, k4))]
        norm = mp.sqrt(sum(a * a for a in y[3:7]))
        y[3:7] = [a / norm for a in y[3:7]]
    return y


def _end(k=K, c=C, d=D, m=MASS, vx=V[0], first=INERTIA[0]):
    moments = [mp.mpf(first), mp.mpf(INERTIA[1]), mp.mpf(INERTIA[2])]
    start = [*map(mp.mpf, X), mp.mpf(1), mp.mpf(0), mp.mpf(0), mp.mpf(0)]
    start += [mp.mpf(m) * v for v in (mp.mpf(vx), *map(mp.mpf, V[1:]))] + [i * mp.mpf(w) for i, w in zip(moments, W)]
    y = _rk4(start, mp.mpf(k), mp.mpf(c), mp.mpf(d), mp.mpf(m), moments)
    w = _turn(y[3:7], [a / b for a, b in zip(_back(y[3:7], y[10:13]), moments)])
    return [*y[0:7], *[p / mp.mpf(m) for p in y[7:10]], *w]


def test_the_discrete_map_over_a_second_has_the_derivatives_of_40_digits():
    paths = {
        "k": ("force.spring.stiffness", K), "c": ("force.drag.linear", C), "d": ("force.drag.rotational", D),
        "m": ("body.ball.mass", MASS), "vx": ("body.ball.velocity[0]", V[0]),
        "first": ("body.ball.inertia[0]", INERTIA[0]),
    }  # fmt: skip
    s = fb.sensitivity(hung(), STEPS * H, dt=H, integrator="rk4", to=[path for path, _ in paths.values()])
    found, expected = [], []
    with mp.workdps(40):
        tiny = mp.mpf(10) ** -15
        q = _end()[3:7]
        for name, (path, value) in paths.items():
            up, down = (_end(**{name: mp.mpf(value) + sign * tiny}) for sign in (1, -1))
            slopes = [(a - b) / (2 * tiny) for a, b in zip(up, down)]
            dq, back = slopes[3:7], [q[0], -q[1], -q[2], -q[3]]
            turn = [2 * (dq[0] * b + a * back[0] + e) for a, b, e in zip(dq[1:], back[1:], _cross(dq[1:], back[1:]))]
            expected.append([float(a) for a in (*slopes[0:3], *turn, *slopes[7:13])])
            found.append(s["ball", path][:, 0])
    found, expected = np.array(found).T, np.array(expected).T
    # To 1e-12 of each row's largest entry.
    assert np.max(np.abs(found - expected) / np.max(np.abs(expected), axis=1, keepdims=True)) < 1e-12


# --- every method, every force ----------------------------------------------------------------------------------------


def two_bodies(e=0.0, path=None):
    """Two bodies and a particle under all built-in forces; one number changed by e."""
    change = {path: e}

    def at(name, value):
        return value + change.get(name, 0.0)

    a = fb.Body(
        mass=at("body.a.mass", 1.3), inertia=(at("inertia", 0.5), 0.9, 1.2), position=(0.1, 0.2, 0.3),
        velocity=(0.1, -0.2, 0.3), angular_velocity=(0.7, 3.1, -0.4), name="a",
    )  # fmt: skip
    b = fb.Body(fb.Box((at("size", 0.8), 1.0, 1.5)), mass=1.1, position=(2.0, 0.5, -0.3), angular_velocity=(2, 0.1, 1),
                name="b")  # fmt: skip
    p = fb.Body(mass=1.0, position=(0.2, 3.0, 0.4), name="p")
    world = fb.World([a, b, p], gravity=(0.3, 0.1, -at("gravity", 9.0)))
    world.add(
        fb.CentralGravity(mu=at("force.central_gravity.mu", 10.0), center=(0.0, 0.5, -9.0)),
        fb.MutualGravity(G=at("force.mutual_gravity.G", 0.3)),
        fb.Spring(a, at=(0.1, 0.2, 0.3), to=b, to_at=(0.3, 0.0, 0.1), stiffness=at("force.spring.stiffness", 20.0),
                  rest_length=1.0, damping=0.3),
        fb.Grab(b, target=(1.0, 1.0, 1.0), at=(0.2, 0.1, 0.0), stiffness=at("force.grab.stiffness", 30.0)),
        fb.TorsionSpring(a, to=b, stiffness=at("force.torsion_spring.stiffness", 2.0), damping=0.1),
        fb.PointForce(a, force=(1.0, at("force", 2.0), 3.0), at=(0.1, 0.0, 0.2)),
        fb.Torque(b, torque=(0.1, 0.2, 0.3), frame="body"),
        fb.Push(a, force=(0.0, 1.0, 0.5), start=0.02, duration=0.05),
        fb.Thruster(b, at=(0.0, 0.1, 0.0), direction=(1.0, 0.2, 0.0), thrust=at("force.thruster.thrust", 2.0)),
        fb.Drag(linear=0.1, quadratic=at("force.drag.quadratic", 0.2), rotational=0.01, rotational_quadratic=0.02,
                wind=(1.0, 0.0, 0.5)),
        fb.Dipole(a, moment=(0.0, 0.1, 1.0), field=(0.3, 0.2, 0.1)),
    )  # fmt: skip
    return world


PATHS = {
    "body.a.mass": 1.3, "inertia": 0.5, "size": 0.8, "gravity": 9.0, "force.central_gravity.mu": 10.0,
    "force.mutual_gravity.G": 0.3, "force.spring.stiffness": 20.0, "force.grab.stiffness": 30.0, "force": 2.0,
    "force.torsion_spring.stiffness": 2.0, "force.thruster.thrust": 2.0, "force.drag.quadratic": 0.2,
}  # fmt: skip
LONG = {
    "inertia": "body.a.inertia[0]", "size": "body.b.shape.size[0]", "gravity": "gravity[2]",
    "force": "force.point_force.force[1]",
}  # fmt: skip


def _numbers(state):
    return np.concatenate([state.position.ravel(), state.velocity.ravel(), state.angular_velocity[:2].ravel()])


@pytest.mark.parametrize("method", TAKEN)
def test_every_method_carries_the_derivatives_of_every_force(method):
    paths = [LONG.get(path, path) for path in PATHS]
    s = fb.sensitivity(two_bodies(), 0.1, dt=0.01, integrator=method, to=paths)
    places = [k for quantity in ("position", "velocity", "angular_velocity") for k, row in enumerate(s.rows)
              if f".{quantity}[" in row and not row.startswith("p.angular")]  # fmt: skip
    found = s.matrix[places]
    expected = np.array([
        slope(lambda e, path=path: _numbers(
            fb.simulate(two_bodies(e, path), 0.1, dt=0.01, integrator=method, every=1000, progress=False).final
        ), value)
        for path, value in PATHS.items()
    ]).T  # fmt: skip
    expected[:, list(PATHS).index("gravity")] *= -1.0
    scale = np.max(np.abs(expected), axis=1, keepdims=True)
    state = fb.simulate(two_bodies(), 0.1, dt=0.01, integrator=method, progress=False).final
    # Differences of order 8, and what rounding of the values is magnified to.
    rounding = 32.0 * np.finfo(float).eps * np.abs(_numbers(state))[:, None] / (STEP * np.array([*PATHS.values()]))
    assert np.max((np.abs(found - expected) - rounding) / scale) < 1e-11
    np.testing.assert_allclose(s.state.canonical, state.canonical, rtol=0.0, atol=1e-13)


@pytest.mark.parametrize("method", ["exact4", "exact", "splitting", "lgvi"])
def test_symplectic_methods_keep_the_form(method):
    """J^T Omega(z1) J = Omega(z0): on the rotations, Omega is ((L), 1; -1, 0) in the world frame."""
    s = fb.sensitivity(hung(linear=0.0, rotational=0.0), 2.0, dt=0.01, integrator=method, coordinates="momenta")

    def form(L):
        made = np.zeros((12, 12))
        made[0:3, 6:9] = made[3:6, 9:12] = np.eye(3)
        made[6:9, 0:3] = made[9:12, 3:6] = -np.eye(3)
        made[3:6, 3:6] = fb.so3.hat(L)
        return made

    before = form(hung().state().angular_momentum[0])
    after = form(s.state.angular_momentum[0])
    kept = s.matrix.T @ after @ s.matrix
    size = np.max(np.abs(s.matrix)) ** 2
    assert np.max(np.abs(kept - before)) < 1e-13 * size


def test_the_derivative_of_linear_drag_is_known():
    """v = v0 exp(-c t / m)."""
    body = fb.Body(mass=2.0, velocity=(3.0, 0.0, 0.0), name="ball")
    world = fb.World([body], forces=[fb.Drag(body, linear=0.4)])
    s = fb.sensitivity(
        world, 1.0, dt=0.01, integrator="rk4", to=["body.ball.velocity[0]", "force.drag.linear", "body.ball.mass"]
    )
    e = np.exp(-0.2)
    expected = [[5.0 * (1.0 - e), 3.0 * (-2.0 / 0.16 * (1 - e) + 2.5 * e), 3.0 * ((1 - e) / 0.4 - 0.5 * e)],
                [e, -1.5 * e, 0.3 * e]]  # fmt: skip
    # The method's own error over a second.
    np.testing.assert_allclose(s.matrix[[0, 6]], expected, rtol=1e-8)


# --- observables, events, runs ----------------------------------------------------------------------------------------


def test_an_event_moves_in_time():
    """A ball thrown up from z = 0 is back after 2 v / g, at the speed it left with."""
    body = fb.Body(mass=1.0, velocity=(2.0, 0.0, 5.0), name="ball")
    world = fb.World([body], gravity=(0, 0, -G))
    landing = fb.Event(lambda state: state.position[0, 2], name="landing", direction="down")
    s = fb.sensitivity(world, 2.0, dt=0.01, integrator="cf4", of=landing, to=["body.ball.velocity", "gravity[2]"])
    when = 10.0 / G
    np.testing.assert_allclose(s["time"][0], [0.0, 0.0, 2.0 / G, -when / -G], rtol=0.0, atol=1e-11)
    np.testing.assert_allclose(s["ball.position[0]"][0], [when, 0.0, 4.0 / G, 2.0 * when / G], rtol=0.0, atol=1e-11)
    np.testing.assert_allclose(s["ball.velocity[2]"][0], [0.0, 0.0, -1.0, 0.0], rtol=0.0, atol=1e-11)
    np.testing.assert_allclose(s["ball.position[2]"], 0.0, atol=1e-12)


def test_an_observable_sees_state_and_parameters():
    """Kinetic energy L^2 / 2 I of a free body: through the state, and through the inertia itself."""
    body = fb.Body(mass=2.0, inertia=(1.0, 1.0, 1.5), velocity=(1, 0, 0), angular_velocity=(0, 0, 2.0), name="ball")

    def energy(state):
        return 0.5 * np.sum(state.linear_momentum * state.velocity + state.angular_momentum * state.angular_velocity)

    to = ["body.ball.velocity[0]", "body.ball.mass", "body.ball.inertia[2]", "initial"]
    s = fb.sensitivity(fb.World([body]), 1.0, dt=0.1, integrator="cf4", of=energy, to=to)
    np.testing.assert_allclose(s.matrix[0, :3], [2.0, 0.5, 2.0], rtol=1e-12)
    assert s.values[0] == pytest.approx(4.0, rel=1e-14)
    np.testing.assert_allclose(s.matrix[0, 3:], [0, 0, 0, 0, 0, 0, 2.0, 0, 0, 0, 0, 3.0], atol=1e-12)


def test_a_run_linearizes_itself():
    run = fb.simulate(hung(), 0.5, dt=0.01, integrator="cf4")
    s = fb.sensitivity(hung(), 0.5, dt=0.01, integrator="cf4")
    np.testing.assert_array_equal(run.linearize().matrix, s.matrix)
    assert run.linearize(coordinates="momenta").columns[6] == "initial.ball.momentum[0]"


def test_rows_and_columns_go_by_name():
    s = fb.sensitivity(hung(), 0.1, dt=0.01, integrator="cf4", of="ball.velocity", to=["initial", "force.0.stiffness"])
    assert s.rows == tuple(f"ball.velocity[{k}]" for k in range(3))
    assert s["ball.velocity", "initial.ball.position"].shape == (3, 3)
    assert s["ball.velocity[1]", "force.0.stiffness"].shape == (1, 1)
    assert "force.0.stiffness" in str(s)
    assert set(s.to_dict()) == {"time", "rows", "values", "derivatives"}
    with pytest.raises(InputError, match="no row named 'bal'"):
        s["bal"]


@pytest.mark.parametrize(
    ("to", "message"),
    [
        (["force.spring.stiffnes"], "did you mean 'stiffness'"),
        (["force.sprung.stiffness"], "no entry 'sprung'"),
        (["body.ball.name"], "expected|a number or a vector"),
        (["force.spring"], "a number or a vector"),
        ([], "to = "),
        ([3], "paths of numbers"),
        (["body.ball.velocity", "body.ball. velocity"], "no entry|twice"),
    ],
)
def test_paths_that_name_no_number_are_refused(to, message):
    with pytest.raises(InputError, match=message):
        fb.sensitivity(hung(), 0.1, dt=0.01, integrator="cf4", to=to)


def test_numbers_that_decide_what_exists_are_refused():
    body = fb.Body(mass=1.0, position=(1, 0, 0))
    with pytest.raises(InputError, match="another kind of world"):
        fb.sensitivity(fb.World([body]), 1.0, dt=0.1, integrator="cf4", to=["gravity"])


def test_equal_moments_have_no_axes_to_follow():
    body = fb.Body(mass=1.0, inertia=[[1, 0, 0], [0, 1, 0], [0, 0, 1.5]], angular_velocity=(1, 2, 3), name="disc")
    spun = fb.Body(mass=1.0, inertia=[[1.2, 0.1, 0], [0.1, 1, 0], [0, 0, 1.5]], angular_velocity=(1, 2, 3), name="disc")
    fb.sensitivity(fb.World([body]), 0.1, dt=0.1, integrator="exact4", to=["body.disc.inertia[0]"])
    assert len(fb.sensitivity(fb.World([spun]), 0.1, dt=0.1, integrator="cf4", to=["body.disc.inertia"]).columns) == 6


def test_a_damping_of_zero_has_a_derivative():
    """One side only: no damping is negative. x'' = -k x / m - c x' / m."""
    body = fb.Body(mass=1.0, position=(1.0, 0.0, 0.0), name="bob")
    world = fb.World([body], forces=[fb.Spring(body, anchor=(0, 0, 0), stiffness=4.0)])
    s = fb.sensitivity(world, 1.0, dt=0.005, integrator="cf4", to=["force.spring.damping"])
    t, w = 1.0, 2.0
    # d/dc of exp(-c t / 2)(cos w't + c / 2 w' sin w't) at c = 0.
    assert s["bob.position[0]"][0, 0] == pytest.approx(-0.5 * t * np.cos(w * t) + np.sin(w * t) / (2 * w), abs=1e-9)
