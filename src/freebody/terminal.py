"""Text from files, made fit for terminals: what could command one is shown as its code instead."""

from __future__ import annotations

import re

# Control characters but tab and line feed; those of eight bits, one of which begins escape sequences too; characters
# that turn the direction of writing; line separators; halves of characters, which cannot be printed at all.
COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def plain(text: str) -> str:
    """``text`` with every such character as ``\\u001b``, the way JSON has it, so that JSON stays what it was."""
    return COMMANDS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
