"""What the pages on the design point at is there, and their pictures are those that the tool draws."""

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "design").glob("*.md"))
TREE = re.compile(r"`((?:src|frontend|tests|tools|docs|benchmarks|examples)/[\w./-]*)`")


def drawn():
    spec = importlib.util.spec_from_file_location("design_pictures", ROOT / "tools" / "design_pictures.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: draw() for name, draw in module.PICTURES.items()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_exist(page):
    paths = TREE.findall(page.read_text(encoding="utf-8"))
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert paths or page.name == "index.md"


def test_ten_questions_have_one_path_each():
    text = (ROOT / "docs" / "design" / "where.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.*\?) \| (.*) \|$", text, flags=re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, 11))
    for _, question, answer in rows:
        assert TREE.fullmatch(answer), question
        assert (ROOT / TREE.fullmatch(answer)[1]).is_file(), question
    assert len({answer for _, _, answer in rows}) == 10


@pytest.mark.parametrize("name", drawn())
def test_pictures_are_up_to_date_and_name_what_is_there(name):
    picture = drawn()[name]
    file = ROOT / "docs" / "design" / "img" / name
    assert file.read_text(encoding="utf-8") == picture, "run: python tools/design_pictures.py"
    for names in re.findall(r'class="path"[^>]*>([^<]*)<', picture):
        for path in names.split():
            assert any((base / path).exists() for base in (ROOT / "src" / "freebody", ROOT)), path
    # Colours for light and for dark pages.
    assert "prefers-color-scheme: dark" in picture


def test_links_between_pages_lead_somewhere():
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if "://" in target or target.startswith("#"):
                continue
            path, _, heading = target.partition("#")
            there = (page.parent / path).resolve()
            assert there.exists(), f"{page.name}: {target}"
            if heading:
                titles = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), flags=re.MULTILINE)
                assert heading in {re.sub(r"[^\w]+", "-", title.lower()).strip("-") for title in titles}, target
