"""Figures of ensembles show what the ensemble says."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError


@pytest.fixture(scope="module")
def made():
    body = fb.Body(mass=1.0, name="b")
    world = fb.World([body], gravity=(0, 0, -9.81), forces=[fb.Drag(body, linear=0.1)])
    return fb.ensemble(
        world, 0.5, dt=0.01, integrator="cf4", vary={"body.b.velocity": fb.normal((1, 0, 5), 0.2)}, runs=200,
        keep=("final", [0.1, 0.2, 0.3]), stats=("mean", "quantiles", "histogram"), progress=False,
    )  # fmt: skip


def test_a_fan_has_its_median_between_its_bands(made):
    (axes,) = fb.plot_ensemble(made, "fan", axis="z").axes
    (line,) = axes.lines
    np.testing.assert_allclose(line.get_ydata(), np.median(made["frame_position"][:, :, 0, 2], axis=0))
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["90 % of runs", "half of all runs", "median"]


def test_scatter_and_convergence_show_all_runs(made):
    (axes,) = fb.plot_ensemble(made, "scatter", over="body.b.velocity", axis="x").axes
    np.testing.assert_array_equal(axes.lines[0].get_xdata(), made["body.b.velocity"][:, 0])
    np.testing.assert_array_equal(axes.lines[0].get_ydata(), made["position"][:, 0, 0])
    (axes,) = fb.plot_ensemble(made, "convergence", of="velocity").axes
    assert axes.lines[0].get_xdata()[-1] == 200
    np.testing.assert_allclose(axes.lines[0].get_ydata()[-1], made["velocity"][:, 0, 2].mean())


def test_a_histogram_is_written(made, tmp_path):
    fb.plot_ensemble(made, "histogram", path=tmp_path / "h.svg")
    assert (tmp_path / "h.svg").stat().st_size > 1000


def test_mistakes_are_told(made):
    for wrong in ({"what": "pie"}, {"of": "mass"}, {"body": "c"}, {"axis": "w"}, {"what": "scatter", "over": "mass"}):
        with pytest.raises(InputError):
            fb.plot_ensemble(made, **wrong)
