"""A student, an engineer and a researcher follow their tutorial word by word; what they get is checked from outside."""

import html
import json
import re

import nbformat
import numpy as np
import pytest
from tools.notebooks import executed, outputs, pictures

import freebody as fb
from snippets import ROOT, follow, snippets

TUTORIALS = ROOT / "docs" / "tutorials"


def test_a_student_does_the_course_exercise_with_v_and_f(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names = follow(TUTORIALS / "course.md", monkeypatch)
    try:
        V, F, props, page = names["V"], names["F"], names["props"], names["page"]
        assert V.shape[1] == F.shape[1] == 3
        # Pappus for the round torus, of which the prisms of the mesh leave out a share of (2 pi / n)^2 / 6 at most, for
        # 24 sides and for 64 rings.
        round_mass = 2.0 * np.pi**2 * 1.0 * 0.25**2
        lost = 1.0 - props.mass / round_mass
        assert 0.0 < lost < ((2 * np.pi / 24) ** 2 + (2 * np.pi / 64) ** 2) / 6.0 * 1.1
        # It was let go: a straight line at the speed that it had.
        pulled, flung = names["pulled"], names["flung"]
        way = flung["torus"].position[-1] - pulled["torus"].position[-1]
        assert np.allclose(way, 3.0 * pulled["torus"].velocity[-1], rtol=0, atol=1e-12)
        assert page.running
        assert page.url in capsys.readouterr().out
    finally:
        names["page"].close()


def test_an_engineer_gets_from_millimetres_to_a_report(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    follow(TUTORIALS / "part.md", monkeypatch)
    # By hand, in mm and g: tetrahedra with the origin, and steel.
    mesh = fb.Mesh.sample("wrench")
    p, q, r = (1000.0 * mesh.vertices[mesh.faces[:, k]] for k in range(3))
    volumes = np.einsum("ni,ni->n", p, np.cross(q, r)) / 6.0
    mass = 7.85e-3 * volumes.sum()
    centre = (volumes[:, None] * (p + q + r) / 4.0).sum(axis=0) / volumes.sum()
    text = html.unescape(re.sub(r"<[^>]+>", " ", (tmp_path / "part.html").read_text(encoding="utf-8")))
    figures = [float(number) for number in re.findall(r"-?\d+\.\d+(?:e[+-]?\d+)?", text.replace("−", "-"))]
    # STL keeps seven digits, a report six or more.
    for value in (mass, centre[0], centre[1]):
        assert any(np.isclose(figure, value, rtol=1e-5) for figure in figures), value
    assert "part.stl" in text
    assert (tmp_path / "part.pdf").read_bytes().startswith(b"%PDF")
    bracket = html.unescape((tmp_path / "bracket.html").read_text(encoding="utf-8"))
    assert "plate" in bracket
    assert "pin" in bracket


@pytest.mark.slow
def test_a_researcher_fits_an_own_force_in_a_notebook(tmp_path):
    cells = [nbformat.v4.new_code_cell(text) for text in snippets(TUTORIALS / "own-force.md")]
    path = tmp_path / "own-force.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    book = executed(path, tmp_path)
    # The fit and the energy, below their cells; and the file.
    assert pictures(book) == 2
    assert (tmp_path / "spin-down.png").read_bytes().startswith(b"\x89PNG")
    said = json.dumps([output.get("text", "") for output in outputs(book)])
    found = re.search(r"friction ([\d.e-]+) \+- ([\d.e-]+) N m s, drag ([\d.e-]+) \+- ([\d.e-]+) N m s", said)
    friction, friction_spread, drag, drag_spread = map(float, found.groups())
    # The coefficients that the measurements were made with; the seed is given, so three standard errors hold always.
    assert abs(friction - 2e-6) < 3.0 * friction_spread
    assert abs(drag - 1e-7) < 3.0 * drag_spread
    assert friction_spread < 1e-7
