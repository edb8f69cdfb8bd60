"""The audit of runs with contact: nothing is wrong with runs as they are, and every mistake put into one is named."""

from dataclasses import replace

import numpy as np
import pytest

import freebody as fb
from freebody.contact.layout import IMPACT, OPEN, SLOT, STATE
from freebody.trajectory.report import CANNOT_TELL, DIFFERS

DT, G = 1e-3, 9.81


def on_table(body, *, gravity=G, **floor):
    return fb.World([body], gravity=(0.0, 0.0, -gravity)).add(fb.Floor(name="table", **floor))


def bouncing():
    rubber = fb.Material(friction=0.0, restitution=0.8)
    return on_table(fb.Body(fb.Sphere(0.05), mass=1.0, material=rubber, position=(0.0, 0.0, 0.55), name="ball"))


def sliding():
    wood = fb.Material(friction=0.3)
    box = fb.Box((0.4, 0.3, 0.2))
    return on_table(
        fb.Body(box, mass=2.0, material=wood, position=(0.0, 0.0, 0.1), velocity=(3.0, 0.0, 0.0), name="block")
    )


def rolling():
    ball = fb.Body(
        fb.Sphere(0.11), mass=6.0, material=fb.Material(friction=0.2), position=(0.0, 0.0, 0.11),
        velocity=(3.0, 0.0, 0.0), name="ball",
    )  # fmt: skip
    return on_table(ball)


def turntable():
    ball = fb.Body(
        fb.Sphere(0.05), mass=1.0, material=fb.Material(friction=0.5), position=(0.5, 0.0, 0.05), name="ball"
    )
    return on_table(ball, angular_velocity=(0.0, 0.0, 3.0))


def pushed():
    world = sliding()
    block = world.bodies[0]
    return world.add(fb.Push(block, (0.0, 9.0, 0.0), start=0.3005, duration=0.3))


def braked():
    """A ball that rolls and spins against resistance."""
    soft = fb.Material(friction=0.5, rolling=2e-3, spinning=2e-3)
    ball = fb.Body(
        fb.Sphere(0.05), mass=1.0, material=soft, position=(0.0, 0.0, 0.05), velocity=(0.2, 0.0, 0.0),
        angular_velocity=(0.0, 4.0, 3.0), name="ball",
    )  # fmt: skip
    return on_table(ball)


def thrown():
    tin = fb.Material(friction=0.4, restitution=0.5)
    box = fb.Body(
        fb.Box((0.4, 0.3, 0.2)), mass=2.0, material=tin, position=(0.0, 0.0, 0.6), orientation="30 deg about x",
        velocity=(1.0, 0.0, 0.0), angular_velocity=(1.0, 2.0, 3.0), name="box",
    )  # fmt: skip
    return on_table(box)


def cradle():
    steel = fb.Material(friction=0.0, restitution=1.0)
    places = (-0.3, 0.1, 0.2, 0.3, 0.4)
    balls = [
        fb.Body(fb.Sphere(0.05), mass=1.0, material=steel, position=(x, 0.0, 0.0), name=f"ball {k + 1}",
                velocity=(1.0 if k == 0 else 0.0, 0.0, 0.0))
        for k, x in enumerate(places)
    ]  # fmt: skip
    return fb.World(balls)


def stopped():
    """A pendulum that a wall stops."""
    rubber = fb.Material(friction=0.3, restitution=0.6)
    bob = fb.Body(fb.Sphere(0.05), mass=1.0, material=rubber, position=(1.0, 0.0, 0.0), name="bob")
    hinge = fb.Hinge(bob, at=(-1.0, 0.0, 0.0), anchor=(0.0, 0.0, 0.0), axis=(0.0, 1.0, 0.0))
    wall = fb.Floor(point=(-0.05, 0.0, 0.0), normal=(1.0, 0.0, 0.0), name="wall")
    return fb.World([bob], gravity=(0.0, 0.0, -G)).add(hinge, wall)


WORLDS = {
    "bouncing": bouncing, "sliding": sliding, "rolling": rolling, "turntable": turntable, "pushed": pushed,
    "braked": braked, "thrown": thrown, "cradle": cradle, "stopped": stopped,
}  # fmt: skip


@pytest.fixture(scope="module")
def runs():
    return {name: fb.simulate(make(), 1.5, dt=DT, integrator="touch4") for name, make in WORLDS.items()}


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("every", [1, 7])
def test_no_false_alarm(runs, name, every):
    run = runs[name] if every == 1 else fb.simulate(WORLDS[name](), 1.5, dt=DT, integrator="touch4", every=every)
    audit = run.audit()
    assert audit.agrees, str(audit)
    assert audit.explained, str(audit)
    assert not audit.findings


@pytest.mark.parametrize("name", ["bouncing", "sliding", "rolling", "turntable", "pushed", "braked", "cradle"])
def test_the_audit_can_tell(runs, name):
    audit = runs[name].audit()
    told = ("position", "orientation", "momentum", "impulse", "lost to friction", "lost to restitution")
    assert [line for line in told if audit[line].verdict == CANNOT_TELL] == [], str(audit)


@pytest.mark.parametrize("name", WORLDS)
def test_energy_work_and_losses_balance(runs, name):
    run = runs[name]
    audit = run.audit()
    line = audit["energy - work + losses"]
    # Order 4 at 1 ms; the least accurate is the thrown box, which turns by 5 mrad in a step.
    assert line.relative < 1e-8
    assert np.ptp(run.balance) == pytest.approx(line.largest, abs=2.0 * line.largest)


def test_joints_that_pass_on_impacts_are_not_judged(runs):
    audit = runs["stopped"].audit()
    assert len(runs["stopped"].impacts) > 0
    assert audit["momentum"].words == "cannot tell: joints passed on impacts"
    assert audit["position"].verdict != CANNOT_TELL


def forged_slots(run, change, frames=slice(300, 420)):
    """The run with slots that ``change`` has edited, (frames, slots, SLOT)."""
    touching = run.contact_frames.copy()
    slots = touching[frames, STATE.size :].reshape(len(touching[frames]), -1, SLOT.size)
    change(slots)
    touching[frames, STATE.size :] = slots.reshape(len(slots), -1)
    return replace(run, contact_frames=touching)


def forged_impacts(run, change):
    rows = run.impact_rows.copy()
    change(rows)
    return replace(run, impact_rows=rows)


def found(run):
    """The names of the lines that differ and of the laws that are violated."""
    audit = run.audit()
    assert not audit.agrees
    names = {check.name for check in audit.checks if check.verdict == DIFFERS}
    return names | {bound.name for bound in audit.bounds if not bound.holds}


FORCE, NORMAL, GAP, MODE, SLIP = (SLOT.slices[name] for name in ("force", "normal", "gap", "mode", "slip"))


def test_friction_beyond_its_cone_is_named(runs):
    def more(slots):
        slots[:, :, FORCE][..., 0] *= 1.1

    names = found(forged_slots(runs["sliding"], more))
    assert {"force outside of the cone", "momentum", "lost to friction"} <= names
    audit = forged_slots(runs["sliding"], more).audit()
    assert "Friction between 'block' and 'table' is larger than its coefficient allows" in str(audit)


def test_contacts_that_pull_are_named(runs):
    def pull(slots):
        slots[:, :, FORCE] *= -1.0

    assert {"pulling force", "momentum", "impulse"} <= found(forged_slots(runs["rolling"], pull))


def test_forces_across_a_gap_are_named(runs):
    def opened(slots):
        slots[:, :, MODE] = OPEN

    assert "force across a gap" in found(forged_slots(runs["rolling"], opened, slice(5, None)))

    def apart(slots):
        slots[:, :, GAP] += 1e-3

    assert "force across a gap" in found(forged_slots(runs["rolling"], apart))


def test_slip_that_is_called_rolling_is_named(runs):
    run = runs["rolling"]
    late = int(np.flatnonzero(run.contacts["ball", "table"].mode == "rolling")[50])

    def slip(slots):
        slots[:, :, SLIP][..., 0] += 1e-3

    assert found(forged_slots(run, slip, slice(late, late + 20))) >= {"slip of points that roll"}


def test_bodies_that_overlap_are_named(runs):
    run = runs["rolling"]
    raw = run.raw.copy()
    raw[200:260, 0, 2] -= 1e-4
    audit = replace(run, raw=raw).audit()
    assert not audit["overlap"].holds
    assert audit["overlap"].largest == pytest.approx(1e-4, rel=1e-6)
    assert audit["overlap"].pair == ("ball", "table")
    assert "'ball' and 'table' overlap: 0.0001 m" in str(audit)


def test_impulses_of_another_size_are_named(runs):
    def more(rows):
        rows[2, IMPACT.slices["impulse"]] *= 1.05

    assert {"momentum", "impulse", "lost to restitution"} <= found(forged_impacts(runs["bouncing"], more))


def test_an_impact_that_nobody_recorded_is_named(runs):
    run = runs["bouncing"]
    lost = replace(run, impact_rows=np.delete(run.impact_rows, 1, axis=0))
    assert {"momentum", "impulse", "lost to restitution"} <= found(lost)


def test_energy_gained_in_an_impact_is_named(runs):
    def faster(rows):
        rows[0, IMPACT.slices["after"]] *= 1.5

    names = found(forged_impacts(runs["bouncing"], faster))
    assert {"energy gained in impacts", "lost to restitution"} <= names


def test_impulses_that_pull_or_rub_too_much_are_named(runs):
    def pull(rows):
        rows[1, IMPACT.slices["impulse"]] *= -1.0

    assert "pulling impulse" in found(forged_impacts(runs["bouncing"], pull))

    def rub(rows):
        rows[1, IMPACT.slices["impulse"]] += (1e-3, 0.0, 0.0)

    assert "impulse outside of the cone" in found(forged_impacts(runs["bouncing"], rub))


@pytest.mark.parametrize("account", ["friction", "restitution"])
def test_losses_that_were_touched_up_are_named(runs, account):
    run = runs["sliding" if account == "friction" else "bouncing"]
    touching = run.contact_frames.copy()
    touching[:, STATE.slices[account]] *= 1.01
    audit = replace(run, contact_frames=touching).audit()
    assert audit[f"lost to {account}"].verdict == DIFFERS
    assert not audit.explained


def test_a_floor_that_does_other_work_is_named(runs):
    run = runs["turntable"]
    accumulators = run.accumulators.copy()
    accumulators[:, 0] *= 1.5
    audit = replace(run, accumulators=accumulators).audit()
    assert not audit.explained


def test_numbers_that_are_none_never_agree(runs):
    def broken(slots):
        slots[:, :, FORCE] = np.nan

    assert not forged_slots(runs["rolling"], broken).audit().agrees

    def lost(rows):
        rows[0, IMPACT.slices["impulse"]] = np.nan

    assert not forged_impacts(runs["bouncing"], lost).audit().agrees


def test_the_audit_of_a_file_is_that_of_the_run(runs, tmp_path):
    for name in ("thrown", "turntable", "stopped"):
        runs[name].save(tmp_path / f"{name}.zarr")
        assert fb.load_run(tmp_path / f"{name}.zarr").audit().to_dict() == runs[name].audit().to_dict()


def test_the_audit_says_it_in_words_tables_and_json(runs):
    audit = runs["bouncing"].audit()
    assert "laws of contact" in str(audit)
    assert audit.to_dict()["contact"]["overlap"]["holds"] is True
    assert len(audit.tables()) == 3
    assert "pulling impulse" in audit._repr_html_()
    assert audit["overlap"].words == "holds"


def slider_with_ends():
    cart = fb.Body(fb.Box((0.2, 0.2, 0.2)), mass=2.0, velocity=(2.0, 0.0, 0.0), name="cart")
    rail = fb.Slider(cart, axis=(1.0, 0.0, 0.0), limits=(-0.5, 0.5), restitution=0.5, name="rail")
    return fb.World([cart], gravity=(0.0, 0.0, -G)).add(rail)


def test_ends_of_joints_are_told_among_the_impacts(tmp_path):
    run = fb.simulate(slider_with_ends(), 1.5, dt=DT, integrator="touch4")
    assert run.impacts.pair == (("rail", "high limit"), ("rail", "low limit"))
    assert np.allclose(run.impacts.time, [0.25, 1.25], rtol=0.0, atol=1e-11)
    assert np.allclose(run.impacts.impulse[:, 0], [-6.0, 3.0])
    assert run.lost_to_restitution[-1] == pytest.approx(3.75)
    assert len(run.impacts["rail", "low limit"]) == 1
    assert run.audit().agrees
    assert "lost_to_restitution [J]" in run.to_pandas()
    run.save(tmp_path / "run.zarr")
    read = fb.load_run(tmp_path / "run.zarr")
    assert read.tables.contacts.limits == run.tables.contacts.limits
    assert read.audit().to_dict() == run.audit().to_dict()


def test_adaptive_runs_with_contact_agree():
    run = fb.simulate(rolling(), 1.5, dt=DT, integrator="adaptive")
    assert run.rtol > 0.0
    audit = run.audit()
    assert audit.agrees, str(audit)
    assert audit.explained
