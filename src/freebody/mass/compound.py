"""Compound: several shapes fixed together, each with its own place, density or mass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import several
from freebody.errors import InputError
from freebody.figures import row
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape
from freebody.mass.shapes.checks import point_rows
from freebody.mass.shapes.meshing import join, turned_inside_out
from freebody.mass.shapes.part import Part, dimension_of, finite, weighted

__all__ = ["Compound", "Part"]

Array = NDArray[np.float64]

# Points of a void's surface that are looked for in the other parts, and how far inward (of the way to its centre).
MOST_PROBES = 200
INWARD = 1e-6

KINDS = {3: "a solid", 2: "a thin shell", 0: "a set of particles"}


@dataclass(frozen=True, init=False)
class Compound(Shape):
    """Shapes fixed together: ``parts`` are :class:`Part` or plain shapes, which stay in place.

    Where parts overlap, both count. A part of negative density is a void: give it minus the density of what it is cut
    from. Compounds can be parts of compounds. Raises InputError when there are no parts or one is not a shape.
    """

    parts: tuple[Part, ...]

    def __init__(self, parts: Iterable[Part | Shape]) -> None:
        listed = several("parts", parts, "a list of parts or shapes: Compound([Part(shape, ...), ...])")
        given = tuple(part if isinstance(part, Part) else Part(part) for part in listed)
        object.__setattr__(self, "parts", given)
        if all(part.void for part in given):
            raise InputError(
                "a compound without any solid part" if given else "a compound without parts",
                expected="at least one part that is not a void",
                remedy="write Compound([Part(shape, ...), ...])",
            )

    @property
    def dimension(self) -> int:
        """3 for solids, 2 for thin shells, 0 for particles. Raises InputError where they are mixed."""
        return _common_dimension([(index, dimension_of(part.shape)) for index, part in enumerate(self.parts)])

    @property
    def weighted(self) -> bool:
        """Whether any part, at any level, brings its own density or mass."""
        return any(part.density is not None or part.mass is not None or weighted(part.shape) for part in self.parts)

    @property
    def hollow(self) -> bool:
        """Whether any part, at any level, is a void."""
        return any(part.void or (isinstance(part.shape, Compound) and part.shape.hollow) for part in self.parts)

    def moments(self) -> Moments:
        """Volume, centroid and second moment of the geometry, whatever the densities; voids count as negative.

        Overlaps count twice. Raises InputError when solids, thin shells and particles are mixed, or nothing is left.
        """
        _ = self.dimension
        signed = [part.placed(part.shape.moments()).scaled(-1.0 if part.void else 1.0) for part in self.parts]
        return _total(signed, "volume")

    def weigh(self, density: float | None = None) -> Moments:
        """Mass (kg), centre of mass (m) and second moment of the mass about it (kg m^2).

        ``density`` (kg/m^3, or kg/m^2 for thin shells) is for parts without their own. Raises InputError, naming the
        part, where it is needed and missing; where one number would have to serve as both units; when a void lies
        outside of all other parts; and when the total is not positive.
        """
        for index, inside in self._voids():
            if inside == 0.0:
                raise self._stray(index, inside)
        needy = self.needy()
        if needy and density is None:
            index, _ = needy[0]
            kind = type(self.parts[index].shape).__name__
            raise InputError(
                f"part {index} ({kind}) has neither density nor mass, and no density was given",
                expected="a density for every part",
                remedy=f"give parts[{index}] a density or a mass, or pass density= for all parts without one",
            )
        if needy and density is not None:
            finite(density=density)
            _common_dimension(needy)
        return _total([part.placed(_weigh(part, density)) for part in self.parts], "mass")

    def check_voids(self) -> None:
        """Raise InputError for the first void that sticks out of the other parts, here or in a compound among them."""
        for index, inside in self._voids():
            if inside < 1.0:
                raise self._stray(index, inside)
        for part in self.parts:
            if isinstance(part.shape, Compound):
                part.shape.check_voids()

    def _voids(self) -> Iterator[tuple[int, float]]:
        """Every void of a solid, by its index, and how much of its surface lies in the other parts, from 0 to 1."""
        solids = [part for part in self.parts if not part.void]
        if any(dimension_of(part.shape) != 3 for part in solids):
            return
        for index, part in enumerate(self.parts):
            if not part.void or dimension_of(part.shape) != 3:
                continue
            center = part.shape.moments().centroid
            vertices = part.shape.mesh().vertices
            vertices = vertices[:: -(-len(vertices) // MOST_PROBES)]
            # A little inward, so that a hole may end where the body does.
            probes = np.vstack([center, vertices + INWARD * (center - vertices)])
            placed = probes @ part.rotation.T + np.array(part.origin)
            held = [solid.shape.contains((placed - np.array(solid.origin)) @ solid.rotation) for solid in solids]
            yield index, float(np.mean(np.any(held, axis=0)))

    def _stray(self, index: int, inside: float) -> InputError:
        part = self.parts[index]
        low, high = self.bounds()
        place = part.placed(part.shape.moments()).centroid
        return InputError(
            f"part {index} of the compound ({type(part.shape).__name__}), a void centred at {row(place)} m, "
            + ("lies outside of all other parts" if inside == 0.0 else "sticks out of the other parts"),
            expected=f"a void inside the part it is cut from; the other parts reach from {row(low)} to {row(high)} m",
            cause="an origin that is not in the compound's frame, or a void larger than the body",
            remedy=f"move parts[{index}] into the body, make it smaller, or give it a positive density",
        )

    def needy(self) -> list[tuple[int, int]]:
        """Index and dimension of every part that relies on the density given from outside."""
        return [(index, dimension) for index, part in enumerate(self.parts) for dimension in _lacking(part)]

    def support(self, directions: Array) -> Array:
        """The largest x . d over the points x of all parts (m), for each row d of ``directions`` (n, 3)."""
        reach = [
            _support(part.shape, directions @ part.rotation) + directions @ np.array(part.origin)
            for part in self.parts
            if not part.void
        ]
        return np.asarray(np.max(reach, axis=0))

    def bounds(self) -> tuple[Array, Array]:
        """Lower and upper corner of the bounding box, each (3,): tight, voids aside.

        Only a part of a foreign kind, one without ``support``, is boxed by its turned bounding box.
        """
        return -self.support(-np.eye(3)), self.support(np.eye(3))

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie in more parts than voids."""
        points = point_rows(points)
        count = np.zeros(len(points), dtype=np.int64)
        for part in self.parts:
            inside = part.shape.contains((points - np.array(part.origin)) @ part.rotation)
            count += np.where(inside, -1 if part.void else 1, 0)
        return count > 0

    def mesh(self) -> Mesh:
        """The parts' meshes side by side, those of voids facing inward; parts that overlap pass through each other."""
        meshes = []
        for part in self.parts:
            drawn = part.shape.mesh()
            placed = Mesh(drawn.vertices @ part.rotation.T + np.array(part.origin), drawn.faces)
            meshes.append(turned_inside_out(placed) if part.void else placed)
        return join(meshes)


def _lacking(part: Part) -> list[int]:
    """Dimensions of what, in this part, has no weight of its own."""
    if part.density is not None or (part.mass is not None and not weighted(part.shape)):
        return []
    if isinstance(part.shape, Compound):
        return sorted({dimension for _, dimension in part.shape.needy()})
    return [] if hasattr(part.shape, "weigh") else [dimension_of(part.shape)]


def _weigh(part: Part, density: float | None) -> Moments:
    """The part's mass-weighted moments in its shape frame."""
    own = part.density if part.density is not None else density
    shape: Any = part.shape
    if weighted(shape):
        weighed: Moments = shape.weigh(own)
    elif part.mass is None:
        weighed = shape.moments().scaled(own)
    else:
        weighed = shape.moments()
    return weighed if part.mass is None else weighed.scaled(part.mass / weighed.measure)


def _total(parts: list[Moments], what: str) -> Moments:
    measure = sum(part.measure for part in parts)
    gross = sum(abs(part.measure) for part in parts)
    if not measure > len(parts) * np.finfo(np.float64).eps * gross:
        raise InputError(
            f"the {what} of the compound adds up to {measure:.6g}",
            expected="a positive total",
            cause="voids (parts of negative density) that take away all there is, or a density of 0",
            remedy="make the voids smaller, or check the sign of the densities",
        )
    return Moments.total(parts)


def _common_dimension(found: list[tuple[int, int]]) -> int:
    first, dimension = found[0]
    for index, other in found:
        if other != dimension:
            raise InputError(
                f"part {first} of the compound is {KINDS[dimension]} and part {index} {KINDS[other]}",
                expected="parts of one kind, since volumes, areas and masses do not add up",
                cause="one density cannot mean both kg/m^3 and kg/m^2",
                remedy="give these parts their own density or mass and weigh the compound",
            )
    return dimension


def _support(shape: Shape, directions: Array) -> Array:
    own = getattr(shape, "support", None)
    if own is not None:
        return np.asarray(own(directions))
    corners = shape.vertices if isinstance(shape, Mesh) else np.array(list(product(*zip(*shape.bounds()))))
    return np.asarray((corners @ directions.T).max(axis=0))
