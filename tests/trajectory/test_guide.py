import re
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs/trajectory.md"


def test_the_guide_runs_as_written(capsys):
    examples = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), flags=re.DOTALL)
    assert len(examples) == 2
    for code in examples:
        names: dict[str, object] = {}
        exec(compile(code, str(GUIDE), "exec"), names)
        assert names["run"].audit().agrees
    assert "energy - work" in capsys.readouterr().out
