"""Where the joints of a world stand in its tables, and where their working numbers stand in the scratch of a method.

I[3] is where the header below begins; 0 means that there are no joints. An incidence is a body that a joint holds.
"""

__all__ = [
    "BLOCKS", "BODY_NOTES", "CURVATURE", "DIAGONAL", "EQUATIONS", "FAST", "FIRST_INCIDENCE", "FIRST_PRIMITIVE",
    "GRADIENT", "HEADER", "HERE", "HUBS", "IMPULSE", "INCIDENCE", "INCIDENCES", "JOINTS", "MEMORY", "MEMORY_ROW",
    "MOTORS", "NOTES", "PAIR", "PAIRS", "PAST", "PIVOTS", "PRIMITIVE", "PRIMITIVES", "PROGRAM", "RATE", "REDUNDANT",
    "RESIDUAL", "RESPONSE", "ROW", "SINGULAR", "SOLUTION", "STATUS", "STATUS_SIZE", "TEMPORARY", "TOLERANCE",
    "TRUNCATION", "UNKNOWNS", "WEAKEST", "WORST", "WORST_RESIDUAL",
]  # fmt: skip

# --- where I says so ------------------------------------------------------------------------------------------------
JOINTS = 3

# --- the header, counted from I[JOINTS] --------------------------------------------------------------------------
HEADER = 32
EQUATIONS = 0  # scalar equations of all joints
PRIMITIVES = 1  # blocks of equations
FIRST_PRIMITIVE = 2  # their rows in I
INCIDENCES = 3
FIRST_INCIDENCE = 4
PAIRS = 5  # products of gradients that make the matrix
PROGRAM = 6  # the elimination: where in I
PIVOTS = 7  # how many
HUBS = 8  # bodies that stay in the system: how many
UNKNOWNS = 9
MOTORS = 10  # 1 if some equation depends on time
TOLERANCE = 11  # where in F a length stands that residuals are measured against
# Offsets in the scratch.
MEMORY = 12  # what a run remembers from step to step: a count, then MEMORY_ROW numbers for every equation
RESIDUAL = 13
RATE = 14  # of an equation when bodies stand still
CURVATURE = 15
SOLUTION = 16
GRADIENT = 17
RESPONSE = 18  # inverse mass times gradient
NOTES = 19
BLOCKS = 20
BLOCK_FLOATS = 21  # how many
DIAGONAL = 22  # of the matrix before it is factored; then zero for equations without a pivot
TEMPORARY = 23
SCRATCH = 24  # how many numbers in all
HUB_ROWS = 25
FIRST_PAIR = 26
CUSTOM_BLOCKS = 27  # how many blocks of users' equations
JOINT_COUNT = 28
FIRST_JOINT = 29
CUSTOM_ROWS = 30  # programs of users' equations with their blocks

# --- rows --------------------------------------------------------------------------------------------------------
# kind, a, b, first float, first equation, gradient of a, gradient of b, number of equations. Custom blocks have the
# number of their bodies in the place of b, and their gradients one after the other.
PRIMITIVE = 8
# first equation, number of equations, gradient on the first body, that body, float of the point on it; then what the
# joint measures: kind of equation (0: nothing), second body, first float; the first float of its spring, or 0.
JOINT = 9
INCIDENCE = 4  # body, first equation, number of equations, gradient
PAIR = 5  # rows, columns, gradient, response, target block
HUB = 4  # body, its block, number of its joints, first unknown; four numbers for each joint follow

# Multipliers of so many steps are remembered, newest first; then those that kept the velocities.
PAST = 6
MEMORY_ROW = PAST + 1

# Numbers of a gradient for each equation: torque and force that a unit multiplier puts on a body, in W.
ROW = 6

# --- status, at the start of the scratch -------------------------------------------------------------------------
STATUS_SIZE = 9
STATUS = 0  # 0 fine; 1 the position equations, 2 the velocity equations were not solved
WORST = 1  # the equation with the largest residual
WORST_RESIDUAL = 2
REDUNDANT = 3  # equations that follow from others: the fewest found, because at singular positions more do
ITERATIONS = 4  # of all steps
TRUNCATION = 5  # the smallest pivot that counts, relative to what stood there; 0 means the usual one
SINGULAR = 6  # steps at a position in which more equations than usual follow from others, or nearly so
WEAKEST = 7  # the smallest relative pivot of the last factorisation; 0 if more equations than usual have none
FAST = 8  # 1 + the number of a joint whose hinge turned by half a turn or more in a step; 0 if none did

# --- notes on a body while a step is being found -----------------------------------------------------------------
BODY_NOTES = 34
HERE = 0  # x, q, R, p, L at the start of the step: 22 numbers
IMPULSE = 22  # torque and force of all joints, then the inverse inertia in W (six numbers)
INVERSE = 28
