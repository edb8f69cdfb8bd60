"""A part's picture and report: what is in them, where it stands, where it came from."""

import base64
import hashlib
import io
import re

import numpy as np
import pytest
from matplotlib.image import imread

import freebody as fb
from freebody.errors import InputError
from freebody.export import part as part_module
from freebody.export.drawing import smooth_normals

WRENCH = fb.Mesh.sample("wrench")
FIGURES = fb.mass_properties(WRENCH, density="steel")


def axis_lines(figure):
    (panel,) = figure.axes
    return [line for line in panel.lines if str(line.get_gid()).startswith("axis")]


def test_the_principal_axes_are_drawn_through_the_centre_along_their_directions():
    figure = fb.plot_part(WRENCH, FIGURES, units="mm,g")
    lines = axis_lines(figure)
    assert len(lines) == 3
    center = next(line.get_xydata()[0] for line in figure.axes[0].lines if len(line.get_xydata()) == 1)
    for line in lines:
        start, end = line.get_xydata()
        (x, y), (u, v) = end - start, center - start
        assert abs(x * v - y * u) / np.hypot(x, y) < 0.01, "pixels from the centre of mass"
        assert 0.0 < (x * u + y * v) / (x * x + y * y) < 1.0
    lengths = [float(np.linalg.norm(np.diff(line.get_xydata(), axis=0))) for line in lines]
    assert lengths[0] == max(lengths), "the least moment is about the long axis"
    shown = [text.get_text() for text in figure.axes[0].texts]
    for k, moment in enumerate(FIGURES.principal_moments):
        assert f"I{'₁₂₃'[k]} = {moment * 1e9:.5g} g mm²" in shown
    assert figure._repr_png_().startswith(b"\x89PNG")


def test_everything_is_inside_the_picture():
    for shape in (WRENCH, fb.Mesh.sample("casting"), fb.Box((1e-3, 1e-3, 2.0)).mesh(), fb.Torus(1e3, 200.0).mesh()):
        figure = fb.plot_part(shape, fb.mass_properties(shape, density="steel"))
        ends = np.concatenate([line.get_xydata() for line in axis_lines(figure)])
        assert (ends > 0).all()
        assert (ends < part_module.SIZE).all()
        (image,) = figure.axes[0].images
        drawn = (np.asarray(image.get_array()) != part_module.BACKGROUND).any(axis=-1)
        rows, columns = np.nonzero(drawn)
        assert rows.min() > 0 and columns.min() > 0  # noqa: PT018
        assert rows.max() < part_module.SIZE[1] - 1 and columns.max() < part_module.SIZE[0] - 1  # noqa: PT018


def test_smoothing_keeps_edges_and_rounds_curves():
    box = fb.Box((1, 2, 3)).mesh()
    corners = box.vertices[box.faces]
    flat = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    np.testing.assert_allclose(smooth_normals(box.vertices, box.faces), flat / np.linalg.norm(flat, axis=1)[:, None])
    ball = fb.Sphere(1.0).mesh()
    centers = ball.vertices[ball.faces].mean(axis=1)
    normals = smooth_normals(ball.vertices, ball.faces)
    assert np.einsum("ij,ij->i", normals, centers / np.linalg.norm(centers, axis=1)[:, None]).min() > 0.99


def test_a_report_has_picture_figures_axes_and_provenance(tmp_path):
    source = fb.sample_path("wrench")
    given = {"density": "steel", "unit of the file": "m"}
    asked = {"units": "mm,g", "about": (0, 0, 0.01), "source": source, "given": given}
    fb.write_part_report(WRENCH, FIGURES, tmp_path / "w.html", title="A <wrench>", **asked)
    text = (tmp_path / "w.html").read_text(encoding="utf-8")
    (encoded,) = re.findall(r'src="data:image/png;base64,([^"]+)"', text)
    assert imread(io.BytesIO(base64.b64decode(encoded))).shape[1] > 1000
    assert "A &lt;wrench&gt;" in text
    digest = hashlib.sha256(source.read_bytes()).hexdigest()
    mass = f"{FIGURES.mass * 1e3:.9g} g"
    for words in (
        mass,
        "about (0, 0, 10) mm",
        "Principal axes",
        digest,
        "<td>steel</td>",
        fb.__version__,
        "numpy",
        " UTC",
    ):
        assert words in text, words
    assert not re.findall(r'(?:src|href)="(?!data:|#)', text), "it loads nothing"


def test_a_report_as_pdf_has_its_pages(tmp_path):
    fb.write_part_report(WRENCH, FIGURES, tmp_path / "w.pdf", title="Wrench $1", source=fb.sample_path("wrench"))
    data = (tmp_path / "w.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page ") == 2
    assert b"/Title (Wrench $1)" in data


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"path": "part.txt"}, "ends in .html or .pdf"),
        ({"path": "there.html"}, "exists already.*overwrite"),
        ({"units": "s"}, "such as mm,g"),
        ({"about": (1, 2)}, "about"),
        ({"source": "absent.stl"}, "the file that was read"),
        ({"shape": "wrench"}, "a freebody shape"),
        ({"properties": 3}, "mass properties"),
    ],
)
def test_reports_that_cannot_be_written_are_refused(tmp_path, monkeypatch, change, message):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.html").touch()
    with pytest.raises(InputError, match=message):
        fb.write_part_report(**{"shape": WRENCH, "properties": FIGURES, "path": "new.html", **change})
    assert [path.name for path in tmp_path.iterdir()] == ["there.html"]
