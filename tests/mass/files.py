"""Small valid mesh files of every format, and hostile ones."""

import io
import json
import struct
import zipfile

import trimesh

PART = trimesh.Trimesh(
    vertices=[(2, 3, 5), (3, 3, 5), (2, 5, 5), (2, 3, 9)],
    faces=[(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)],
    process=False,
)
BILLION = 1_000_000_000


def exported(kind, **options):
    data = PART.export(file_type=kind, **options)
    return data.encode() if isinstance(data, str) else data


def glb(tree, binary=b""):
    text = json.dumps(tree).encode()
    text += b" " * (-len(text) % 4)
    binary += b"\0" * (-len(binary) % 4)
    size = 28 + len(text) + len(binary)
    chunks = struct.pack("<4sII", b"glTF", 2, size), struct.pack("<II", len(text), 0x4E4F534A), text
    return b"".join(chunks) + struct.pack("<II", len(binary), 0x004E4942) + binary


def valid():
    """Suffix and content of one file per format and encoding."""
    tree, binary = triangle_tree()
    return [
        ("stl", exported("stl")),
        ("stl", exported("stl_ascii")),
        ("obj", exported("obj")),
        ("ply", exported("ply")),
        ("ply", exported("ply", encoding="ascii")),
        ("off", exported("off")),
        ("glb", glb(tree, binary)),
        ("3mf", three_mf(MODEL)),
    ]


def triangle_tree(**changes):
    """A glTF document with one triangle, and its buffer."""
    binary = struct.pack("<9f3H", 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 2)
    tree = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"},
            {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"},
        ],
        "bufferViews": [{"buffer": 0, "byteLength": 36}, {"buffer": 0, "byteOffset": 36, "byteLength": 6}],
        "buffers": [{"byteLength": 42}],
    }
    return tree | changes, binary


MODEL = (
    '<?xml version="1.0"?><model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">'
    '<resources><object id="1"><mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/>'
    '<vertex x="0" y="1" z="0"/></vertices><triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh></object>'
    '</resources><build><item objectid="1"/></build></model>'
)


def three_mf(model, *, level=9, name="3D/3dmodel.model"):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=level) as archive:
        archive.writestr(name, model)
    return out.getvalue()


def false_size(archive, size):
    """The archive with its first entry declared as ``size`` bytes, locally and in the directory."""
    data = bytearray(archive)
    struct.pack_into("<I", data, 22, size)
    struct.pack_into("<I", data, data.index(b"PK\x01\x02") + 24, size)
    return bytes(data)


def nested_components(levels):
    """A part that holds itself twice, ``levels`` deep: two to that power copies."""
    objects = "".join(
        f'<object id="{n}"><components>' + 2 * f'<component objectid="{n - 1}"/>' + "</components></object>"
        for n in range(2, levels + 2)
    )
    model = MODEL.replace("</resources>", objects + "</resources>")
    return three_mf(model.replace('<item objectid="1"', f'<item objectid="{levels + 1}"'))


def ply(encoding, vertices, faces, *, lists="uchar int", body=b""):
    header = (
        f"ply\nformat {encoding} 1.0\nelement vertex {vertices}\nproperty float x\nproperty float y\nproperty float z\n"
        f"element face {faces}\nproperty list {lists} vertex_indices\nend_header\n"
    )
    return header.encode() + body


def changed_accessor(index, **changes):
    tree, binary = triangle_tree()
    tree["accessors"][index] |= changes
    return glb(tree, binary)


def changed_tree(**changes):
    return glb(*triangle_tree(**changes))


CUBE = b"v 0 0 0\nv 1 0 0\nv 0 1 0\n"
TRIANGLE = struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0)
BOMB = three_mf(MODEL.replace("<resources>", "<resources>" + " " * (64 << 20)))
LAUGHS = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
UNBACKED = [{"componentType": 5126, "count": BILLION, "type": "VEC3"}] * 2
ELSEWHERE = [{"byteLength": 42, "uri": "../../secret.bin"}]
ITSELF = '<components><component objectid="1"/></components>'
DEEP = [{"children": [n + 1]} for n in range(5000)] + [{"mesh": 0}]
OVERFLOW = [{"matrix": [1e308] * 16, "children": [1]}, {"matrix": [-1e308] * 16, "mesh": 0}]
LATTICE = [{"children": [n + 1, n + 1]} for n in range(40)] + [{"mesh": 0}]

# name -> (content, what the message must say)
HOSTILE = {
    "empty.stl": (b"", "empty"),
    "rubbish.stl": (bytes(range(256)) * 8, "promises"),
    "rubbish.obj": (bytes(range(256)) * 8, "zero bytes"),
    "rubbish.ply": (bytes(range(256)) * 8, "PLY header"),
    "rubbish.off": (bytes(range(256)) * 8, "begins with"),
    "rubbish.glb": (bytes(range(256)) * 8, "begins with"),
    "rubbish.gltf": (bytes(range(256)) * 8, "JSON cannot be read"),
    "rubbish.3mf": (bytes(range(256)) * 8, "cannot be unpacked"),
    "short.stl": (b"abc", "3 bytes"),
    "zero.stl": (bytes(84), "no faces"),
    "billion.stl": (bytes(80) + struct.pack("<I", BILLION) + bytes(500), f"promises {BILLION} triangles"),
    "cut.stl": (exported("stl")[:-60], "promises 4 triangles"),
    "cut_text.stl": (exported("stl_ascii")[:-40], "opens 1 solids and closes 0"),
    "word.stl": (exported("stl_ascii").replace(b"vertex 2", b"vertex two", 1), "cannot be read"),
    "billion_text.ply": (ply("ascii", BILLION, BILLION, body=b"0 0 0\n"), "at least"),
    "billion_binary.ply": (ply("binary_little_endian", 3, BILLION, body=TRIANGLE), "at least"),
    "list.ply": (
        ply("binary_little_endian", 3, 1, lists="uint int", body=TRIANGLE + struct.pack("<I", 2**32 - 1) + bytes(12)),
        "ends in row 0",
    ),
    "negative.ply": (ply("ascii", -3, 1), "count '-3'"),
    "nothing.ply": (b"ply\nformat ascii 1.0\nelement ghost 1000000000\nend_header\n", "no properties"),
    "cloud.ply": (ply("ascii", 1, 0, body=b"0 0 0\n"), "no face element"),
    "index.ply": (ply("ascii", 3, 1, body=b"0 0 0\n1 0 0\n0 1 0\n3 0 1 7\n"), "face 0 with vertex 7"),
    "minus.ply": (ply("ascii", 3, 1, body=b"0 0 0\n1 0 0\n0 1 0\n3 0 1 -1\n"), "face 0 with vertex -1"),
    "nan.ply": (
        ply("ascii", 3, 1, body=b"0 0 0\nnan 0 0\n0 inf 0\n3 0 1 2\n"),
        "2 vertices are not finite, the first is vertex 1",
    ),
    "billion.off": (b"OFF\n1000000000 1000000000 0\n0 0 0\n", "promises 1000000000 vertices"),
    "counts.off": (b"OFF\n-1 1 0\n0 0 0\n", "counts"),
    "corners.off": (b"OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n1000000000 0 1 2\n", "face 0 reads"),
    "index.off": (b"OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n", "cannot be read|vertex 3"),
    "index.obj": (CUBE + b"f 1 2 9\n", "face 0 refers to vertex 9"),
    "zero.obj": (CUBE + b"f 0 1 2\n", "counted from 1"),
    "minus.obj": (CUBE + b"f -9 1 2\n", "counted from 1"),
    "huge.obj": (CUBE + b"f 1 2 99999999999999999999999\n", "refers to vertex 99999999999999999999999"),
    "nan.obj": (b"v 0 0 nan\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", "1 vertices are not finite, the first is vertex 0"),
    "points.obj": (CUBE, "no faces"),
    "length.glb": (struct.pack("<4sII", b"glTF", 2, BILLION) + bytes(20), f"promises {BILLION} bytes"),
    "chunk.glb": (struct.pack("<4sIIII", b"glTF", 2, 20, BILLION, 0x4E4F534A), f"chunk of {BILLION} bytes"),
    "count.glb": (changed_accessor(1, count=BILLION), f"accessor 1 promises {BILLION} items"),
    "positions.glb": (changed_accessor(0, count=BILLION), f"accessor 0 promises {BILLION} items"),
    "unbacked.glb": (changed_tree(accessors=UNBACKED), "stored in a buffer"),
    "negative.glb": (changed_accessor(1, byteOffset=-6), "not a whole number"),
    "view.glb": (changed_tree(bufferViews=[{"buffer": 0, "byteLength": BILLION}] * 2), "promises 3 items"),
    "draco.glb": (changed_tree(extensionsRequired=["KHR_draco_mesh_compression"]), "requires the glTF extension"),
    "deep.glb": (changed_tree(nodes=DEEP), "deeper than"),
    "lattice.glb": (changed_tree(nodes=LATTICE), "two parents"),
    "loop.glb": (changed_tree(nodes=[{"mesh": 0, "children": [0]}]), "two parents"),
    "index.glb": (glb(triangle_tree()[0], TRIANGLE + struct.pack("<3H", 0, 1, 9)), "face 0 with vertex 9"),
    "overflow.glb": (changed_tree(nodes=OVERFLOW), "not finite"),
    "external.gltf": (json.dumps(triangle_tree(buffers=ELSEWHERE)[0]).encode(), "never opened"),
    "nested.gltf": (b'{"asset":' + b"[" * 200_000, "JSON cannot be read"),
    "bomb.3mf": (BOMB, "unpacks to"),
    "liar.3mf": (false_size(BOMB, 4096), "cannot be unpacked|unpacks to|not well-formed"),
    "doctype.3mf": (three_mf(MODEL.replace("<model", LAUGHS + "<model", 1)), "document type or entities"),
    "utf16.3mf": (three_mf(MODEL.replace('<?xml version="1.0"?>', LAUGHS).encode("utf-16")), "document type"),
    "copies.3mf": (nested_components(60), "faces|copies"),
    "cycle.3mf": (three_mf(MODEL.replace("</mesh>", "</mesh>" + ITSELF)), "levels deep"),
    "nesting.3mf": (three_mf("<a>" * 100_000), "nested"),
    "elements.3mf": (three_mf("<model>" + "<a/>" * 2_000_000 + "</model>"), "unpacks to|elements"),
    "cut.3mf": (three_mf(MODEL)[:-30], "cannot be unpacked"),
    "no_model.3mf": (three_mf(MODEL, name="readme.txt"), "model parts"),
    "index.3mf": (three_mf(MODEL.replace('v3="2"', 'v3="77"')), "vertex 77"),
    "infinite.3mf": (three_mf(MODEL.replace('v3="2"', 'v3="1e999"')), "cannot be read: v3 is '1e999'"),
    "minus.3mf": (three_mf(MODEL.replace('v3="2"', 'v3="-1"')), "cannot be read: v3 is '-1'"),
    "half.3mf": (three_mf(MODEL.replace('v3="2"', 'v3="1.5"')), "cannot be read: v3 is '1.5'"),
    "transform.3mf": (
        three_mf(MODEL.replace("<item ", '<item transform="1 0 0" ')), "cannot be read: transform is '1 0 0'"
    ),
    "number.3mf": (three_mf(MODEL.replace('x="1"', 'x="one"')), "cannot be read"),
}  # fmt: skip
