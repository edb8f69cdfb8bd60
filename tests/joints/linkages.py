"""Linkages that the tests of joints share."""

from __future__ import annotations

import numpy as np

import freebody as fb

GRAVITY = 9.81


def about(axis, angle):
    """Quaternion wxyz of a turn."""
    axis = np.asarray(axis, dtype=float)
    return np.concatenate([[np.cos(0.5 * angle)], np.sin(0.5 * angle) * axis / np.linalg.norm(axis)])


def pendulum():
    """A point mass on a massless beam of one metre, released at rest beside the anchor."""
    bob = fb.Body(mass=1.0, position=(-1.0, 0.0, 0.0), name="bob")
    return fb.World([bob], gravity=(0.0, -GRAVITY, 0.0), joints=[fb.Beam(bob, anchor=(0.0, 0.0, 0.0), name="rod")])


def heavy_top():
    """The fast heavy top of the literature on Lie group integrators: spin 150 rad/s, centre of mass a metre out."""
    spin = np.array([0.0, 150.0, -4.61538])
    top = fb.Body(
        mass=15.0,
        inertia=(0.234375, 0.46875, 0.234375),
        position=(0.0, 1.0, 0.0),
        angular_velocity=spin,
        velocity=np.cross(spin, (0.0, 1.0, 0.0)),
        name="top",
    )
    tip = fb.Anchor(top, at=(0.0, -1.0, 0.0), anchor=(0.0, 0.0, 0.0), name="tip")
    return fb.World([top], gravity=(0.0, 0.0, -GRAVITY), joints=[tip])


LENGTH, WIDTH, DENSITY = 1.0, 0.2, 100.0


def _bar(name, center, angle=0.0, length=LENGTH, **motion):
    shape = fb.Box((length, WIDTH, WIDTH))
    return fb.Body(shape, density=DENSITY, name=name, position=center, orientation=about((0, 1, 0), -angle), **motion)


def double_pendulum(first=0.0, second=0.4):
    """Two boxes on hinges about y; angles of both from the x axis towards z."""
    elbow = LENGTH * np.array([np.cos(first), 0.0, np.sin(first)])
    a = _bar("upper", 0.5 * elbow, first)
    b = _bar("lower", elbow + 0.5 * LENGTH * np.array([np.cos(second), 0.0, np.sin(second)]), second)
    world = fb.World([a, b], gravity=(0.0, 0.0, -GRAVITY))
    half = 0.5 * LENGTH
    shoulder = fb.Hinge(a, axis=(0, 1, 0), at=(-half, 0, 0), anchor=(0, 0, 0), name="shoulder")
    elbow_joint = fb.Hinge(b, axis=(0, 1, 0), at=(-half, 0, 0), to=a, to_at=(half, 0, 0), name="elbow")
    return world.add(shoulder, elbow_joint)


def chain(links, size=(0.1, 0.02, 0.03), tilt=0.5 * np.pi):
    """Boxes on ball joints, in a straight line at an angle ``tilt`` from hanging."""
    length = size[0]
    along = np.array([np.sin(tilt), 0.0, -np.cos(tilt)])
    bodies = [
        fb.Body(
            fb.Box(size),
            density=1000.0,
            name=f"link{k}",
            position=(k + 0.5) * length * along,
            orientation=about((0, 1, 0), 0.5 * np.pi - tilt),
        )
        for k in range(links)
    ]
    world = fb.World(bodies, gravity=(0.0, 0.0, -GRAVITY))
    for k, body in enumerate(bodies):
        end = {"anchor": (0.0, 0.0, 0.0)} if k == 0 else {"to": bodies[k - 1], "to_at": (0.5 * length, 0.0, 0.0)}
        world.add(fb.Ball(body, at=(-0.5 * length, 0.0, 0.0), **end))
    return world


def parallelogram():
    """A four-bar whose bars are pairwise equal: three of its twenty equations follow, and it folds flat."""
    z = (0.0, 0.0, 1.0)

    def bar(x, y, angle, length, name):
        shape = fb.Box((length, 0.05, 0.05))
        return fb.Body(shape, density=1000.0, position=(x, y, 0.0), orientation=about(z, angle), name=name)

    a, b, c = bar(0, 0.5, np.pi / 2, 1.0, "left"), bar(1, 1, 0, 2.0, "top"), bar(2, 0.5, np.pi / 2, 1.0, "right")
    world = fb.World([a, b, c], gravity=(3.0, -GRAVITY, 0.0))
    return world.add(
        fb.Hinge(a, axis=z, at=(-0.5, 0, 0)),
        fb.Hinge(a, axis=z, at=(0.5, 0, 0), to=b),
        fb.Hinge(c, axis=z, at=(0.5, 0, 0), to=b),
        fb.Hinge(c, axis=z, at=(-0.5, 0, 0)),
    )


def windows(count):
    """The N-four-bar of the benchmarks: upright rods on the ground, rods between their tops, all started with 1 m/s.

    All rods have 1 m and 1 kg. Twice a turn they lie on one line, where every window could fold.
    """
    y = (0.0, 1.0, 0.0)
    swing = {"velocity": (0.5, 0.0, 0.0), "angular_velocity": y}
    rods = [
        fb.Body(fb.Box((0.1, 0.1, 1.0)), mass=1.0, name=f"rod{k}", position=(k, 0.0, 0.5), **swing)
        for k in range(count + 1)
    ]
    tops = [
        fb.Body(
            fb.Box((1.0, 0.1, 0.1)), mass=1.0, name=f"top{k}", position=(k + 0.5, 0.0, 1.0), velocity=(1.0, 0.0, 0.0)
        )
        for k in range(count)
    ]
    world = fb.World([*rods, *tops], gravity=(0.0, 0.0, -GRAVITY))
    for rod in rods:
        world.add(fb.Hinge(rod, axis=y, at=(0.0, 0.0, -0.5)))
    for k, top in enumerate(tops):
        world.add(fb.Hinge(top, axis=y, at=(-0.5, 0.0, 0.0), to=rods[k], to_at=(0.0, 0.0, 0.5)))
        world.add(fb.Hinge(top, axis=y, at=(0.5, 0.0, 0.0), to=rods[k + 1], to_at=(0.0, 0.0, 0.5)))
    return world


def bricard():
    """Bricard's six bars on the edges of a cube: hinges where bars meet, each across both; overdetermined, yet mobile.

    Six bodies and thirty equations leave minus six plus six by counting, but one of the equations follows.
    """
    corners = np.array([[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1], [0, 1, 1], [0, 0, 1]], dtype=float)
    bars = []
    for k in range(6):
        start, end = corners[k], corners[(k + 1) % 6]
        size = np.where(np.abs(end - start) > 0.5, 1.0, 0.05)
        bars.append(fb.Body(fb.Box(size), density=1000.0, position=0.5 * (start + end), name=f"bar{k}"))
    world = fb.World(bars[1:], gravity=(0.0, 0.0, -GRAVITY))
    for k in range(6):
        before, after = bars[k - 1], bars[k]
        axis = np.cross(corners[k] - corners[k - 1], corners[(k + 1) % 6] - corners[k])
        body, other = (after, before) if k else (before, after)
        at = corners[k] - body.position
        # The first bar is the ground.
        if other is bars[0] or body is bars[0]:
            held = body if other is bars[0] else other
            world.add(fb.Hinge(held, axis=axis, at=corners[k] - held.position))
        else:
            world.add(fb.Hinge(body, axis=axis, at=at, to=other))
    return world
