"""Every Python and shell snippet in the README and the documentation runs, and the two commands are there."""

import ast

import pytest

from freebody.viewer.api import View
from snippets import PAGES, ROOT, blocks, follow, snippets

# ``test_three_users.py`` follows these.
TUTORIALS = ROOT / "docs" / "tutorials"


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.parent != TUTORIALS], ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_snippets_run(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names = follow(page, monkeypatch)
    for left in names.values():
        if isinstance(left, View):
            left.close()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_blocks_are_of_kinds_that_are_looked_at(page):
    """Scenes are checked by ``tests/scene``; excerpts of the sources, which cannot run alone, are at least Python."""
    assert {kind for kind, _ in blocks(page)} <= {"python", "ipython", "console", "py", "toml", "toml-code", "text"}
    for kind, text in blocks(page):
        if kind == "py":
            ast.parse(text)


def test_every_tutorial_is_followed():
    text = (ROOT / "tests" / "project" / "test_three_users.py").read_text(encoding="utf-8")
    assert [page.name for page in TUTORIALS.glob("*.md") if f'TUTORIALS / "{page.name}"' not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_stand_in_blocks_that_are_run(page):
    stray = [text for kind, text in blocks(page) if kind != "console" and text.startswith(("freebody ", "$ "))]
    assert stray == []


def test_the_boom_of_the_guide_to_forces_feels_a_torque(capsys):
    names: dict[str, object] = {}
    for snippet in snippets(ROOT / "docs/forces.md"):
        exec(compile(snippet, "forces.md", "exec"), names)
    earth, boom = names["earth"], names["boom"]
    x, y, z = names["fb"].World([boom], forces=[earth]).wrenches().torque[0]
    assert (abs(x), abs(z)) < (1e-12, 1e-12)
    assert y > 1e-3


def test_the_readme_opens_with_the_two_commands_and_an_example():
    text = (ROOT / "README.md").read_text()
    assert "make demo" in text
    assert "make test" in text
    assert "pip install" in text
    assert snippets(ROOT / "README.md")


@pytest.mark.parametrize("script", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_run(script, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [str(script)])
    exec(compile(script.read_text(), str(script), "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.strip()
