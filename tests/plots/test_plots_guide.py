import re
from pathlib import Path

from freebody.plots.api import FIGURES

GUIDE = Path(__file__).parents[2] / "docs/plots.md"


def test_the_guide_runs_as_written(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), flags=re.DOTALL)
    exec(compile(code, str(GUIDE), "exec"), {})
    assert {path.name for path in tmp_path.iterdir()} == {"drift.svg", "handle.html"}
    assert "closed-form motion" in capsys.readouterr().out


def test_the_guide_names_every_figure():
    assert re.findall(r"^\| `(\w+)` \|", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE) == list(FIGURES)
