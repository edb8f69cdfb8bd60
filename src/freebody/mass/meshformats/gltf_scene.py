"""The scene of a glTF file: which meshes stand where, and whether the numbers behind them are really there."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import Array, Faces, Limits, Piece, truncated

POSITION = {5126: "<f4"}
INDEX = {5121: "<u1", 5123: "<u2", 5125: "<u4"}
TRIANGLES, STRIP = 4, 5
DRAWN_WITHOUT_AREA = (0, 1, 2, 3)  # points and three kinds of lines

# No drawing needs more.
MAX_DEPTH = 128
MAX_NODES = 100_000

# Required extensions that do not touch the geometry.
HARMLESS = ("KHR_materials_", "KHR_texture_", "EXT_texture_", "KHR_lights_")

Buffer = bytes | memoryview


class Primitive(NamedTuple):
    """Accessors of positions and corners (None: one after the other), the mode, how many vertices and triangles."""

    positions: int
    corners: int | None
    mode: int
    vertices: int
    triangles: int


def read_scene(tree: dict[str, Any], buffers: list[Buffer], limits: Limits) -> tuple[list[Piece], list[str]]:
    """The triangles of all nodes, each in its place, and notes.

    Raises MeshFileError, or KeyError and the like where the tree lacks parts.
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
    meshes = [
        [found for each in mesh["primitives"] if (found := _primitive(each, accessors, notes)) is not None]
        for mesh in tree.get("meshes", [])
    ]
    placed = [(node, transform, _natural(mesh)) for node, transform, mesh in _nodes(tree)]
    # A few bytes of JSON can repeat the same positions any number of times: add up meshes, then nodes.
    totals = [(sum(each.triangles for each in mesh), sum(each.vertices for each in mesh)) for mesh in meshes]
    limits.check(sum(totals[mesh][0] for _, _, mesh in placed), sum(totals[mesh][1] for _, _, mesh in placed))
    if tree.get("skins") or tree.get("animations"):
        notes.append("skins and animations were not applied: the mesh is as stored")
    faces: dict[Primitive, Faces] = {}
    pieces: list[Piece] = []
    for node, transform, mesh in placed:
        for each in meshes[mesh]:
            if each not in faces:
                faces[each] = _faces(each, accessors)
            pieces.append(Piece(accessors.positions(each.positions), faces[each], transform, node))
    return pieces, notes


class _Accessors:
    """The accessors in use, each proven to lie inside its buffer before anything is read from it."""

    def __init__(self, tree: dict[str, Any], buffers: list[Buffer]) -> None:
        self.tree = tree
        self.buffers = buffers
        self._positions: dict[int, Array] = {}
        self._corners: dict[int, Faces] = {}

    def count(self, index: Any, kind: str, types: dict[int, str]) -> int:
        """How many items accessor ``index`` has, which must be ``kind`` of one of ``types``."""
        return len(self._view(_natural(index), kind, types))

    def positions(self, index: int) -> Array:
        """The points (n, 3), converted once."""
        if index not in self._positions:
            self._positions[index] = self._view(index, "VEC3", POSITION).astype(np.float64)
        return self._positions[index]

    def corners(self, index: int) -> Faces:
        """The vertex numbers (n,), converted once."""
        if index not in self._corners:
            self._corners[index] = self._view(index, "SCALAR", INDEX)[:, 0].astype(np.int64)
        return self._corners[index]

    def _view(self, index: int, kind: str, types: dict[int, str]) -> NDArray[Any]:
        accessor = self.tree["accessors"][index]
        component = accessor["componentType"]
        if accessor["type"] != kind or component not in types or "sparse" in accessor or "bufferView" not in accessor:
            raise MeshFileError(
                f"accessor {index} holds {str(accessor['type'])[:30]!r} of component type {str(component)[:30]}",
                expected=f"{kind} stored in a buffer, of component type {' or '.join(map(str, types))}",
                cause="compressed, sparse or quantised geometry",
                remedy="export it as plain glTF 2.0",
            )
        dtype, columns = np.dtype(types[component]), {"VEC3": 3, "SCALAR": 1}[kind]
        view = self.tree["bufferViews"][_natural(accessor["bufferView"])]
        count, start = _natural(accessor["count"]), _natural(accessor.get("byteOffset", 0))
        offset, length, number = (_natural(view.get(key, 0)) for key in ("byteOffset", "byteLength", "buffer"))
        item = columns * dtype.itemsize
        stride = _natural(view.get("byteStride", 0)) or item
        need = start + stride * max(count - 1, 0) + item
        buffer = self.buffers[number]
        if count == 0 or stride < item or need > length or offset + length > len(buffer):
            raise truncated(
                f"accessor {index} promises {count} items, that is {need} bytes of a view of {length} bytes "
                f"at byte {offset} of a buffer of {len(buffer)}",
                "items inside the buffer",
            )
        return np.ndarray((count, columns), dtype, buffer, offset + start, (stride, dtype.itemsize))


def _primitive(primitive: dict[str, Any], accessors: _Accessors, notes: list[str]) -> Primitive | None:
    """Positions and corners of a primitive that has an area."""
    mode = primitive.get("mode", TRIANGLES)
    if mode in DRAWN_WITHOUT_AREA:
        notes.append("points and lines were left out")
        return None
    if mode not in (TRIANGLES, STRIP):
        raise MeshFileError(
            f"a mesh has primitives of mode {str(mode)[:30]}",
            expected="triangles (4) or strips (5)",
            remedy="triangulate it",
        )
    position = primitive["attributes"]["POSITION"]
    vertices = count = accessors.count(position, "VEC3", POSITION)
    indices = primitive.get("indices")
    if indices is not None:
        count = accessors.count(indices, "SCALAR", INDEX)
    if mode == TRIANGLES and count % 3:
        raise truncated(f"a list of triangles has {count} corners", "a multiple of three")
    return Primitive(position, indices, mode, vertices, count // 3 if mode == TRIANGLES else max(count - 2, 0))


def _faces(primitive: Primitive, accessors: _Accessors) -> Faces:
    corners = np.arange(primitive.vertices) if primitive.corners is None else accessors.corners(primitive.corners)
    if primitive.mode == TRIANGLES:
        return corners.reshape(-1, 3)
    if len(corners) < 3:
        return np.zeros((0, 3), dtype=np.int64)
    strip = np.lib.stride_tricks.sliding_window_view(corners, 3).copy()
    # Every second triangle of a strip is wound the other way.
    strip[1::2] = strip[1::2, ::-1]
    return strip


def _nodes(tree: dict[str, Any]) -> list[tuple[int, Array | None, Any]]:
    """Number, placement (4, 4; None: none) and mesh of every node of the scene that draws one."""
    nodes = tree.get("nodes", [])
    children = {_natural(child) for node in nodes for child in node.get("children", [])}
    scenes = tree.get("scenes", [])
    roots = (
        scenes[_natural(tree.get("scene", 0))].get("nodes", []) if scenes else sorted({*range(len(nodes))} - children)
    )
    seen: set[int] = set()
    drawn: list[tuple[int, Array | None, Any]] = []
    queue: list[tuple[int, int, Array | None]] = [(_natural(root), 1, None) for root in reversed(roots)]
    while queue:
        index, depth, parent = queue.pop()
        if index in seen or depth > MAX_DEPTH or len(seen) >= MAX_NODES:
            raise MeshFileError(
                f"node {index} has two parents, or the scene is deeper than {MAX_DEPTH} or has over {MAX_NODES} nodes",
                expected="nodes that form a tree",
                cause="a file made to exhaust its reader, or a faulty exporter",
                remedy="export the parts one by one",
            )
        seen.add(index)
        node = nodes[index]
        if "EXT_mesh_gpu_instancing" in node.get("extensions", {}):
            raise MeshFileError(
                f"node {index} is instanced by EXT_mesh_gpu_instancing",
                expected="one node per copy",
                remedy="expand it",
            )
        own = _placement(node)
        here = own if parent is None else parent if own is None else parent @ own
        if "mesh" in node:
            drawn.append((index, here, node["mesh"]))
        queue.extend((_natural(child), depth + 1, here) for child in reversed(node.get("children", [])))
    return drawn


def _placement(node: dict[str, Any]) -> Array | None:
    """From the node's own coordinates to its parent's: a matrix, stored by columns, or scale, rotate, translate."""
    if not {"matrix", "rotation", "scale", "translation"} & node.keys():
        return None
    if "matrix" in node:
        return _numbers(node["matrix"], 16).reshape(4, 4).T
    placement = np.eye(4)
    if "rotation" in node:
        x, y, z, w = quaternion = _numbers(node["rotation"], 4)
        twice = 2.0 / float(quaternion @ quaternion) if quaternion.any() else 0.0
        placement[:3, :3] -= twice * np.array(
            [[y * y + z * z, w * z - x * y, -w * y - x * z], [-w * z - x * y, x * x + z * z, w * x - y * z],
             [w * y - x * z, -w * x - y * z, x * x + y * y]]
        )  # fmt: skip
    if "scale" in node:
        placement[:3, :3] *= _numbers(node["scale"], 3)
    if "translation" in node:
        placement[:3, 3] = _numbers(node["translation"], 3)
    return placement


def _numbers(value: Any, count: int) -> Array:
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"{str(value)[:60]} has not {count} numbers")
    return np.array(value, dtype=np.float64)


def _natural(value: Any) -> int:
    """A JSON number that can index or count; negative numbers would index from the end."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{str(value)[:60]!r} is not a whole number from 0")
    return value
