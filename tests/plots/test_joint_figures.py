"""Figures and tables of joints carry the numbers of the run."""

import numpy as np
import pytest
from joint_runs import linked
from plot_runs import handle

import freebody as fb
from freebody.plots.api import plot


def lines_of(axes):
    return {line.get_label(): line.get_ydata() for line in axes.get_lines()}


def test_joint_coordinates_stand_by_kind():
    run = linked()
    angles, travels = plot(run, "joints").axes
    assert np.array_equal(lines_of(angles)["shoulder"], run.joints["shoulder"].angle)
    assert np.array_equal(lines_of(travels)["rail"], run.joints["rail"].travel)
    assert (angles.get_ylabel(), travels.get_ylabel()) == ("angle [rad]", "travel [m]")
    assert len(plot(run, "joints", joints="rail").axes) == 1


def test_reactions_have_a_column_per_joint():
    run = linked()
    axes = plot(run, "reactions").axes
    assert [panel.get_title() for panel in axes[:3]] == ["shoulder on arm", "rail on sled", "beam on bob"]
    for column, joint in enumerate(run.joints.values()):
        for k, letter in enumerate("xyz"):
            assert np.array_equal(lines_of(axes[column])[letter], joint.force[:, k])
            assert np.array_equal(lines_of(axes[3 + column])[letter], joint.torque[:, k])
    alone = plot(run, "reactions", joints=["beam"])
    assert len(alone.axes) == 2
    assert "[N]" in alone.axes[0].get_ylabel()


def test_violations_are_on_logarithmic_axes():
    run = linked()
    open_, rate = plot(run, "violation").axes
    assert open_.get_yscale() == rate.get_yscale() == "log"
    drawn = lines_of(open_)["beam"]
    assert np.array_equal(drawn, np.maximum(run.joints["beam"].violation, drawn.min()))
    assert drawn.max() < 1e-10


def test_runs_without_joints_and_joints_without_coordinates_are_refused_in_words():
    with pytest.raises(fb.FreebodyError, match="a run without joints"):
        plot(handle(), "reactions")
    with pytest.raises(fb.FreebodyError, match="without an angle or a travel"):
        plot(linked(), "joints", joints=["beam"])
    with pytest.raises(fb.FreebodyError, match="no joint 'beem' in this run"):
        plot(linked(), "violation", joints="beem")


def test_a_report_has_the_figures_of_joints_where_there_are_some(tmp_path):
    fb.write_report(linked(), tmp_path / "linked.html")
    fb.write_report(handle(), tmp_path / "free.html")
    heads = [f">{name}<" for name in ("Joints", "Reactions", "Violation")]
    assert all(head in (tmp_path / "linked.html").read_text() for head in heads)
    assert not any(head in (tmp_path / "free.html").read_text() for head in heads)


def test_tables_have_columns_for_joints():
    run = linked()
    table = run.to_pandas()
    assert np.array_equal(table["joint.shoulder.angle [rad]"], run.joints["shoulder"].angle)
    assert np.array_equal(table["joint.rail.travel [m]"], run.joints["rail"].travel)
    assert np.array_equal(table["joint.beam.force.z [N]"], run.joints["beam"].force[:, 2])
    assert "joint.beam.angle [rad]" not in table
    data = run.to_xarray()
    assert data["joint"].values.tolist() == ["shoulder", "rail", "beam"]
    assert data["joint_torque"].dims == ("time", "joint", "xyz")
    assert np.array_equal(data["joint_angle"].sel(joint="shoulder"), run.joints["shoulder"].angle)
    assert np.isnan(data["joint_angle"].sel(joint="beam")).all()
    assert "joint" not in handle().to_xarray().coords


@pytest.mark.parametrize("ending", ["csv", "parquet", "nc", "npz"])
def test_every_table_file_has_them(ending, tmp_path):
    fb.export_run(linked(), tmp_path / f"r.{ending}")
    if ending == "npz":
        with np.load(tmp_path / "r.npz") as data:
            assert data["joint"].tolist() == ["shoulder", "rail", "beam"]
            assert np.array_equal(data["joint_force"][:, 2], linked().joints["beam"].force)
    else:
        content = (tmp_path / f"r.{ending}").read_bytes()
        assert (b"joint_force" if ending == "nc" else b"joint.beam.force.x") in content


@pytest.mark.parametrize("way", ["save", "record", "zip"])
def test_joints_come_back_from_files(way, tmp_path):
    run = linked()
    path = tmp_path / ("r.zarr.zip" if way == "zip" else "r.zarr")
    if way == "record":
        from joint_runs import linked_world

        run = fb.simulate(linked_world(), 0.5, dt=5e-3, record=path)
    else:
        run.save(path)
    back = fb.load_run(path)
    assert back.tables.joints == run.tables.joints
    assert back.notes == run.notes
    assert back.derived.joints.tobytes() == run.derived.joints.tobytes()
    assert back.final.memory.tobytes() == run.final.memory.tobytes()
    assert back.audit().to_dict() == run.audit().to_dict()
    assert np.array_equal(back.joints["shoulder"].angle, run.joints["shoulder"].angle)


HOSTILE = {
    "a name that is no text": lambda joints: joints[0].__setitem__(0, 3),
    "a body that is not there": lambda joints: joints[0].__setitem__(2, [7]),
    "an unknown measure": lambda joints: joints[0].__setitem__(5, "height"),
    "one name twice": lambda joints: joints[0].__setitem__(0, joints[1][0]),
    "too short an entry": lambda joints: joints[0].pop(),
    "one joint more than columns": lambda joints: joints.append(["new", "ball", [0], 0, 3, ""]),
}


@pytest.mark.parametrize("damage", HOSTILE)
def test_files_that_lie_about_joints_are_refused(damage, tmp_path):
    import json

    linked().save(tmp_path / "r.zarr")
    manifest = tmp_path / "r.zarr" / "zarr.json"
    content = json.loads(manifest.read_text())
    HOSTILE[damage](content["attributes"]["joints"])
    manifest.write_text(json.dumps(content))
    with pytest.raises(fb.FreebodyError, match="joint"):
        fb.load_run(tmp_path / "r.zarr")


def test_loads_and_coordinates_that_are_round_off_are_drawn_as_zeros():
    hung = fb.Body(fb.Box((0.2, 0.2, 1.0)), density=100.0, name="hung", position=(0, 0, -0.5))
    world = fb.World([hung], gravity=(0, 0, -9.81)).add(fb.Hinge(hung, at=(0, 0, 0.5), axis=(0.6, 0.8, 0), name="h"))
    run = fb.simulate(world, 2.0, dt=1e-2)
    force, torque = plot(run, "reactions").axes
    assert force.get_ylim()[1] > 39.0
    assert torque.get_ylim() == (-1.0, 1.0)
    (angle,) = plot(run, "joints").axes
    assert angle.get_ylim() == (-1.0, 1.0)
