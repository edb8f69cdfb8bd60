import math
from importlib.machinery import PathFinder
from pathlib import Path

import netgen.occ as occ
import numpy as np
import pytest

from freebody.errors import CadError, InputError
from freebody.mass.cad import Cad

# Polynomials over flat faces are integrated exactly by the kernel; its sums over a few faces cost some tens of
# roundings. A thousand eps leaves room for the arm of the offset shapes.
ROUNDING = 1000.0 * np.finfo(float).eps


# Curved faces: the kernel's Gauss rule has a fixed number of points for a full turn. On second moments of a cylinder
# that leaves 1.1e-7 of the largest (measured), at any size and place; volumes and centres are exact to rounding.
QUADRATURE = 2e-7


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
    np.testing.assert_allclose(moments.inertia, np.diag(expected), rtol=0.0, atol=QUADRATURE * m2)


def test_tilted_cylinder_in_inches_has_a_rotated_closed_form(tmp_path):
    axis = np.array([1.0, 2.0, 2.0]) / 3.0
    cylinder = occ.Cylinder(occ.Pnt(4, 5, 6), occ.gp_Dir(*axis), r=1.0, h=3.0)
    moments = loaded(cylinder, tmp_path / "tilted.brep", unit="in").moments()
    inch, volume = 0.0254, 3.0 * math.pi
    second = volume * (0.25 * (np.eye(3) - np.outer(axis, axis)) + 9.0 / 12.0 * np.outer(axis, axis))
    assert moments.measure == pytest.approx(volume * inch**3, rel=ROUNDING)
    np.testing.assert_allclose(moments.centroid, (np.array([4.0, 5.0, 6.0]) + 1.5 * axis) * inch, rtol=ROUNDING)
    np.testing.assert_allclose(moments.second, second * inch**5, rtol=0.0, atol=QUADRATURE * second.max() * inch**5)


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
