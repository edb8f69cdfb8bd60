"""Where the equations of natural coordinates stand: joints first, then six for every body with extent, B^T B = 1.

The method that uses them has integers of its own: those of the world and, behind them, a header of joints that counts
all these equations (see ``freebody.joints.layout``). The residuals of joints are read from the same rows as ever; rows
of the Jacobian are twice as wide.
"""

from freebody.compile import kernel
from freebody.joints.layout import joints_of
from freebody.lie.scalar import real
from freebody.model.columns import NATURAL
from freebody.model.records import Record

INTERNAL_EQUATIONS = 6

# A row of the Jacobian for each body: by x, then by B E row after row, E the axes of its extent.
NATURAL_WRENCH = Record("NaturalWrench", force=3, column_force=9)
natural_wrench_at = NATURAL_WRENCH.reader()
put_row_force, put_column_force = NATURAL_WRENCH.part("force"), NATURAL_WRENCH.part("column_force")
NATURAL_ROW = NATURAL_WRENCH.size

# What is noted of a body while a step is being found.
NATURAL_NOTE = Record(
    "NaturalNote",
    **NATURAL.fields,  # at the start of the step
    **NATURAL_WRENCH.fields,  # G^T l
    frame=9,  # E, row-major: its columns are the principal axes of S in the body, that of the least extent last
    second=3,  # S along them: the integrals of r^2 dm about the centre of mass, descending to the last
    inverse_second=3,  # one over them; zero in the third place for a plate, and everywhere for a particle
    plate=1,  # 1 if there is no extent along the third axis
)
_note_at = NATURAL_NOTE.reader()
NATURAL_NOTE_SIZE, NOTED_FORCE = NATURAL_NOTE.size, NATURAL_NOTE.slices["force"].start

# Equations of a constraint, or of the rigidity of a body: the island they are on, and whether residuals are lengths.
GROUP = Record("Group", first=1, count=1, island=1, length=1)
group_at = GROUP.rows()

# What is noted of an island: equations are solved island by island, so that company changes no bit. ``size`` is what
# lengths, or speeds, are measured against; ``last`` is the worst residual one iteration before.
ISLAND = Record("Island", worst=1, last=1, done=1, size=1, worst_equation=1, worst_value=1)
_island_at = ISLAND.reader()
_Island = ISLAND.kind
ISLAND_SIZE = ISLAND.size


@kernel(inline=True)
def island_at(S, at):
    """What is noted at S[at:]. These numbers steer the solver: they have no derivatives."""
    noted = _island_at(S, at)
    return _Island(
        real(noted.worst), real(noted.last), real(noted.done), real(noted.size), real(noted.worst_equation),
        real(noted.worst_value),
    )  # fmt: skip


@kernel(inline=True)
def natural_notes_of(world, b):
    """Where the note of body b begins."""
    return joints_of(world).notes + NATURAL_NOTE_SIZE * b


@kernel(inline=True)
def natural_note_of(world, S, b):
    """What is noted of body b."""
    return _note_at(S, natural_notes_of(world, b))
