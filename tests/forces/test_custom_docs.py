"""The page on user functions runs as it is printed."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "custom.md"


def test_the_page_runs_from_top_to_bottom(capsys):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) == 3
    names: dict = {"__name__": "custom_page"}
    for block in blocks:
        exec(compile(block, PAGE.name, "exec"), names)
    assert names["run"].times[-1] == 1.0
    assert names["pair"].potential_energy() < 0.0
    force = names["pair"].wrenches().force
    assert force[0, 0] > 0.0 > force[1, 0]
