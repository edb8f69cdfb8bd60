"""The core does without tables of pandas, Parquet, netCDF, video and CAD; each names its extra where it is missing."""

import subprocess
import sys

import pytest

import freebody as fb
from freebody import extras
from freebody.errors import CadError, InputError

EXTRAS = {"parquet": "pyarrow", "nc": "h5netcdf", "mp4": "imageio_ffmpeg"}
NAMES = {"parquet": "parquet", "nc": "netcdf", "mp4": "video"}


@pytest.fixture(scope="module")
def run():
    body = fb.Body(fb.Box((1, 2, 3)), density=1.0, name="box", angular_velocity=(1, 2, 3))
    return fb.simulate(fb.World([body]), 0.2, dt=0.05, integrator="cf4")


@pytest.mark.parametrize("ending", EXTRAS)
def test_a_missing_extra_names_itself(run, ending, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, EXTRAS[ending], None)
    with pytest.raises(InputError) as caught:
        fb.export_run(run, tmp_path / f"run.{ending}")
    error = caught.value
    assert f"without {EXTRAS[ending]}" in error.found
    assert error.expected == f"the extra '{NAMES[ending]}'"
    assert error.remedy == extras.install(NAMES[ending])
    assert error.cause
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("module", "method"), [("pandas", "to_pandas"), ("xarray", "to_xarray")])
def test_labelled_results_name_their_extra(run, module, method, monkeypatch):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(InputError, match=rf"without {module}.*the extra 'tables'"):
        getattr(run, method)()


def test_a_clone_is_told_its_own_command_and_an_installed_package_its_own(tmp_path, monkeypatch):
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "src/freebody").mkdir(parents=True)
    monkeypatch.setattr(extras, "CLONE", tmp_path)
    assert extras.install("video") == f"pip install '.[video]' in {tmp_path}"
    monkeypatch.setattr(extras, "CLONE", tmp_path / "lib/python3.11")
    assert extras.install("video") == "pip install 'freebody[video]'"


def test_a_library_that_is_there_and_broken_is_no_missing_extra(tmp_path, monkeypatch):
    (tmp_path / "broken_here.py").write_text("import nothing_of_this_name\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name"):
        extras.needed("broken_here", "video", "a video")


WITHOUT = """
import sys
for name in ("pandas", "xarray", "pyarrow", "h5netcdf", "h5py", "imageio_ffmpeg", "netgen", "lxml", "anywidget"):
    sys.modules[name] = None
import freebody as fb
from pathlib import Path
folder = Path(sys.argv[1])
body = fb.Body(fb.Box((1, 2, 3)), density="steel", name="box", angular_velocity=(1, 2, 3))
run = fb.simulate(fb.World([body]), 0.2, dt=0.05, integrator="cf4")
run.save(folder / "run.zarr")
fb.load_run(folder / "run.zarr").plot("energy", path=folder / "energy.png")
for ending in ("csv", "npz", "glb", "gif", "png", "html"):
    fb.export_run(run, folder / f"run.{ending}")
wrench = fb.Mesh.sample("wrench")
fb.write_part_report(wrench, fb.mass_properties(wrench, density="steel"), folder / "part.html")
fb.view(fb.Torus(1.0, 0.3), port=0, open_browser=False).close()
"""


def test_simulating_the_page_and_figures_need_no_extra(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, str(tmp_path)], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert {path.name for path in tmp_path.iterdir()} == {
        "run.zarr", "energy.png", "run.csv", "run.npz", "run.glb", "run.gif", "run.png", "run.html", "part.html"
    }  # fmt: skip


def test_cad_names_its_extra_too(tmp_path, monkeypatch):
    from importlib.machinery import PathFinder

    monkeypatch.setattr(PathFinder, "find_spec", lambda name, path: None)
    (tmp_path / "part.step").write_text("ISO-10303-21;\nEND-ISO-10303-21;\n")
    with pytest.raises(CadError) as caught:
        fb.Cad.load(tmp_path / "part.step")
    assert caught.value.remedy == extras.install("cad")
