"""A scene as a short text to paste: compressed, data only, of a stated version."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from freebody.errors import InputError

# Letters before the colon say what it is, the number which version.
WORD = "freebody"
VERSION = 1
PREFIX = f"{WORD}{VERSION}:"

# Letters of a text that is taken, and bytes of what it holds: those of a scene's file.
MOST_LETTERS = 200_000
MOST_BYTES = 1 << 20

_HEAD = re.compile(rf"\s*{WORD}([0-9]{{1,4}}):")
_CODE = re.compile(r"[A-Za-z0-9_-]*")

REMEDY = "ask for it again, and copy all of it"


def is_shared(text: object) -> bool:
    """Whether it looks like a shared scene, sound or not."""
    return isinstance(text, str) and _HEAD.match(text[:100]) is not None


def shared(toml: str) -> str:
    """The text by which the scene ``toml`` is shared. Raises :class:`InputError` for one that is too large."""
    data = toml.encode("utf-8")
    text = PREFIX + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")
    if len(data) > MOST_BYTES or len(text) > MOST_LETTERS:
        raise InputError(
            f"a scene of {len(text)} letters to share",
            expected=f"at most {MOST_LETTERS}",
            cause="a large mesh, or many bodies",
            remedy="send its file instead",
        )
    return text


def unshared(text: str) -> str:
    """The scene in a shared text, as TOML that is still to be checked. Raises :class:`InputError`.

    Time and memory are bounded before anything is unpacked.
    """
    if len(text) > MOST_LETTERS:
        raise InputError(f"a shared scene of {len(text)} letters", expected=f"at most {MOST_LETTERS}")
    head = _HEAD.match(text)
    if head is None:
        raise InputError("a text that is no shared scene", expected=f"one that begins with {PREFIX}", remedy=REMEDY)
    if int(head[1]) != VERSION:
        raise InputError(
            f"a shared scene of version {int(head[1])}",
            expected=f"version {VERSION}",
            cause="another version of freebody made it",
            remedy="install that version, or ask for the scene's file",
        )
    # Mail and chat break lines.
    code = "".join(text[head.end() :].split())
    if not _CODE.fullmatch(code):
        raise InputError(
            "a shared scene with foreign letters in it", expected="A to Z, a to z, 0 to 9, - and _", remedy=REMEDY
        )
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)), MOST_BYTES + 1)
        whole = unpacking.eof and not unpacking.unused_data
        if len(data) <= MOST_BYTES and whole:
            return data.decode("utf-8")
    except (zlib.error, binascii.Error, ValueError):
        raise InputError("a shared scene that is damaged", expected="all of its letters", remedy=REMEDY) from None
    if len(data) > MOST_BYTES:
        raise InputError("a shared scene that unpacks to too much", expected=f"at most {MOST_BYTES} bytes")
    raise InputError("a shared scene that breaks off", expected="all of its letters", remedy=REMEDY)
