"""A look over a TOML text before it is parsed: how deep it goes.

The parser of the standard library takes time that grows with the square of the parts of a key, ten times as long for a
part of a dotted key as for any other two bytes, and stack with the depth of lists. One pass over the tokens finds all
of these, in time that grows with the text.
"""

from __future__ import annotations

import re

# Tables and lists inside each other. A compound of compounds of shells needs about ten.
MAX_DEPTH = 40

# Parts of a dotted key. No entry of a scene needs more than six.
LONGEST_KEY = 16

# Parts of all keys together, except the first two of each: numbers have as many. Scenes have one in twenty bytes of
# header, as in [[body.shape.parts]], and then a part.
MOST_PARTS = 100_000

# What a text consists of. A string that does not end, which no alternative matches, ends the scan: the parser stops
# there, too. Words are keys, numbers and dates.
TOKEN = re.compile(
    r"""
    (?P<gap> [ \t]+ | \#[^\n]* )
  | (?P<line> \n )
  | (?P<part> \"\"\" (?: [^\\"] | \\. | "{1,2} (?!") )* \"\"\"+ | '''  (?: [^'] | '{1,2} (?!') )* '''+
            | " (?: [^"\\\n] | \\. )* " | ' [^'\n]* ' | [\w+:-]+ )
  | (?P<dot> \. )
  | (?P<open> [\[{] )
  | (?P<close> [\]}] )
  | (?P<other> [^"'] )
    """,
    re.VERBOSE | re.DOTALL,
)


def too_deep(text: str) -> int | None:
    """Where in ``text`` keys or lists go deeper than any scene, or None."""
    depth = parts = more = at = 0
    joined = False
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            return None
        kind = match.lastgroup
        if kind == "part":
            parts = parts + 1 if joined else 1
            more += parts > 2
            joined = False
        elif kind == "dot":
            joined = parts > 0
        elif kind != "gap":
            parts, joined = 0, False
            depth += (kind == "open") - (kind == "close")
            # Whatever is open at the end of a line goes on, but nothing closes what was never opened.
            depth = max(depth, 0)
        if depth > MAX_DEPTH or parts > LONGEST_KEY or more > MOST_PARTS:
            return at
        at = match.end()
    return None
