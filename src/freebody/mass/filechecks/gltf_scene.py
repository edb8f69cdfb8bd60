"""The scene of a glTF file: which meshes stand where, and whether the numbers behind them are really there."""

from __future__ import annotations

from typing import Any

from freebody.errors import MeshFileError
from freebody.mass.filechecks.prepared import Limits, too_many_faces, truncated

__all__ = ["reduce_scene"]

FLOAT = 5126
INDEX_BYTES = {5121: 1, 5123: 2, 5125: 4}
TRIANGLES, STRIP = 4, 5
DRAWN_WITHOUT_AREA = (0, 1, 2, 3)  # points and three kinds of lines

# Deep chains and many nodes cost quadratic time in a scene graph; no drawing needs more.
MAX_DEPTH = 128
MAX_NODES = 100_000

Drawn = tuple[dict[str, Any], int, int]

# Required extensions that do not touch the geometry.
HARMLESS = ("KHR_materials_", "KHR_texture_", "EXT_texture_", "KHR_lights_")


def reduce_scene(tree: dict[str, Any], buffers: list[int], limits: Limits) -> tuple[dict[str, Any], list[str], int]:
    """A glTF tree with geometry alone over one joined buffer, notes, and the number of triangles with all instances.

    ``buffers`` holds the lengths in bytes. Raises MeshFileError, or KeyError and the like where the tree lacks parts.
    """
    for extension in tree.get("extensionsRequired", []):
        if not str(extension).startswith(HARMLESS):
            raise MeshFileError(
                f"it requires the glTF extension {str(extension)[:60]!r}",
                expected="plain glTF 2.0 geometry",
                cause="the geometry is compressed, quantised or instanced",
                remedy="export it without compression and extensions",
            )
    notes: list[str] = []
    accessors = _Accessors(tree, buffers)
    meshes = []
    for index, mesh in enumerate(tree.get("meshes", [])):
        primitives = [_primitive(each, accessors, notes) for each in mesh["primitives"]]
        meshes.append((index, [each for each in primitives if each is not None]))
    nodes, roots = _nodes(tree)
    placed = [each for node in nodes if "mesh" in node for each in meshes[node["mesh"]][1]]
    total = sum(triangles for _, _, triangles in placed)
    # A few bytes of JSON can repeat the same positions any number of times.
    vertices = sum(vertices for _, vertices, _ in placed)
    if total > limits.faces or vertices > limits.vertices:
        raise too_many_faces(max(total, vertices // 3), limits)
    if tree.get("skins") or tree.get("animations"):
        notes.append("skins and animations were not applied: the mesh is as stored")
    reduced = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": roots}],
        "nodes": nodes,
        "meshes": [{"name": f"m{i}", "primitives": [each for each, *_ in primitives]} for i, primitives in meshes],
        "accessors": accessors.kept,
        "bufferViews": accessors.views,
        "buffers": [{"byteLength": sum(buffers)}],
    }
    return reduced, notes, max(total, 1)


class _Accessors:
    """The accessors in use, each proven to lie inside its buffer."""

    def __init__(self, tree: dict[str, Any], buffers: list[int]) -> None:
        self.tree = tree
        self.buffers = buffers
        self.kept: list[dict[str, Any]] = []
        self.views: list[dict[str, Any]] = []

    def keep(self, index: int, kind: str, sizes: dict[int, int]) -> tuple[int, int]:
        """The new index and the count of accessor ``index``, whose items must be ``kind`` of one of ``sizes``."""
        accessor = self.tree["accessors"][_natural(index)]
        component = accessor["componentType"]
        if accessor["type"] != kind or component not in sizes or "sparse" in accessor or "bufferView" not in accessor:
            raise MeshFileError(
                f"accessor {index} holds {accessor['type']!r} of component type {component!r}",
                expected=f"{kind} stored in a buffer, of component type {' or '.join(map(str, sizes))}",
                cause="compressed, sparse or quantised geometry",
                remedy="export it as plain glTF 2.0",
            )
        view = self.tree["bufferViews"][_natural(accessor["bufferView"])]
        count, start = _natural(accessor["count"]), _natural(accessor.get("byteOffset", 0))
        offset, length, buffer = (_natural(view.get(key, 0)) for key in ("byteOffset", "byteLength", "buffer"))
        stride = _natural(view.get("byteStride", 0)) or sizes[component]
        need = start + stride * max(count - 1, 0) + sizes[component]
        if count == 0 or stride < sizes[component] or need > length or offset + length > self.buffers[buffer]:
            raise truncated(
                f"accessor {index} promises {count} items, that is {need} bytes of a view of {length} bytes "
                f"at byte {offset} of a buffer of {self.buffers[buffer]}",
                "items inside the buffer",
            )
        self.views.append(
            {"buffer": 0, "byteOffset": sum(self.buffers[:buffer]) + offset, "byteLength": length}
            | ({"byteStride": stride} if "byteStride" in view else {})
        )
        view_index = len(self.views) - 1
        kept = {"bufferView": view_index, "byteOffset": start, "componentType": component, "count": count, "type": kind}
        self.kept.append(kept)
        return len(self.kept) - 1, count


def _primitive(primitive: dict[str, Any], accessors: _Accessors, notes: list[str]) -> Drawn | None:
    """The primitive with nothing but positions and indices, how many vertices and how many triangles it has."""
    mode = primitive.get("mode", TRIANGLES)
    if mode in DRAWN_WITHOUT_AREA:
        notes.append("points and lines were left out")
        return None
    if mode not in (TRIANGLES, STRIP):
        raise MeshFileError(
            f"a mesh has primitives of mode {mode!r}", expected="triangles (4) or strips (5)", remedy="triangulate it"
        )
    position, vertices = accessors.keep(primitive["attributes"]["POSITION"], "VEC3", {FLOAT: 12})
    reduced: dict[str, Any] = {"attributes": {"POSITION": position}, "mode": mode}
    count = vertices
    if "indices" in primitive:
        reduced["indices"], count = accessors.keep(primitive["indices"], "SCALAR", INDEX_BYTES)
    if mode == TRIANGLES and count % 3:
        raise truncated(f"a list of triangles has {count} corners", "a multiple of three")
    return reduced, vertices, count // 3 if mode == TRIANGLES else max(count - 2, 0)


def _nodes(tree: dict[str, Any]) -> tuple[list[dict[str, Any]], list[int]]:
    """The nodes of the scene as a forest, renamed and renumbered, and its roots."""
    nodes = tree.get("nodes", [])
    children = {_natural(child) for node in nodes for child in node.get("children", [])}
    scenes = tree.get("scenes", [])
    roots = scenes[_natural(tree.get("scene", 0))].get("nodes", []) if scenes else set(range(len(nodes))) - children
    numbers: dict[int, int] = {}
    order: list[int] = []
    queue = [(_natural(root), 1) for root in roots]
    while queue:
        index, depth = queue.pop()
        if index in numbers or depth > MAX_DEPTH or len(order) >= MAX_NODES:
            raise MeshFileError(
                f"node {index} has two parents, or the scene is deeper than {MAX_DEPTH} or has over {MAX_NODES} nodes",
                expected="nodes that form a tree",
                cause="a file made to exhaust its reader, or a faulty exporter",
                remedy="export the parts one by one",
            )
        numbers[index] = len(order)
        order.append(index)
        queue.extend((_natural(child), depth + 1) for child in reversed(nodes[index].get("children", [])))
    reduced = []
    for index in order:
        node = nodes[index]
        if "EXT_mesh_gpu_instancing" in node.get("extensions", {}):
            raise MeshFileError(
                f"node {index} is instanced by EXT_mesh_gpu_instancing",
                expected="one node per copy",
                remedy="expand it",
            )
        kept = {key: node[key] for key in ("mesh", "matrix", "translation", "rotation", "scale") if key in node}
        if "mesh" in kept:
            _natural(kept["mesh"])
        if node.get("children"):
            kept["children"] = [numbers[child] for child in node["children"]]
        reduced.append(kept | {"name": f"n{numbers[index]}"})
    return reduced, [numbers[root] for root in roots]


def _natural(value: Any) -> int:
    """A JSON number that can index or count; negative numbers would index from the end."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{value!r} is not a whole number from 0")
    return value
