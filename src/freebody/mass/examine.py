"""Diagnosis of a triangle mesh, stage by stage, in the order in which one fault hides the next."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.mass.diagnosis import Diagnosis, Finding, Severity
from freebody.mass.integrals import volume_moments
from freebody.mass.kernels.survey import extent, face_survey
from freebody.mass.kernels.topology import duplicate_faces
from freebody.mass.kernels.weld import mark_used
from freebody.mass.moments import Moments
from freebody.mass.probes import probe
from freebody.mass.topology import Topology, topology
from freebody.mass.weld import first_equal_vertex
from freebody.threads import together

Array = NDArray[np.float64]
Faces = NDArray[np.int64]

# Volume over (area times extent) below which a mesh counts as flat: its thickness is then lost in the rounding of its
# own coordinates after a few digits.
FLAT_VOLUME = 1e-10

# Second moments grow with the fifth power of the coordinates; beyond this they leave the range of doubles.
LARGEST = 1e50

# How many places of a fault are shown.
SHOWN = 3


def examine(vertices: Array, faces: Faces) -> Diagnosis:
    """Look at everything that decides whether the enclosed volume is well defined.

    ``vertices`` (n, 3) in metres, ``faces`` (m, 3) with valid indices. Linear in the number of faces.
    """
    return _Examination(vertices, faces).diagnosis()


class _Examination:
    """The working state of one diagnosis. Every stage says whether the next one makes sense."""

    def __init__(self, vertices: Array, faces: Faces) -> None:
        self.counts = len(vertices), len(faces)
        self.vertices = vertices
        self.faces = faces
        self.findings: list[Finding] = []
        self.low, self.high = np.empty(3), np.empty(3)
        self.topology: Topology | None = None
        self.area = 0.0
        self.moments: Moments | None = None
        self.inverted = False

    def diagnosis(self) -> Diagnosis:
        stages = (self.has_faces, self.is_finite, self.connect, self.look_at_faces, self.look_at_edges)
        later = (self.integrate, self.look_for_overlap)
        for stage in stages + later:
            if not stage():
                break
        mesh = self.topology
        return Diagnosis(
            *self.counts,
            components=len(mesh.components) if mesh else 0,
            closed=mesh.closed if mesh else False,
            area=self.area,
            findings=tuple(self.findings),
            moments=self.moments,
        )

    def say(
        self,
        kind: str,
        severity: Severity,
        count: int,
        message: str,
        remedy: str | None = None,
        where: ArrayLike = (),
    ) -> None:
        spots = np.asarray(where, dtype=np.float64).reshape(-1, 3)[:SHOWN].tolist()
        self.findings.append(Finding(kind, severity, count, message, remedy, tuple(tuple(spot) for spot in spots)))

    def has_faces(self) -> bool:
        if len(self.faces) == 0:
            self.say("no faces", "error", 0, "there is not a single face", "check that the file holds a surface")
            return False
        used = np.zeros(len(self.vertices), np.bool_)
        unused = len(self.vertices) - int(mark_used(self.faces, used))
        if unused:
            self.vertices, self.faces = self.vertices[used], (np.cumsum(used) - 1)[self.faces]
            what = _n(unused, "vertex belongs", "vertices belong")
            self.say("unused vertices", "note", unused, f"{what} to no face and count for nothing")
        return True

    def is_finite(self) -> bool:
        bad, first = extent(self.vertices, self.low, self.high)
        if bad:
            self.say(
                "not finite",
                "error",
                bad,
                f"{_n(bad, 'vertex has', 'vertices have')} NaN or infinite coordinates, the first is {first} with "
                f"{self.vertices[first].tolist()}",
                "find out where the numbers were lost; no repair can guess them",
            )
            return False
        largest = float(max(np.max(np.abs(self.low)), np.max(np.abs(self.high))))
        if largest > LARGEST:
            self.say(
                "too large",
                "error",
                1,
                f"coordinates reach {largest:.3g} m, where the integrals overflow",
                "check the unit, or scale the mesh down",
            )
            return False
        return True

    def connect(self) -> bool:
        self.topology = topology(self.faces, len(self.vertices))
        if self.topology.boundary:
            same, places = first_equal_vertex(self.vertices)
            merged = len(self.vertices) - places
            if merged:
                self.faces = same[self.faces]
                self.topology = topology(self.faces, len(self.vertices))
                what = _n(merged, "vertex stands", "vertices stand")
                self.say("equal vertices", "note", merged, f"{what} exactly where another does and count as that one")
        if len(self.topology.components) > 1:
            count = len(self.topology.components)
            self.say("components", "note", count, f"{count} separate components are taken together")
        return True

    def look_at_faces(self) -> bool:
        vertices, faces = self.vertices, self.faces
        (self.area, flat, first_flat), (doubled, first_doubled) = together(
            lambda: face_survey(vertices, faces),
            lambda: duplicate_faces(faces, np.zeros(len(vertices) + 1, np.int64), np.empty(len(faces), np.int64)),
        )
        if flat:
            self.say(
                "degenerate faces",
                "note",
                flat,
                f"{_n(flat, 'face has', 'faces have')} no area and add nothing to the figures",
                where=vertices[faces[first_flat]].mean(axis=0),
            )
        if doubled:
            self.say(
                "duplicate faces",
                "error",
                doubled,
                f"{_n(doubled, 'face has', 'faces have')} the same corners as another, the first is {first_doubled}",
                "repair=True removes them",
                vertices[faces[first_doubled]].mean(axis=0),
            )
        return True

    def look_at_edges(self) -> bool:
        mesh = self.topology
        assert mesh is not None  # set by connect
        if mesh.boundary:
            self.say(
                "open boundary",
                "error",
                mesh.boundary,
                f"{_n(mesh.boundary, 'edge has', 'edges have')} one face only, so the surface is open",
                "repair=True merges close vertices and fills holes; shell_thickness= if it is meant to be a sheet",
                self.vertices[mesh.boundary_edges].mean(axis=1),
            )
        if mesh.unbalanced:
            self.say(
                "inconsistent winding",
                "error",
                mesh.unbalanced,
                f"{_n(mesh.unbalanced, 'edge lies', 'edges lie')} between faces that are wound against each other",
                "repair=True turns faces until neighbours agree",
                self.vertices[mesh.unbalanced_edges].mean(axis=1),
            )
        if mesh.crowded:
            self.say(
                "non-manifold edges",
                "note",
                mesh.crowded,
                f"{_n(mesh.crowded, 'edge is', 'edges are')} shared by more than two faces, equally often in both "
                "directions, so the volume is still well defined",
                where=self.vertices[mesh.crowded_edges].mean(axis=1),
            )
        return mesh.closed

    def integrate(self) -> bool:
        moments = volume_moments(self.vertices, self.faces, self.low, self.high)
        size = float(np.linalg.norm(self.high - self.low))
        if not abs(moments.measure) > FLAT_VOLUME * self.area * size:
            self.say(
                "no volume",
                "error",
                1,
                f"the enclosed volume {moments.measure:.3g} m^3 is nothing against an extent of {size:.3g} m and an "
                f"area of {self.area:.3g} m^2",
                "shell_thickness= if the surface is meant to be a sheet; check the unit of the file",
            )
            return False
        self.inverted = moments.measure < 0.0
        if self.inverted:
            moments = Moments(-moments.measure, moments.centroid, -moments.second)
            self.say("inverted", "corrected", len(self.faces), "all faces were wound inward and count as turned round")
        self.moments = moments
        return True

    def look_for_overlap(self) -> bool:
        mesh = self.topology
        assert mesh is not None  # set by connect
        sign = -1 if self.inverted else 1
        found = probe(self.vertices, self.faces, mesh.labels, mesh.components, self.low, self.high, sign=sign)
        if found is not None:
            self.findings.append(found)
        return found is None


def _n(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"
