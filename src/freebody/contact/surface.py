"""From a shape to the solids that contact knows, once for each shape."""

from __future__ import annotations

from collections import OrderedDict

import numpy as np

from freebody.contact.geometry import SolidSpec, solids_of
from freebody.errors import InputError
from freebody.mass.shape import Shape

# Hulls take a while, and a world is made into tables again whenever something is added to it.
MOST_KEPT = 64
_kept: OrderedDict[tuple[int, bool], tuple[Shape, list[SolidSpec]]] = OrderedDict()


def solids_of_shape(shape: Shape, whose: str, fixed: bool = False) -> list[SolidSpec]:
    """The solids of ``shape`` in its frame. Raises :class:`InputError` that says ``whose`` it is."""
    # With the shape itself beside it, nothing else can get its number.
    if (id(shape), fixed) in _kept:
        return _kept[id(shape), fixed][1]
    try:
        found = solids_of(shape, fixed)
    except InputError as error:
        raise InputError(
            f"{whose}: {error.found}", expected=error.expected, cause=error.cause, remedy=error.remedy
        ) from None
    _kept[id(shape), fixed] = shape, found
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return found


def endless(kind: int, radius: float = 0.0) -> SolidSpec:
    """A solid without bounds, at the origin of its carrier."""
    return SolidSpec(kind, np.zeros(3), np.eye(3), (0.0, 0.0, 0.0), radius, np.inf, np.zeros((0, 3)))
