"""Worlds with contact that several tests share, and references that do not come from this package."""

import numpy as np
from scipy.integrate import solve_ivp

import freebody as fb

G = 9.81
DOWN = (0.0, 0.0, -G)


def on_floor(body, *, gravity=DOWN, **floor):
    """A world of one body and a floor."""
    world = fb.World([body], gravity=gravity)
    world.add(fb.Floor(**floor))
    return world


def ball(radius=0.05, *, friction=0.3, restitution=0.0, mass=1.0, position=None, **more):
    """A ball named "ball"; it lies on z = 0 unless it is placed."""
    material = fb.Material(friction=friction, restitution=restitution)
    position = (0.0, 0.0, radius) if position is None else position
    return fb.Body(fb.Sphere(radius), mass=mass, material=material, position=position, name="ball", **more)


def block(size=(0.2, 0.1, 0.05), *, friction=0.3, normal=(0.0, 0.0, 1.0), restitution=0.0, **more):
    """A block named "block" that lies on a plane with this normal, turned about y."""
    material = fb.Material(friction=friction, restitution=restitution)
    tilt = -float(np.arctan2(-normal[0], normal[2]))
    return fb.Body(
        fb.Box(size), mass=1.0, material=material, position=0.5 * size[2] * np.array(normal),
        orientation=f"{tilt} rad about y", name="block", **more,
    )  # fmt: skip


def incline(slope):
    """The normal of a plane that rises along x."""
    angle = np.arctan(slope)
    return np.array([-np.sin(angle), 0.0, np.cos(angle)])


def accounts(run):
    """energy - work + losses, relative to the largest kinetic energy or loss: constant if the accounts balance."""
    balance = run.energy - run.work + run.lost_to_friction + run.lost_to_restitution
    size = max(np.max(run.kinetic_energy), np.max(np.abs(run.lost_to_friction)), np.max(run.lost_to_restitution))
    return (balance - balance[0]) / size


# --- turntable ------------------------------------------------------------------------------------------------------


def turntable(radius=0.05, rate=3.0):
    """A homogeneous ball on a turntable: its centre runs on a circle about (0.3, 0) at 2/7 of the table's rate."""
    z, start = np.array([0.0, 0.0, 1.0]), np.array([0.5, 0.0, radius])
    velocity = 2.0 / 7.0 * rate * np.cross(z, start - np.array([0.3, 0.0, radius]))
    turning = np.cross(z, (velocity - rate * np.cross(z, start)) / radius)
    body = ball(radius, friction=10.0, position=start, velocity=velocity, angular_velocity=turning)
    return on_floor(body, angular_velocity=(0.0, 0.0, rate), name="table"), 2.0 * np.pi / (2.0 / 7.0 * rate)


# --- rattleback (Kane and Levinson 1982) ------------------------------------------------------------------------------

SQUARES = np.array([0.2, 0.03, 0.02]) ** 2
OFFSET = np.array([0.0, 0.0, 0.01])
INERTIA = np.array([[2.0, -0.2, 0.0], [-0.2, 16.0, 0.0], [0.0, 0.0, 17.0]]) * 1e-4


def rattleback(spin, friction=0.8):
    """The world, and the reduced state (normal in the body, angular velocity in the body) that it starts from."""
    half = np.radians(0.5) / 2.0
    c, s = np.cos(half), np.sin(half)
    # A hidden weight brings the centre of mass 1 cm below the centre of the ellipsoid.
    weight = fb.Part(fb.Sphere(1e-3), mass=2.0 / 3.0, origin=(0.0, 0.0, -0.015))
    shape = fb.Compound([fb.Part(fb.Ellipsoid((0.2, 0.03, 0.02)), mass=1.0 / 3.0), weight])
    made = {"mass": 1.0, "inertia": INERTIA, "orientation": (c * c, s * c, c * s, s * s)}
    R = fb.Body(shape, **made).rotation
    arm = R @ (OFFSET - SQUARES * R[2] / np.sqrt((R[2] ** 2 * SQUARES).sum()))
    w = R @ np.array([0.0, 0.0, spin])
    body = fb.Body(
        shape, **made, material=fb.Material(friction=friction), position=(0.0, 0.0, -arm[2]), name="stone",
        velocity=-np.cross(w, arm), angular_velocity=w,
    )  # fmt: skip
    return on_floor(body), np.concatenate([R[2], [0.0, 0.0, spin]])


def rolling_rates(t, y):
    """The rattleback without multipliers: normal and angular velocity in the body, rolling on a plane; 1 kg."""
    n, w = y[:3], y[3:]
    h = np.sqrt((n * n * SQUARES).sum())
    arm, rate = OFFSET - SQUARES * n / h, -np.cross(w, n)
    moved = -SQUARES * rate / h + SQUARES * n * (n * SQUARES * rate).sum() / h**3
    force = np.cross(moved, w) + np.cross(w, np.cross(arm, w)) + G * n
    K = np.array([[0.0, -arm[2], arm[1]], [arm[2], 0.0, -arm[0]], [-arm[1], arm[0], 0.0]])
    turning = np.linalg.solve(INERTIA - K @ K, np.cross(arm, force) - np.cross(w, INERTIA @ w))
    return np.concatenate([rate, turning])


def rolled(start, duration):
    """Reference of the reduced equations: their solution as a function of time."""
    found = solve_ivp(
        rolling_rates, (0.0, duration), start, method="DOP853", rtol=1e-13, atol=1e-15, max_step=2e-3,
        dense_output=True,
    )  # fmt: skip
    return found.sol


# --- ball in a bowl -------------------------------------------------------------------------------------------------

BOWL, SMALL, START = 1.0, 0.1, 1.2


def bowl(friction):
    """A ball at rest on the side of a bowl: too steep to roll."""
    length = BOWL - SMALL
    place = (length * np.sin(START), 0.0, -length * np.cos(START))
    world = fb.World([ball(SMALL, friction=friction, position=place)], gravity=DOWN)
    world.add(fb.Fixed(fb.Shell(fb.Sphere(BOWL + 0.1), thickness=0.1), name="bowl"))
    return world


def in_a_bowl(friction, duration):
    """Angle from the lowest point, its rate, the ball's spin, and the times at which sliding and rolling change.

    In a plane: a homogeneous ball of 1 kg slides until its slip is zero, and rolls until friction cannot hold it.
    """
    length = BOWL - SMALL

    def normal(y):
        return G * np.cos(y[0]) + length * y[1] ** 2

    def rates(y, force):
        return [y[1], (force - G * np.sin(y[0])) / length, -2.5 * force / SMALL]

    def held(y):
        return 2.0 / 7.0 * G * np.sin(y[0])

    def slip(t, y):
        return length * y[1] - SMALL * y[2]

    def edge(t, y):
        return friction * normal(y) - abs(held(y))

    slip.terminal = edge.terminal = True
    t, y, way, changes = 0.0, np.array([START, 0.0, 0.0]), -1.0, []
    while True:
        slip.direction, edge.direction = -way, -1.0
        if way:
            law, event = (lambda t, y, way=way: rates(y, -way * friction * normal(y))), slip
        else:
            law, event = (lambda t, y: rates(y, held(y))), edge
        found = solve_ivp(
            law, (t, duration), y, method="DOP853", rtol=1e-13, atol=1e-15, max_step=5e-3, first_step=1e-6, events=event
        )
        t, y = found.t[-1], found.y[:, -1]
        if t == duration:
            return y, changes
        changes.append(t)
        if way:
            y[2] = length * y[1] / SMALL
        way = -np.sign(y[0]) if edge(t, y) <= 0.0 or not way else 0.0


def climbing(friction):
    """A ball that rolls up the side of a bowl aslant, until friction cannot hold it."""
    normal = np.array([-np.sin(0.3), 0.0, np.cos(0.3)])
    velocity = np.array([2.0 * normal[2], 1.0, -2.0 * normal[0]])
    body = ball(SMALL, friction=friction, position=-(BOWL - SMALL) * normal, velocity=velocity,
                angular_velocity=np.cross(normal, velocity) / SMALL + 5.0 * normal)  # fmt: skip
    world = fb.World([body], gravity=DOWN)
    world.add(fb.Fixed(fb.Shell(fb.Sphere(BOWL + 0.1), thickness=0.1), name="bowl"))
    start = np.concatenate([body.position, velocity, body.angular_velocity])
    return world, start


def climbed(friction, start, duration):
    """Position, velocity and spin of that ball, a homogeneous one of 1 kg, and when it begins to slide.

    Friction makes the direction of so small a slip stiff, so that it is taken implicitly; for the first 0.1 ms the
    direction is that of the friction that would hold.
    """
    length = BOWL - SMALL

    def parts(y):
        n = -y[:3] / length
        needed = SMALL * np.cross(y[6:], -y[3:6] / length) - DOWN
        return n, y[3:6] @ y[3:6] / length - n @ DOWN, (needed - n * (n @ needed)) / 3.5

    def rates(y, n, normal, force):
        return np.concatenate([y[3:6], DOWN + normal * n + force, -2.5 / SMALL * np.cross(n, force)])

    def rolling(t, y):
        return rates(y, *parts(y))

    def beginning(t, y):
        n, normal, held = parts(y)
        return rates(y, n, normal, friction * normal * held / np.linalg.norm(held))

    def sliding(t, y):
        n, normal, _ = parts(y)
        u = y[3:6] - SMALL * np.cross(y[6:], n)
        u -= n * (n @ u)
        return rates(y, n, normal, -friction * normal * u / np.linalg.norm(u))

    def edge(t, y):
        _, normal, held = parts(y)
        return friction * normal - np.linalg.norm(held)

    edge.terminal = True
    fine = {"method": "DOP853", "rtol": 1e-13, "atol": 1e-15, "max_step": 5e-3}
    found = solve_ivp(rolling, (0.0, duration), start, events=edge, **fine)
    t = found.t[-1]
    for law, end, how in (
        (beginning, t + 1e-4, fine),
        (sliding, t + 0.03, {"method": "Radau", "rtol": 1e-11, "atol": 1e-14}),
        (sliding, duration, fine),
    ):
        found = solve_ivp(law, (found.t[-1], end), found.y[:, -1], **how)
    assert found.success
    return found.y[:, -1], t
