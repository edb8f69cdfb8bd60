"""Valid inputs, changed by chance: bytes, numbers in texts, values in JSON, entries in archives."""

import io
import json
import re
import zipfile
from random import Random

TOKENS = (
    b"\0", b"\xff\xff\xff\xff", b"\xff\xff\xff\x7f", b"\x80", b"\n", b"\r", b" ", b"\t", b"#", b"\\\n", b'"', b"'",
    b'"""', b"[", b"]", b"{", b"}", b".", b",", b"=", b"-", b"_", b"nan", b"inf", b"-inf", b"1e999", b"1e-999", b"0x",
    b"PK\x05\x06",
    b"<!DOCTYPE x>", b"\\u0000", b"\xef\xbb\xbf", "\u2028".encode(), "\u0663".encode(), b"solid", b"vertex",
    b"end_header\n",
)  # fmt: skip

NUMBERS = (
    "0", "-0", "-1", "1", "2", "3", "255", "256", "65536", "2147483647", "2147483648", "4294967295",
    "9223372036854775807",
    "9223372036854775808", "1" + "0" * 30, "1" + "0" * 400, "1" + "0" * 5000, "1e308", "-1e308", "1e999", "1e-320",
    "nan", "inf", "0.1", "1_0", "0x10", "--1", "",
)  # fmt: skip

VALUES = (
    None, True, False, 0, -1, 1, 2**31, 2**48, 2**63, 10**30, 0.5, -0.0, 1e308, 1e-320, float("nan"), float("inf"),
    "", "x",
    "\x1b[31m", "\0", "../../x", "a" * 5000, [], {}, [[]], [0], [None], [[0, 1]], [[0, 10**9]], {"": 0}, [1] * 1000,
)  # fmt: skip

NUMBER = re.compile(rb"[-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?")


def mutated(data: bytes, others: list[bytes], chance: Random) -> bytes:
    """``data`` after one or a few changes; whole pieces may come from ``others``."""
    kinds = [_bytes, _bytes, _numbers, _slices, lambda d, c: _crossed(d, others, c)]
    if data[:2] == b"PK":
        kinds += [_archive] * 4
    if data[:1] == b"{":
        kinds += [_json] * 4
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        data = chance.choice(kinds)(data, chance) or b"x"
    return data


def _bytes(data: bytes, chance: Random) -> bytes:
    out = bytearray(data)
    at = chance.randrange(len(out))
    match chance.randrange(5):
        case 0:
            out[at] = chance.randrange(256)
        case 1:
            out[at] ^= 1 << chance.randrange(8)
        case 2:
            del out[at : at + chance.choice((1, 2, 4, 16, 100))]
        case 3:
            out[at:at] = chance.choice(TOKENS) * chance.choice((1, 1, 1, 2, 50, 5000))
        case 4:
            del out[at:]
    return bytes(out)


def _numbers(data: bytes, chance: Random) -> bytes:
    places = list(NUMBER.finditer(data))
    if not places:
        return data
    place = chance.choice(places)
    return data[: place.start()] + chance.choice(NUMBERS).encode() + data[place.end() :]


def _slices(data: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(data))
    piece = data[start : start + chance.choice((1, 10, 100, 1000))]
    at = chance.randrange(len(data))
    return data[:at] + piece * chance.choice((1, 2, 20)) + data[at:]


def _crossed(data: bytes, others: list[bytes], chance: Random) -> bytes:
    other = chance.choice(others)
    return data[: chance.randrange(len(data) + 1)] + other[chance.randrange(len(other)) :]


def _archive(data: bytes, chance: Random) -> bytes:
    """One entry changed, renamed, repeated or left out, and everything packed again."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [(entry.filename, archive.read(entry)) for entry in archive.infolist()]
    except Exception:  # an earlier change may have broken it in any way
        return data
    if not entries:
        return data
    at = chance.randrange(len(entries))
    name, content = entries[at]
    match chance.randrange(6):
        case 0:
            del entries[at]
        case 1:
            entries[at] = (chance.choice(("../x", "/x", "a\\b", name + "x", chance.choice(entries)[0], "x")), content)
        case 2:
            entries.append((name.replace("0", "1"), content))
        case _:
            kind = _json if content[:1] == b"{" else chance.choice((_bytes, _numbers, _slices))
            entries[at] = (name, kind(content or b"x", chance))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))) as archive:
        for name, content in entries:
            if name not in archive.namelist():
                archive.writestr(name, content)
    return out.getvalue()


def _json(data: bytes, chance: Random) -> bytes:
    """One value somewhere inside replaced, left out or repeated."""
    try:
        tree = json.loads(data)
    except (ValueError, RecursionError):
        return data
    places = []
    waiting = [tree]
    while waiting:
        value = waiting.pop()
        steps = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
        places += [(value, step) for step in steps]
        waiting += [value[step] for step in steps]
    if not places:
        return data
    table, step = chance.choice(places)
    match chance.randrange(6):
        case 0:
            del table[step]
        case 1 if isinstance(table[step], int):
            table[step] = table[step] + chance.choice((-1, 1, 10**6))
        case 2 if isinstance(table[step], list) and table[step]:
            table[step].append(chance.choice(table[step]))
        case 3:
            table[step] = chance.choice(places)[0]
            try:
                return json.dumps(tree).encode()
            except (ValueError, RecursionError):  # it holds itself now
                return data
        case _:
            table[step] = chance.choice(VALUES)
    try:
        return json.dumps(tree).encode()
    except (ValueError, RecursionError):
        return data
