"""glTF, as one binary file (GLB) or as JSON with its data embedded."""

from __future__ import annotations

import base64
import binascii
import json
import struct
from typing import Any

from freebody.errors import MeshFileError
from freebody.mass.filechecks.gltf_scene import reduce_scene
from freebody.mass.filechecks.prepared import Limits, Merge, Prepared, truncated

__all__ = ["check_glb", "check_gltf"]

MAGIC = b"glTF"
JSON_CHUNK = 0x4E4F534A
BINARY_CHUNK = 0x004E4942


def check_glb(data: bytes, limits: Limits) -> Prepared:
    """Check the chunks of a GLB file, then its scene."""
    if len(data) < 20 or data[:4] != MAGIC:
        raise MeshFileError(
            f"it begins with {data[:8]!r}", expected="the letters 'glTF' and a header", remedy="export it again as GLB"
        )
    version, length = struct.unpack_from("<II", data, 4)
    if version != 2:
        raise MeshFileError(f"it is glTF version {version}", expected="version 2", remedy="export it as glTF 2.0")
    if length > len(data):
        raise truncated(f"its header promises {length} bytes, but it has {len(data)}", "a file as long as promised")
    text: bytes | None = None
    binary: bytes | None = None
    at = 12
    while at + 8 <= length:
        size, kind = struct.unpack_from("<II", data, at)
        if at + 8 + size > length:
            raise truncated(f"a chunk of {size} bytes starts at byte {at} of {length}", "chunks that fit the file")
        chunk = data[at + 8 : at + 8 + size]
        if kind == JSON_CHUNK and text is None:
            text = chunk
        elif kind == BINARY_CHUNK and binary is None:
            binary = chunk
        at += 8 + size
    if text is None:
        raise MeshFileError("it has no JSON chunk", expected="a JSON chunk first", remedy="export it again")
    return _check(text, binary, limits)


def check_gltf(data: bytes, limits: Limits) -> Prepared:
    """Check a glTF file in JSON whose buffers are embedded as data URIs."""
    return _check(data, None, limits)


def _check(text: bytes, binary: bytes | None, limits: Limits) -> Prepared:
    try:
        tree = json.loads(text.decode("utf-8-sig"))
    except (ValueError, RecursionError) as problem:
        raise MeshFileError(
            f"its JSON cannot be read: {problem}", expected="a glTF document", remedy="export it again"
        ) from None
    if not isinstance(tree, dict) or not isinstance(tree.get("asset"), dict):
        raise MeshFileError("its JSON has no 'asset'", expected="a glTF 2.0 document", remedy="export it again")
    if not str(tree["asset"].get("version", "")).startswith("2"):
        raise MeshFileError(
            f"it is glTF version {tree['asset'].get('version')!r}", expected="version 2.0", remedy="export it again"
        )
    buffers = _buffers(tree, binary)
    try:
        reduced, notes, triangles = reduce_scene(tree, [len(buffer) for buffer in buffers], limits)
    except MeshFileError:
        raise
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as problem:
        raise MeshFileError(
            f"its scene is not well formed: {type(problem).__name__}: {problem}",
            expected="nodes, meshes, accessors and buffer views as glTF 2.0 prescribes",
            remedy="export it again",
        ) from None
    return Prepared(_pack(reduced, b"".join(buffers)), "glb", triangles, "m", Merge.PER_NODE, notes)


def _buffers(tree: dict[str, Any], binary: bytes | None) -> list[bytes]:
    buffers = []
    declared = tree.get("buffers", [])
    for index, buffer in enumerate(declared if isinstance(declared, list) else []):
        uri = buffer.get("uri") if isinstance(buffer, dict) else None
        if uri is None and index == 0 and binary is not None:
            buffers.append(binary)
            continue
        head, comma, payload = str(uri).partition(",")
        if not (comma and head.startswith("data:") and head.endswith(";base64")):
            raise MeshFileError(
                f"buffer {index} is in another place: {str(uri)[:60]!r}",
                expected="data inside the file",
                cause="a .gltf file with a .bin file beside it; other files are never opened",
                remedy="export it as one .glb file",
            )
        try:
            buffers.append(base64.b64decode(payload, validate=True))
        except binascii.Error as problem:
            raise MeshFileError(
                f"buffer {index} is not base64: {problem}", expected="embedded data", remedy="export it again"
            ) from None
    return buffers


def _pack(tree: dict[str, Any], binary: bytes) -> bytes:
    """One GLB file with a single buffer."""
    text = json.dumps(tree).encode()
    text += b" " * (-len(text) % 4)
    binary += b"\0" * (-len(binary) % 4)
    size = 12 + 8 + len(text) + 8 + len(binary)
    chunks = [struct.pack("<4sII", MAGIC, 2, size), struct.pack("<II", len(text), JSON_CHUNK), text]
    return b"".join([*chunks, struct.pack("<II", len(binary), BINARY_CHUNK), binary])
