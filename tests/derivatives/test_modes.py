"""Vibrations at rest, against closed forms."""

from itertools import pairwise

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError

G = 9.81


def test_a_physical_pendulum_on_a_hinge():
    """w^2 = m g d / (I + m d^2)."""
    m, inertia, d = 1.3, (0.02, 0.05, 0.06), 0.7
    body = fb.Body(mass=m, inertia=inertia, position=(0, 0, -d))
    world = fb.World([body], gravity=(0, 0, -G)).add(fb.Hinge(body, axis=(0, 1, 0), at=(0, 0, d), anchor=(0, 0, 0)))
    found = fb.modes(world)
    assert len(found) == 1
    assert found.angular_frequencies[0] == pytest.approx(np.sqrt(m * G * d / (inertia[1] + m * d * d)), rel=1e-10)
    # It turns about y, and its centre of mass moves along x by d times as much.
    shape = found.shapes[0, 0] / found.shapes[0, 0, 4]
    np.testing.assert_allclose(shape, [-d, 0, 0, 0, 1, 0], atol=1e-10)
    assert found.stable


def test_two_coupled_pendulums():
    """Together at g / l, against each other at g / l + 2 k / m."""
    length, k, m = 1.0, 3.0, 2.0
    bobs = [fb.Body(mass=m, position=(x, 0, -length), name=f"bob{n}") for n, x in enumerate((0.0, 0.5))]
    world = fb.World(bobs, gravity=(0, 0, -G))
    for bob, x in zip(bobs, (0.0, 0.5)):
        world.add(fb.Beam(bob, anchor=(x, 0, 0)))
    world.add(fb.Spring(bobs[0], to=bobs[1], stiffness=k, rest_length=0.5))
    found = fb.modes(world)
    # Across the spring's direction nothing couples them.
    expected = np.sqrt([G / length, G / length, G / length, G / length + 2 * k / m])
    np.testing.assert_allclose(found.angular_frequencies, expected, rtol=1e-10)
    against = found.shapes[3] / found.shapes[3, 0, 0]
    np.testing.assert_allclose(against[1, 0], -1.0, rtol=1e-9)


def test_a_chain_of_masses_and_springs():
    """n masses between two walls: w_j = 2 sqrt(k / m) sin(j pi / 2 (n + 1)), along the chain; across it the taut
    springs act like a string."""
    n, k, m, a, rest = 5, 40.0, 0.5, 0.3, 0.2
    beads = [fb.Body(mass=m, position=(a * (i + 1), 0, 0), name=f"bead{i}") for i in range(n)]
    world = fb.World(beads)
    world.add(fb.Spring(beads[0], anchor=(0, 0, 0), stiffness=k, rest_length=rest))
    for one, other in pairwise(beads):
        world.add(fb.Spring(one, to=other, stiffness=k, rest_length=rest))
    world.add(fb.Spring(beads[-1], anchor=(a * (n + 1), 0, 0), stiffness=k, rest_length=rest))
    found = fb.modes(world).angular_frequencies
    sines = 2.0 * np.sin(np.arange(1, n + 1) * np.pi / (2 * (n + 1)))
    across = np.sqrt(k * (a - rest) / a / m) * sines
    expected = np.sort(np.concatenate([np.sqrt(k / m) * sines, across, across]))
    np.testing.assert_allclose(found, expected, rtol=1e-10)


def test_a_damped_bob_decays_and_an_inverted_one_falls():
    body = fb.Body(mass=2.0, position=(0, 0, 0))
    world = fb.World([body], forces=[fb.Spring(body, anchor=(1, 0, 0), stiffness=8.0, rest_length=1.0, damping=0.8)])
    found = fb.modes(world)
    vibrating = found.frequencies > 0
    # x'' + (c / m) x' + (k / m) x = 0.
    np.testing.assert_allclose(found.decays[vibrating], [0.2], rtol=1e-9)
    np.testing.assert_allclose(found.angular_frequencies[vibrating], [np.sqrt(4.0 - 0.04)], rtol=1e-9)
    top = fb.Body(mass=1.0, position=(0, 0, 1.0))
    upright = fb.World([top], gravity=(0, 0, -G), joints=[fb.Beam(top, anchor=(0, 0, 0))])
    found = fb.modes(upright)
    assert not found.stable
    np.testing.assert_allclose(found.decays, -np.sqrt(G), rtol=1e-9)


def test_a_free_body_has_six_motions_without_frequency():
    found = fb.modes(fb.World([fb.Body(fb.Box((1, 2, 3)), mass=1.0)]))
    assert len(found) == 6
    assert not found.frequencies.any()
    assert "mode" in str(found)
    assert set(found.to_dict()) == {"bodies", "frequencies", "decays", "shapes"}


def test_poses_of_a_mode_swing_about_rest_with_joints_closed():
    """A bob on a rod goes from one side to the other on its circle, and its poses return after a period."""
    bob = fb.Body(mass=2.0, position=(0, 0, -1.5), name="bob")
    found = fb.modes(fb.World([bob], gravity=(0, 0, -G)).add(fb.Beam(bob, anchor=(0, 0, 0))))
    mode = found[0]
    assert mode.period == pytest.approx(2 * np.pi * np.sqrt(1.5 / G), rel=1e-10)
    one, other = mode.poses(0.0, 0.3), mode.poses(np.pi, 0.3)
    # As far along the tangent as the shape says, then back to the circle.
    across = 0.3 * 1.5 / np.hypot(0.3, 1.5)
    along = np.max(np.abs(one[0, 0:2]))
    assert along == pytest.approx(across, rel=1e-3)
    np.testing.assert_allclose(other[0, 0:2], -one[0, 0:2], atol=1e-14)
    loop = mode.loop(16)
    assert loop.shape == (16, 1, 7)
    np.testing.assert_allclose(np.linalg.norm(loop[..., 0:3], axis=-1), 1.5, rtol=1e-13)
    np.testing.assert_allclose(np.linalg.norm(loop[..., 3:7], axis=-1), 1.0, rtol=1e-14)
    np.testing.assert_allclose(loop[4, 0, 0:3], [0, 0, -1.5], atol=1e-14)
    assert 0.05 < np.max(np.abs(loop[0, 0, 0:2])) < 0.6
    assert np.shape(mode.to_dict(8)["poses"]) == (8, 1, 7)
    assert [one.frequency for one in found] == found.frequencies.tolist()
    for wrong in (lambda: mode.loop(1), lambda: mode.poses(0.0, -1.0)):
        with pytest.raises(InputError, match="frames = 1|amplitude = -1"):
            wrong()


def test_parts_that_lag_behind_pass_their_middle_later():
    """Driven through a damper, the second bob lags: its pose at phase 0 is the real part of its shape."""
    a, b = (fb.Body(mass=1.0, position=(x, 0, 0), name=name) for x, name in ((0.0, "a"), (1.0, "b")))
    world = fb.World([a, b])
    world.add(fb.Spring(a, anchor=(-1, 0, 0), stiffness=9.0, rest_length=1.0))
    world.add(fb.Spring(a, to=b, stiffness=2.0, rest_length=1.0, damping=0.4))
    mode = fb.modes(world)[-1]
    shape = mode.shape[:, 0]
    assert abs(shape[1].imag) > 0.01
    for phase in (0.0, 1.0):
        moved = mode.poses(phase, 0.1)[:, 0] - [0.0, 1.0]
        np.testing.assert_allclose(moved, 0.1 * np.real(shape * np.exp(1j * phase)), atol=1e-15)


def test_modes_are_drawn_at_both_ends_of_their_way(tmp_path):
    bob = fb.Body(mass=2.0, position=(0, 0, -1.5), name="bob")
    found = fb.modes(fb.World([bob], gravity=(0, 0, -G)).add(fb.Beam(bob, anchor=(0, 0, 0))))
    figure = fb.plot_modes(found, path=tmp_path / "modes.png")
    assert (tmp_path / "modes.png").stat().st_size > 5000
    assert [axes.get_title() for axes in figure.axes] == [f"{found.frequencies[0]:.4g} Hz"] * 2
    dots = [line.get_xydata()[0] for line in figure.axes[0].lines if line.get_marker() == "o"]
    np.testing.assert_allclose(dots[0], [0.0, -1.5])
    np.testing.assert_allclose(dots[1] + dots[2], [0.0, 2 * dots[1][1]], atol=1e-12)
    assert abs(dots[1][0]) > 0.05
    with pytest.raises(InputError, match="overwrite"):
        fb.plot_modes(found, path=tmp_path / "modes.png")


def test_what_is_not_at_rest_is_refused():
    body = fb.Body(mass=1.0, position=(1, 0, 0), name="bob")
    with pytest.raises(InputError, match=r"not at equilibrium.*9\.81 N is left on 'bob'"):
        fb.modes(fb.World([body], gravity=(0, 0, -G), joints=[fb.Beam(body, anchor=(0, 0, 0))]))
    with pytest.raises(InputError, match="that moves"):
        fb.modes(fb.World([fb.Body(mass=1.0, velocity=(1, 0, 0))]))
    ball = fb.Body(fb.Sphere(0.1), mass=1.0, position=(0, 0, 1), material=fb.Material())
    with pytest.raises(InputError, match="contact"):
        fb.modes(fb.World([ball], contact=[fb.Floor()]))
