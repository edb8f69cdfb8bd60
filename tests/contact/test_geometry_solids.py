"""Shapes become solids."""

import numpy as np
import pytest

import freebody as fb
from freebody.contact.geometry import ordered, slots, solids_of, supported
from freebody.contact.layout import BOX, CONE, HOLLOW, HULL, KINDS, PLANE, SPHERE
from freebody.errors import InputError


def test_every_shape_has_its_solid():
    shapes = {
        "sphere": fb.Sphere(0.3),
        "capsule": fb.Capsule(0.2, 1.2),
        "torus": fb.Torus(0.7, 0.2),
        "box": fb.Box((0.6, 0.8, 1.0)),
        "cylinder": fb.Cylinder(0.4, 1.0),
        "cone": fb.Cone(0.5, 1.1),
        "ellipsoid": fb.Ellipsoid((0.3, 0.5, 0.9)),
        "convex hull": fb.Box((0.6, 0.8, 1.0)).mesh(2),
    }
    for name, shape in shapes.items():
        (solid,) = solids_of(shape)
        assert solid.kind == KINDS[name]
        # The bound holds every corner of the mesh, and not much more.
        far = np.linalg.norm(shape.mesh().vertices - solid.place, axis=1).max()
        assert far <= solid.bound * (1 + 1e-15)
        assert far > 0.99 * solid.bound
    assert len(solids_of(shapes["convex hull"])[0].vertices) == 8


def test_shells_are_their_outer_surface_and_compounds_their_parts():
    turn = np.array([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]])
    inner = fb.Compound([fb.Part(fb.Cone(0.1, 0.2), density=1.0, origin=(1, 0, 0), orientation=turn)])
    outer = fb.Compound(
        [
            fb.Part(fb.Sphere(1.0).shell(0.1), density=1.0),
            fb.Part(fb.Sphere(0.1), density=-1.0),
            fb.Part(inner, origin=(0, 0, 5), orientation=turn),
        ]
    )
    sphere, cone = solids_of(outer)
    assert (sphere.kind, sphere.radius) == (SPHERE, 1.0)
    assert cone.kind == CONE
    assert np.array_equal(cone.place, [0, 1, 5])
    assert np.array_equal(cone.rotation, turn @ turn)


def test_what_has_no_surface_is_refused():
    with pytest.raises(InputError, match="Particles") as caught:
        solids_of(fb.Particles([(0, 0, 0), (1, 0, 0)], 1.0))
    assert all((caught.value.expected, caught.value.cause, caught.value.remedy))
    with pytest.raises(InputError, match="no convex hull"):
        solids_of(fb.Mesh([(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)], [(0, 1, 2), (0, 2, 3)]))


def test_grounds_come_second():
    for a in KINDS.values():
        for b in KINDS.values():
            assert not (ordered(a, b) and b not in (PLANE, HOLLOW) and a in (PLANE, HOLLOW))
            assert supported(a, b) == supported(b, a)
            if supported(a, b):
                assert ordered(a, b) or ordered(b, a)
                assert slots(a, b, 30, 30) == slots(b, a, 30, 30) > 0
    assert not supported(PLANE, PLANE)
    assert not ordered(PLANE, BOX)
    assert slots(HULL, PLANE, 5, 0) == slots(PLANE, HULL, 0, 5) == 5
