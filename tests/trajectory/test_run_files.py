import numpy as np
import pytest
from run_worlds import WORLDS, driven, sprung

import freebody as fb
from freebody.errors import InputError

EXACT = ("times", "raw", "accumulators", "energy", "work", "linear_momentum", "angular_momentum")


@pytest.fixture(scope="module")
def run():
    return fb.simulate(driven(), 0.6, dt=1e-2, integrator="cf4")


@pytest.mark.parametrize("name", WORLDS)
def test_a_run_comes_back_bit_for_bit(tmp_path, name):
    run = fb.simulate(WORLDS[name](), 0.5, dt=1e-2, integrator="cf4")
    run.save(tmp_path / "run.zarr")
    back = fb.load_run(tmp_path / "run.zarr")
    for quantity in EXACT:
        assert getattr(back, quantity).tobytes() == getattr(run, quantity).tobytes(), quantity
    for body in run.names:
        assert (back[body].orientation == run[body].orientation).all()
        assert (back[body].origin == run[body].origin).all()
    assert (back.names, back.method, back.layout, back.dt) == (run.names, run.method, run.layout, run.dt)
    assert (back.order, back.interrupted, back.final.clock) == (run.order, run.interrupted, run.final.clock)
    assert back.final.raw.tobytes() == run.final.raw.tobytes()
    assert back.final.accumulators.tobytes() == run.final.accumulators.tobytes()
    assert back.audit().to_dict() == run.audit().to_dict()


def test_a_run_goes_on_from_its_file_as_if_it_had_not_stopped(tmp_path):
    world = driven()
    whole = fb.simulate(world, 1.0, dt=1e-2, integrator="cf4")
    fb.simulate(world, 0.5, dt=1e-2, integrator="cf4").save(tmp_path / "half.zarr")
    rest = fb.simulate(world, 0.5, dt=1e-2, integrator="cf4", start=fb.load_run(tmp_path / "half.zarr").state(-1))
    assert rest.final.raw.tobytes() == whole.final.raw.tobytes()
    assert rest.final.accumulators.tobytes() == whole.final.accumulators.tobytes()


def test_a_loaded_run_is_interpolated_as_the_run_was(tmp_path, run):
    run.save(tmp_path / "run.zarr")
    back = fb.load_run(tmp_path / "run.zarr")
    t = np.linspace(0.0, 0.6, 77)
    there, here = back.at(t), run.at(t)
    assert (there.raw == here.raw).all()
    assert (there.work == here.work).all()
    # Energies between frames are interpolated instead of computed: (f h)^4 / 384 of 60 J, frequencies up to 20 rad/s.
    np.testing.assert_allclose(there.energy, here.energy, rtol=0, atol=(20 * 1e-2) ** 4 / 384 * 60)
    np.testing.assert_allclose(there.potential_energy, here.potential_energy, rtol=0, atol=(20e-2) ** 4 / 384 * 60)


def test_forces_of_the_users_own_leave_their_energies_in_the_file(tmp_path):
    @fb.potential
    def well(body, depth):
        x = body.position
        return 0.5 * depth * (x[0] * x[0] + x[1] * x[1] + 2.0 * x[2] * x[2])

    ball = fb.Body(fb.Sphere(radius=0.5), density=1.0, name="ball", position=(1, 0, 0.5), velocity=(0, 1, 0))
    run = fb.simulate(fb.World(ball).add(well(ball, depth=3.0)), 0.5, dt=1e-2, integrator="cf4")
    assert np.ptp(run.potential_energy) > 0.01
    run.save(tmp_path / "run.zarr")
    back = fb.load_run(tmp_path / "run.zarr")
    assert (back.potential_energy == run.potential_energy).all()
    assert back.audit().to_dict() == run.audit().to_dict()
    assert run.audit().agrees


def test_events_keep_their_names_and_times(tmp_path):
    event = fb.Event(lambda state: state.position[2, 2] - 1.01, name="high", direction="up", stop=False)
    run = fb.simulate(sprung(), 0.2, dt=1e-2, integrator="cf4", events=event)
    assert len(run.events) == 1
    run.save(tmp_path / "run.zarr")
    back = fb.load_run(tmp_path / "run.zarr")
    assert [(e.name, e.time) for e in back.events] == [("high", run.events[0].time)]


def test_long_runs_are_kept_in_several_chunks(tmp_path, run, monkeypatch):
    monkeypatch.setattr("freebody.record.arrays.CHUNK", 500)
    run.save(tmp_path / "run.zarr")
    assert len(list((tmp_path / "run.zarr/raw/c").iterdir())) > 3
    assert (fb.load_run(tmp_path / "run.zarr").raw == run.raw).all()


def test_a_loaded_run_can_be_saved_again(tmp_path, run):
    run.save(tmp_path / "one.zarr")
    fb.load_run(tmp_path / "one.zarr").save(tmp_path / "two.zarr")
    back = fb.load_run(tmp_path / "two.zarr")
    assert (back.raw == run.raw).all()
    assert (back.potential_energy == run.potential_energy).all()


def test_nothing_is_overwritten_unasked(tmp_path, run):
    path = tmp_path / "run.zarr"
    run.save(path)
    with pytest.raises(InputError, match="exists already.*overwrite=True"):
        run.save(path)
    shorter = fb.simulate(driven(), 0.1, dt=1e-2, integrator="cf4")
    shorter.save(path, overwrite=True)
    assert len(fb.load_run(path)) == 11
    assert [entry.name for entry in tmp_path.iterdir()] == ["run.zarr"]


def test_what_is_not_a_run_is_never_overwritten(tmp_path, run):
    folder = tmp_path / "thesis"
    folder.mkdir()
    (folder / "chapter1.txt").write_text("precious")
    with pytest.raises(InputError, match="is not a stored run"):
        run.save(folder, overwrite=True)
    (tmp_path / "file").write_text("precious")
    with pytest.raises(InputError, match="is not a stored run"):
        run.save(tmp_path / "file", overwrite=True)
    assert (folder / "chapter1.txt").read_text() == (tmp_path / "file").read_text() == "precious"


def test_interpolated_frames_are_not_saved_as_a_run(tmp_path, run):
    with pytest.raises(InputError, match="interpolated frames"):
        run.at([0.0, 0.1]).save(tmp_path / "run.zarr")


def test_xarray_opens_the_file_as_it_is(tmp_path, run):
    import xarray

    run.save(tmp_path / "run.zarr")
    with xarray.open_zarr(tmp_path / "run.zarr", consolidated=False) as found:
        assert (found["kinetic_energy"].values == run.kinetic_energy).all()
        assert found["time"].attrs["units"] == "s"
