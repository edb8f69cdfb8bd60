import exudyn as exu
from exudyn.utilities import InertiaCuboid

container = exu.SystemContainer()
system = container.AddSystem()
brick = system.CreateRigidBody(
    inertia=InertiaCuboid(1.0 / 0.006, [0.3, 0.2, 0.1]),
    initialVelocity=[1, 0, 50],
    initialAngularVelocity=[0.1, 10, 0.1],
    gravity=[0, 0, -9.81],
)
where = exu.OutputVariableType.Position, exu.OutputVariableType.RotationMatrix
system.Assemble()
settings = exu.SimulationSettings()
settings.timeIntegration.endTime = 10.0
settings.timeIntegration.numberOfSteps = 10000
settings.solution.file.write = False
system.SolveDynamic(settings)
print(*(system.GetObjectOutputBody(brick, value, [0, 0, 0]) for value in where))
# ---- the throw ends here; the rest is for the comparison ----
energies = []


def note(system, t):
    values = exu.OutputVariableType
    velocity, spin, place = (
        system.GetObjectOutputBody(brick, value, [0, 0, 0])
        for value in (values.Velocity, values.AngularVelocityLocal, values.Position)
    )
    inertia = (0.05 / 12, 0.1 / 12, 0.13 / 12)
    energies.append(0.5 * velocity @ velocity + 0.5 * sum(inertia * spin * spin) + 9.81 * place[2])
    return True


system.systemData.SetODE2Coordinates(system.systemData.GetODE2Coordinates(exu.ConfigurationType.Initial))
system.SetPreStepUserFunction(note)
system.SolveDynamic(settings)
print(*energies)
