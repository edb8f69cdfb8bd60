"""The second solver of moreau: stacks and heavy bodies on light ones by statics, banded systems by NumPy."""

import numpy as np
import pytest
from cases import G
from scipy.optimize import linprog

import freebody as fb
from freebody.methods.moreau.band import Band, clear_to_one, solve_band, width_of

DT = 1e-3


def stack(masses, *, friction=0.5, shift=0.0, velocity=(0, 0, 0)):
    """Boxes on each other and on a floor, every other one moved aside."""
    law = fb.Material(friction=friction)
    boxes = [
        fb.Body(fb.Box((0.2, 0.2, 0.1)), mass=m, material=law, name=f"b{k}", velocity=velocity,
                position=(shift * (k % 2), 0, 0.05 + 0.1 * k))
        for k, m in enumerate(masses)
    ]  # fmt: skip
    return fb.World(boxes, gravity=(0, 0, -G), contact=[fb.Floor(name="floor")])


def far(run):
    """How far any body has come from its place at the start."""
    return max(np.linalg.norm(run[name].position - run[name].position[0], axis=1).max() for name in run.names)


# A minute is run by the study below.
@pytest.mark.parametrize("masses", [[1.0] * 20, [1.0, 1000.0]], ids=["twenty boxes", "1000 on 1"])
def test_stacks_stand(masses):
    run = fb.simulate(stack(masses), 1.0, dt=DT, integrator=fb.Moreau(tolerance=1e-8), every=100)
    assert run.certificate[-1] <= 1e-8
    assert far(run) < 1e-10
    assert any("Newton" in note for note in run.notes)
    # Each floor of the stack carries what is above it.
    for k in range(len(masses)):
        below = ("b0", "floor") if k == 0 else (f"b{k - 1}", f"b{k}")
        carried = abs(run.contacts[below].points.force[-1, :, 2].sum())
        assert carried == pytest.approx(G * sum(masses[k:]), rel=1e-9)


@pytest.mark.study
@pytest.mark.parametrize("masses", [[1.0] * 20, [1.0, 1000.0], [1.0] * 19 + [1000.0]])
def test_stacks_stand_for_a_minute(masses):
    run = fb.simulate(stack(masses), 60.0, dt=DT, integrator=fb.Moreau(tolerance=1e-8), every=1000)
    assert run.certificate[-1] <= 1e-8
    assert far(run) < 1e-9


def test_a_heavy_box_is_carried_off_as_one_by_a_light_one():
    # Both slide together, as the upper one sticks: they stop by the friction of the floor alone.
    world = stack([1.0, 1000.0], friction=0.3, velocity=(0.2, 0, 0))
    world.add(fb.Contact("b0", "floor", friction=0.2))
    run = fb.simulate(world, 0.05, dt=DT, integrator=fb.Moreau(tolerance=1e-8), every=50)
    assert run.certificate[-1] <= 1e-8
    speed = 0.2 - 0.2 * G * 0.05
    for name in ("b0", "b1"):
        assert run[name].velocity[-1] == pytest.approx([speed, 0, 0], abs=1e-6)


def test_a_column_of_balls_carries_its_weight():
    law = fb.Material(friction=0.4)
    balls = [
        fb.Body(fb.Sphere(0.1), mass=m, material=law, name=f"b{k}", position=(0, 0, 0.1 + 0.2 * k))
        for k, m in enumerate((1.0, 3.0, 400.0))
    ]
    world = fb.World(balls, gravity=(0, 0, -G), contact=[fb.Floor(name="floor")])
    run = fb.simulate(world, 0.01, dt=DT, integrator=fb.Moreau(tolerance=1e-9), every=1)
    assert any("Newton" in note for note in run.notes)
    for pair, mass in ((("b0", "floor"), 404.0), (("b0", "b1"), 403.0), (("b1", "b2"), 400.0)):
        assert np.abs(run.contacts[pair].force[1:, 2]) == pytest.approx(mass * G, rel=1e-7)


def test_a_stack_goes_on_bit_for_bit():
    world, method = stack([1.0, 1.0, 50.0], shift=0.01), fb.Moreau(tolerance=1e-8)
    whole = fb.simulate(world, 0.1, dt=DT, integrator=method, every=10)
    half = fb.simulate(world, 0.05, dt=DT, integrator=method, every=10)
    rest = fb.simulate(world, 0.05, dt=DT, integrator=method, every=10, start=half.final)
    assert rest.final.raw.tobytes() == whole.final.raw.tobytes()


@pytest.mark.parametrize(("rows", "half"), [(1, 0), (7, 2), (12, 11), (40, 5)])
def test_banded_systems_are_those_of_numpy(rows, half):
    rng = np.random.default_rng(rows)
    matrix = rng.normal(size=(rows, rows)) * (abs(np.subtract.outer(np.arange(rows), np.arange(rows))) <= half)
    # Small pivots on the diagonal: rows have to be exchanged.
    matrix[np.diag_indices(rows)] *= 1e-9 if half else 1.0
    right = rng.normal(size=rows)
    width = width_of(half)
    S = np.zeros(3 + width * rows + rows)
    band = Band(3, rows, half)
    clear_to_one(S, band)
    assert S[3 + half : 3 + width * rows : width] == pytest.approx(1.0)
    for r in range(rows):
        for c in range(max(0, r - half), min(rows, r + half + 1)):
            S[3 + width * r + c - r + half] = matrix[r, c]
    S[-rows:] = right
    assert solve_band(S, band, 3 + width * rows)
    assert matrix @ S[-rows:] == pytest.approx(right, abs=1e-9 * max(1.0, np.abs(S[-rows:]).max()))


def test_a_singular_banded_system_is_told():
    S = np.zeros(20)
    assert not solve_band(S, Band(0, 3, 1), 15)


# --- two cards ------------------------------------------------------------------------------------------------------

LONG, THICK = 0.09, 0.004


def two_cards(friction, left=18.0, right=17.0):
    """Two cards that lean on each other: the left one's upper edge touches the right one's face.

    Returns the world, and per contact its point and the unit normal on the right card or, on the floor, on its card.
    """

    def leaning(degrees):
        angle = np.radians(degrees)
        along, across = np.array([np.sin(angle), 0, np.cos(angle)]), np.array([np.cos(angle), 0, -np.sin(angle)])
        return along, across, 0.5 * LONG * along - np.sign(degrees) * 0.5 * THICK * across

    (d, n, x), (e, m, y) = leaning(left), leaning(-right)
    edge = x + 0.5 * LONG * d + 0.5 * THICK * n
    y = y + np.array([((edge - y) @ m + 0.5 * THICK) / m[0], 0, 0])
    law = fb.Material(friction=friction)
    cards = [
        fb.Body(fb.Box((THICK, 0.06, LONG)), mass=0.002, material=law, position=place, name=name,
                orientation=f"{turned} deg about y")
        for name, place, turned in (("left", x, left), ("right", y, -right))
    ]  # fmt: skip
    up = np.array([0.0, 0.0, 1.0])
    feet = x - 0.5 * LONG * d + 0.5 * THICK * n, y - 0.5 * LONG * e - 0.5 * THICK * m
    touching = [((0, 1.0),), ((1, 1.0),), ((0, -1.0), (1, 1.0))], [*feet, edge], [up, up, m]
    return fb.World(cards, gravity=(0, 0, -G), contact=[fb.Floor(name="table")]), touching, (x, y)


def can_stand(friction):
    """Whether forces within all cones hold both cards up: linear programming in the plane."""
    _, (held, points, normals), centres = two_cards(friction)
    rows, weight = np.zeros((6, 9)), 0.002 * G
    for k, (bodies, point, normal) in enumerate(zip(held, points, normals)):
        side = np.array([normal[2], 0, -normal[0]])
        for c, force in enumerate((normal, side)):
            for body, sign in bodies:
                arm = point - centres[body]
                rows[3 * body : 3 * body + 3, 2 * k + c] += sign * np.array(
                    [force[0], force[2], np.cross(arm, force)[1]]
                )
    limits = np.zeros((6, 9))
    for k in range(3):
        limits[2 * k, 2 * k : 2 * k + 2] = -friction, 1.0
        limits[2 * k + 1, 2 * k : 2 * k + 2] = -friction, -1.0
    loads = np.array([0, weight, 0, 0, weight, 0])
    bounds = [(0, None), (None, None)] * 3 + [(0, 0)] * 3
    return linprog(np.zeros(9), limits, np.zeros(6), rows / weight, loads / weight, bounds).status == 0


def test_two_cards_stand_as_statics_says_and_fall_with_half_the_friction():
    least, most = 0.0, 1.0
    while most - least > 1e-4:
        middle = 0.5 * (least + most)
        least, most = (least, middle) if can_stand(middle) else (middle, most)
    assert can_stand(1.0)
    assert not can_stand(0.1)
    method = fb.Moreau(tolerance=1e-8)
    stands = fb.simulate(two_cards(1.05 * most)[0], 0.5, dt=DT, integrator=method, every=50)
    assert far(stands) < 1e-9
    for friction in (0.95 * most, 0.5 * most):
        assert far(fb.simulate(two_cards(friction)[0], 0.5, dt=DT, integrator=method, every=50)) > 1e-3
