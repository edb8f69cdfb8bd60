"""Animated glTF 2.0 in one binary file (.glb), which Blender, three.js and the viewers of most systems open."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody._version import __version__
from freebody.export.drawing import Bars, Drawing
from freebody.trajectory.run import Trajectory

# Numbers of the format.
FLOAT = 5126
VERTICES = 34962
MAGIC, JSON_CHUNK, BINARY_CHUNK = 0x46546C67, 0x4E4F534A, 0x004E4942

# glTF's up is y; the worlds here have no up, but gravity is usually written along -z. 90 degrees about x, xyzw.
Z_UP_TO_Y_UP = [-(0.5**0.5), 0.0, 0.0, 0.5**0.5]


def write_glb(run: Trajectory, drawn: list[Drawing], path: Path, others: Sequence[Bars] = ()) -> None:
    """Write the meshes and, for each body, its positions and orientations at the frames of ``run``; ``others`` are
    floors and fixed shapes.

    Times start at zero, in s; lengths in m. Numbers are single precision, as the format demands. The root node turns z
    up into y up.
    """
    file = _File()
    times = file.accessor((run.times - run.times[0])[:, None], "SCALAR", bounds=True)
    nodes: list[dict[str, Any]] = []
    channels: list[dict[str, Any]] = []
    samplers: list[dict[str, Any]] = []
    poses = [(run[body.name].position, run[body.name].orientation) for body in drawn]
    for other in others:
        poses += [
            (other.positions[:, k], np.asarray(so3.matrix_to_quaternion(other.rotations[:, k])))
            for k in range(len(other.drawn))
        ]
        drawn = [*drawn, *other.drawn]
    for number, (body, (position, orientation)) in enumerate(zip(drawn, poses)):
        scalar_last = orientation[:, [1, 2, 3, 0]]
        nodes.append(
            {
                "name": body.name,
                "mesh": number,
                "translation": _single(position[0]),
                "rotation": _single(scalar_last[0]),
            }
        )
        for target, values, kind in (("translation", position, "VEC3"), ("rotation", scalar_last, "VEC4")):
            samplers.append({"input": times, "output": file.accessor(values, kind), "interpolation": "LINEAR"})
            channels.append({"sampler": len(samplers) - 1, "target": {"node": number, "path": target}})
    # Not "world": trimesh before 5 takes a node of that name for its own and loses the rotation.
    root = {"name": "freebody", "children": list(range(len(nodes))), "rotation": Z_UP_TO_Y_UP}
    content = {
        "asset": {"version": "2.0", "generator": f"freebody {__version__}"},
        "scene": 0,
        "scenes": [{"nodes": [len(nodes)]}],
        "nodes": [*nodes, root],
        "meshes": [_mesh(file, number, body) for number, body in enumerate(drawn)],
        "materials": [_material(body) for body in drawn],
        "animations": [{"name": run.method, "samplers": samplers, "channels": channels}],
        **file.description(),
    }
    path.write_bytes(_packed(content, bytes(file.data)))


def _mesh(file: _File, number: int, body: Drawing) -> dict[str, Any]:
    """Triangles that share no vertices, so that every viewer shows the facets."""
    corners = body.vertices[body.faces]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    # Triangles without area have no normal; any unit vector will do.
    normals = np.where(lengths > 0.0, normals / np.where(lengths > 0.0, lengths, 1.0), [0.0, 0.0, 1.0])
    attributes = {
        "POSITION": file.accessor(corners.reshape(-1, 3), "VEC3", bounds=True, target=VERTICES),
        "NORMAL": file.accessor(np.repeat(normals, 3, axis=0), "VEC3", target=VERTICES),
    }
    return {"name": body.name, "primitives": [{"attributes": attributes, "material": number}]}


def _material(body: Drawing) -> dict[str, Any]:
    # Base colours are linear light; 2.2 is the usual power for sRGB.
    color = [round((part / 255.0) ** 2.2, 6) for part in body.color]
    look = {"baseColorFactor": [*color, 1.0], "metallicFactor": 0.0, "roughnessFactor": 0.7}
    return {"name": body.name, "pbrMetallicRoughness": look}


def _single(values: NDArray[np.float64]) -> list[float]:
    return [float(np.float32(value)) for value in values]


class _File:
    """The binary part, and what the JSON part says about it."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.views: list[dict[str, Any]] = []
        self.accessors: list[dict[str, Any]] = []

    def accessor(
        self, values: NDArray[np.float64], kind: str, *, bounds: bool = False, target: int | None = None
    ) -> int:
        """Add rows of floats; the number of their accessor."""
        single = np.ascontiguousarray(values, dtype="<f4")
        view: dict[str, Any] = {"buffer": 0, "byteOffset": len(self.data), "byteLength": single.nbytes}
        if target is not None:
            view["target"] = target
        self.data += single.tobytes()
        self.views.append(view)
        made: dict[str, Any] = {
            "bufferView": len(self.views) - 1,
            "componentType": FLOAT,
            "count": len(single),
            "type": kind,
        }
        if bounds:
            made |= {"min": single.min(axis=0).tolist(), "max": single.max(axis=0).tolist()}
        self.accessors.append(made)
        return len(self.accessors) - 1

    def description(self) -> dict[str, Any]:
        """The parts of the JSON that describe the data."""
        return {"buffers": [{"byteLength": len(self.data)}], "bufferViews": self.views, "accessors": self.accessors}


def _packed(content: dict[str, Any], binary: bytes) -> bytes:
    """Header, JSON chunk and binary chunk, each padded to four bytes."""
    text = json.dumps(content, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary += b"\0" * (-len(binary) % 4)
    total = 12 + 8 + len(text) + 8 + len(binary)
    head = struct.pack("<III", MAGIC, 2, total)
    chunks = struct.pack("<II", len(text), JSON_CHUNK) + text + struct.pack("<II", len(binary), BINARY_CHUNK) + binary
    return head + chunks
