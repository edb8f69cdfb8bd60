"""Every Python snippet in the README and the documentation runs, and the two commands are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def snippets(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(), flags=re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_snippets_run(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for number, snippet in enumerate(snippets(page)):
        exec(compile(snippet, f"{page.name}, snippet {number}", "exec"), names)


def test_the_boom_of_the_guide_to_forces_feels_a_torque(capsys):
    names: dict[str, object] = {}
    for snippet in snippets(ROOT / "docs/forces.md"):
        exec(compile(snippet, "forces.md", "exec"), names)
    earth, boom = names["earth"], names["boom"]
    x, y, z = names["fb"].World([boom], forces=[earth]).wrenches().torque[0]
    assert (abs(x), abs(z)) < (1e-12, 1e-12)
    assert y > 1e-3


def test_the_commands_of_the_guide_to_records_can_be_followed_from_top_to_bottom():
    text = (ROOT / "docs/records.md").read_text()
    (block,) = re.findall(r"```\n(freebody .*?)```", text, flags=re.DOTALL)
    written = re.findall(r" -o (\S+)", block) + re.findall(r'record="(\S+?)"', text)
    assert len(set(written)) == len(written) >= 3
    assert set(re.findall(r"--resume (\S+)", block)) <= set(written)


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
