"""Figures carry the numbers of the run, under the right labels."""

import subprocess
import sys
import warnings

import matplotlib
import numpy as np
import pytest
from joint_runs import linked
from plot_runs import busy, handle
from touching_runs import touching

import freebody as fb
from freebody.plots.api import FIGURES, plot, to_svg


def lines_of(axes):
    return {line.get_label(): line for line in axes.get_lines()}


def assert_line(axes, label, times, values):
    line = lines_of(axes)[label]
    assert np.array_equal(line.get_xdata(), times)
    assert np.array_equal(line.get_ydata(), values)


def test_configuration_has_a_column_per_body_with_position_and_quaternion():
    run = busy()
    axes = plot(run, "configuration").axes
    assert len(axes) == 6
    for column, name in enumerate(run.names):
        assert axes[column].get_title() == name
        for k, letter in enumerate("xyz"):
            assert_line(axes[column], letter, run.times, run[name].position[:, k])
        for k, letter in enumerate("wxyz"):
            assert_line(axes[3 + column], letter, run.times, run[name].orientation[:, k])
    assert axes[0].get_ylabel() == "position [m]"
    assert axes[-1].get_xlabel() == "time [s]"


def test_velocities_and_rates_are_in_the_frames_they_say():
    run = handle()
    world = plot(run, "velocities").axes
    body = plot(run, "rates").axes
    for k, letter in enumerate("xyz"):
        assert_line(world[1], letter, run.times, run["handle"].angular_velocity[:, k])
        assert_line(body[0], letter, run.times, run["handle"].angular_velocity_body[:, k])
    assert "rad/s" in world[1].get_ylabel()
    assert "m/s" in world[0].get_ylabel()


def test_energy_shows_all_parts_and_the_change_of_the_balance():
    run = busy()
    top, bottom = plot(run, "energy").axes
    assert list(lines_of(top)) == ["total", "kinetic", "potential", "work"]
    assert_line(top, "total", run.times, run.energy)
    assert_line(top, "work", run.times, run.work)
    balance = run.energy - run.work
    assert_line(bottom, "energy − work", run.times, balance - balance[0])
    assert "[J]" in top.get_ylabel()


def test_a_world_without_potential_shows_its_kinetic_energy_alone():
    top, _ = plot(handle(), "energy").axes
    assert list(lines_of(top)) == ["kinetic"]
    assert top.get_ylabel() == "kinetic energy [J]"


def test_momentum_is_that_of_the_whole_world():
    run = busy()
    top, bottom = plot(run, "momentum").axes
    for k, letter in enumerate("xyz"):
        assert_line(top, letter, run.times, run.linear_momentum[:, k])
        assert_line(bottom, letter, run.times, run.angular_momentum[:, k])


def test_a_constant_is_a_level_line_and_not_a_panel_of_round_off():
    run = handle()
    _, bottom = plot(run, "momentum").axes
    low, high = bottom.get_ylim()
    assert high - low > 0.5 * np.abs(run.angular_momentum).max()


@pytest.mark.parametrize("shape", [{"shape": fb.Box((1.0, 0.2, 0.2)), "density": 100.0}, {"mass": 3.0}])
@pytest.mark.parametrize("at", [(0.0, 0.0, 0.0), (0.3, 0.0, 2.0)])
@pytest.mark.parametrize("what", ["configuration", "velocities", "rates", "orientation", "energy", "momentum"])
def test_a_body_held_at_rest_is_drawn_at_rest(shape, at, what):
    held = fb.Body(**shape, name="held", position=at)
    world = fb.World([held], gravity=(0.0, 0.0, -9.81)).add(fb.Anchor(held, anchor=at))
    run = fb.simulate(world, 5.0, dt=1e-2)
    panels = plot(run, what).axes
    # The lower panel of energies is made to look at roundings.
    for axes in panels[:1] if what == "energy" else panels:
        low, high = axes.get_ylim()
        assert high - low > 0.1
        moved = max(float(np.ptp(line.get_ydata())) for line in axes.get_lines())
        assert moved < 1e-12 * (high - low)


def test_motion_as_small_as_its_world_is_no_round_off():
    speck = fb.Body(mass=1e-12, name="speck", position=(0, 0, 1e-20))
    world = fb.World([speck]).add(fb.Spring(speck, anchor=(0, 0, 0), stiffness=1e-12))
    run = fb.simulate(world, 5.0, dt=1e-2)
    for what in ("configuration", "velocities"):
        low, high = plot(run, what).axes[0].get_ylim()
        assert high - low < 1e-19


def test_the_angle_from_the_start_is_that_of_a_uniform_turn():
    body = fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), name="ball", angular_velocity=(0.0, 0.0, 2.0))
    run = fb.simulate(fb.World([body]), 1.0, dt=0.1, integrator="cf4")
    angle = lines_of(plot(run, "orientation").axes[1])["angle"].get_ydata()
    # Ten products of rotations, each rounded a few times.
    assert np.allclose(angle, 2.0 * run.times, rtol=0.0, atol=200 * np.finfo(float).eps)


def test_se3_shows_a_matrix_that_leaves_the_group():
    body = fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), name="b", angular_velocity=(1.0, 2.0, 3.0))
    method = fb.Euler(orientation="matrix", normalize=False)
    run = fb.simulate(fb.World([body]), 0.2, dt=1e-2, integrator=method)
    top, bottom = plot(run, "se3").axes
    determinants = np.linalg.det(run["b"].rotation) - 1.0
    assert_line(top, "b", run.times, determinants)
    assert determinants[-1] > 1e-3
    shown = lines_of(bottom)["b"].get_ydata()
    # The singular values of R tell its distance from the rotations.
    exact = np.sqrt(((np.linalg.svd(run["b"].rotation, compute_uv=False) - 1.0) ** 2).sum(axis=1))
    assert np.allclose(shown[1:], exact[1:], rtol=1e-9)
    assert bottom.get_yscale() == "log"


def test_drift_agrees_with_the_audit():
    run = busy()
    (axes,) = plot(run, "drift").axes
    assert axes.get_yscale() == "log"
    for label, drift in zip(lines_of(axes), run.audit().drifts[:3]):
        largest = lines_of(axes)[label].get_ydata().max()
        assert largest == pytest.approx(max(drift.relative, np.finfo(float).eps / 8), rel=1e-12)


def test_the_polhode_lies_on_the_inertia_ellipsoid():
    run = handle()
    figure = plot(run, "polhode")
    (axes,) = figure.axes
    drawn = {line.get_gid(): np.array(line.get_data_3d()).T for line in axes.get_lines() if line.get_gid()}
    shown = np.where(np.isnan(drawn["polhode"]), drawn["behind"], drawn["polhode"])
    twice_energy = shown**2 @ np.array([1.0, 2.0, 3.0])
    assert np.allclose(twice_energy, 2.0 * run.energy[0], rtol=1e-13)
    # Free motion needs no scaling but that of the energy's drift.
    assert np.allclose(shown, run["handle"].angular_velocity_body, atol=1e-7)
    assert axes.get_xlabel() == "ω1 [rad/s]"


def test_the_herpolhode_lies_in_the_plane_across_the_angular_momentum():
    run = handle()
    (axes,) = plot(run, "herpolhode").axes
    x, y = axes.get_lines()[0].get_data()
    L = run["handle"].angular_momentum[0]
    along = run["handle"].angular_velocity @ L / np.linalg.norm(L)
    sizes = np.linalg.norm(run["handle"].angular_velocity, axis=1)
    assert np.allclose(x**2 + y**2 + along**2, sizes**2, rtol=1e-13)


def test_paths_have_equal_scales_in_all_directions():
    axes = plot(busy(), "path").axes[0]
    spans = np.array([np.ptp(axes.get_xlim()), np.ptp(axes.get_ylim()), np.ptp(axes.get_zlim())])
    aspect = np.array(axes._box_aspect)
    assert np.allclose(spans / aspect, (spans / aspect)[0])


OF_JOINTS, OF_CONTACTS = ("joints", "reactions", "violation"), ("contacts", "impacts")


@pytest.mark.parametrize("what", FIGURES)
def test_every_figure_draws_itself_without_a_screen(what):
    run = linked() if what in OF_JOINTS else touching() if what in OF_CONTACTS else handle()
    figure = plot(run, what)
    figure.set_dpi(40)
    figure.canvas.draw()
    pixels = np.asarray(figure.canvas.buffer_rgba())[..., :3]
    assert (pixels != 255).any(axis=-1).mean() > 0.005


def test_the_same_figure_is_the_same_file():
    assert to_svg(plot(handle(), "polhode")) == to_svg(plot(handle(), "polhode"))


@pytest.mark.parametrize(("ending", "magic"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_files_are_written_by_their_ending(ending, magic, tmp_path):
    handle().plot("energy", path=tmp_path / f"e.{ending}")
    assert (tmp_path / f"e.{ending}").read_bytes().startswith(magic)


@pytest.mark.parametrize("draw", [plot, fb.Trajectory.plot])
def test_an_existing_file_is_replaced_only_if_asked(draw, tmp_path):
    target = tmp_path / "e.png"
    target.write_text("mine")
    with pytest.raises(fb.errors.InputError, match="exists already.*overwrite=True"):
        draw(handle(), "energy", path=target)
    assert target.read_text() == "mine"
    draw(handle(), "energy", path=target, overwrite=True)
    assert target.read_bytes().startswith(b"\x89PNG")
    (tmp_path / "folder.png").mkdir()
    with pytest.raises(fb.errors.InputError, match="exists already"):
        draw(handle(), "energy", path=tmp_path / "folder.png", overwrite=True)


def test_bodies_are_chosen_by_name():
    axes = plot(busy(), "velocities", bodies="plate").axes
    assert len(axes) == 2
    assert np.array_equal(lines_of(axes[0])["x"].get_ydata(), busy()["plate"].velocity[:, 0])


def test_many_bodies_show_the_first_four_and_say_so():
    bodies = [fb.Body(mass=1.0, name=f"b{k}", position=(k, 0, 0)) for k in range(6)]
    run = fb.simulate(fb.World(bodies), 0.1, dt=0.1, integrator="cf4")
    figure = plot(run, "configuration")
    assert len(figure.axes) == 8
    assert "4 of 6 bodies" in figure.get_suptitle()
    assert "bodies" not in plot(run, "path").get_suptitle()


@pytest.mark.parametrize("what", ["path", "se3"])
def test_figures_with_a_line_per_body_show_the_first_six_and_say_so(what):
    bodies = [fb.Body(mass=1.0, name=f"b{k}", position=(k, 0, 0)) for k in range(36)]
    run = fb.simulate(fb.World(bodies), 0.1, dt=0.1, integrator="cf4")
    figure = plot(run, what)
    assert len(lines_of(figure.axes[0])) == 6
    assert "6 of 36 bodies" in figure.get_suptitle()
    assert "36" not in plot(run, what, bodies=["b7", "b8"]).get_suptitle()


def test_figures_leave_no_trace_in_matplotlib():
    before = dict(matplotlib.rcParams)
    plot(handle(), "polhode")
    assert dict(matplotlib.rcParams) == before
    code = "import sys, freebody.plots.api, freebody.plots.series; assert 'matplotlib.pyplot' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"what": "enrgy"}, "did you mean 'energy'"),
        ({"what": "energy", "path": "e.gif"}, "ends in .png, .svg, .pdf"),
        ({"what": "rates", "bodies": "spoon"}, "no body 'spoon'"),
        ({"what": "polhode", "bodies": "dot"}, "no inertia"),
        ({"what": "herpolhode", "bodies": "dot"}, "without angular momentum"),
        ({"what": "rates", "bodies": []}, "a figure of 0 bodies"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_words(arguments, words):
    with pytest.raises(fb.errors.InputError, match=words):
        plot(busy(), **arguments)


def with_a_dot_first(count=1):
    dot = fb.Body(mass=1.0, name="dot", position=(5, 0, 0))
    still = fb.Body(mass=1.0, inertia=(1, 2, 3), name="still", position=(9, 0, 0))
    turning = [
        fb.Body(mass=1.0, inertia=(1, 2, 3), name=f"t{k}", position=(0, k, 0), angular_velocity=(1, 2, 3))
        for k in range(count)
    ]
    return fb.simulate(fb.World([dot, still, *turning]), 0.1, dt=0.05, integrator="cf4")


@pytest.mark.parametrize("what", ["polhode", "herpolhode"])
def test_without_a_name_the_first_body_that_has_a_polhode_is_taken(what):
    assert "olhode of t0" in plot(with_a_dot_first(), what).get_suptitle()


@pytest.mark.parametrize("what", ["polhode", "herpolhode"])
def test_errors_say_which_bodies_have_a_polhode(what):
    with pytest.raises(fb.errors.InputError, match=r"name another body: 't0', 't1'\."):
        plot(with_a_dot_first(2), what, bodies="dot")
    with pytest.raises(fb.errors.InputError, match=r"'t5', \.\.\."):
        plot(with_a_dot_first(7), what, bodies="dot")
    for bodies in (None, "still"):
        with pytest.raises(fb.errors.InputError, match="no other body of this run has one"):
            plot(with_a_dot_first(0), what, bodies=bodies)


def test_a_body_at_rest_has_no_polhode():
    run = fb.simulate(fb.World([fb.Body(mass=1.0, inertia=(1, 1, 1))]), 0.1, dt=0.1, integrator="cf4")
    with pytest.raises(fb.errors.InputError, match="is at rest"):
        plot(run, "polhode")


def test_notebooks_show_facts_and_drifts():
    html = busy()._repr_html_()
    assert "cone, plate, dot" in html
    assert "drift of energy - work" in html
    assert "<table>" in html
    assert "Trajectory" in busy().at([0.1, 0.2])._repr_html_()


NAMES = ("a$b$c", "$\\frac{", "_hidden", "x" * 200, "<b> & c")


@pytest.fixture(scope="module")
def oddly_named():
    bodies = [
        fb.Body(mass=1.0, inertia=(1, 2, 3), name=name, position=(k, 0, 0), angular_velocity=(1, 0, 1))
        for k, name in enumerate(NAMES)
    ]
    return fb.simulate(fb.World(bodies), 0.1, dt=0.05, integrator="cf4")


@pytest.mark.parametrize("what", ["configuration", "se3", "polhode", "herpolhode", "path"])
def test_names_are_written_as_they_are_and_never_as_formulas(oddly_named, what):
    figure = plot(oddly_named, what)
    figure.canvas.draw()
    if what in ("se3", "path"):
        legend = figure.axes[-1].get_legend()
        texts = [text.get_text() for text in legend.get_texts()][:5]
        assert texts[2].endswith("_hidden")
        assert len(texts[3]) == 32
        assert len(texts) == 5


@pytest.mark.parametrize("what", ["configuration", "path", "polhode"])
def test_letters_that_the_font_lacks_are_boxes_without_a_warning(what, tmp_path):
    bodies = [
        fb.Body(mass=1.0, inertia=(1, 2, 3), name=name, position=(k, 0, 0), angular_velocity=(1, 0, 1))
        for k, name in enumerate(("陀螺 1", "волчок ω₂", "🪀"))
    ]
    run = fb.simulate(fb.World(bodies), 0.1, dt=0.05, integrator="cf4")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        figure = run.plot(what, path=tmp_path / "named.png")
        to_svg(figure)
        figure.canvas.draw()
    if what == "configuration":
        assert [axes.get_title() for axes in figure.axes[:3]] == ["□□ 1", "волчок ω₂", "□"]


def test_without_matplotlib_the_remedy_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "freebody.plots.api", None)
    with pytest.raises(fb.errors.InputError, match="pip install matplotlib"):
        handle().plot("energy")
