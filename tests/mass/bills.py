"""Small files that once had large bills: every family grows to the size that is asked for."""

import base64
import io
import json
import struct
import zipfile

from files import MODEL, glb, three_mf, triangle_tree


def rows(head: bytes, row: bytes, size: int, tail: bytes = b"") -> bytes:
    return head + row * ((size - len(head) - len(tail)) // len(row)) + tail


def ply_extra(size: int, *, encoding: str = "binary_little_endian", front: bool = True) -> bytes:
    """A triangle, and rows of another element whose lists have lengths of their own."""
    binary = encoding != "ascii"
    row = b"\0\1\7" if binary else b"0\n1 7\n"
    count = size // len(row) * 2
    triangle = (
        struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0) + b"\3\0\1\2" if binary else b"0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n"
    )
    extra = f"element extra {count}\nproperty list uchar uchar a\n"
    mesh = (
        "element vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
        "element face 1\nproperty list uchar uchar vertex_indices\n"
    )
    header = f"ply\nformat {encoding} 1.0\n{extra + mesh if front else mesh + extra}end_header\n".encode()
    body = row * (count // 2)
    return header + (body + triangle if front else triangle + body)


def ply_fans(size: int, corners: int = 255) -> bytes:
    """Polygons with many corners of one byte each; the last one differs, so that rows are walked over."""
    row = bytes([corners]) + b"\0\1\2" * (corners // 3)
    count = size // len(row)
    header = (
        "ply\nformat binary_little_endian 1.0\n"
        "element vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
        f"element face {count + 1}\nproperty list uchar uchar vertex_indices\nend_header\n"
    )
    return header.encode() + struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0) + row * count + b"\3\0\1\2"


def ply_header(size: int) -> bytes:
    """Properties without end, within what a header may have."""
    names = (f"property char p{number}\n" for number in range(min(size, 900_000) // 25))
    return f"ply\nformat ascii 1.0\nelement vertex 3\n{''.join(names)}end_header\n".encode()


def off_lines(size: int) -> bytes:
    count = size // 14
    return b"OFF\n%d %d 0\n" % (count, count) + b"0 0 0\n" * count + b"3 0 0 0\n" * count


def off_fan(size: int) -> bytes:
    corners = min(size, 1_000_000) // 2
    polygon = b"%d" % corners + b" 0" * corners + b"\n"
    count = max(1, size // len(polygon))
    return b"OFF\n1 %d 0\n0 0 0\n" % count + polygon * count


def obj_lines(size: int) -> bytes:
    return b"v 0 0 0\n" * (size // 16) + b"f 1 1 1\n" * (size // 16)


def obj_fan(size: int) -> bytes:
    return rows(b"v 0 0 0\n", b"f" + b" 1" * 450_000 + b"\n", max(size, 910_000))


def obj_continued(size: int) -> bytes:
    return b"v 0 0 0\nf 1 1 1\nf 1 1 1 " + b"\\\n" * (size // 2) + b"1\n"


def obj_others(size: int) -> bytes:
    return rows(b"v 0 0 0\nf 1 1 1\n", b"x\n", size)


def stl_lines(size: int) -> bytes:
    return rows(b"solid\n", b"facet\n" + b"vertex 0 0 0\n" * 3, size, b"endsolid\n")


def glb_accessors(size: int) -> bytes:
    """Accessors and primitives by the thousand, over one view."""
    tree, binary = triangle_tree()
    count = size // 150
    tree["accessors"] = tree["accessors"][:1] * count + tree["accessors"][1:]
    tree["meshes"] = [{"primitives": [{"attributes": {"POSITION": n}, "indices": count} for n in range(count)]}]
    return glb(tree, binary)


def gltf_buffers(size: int) -> bytes:
    """As many buffers as accessors: what lies before each must not be added up again and again."""
    tree, binary = triangle_tree()
    uri = "data:a/b;base64," + base64.b64encode(binary).decode()
    count = size // 420
    tree["buffers"] = [{"byteLength": 42, "uri": uri}] * count
    tree["bufferViews"] = [
        view for n in range(count)
        for view in ({"buffer": n, "byteLength": 36}, {"buffer": n, "byteOffset": 36, "byteLength": 6})
    ]  # fmt: skip
    tree["accessors"] = [
        each | {"bufferView": 2 * n + k} for n in range(count) for k, each in enumerate(tree["accessors"])
    ]
    tree["meshes"] = [{"primitives": [{"attributes": {"POSITION": 2 * n}, "indices": 2 * n + 1} for n in range(count)]}]
    return json.dumps(tree).encode()


def glb_nodes(size: int) -> bytes:
    """Every node draws the same mesh."""
    tree, binary = triangle_tree()
    count = min(size // 20, 90_000)
    tree["nodes"] = [{"mesh": 0}] * count
    tree["scenes"] = [{"nodes": list(range(count))}]
    return glb(tree, binary)


def glb_pairs(size: int) -> bytes:
    """Many nodes, and many primitives in the mesh that each of them draws."""
    tree, binary = triangle_tree()
    count = min(size // 66, 90_000)
    tree["nodes"] = [{"mesh": 0}] * count
    tree["scenes"] = [{"nodes": list(range(count))}]
    tree["meshes"] = [{"primitives": tree["meshes"][0]["primitives"] * count}]
    return glb(tree, binary)


def glb_children(size: int) -> bytes:
    """Nodes that hang in each other, a hundred deep, each with a placement."""
    tree, binary = triangle_tree()
    count = size // 60
    tree["nodes"] = [
        {"translation": [1, 0, 0]} | ({"children": [n + 1]} if n % 100 < 99 and n + 1 < count else {"mesh": 0})
        for n in range(count)
    ]
    tree["scenes"] = [{"nodes": list(range(0, count, 100))}]
    return glb(tree, binary)


def gltf_tables(size: int) -> bytes:
    """The JSON that costs the most once it is read."""
    return rows(b'{"asset":{"version":"2"},"x":[', b'{"":0},', size, b"0]}")


def threemf_triangles(size: int) -> bytes:
    """Packed as tightly as is allowed."""
    model = MODEL.replace("</triangles>", '<triangle v1="0" v2="1" v3="2"/>' * (size // 32) + "</triangles>")
    return three_mf(model, level=1)


def threemf_items(count: int) -> bytes:
    return three_mf(MODEL.replace("</build>", '<item objectid="1"/>' * count + "</build>"))


def threemf_components(count: int) -> bytes:
    """Objects that contain each other, each once, in rows of sixty, and every row placed in the build."""
    objects = "".join(
        f'<object id="{n}"><components><component objectid="{n - 1 if n % 60 != 2 else 1}" '
        f'transform="1 0 0 0 1 0 0 0 1 {n} 0 0"/></components></object>'
        for n in range(2, count + 2)
    )
    items = "".join(f'<item objectid="{n}"/>' for n in range(61, count + 2, 60))
    return three_mf(MODEL.replace("</resources>", objects + "</resources>").replace("</build>", items + "</build>"))


def threemf_tag(count: int, kind: str = "comment") -> bytes:
    """A comment or an attribute as long as the archive may unpack to."""
    words = f"<!--{' ' * count}-->" if kind == "comment" else f'<metadata name="{" " * count}"/>'
    return three_mf(MODEL.replace("<resources>", words + "<resources>"), level=1)


def threemf_large_copies(triangles: int, copies: int) -> bytes:
    """One object with many triangles, placed many times."""
    model = MODEL.replace("</triangles>", '<triangle v1="0" v2="1" v3="2"/>' * triangles + "</triangles>")
    return three_mf(model.replace("</build>", '<item objectid="1"/>' * copies + "</build>"))


def threemf_parts(count: int) -> bytes:
    """Parts none of which unpacks to much, but all together do."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(count):
            archive.writestr(f"3D/{number}.model", MODEL.replace("<resources>", "<resources>" + " " * 900_000))
    return out.getvalue()


# name -> content of about so many bytes
GROWING = {
    "extra_front.ply": ply_extra,
    "extra_behind.ply": lambda size: ply_extra(size, front=False),
    "extra_text.ply": lambda size: ply_extra(size, encoding="ascii"),
    "fans.ply": ply_fans,
    "header.ply": ply_header,
    "lines.off": off_lines,
    "fan.off": off_fan,
    "lines.obj": obj_lines,
    "fan.obj": obj_fan,
    "continued.obj": obj_continued,
    "others.obj": obj_others,
    "lines.stl": stl_lines,
    "accessors.glb": glb_accessors,
    "buffers.gltf": gltf_buffers,
    "nodes.glb": glb_nodes,
    "pairs.glb": glb_pairs,
    "children.glb": glb_children,
    "tables.gltf": gltf_tables,
    "triangles.3mf": threemf_triangles,
}
