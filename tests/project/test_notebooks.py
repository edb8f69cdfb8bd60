"""The example notebooks run in fresh kernels, and are stored with the outputs and pictures that this gives."""

import nbformat
import pytest
from tools.notebooks import EXAMPLES, executed, outputs, pictures, settle

# Pictures in each; a new notebook is to be added here.
PICTURES = {"engineer": 2, "lagrange": 3, "page": 1, "researcher": 2, "student": 2}


def texts(book):
    """What is not printed with digits that another machine rounds otherwise: kinds of outputs in order."""
    return [sorted(output.get("data", {output.output_type: None})) for output in outputs(book)]


def test_every_notebook_is_known():
    assert {path.stem for path in EXAMPLES.glob("*.ipynb")} == set(PICTURES)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_fresh_kernel_shows_the_pictures_and_the_stored_outputs(name, tmp_path):
    path = EXAMPLES / f"{name}.ipynb"
    stored = nbformat.read(path, as_version=4)
    book = executed(path, tmp_path)
    settle(book)
    assert pictures(book) == pictures(stored) == PICTURES[name]
    assert texts(book) == texts(stored), "python -m tools.notebooks stores them anew"
    assert "widgets" not in stored.metadata, "a live page is no output to store"
