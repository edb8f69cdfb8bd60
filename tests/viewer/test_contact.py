"""Contact on the page, without a browser: grounds, points, impacts, the mouse, recorded runs."""

import json
import threading

import numpy as np
import pytest

import freebody as fb
from freebody.contact.layout import IMPACT, ROLLING, SLIDING, SLOT, STATE
from freebody.errors import InputError
from freebody.running import stepper
from freebody.running.impacts import Impacts
from freebody.viewer import messages, saving
from freebody.viewer.contacts import (
    FLASH,
    MOST_IMPACTS,
    MOST_POINTS,
    PER_GROUND,
    PER_IMPACT,
    PER_POINT,
    slots_between,
    slots_of,
)
from freebody.viewer.frame import CONTACT, HEAD, PER_BODY, PER_WRENCH
from freebody.viewer.live import Live
from freebody.viewer.mover import MOST_IMPACTS as KEPT
from freebody.viewer.replay import Replay
from freebody.viewer.scene_view import description
from freebody.viewer.session import Session
from freebody.viewer.source import Catalogue, from_library, open_source, source_of

DOWN = (0.0, 0.0, -9.81)
EPS32 = float(np.finfo(np.float32).eps)


def ball(height=0.5, *, velocity=(0.0, 0.0, 0.0), contact=None, **material):
    body = fb.Body(
        fb.Sphere(0.1), mass=2.0, name="ball", position=(0.0, 0.0, height), velocity=velocity,
        material=fb.Material(**{"friction": 0.4, **material}),
    )  # fmt: skip
    return fb.World([body], gravity=DOWN, contact=[fb.Floor()] if contact is None else contact)


def box(**motion):
    body = fb.Body(
        fb.Box((0.4, 0.3, 0.2)), mass=3.0, name="box", position=(0.0, 0.0, 0.1), material=fb.Material(friction=0.3),
        **motion,
    )  # fmt: skip
    return fb.World([body], gravity=DOWN, contact=[fb.Floor()])


def live(world):
    show = Live(source_of(world), stiffness=100.0)
    show.mover.prepare()
    return show


def ask(show, **content):
    return show.act(messages.read(json.dumps(content)))


def read(data, told, bodies=1):
    """The parts of the block of contact in a frame: grounds, points, impacts."""
    frame = np.frombuffer(data, "<f4") if isinstance(data, bytes) else data
    assert int(frame[12]) & CONTACT
    sizes = [(told["moving"], PER_GROUND), (told["points"], PER_POINT), (told["impacts"], PER_IMPACT)]
    at = len(frame) - sum(rows * columns for rows, columns in sizes)
    assert at in (HEAD + PER_BODY * bodies, HEAD + (PER_BODY + PER_WRENCH) * bodies)
    parts = []
    for rows, columns in sizes:
        parts.append(frame[at : at + rows * columns].reshape(rows, columns))
        at += rows * columns
    return parts


def blocks(show):
    return read(show.frame(1, 1.0, paused=False), show.contact.told())


def test_a_ball_that_lands_flashes_then_rests_on_a_point():
    show = live(ball(0.6, restitution=0.5))
    _, points, impacts = blocks(show)
    assert not points[:, 0].any()
    assert not impacts[:, 7].any()
    fall = float(np.sqrt(2 * 0.5 / 9.81))
    show.advance(int(fall / show.dt) + 5)
    _, points, impacts = blocks(show)
    assert impacts[0, 0] == pytest.approx(show.mover.time - fall, abs=1e-6)
    assert impacts[0, 1:4] == pytest.approx([0.0, 0.0, 0.0], abs=1e-7)
    assert impacts[0, 7] == pytest.approx(1.5 * 2.0 * 9.81 * fall, rel=1e-6)
    assert not impacts[1:].any()
    show.advance(2000)
    _, points, impacts = blocks(show)
    assert not impacts.any()
    assert points[0, 0] == ROLLING
    assert points[0, 5:8] == pytest.approx([0.0, 0.0, 1.0])
    assert points[0, 8:11] == pytest.approx([0.0, 0.0, 2.0 * 9.81], abs=1e-6)
    assert points[0, 11] == pytest.approx(0.4)
    # What was lost is known, so the balance is level; and the total force on the ball vanishes.
    frame = np.frombuffer(show.frame(2, 1.0, paused=False), "<f4")
    assert frame[23] == pytest.approx(2.0 * 9.81 * 0.5, rel=1e-6)
    assert abs(frame[20]) < 1e-10
    wrench = frame[HEAD + PER_BODY : HEAD + PER_BODY + PER_WRENCH]
    assert wrench == pytest.approx(np.zeros(6), abs=1e-6)


def test_a_frame_tells_the_largest_impacts_of_the_last_moments():
    block = live(ball()).contact
    rows = np.zeros((40, IMPACT.size))
    rows[:, 0] = np.linspace(0.8, 1.0, 40)
    rows[:, IMPACT.slices["impulse"].start] = np.arange(1.0, 41.0)
    rows[:5, 0] = 1.0 - 2.0 * FLASH  # over
    told = block.one(1.0, np.zeros(STATE.size + SLOT.size * block.slots), rows)
    impacts = told[-PER_IMPACT * MOST_IMPACTS :].reshape(-1, PER_IMPACT)
    assert sorted(impacts[:, 7]) == list(range(25, 41))
    assert (impacts[:, 0] >= 0.0).all()
    assert (impacts[:, 0] < FLASH).all()


def test_more_points_than_a_frame_tells_are_left_out():
    cubes = [
        fb.Body(fb.Box((0.1, 0.1, 0.1)), mass=1.0, position=(k, 0.0, 0.05), material=fb.Material(), group="cubes")
        for k in range(20)
    ]
    block = Live(source_of(fb.World(cubes, gravity=DOWN, contact=[fb.Floor()])), stiffness=100.0).contact
    assert block.slots > block.points == MOST_POINTS
    slots = np.zeros((1, block.slots, SLOT.size))
    slots[0, [3, block.slots - 1], SLOT.slices["mode"].start] = SLIDING
    told = block.rows(np.zeros(1), slots, np.zeros((0, IMPACT.size)))[0]
    points = told[: PER_POINT * MOST_POINTS].reshape(-1, PER_POINT)
    assert points[:2, 1].tolist() == [3, block.slots - 1]
    assert not points[2:].any()


def test_a_box_is_pulled_along_the_floor_with_level_books():
    show = live(box())
    show.read()
    show.advance(50)
    assert (blocks(show)[1][:, 0] == ROLLING).all()
    ask(show, type="grab", phase="start", body=0, local=[0.2, 0.0, 0.0], target=[0.2, 0.0, 0.1])
    modes = set()
    for k in range(200):
        ask(show, type="grab", phase="move", target=[0.2 + 0.005 * k, 0.0, 0.1])
        show.advance(4)
        modes |= set(blocks(show)[1][:, 0].tolist())
    assert SLIDING in modes
    held = show.mover.contacts.copy()
    ask(show, type="grab", phase="end")
    show.advance(1)
    # Letting go changes tables, in which contact stands elsewhere: what was lost, and how points slide, is kept.
    friction = STATE.slices["friction"].start
    assert show.mover.contacts[friction] >= held[friction] > 1.0
    assert set(blocks(show)[1][:, 0]) == {SLIDING}
    show.advance(1000)
    reading = show.read()
    assert reading.position[0, 0] > 0.5
    assert reading.position[0, 2] == pytest.approx(0.1, abs=1e-12)
    assert (blocks(show)[1][:, 0] == ROLLING).all()
    frame = np.frombuffer(show.frame(1, 1.0, paused=False), "<f4")
    # The error of steps of 2 ms, of order 4.
    assert abs(frame[20]) < 1e-7 * reading.work


def test_contact_survives_a_change_of_tables():
    """A sliding box that is taken, but hardly pulled, slides on."""
    free, taken = live(box(velocity=(2.0, 0.0, 0.0))), live(box(velocity=(2.0, 0.0, 0.0)))
    for show in (free, taken):
        show.advance(20)
    taken.tables.take(0, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), stiffness=1e-70, dt=taken.dt)
    assert len(taken.tables.floats) > len(free.tables.floats)
    for show in (free, taken):
        show.advance(20)
    taken.tables.let_go()
    for show in (free, taken):
        show.advance(20)
    assert taken.mover.y == pytest.approx(free.mover.y, rel=1e-13, abs=1e-13)
    assert taken.mover.contacts == pytest.approx(free.mover.contacts, rel=1e-10, abs=1e-10)


def test_a_lifted_box_lets_go_of_the_floor_and_lands_again():
    show = live(box())
    show.advance(10)
    ask(show, type="grab", phase="start", body=0, local=[0.0, 0.0, 0.1], target=[0.0, 0.0, 1.0])
    show.advance(500)
    assert not blocks(show)[1].any()
    assert show.read().position[0, 2] > 0.5
    ask(show, type="grab", phase="end")
    show.advance(1000)
    assert blocks(show)[1][:, 0].any()
    assert show.read().position[0, 2] == pytest.approx(0.1, abs=1e-3)


def test_reset_restores_contact_to_the_last_bit():
    show = live(ball(0.1, velocity=(1.0, 0.0, 0.0)))
    before = show.mover.contacts.copy(), show.frame(1, 1.0, paused=False)
    assert before[0][STATE.size] != 0.0
    ask(show, type="grab", phase="start", body=0, local=[0.0, 0.0, 0.1], target=[0.5, 0.0, 0.5])
    show.advance(300)
    ask(show, type="reset")
    assert np.array_equal(show.mover.contacts, before[0])
    assert show.frame(1, 1.0, paused=False) == before[1]


def test_the_first_picture_needs_no_compiled_method(monkeypatch):
    # Sessions of earlier tests may still be ending in threads of their own: they may do as they like.
    here, compile_it = threading.current_thread(), stepper.ready
    monkeypatch.setattr(
        "freebody.running.stepper.ready",
        lambda advance: pytest.fail("compiled") if threading.current_thread() is here else compile_it(advance),
    )
    show = Live(source_of(ball()), stiffness=100.0)
    _, points, _ = read(show.still(1), show.contact.told())
    assert not points.any()


def test_a_turntable_turns_and_a_belt_moves_with_the_frames():
    belt = fb.Floor((0.0, 0.0, -5.0), velocity=(0.5, 0.0, 0.0), name="belt")
    show = live(
        ball(0.5, contact=[fb.Floor(angular_velocity=(0.0, 0.0, 2.0), name="table"), belt, fb.Floor((0, 0, -9))])
    )
    grounds = {told["name"]: told for told in show.geometry.grounds}
    assert [grounds[name]["moving"] for name in ("table", "belt", "floor")] == [True, True, False]
    assert [grounds[name]["turning"] for name in ("table", "belt", "floor")] == [True, False, False]
    show.advance(100)
    t = show.mover.time
    table, moved = blocks(show)[0]
    assert table == pytest.approx([0, 0, 0, np.cos(t), 0, 0, np.sin(t)], abs=1e-6)
    assert moved == pytest.approx([0.5 * t, 0, -5.0, 1, 0, 0, 0], abs=1e-6)


def test_grounds_are_described_with_their_shapes():
    bowl = fb.Fixed(fb.Shell(fb.Sphere(1.0), thickness=0.1), position=(0.0, 0.0, 0.5), name="bowl")
    wall = fb.Fixed(fb.Box((0.1, 2.0, 1.0)), position=(5.0, 0.0, 0.0), name="wall")
    show = Live(
        source_of(ball(0.5, contact=[fb.Floor(normal=(0.0, 1.0, 1.0), point=(0, -9, 0)), bowl, wall])), stiffness=100.0
    )
    grounds = {told["name"]: told for told in show.geometry.grounds}
    normal = fb.so3.quaternion_to_matrix(np.array(grounds["floor"]["orientation"]))[:, 2]
    assert normal == pytest.approx(np.array([0.0, 1.0, 1.0]) / np.sqrt(2.0))
    assert grounds["floor"]["mesh"] is None
    assert [grounds[name]["hollow"] for name in ("floor", "bowl", "wall")] == [False, True, False]
    seen = {name: show.geometry.meshes[grounds[name]["mesh"]] for name in ("bowl", "wall")}
    points = {name: np.frombuffer(data, "<f4", 3 * np.frombuffer(data, "<u4", 1)[0], 8) for name, data in seen.items()}
    assert np.linalg.norm(points["bowl"].reshape(-1, 3), axis=1) == pytest.approx(0.9, rel=1e-6)
    assert np.ptp(points["wall"].reshape(-1, 3), axis=0) == pytest.approx([0.1, 2.0, 1.0])


def test_scenes_without_contact_say_so():
    show = Live(source_of(fb.World(fb.Body(fb.Sphere(1.0), mass=1.0))), stiffness=100.0)
    assert show.contact is None
    told = description(show, serial=1, scenes=[], integrators=[], paused=False, speed=1.0, compiling=False)
    assert told["contact"] is None
    assert told["grounds"] == []
    frame = np.frombuffer(show.still(1), "<f4")
    assert not int(frame[12]) & CONTACT
    assert len(frame) == HEAD + PER_BODY


class Listener:
    def __init__(self):
        self.descriptions = []

    def frame(self, data):
        pass

    def changed(self, description):
        self.descriptions.append(description)

    status = error = frame


def test_methods_that_ignore_contact_are_offered_with_the_reason_and_refused():
    show = live(ball())
    with pytest.raises(InputError, match="rk4 in a world with contact"):
        ask(show, type="integrator", name="rk4")
    with pytest.raises(InputError, match="rk4 in a world with contact"):
        ask(show, type="ghost", name="rk4")
    heard = Listener()
    session = Session(lambda: None, heard)
    session.view = show
    session._describe()
    refused = {told["name"]: told["refused"] for told in heard.descriptions[-1]["integrators"]}
    assert refused["touch4"] is None
    assert refused["rk4"] == "takes no contact"


def test_contact_goes_on_with_adaptive_steps():
    show = live(ball(0.3, velocity=(1.0, 0.0, 0.0), restitution=0.5))
    show.advance(150)
    before = show.read()
    ask(show, type="integrator", name="adaptive")
    assert show.settings()["integrator"] == "adaptive"
    show.advance(850)
    assert blocks(show)[1][0, 0] == ROLLING
    assert show.read().lost > before.lost > 0.0
    assert show.read().balance == pytest.approx(before.balance, rel=1e-9)


def test_an_overlap_at_the_start_is_refused():
    with pytest.raises(InputError, match="overlap"):
        Live(source_of(ball(0.05)), stiffness=100.0)


def test_the_list_of_scenes_begins_with_the_torus():
    names = [told["name"] for told in Catalogue().listing()]
    assert names[0] == "torus"
    first = 2 if "torus-on-the-floor" in names else 1
    assert names[1:first] == ["torus-on-the-floor"][: first - 1]
    assert names[first:] == sorted(names[first:])


@pytest.fixture(scope="module")
def recorded():
    return fb.simulate(ball(0.3, velocity=(1.0, 0.0, 0.0), restitution=0.4), 1.0, dt=2e-3, every=10)


def test_a_recorded_run_shows_what_it_recorded(recorded):
    show = Replay(source_of(recorded, world=ball(0.3)), stiffness=100.0)
    told = show.contact.told()
    assert not read(show.still(1), told)[1].any()
    show.prepare()
    width = HEAD + PER_BODY + PER_WRENCH + show.contact.width
    frames = np.frombuffer(show.tape, "<f4").reshape(-1, width)
    last = read(frames[-1], told)
    assert last[1][0, 0] == ROLLING
    assert last[1][0, 2:5] == pytest.approx([*recorded.final.position[0, :2], 0.0], abs=1e-6)
    assert last[1][0, 8:11] == pytest.approx([0.0, 0.0, 2.0 * 9.81], abs=1e-6)
    first = float(recorded.impact_rows[0, 0])
    flashing = [float(frame[1]) for frame in frames if read(frame, told)[2].any()]
    assert first <= flashing[0] <= first + 0.02
    assert frames[-1, 23] > 0.0
    assert abs(frames[:, 20]).max() < 1e-9


def test_points_between_recorded_frames_are_interpolated(recorded):
    show = Replay(source_of(recorded), stiffness=100.0)
    slots = slots_of(recorded.contact_frames, show.contact)
    k = len(slots) - 2
    between = slots_between(slots, np.array([k, k + 1, k]), np.array([0.5, 0.0, 1.0]))
    x = SLOT.slices["point"]
    assert between[0, 0, x] == pytest.approx(0.5 * (slots[k, 0, x] + slots[k + 1, 0, x]))
    assert np.array_equal(between[1], slots[k + 1])
    assert np.array_equal(between[2], slots[k + 1])


def test_a_run_saved_from_the_page_shows_its_contact_again(tmp_path):
    show = live(ball(0.2, velocity=(1.0, 0.0, 0.0), restitution=0.5))
    for k in range(100):
        if k == 50:
            ask(show, type="grab", phase="start", body=0, local=[0.0, 0.0, 0.1], target=[2.0, 0.0, 0.3])
        show.advance(5)
        show.frame(k, 1.0, paused=False)
    path = tmp_path / "run.zarr.zip"
    path.write_bytes(saving.made("zarr.zip", show.so_far(), show.source).data)
    again = Replay(open_source(path), stiffness=100.0)
    again.prepare()
    told = again.contact.told()
    assert told == show.contact.told()
    assert [ground["type"] for ground in again.geometry.grounds] == ["floor"]
    frames = np.frombuffer(again.tape, "<f4").reshape(-1, HEAD + PER_BODY + PER_WRENCH + again.contact.width)
    assert any(read(frame, told)[2].any() for frame in frames)
    assert read(frames[-1], told)[1] == pytest.approx(blocks(show)[1], rel=1e-6, abs=1e-6)
    page = saving.made("html", show.so_far(), show.source).data.decode()
    assert '"grounds": [{"name": "floor"' in page
    assert '"contact": {"moving": 0, "points": 1' in page


def test_impacts_can_be_asked_for_by_time_and_forgotten():
    impacts = Impacts()
    for k in range(10):
        rows = np.zeros((3, IMPACT.size))
        rows[:, 0] = 3 * k + np.arange(3)
        impacts.add(rows)
    assert impacts.after(21.5)[:, 0].tolist() == list(range(22, 30))
    assert len(impacts.after(-1.0)) == 30
    assert len(impacts.after(29.0)) == 0
    impacts.keep(15)
    assert impacts.count == 30
    impacts.keep(10)
    assert impacts.since()[:, 0].tolist() == list(range(20, 30))
    assert KEPT > MOST_IMPACTS


def test_a_pile_of_216_is_pulled_apart_by_hand():
    show = Live(from_library("pile"), stiffness=100.0)
    show.advance(200)
    start = show.mover.state(show.tables).position
    body = int(np.argmin(np.linalg.norm(start - [0.5, 0.5, 0.7], axis=1)))

    def grab(phase, height):
        place = (*map(float, start[body, :2]), float(start[body, 2] + height))
        show.act(messages.GrabMessage(type="grab", phase=phase, body=body, local=(0.0, 0.0, 0.0), target=place))

    grab("start", 0.0)
    for k in range(40):
        grab("move", 0.04 * (k + 1))
        show.advance(16)
        assert len(show.frame(k, 1.0, paused=False)) > 0
    lifted = show.mover.state(show.tables).position
    assert lifted[body, 2] > start[body, 2] + 0.1
    assert np.median(lifted[:, 2]) < np.median(start[:, 2]) + 0.01
    assert lifted[:, 2].min() > 0.1 - 1e-4
