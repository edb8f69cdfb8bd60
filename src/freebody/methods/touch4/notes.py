"""Numbers that ``touch4`` keeps in ``Room.note``, by their places there."""

# 0 to 8: what the first stage of a piece adds to the accounts: see ``smooth``.
KNOWN = 9  # 1 if the wrench in the kinematic rows belongs to the present state
IMPACTS = 10  # impacts in the log
GRACE = 11  # by which part friction may exceed its limit now
RESTITUTION_LOWERED = 12  # impacts whose restitution was lowered, because it would have gained energy
HURRIED = 13  # steps with so many events that the rest was taken without restitution
UNRESOLVED = 14  # events after which no modes were found
WORST_JOINT = 15  # residual of a joint after the last piece
ROCKED = 17  # the least tilt of a rim after the last piece, before projections: negative if it rocked over
TRUSTED = 16  # 1 if friction seems to exceed its limit in modes that were just found: they hold for this piece
SHIFTED = 19  # work of all forces while gaps and joints were closed, and of grounds while rates were stopped
GATHERED = 18  # 1 if the points in the scratch are those of the state after the last piece
