"""Kicks: what forces do to the momenta while every body is frozen in its pose.

A splitting method is a row of kicks and drifts. In a kick p changes by h F and L by h tau, and nothing else moves. As
the kinetic energy is quadratic in the momenta, it changes in a kick by exactly h F times the mean of the velocities
before and after; so that mean is what the books use, and nothing is lost between energy and work.

Forces that do not read velocities are evaluated once per pose: ``sense`` after a drift, and the kicks that follow use
what it found. Forces that do are part of the flow of the kick itself, which is then integrated at the frozen pose: by
the midpoint rule (``kick2``) or by the classical Runge-Kutta method (``kick4``), so that a method keeps its order.

``axial`` says that the state has that layout: thin bodies carry the angular momentum along their axes.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie.vec import add, cross, dot, scale
from freebody.methods.loop import book
from freebody.model.columns import (
    angular_momentum_of,
    axial_of,
    momentum_of,
    put_angular_momentum,
    put_axial,
    put_momentum,
)
from freebody.model.layout import (
    CONSERVATIVE_ONLY,
    FORCE,
    KICKED,
    NC_FORCE,
    NC_TORQUE,
    POSITION,
    ROTATION,
    SPIN,
    TORQUE,
    VELOCITY,
    VELOCITY_DEPENDENT,
    WORK,
)
from freebody.model.rows import along_least, body_of, get3, get9, put3, spin, spin_of_thin, thin

__all__ = ["SCRATCH", "kick2", "kick4", "move", "power_of", "push", "sense"]

# Velocity, spin and everything that ``total_wrench`` fills, averaged over the four stages of a kick.
SCRATCH = WORK - VELOCITY


@kernel(inline=True)
def sense(t, work, F, I, custom):
    """Evaluate forces that read only pose and time; the kicks at this pose share the result."""
    if I[2] & KICKED and not I[2] & VELOCITY_DEPENDENT:
        total_wrench(t, work, F, I, custom)


@kernel(inline=True)
def move(y, work, F, b, c, axial):
    """Velocity columns of body b for its momenta after a time c under the wrench in its row."""
    p, L = momentum_of(y, b), angular_momentum_of(y, b)
    if c != 0.0:
        p, L = add(p, scale(c, get3(work, b, FORCE))), add(L, scale(c, get3(work, b, TORQUE)))
    body, R = body_of(F, b), get9(work, b, ROTATION)
    put3(work, b, VELOCITY, scale(body.inverse_mass, p))
    if axial and thin(body):
        put3(work, b, SPIN, spin_of_thin(body, R, L, axial_of(y, b) + c * along_least(body, R, get3(work, b, TORQUE))))
    else:
        put3(work, b, SPIN, spin(body, R, L))


@kernel(inline=True)
def push(y, books, h, work, F, I, axial):
    """Add the wrench in the working rows, times h, to the momenta; book its impulse."""
    impulse, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(I[0]):
        force, torque = get3(work, b, FORCE), get3(work, b, TORQUE)
        impulse = add(impulse, force)
        turn = add(turn, add(torque, cross(get3(work, b, POSITION), force)))
        put_momentum(y, b, add(momentum_of(y, b), scale(h, force)))
        put_angular_momentum(y, b, add(angular_momentum_of(y, b), scale(h, torque)))
        if axial and thin(body_of(F, b)):
            along = along_least(body_of(F, b), get9(work, b, ROTATION), torque)
            put_axial(y, b, axial_of(y, b) + h * along)
    for c in range(3):
        book(books, 1 + c, h * impulse[c])
        book(books, 4 + c, h * turn[c])


@kernel(inline=True)
def power_of(work, I):
    """Power of the forces without potential, from the wrench and velocity columns."""
    power = 0.0
    for b in range(I[0]):
        power += dot(get3(work, b, NC_FORCE), get3(work, b, VELOCITY))
        power += dot(get3(work, b, NC_TORQUE), get3(work, b, SPIN))
    return power


@kernel(inline=True)
def _push_and_balance(y, books, h, work, F, I, axial):
    """``push``, and book the work: with the mean of the velocities before and after."""
    if not I[2] & CONSERVATIVE_ONLY:
        for b in range(I[0]):
            move(y, work, F, b, 0.5 * h, axial)
        book(books, 0, h * power_of(work, I))
    push(y, books, h, work, F, I, axial)


@kernel(inline=True)
def kick2(y, books, t, h, work, F, I, custom, axial):
    """A kick of length h at time t, of order 2 in forces that read velocities."""
    if I[2] & KICKED:
        if I[2] & VELOCITY_DEPENDENT:
            for stage in range(2):
                for b in range(I[0]):
                    move(y, work, F, b, 0.5 * h * stage, axial)
                total_wrench(t, work, F, I, custom)
        _push_and_balance(y, books, h, work, F, I, axial)


@kernel(inline=True)
def _book_rest(y, books, h, work, F, I, s, axial):
    """Book what the mean of both ends misses: a pose's own force F_c does the work h F_c . (average velocity).

    The average of the stages knows that to order 4, the mean of both ends to order 2. All else that the kick does to
    the kinetic energy is work of forces without potential, so the difference goes to their account.
    """
    rest = 0.0
    for b in range(I[0]):
        move(y, work, F, b, 0.5 * h, axial)
        for c in range(3):
            force, torque = work[b, FORCE + c] - work[b, NC_FORCE + c], work[b, TORQUE + c] - work[b, NC_TORQUE + c]
            rest += force * (work[b, VELOCITY + c] - s[b, c]) + torque * (work[b, SPIN + c] - s[b, 3 + c])
    book(books, 0, h * rest)


@kernel(inline=True)
def kick4(y, books, t, h, work, F, I, custom, s, axial):
    """A kick of length h at time t, of order 4 in forces that read velocities; ``s`` (bodies, SCRATCH) is for notes."""
    if I[2] & KICKED:
        if I[2] & VELOCITY_DEPENDENT:
            for stage in range(4):
                reach = 0.0 if stage == 0 else (h if stage == 3 else 0.5 * h)
                weight = 1.0 / 6.0 if stage == 0 or stage == 3 else 1.0 / 3.0
                for b in range(I[0]):
                    move(y, work, F, b, reach, axial)
                total_wrench(t, work, F, I, custom)
                for b in range(I[0]):
                    for c in range(SCRATCH):
                        s[b, c] = weight * work[b, VELOCITY + c] + (s[b, c] if stage > 0 else 0.0)
            for b in range(I[0]):
                for c in range(TORQUE - VELOCITY, SCRATCH):
                    work[b, VELOCITY + c] = s[b, c]
            _book_rest(y, books, h, work, F, I, s, axial)
        _push_and_balance(y, books, h, work, F, I, axial)
