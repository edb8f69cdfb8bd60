"""What methods made of kicks and drifts have in common."""

from __future__ import annotations

import numpy as np

from freebody.methods.base import Method
from freebody.methods.ridge import room
from freebody.model.kernel_data import Scratch
from freebody.model.tables import Tables


def carried(tables: Tables) -> str:
    """The layout of methods whose free rotation is exact: with thin bodies and no joints, "axial"."""
    return "axial" if not tables.joints and tables.thin.any() else "momenta"


class KickDrift(Method):
    """Kicks by the forces and free drifts, on x, q, p, L."""

    def scratch(self, tables: Tables) -> Scratch:
        """Room for kicks that read velocities and for steps that cross a ridge."""
        return Scratch(room(len(tables.names)), np.zeros(0))


class ExactDrift(KickDrift):
    """The drift is the exact free rotation, which thin bodies need their spin for."""

    def layout_for(self, tables: Tables) -> str:
        """See ``carried``."""
        return carried(tables)
