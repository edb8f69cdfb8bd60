import re
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs/records.md"


def test_the_guide_runs_as_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), flags=re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, str(GUIDE), "exec"), names)
    assert names["same"].raw.tobytes() == names["run"].raw.tobytes()
