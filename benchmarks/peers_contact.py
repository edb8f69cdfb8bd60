"""The cases of ``benchmarks.truth`` on MuJoCo and PyBullet, each with the settings that serve it best."""

from collections.abc import Iterator
from contextlib import contextmanager

import mujoco
import numpy as np
import pybullet

G = 9.81
DT = 1e-3


# --- MuJoCo ---------------------------------------------------------------------------------------------------------

OPTION = (
    '<option timestep="{dt}" integrator="implicitfast" cone="elliptic" impratio="{impratio}" tolerance="1e-12" '
    'iterations="200"/>'
)


def _mujoco(body: str, friction: float, *, dt: float = DT, impratio: float = 10.0, gravity=(0.0, 0.0, -G)):
    option = OPTION.format(dt=dt, impratio=impratio)
    plane = f'<geom type="plane" size="99 99 1" friction="{friction} 0 0"/>' if friction >= 0 else ""
    model = mujoco.MjModel.from_xml_string(f"<mujoco>{option}<worldbody>{plane}{body}</worldbody></mujoco>")
    model.opt.gravity[:] = gravity
    return model, mujoco.MjData(model)


def _steps(model, data, seconds: float) -> None:
    for _ in range(round(seconds / model.opt.timestep)):
        mujoco.mj_step(model, data)


def _free(shape: str, size: str, friction: float, height: float) -> str:
    geom = f'<geom type="{shape}" size="{size}" mass="1" friction="{friction} 0 0"/>'
    return f'<body pos="0 0 {height}"><freejoint/>{geom}</body>'


def mujoco_block() -> float:
    """Stop distance of the block, in m."""
    model, data = _mujoco(_free("box", ".2 .2 .1", 0.3, 0.1), 0.3)
    _steps(model, data, 0.2)
    start, data.qvel[0] = data.qpos[0], 3.0
    _steps(model, data, 2.0)
    return float(data.qpos[0] - start)


def mujoco_creep() -> float:
    """Creep of the block on the incline in 10 s, in m."""
    angle = np.arctan(0.3)
    gravity = (G * np.sin(angle), 0.0, -G * np.cos(angle))
    model, data = _mujoco(_free("box", ".2 .2 .1", 0.5, 0.1), 0.5, gravity=gravity)
    _steps(model, data, 1.0)
    start = data.qpos[0]
    _steps(model, data, 10.0)
    return float(data.qpos[0] - start)


def mujoco_ball() -> float:
    """Speed of the ball that slides, then rolls, in m/s."""
    model, data = _mujoco(_free("sphere", ".1", 0.2, 0.1), 0.2)
    _steps(model, data, 0.2)
    data.qvel[0] = 7.0
    _steps(model, data, 2.0)
    return float(data.qvel[0])


def mujoco_downhill(shape: str, size: str) -> float:
    """Acceleration of a round body down a slope of 30 degrees, in m/s^2."""
    angle = np.radians(30.0)
    gravity = (G * np.sin(angle), 0.0, -G * np.cos(angle))
    geom = f'<geom type="{shape}" size="{size}" mass="1" friction="0.5 0 0" euler="90 0 0"/>'
    model, data = _mujoco(f'<body pos="0 0 .1"><freejoint/>{geom}</body>', 0.5, gravity=gravity)
    _steps(model, data, 0.2)
    start = data.qvel[0]
    _steps(model, data, 1.0)
    return float(data.qvel[0] - start)


def mujoco_wall() -> float:
    """Where a ball of 1 cm with 300 m/s is after 10 ms; a wall of 1 mm stands in its way at 1 m."""
    ball = '<body><freejoint/><geom type="sphere" size=".005" mass=".01" friction="0 0 0"/></body>'
    model, data = _mujoco(f'<geom type="box" size=".0005 .5 .5" pos="1 0 0"/>{ball}', -1.0, gravity=(0, 0, 0))
    data.qvel[0] = 300.0
    _steps(model, data, 0.01)
    return float(data.qpos[0])


def mujoco_cradle(come: int = 1) -> np.ndarray:
    """Velocities of five balls after the first ones have come with 1 m/s: stiff contacts without damping."""
    geom = '<geom type="sphere" size=".05" mass="1" condim="1" solref="-1000000 0"/>'
    balls = "".join(f'<body pos="{0.1 * k - 0.05 * (k < come)} 0 0"><freejoint/>{geom}</body>' for k in range(5))
    model, data = _mujoco(balls, -1.0, dt=1e-4, gravity=(0, 0, 0))
    data.qvel.reshape(5, 6)[:come, 0] = 1.0
    _steps(model, data, 0.3)
    return np.array(data.qvel.reshape(5, 6)[:, 0])


def mujoco_turntable(start, velocity, turning, rate: float, radius: float, turn: float) -> float:
    """How far the ball on the turntable is from where it was, after one turn, in m."""
    law = 'friction="1 0 0" solref="0.004 1"'
    disk = f'<geom type="cylinder" size="3 .1" mass="1e7" {law}/>'
    table = f'<body pos="0 0 -.1"><joint type="hinge" axis="0 0 1"/>{disk}</body>'
    geom = f'<geom type="sphere" size="{radius}" mass="1" {law}/>'
    ball = f'<body pos="{start[0]} {start[1]} {start[2]}"><freejoint/>{geom}</body>'
    model, data = _mujoco(table + ball, -1.0)
    data.qvel[0], data.qvel[1:4], data.qvel[4:7] = rate, velocity, turning
    _steps(model, data, turn)
    return float(np.linalg.norm(data.qpos[1:3] - start[:2]))


def mujoco_rattleback(axes, above: float, inertia, quaternion, place, velocity, spin: float) -> float:
    """When the vertical spin of the rattleback passes zero, in s. Its soft contacts converge to no time.

    Stiffer ones give 1.7 to 7 s.
    """
    size, moments = " ".join(map(str, axes)), " ".join(map(str, inertia))
    geom = f'<geom type="ellipsoid" size="{size}" pos="0 0 {above}" friction="0.8 0 0"/>'
    inertial = f'<inertial pos="0 0 0" mass="1" fullinertia="{moments}"/>'
    body = f'<body pos="0 0 {place[2]}"><freejoint/>{inertial}{geom}</body>'
    model, data = _mujoco(body, 0.8, impratio=100.0)
    model.opt.integrator = mujoco.mjtIntegrator.mjINT_RK4
    data.qpos[3:7], data.qvel[:3], data.qvel[5] = quaternion, velocity, spin
    matrix, before = np.zeros(9), spin
    while data.time < 20.0:
        mujoco.mj_step(model, data)
        mujoco.mju_quat2Mat(matrix, data.qpos[3:7])
        now = matrix[6:] @ data.qvel[3:6]
        if before * now < 0.0:
            return float(data.time - DT * now / (now - before))
        before = now
    return float("nan")


# --- PyBullet -------------------------------------------------------------------------------------------------------


SPHERE, CYLINDER = pybullet.GEOM_SPHERE, pybullet.GEOM_CYLINDER

# Distance in m at which contacts begin. Bullet keeps it for the whole process, so every case sets it.
NEAR = 0.02


@contextmanager
def _bullet(gravity=(0.0, 0.0, -G), near: float = NEAR) -> Iterator[int]:
    pybullet.connect(pybullet.DIRECT)
    pybullet.setGravity(*gravity)
    pybullet.setTimeStep(DT)
    pybullet.setPhysicsEngineParameter(
        numSolverIterations=200, restitutionVelocityThreshold=0.0, enableConeFriction=1, contactBreakingThreshold=near
    )
    try:
        yield pybullet.createMultiBody(0, pybullet.createCollisionShape(pybullet.GEOM_PLANE))
    finally:
        pybullet.disconnect()


def _body(shape: int, place, friction: float, restitution: float) -> int:
    body = pybullet.createMultiBody(1, shape, basePosition=place)
    _law(body, friction, restitution)
    return int(body)


def _law(body: int, friction: float, restitution: float) -> None:
    pybullet.changeDynamics(
        body, -1, lateralFriction=friction, restitution=restitution, rollingFriction=0, spinningFriction=0,
        linearDamping=0, angularDamping=0, activationState=pybullet.ACTIVATION_STATE_DISABLE_SLEEPING,
    )  # fmt: skip


def _go(seconds: float) -> None:
    for _ in range(round(seconds / DT)):
        pybullet.stepSimulation()


def bullet_bounce(restitution: float, seconds: float) -> np.ndarray:
    """Height of the ball above its rest, and its speed, at the end of every step.

    With its usual distance of contact, the second bounce is lost, elastic or not.
    """
    with _bullet(near=1e-4) as plane:
        _law(plane, 0.0, 1.0)
        ball = _body(pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=0.1), [0, 0, 1.1], 0.0, restitution)
        seen = []
        for _ in range(round(seconds / DT)):
            pybullet.stepSimulation()
            height = pybullet.getBasePositionAndOrientation(ball)[0][2] - 0.1
            seen.append((height, pybullet.getBaseVelocity(ball)[0][2]))
        return np.array(seen)


def _slid(shape: int, height: float, friction: float, speed: float, gravity=(0.0, 0.0, -G), seconds: float = 2.0):
    """How far a body came, and its speed, after a push."""
    with _bullet(gravity) as plane:
        _law(plane, 1.0, 0.0)
        body = _body(shape(), [0, 0, height], friction, 0.0)
        _go(1.0)
        start = pybullet.getBasePositionAndOrientation(body)[0][0]
        if speed:
            pybullet.resetBaseVelocity(body, [speed, 0, 0], [0, 0, 0])
        _go(seconds)
        return (
            pybullet.getBasePositionAndOrientation(body)[0][0] - start,
            pybullet.getBaseVelocity(body)[0][0],
        )


def _box() -> int:
    return int(pybullet.createCollisionShape(pybullet.GEOM_BOX, halfExtents=[0.2, 0.2, 0.1]))


def bullet_block() -> float:
    """Stop distance of the block, in m."""
    return float(_slid(_box, 0.1, 0.3, 3.0)[0])


def bullet_creep() -> float:
    """Creep of the block on the incline in 10 s, in m."""
    angle = np.arctan(0.3)
    return float(_slid(_box, 0.1, 0.5, 0.0, (G * np.sin(angle), 0.0, -G * np.cos(angle)), 10.0)[0])


def bullet_ball() -> float:
    """Speed of the ball that slides, then rolls, in m/s."""
    return float(_slid(lambda: pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=0.1), 0.1, 0.2, 7.0)[1])


def bullet_downhill(kind: int, **size: float) -> float:
    """Acceleration of a round body down a slope of 30 degrees, in m/s^2."""
    angle, upright = np.radians(30.0), pybullet.getQuaternionFromEuler([np.pi / 2, 0, 0])
    with _bullet((G * np.sin(angle), 0.0, -G * np.cos(angle))) as plane:
        _law(plane, 1.0, 0.0)
        shape = pybullet.createCollisionShape(kind, **size)
        body = pybullet.createMultiBody(1, shape, basePosition=[0, 0, 0.1], baseOrientation=upright)
        _law(body, 0.5, 0.0)
        _go(0.2)
        start = pybullet.getBaseVelocity(body)[0][0]
        _go(1.0)
        return float(pybullet.getBaseVelocity(body)[0][0] - start)


def bullet_wall() -> float:
    """Where the ball is after 10 ms, with its continuous detection."""
    with _bullet((0, 0, 0)):
        thin = pybullet.createCollisionShape(pybullet.GEOM_BOX, halfExtents=[0.0005, 0.5, 0.5])
        pybullet.createMultiBody(0, thin, basePosition=[1, 0, 5])
        shape = pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=0.005)
        ball = _body(shape, [0, 0, 5], 0.0, 0.0)
        pybullet.changeDynamics(ball, -1, mass=0.01, ccdSweptSphereRadius=0.005)
        pybullet.resetBaseVelocity(ball, [300, 0, 0])
        _go(0.01)
        return float(pybullet.getBasePositionAndOrientation(ball)[0][0])


def bullet_cradle(come: int = 1) -> np.ndarray:
    """Velocities of five balls after the first ones have come with 1 m/s."""
    with _bullet((0, 0, 0)):
        shape = pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=0.05)
        balls = [_body(shape, [0.1 * k - 0.05 * (k < come), 0, 5], 0.0, 1.0) for k in range(5)]
        for ball in balls[:come]:
            pybullet.resetBaseVelocity(ball, [1, 0, 0])
        _go(0.3)
        return np.array([pybullet.getBaseVelocity(ball)[0][0] for ball in balls])
