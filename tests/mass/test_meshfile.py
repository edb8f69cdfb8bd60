import base64
import importlib.util
import io
import json
import struct
import zipfile
from pathlib import Path

import numpy as np
import pytest
import trimesh
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from freebody.errors import InputError, MeshFileError
from freebody.mass.meshfile import FORMATS, LoadedMesh, load_mesh
from freebody.mass.meshformats import merge
from freebody.mass.meshformats.merge import merge_equal
from freebody.mass.samples import sample_names, sample_path
from freebody.mass.units import METRES, SPELLINGS, length_factor


def tool(name):
    spec = importlib.util.spec_from_file_location(name, Path(__file__).parents[2] / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


make = tool("sample_meshes")

# A part without symmetry whose coordinates are exact in single precision, so that every format keeps them.
PART = trimesh.Trimesh(
    vertices=[(2, 3, 5), (3, 3, 5), (2, 5, 5), (2, 3, 9)],
    faces=[(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)],
    process=False,
)


def file_bytes(mesh_or_scene, kind, **options):
    data = mesh_or_scene.export(file_type=kind, **options)
    return data.encode() if isinstance(data, str) else data


def volume(mesh: LoadedMesh) -> float:
    a, b, c = (mesh.vertices - mesh.vertices[0])[mesh.faces].transpose(1, 0, 2)
    return float(np.einsum("ij,ij->", a, np.cross(b, c)) / 6.0)


def same_triangles(mesh: LoadedMesh, vertices, faces):
    """The same oriented triangles, whatever the order of vertices and faces."""

    def canonical(corners):
        rows = []
        for triangle in corners.tolist():
            start = triangle.index(min(triangle))
            rows.append(tuple(map(tuple, triangle[start:] + triangle[:start])))
        return sorted(rows)

    return canonical(mesh.vertices[mesh.faces]) == canonical(np.asarray(vertices, dtype=float)[np.asarray(faces)])


VARIANTS = [
    ("stl", "stl", {}),
    ("stl", "stl_ascii", {}),
    ("obj", "obj", {}),
    ("ply", "ply", {}),
    ("ply", "ply", {"encoding": "ascii"}),
    ("off", "off", {}),
    ("glb", "glb", {}),
    ("3mf", "3mf", {}),
]


@pytest.mark.parametrize(("suffix", "kind", "options"), VARIANTS)
def test_every_format_gives_back_the_triangles_that_were_written(tmp_path, suffix, kind, options):
    path = tmp_path / f"part.{suffix.upper()}"
    path.write_bytes(file_bytes(PART, kind, **options))
    mesh = load_mesh(path, unit="m")
    assert mesh.format == suffix
    assert mesh.vertices.dtype == np.float64
    assert mesh.faces.dtype == np.int64
    assert mesh.vertices.flags.c_contiguous
    assert mesh.faces.flags.c_contiguous
    assert mesh.vertices.shape == (4, 3)
    assert same_triangles(mesh, PART.vertices, PART.faces)


def test_every_format_is_covered_by_the_round_trip():
    assert {suffix for suffix, _, _ in VARIANTS} | {"gltf"} == set(FORMATS)


def embedded_gltf(scene) -> dict:
    data = file_bytes(scene, "glb")
    length = struct.unpack_from("<I", data, 12)[0]
    tree = json.loads(data[20 : 20 + length])
    payload = data[28 + length :]
    tree["buffers"] = [{"byteLength": len(payload), "uri": "data:a/b;base64," + base64.b64encode(payload).decode()}]
    return tree


def test_gltf_with_embedded_buffers_equals_glb(tmp_path):
    path = tmp_path / "part.gltf"
    path.write_text(json.dumps(embedded_gltf(trimesh.Scene(PART))))
    assert same_triangles(load_mesh(path), PART.vertices, PART.faces)


def test_a_scene_is_joined_with_its_transforms_and_mirrored_copies_stay_outward(tmp_path):
    shift = np.eye(4)
    shift[:3, 3] = 10.0, 0.0, 0.0
    mirror = np.diag([-1.0, 1.0, 1.0, 1.0])
    scene = trimesh.Scene()
    scene.add_geometry(PART, transform=shift, geom_name="a")
    scene.add_geometry(PART, transform=mirror, geom_name="b")
    for suffix in ("glb", "3mf"):
        path = tmp_path / f"scene.{suffix}"
        path.write_bytes(file_bytes(scene, suffix))
        mesh = load_mesh(path, unit="m")
        assert len(mesh.faces) == 8
        assert volume(mesh) == pytest.approx(2.0 * PART.volume, rel=1e-14)
        assert mesh.vertices[:, 0].max() == 13.0
        assert mesh.vertices[:, 0].min() == -3.0
        assert any("joined 2 geometries" in note for note in mesh.notes)
        assert any("mirrored" in note for note in mesh.notes)


def test_a_gltf_surface_split_by_material_is_closed_again(tmp_path):
    halves = [trimesh.Trimesh(PART.vertices, PART.faces[rows], process=False) for rows in ([0, 1], [2, 3])]
    tree = embedded_gltf(trimesh.Scene(halves))
    tree["meshes"] = [{"primitives": [each["primitives"][0] for each in tree["meshes"]]}]
    tree["nodes"] = [{"mesh": 0}]
    tree["scenes"] = [{"nodes": [0]}]
    path = tmp_path / "split.gltf"
    path.write_text(json.dumps(tree))
    mesh = load_mesh(path)
    assert mesh.vertices.shape == (4, 3)
    assert same_triangles(mesh, PART.vertices, PART.faces)


def test_stl_says_that_it_merged_and_notes_bytes_after_the_end(tmp_path):
    path = tmp_path / "part.stl"
    path.write_bytes(file_bytes(PART, "stl") + b"tail")
    notes = load_mesh(path).notes
    assert "merged equal vertices: 12 became 4" in notes
    assert "ignored 4 bytes after the last triangle" in notes


def test_binary_stl_whose_header_begins_with_solid_is_read_as_binary(tmp_path):
    path = tmp_path / "part.stl"
    path.write_bytes(b"solid facet vertex".ljust(80) + file_bytes(PART, "stl")[80:])
    assert same_triangles(load_mesh(path), PART.vertices, PART.faces)


def test_ascii_stl_with_awkward_names_line_ends_and_two_solids(tmp_path):
    text = file_bytes(PART, "stl_ascii").decode().replace("solid ", "solid vertex endsolid facet 1 2 3", 1)
    path = tmp_path / "part.stl"
    path.write_bytes((text + text).replace("\n", "\r\n").encode())
    mesh = load_mesh(path)
    assert len(mesh.faces) == 8
    assert volume(mesh) == pytest.approx(2.0 * PART.volume, rel=1e-14)


@pytest.mark.parametrize("polygon", [4, 5, 7])
def test_polygons_become_triangles_of_the_same_area_in_every_text_format(tmp_path, polygon):
    angles = 2.0 * np.pi * np.arange(polygon) / polygon
    points = np.column_stack([np.cos(angles), np.sin(angles), np.zeros(polygon)])
    rows = "\n".join(" ".join(map(repr, point)) for point in points.tolist())
    ring = " ".join(map(str, range(polygon)))
    ply = "property float64 x\nproperty float64 y\nproperty float64 z\n"
    texts = {
        "obj": "v "
        + rows.replace("\n", "\nv ")
        + "\nf "
        + " ".join(f"{i + 1}/1/1" for i in range(polygon))
        + "\nf 1 2 3",
        "off": f"OFF\n{polygon} 2 0 # comment\n{rows}\n{polygon} {ring}\n3 0 1 2\n",
        "ply": f"ply\nformat ascii 1.0\ncomment TextureFile /etc/x\nelement vertex {polygon}\n{ply}element face 2\n"
        f"property list uchar int vertex_index\nend_header\n{rows}\n{polygon} {ring}\n3 0 1 2\n",
    }
    area = (
        polygon * np.sin(2.0 * np.pi / polygon) / 2.0
        + np.linalg.norm(np.cross(points[1] - points[0], points[2] - points[0])) / 2
    )
    for suffix, text in texts.items():
        path = tmp_path / f"polygon.{suffix}"
        path.write_text(text)
        mesh = load_mesh(path)
        a, b, c = mesh.vertices[mesh.faces].transpose(1, 0, 2)
        assert len(mesh.faces) == polygon - 1
        assert np.cross(b - a, c - a)[:, 2].sum() / 2.0 == pytest.approx(area, rel=1e-14)
        assert any("fans" in note for note in mesh.notes)


@pytest.mark.parametrize("order", ["little", "big"])
def test_binary_ply_with_mixed_polygons_and_extra_elements(tmp_path, order):
    code = "<" if order == "little" else ">"
    header = (
        f"ply\nformat binary_{order}_endian 1.0\nelement vertex 5\n"
        "property float x\nproperty float y\nproperty float z\n"
        "property uchar red\nelement face 3\nproperty list uchar int vertex_indices\nproperty uchar flag\n"
        "element edge 1\nproperty int vertex1\nproperty int vertex2\nend_header\n"
    )
    points = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1)]
    body = b"".join(struct.pack(code + "3fB", *point, 7) for point in points)
    for corners in [(3, 2, 1, 0), (0, 1, 4), (1, 2, 3, 4)]:
        body += struct.pack(f"{code}B{len(corners)}iB", len(corners), *corners, 1)
    path = tmp_path / "mixed.ply"
    path.write_bytes(header.encode() + body + struct.pack(code + "2i", 0, 1))
    mesh = load_mesh(path)
    assert len(mesh.faces) == 5
    assert same_triangles(mesh, points, [(3, 2, 1), (1, 0, 3), (0, 1, 4), (1, 2, 3), (3, 4, 1)])


def test_obj_relative_indices_count_back_from_their_own_line(tmp_path):
    path = tmp_path / "relative.obj"
    path.write_text("v 0 0 0\nv 1 0 0\nv 0 1 0\nf -3 -2 -1\nv 0 0 5\nv 1 0 5\nv 0 1 5\nf -3 \\\n -2 -1\n")
    mesh = load_mesh(path)
    assert mesh.faces.tolist() == [[0, 1, 2], [3, 4, 5]]


def test_obj_faces_of_two_corners_are_left_out_and_counted(tmp_path):
    path = tmp_path / "edges.obj"
    path.write_text("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2\nf 1 2 3\nf 3\n")
    mesh = load_mesh(path)
    assert mesh.faces.tolist() == [[0, 1, 2]]
    assert mesh.notes == ("left out 2 faces with fewer than three corners",)


def test_obj_seams_of_texture_and_normals_do_not_open_the_surface(tmp_path):
    lines = ["mtllib part.mtl"] + [f"v {x} {y} {z}" for x, y, z in PART.vertices.tolist()]
    lines += [f"vt 0.{i} 0.{i}" for i in range(9)] + ["vn 0 0 1", "vn 1 0 0"]
    lines += [f"usemtl m{n}\nf " + " ".join(f"{i + 1}/{n + j + 1}/{n % 2 + 1}" for j, i in enumerate(face))
              for n, face in enumerate(PART.faces.tolist())]  # fmt: skip
    path = tmp_path / "seams.obj"
    path.write_text("\n".join(lines))
    mesh = load_mesh(path)
    np.testing.assert_array_equal(mesh.faces, PART.faces)
    np.testing.assert_array_equal(mesh.vertices, PART.vertices)
    assert "materials and textures were not read" in mesh.notes


def three_mf(unit: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(file_bytes(PART, "3mf"))) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b'unit="millimeter"', unit.encode()))
    return out.getvalue()


@pytest.mark.parametrize(
    ("unit", "factor"), [('unit="inch"', 0.0254), ('unit="micron"', 1e-6), ('unit="meter"', 1.0), ("", 1e-3)]
)
def test_the_unit_of_a_3mf_file_is_honoured_and_told(tmp_path, unit, factor):
    path = tmp_path / "part.3mf"
    path.write_bytes(three_mf(unit))
    mesh = load_mesh(path)
    np.testing.assert_array_equal(mesh.vertices.max(axis=0), np.array([3.0, 5.0, 9.0]) * factor)
    assert any("unit of the file" in note for note in mesh.notes)
    forced = load_mesh(path, unit="cm")
    np.testing.assert_array_equal(forced.vertices.max(axis=0), np.array([3.0, 5.0, 9.0]) * 0.01)
    assert any("asked for" in note for note in forced.notes)


def test_an_unknown_unit_is_refused_with_the_nearest_one(tmp_path):
    path = tmp_path / "part.3mf"
    path.write_bytes(three_mf('unit="parsec"'))
    with pytest.raises(MeshFileError, match="parsec"):
        load_mesh(path)
    with pytest.raises(InputError, match="did you mean 'millimet"):
        load_mesh(path, unit="milimeter")
    assert load_mesh(path, unit="m").vertices.max() == 9.0


def test_units_are_exact_and_every_spelling_resolves():
    assert length_factor("mm") == 0.001
    assert length_factor(" Inches ") == 0.0254
    assert length_factor("ft") == 0.3048
    assert length_factor("yd") == 0.9144
    assert length_factor("mi") == 1609.344
    for spelling, symbol in SPELLINGS.items():
        assert length_factor(spelling) == length_factor(symbol) == METRES[symbol]
        assert length_factor(spelling.capitalize() + "s") == METRES[symbol]
    for wrong in ("", "parsec", None, 3):
        with pytest.raises(InputError, match="Expected: a unit of length"):
            length_factor(wrong)


few = st.sampled_from([0.0, -0.0, 1.0, np.nextafter(1.0, 2.0), -3.5, 1e-300])


@given(arrays.arrays(np.float64, st.tuples(st.integers(1, 40), st.just(3)), elements=few), st.booleans())
def test_merging_joins_exactly_the_equal_vertices_and_moves_no_triangle(vertices, collide):
    faces = np.arange(len(vertices) // 3 * 3).reshape(-1, 3)
    with pytest.MonkeyPatch.context() as patch:
        if collide:  # a hash that is the same for all: the exact sort must take over
            patch.setattr(merge, "MIX", (0, 0, 0, 0))
        merged, new_faces = merge_equal(vertices, faces)
    np.testing.assert_array_equal(merged[new_faces], vertices[faces])
    rows = [tuple(row) for row in merged.tolist()]
    assert len(set(rows)) == len(rows)
    assert rows == list(dict.fromkeys(tuple(row) for row in vertices.tolist()))


def test_sample_files_are_what_their_generator_makes():
    assert sample_names() == sorted(make.SAMPLES)
    for name, generate in make.SAMPLES.items():
        vertices, faces = generate()
        loaded = load_mesh(sample_path(name))
        np.testing.assert_array_equal(loaded.faces, faces)
        # sines and cosines may differ in the last place between C libraries
        np.testing.assert_allclose(loaded.vertices, vertices, rtol=0.0, atol=4.0 * np.finfo(float).eps)
        assert sample_path(name).stat().st_size < 100_000
    with pytest.raises(InputError, match="did you mean 'torus'"):
        sample_path("tors")


@pytest.mark.parametrize("name", sorted(make.SAMPLES))
def test_samples_are_closed_and_wound_outward(name):
    mesh = load_mesh(sample_path(name))
    edges = np.concatenate([mesh.faces[:, [0, 1]], mesh.faces[:, [1, 2]], mesh.faces[:, [2, 0]]]).tolist()
    assert len({tuple(edge) for edge in edges}) == len(edges)
    assert {(b, a) for a, b in edges} == {(a, b) for a, b in edges}
    assert volume(mesh) > 0.0


def test_sample_torus_has_the_reference_figures():
    mesh = load_mesh(sample_path("torus"))
    assert (len(mesh.vertices), len(mesh.faces)) == (576, 1152)
    # the reference is given to twelve digits
    assert volume(mesh) == pytest.approx(1.17473572998, abs=5e-12)
    solid = trimesh.Trimesh(mesh.vertices, mesh.faces, process=False)
    np.testing.assert_allclose(solid.moment_inertia, np.diag([0.62945668, 1.2238423, 0.62945668]), atol=5e-8)


@pytest.mark.parametrize("name", ["thandle", "wrench"])
def test_flat_samples_enclose_outline_times_thickness_with_caps_that_do_not_overlap(name):
    vertices, faces = make.SAMPLES[name]()
    half = len(vertices) // 2
    x, y = vertices[:half, 0], vertices[:half, 1]
    area = 0.5 * float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1)))
    top = vertices[faces[(faces >= half).all(axis=1)]]
    pieces = np.cross(top[:, 1] - top[:, 0], top[:, 2] - top[:, 0])[:, 2] / 2.0
    assert (pieces > 0.0).all()
    assert pieces.sum() == pytest.approx(area, rel=1e-13)


def test_casting_encloses_block_minus_cavity():
    assert volume(load_mesh(sample_path("casting"))) == pytest.approx(0.3 * 0.2 * 0.1 - 0.1 * 0.08 * 0.04, rel=1e-14)


def same_as_trimesh(path):
    """trimesh's own reader as the peer: corners of all triangles, wherever they are in the list."""
    peer = trimesh.load_scene(path, process=False)
    corners = []
    for node in peer.graph.nodes_geometry:
        transform, name = peer.graph[node]
        mesh = peer.geometry[name]
        faces = mesh.faces[:, ::-1] if np.linalg.det(transform) < 0.0 else mesh.faces
        corners.append((np.c_[mesh.vertices, np.ones(len(mesh.vertices))] @ transform.T)[:, :3][faces])
    expected = np.concatenate(corners)
    found = load_mesh(path, unit="m")
    found = found.vertices[found.faces]
    assert found.shape == expected.shape
    order = [np.lexsort(np.round(each.mean(axis=1), 9).T) for each in (found, expected)]
    np.testing.assert_allclose(
        np.sort(found[order[0]], axis=1), np.sort(expected[order[1]], axis=1), rtol=1e-12, atol=1e-12
    )
    # The orientation, which sorting the corners loses.
    normals = [np.cross(each[:, 1] - each[:, 0], each[:, 2] - each[:, 0]) for each in (found, expected)]
    np.testing.assert_allclose(normals[0][order[0]], normals[1][order[1]], rtol=1e-9, atol=1e-9)


def test_nodes_inside_nodes_with_every_kind_of_placement_stand_where_a_peer_puts_them(tmp_path):
    tree = embedded_gltf(trimesh.Scene(PART))
    turn = [0.1, -0.2, 0.3, 0.5]
    tree["nodes"] = [
        {"mesh": 0, "translation": [1, 2, 3], "rotation": turn, "scale": [2, 3, 4], "children": [1, 2]},
        {"mesh": 0, "matrix": [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1], "children": [3]},
        {"mesh": 0, "scale": [1, -1, 1]},
        {"mesh": 0, "translation": [0, 0, 9]},
    ]
    tree["scenes"] = [{"nodes": [0]}]
    tree["scene"] = 0
    path = tmp_path / "nested.gltf"
    path.write_text(json.dumps(tree))
    same_as_trimesh(path)


def test_a_strip_of_triangles_is_wound_as_a_peer_winds_it(tmp_path):
    points = np.array([(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 2, 1), (1, 2, 1)], dtype="<f4")
    binary = points.tobytes() + np.arange(6, dtype="<u2").tobytes()
    for indexed in (True, False):
        primitive = {"attributes": {"POSITION": 0}, "mode": 5} | ({"indices": 1} if indexed else {})
        tree = {
            "asset": {"version": "2.0"},
            "scenes": [{"nodes": [0]}],
            "nodes": [{"mesh": 0}],
            "meshes": [{"primitives": [primitive]}],
            "accessors": [
                {"bufferView": 0, "componentType": 5126, "count": 6, "type": "VEC3"},
                {"bufferView": 1, "componentType": 5123, "count": 6, "type": "SCALAR"},
            ],
            "bufferViews": [{"buffer": 0, "byteLength": 72}, {"buffer": 0, "byteOffset": 72, "byteLength": 12}],
            "buffers": [{"byteLength": 84, "uri": "data:a/b;base64," + base64.b64encode(binary).decode()}],
        }
        path = tmp_path / "strip.gltf"
        path.write_text(json.dumps(tree))
        mesh = load_mesh(path)
        assert mesh.faces.tolist() == [[0, 1, 2], [3, 2, 1], [2, 3, 4], [5, 4, 3]]


def test_components_inside_components_stand_where_a_peer_puts_them(tmp_path):
    mesh = (
        '<mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="2" z="0"/></vertices>'
        '<triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh>'
    )
    model = (
        '<?xml version="1.0"?><model unit="meter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">'
        f'<resources><object id="1">{mesh}</object><object id="2"><components>'
        '<component objectid="1" transform="0 1 0 -1 0 0 0 0 1 5 0 0"/><component objectid="1"/></components></object>'
        '<object id="3"><components><component objectid="2" transform="1 0 0 0 0 1 0 -1 0 0 7 0"/></components>'
        '</object></resources><build><item objectid="3" transform="2 0 0 0 2 0 0 0 2 1 1 1"/><item objectid="2"/>'
        "</build></model>"
    )
    path = tmp_path / "nested.3mf"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("3D/3dmodel.model", model)
    same_as_trimesh(path)
