"""Where the adaptive method keeps its numbers, and what its answers mean.

Scratch, one row per body: the state at the start of the last step, the state of the current stage, the increment over
the step and the rates of the seven stages. A rate or an increment is twelve numbers: rotation vector, x, p, L.
"""

__all__ = [
    "ACCEPTED", "AFTER_REJECTION", "ARRIVED", "BEFORE", "BOOK_ROWS", "CONTROL", "COUNTS", "ERROR", "ERROR_BEFORE",
    "EVALUATIONS", "FULL", "H_LAST", "H_NEXT", "H_TRIED", "KNOWN", "LAST_SPIN", "NOT_FINITE", "RATE", "RATES",
    "RECORDED", "REJECTED", "REJECTION_BEFORE", "RUNNING", "STAGE", "STAGES", "START", "STEP", "TEMPORARY", "T_HEAD",
    "T_LAST", "UNDERFLOW", "WIDTH", "WRITTEN",
]  # fmt: skip

STAGES = 7

# --- scratch, per body -------------------------------------------------------------------------------------------
START = 0  # x q p L
STAGE = 13  # x q p L
STEP = 26  # increment from START to STAGE
RATES = 38  # per stage; the rotation vector's rate is dexp_inverse(u, w)
RATE = 12
LAST_SPIN = RATES + STAGES * RATE  # w of the last stage: the rate of the rotation vector at the start of the next step
WIDTH = LAST_SPIN + 3

# --- books: one row of rates per stage (as the books themselves: seven and their compensations) -------------------
BEFORE = STAGES  # the books at the start of the last step
TEMPORARY = STAGES + 1
BOOK_ROWS = STAGES + 2

# --- control: floats ---------------------------------------------------------------------------------------------
T_HEAD = 0  # the moment that y and books stand at
T_LAST = 1  # where the last step started
H_LAST = 2  # its length; zero before the first step
H_NEXT = 3  # proposal for the next step, before any limit; zero: choose one
ERROR = 4  # error of the last accepted step, for the proportional part of the control
AFTER_REJECTION = 5  # 1 if the attempt before was rejected: the step may not grow
KNOWN = 6  # 1 if the last stage is the first of the next step: not at the start, not at an edge
H_TRIED = 7  # H_NEXT, ERROR and AFTER_REJECTION as they were when the last step was tried
ERROR_BEFORE = 8
REJECTION_BEFORE = 9
CONTROL = 10

# --- counts: integers --------------------------------------------------------------------------------------------
ACCEPTED = 0
REJECTED = 1
EVALUATIONS = 2  # of all forces on all bodies
WRITTEN = 3  # frames written by the last call
RECORDED = 4  # the number of the last accepted step that was looked at for recording
COUNTS = 5

# --- answers -----------------------------------------------------------------------------------------------------
ARRIVED = 0  # the head is at or past the moment asked for
RUNNING = 1  # the steps allowed for one call are used up
FULL = 2  # no room left in the frames
UNDERFLOW = -1  # the step fell below the spacing of the clock and the error is still too large
NOT_FINITE = -2  # the same, and the forces or the state are not finite
