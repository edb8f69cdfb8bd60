"""Guided experiments as data: those that come with freebody, a teacher's own, and files that cannot work."""

import json
import urllib.error
import urllib.request

import pytest
from addresses import at

import freebody as fb
from freebody.errors import InputError
from freebody.viewer.api import serve
from freebody.viewer.experiments import LESSONS, MOST_BYTES, built_in, opened_experiment, read_experiment
from freebody.viewer.source import from_library

MINE = """
format = 1
title = "Mine"
summary = "What it shows."
scene = "own.toml"

[[step]]
text = "Lift the **bob**."
until = [{ did = "grab" }, { watch = "z", body = "bob", above = 0.5 }]
found = "It fell."
"""
OWN = '[[body]]\nname = "bob"\nmass = 1\n'


@pytest.fixture
def mine(tmp_path):
    (tmp_path / "own.toml").write_text(OWN)
    path = tmp_path / "mine.toml"
    path.write_text(MINE)
    return path


@pytest.mark.parametrize("path", sorted(LESSONS.glob("*.toml")), ids=lambda path: path.stem)
def test_experiments_that_come_along_are_sound(path):
    made, source = read_experiment(path)
    assert made.scene == source.name
    assert all(step.until for step in made.step)
    json.dumps(made.told(path.stem), allow_nan=False)


def test_six_come_along_and_are_served_to_those_with_the_token():
    assert len(built_in()) == 7
    with serve(lambda: from_library("torus"), port=0) as view:
        told = json.load(urllib.request.urlopen(at(view, "experiments.json")))
        assert [one["title"] for one in told["all"]] == [one["title"] for one in built_in()]
        assert told["begin"] is None
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(at(view, "experiments.json").split("?")[0])


def test_a_teachers_own_experiment_is_the_first(mine):
    told, source = opened_experiment(mine)
    assert (told["name"], told["scene"], source.world.names) == ("mine", "own", ("bob",))
    with fb.view(experiment=mine, port=0, open_browser=False) as view:
        got = json.load(urllib.request.urlopen(at(view, "experiments.json")))
    assert got["begin"] == "mine"
    assert got["all"][0] == told
    assert len(got["all"]) == 8


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("format = 1", "format = 2", "format"),
        ('title = "Mine"', "title = 7", "title"),
        ('did = "grab"', 'did = "steal"', "step.0.until.0"),
        ('body = "bob"', 'body = "bobby"', "did you mean 'bob'"),
        (", above = 0.5", "", "above, below or changed_by"),
        (", above = 0.5", ", above = inf", "step.0.until"),
        ('{ did = "grab" }', '{ setting = "dt" }', "least and most"),
        ('scene = "own.toml"', 'scene = "torrus"', "did you mean 'torus'"),
        ('scene = "own.toml"', 'scene = "../own.toml"', "outside"),
        ('scene = "own.toml"', 'scene = "/etc/passwd.toml"', "outside"),
        ("[[step]]", "[[step]", "not TOML"),
        ('found = "It fell."', 'script = "alert(1)"', "script"),
        ('"It fell."', '"' + "x" * 3000 + '"', "found"),
    ],
)
def test_what_cannot_work_is_refused_with_its_place(mine, old, new, words):
    assert old in MINE
    mine.write_text(MINE.replace(old, new, 1))
    with pytest.raises(InputError) as caught:
        read_experiment(mine)
    assert words in str(caught.value)


def test_large_and_missing_files_are_refused(mine, tmp_path):
    mine.write_text(MINE + "#" * MOST_BYTES)
    with pytest.raises(InputError, match="more than"):
        read_experiment(mine)
    with pytest.raises(InputError, match="cannot read"):
        read_experiment(tmp_path / "none.toml")
    with pytest.raises(InputError, match="nothing to view"):
        fb.view()
    with pytest.raises(InputError, match="and an experiment"):
        fb.view("torus", experiment=mine)
