"""Figures, tables, models and commands tell what touched."""

import csv
import json
import struct

import numpy as np
import pytest
from plot_runs import handle
from touching_runs import touching, touching_world
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.plots.api import plot
from freebody.scene.writing import scene_of
from freebody.trajectory.contact_track import contact_facts


def lines_of(axes):
    return {line.get_label(): line for line in axes.get_lines()}


def test_contacts_show_forces_limits_gaps_and_modes():
    run = touching()
    pair = run.contacts["ball", "table"]
    figure = plot(run, "contacts")
    normal, friction, gap = figure.axes
    assert np.array_equal(lines_of(normal)["normal force"].get_ydata(), pair.normal_force)
    shown = lines_of(friction)
    assert np.array_equal(shown["friction"].get_ydata(), np.linalg.norm(pair.friction, axis=1))
    assert np.array_equal(shown["its limit"].get_ydata(), 0.2 * pair.normal_force)
    assert np.array_equal(lines_of(gap)["gap"].get_ydata(), pair.gap)
    assert [axes.get_ylabel() for axes in figure.axes] == ["normal force [N]", "friction [N]", "gap [m]"]
    assert figure.get_suptitle() == "Contact of ball and table"
    bands = [band for band in normal.patches if band.get_label() in ("sliding", "rolling")]
    assert {band.get_label() for band in bands} == {"sliding", "rolling"}


def test_impacts_show_impulses_and_what_they_took():
    run = touching()
    figure = plot(run, "impacts")
    top, bottom = figure.axes
    dots = top.get_lines()[0]
    assert np.array_equal(dots.get_xdata(), run.impacts.time)
    assert np.allclose(dots.get_ydata(), np.linalg.norm(run.impacts.impulse, axis=1))
    lost = lines_of(bottom)["restitution"].get_ydata()
    assert lost[-1] == pytest.approx(run.lost_to_restitution[-1], rel=1e-12)


def test_impulses_of_rounding_are_not_drawn(monkeypatch):
    run = touching()
    impulse = run.impacts.impulse * np.where(np.arange(len(run.impacts)) == 0, 1e-20, 1.0)[:, None]
    monkeypatch.setattr(type(run.impacts), "impulse", property(lambda table: impulse))
    drawn = np.concatenate([dots.get_ydata() for dots in plot(run, "impacts").axes[0].get_lines()])
    assert len(drawn) == len(impulse) - 1
    assert drawn.min() > 1e-12


def test_losses_are_part_of_the_energy():
    run = touching()
    top, bottom = plot(run, "energy").axes
    shown = lines_of(top)
    assert np.array_equal(shown["lost to friction"].get_ydata(), run.lost_to_friction)
    assert np.array_equal(shown["lost to restitution"].get_ydata(), run.lost_to_restitution)
    (balance,) = bottom.get_lines()
    assert np.array_equal(balance.get_ydata(), run.balance - run.balance[0])
    assert "+ losses" in bottom.get_ylabel()


def test_bodies_choose_the_pairs():
    assert plot(touching(), "contacts", bodies="stone").get_suptitle() == "Contact of ball and stone"
    with pytest.raises(fb.errors.InputError, match="no body or ground 'bal'"):
        plot(touching(), "contacts", bodies="bal")
    with pytest.raises(fb.errors.InputError, match="a run without impacts"):
        plot(touching(), "impacts", bodies="stone")


@pytest.mark.parametrize("what", ["contacts", "impacts"])
def test_a_run_without_contact_has_no_such_figure(what):
    with pytest.raises(fb.errors.InputError, match="a run without"):
        plot(handle(), what)


def test_tables_and_datasets_have_contacts(tmp_path):
    run = touching()
    data = run.to_xarray()
    pair = run.contacts["ball", "table"]
    assert data["contact"].values.tolist() == ["ball on table", "ball on stone"]
    assert np.array_equal(data["contact_force"].sel(contact="ball on table"), pair.force)
    assert np.array_equal(data["contact_mode"].sel(contact="ball on table"), pair.mode_numbers)
    assert np.array_equal(data["lost_to_friction"], run.lost_to_friction)
    assert data["contact_gap"].attrs["units"] == "m"
    frame = run.to_pandas()
    assert np.array_equal(frame["contact.ball on table.force.z [N]"], pair.force[:, 2])
    run.export(tmp_path / "run.csv")
    with (tmp_path / "run.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert float(rows[-1]["contact.ball on table.gap [m]"]) == pair.gap[-1]
    assert rows[0]["contact.ball on table.point.x [m]"] == ""
    assert float(rows[-1]["lost_to_friction [J]"]) == run.lost_to_friction[-1]
    run.export(tmp_path / "run.npz")
    with np.load(tmp_path / "run.npz") as stored:
        assert np.array_equal(stored["contact_gap"][:, 0], pair.gap)


def test_a_run_without_contact_has_the_columns_it_had():
    assert not [name for name in handle().to_pandas() if "contact" in name or "lost" in name]


def test_models_have_floors_and_fixed_shapes(tmp_path):
    touching().export(tmp_path / "run.glb", world=touching_world())
    data = (tmp_path / "run.glb").read_bytes()
    length = struct.unpack("<I", data[12:16])[0]
    content = json.loads(data[20 : 20 + length])
    assert [node["name"] for node in content["nodes"][:-1]] == ["ball", "table", "stone"]
    assert content["nodes"][2]["translation"] == [0.0, 5.0, 0.0]


def test_pictures_have_floors_where_they_are(tmp_path):
    run, world = touching(), touching_world()
    steep = fb.World(list(world.bodies), gravity=(0, 0, -9.81)).add(
        fb.Floor(point=(0, 0, -1.0), normal=(1.0, 0.0, 1.0)), fb.NoContact("ball", "floor")
    )
    images = []
    for number, shown in enumerate((world, steep)):
        run.export(tmp_path / f"{number}.png", world=shown, size=(160, 90))
        images.append((tmp_path / f"{number}.png").read_bytes())
    assert images[0] != images[1]


def test_summaries_tell_impacts_losses_and_what_rolled(tmp_path):
    run = touching()
    told = contact_facts(run)
    assert told["impacts"] == str(len(run.impacts))
    rubbed, bounced = run.lost_to_friction[-1], run.lost_to_restitution[-1]
    assert told["lost"] == f"{rubbed:.6g} J to friction, {bounced:.6g} J to restitution"
    assert "ball on table: sliding" in told["contact"]
    assert "rolling" in told["contact"]
    assert "stone" not in told["contact"]
    assert contact_facts(handle()) == {}
    assert "J to friction" in run._repr_html_()
    run.report(tmp_path / "run.html")
    page = (tmp_path / "run.html").read_text()
    assert "laws of contact" in page
    assert "Contacts" in page


def test_freebody_run_tells_what_touched(tmp_path):
    scene = tmp_path / "ball.toml"
    scene.write_text(scene_of(touching_world(), duration=0.8, dt=1e-3, integrator="touch4").to_toml())
    run = touching()
    done = CliRunner().invoke(app, ["run", str(scene), "-o", str(tmp_path / "run.zarr")])
    assert done.exit_code == 0, done.output
    assert f"impacts: {len(run.impacts)}" in done.output
    assert "contact: ball on table: sliding" in done.output
    told = json.loads(CliRunner().invoke(app, ["run", str(scene), "--json"]).output)
    assert told["impacts"] == len(run.impacts)
    assert told["lost"]["friction"] == pytest.approx(run.lost_to_friction[-1])
    read = fb.load_run(tmp_path / "run.zarr")
    assert np.array_equal(read.contact_frames, run.contact_frames)
    again = CliRunner().invoke(app, ["run", "--resume", str(tmp_path / "run.zarr"), "--quiet"])
    assert again.exit_code == 0
