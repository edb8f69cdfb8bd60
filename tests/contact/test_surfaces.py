"""Motion on surfaces of triangles: tiles, landscapes, arches of convex stones."""

import numpy as np
import pytest
from scipy.optimize import linprog

import freebody as fb
from freebody.mass.convex_parts import hull_of
from freebody.methods.moreau import room

G = 9.81
LAW = fb.Material(friction=0.4)


def tiles():
    """Flat, but for a ramp at the end."""
    heights = np.zeros((16, 16))
    heights[-1] = 0.1
    return fb.Fixed(fb.Heightfield(heights, 0.1), name="ground")


def rolled(ground, method, shape, **motion):
    body = fb.Body(shape, mass=1.0, material=LAW, name="body", **motion)
    world = fb.World(body, gravity=(0.3, 0.1, -G), contact=[ground])
    return fb.simulate(world, 0.4, dt=2e-3, integrator=method)


@pytest.mark.parametrize("method", ["touch4", "moreau"])
@pytest.mark.parametrize(
    ("shape", "motion"),
    [
        (fb.Sphere(0.05), {"position": (-0.5, -0.23, 0.05), "velocity": (1.5, 0.4, 0), "angular_velocity": (0, 3, 1)}),
        (fb.Box(0.1), {"position": (-0.4, 0.1, 0.05), "velocity": (2, -0.5, 0), "angular_velocity": (0, 0, 1)}),
    ],
    ids=["ball", "box"],
)  # fmt: skip
def test_tiles_are_a_plane(method, shape, motion):
    on_plane, on_tiles = (rolled(ground, method, shape, **motion) for ground in (fb.Floor(name="ground"), tiles()))
    far = np.abs(on_plane["body"].position[-1] - on_plane["body"].position[0]).max()
    assert far > 0.2  # over several tiles
    assert np.abs(on_plane["body"].position - on_tiles["body"].position).max() < 1e-11
    assert np.abs(on_plane["body"].orientation - on_tiles["body"].orientation).max() < 1e-11
    assert len(on_tiles.impacts) == len(on_plane.impacts)


@pytest.mark.parametrize("method", ["touch4", "moreau"])
def test_a_ball_comes_to_rest_in_a_hollow_and_its_accounts_balance(method):
    x = np.linspace(-1.0, 1.0, 9)
    bowl = fb.Heightfield(0.5 * (x[:, None] ** 2 + x**2), 0.25)
    ball = fb.Body(fb.Sphere(0.1), mass=1.0, material=fb.Material(friction=0.5), position=(0.3, 0.2, 0.35), name="ball")
    world = fb.World(ball, gravity=(0, 0, -G), contact=[fb.Fixed(bowl, name="bowl")])
    run = fb.simulate(world, 1.0, dt=2e-3, integrator=method, every=5)
    audit = run.audit()
    assert audit.agrees, str(audit)
    assert run["ball"].position[:, 2].min() > 0.1 - 1e-6
    assert np.abs(run["ball"].position[:, :2]).max() < 0.5


def stones(thickness, count=7):
    """An arch of radius 1 m on the ground, and its material."""
    angle = np.pi / count
    wedge = hull_of(np.array([
        (r * np.sin(a), y, r * np.cos(a)) for y in (-0.2, 0.2) for a in (-angle / 2, angle / 2)
        for r in (1.0 - thickness / 2, 1.0 + thickness / 2)
    ]))  # fmt: skip
    law = fb.Material(friction=0.7)
    turns = -np.pi / 2 + angle * (np.arange(count) + 0.5)
    bodies = [
        fb.Body(wedge, density=2000.0, material=law, origin=(0, 0, 0), orientation={"axis": (0, 1, 0), "angle": turn})
        for turn in turns
    ]
    return fb.World(bodies, gravity=(0, 0, -G), contact=[fb.Floor(name="ground")])


def has_thrust_line(thickness, count=7, friction=0.7):
    """Statics in the plane of the arch: forces at both ends of every joint that only push, within friction, and hold
    every stone. Without them no arch stands (Heyman 1966)."""
    joints = -np.pi / 2 + np.pi / count * np.arange(count + 1)
    ends = [1.0 - thickness / 2, 1.0 + thickness / 2]
    # At each joint and end: a normal push and a friction force, on the stone that follows.
    A, b = np.zeros((3 * count, 4 * (count + 1))), np.zeros(3 * count)
    area = np.pi / count * (ends[1] ** 2 - ends[0] ** 2) / 2
    arm = 2 * np.sin(np.pi / count / 2) * (ends[1] ** 3 - ends[0] ** 3) / 3 / area
    for k in range(count):
        middle = joints[k] + np.pi / count / 2
        b[3 * k : 3 * k + 3] = 0.0, area, arm * np.sin(middle) * area
        for side, sign in ((k, 1.0), (k + 1, -1.0)):
            t = joints[side]
            along, across = np.array([np.cos(t), -np.sin(t)]), np.array([np.sin(t), np.cos(t)])
            for e, r in enumerate(ends):
                place = r * across
                for c, direction in enumerate((along, across)):
                    f = sign * direction
                    A[3 * k : 3 * k + 3, 4 * side + 2 * e + c] = *f, place[0] * f[1] - place[1] * f[0]
    cones = np.zeros((4 * (count + 1), A.shape[1]))
    for j in range(2 * (count + 1)):
        cones[2 * j, [2 * j, 2 * j + 1]] = -friction, 1.0
        cones[2 * j + 1, [2 * j, 2 * j + 1]] = -friction, -1.0
    bounds = [(0, None) if c % 2 == 0 else (None, None) for c in range(A.shape[1])]
    return linprog(np.zeros(A.shape[1]), cones, np.zeros(len(cones)), A, b, bounds).status == 0


@pytest.mark.parametrize("thickness", [0.25, 0.06])
def test_an_arch_of_seven_stones_stands_if_a_line_of_thrust_fits_into_it(thickness):
    world = stones(thickness)
    run = fb.simulate(world, 0.4, dt=2e-3, every=50, integrator="moreau")
    moved = np.abs(run.final.position - world.state().position).max()
    assert has_thrust_line(thickness) == (thickness > 0.1)
    if has_thrust_line(thickness):
        # What the certificate of 1e-6 m/s lets creep.
        assert moved < 4e-7
    else:
        assert moved > 0.05


def mixed(seed, count=60):
    rng = np.random.default_rng(seed)
    sizes = 0.02 * 10.0 ** rng.random(count)
    corners = np.array([(i, j, k) for i in range(4) for j in range(4) for k in range(4)][:count])
    places = 0.42 * corners + 0.01 * rng.random((count, 3)) + 0.25
    law = fb.Material(friction=0.2)
    bodies = [fb.Body(fb.Sphere(r), density=1000.0, material=law, position=x) for r, x in zip(sizes, places)]
    return fb.World(bodies, gravity=(0, 0, -G), contact=[fb.Floor()])


def test_sorting_along_an_axis_finds_what_cells_find(monkeypatch):
    world = mixed(1)
    cells = fb.simulate(world, 0.6, dt=2e-3, every=30)
    monkeypatch.setattr(room, "MOST_LARGE", -1)
    sorted_ones = fb.simulate(world, 0.6, dt=2e-3, every=30)
    assert len(cells.impacts) > 0
    assert sorted_ones.raw.tobytes() == cells.raw.tobytes()
    monkeypatch.setattr(room, "PAIRS_PER_SOLID", 0)
    short = fb.simulate(world, 0.6, dt=2e-3, every=30)
    assert short.raw.tobytes() == cells.raw.tobytes()
