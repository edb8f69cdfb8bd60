import pybullet as p

p.connect(p.DIRECT)
p.setGravity(0, 0, -9.81)
p.setTimeStep(1e-3)
box = p.createCollisionShape(p.GEOM_BOX, halfExtents=[0.15, 0.1, 0.05])
brick = p.createMultiBody(baseMass=1.0, baseCollisionShapeIndex=box)
p.changeDynamics(brick, -1, linearDamping=0, angularDamping=0)
p.resetBaseVelocity(brick, [1, 0, 50], [0.1, 10, 0.1])
for _ in range(10000):
    p.stepSimulation()
print(*p.getBasePositionAndOrientation(brick))
# ---- the throw ends here; the rest is for the comparison ----
import numpy as np  # noqa: E402

p.resetBasePositionAndOrientation(brick, [0, 0, 0], [0, 0, 0, 1])
p.resetBaseVelocity(brick, [1, 0, 50], [0.1, 10, 0.1])
inertia = np.array([0.05, 0.1, 0.13]) / 12
energies = []
for _ in range(10001):
    position, orientation = p.getBasePositionAndOrientation(brick)
    velocity, spin = map(np.array, p.getBaseVelocity(brick))
    own = np.reshape(p.getMatrixFromQuaternion(orientation), (3, 3)).T @ spin
    energies.append(0.5 * velocity @ velocity + 0.5 * own @ (inertia * own) + 9.81 * position[2])
    p.stepSimulation()
print(*energies)
