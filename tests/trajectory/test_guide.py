import re
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs/trajectory.md"


def test_the_guide_runs_as_written(capsys):
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), flags=re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, str(GUIDE), "exec"), names)
    run = names["run"]
    assert run.audit().agrees
    assert "energy - work" in capsys.readouterr().out
