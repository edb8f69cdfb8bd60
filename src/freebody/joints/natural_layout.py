"""Where the equations of natural coordinates stand: joints first, then six for every body with extent, B^T B = 1.

The method that uses them has integers of its own: a copy of the world's whose header of joints (see
``freebody.joints.layout``) is another one, with these slots behind it. The residuals of joints are read from the same
rows as ever; gradients are twice as wide.
"""

from freebody.joints.layout import HEADER

__all__ = [
    "DONE", "FAILED", "FRAME", "INTERNAL", "INTERNAL_EQUATIONS", "INTERNAL_GRADIENT", "INTERNAL_ROWS",
    "INVERSE_SECOND", "ISLANDS", "ISLAND_NOTES", "ISLAND_OF", "ISLAND_ROOM", "JOINT_EQUATIONS", "LAST",
    "NATURAL_HEADER", "NATURAL_HERE", "NATURAL_IMPULSE", "NATURAL_NOTES", "NATURAL_ROW", "PLATE", "SECOND", "SIZE",
    "SOLVED_SO_FAR", "USERS", "USERS_ROW", "USERS_ROWS", "WORST_EQUATION", "WORST_HERE", "WORST_VALUE",
]  # fmt: skip

# --- the header, behind the slots that all joints have ----------------------------------------------------------
NATURAL_HEADER = HEADER + 16
JOINT_EQUATIONS = HEADER  # how many of the equations are those of joints
INTERNAL = HEADER + 1  # bodies with extent: how many
INTERNAL_ROWS = HEADER + 2  # their numbers: where in the integers
ISLANDS = HEADER + 3  # groups of bodies that joints connect: how many
ISLAND_OF = HEADER + 4  # the island of every body: where in the integers
ISLAND_ROOM = HEADER + 5  # notes on islands: where in the scratch
INTERNAL_GRADIENT = HEADER + 6  # where, counted from the first gradient, those of rigidity begin
USERS = HEADER + 7  # bodies that users' equations hold: how many
USERS_ROWS = HEADER + 8  # their rows: where in the integers

USERS_ROW = 4  # body, number of equations, gradient in F, wide gradient

INTERNAL_EQUATIONS = 6

# Numbers of a gradient for each equation and body: by x, then by B E row after row, E the axes of its extent.
NATURAL_ROW = 12

# --- notes on a body while a step is being found -----------------------------------------------------------------
NATURAL_NOTES = 52
NATURAL_HERE = 0  # x, B, dx/dt, dB/dt at the start of the step
NATURAL_IMPULSE = 24  # G^T l, by x and by B E
FRAME = 36  # E, row-major: its columns are the principal axes of S in the body, that of the least extent last
SECOND = 45  # S along them: the integrals of r^2 dm about the centre of mass, descending to the last
INVERSE_SECOND = 48  # one over them; zero in the third place for a plate, and everywhere for a particle
PLATE = 51  # 1 if there is no extent along the third axis

# --- notes on an island: equations are solved island by island, so that company changes no bit ---------------------
ISLAND_NOTES = 6
WORST_HERE = 0
LAST = 1  # the same one turn before
DONE = 2
SIZE = 3  # what lengths, or speeds, are measured against
WORST_EQUATION = 4
WORST_VALUE = 5

SOLVED_SO_FAR = 1.0
FAILED = 2.0
