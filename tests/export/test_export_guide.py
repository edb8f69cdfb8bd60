import re
from pathlib import Path

from freebody.export.api import FORMATS

GUIDE = Path(__file__).parents[2] / "docs/export.md"


def test_the_guide_runs_as_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), flags=re.DOTALL)
    exec(compile(code, str(GUIDE), "exec"), {})
    assert {path.name for path in tmp_path.iterdir()} == {
        f"torus.{ending}" for ending in ("csv", "parquet", "glb", "mp4", "gif", "png", "html")
    }


def test_the_guide_names_every_format():
    assert re.findall(r"^\| `(\.\w+)` \|", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE) == list(FORMATS)
