"""Every snippet of the page on scenes works as it stands."""

import re
from pathlib import Path

import pytest

import freebody as fb
from freebody.scene.bodies import MOST_BODIES, MOST_JOINTS
from freebody.scene.document import SceneForm
from freebody.scene.forces import FORCES
from freebody.scene.reading import MAX_BYTES, MAX_DEPTH
from freebody.scene.shapes import SHAPES
from freebody.units import PLAIN, PREFIXES, SCALED

PAGE = (Path(__file__).parents[2] / "docs" / "scenes.md").read_text()


def snippets(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("text", snippets("toml"))
def test_scenes_of_the_page_load(text):
    assert fb.load_scene(text).simulate(duration=0.01, dt=0.001).audit().agrees


@pytest.mark.parametrize("code", snippets("python"))
def test_python_of_the_page_runs(code, capsys):
    exec(compile(code, "docs/scenes.md", "exec"), {})
    assert "energy - work" in capsys.readouterr().out


def test_the_page_names_everything():
    for word in [*SHAPES, *FORCES, *SceneForm.model_fields]:
        assert re.search(rf"`[^`\n]*\b{word}\b[^`\n]*`", PAGE), word
    for unit in [*SCALED, *(unit for unit in PLAIN if unit.isascii())]:
        assert re.search(rf"\b{unit}\b", PAGE), unit
    assert " ".join(prefix for prefix in PREFIXES if prefix.isascii()) in PAGE


def test_the_limits_of_the_page_are_those_of_the_code():
    assert f"Files above {MAX_BYTES >> 20} MiB" in PAGE
    assert f"more than {MAX_DEPTH} levels" in PAGE
    assert f"more than {MOST_BODIES:,} bodies or {MOST_JOINTS:,} joints" in PAGE.replace("\n", " ")


def test_the_message_of_the_page_is_the_one_given():
    (message,) = snippets("text")
    with pytest.raises(fb.FreebodyError) as caught:
        fb.load_scene("[[body]]\nname = 'a'\nmass = 1\nshape = { type = 'sphere', radius = '3 kg' }\n")
    assert str(caught.value).replace("<text>", "scene.toml") == message.strip()
