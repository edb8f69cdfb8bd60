"""The same few inputs every time; ``make explore`` tries others for as long as it is given."""

import pytest
import readers

# Of each reader: a second or two in all. CAD files, each a process of its own, are left to `make explore`.
INPUTS = 25


@pytest.fixture(scope="module")
def targets(tmp_path_factory):
    return readers.targets(tmp_path_factory.mktemp("fuzz"), cad=False)


def test_every_reader_is_tried(targets):
    from freebody.mass.meshfile import FORMATS

    others = {"scene", "setting", "archive", "saved run", "record", "resumed record", "kernel"}
    others |= {"page message", "page question", "page drop"}
    assert set(targets) == {*(f"mesh {kind}" for kind in FORMATS), *others}


def test_valid_inputs_are_read(targets):
    for name, target in targets.items():
        for data in target.inputs[:3]:
            assert readers.tried(target, data) is None, name
            # Not an error, either: a target whose inputs are refused tries nothing.
            target.read(data)


def test_the_same_seed_tries_the_same_inputs(targets):
    for name, target in targets.items():
        first = [readers.case(target, name, 7, number) for number in range(5)]
        assert first == [readers.case(target, name, 7, number) for number in range(5)]
        assert first != [readers.case(target, name, 8, number) for number in range(5)]


def test_whatever_comes_ends_in_one_family_of_errors(targets):
    for name, target in targets.items():
        for number in range(INPUTS):
            wrong = readers.tried(target, readers.case(target, name, 0, number))
            assert wrong is None, f"{name}, case {number}: {wrong}"


def test_a_reader_that_fails_otherwise_is_noticed():
    def broken(data):
        raise KeyError(data)

    assert "KeyError" in readers.tried(readers.Target([b"x"], broken), b"x")
