"""``freebody inertia`` as a person and as a script use it."""

import json
import subprocess
import sys

import pytest
import trimesh
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app

runner = CliRunner()


@pytest.fixture
def ring(tmp_path):
    mesh = fb.Torus(1.0, 0.25).mesh(48, 12)
    path = tmp_path / "ring.stl"
    trimesh.Trimesh(1000.0 * mesh.vertices, mesh.faces, process=False).export(path)
    return path


@pytest.fixture
def broken(tmp_path):
    mesh = fb.Torus(1.0, 0.25).mesh(48, 12)
    path = tmp_path / "broken.ply"
    trimesh.Trimesh(mesh.vertices, mesh.faces[:-1], process=False).export(path)
    return path


def run(*words):
    return runner.invoke(app, ["inertia", *map(str, words)])


def test_the_table_has_all_figures(ring):
    done = run(ring, "--density", 7850, "--unit", "mm")
    assert done.exit_code == 0
    for text in ("9221.675", "centre of mass", "4941.234", "9607.16", "principal moment", "1152 faces", "closed"):
        assert text in done.stdout


def test_json_has_the_same_figures_and_says_that_they_can_be_trusted(ring):
    done = run(ring, "--mass", 2.5, "--unit", "mm", "--json")
    data = json.loads(done.stdout)
    assert done.exit_code == 0
    assert data["trusted"] is True
    assert data["mass"] == 2.5
    assert data["inertia"][2][2] == pytest.approx(2.5 * 1.2238423 / 1.17473572998, rel=1e-6)


def test_a_broken_mesh_gives_exit_code_1_and_the_flags_that_help(broken):
    done = run(broken)
    assert done.exit_code == 1
    assert "3 edges have one face only" in done.stderr
    assert "--repair" in done.stderr
    assert "repair=True" not in done.stderr
    assert done.stdout == ""


def test_a_broken_mesh_in_json_is_still_json(broken):
    done = run(broken, "--json")
    data = json.loads(done.stdout)
    assert done.exit_code == 1
    assert data["trusted"] is False
    assert data["diagnosis"]["findings"][0]["count"] == 3


def test_repair_lists_what_it_did(broken):
    done = run(broken, "--repair")
    assert done.exit_code == 0
    assert "filled holes with 1 new faces" in done.stdout


def test_a_sheet_needs_no_closed_surface(broken):
    done = run(broken, "--shell-thickness", 0.002, "--density", 2700, "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout)["volume"] == pytest.approx(0.002 * 9.73, rel=0.01)


def test_overlapping_parts_anyway_keep_exit_code_1(tmp_path):
    cube = fb.Box(1.0).mesh()
    both = trimesh.util.concatenate(
        [trimesh.Trimesh(cube.vertices + shift, cube.faces, process=False) for shift in (0.0, 0.5)]
    )
    path = tmp_path / "overlap.obj"
    both.export(path)
    assert run(path).exit_code == 1
    anyway = run(path, "--no-check")
    assert anyway.exit_code == 1
    assert "cannot be trusted" in anyway.stdout


def test_sampling_and_boxes_from_the_shell(ring):
    done = run(ring, "--unit", "mm", "--method", "sampling", "--relative-error", 0.02, "--json")
    assert json.loads(done.stdout)["standard_error"]["points"] >= 65536
    assert "bounding box, 2.5 x 2.5 x 0.5 m" in " ".join(
        run(ring, "--unit", "mm", "--method", "box").stdout.replace("│", "").split()
    )


def test_a_part_of_a_hundred_metres_gets_a_hint_about_its_unit(ring):
    assert "--unit mm" in run(ring).stdout


@pytest.mark.parametrize("words", [["--density", "-1"], ["--unit", "parsnips"], ["--density", "1", "--mass", "1"]])
def test_wrong_values_get_one_clear_line_and_no_traceback(ring, words):
    done = run(ring, *words)
    assert done.exit_code == 1
    assert done.stderr.startswith("error: ")
    assert "Traceback" not in done.output


def test_a_missing_file_is_an_error_not_a_traceback(tmp_path):
    done = run(tmp_path / "nowhere.stl")
    assert done.exit_code == 1
    assert "nowhere.stl" in done.stderr
    assert "Traceback" not in done.output


@pytest.mark.parametrize("words", [["--help"], ["inertia", "--help"], ["--version"]])
def test_help_and_version_work_as_a_module(words):
    done = subprocess.run([sys.executable, "-m", "freebody", *words], capture_output=True, text=True, check=True)
    assert "freebody" in done.stdout


def test_no_colour_codes_when_the_output_is_not_a_terminal(ring):
    assert "\x1b[" not in run(ring, "--unit", "mm").stdout


def test_materials_and_units_at_the_shell(ring):
    plain = json.loads(run(ring, "--density", 7850, "--unit", "mm", "--json").stdout)
    for density in ("steel", "7.85 g/cm^3", "7850 kg/m^3"):
        named = json.loads(run(ring, "--density", density, "--unit", "mm", "--json").stdout)
        assert named["inertia"] == plain["inertia"]
    small = json.loads(run(ring, "-d", "steel", "--unit", "mm", "--in", "mm,g", "--about", "0,0,10", "--json").stdout)
    assert small["mass"] == pytest.approx(plain["mass"] * 1e3)
    assert small["about"] == [0.0, 0.0, 10.0]
    steiner = plain["mass"] * 0.01**2
    assert small["inertia_about"][0][0] == pytest.approx((plain["inertia"][0][0] + steiner) * 1e9)
    shown = run(ring, "-d", "steel", "--unit", "mm", "--in", "mm,g", "--about", "0,0,1 cm").stdout
    assert "about (0, 0, 10) mm, in g mm²" in shown
    area = json.loads(run(ring, "-d", "steel", "--unit", "mm", "--json").stdout)["diagnosis"]["area"]
    assert f"area {area * 1e6:.6g} mm²" in " ".join(shown.replace("│", "").split())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-d", "stel"], "did you mean 'steel'"),
        (["--about", "1,2"], "three coordinates"),
        (["--about", "a,b,c"], "--about"),
        (["--in", "mm,s"], "such as mm,g"),
        (["-d", "pin=steel"], "only for a CAD file"),
        (["--report", "part.txt"], "ends in .html or .pdf"),
    ],
)
def test_wrong_options_are_answered_in_words(ring, words, message):
    done = run(ring, "--unit", "mm", *words)
    assert done.exit_code == 1
    assert message in " ".join(done.stderr.split())


def test_a_density_that_no_part_has_is_doubted(ring):
    shown = " ".join(run(ring, "-d", 7.85, "--unit", "mm").stdout.replace("│", " ").split())
    assert 'did you mean "7.85 g/cm^3"' in shown


@pytest.mark.parametrize("ending", ["html", "pdf"])
def test_a_part_in_millimetres_becomes_a_report(ring, ending):
    report = ring.with_suffix(f".{ending}")
    done = run(ring, "-d", "steel", "--unit", "mm", "--in", "mm,g", "--report", report)
    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1] == str(report)
    assert report.stat().st_size > 10_000
    again = run(ring, "-d", "steel", "--unit", "mm", "--report", report)
    assert again.exit_code == 1
    assert "--overwrite" in again.stderr
    assert run(ring, "-d", "steel", "--unit", "mm", "--report", report, "--overwrite", "-q").stdout == ""


def test_info_and_inertia_say_the_same_of_one_file(ring, tmp_path):
    import netgen.occ as occ

    plate, pin = occ.Box(occ.Pnt(0, 0, 0), occ.Pnt(10, 10, 10)), occ.Cylinder(occ.Pnt(20, 0, 0), occ.Z, r=3, h=20)
    for solid in pin.solids:
        solid.name = "pin"
    assembly = tmp_path / "assembly.step"
    occ.Compound([plate, pin]).WriteStep(str(assembly))
    for path in (ring, assembly):
        told = json.loads(runner.invoke(app, ["info", str(path), "--json"]).stdout)
        weighed = json.loads(run(path, "--json").stdout)
        assert told["volume [m^3]"] == weighed["volume"]
        kept = [note for note in weighed["notes"] if not note.startswith("no density")]
        assert told["notes"] == kept
    assert told["kind"] == "CAD part"
    assert list(told["solids"]) == list(weighed["solids"]) == ["solid", "pin"]
    heavy = json.loads(run(assembly, "-d", "steel", "-d", "pin=brass", "--json").stdout)
    assert heavy["solids"]["pin"]["mass"] == pytest.approx(8500 * weighed["solids"]["pin"]["volume"])
    assert heavy["mass"] == pytest.approx(sum(solid["mass"] for solid in heavy["solids"].values()))
