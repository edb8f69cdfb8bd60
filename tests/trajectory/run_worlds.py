"""Worlds whose runs the tests look at: free, heavy, sprung, damped, driven; two solids and a particle."""

import freebody as fb

GRAVITY = (0.0, 0.0, -9.81)


def bodies():
    hammer = fb.Body(
        fb.Cone(radius=0.5, height=2.0),
        density=1.0,
        name="cone",
        position=(0.1, -0.2, 0.3),
        orientation=(0.5, 0.5, -0.5, 0.5),
        velocity=(1.0, 0.2, -0.3),
        angular_velocity=(1.0, 2.0, -0.5),
    )
    tensor = ((2.0, 0.1, -0.2), (0.1, 1.5, 0.3), (-0.2, 0.3, 1.2))
    plate = fb.Body(
        mass=2.0, inertia=tensor, name="plate", position=(3, 0, 0), velocity=(0, 1, 0), angular_velocity=(0.3, 1, 0.2)
    )
    dot = fb.Body(mass=0.5, name="dot", position=(0, 3, 1), velocity=(0, 0, 1))
    return hammer, plate, dot


def free():
    return fb.World(bodies())


def heavy():
    return fb.World(bodies(), gravity=GRAVITY)


def sprung(damping=0.0):
    cone, plate, dot = bodies()
    world = fb.World([cone, plate, dot], gravity=GRAVITY)
    return world.add(
        fb.Spring(cone, at=(0.2, 0, 1), anchor=(0, 0, 4), stiffness=6.0, damping=damping),
        fb.Spring(cone, at=(0, 0.3, 0), to=plate, to_at=(0, 0.1, 0.5), stiffness=4.0, rest_length=1.0, damping=damping),
        fb.Spring(dot, to=plate, stiffness=2.0, rest_length=0.5, damping=damping),
    )


def damped():
    return sprung(damping=0.3)


def driven():
    world = sprung()
    cone, plate, _ = world.bodies
    return world.add(
        fb.Push(cone, (3.0, 1.0, -2.0), at=(0.1, 0.2, 0.3), start=0.25, duration=0.25),
        fb.Push(plate, (0.0, 4.0, 2.0), at=(0.5, 0.0, 0.1), start=0.4, duration=0.3),
        fb.Drag(linear=0.2, rotational=0.1),
    )


WORLDS = {"free": free, "heavy": heavy, "sprung": sprung, "damped": damped, "driven": driven}
