from pydrake.multibody.math import SpatialVelocity
from pydrake.multibody.plant import MultibodyPlant
from pydrake.multibody.tree import SpatialInertia
from pydrake.systems.analysis import Simulator

plant = MultibodyPlant(time_step=1e-3)
brick = plant.AddRigidBody("brick", SpatialInertia.SolidBoxWithMass(1.0, 0.3, 0.2, 0.1))
plant.mutable_gravity_field().set_gravity_vector([0, 0, -9.81])
plant.Finalize()
simulator = Simulator(plant)
context = simulator.get_mutable_context()
plant.SetFreeBodySpatialVelocity(context, brick, SpatialVelocity(w=[0.1, 10, 0.1], v=[1, 0, 50]))
simulator.AdvanceTo(10.0)
pose = plant.EvalBodyPoseInWorld(context, brick)
print(pose.translation(), pose.rotation().ToQuaternion().wxyz())
# ---- the throw ends here; the rest is for the comparison ----
simulator = Simulator(plant)
context = simulator.get_mutable_context()
plant.SetFreeBodySpatialVelocity(context, brick, SpatialVelocity(w=[0.1, 10, 0.1], v=[1, 0, 50]))
energies = []
for k in range(1, 10002):
    energies.append(plant.CalcKineticEnergy(context) + plant.CalcPotentialEnergy(context))
    simulator.AdvanceTo(1e-3 * k)
print(*energies)
