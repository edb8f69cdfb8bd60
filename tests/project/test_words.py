"""Words that were retired stay out: ``docs/glossary.md`` lists them, and what to say instead."""

import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"

# Files and folders that keep to the list; of code, names, comments and texts are read.
KEPT = (
    "README.md", "CONTRIBUTING.md", "docs", "examples", "frontend/index.html", "frontend/src", "src/freebody",
)  # fmt: skip
# A key that older scenes have: the name alone, not the word in texts.
CROSSING = {"books"}
# Names of an old file format.
EXCEPT = {"version2.py"}
ENDINGS = {".md", ".toml", ".py", ".ts", ".html"}


def retired() -> dict[str, str]:
    """Word or phrase -> what to say instead, from the last table of the glossary."""
    table = GLOSSARY.read_text(encoding="utf-8").split("## Words we no longer use")[1]
    rows = re.findall(r"^\| (?!not \|)([^|-][^|]*) \| ([^|]*) \|$", table, flags=re.MULTILINE)
    return {word.strip(): instead for words, instead in rows for word in words.split(",")}


def prose(path: Path, text: str) -> str:
    """What a reader reads: of a page the text and the comments of its code; of code everything, names split up."""
    if path.suffix == ".md":
        text = re.sub(r"^```.*?^```$", _comments, text, flags=re.DOTALL | re.MULTILINE)
        return re.sub(r"`[^`\n]*`", "", text)
    if path.suffix == ".py":
        text = re.sub(r"``\w+``", "", without_names(text))
    return text.replace("_", " ")


def without_names(text: str) -> str:
    """Code without the names that are still used in other packages."""
    lines = text.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
        if token.type == tokenize.NAME and token.string in CROSSING:
            row, (start, end) = token.start[0] - 1, (token.start[1], token.end[1])
            lines[row] = lines[row][:start] + lines[row][end:]
    return "".join(lines)


def _comments(block: re.Match[str]) -> str:
    return "\n".join(line.partition("# ")[2] for line in block[0].splitlines())


def found(path: Path) -> list[str]:
    """Every retired word in a file, with its line and its replacement."""
    lines = prose(path, path.read_text(encoding="utf-8")).splitlines()
    # A phrase may go on in the next line.
    pairs = [" ".join(pair) for pair in zip(lines, [*lines[1:], ""])]
    out = []
    for word, instead in retired().items():
        pattern = re.compile(rf"\b{re.escape(word)}\b", flags=re.IGNORECASE)
        for line, pair in zip(lines, pairs):
            if any(match.start() < len(line) for match in pattern.finditer(pair)):
                out.append(f"{path.name}: {word!r} in {line.strip()!r}: say {instead}")
    return out


def files(place: str) -> list[Path]:
    path = ROOT / place
    inside = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.suffix in ENDINGS)
    return [file for file in inside if file != GLOSSARY and file.name not in EXCEPT]


@pytest.mark.parametrize("place", KEPT)
def test_retired_words_stay_out(place):
    assert files(place)
    assert [line for file in files(place) for line in found(file)] == []


def test_the_list_is_read_and_words_are_found(tmp_path):
    words = retired()
    assert len(words) > 20
    assert {"books", "drawing's", "but for"} <= words.keys()
    page = tmp_path / "page.md"
    page.write_text("The Books balance, all but\nfor one; `books` is code.\n\n```\nbooks  # anew\n```\n")
    assert [line.split("'")[1] for line in found(page)] == ["books", "but for", "anew"]
    page.write_text("Bookstores, `books`\n")
    assert found(page) == []


def test_words_of_ours_are_in_order():
    table = GLOSSARY.read_text(encoding="utf-8").split("## Words with one meaning")[0]
    words = re.findall(r"^\| ([a-z][^|]*) \|", table, flags=re.MULTILINE)[1:]
    assert words == sorted(words, key=lambda word: word.replace(" (", "~("))
