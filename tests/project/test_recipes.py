"""The recipes of CONTRIBUTING: each block becomes a module of a package outside the tree, and runs in a simulation."""

import importlib
import math
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import freebody as fb
from freebody.methods.base import OWN

PAGE = Path(__file__).parents[2] / "CONTRIBUTING.md"
EPS = float(np.finfo(float).eps)


@pytest.fixture(scope="module")
def recipes(tmp_path_factory):
    """The package ``recipes`` with one module per block, named in the block's first line."""
    folder = tmp_path_factory.mktemp("outside") / "recipes"
    folder.mkdir()
    (folder / "__init__.py").write_text('"""Elements that are no part of freebody."""\n')
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
        name = re.match(r"# (\w+\.py)\n", block)
        assert name, "a recipe begins with the name of its file"
        (folder / name[1]).write_text(block, encoding="utf-8")
    sys.path.insert(0, str(folder.parent))
    yield lambda name: importlib.import_module(f"recipes.{name}")
    sys.path.remove(str(folder.parent))
    OWN.pop("kutta3", None)


def test_there_is_a_recipe_for_everything(recipes):
    headings = re.findall(r"^### A new (\w+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert headings == ["shape", "force", "joint", "constraint", "integrator"]


def test_a_shape(recipes):
    wedge = recipes("wedge").Wedge(0.3, 0.2, 0.1)
    exact, meshed = fb.mass_properties(wedge, density=700.0), fb.mass_properties(wedge.mesh(), density=700.0)
    # Sums over eight triangles of a polyhedron: both are exact but for some tens of roundings.
    assert meshed.mass == pytest.approx(exact.mass, rel=64 * EPS)
    assert np.allclose(meshed.center_of_mass, exact.center_of_mass, rtol=0, atol=64 * EPS * 0.3)
    assert np.allclose(meshed.inertia, exact.inertia, rtol=0, atol=64 * EPS * np.trace(exact.inertia))
    sampled = fb.mass_properties(wedge, density=700.0, method="sampling", relative_error=0.01, seed=1)
    assert abs(sampled.mass - exact.mass) < 5.0 * sampled.error.mass
    body = fb.Body(wedge, density=700.0, name="wedge", angular_velocity=(1.0, 2.0, 3.0))
    run = fb.simulate(fb.World([body]), duration=1.0, dt=0.1)
    spin = body.rotation @ body.inertia @ body.rotation.T @ body.angular_velocity
    assert np.array_equal(run["wedge"].angular_momentum[-1], run["wedge"].angular_momentum[0])
    assert np.allclose(run["wedge"].angular_momentum[0], spin, rtol=8 * EPS)


def test_a_force(recipes):
    laws = recipes("laws")
    depth, width, strength, frequency = 3.0, 0.5, 0.2, 7.0
    body = fb.Body(mass=2.0, inertia=(1.0, 1.0, 1.0), position=(0.3, 0.0, 0.0), name="body")
    well = laws.gravity_well(body, depth=depth, width=width)
    world = fb.World([body], forces=[well, laws.stirrer(body, strength=strength, frequency=frequency)])
    force, torque = world.wrenches()
    pull = -0.3 * depth / width**2 * math.exp(-(0.3**2) / (2.0 * width**2))
    assert np.allclose(force, [[pull, 0.0, 0.0]], rtol=8 * EPS, atol=0)
    assert np.array_equal(torque, [[0.0, 0.0, strength]])
    run = fb.simulate(world, duration=1.0, dt=1e-3)
    # A ball about z: I dw/dt = strength cos(frequency t). Order 4 with |frequency dt| = 0.007: 1e-9 and better.
    assert run["body"].angular_velocity[-1, 2] == pytest.approx(strength / frequency * math.sin(frequency), abs=1e-10)
    assert run.audit().agrees


def test_a_joint(recipes):
    disc = fb.Body(fb.Cylinder(0.2, 0.05), density=500.0, velocity=(1, 2, 0), angular_velocity=(0, 0, 5), name="disc")
    joint = recipes("planar").Planar(disc, normal=(0, 0, 1), name="table")
    run = fb.simulate(fb.World([disc], gravity=(0, 0, -9.81), joints=[joint]), duration=1.0, dt=1e-2)
    assert run.joints["table"].violation.max() <= 1e-12
    assert np.allclose(run["disc"].position[-1], (1.0, 2.0, 0.0), rtol=0, atol=1e-12)
    assert np.allclose(run["disc"].angular_velocity[-1], (0, 0, 5), rtol=0, atol=1e-12)
    assert np.allclose(run.joints["table"].force[5], (0, 0, 9.81 * disc.mass), rtol=1e-12, atol=1e-12)


def test_a_constraint(recipes):
    pitch, inertia, mass = 0.1, 0.5, 2.0
    nut = fb.Body(mass=mass, inertia=(1.0, 1.0, inertia), name="nut")
    axis = fb.PointOnLine(nut, axis=(0, 0, 1), anchor=(0, 0, 0))
    screw = recipes("constraints").screw(nut, pitch=pitch)
    world = fb.World([nut], gravity=(0, 0, -9.81), joints=[axis, screw])
    run = fb.simulate(world, duration=0.5, dt=1e-3)
    # It falls with g reduced by the rotation that goes with it: a = g m p^2 / (m p^2 + I), from rest.
    fall = 9.81 * mass * pitch**2 / (mass * pitch**2 + inertia)
    assert run["nut"].position[-1, 2] == pytest.approx(-0.5 * fall * 0.5**2, rel=1e-9)
    assert run.joints["screw"].violation.max() <= 1e-12


FOLLOWS = """
import numpy as np
from scipy.spatial.transform import Rotation

import freebody as fb
from freebody.forces.held import Users
from freebody.forces.total import no_wrench
from freebody.joints.constraints.base import WRENCH_ROWS
from freebody.joints.constraints.evaluate import KINDS, bias_terms, jacobians, residuals
from freebody.joints.constraints.on_cylinder import OnCylinder
from freebody.joints.ends import TwoEnds
from freebody.joints.layout import INCIDENCE
from freebody.joints.natural_rows import NATURAL_ROWS
from freebody.joints.report import header_in, rows_in
from freebody.model.kernel_data import kin_rows, world_of
from freebody.model.state import convert

assert KINDS[OnCylinder] == len(KINDS)
USERS, H = Users(no_wrench, no_wrench), 5e-3


class Bead(TwoEnds):
    noun = "bead"

    def equations(self):
        return (OnCylinder(**self.points(), axis=(0.6, 0.0, 0.8), radius=0.4),)


def bodies():
    random = np.random.default_rng(3)
    for name in "ab":
        place, velocity, spin = random.uniform(-1, 1, (3, 3))
        turned = Rotation.random(rng=random).as_matrix()
        yield fb.Body(mass=1.0, inertia=(1.0, 1.3, 1.7), position=place, orientation=turned, velocity=velocity,
                      angular_velocity=spin, name=name)


for linked in (False, True):
    a, b = bodies()
    end = {"to": b, "to_at": (-0.2, 0.5, 0.3)} if linked else {"anchor": (0.3, 0.1, -0.6)}
    tables = fb.World([a, b], joints=[Bead(a, at=(0.4, -0.3, 0.2), **end)]).tables()
    world, J, start = world_of(tables), header_in(tables.integers), kin_rows(2)
    start[:, :18] = convert(fb.World([a, b]).state().raw, "momenta", "velocities", tables)

    def residual(s):
        kin, out = start.copy(), np.zeros(1)
        for row in kin:
            row[:3] += s * row[12:15]
            row[3:12] = (Rotation.from_rotvec(s * row[15:18]).as_matrix() @ row[3:12].reshape(3, 3)).ravel()
        residuals(world, kin, USERS, 0.0, out, 0)
        return out[0]

    r = [residual(k * H) for k in (-2, -1, 0, 1, 2)]
    first = (r[0] - 8.0 * r[1] + 8.0 * r[3] - r[4]) / (12.0 * H)
    second = (-r[0] + 16.0 * r[1] - 30.0 * r[2] + 16.0 * r[3] - r[4]) / (12.0 * H**2)
    # The residual is quadratic in lengths of a metre over a radius of 0.4 m; all change at up to 2 rad/s and 2 m/s. Its
    # fifth derivative is below 4^6 / 0.4, of which differences of order 4 miss H^4 / 30.
    missed = H**4 / 30.0 * 4.0**6 / 0.4
    assert min(abs(first), abs(second)) > 0.1
    for rows, width in ((WRENCH_ROWS, 6), (NATURAL_ROWS, 12)):
        out, rate = np.zeros(2 * width), 0.0
        jacobians(rows, world, start, USERS, 0.0, out, 0)
        for body, _, _, at in rows_in(tables.integers, J.first_incidence, J.incidences, INCIDENCE):
            v, w, R = start[body, 12:15], start[body, 15:18], start[body, 3:12].reshape(3, 3)
            speeds = (w, v) if rows is WRENCH_ROWS else (v, np.cross(w, R, axisb=0, axisc=0).ravel())
            rate += out[width // 6 * at :][: width] @ np.concatenate(speeds)
        assert abs(rate - first) < missed, (linked, rows, rate, first)
    out = np.zeros(1)
    bias_terms(world, start, 0.0, out, 0)
    assert abs(out[0] - second) < missed, (linked, out, second)
"""


def test_a_built_in_constraint_is_one_file_and_one_line(recipes, tmp_path):
    """The recipe followed in a copy of the package: the derivatives are those of the residual along a motion."""
    page = PAGE.read_text(encoding="utf-8")
    assert "`OnCylinder,`" in page
    package = tmp_path / "freebody"
    shutil.copytree(Path(fb.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    constraints = package / "joints" / "constraints"
    block = page.split("```python\n# on_cylinder.py\n")[1].split("```")[0]
    (constraints / "on_cylinder.py").write_text(block, encoding="utf-8")
    text = (constraints / "evaluate.py").read_text(encoding="utf-8")
    line, last = "from freebody.joints.constraints.on_cylinder import OnCylinder\n", "    UsersFunction,\n)"
    assert last in text
    text = text.replace("from freebody.joints.layout", f"{line}from freebody.joints.layout")
    (constraints / "evaluate.py").write_text(text.replace(last, f"{last[:-1]}    OnCylinder,\n)"), encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", FOLLOWS], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_integrator(recipes):
    method = recipes("kutta3").Kutta3()
    world = fb.World([fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), angular_velocity=(1.0, 0.5, -0.7))])
    exact = fb.simulate(world, duration=1.0, dt=0.5, integrator="exact").final.rotation
    errors = []
    for dt in (0.02, 0.01, 0.005):
        run = fb.simulate(world, duration=1.0, dt=dt, integrator=method)
        assert (run.method, run.order) == ("kutta3", 3)
        errors.append(np.linalg.norm(run.final.rotation - exact))
    assert np.allclose(np.diff(np.log2(errors)), -3.0, atol=0.2)
    assert run.audit().agrees
