"""glTF, as one binary file (GLB) or as JSON with its data embedded."""

from __future__ import annotations

import base64
import binascii
import json
import struct
from typing import Any

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import Found, Limits, Merge, truncated
from freebody.mass.meshformats.gltf_scene import read_scene

MAGIC = b"glTF"
JSON_CHUNK = 0x4E4F534A
BINARY_CHUNK = 0x004E4942

# Bytes of JSON without embedded data. Ten thousand parts have two thirds of this, and it is parsed within a second.
MAX_JSON = 1 << 23

# Letters of base64 that are decoded at a time.
BITE = 1 << 22

EMBEDDED = b'"data:'


def read_glb(data: bytes, limits: Limits) -> Found:
    """Check the chunks of a GLB file, then read its scene."""
    if len(data) < 20 or data[:4] != MAGIC:
        raise MeshFileError(
            f"it begins with {data[:8]!r}", expected="the letters 'glTF' and a header", remedy="export it again as GLB"
        )
    version, length = struct.unpack_from("<II", data, 4)
    if version != 2:
        raise MeshFileError(f"it is glTF version {version}", expected="version 2", remedy="export it as glTF 2.0")
    if length > len(data):
        raise truncated(f"its header promises {length} bytes, but it has {len(data)}", "a file as long as promised")
    whole = memoryview(data)
    text: memoryview | None = None
    binary: memoryview | None = None
    at = 12
    while at + 8 <= length:
        size, kind = struct.unpack_from("<II", data, at)
        if at + 8 + size > length:
            raise truncated(f"a chunk of {size} bytes starts at byte {at} of {length}", "chunks that fit the file")
        chunk = whole[at + 8 : at + 8 + size]
        if kind == JSON_CHUNK and text is None:
            text = chunk
        elif kind == BINARY_CHUNK and binary is None:
            binary = chunk
        at += 8 + size
    if text is None:
        raise MeshFileError("it has no JSON chunk", expected="a JSON chunk first", remedy="export it again")
    return _read(text, binary, limits)


def read_gltf(data: bytes, limits: Limits) -> Found:
    """Read a glTF file in JSON whose buffers are embedded as data URIs."""
    return _read(memoryview(data), None, limits)


def _read(text: memoryview, binary: memoryview | None, limits: Limits) -> Found:
    lean, payloads = _taken_out(bytes(text))
    if len(lean) > MAX_JSON:
        raise MeshFileError(
            f"it has {len(lean)} bytes of JSON beside its data",
            expected=f"at most {MAX_JSON}",
            remedy="export the parts one by one",
        )
    try:
        tree = json.loads(lean.decode("utf-8-sig"))
    except (ValueError, RecursionError) as problem:
        raise MeshFileError(
            f"its JSON cannot be read: {problem}", expected="a glTF document", remedy="export it again"
        ) from None
    if not isinstance(tree, dict) or not isinstance(tree.get("asset"), dict):
        raise MeshFileError("its JSON has no 'asset'", expected="a glTF 2.0 document", remedy="export it again")
    if not str(tree["asset"].get("version", ""))[:30].startswith("2"):
        raise MeshFileError(
            f"it is glTF version {str(tree['asset'].get('version'))[:30]!r}",
            expected="version 2.0",
            remedy="export it again",
        )
    buffers = _buffers(tree, binary, payloads)
    try:
        pieces, notes = read_scene(tree, buffers, limits)
    except MeshFileError:
        raise
    except (KeyError, IndexError, TypeError, AttributeError, ValueError, OverflowError) as problem:
        raise MeshFileError(
            f"its scene is not well formed: {type(problem).__name__}: {str(problem)[:200]}",
            expected="nodes, meshes, accessors and buffer views as glTF 2.0 prescribes",
            remedy="export it again",
        ) from None
    return Found(pieces, "m", Merge.PER_NODE, notes)


def _taken_out(text: bytes) -> tuple[bytes, list[memoryview]]:
    """The JSON with the number of each embedded text in its place, and these texts: strings that begin with data:."""
    kept: list[bytes] = []
    payloads: list[memoryview] = []
    whole = memoryview(text)
    at = 0
    while True:
        start = text.find(EMBEDDED, at)
        end = text.find(b'"', start + 1) if start >= 0 else -1
        if end < 0:
            return b"".join([*kept, whole[at:]]), payloads
        kept += [bytes(whole[at:start]), b'"data:%d"' % len(payloads)]
        payloads.append(whole[start + 1 : end])
        at = end + 1


def _buffers(tree: dict[str, Any], binary: memoryview | None, payloads: list[memoryview]) -> list[bytes | memoryview]:
    buffers: list[bytes | memoryview] = []
    declared = tree.get("buffers", [])
    seen: set[int] = set()
    for index, buffer in enumerate(declared if isinstance(declared, list) else []):
        uri = buffer.get("uri") if isinstance(buffer, dict) else None
        if uri is None and index == 0 and binary is not None:
            buffers.append(binary)
            continue
        number = str(uri)[5:] if str(uri).startswith("data:") else ""
        known = number.isascii() and number.isdigit() and len(number) < 10 and int(number) < len(payloads)
        payload = payloads[int(number)] if known else memoryview(b"")
        comma = bytes(payload[:200]).find(b",")
        if comma < 0 or not bytes(payload[:comma]).endswith(b";base64") or int(number) in seen:
            raise MeshFileError(
                f"buffer {index} is in another place: {str(uri)[:60]!r}",
                expected="data inside the file",
                cause="a .gltf file with a .bin file beside it; other files are never opened",
                remedy="export it as one .glb file",
            )
        seen.add(int(number))
        buffers.append(_decoded(payload[comma + 1 :], index))
    return buffers


def _decoded(payload: memoryview, index: int) -> bytes:
    try:
        parts = [base64.b64decode(payload[at : at + BITE], validate=True) for at in range(0, len(payload), BITE)]
    except binascii.Error as problem:
        raise MeshFileError(
            f"buffer {index} is not base64: {problem}", expected="embedded data", remedy="export it again"
        ) from None
    return b"".join(parts)
