"""Springs and dampers that act in a joint: about the axis of a hinge, or along that of a slider."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.forces.act import ENDS, WORLD, arm, ends_of, float3, point, point_velocity, push, push_nc, turn, turn_nc
from freebody.forces.base import Force, Index
from freebody.lie.scalar import atan2, every, real, vanishes
from freebody.lie.vec import add, cross, dot, mat_vec, minus, scale, sub
from freebody.model.body import Body
from freebody.model.columns import angular_velocity_of, rotation_of
from freebody.model.records import Record

Array = NDArray[np.float64]

HINGE = 10
SLIDER = 11
# Directions and points, twelve numbers; then what both kinds have. ``last_angle`` is that of a hinge at the end of the
# last step, in rad: see freebody.joints.angles.
_BOTH = {"stiffness": 1, "rest": 1, "damping": 1, "last_angle": 1}
HINGE_FIELDS = Record("HingeSpring", first=3, axis=3, other_first=3, other_second=3, **_BOTH)
SLIDER_FIELDS = Record("SliderSpring", at=3, other=3, zeros=3, axis=3, **_BOTH)
FLOATS, INTEGERS = HINGE_FIELDS.size, ENDS.size
LAST_ANGLE = HINGE_FIELDS.slices["last_angle"].start
_read_hinge, _read_slider = HINGE_FIELDS.reader(), SLIDER_FIELDS.reader()


class _JointSpring(Force):
    """Made by a joint, between its body and its other end; ``numbers`` are directions and points, twelve in all."""

    def __init__(
        self, body: Body, to: Body | None, numbers: Sequence[float], stiffness: float, rest: float, damping: float
    ) -> None:
        self.body, self.to = body, to
        self.numbers = tuple(map(float, numbers))
        self.stiffness, self.rest, self.damping = stiffness, rest, damping

    @property
    def bodies(self) -> tuple[Body, ...]:
        """One or two."""
        return (self.body,) if self.to is None else (self.body, self.to)

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """See ``HINGE_FIELDS`` and ``SLIDER_FIELDS``; both bodies."""
        ends = ENDS.row(body=index(self.body), to=WORLD if self.to is None else index(self.to))
        return [*self.numbers, self.stiffness, self.rest, self.damping, 0.0], ends


class HingeSpring(_JointSpring):
    """V = 1/2 k (angle - rest)^2, and a torque -c d(angle)/dt: numbers are first, axis; other first, other second.

    The angle counts from the other body's first direction, whole turns included.
    """

    kind = HINGE


class SliderSpring(_JointSpring):
    """V = 1/2 k (travel - rest)^2, and a force -c d(travel)/dt: numbers are point, other point, zeros, other axis."""

    kind = SLIDER


@kernel(inline=True)
def _seen(kin, b, u):
    return u if b < 0 else mat_vec(rotation_of(kin, b), u)


@kernel(inline=True)
def nearest(angle, near):
    """``angle`` with the whole turns that bring it nearest to ``near``."""
    return angle + math.tau * np.floor(real(near - angle) / math.tau + 0.5)


@kernel(inline=True)
def _cosine_and_sine(kin, a, b, first, other_first, other_second):
    """Of the angle at which a direction of body a stands from the first one of body b towards the second."""
    u = _seen(kin, a, first)
    return dot(u, _seen(kin, b, other_first)), dot(u, _seen(kin, b, other_second))


@kernel(inline=True)
def angle_of(world, kin, a, b, f, k):
    """That angle, within half a turn of zero, for directions at F[f], F[k] and F[k + 3]."""
    c, s = _cosine_and_sine(kin, a, b, float3(world.floats, f), float3(world.floats, k), float3(world.floats, k + 3))
    return atan2(s, c)


@kernel(inline=True)
def _deflection(kin, hinge, a, b):
    """Angle beyond rest, with the turns that bring it nearest to that of the last step."""
    c, s = _cosine_and_sine(kin, a, b, hinge.first, hinge.other_first, hinge.other_second)
    cr, sr = np.cos(hinge.rest), np.sin(hinge.rest)
    return nearest(atan2(s * cr - c * sr, c * cr + s * sr), hinge.last_angle - hinge.rest)


@kernel(inline=True)
def hinge_torques(world, kin, a, b, f):
    """Of spring and of damper on body a, about the axis."""
    hinge = _read_hinge(world.floats, f)
    axis = _seen(kin, a, hinge.axis)
    w = angular_velocity_of(kin, a)
    if b >= 0:
        w = sub(w, angular_velocity_of(kin, b))
    pull = scale(-hinge.stiffness * _deflection(kin, hinge, a, b), axis)
    return pull, scale(-hinge.damping * dot(w, axis), axis)


@kernel(inner=True)
def apply_hinges(world, kin, t, block):
    """Turn both bodies about the axis."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        a, b = ends_of(world.integers, i)
        pull, brake = hinge_torques(world, kin, a, b, f)
        turn(kin, a, pull)
        if b >= 0:
            turn(kin, b, minus(pull))
        if not every(vanishes(_read_hinge(world.floats, f).damping)):
            turn_nc(kin, a, brake)
            if b >= 0:
                turn_nc(kin, b, minus(brake))
        f += FLOATS
        i += INTEGERS


@kernel(inline=True)
def _slide(kin, slider, a, b):
    """Arms of both points, the way between them, and the axis."""
    here = arm(kin, a, slider.at)
    there = slider.other if b < 0 else arm(kin, b, slider.other)
    way = sub(point(kin, a, here), there if b < 0 else point(kin, b, there))
    return here, there, way, _seen(kin, b, slider.axis)


@kernel(inline=True)
def slider_forces(world, kin, a, b, f):
    """Of spring and of damper on body a, along the axis; and the arms of the point where they act."""
    slider = _read_slider(world.floats, f)
    here, there, way, axis = _slide(kin, slider, a, b)
    rate = dot(axis, point_velocity(kin, a, here))
    if b >= 0:
        rate -= dot(axis, point_velocity(kin, b, there)) - dot(cross(angular_velocity_of(kin, b), axis), way)
    pull = scale(-slider.stiffness * (dot(axis, way) - slider.rest), axis)
    return pull, scale(-slider.damping * rate, axis), here, add(there, way)


@kernel(inner=True)
def apply_sliders(world, kin, t, block):
    """Push both bodies along the axis, where the first one's point is."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        a, b = ends_of(world.integers, i)
        pull, brake, here, there = slider_forces(world, kin, a, b, f)
        push(kin, a, here, pull)
        if b >= 0:
            # Through the same point, which is what the gradient of the travel says: the axis turns with b.
            push(kin, b, there, minus(pull))
        if not every(vanishes(_read_slider(world.floats, f).damping)):
            push_nc(kin, a, here, brake)
            if b >= 0:
                push_nc(kin, b, there, minus(brake))
        f += FLOATS
        i += INTEGERS


@kernel(inner=True)
def hinge_potential(world, kin, block):
    """Sum of 1/2 k (angle - rest)^2."""
    f, i = block.floats, block.integers
    energy = 0.0
    for _ in range(block.count):
        hinge, (a, b) = _read_hinge(world.floats, f), ends_of(world.integers, i)
        angle = _deflection(kin, hinge, a, b)
        energy += 0.5 * hinge.stiffness * angle * angle
        f += FLOATS
        i += INTEGERS
    return energy


@kernel(inner=True)
def slider_potential(world, kin, block):
    """Sum of 1/2 k (travel - rest)^2."""
    f, i = block.floats, block.integers
    energy = 0.0
    for _ in range(block.count):
        slider, (a, b) = _read_slider(world.floats, f), ends_of(world.integers, i)
        _, _, way, axis = _slide(kin, slider, a, b)
        stretch = dot(axis, way) - slider.rest
        energy += 0.5 * slider.stiffness * stretch * stretch
        f += FLOATS
        i += INTEGERS
    return energy
