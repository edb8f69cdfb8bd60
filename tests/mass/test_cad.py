import math
from importlib.machinery import PathFinder
from pathlib import Path
from types import SimpleNamespace

import netgen.occ as occ
import numpy as np
import pytest
from step_assembly import assembly_of

from freebody.errors import CadError, InputError
from freebody.mass.api import mass_properties
from freebody.mass.cad import Cad
from freebody.mass.cad_worker import named_solids
from freebody.mass.shapes import Box

# Polynomials over flat faces are integrated exactly by the kernel; its sums over a few faces cost some tens of
# roundings. A thousand eps leaves room for the arm of the offset shapes.
ROUNDING = 1000.0 * np.finfo(float).eps


# Curved faces: extrapolated from triangulations. The error is that of the last correction, which the notes tell; it is
# below 1e-8 for every solid here, of any kind and place.
CURVED = 1e-8


def loaded(shape, path: Path, **options) -> Cad:
    (shape.WriteBrep if path.suffix == ".brep" else shape.WriteStep)(str(path))
    return Cad.load(path, **options)


def directed_edges(faces):
    return np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])


def assert_closed_and_wound_once(mesh):
    edges = list(map(tuple, directed_edges(mesh.faces).tolist()))
    assert len(set(edges)) == len(edges)
    assert {(b, a) for a, b in edges} == set(edges)


def enclosed_volume(mesh):
    a, b, c = (mesh.vertices - mesh.vertices[0])[mesh.faces].transpose(1, 0, 2)
    return float(np.einsum("ij,ij->", a, np.cross(b, c)) / 6.0)


@pytest.fixture(scope="module")
def offset_box(tmp_path_factory):
    # 1 x 2 x 3 mm, far enough from the origin that an inertia about the origin would be ten times larger
    path = tmp_path_factory.mktemp("cad") / "box.step"
    return loaded(occ.Box(occ.Pnt(1, 2, 3), occ.Pnt(2, 4, 6)), path), path


def test_box_in_a_step_file_has_its_closed_form_about_its_own_centre_in_metres(offset_box):
    box, _ = offset_box
    moments = box.moments()
    volume = 6e-9
    assert moments.measure == pytest.approx(volume, rel=ROUNDING)
    np.testing.assert_allclose(moments.centroid, [1.5e-3, 3e-3, 4.5e-3], rtol=ROUNDING)
    np.testing.assert_allclose(
        moments.second, np.diag([1.0, 4.0, 9.0]) * volume * 1e-6 / 12.0, rtol=ROUNDING, atol=ROUNDING * volume * 1e-6
    )


def test_the_unit_stated_in_a_step_file_is_honoured(offset_box, tmp_path):
    box, path = offset_box
    text = path.read_text()
    assert text.count(".MILLI.,.METRE.") == 1
    in_metres = tmp_path / "metres.stp"
    in_metres.write_text(text.replace(".MILLI.,.METRE.", "$,.METRE."))
    larger = Cad.load(in_metres)
    assert larger.moments().measure == pytest.approx(1e9 * box.moments().measure, rel=ROUNDING)
    assert any("unit" in note for note in larger.notes)
    with pytest.raises(InputError, match="states its own"):
        Cad.load(in_metres, unit="in")


def test_bounds_mesh_and_contains_agree_with_the_box(offset_box):
    box, _ = offset_box
    low, high = box.bounds()
    # the kernel widens the box by its tolerance, 1e-7 mm
    np.testing.assert_allclose(low, [1e-3, 2e-3, 3e-3], rtol=0.0, atol=1.1e-10)
    np.testing.assert_allclose(high, [2e-3, 4e-3, 6e-3], rtol=0.0, atol=1.1e-10)
    mesh = box.mesh()
    assert_closed_and_wound_once(mesh)
    # flat faces: the triangulation encloses the same volume; one rounding per triangle at most
    assert enclosed_volume(mesh) == pytest.approx(6e-9, rel=len(mesh.faces) * np.finfo(float).eps)
    inside = box.contains(np.array([[1.5e-3, 3e-3, 4.5e-3], [0.5e-3, 3e-3, 4.5e-3], [1.5e-3, 3e-3, 6.5e-3]]))
    assert inside.tolist() == [True, False, False]


def test_hammer_of_box_and_handle_has_the_reference_figures_about_the_common_centre(tmp_path):
    head = occ.Box(occ.Pnt(-1, -0.5, -0.5), occ.Pnt(1, 0.5, 0.5))
    handle = occ.Cylinder(occ.Pnt(0, 0.5, 0), occ.Y, r=0.1, h=2.0)
    moments = loaded(occ.Fuse([head, handle]), tmp_path / "hammer.brep").moments()
    m1, m2 = 2.0, math.pi * 0.01 * 2.0
    y = m2 * 1.5 / (m1 + m2)
    across = m2 * (0.01 / 4.0 + 4.0 / 12.0) + m2 * (1.5 - y) ** 2 + m1 * y**2
    expected = [m1 * 2.0 / 12.0 + across, m1 * 5.0 / 12.0 + m2 * 0.01 / 2.0, m1 * 5.0 / 12.0 + across]
    assert moments.measure == pytest.approx(m1 + m2, rel=ROUNDING)
    np.testing.assert_allclose(moments.centroid, [0.0, y, 0.0], rtol=0.0, atol=ROUNDING)
    np.testing.assert_allclose(moments.inertia, np.diag(expected), rtol=0.0, atol=CURVED * m2)


def test_tilted_cylinder_in_inches_has_a_rotated_closed_form(tmp_path):
    axis = np.array([1.0, 2.0, 2.0]) / 3.0
    cylinder = occ.Cylinder(occ.Pnt(4, 5, 6), occ.gp_Dir(*axis), r=1.0, h=3.0)
    moments = loaded(cylinder, tmp_path / "tilted.brep", unit="in").moments()
    inch, volume = 0.0254, 3.0 * math.pi
    second = volume * (0.25 * (np.eye(3) - np.outer(axis, axis)) + 9.0 / 12.0 * np.outer(axis, axis))
    assert moments.measure == pytest.approx(volume * inch**3, rel=ROUNDING)
    np.testing.assert_allclose(moments.centroid, (np.array([4.0, 5.0, 6.0]) + 1.5 * axis) * inch, rtol=ROUNDING)
    np.testing.assert_allclose(moments.second, second * inch**5, rtol=0.0, atol=CURVED * second.max() * inch**5)


def test_several_solids_add_up_and_a_cavity_is_left_out(tmp_path):
    block = occ.Box(occ.Pnt(0, 0, 0), occ.Pnt(3, 3, 3)) - occ.Box(occ.Pnt(1, 1, 1), occ.Pnt(2, 2, 2))
    other = occ.Box(occ.Pnt(10, 0, 0), occ.Pnt(12, 1, 1))
    both = loaded(occ.Compound([block, other]), tmp_path / "both.brep")
    moments = both.moments()
    assert both.notes[0] == "2 solids"
    assert moments.measure == pytest.approx(28.0, rel=ROUNDING)
    np.testing.assert_allclose(moments.centroid, (26.0 * 1.5 + 2.0 * np.array([11.0, 0.5, 0.5])) / 28.0, rtol=ROUNDING)
    assert_closed_and_wound_once(both.mesh())
    assert enclosed_volume(both.mesh()) == pytest.approx(28.0, rel=len(both.mesh().faces) * np.finfo(float).eps)


def test_the_triangulation_of_a_sphere_converges_from_inside_at_second_order(tmp_path):
    path = tmp_path / "sphere.brep"
    exact = 4.0 / 3.0 * math.pi
    gaps = []
    sizes = (0.08, 0.04)
    for fineness in sizes:
        shape = loaded(occ.Sphere(occ.Pnt(0, 0, 0), 1.0), path, fineness=fineness)
        assert shape.moments().measure == pytest.approx(exact, rel=ROUNDING)
        assert_closed_and_wound_once(shape.mesh())
        radii = np.linalg.norm(shape.mesh().vertices, axis=1)
        # corners lie on the surface up to the kernel's projection tolerance of 1e-7
        np.testing.assert_allclose(radii, 1.0, rtol=0.0, atol=1e-7)
        gaps.append((exact - enclosed_volume(shape.mesh())) / exact)
    # A chord of length h lies within h^2 / 8 of a unit circle, and the mesher keeps edges below about 1.5 maxh.
    diagonal = 2.0 * math.sqrt(3.0)
    for fineness, gap in zip(sizes, gaps, strict=True):
        assert 0.0 < gap < 3.0 * (1.5 * fineness * diagonal) ** 2 / 8.0
    assert gaps[1] < gaps[0] / 2.0


@pytest.mark.parametrize("share", [0.1, 0.5, 0.97])
@pytest.mark.parametrize("suffix", [".step", ".brep"])
def test_a_truncated_file_gives_an_error_and_neither_a_crash_nor_output(tmp_path, capfd, suffix, share):
    path = tmp_path / f"cut{suffix}"
    shape = occ.Cylinder(occ.Pnt(0, 0, 0), occ.Z, r=1.0, h=1.0)
    (shape.WriteBrep if suffix == ".brep" else shape.WriteStep)(str(path))
    data = path.read_bytes()
    path.write_bytes(data[: int(share * len(data))])
    capfd.readouterr()
    with pytest.raises(CadError, match=rf"cut{suffix}: .*Remedy: "):
        Cad.load(path)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("rubbish.step", bytes(range(256)) * 8, "ISO-10303-21"),
        ("rubbish.brep", b"solid nothing\nendsolid\n", "CASCADE Topology"),
        ("header.step", b"ISO-10303-21;\nDATA;\n#1=FOO(;\nENDSEC;\nEND-ISO-10303-21;\n", "cannot be read"),
        ("empty.stp", b"", "empty"),
        ("part.iges", b"x", "suffix"),
    ],
)
def test_files_that_are_not_cad_are_refused_by_name(tmp_path, capfd, name, content, message):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(CadError, match=message) as caught:
        Cad.load(path)
    assert caught.value.found.startswith(name)
    assert capfd.readouterr() == ("", "")


def test_a_file_without_solids_and_an_inside_out_solid_are_refused(tmp_path):
    box = occ.Box(occ.Pnt(0, 0, 0), occ.Pnt(1, 1, 1))
    with pytest.raises(CadError, match="no solids"):
        loaded(box.faces[0], tmp_path / "face.step")
    with pytest.raises(CadError, match="inside out"):
        loaded(box.Reversed(), tmp_path / "reversed.brep")


def spun(shape):
    """The solid in a general place."""
    return occ.Rotation(occ.Axis(occ.Pnt(0.3, 0.2, 0.1), occ.Vec(1, 2, 3)), 33.0)(shape)


def stretched(shape, x, y, z):
    """The same solid with faces of rational splines."""
    return occ.gp_GTrsf(mat=[x, 0, 0, 0, y, 0, 0, 0, z], vec=[0, 0, 0])(shape)


def _cylinder():
    return occ.Cylinder(occ.Pnt(0, 0, 0), occ.Z, r=1.3, h=2.1)


def _ball():
    return occ.Sphere(occ.Pnt(0, 0, 0), 1.3)


def _torus():
    disc = occ.WorkPlane(occ.Axes((2.0, 0, 0), occ.Y, occ.X)).Circle(0.5).Face()
    return disc.Revolve(occ.Axis(occ.Pnt(0, 0, 0), occ.Z), 360)


TUBE, BALL, RING = math.pi * 1.3**2 * 2.1, 4.0 / 3.0 * math.pi * 1.3**3, math.pi**2
ACROSS = 2.0 + 3.0 / 8.0 * 0.25

# Solids with curved faces: how to make them, volume, and principal second moments over the volume, in closed form.
CURVED_SOLIDS = {
    "cylinder": (_cylinder, TUBE, (1.69 / 4, 1.69 / 4, 4.41 / 12)),
    "elliptic cylinder": (
        lambda: stretched(_cylinder(), 1, 1.5, 1),
        1.5 * TUBE,
        (1.69 / 4, 2.25 * 1.69 / 4, 4.41 / 12),
    ),
    "sphere": (_ball, BALL, (1.69 / 5, 1.69 / 5, 1.69 / 5)),
    "ellipsoid": (lambda: stretched(_ball(), 1, 1.5, 0.5), 0.75 * BALL, (1.69 / 5, 2.25 * 1.69 / 5, 0.25 * 1.69 / 5)),
    "torus": (_torus, RING, (ACROSS, ACROSS, 0.25 / 4)),
}


@pytest.mark.parametrize("name", CURVED_SOLIDS)
def test_second_moments_of_curved_solids_are_better_than_1e_7(name, tmp_path):
    make, volume, over = CURVED_SOLIDS[name]
    shape, second = make(), volume * np.array(over)
    part = loaded(spun(shape), tmp_path / "part.step")
    moments = part.moments()
    assert moments.measure * 1e9 == pytest.approx(volume, rel=1e-9)
    found = np.linalg.eigvalsh(moments.second) * 1e15
    np.testing.assert_allclose(found, np.sort(second), rtol=0.0, atol=CURVED * second.max())
    told = [float(note.rpartition(" ")[2]) for note in part.notes if "are known to" in note]
    off = np.abs(found - np.sort(second)).max() / second.max()
    # What the notes promise is kept; without a note it is round-off.
    assert off <= (told[0] if told else 1e-12)


def test_a_drilled_and_rounded_block_agrees_with_the_sum_of_its_pieces(tmp_path):
    block = occ.Box(occ.Pnt(0, 0, 0), occ.Pnt(40, 30, 20)) - occ.Cylinder(occ.Pnt(10, 10, 0), occ.Z, r=5, h=20)
    moments = loaded(block, tmp_path / "drilled.step").moments()
    box, hole = 24000.0, math.pi * 25.0 * 20.0
    volume = box - hole
    center = (box * np.array([20.0, 15, 10]) - hole * np.array([10.0, 10, 10])) / volume
    second = np.zeros((3, 3))
    for sign, v, c, own in ((1, box, (20, 15, 10), (1600, 900, 400)), (-1, hole, (10, 10, 10), (75, 75, 400))):
        arm = np.array(c) - center
        second += sign * v * (np.diag(own) / 12.0 + np.outer(arm, arm))
    assert moments.measure == pytest.approx(volume * 1e-9, rel=1e-10)
    np.testing.assert_allclose(moments.centroid, center * 1e-3, rtol=1e-10)
    np.testing.assert_allclose(moments.second, second * 1e-15, rtol=0.0, atol=CURVED * second.max() * 1e-15)


@pytest.fixture(scope="module")
def assembly(tmp_path_factory):
    """A plate and a pin, by name, and two nameless beads."""
    plate = occ.Box(occ.Pnt(0, 0, 0), occ.Pnt(10, 10, 10))
    pin = occ.Cylinder(occ.Pnt(20, 0, 0), occ.Z, r=3, h=20)
    for shape, name in ((plate, "base plate"), (pin, "pin")):
        for solid in shape.solids:
            solid.name = name
    beads = [occ.Sphere(occ.Pnt(x, 0, 0), 2.0) for x in (40, 50)]
    path = tmp_path_factory.mktemp("cad") / "assembly.step"
    occ.Compound([plate, pin, *beads]).WriteStep(str(path))
    return Cad.load(path), path


def test_solids_of_an_assembly_have_names_figures_and_surfaces(assembly):
    part, _ = assembly
    assert [solid.name for solid in part.solids] == ["base plate", "pin", "solid 1", "solid 2"]
    volumes = [1e-6, math.pi * 9 * 20e-9, 32 / 3 * math.pi * 1e-9, 32 / 3 * math.pi * 1e-9]
    assert [solid.moments.measure for solid in part.solids] == pytest.approx(volumes, rel=1e-9)
    areas = [6e-4, 2 * math.pi * (9 + 60) * 1e-6, 16e-6 * math.pi, 16e-6 * math.pi]
    assert [solid.area for solid in part.solids] == pytest.approx(areas, rel=1e-6)
    assert sum(len(solid.mesh.faces) for solid in part.solids) == len(part.mesh().faces)
    for solid in part.solids:
        assert_closed_and_wound_once(solid.mesh)


def test_every_solid_has_its_own_density_and_the_total_is_their_sum(assembly):
    part, _ = assembly
    found = mass_properties(part, density={"pin": "brass", "solid*": "2.5 g/cm^3", "*": "steel"})
    densities = {name: one.mass / one.volume for name, one in found.solids.items()}
    assert densities == pytest.approx({"base plate": 7850.0, "pin": 8500.0, "solid 1": 2500.0, "solid 2": 2500.0})
    assert found.mass == pytest.approx(sum(one.mass for one in found.solids.values()), rel=1e-14)
    first, *others = found.solids.values()
    np.testing.assert_allclose(found.inertia, first.combine(*others).inertia, rtol=1e-14)
    same = mass_properties(part, density="steel")
    assert same.inertia == pytest.approx(mass_properties(part, density=dict.fromkeys(same.solids, 7850.0)).inertia)
    assert mass_properties(part, mass=2.0).solids["pin"].mass == pytest.approx(2.0 * volume_share(part, "pin"))


def volume_share(part, name):
    return next(solid.moments.measure for solid in part.solids if solid.name == name) / part.moments().measure


@pytest.mark.parametrize(
    ("densities", "message"),
    [
        ({"pn": 1.0, "*": 1.0}, "no solid 'pn'.*did you mean 'pin'"),
        ({"pin": 1000.0}, "no density for the solid 'base plate'"),
        ({"*": "stel"}, "did you mean 'steel'"),
        ({"*": -1.0}, "density"),
        ({}, "no density for the solid"),
    ],
)
def test_densities_that_do_not_fit_the_solids_are_refused(assembly, densities, message):
    with pytest.raises(InputError, match=message):
        mass_properties(assembly[0], density=densities)


def test_densities_by_name_are_for_cad_files(assembly):
    with pytest.raises(InputError, match="only for a CAD file"):
        mass_properties(Box((1, 1, 1)), density={"*": 1.0})
    with pytest.raises(InputError, match="without mass"):
        mass_properties(assembly[0], density={"*": 1.0}, mass=1.0)


def test_every_use_of_a_product_is_a_solid_at_its_place(tmp_path):
    occ.Cylinder(occ.Pnt(0, 0, 0), occ.Z, r=3, h=20).WriteStep(str(tmp_path / "pin.step"))
    places = [(0, 0, 0), (50, 0, 0), (0, 40, 7)]
    (tmp_path / "rack.step").write_text(assembly_of((tmp_path / "pin.step").read_text(), places))
    rack = Cad.load(tmp_path / "rack.step")
    # Kernels of 2025 do not tell the names of products.
    named = "pin" if hasattr(occ.OCCGeometry, "GetAssemblyTree") else "solid"
    assert [solid.name for solid in rack.solids] == [f"{named} {number}" for number in (1, 2, 3)]
    centers = np.array([solid.moments.centroid for solid in rack.solids])
    np.testing.assert_allclose(centers, (np.array(places) + [0, 0, 10]) * 1e-3, rtol=0.0, atol=1e-15)
    assert rack.moments().measure == pytest.approx(3 * math.pi * 9 * 20e-9, rel=1e-12)


def test_products_name_their_solids():
    def solid(name=""):
        return SimpleNamespace(name=name)

    def leaf(name, *solids):
        return SimpleNamespace(is_assembly=False, name=name, shape=SimpleNamespace(solids=solids), children=[])

    solids = [solid("Body1"), solid(), solid("a"), solid("b"), solid("c")]
    bolts = SimpleNamespace(is_assembly=True, name="bolts", children=[leaf("bolt", solids[0]), leaf("bolt", solids[1])])
    unnamed = leaf("Open CASCADE STEP translator 7.8 1", *solids[2:3])
    root = SimpleNamespace(is_assembly=True, name="", children=[bolts, leaf("frame", *solids[3:]), unnamed])
    geometry = SimpleNamespace(shape=SimpleNamespace(solids=solids), GetAssemblyTree=lambda: root)
    assert [name for name, _ in named_solids(geometry)] == ["bolt", "bolt", "frame / b", "frame / c", "a"]
    # Kernels before 2026 have no such tree, and trees may miss solids.
    assert [name for name, _ in named_solids(SimpleNamespace(shape=geometry.shape))] == ["Body1", "", "a", "b", "c"]
    geometry.GetAssemblyTree = lambda: bolts
    assert [name for name, _ in named_solids(geometry)] == ["Body1", "", "a", "b", "c"]


def test_missing_files_folders_and_a_kernel_that_hangs_are_reported(tmp_path, offset_box):
    with pytest.raises(CadError, match="no such file"):
        Cad.load(tmp_path / "absent.step")
    (tmp_path / "folder.step").mkdir()
    with pytest.raises(CadError, match="not a file"):
        Cad.load(tmp_path / "folder.step")
    with pytest.raises(CadError, match="did not finish within"):
        Cad.load(offset_box[1], timeout=0.001)


def test_a_missing_extra_names_the_line_that_installs_it(offset_box, monkeypatch):
    monkeypatch.setattr(PathFinder, "find_spec", lambda name, path: None)
    with pytest.raises(CadError, match=r"pip install '\.\[cad\]'"):
        Cad.load(offset_box[1])
