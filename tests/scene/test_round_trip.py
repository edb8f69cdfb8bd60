"""World to scene to text and back: not a bit is lost, and nothing of the library is left out."""

import importlib
import inspect
import pkgutil
import sys
from types import ModuleType

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from scene_worlds import worlds

import freebody as fb
from freebody.forces.base import Force
from freebody.forces.custom_element import CustomForce
from freebody.forces.joint_spring import HingeSpring, SliderSpring
from freebody.joints.base import Joint
from freebody.mass.shape import Shape
from freebody.methods.registry import METHODS, get
from freebody.scene.bodies import BodyForm
from freebody.scene.document import SceneForm
from freebody.scene.forces import FORCES, WindForm
from freebody.scene.joints import JOINTS
from freebody.scene.methods import FORMS, method_form
from freebody.scene.shapes import SHAPES

BODY = ("mass", "density", "given_name", "default_name")
ARRAYS = ("center_of_mass", "inertia", "rotation", "orientation", "position", "velocity", "angular_velocity")


def assert_same_bits(a: fb.World, b: fb.World) -> None:
    assert a.names == b.names
    assert a.tables().floats.tobytes() == b.tables().floats.tobytes()
    assert a.tables().integers.tobytes() == b.tables().integers.tobytes()
    assert a.state().raw.tobytes() == b.state().raw.tobytes()
    for one, other in zip(a.bodies, b.bodies, strict=True):
        assert [getattr(one, name) for name in BODY] == [getattr(other, name) for name in BODY]
        assert type(one.shape) is type(other.shape)
        for name in ARRAYS:
            assert getattr(one, name).tobytes() == getattr(other, name).tobytes(), name
    for one, other in zip(a.forces, b.forces, strict=True):
        assert type(one) is type(other)
        assert one.edges == other.edges
    assert a.joint_names == b.joint_names
    for one, other in zip(a.joints, b.joints, strict=True):
        assert type(one) is type(other)
        assert (one.given_name, one.edges, one.driven, repr(one)) == (
            other.given_name, other.edges, other.driven, repr(other),
        )  # fmt: skip


@given(world=worlds())
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_world_comes_back_bit_for_bit(world):
    scene = fb.scene_of(world)
    assert_same_bits(world, scene.world())
    text = scene.to_toml()
    again = fb.load_scene(text)
    assert_same_bits(world, again.world())
    assert again.to_toml() == text


def leaves(base: type) -> set[type]:
    """Classes of the package that derive from ``base`` and from which nothing derives."""
    below = base.__subclasses__()
    own = {base} if not below and base.__module__.startswith("freebody.") else set()
    return own.union(*(leaves(kind) for kind in below))


ROOMS = {
    "freebody.forces": (Force, FORCES, {HingeSpring, SliderSpring}),  # leaves that belong to their joints
    "freebody.mass": (Shape, SHAPES, {fb.Mesh}),  # no leaf: the heightfield derives from it
    "freebody.joints": (Joint, JOINTS, {fb.Ball}),  # no leaf: the anchor derives from it
}


@pytest.mark.parametrize("room", ROOMS)
def test_every_force_every_shape_and_every_joint_has_a_form(room):
    package = importlib.import_module(room)
    for module in pkgutil.walk_packages(package.__path__, f"{room}."):
        if not module.name.endswith("cad_worker"):
            importlib.import_module(module.name)
    base, forms, exceptions = ROOMS[room]
    assert leaves(base) ^ exceptions == {form.makes for form in forms.values()}


def options(kind: type) -> set[str]:
    return set(inspect.signature(kind).parameters)


@pytest.mark.parametrize("word", [word for word in FORCES if word != "custom"])
def test_every_argument_of_a_force_has_its_entry(word):
    assert set(FORCES[word].model_fields) - {"type"} == options(FORCES[word].makes)


@pytest.mark.parametrize("word", [word for word in JOINTS if word != "custom"])
def test_every_argument_of_a_joint_has_its_entry(word):
    assert set(JOINTS[word].model_fields) - {"type", "count"} == options(JOINTS[word].makes)


@pytest.mark.parametrize("word", SHAPES)
def test_every_argument_of_a_shape_has_its_entry(word):
    form = SHAPES[word]
    needed = options(form.makes)
    if word == "cad":
        # Made by reading a file; its moments are written as volume, centroid and second moment, its mesh as triangles.
        needed = options(fb.Cad.load) - {"path", "timeout"} | {"bounds", "notes", "volume", "vertices", "faces"}
    assert needed <= set(form.model_fields)


def test_every_argument_of_bodies_and_wind_has_its_entry():
    assert options(fb.Body) <= set(BodyForm.model_fields)
    assert options(fb.Wind) == set(WindForm.model_fields)


@pytest.mark.parametrize("word", METHODS)
def test_every_integrator_has_a_form_with_its_options(word):
    method = get(word)
    assert set(FORMS[word].model_fields) - {"name"} == options(type(method))
    back = method_form(method).build()
    assert type(back) is type(method)
    assert back.options() == method.options()


CONFIGURED = [
    fb.Euler(orientation="matrix", normalize=False),
    fb.RK4(normalize=False),
    fb.Adaptive(rtol=1e-7, atol=1e-10, first_step=0.1, max_step=0.5),
]


@pytest.mark.parametrize("method", CONFIGURED, ids=repr)
def test_options_and_the_run_come_back(method):
    world = fb.World([fb.Body(mass=1.0)])
    scene = fb.scene_of(world, duration=2.0, dt=0.25, every=3, integrator=method, title="t", description="a\nb")
    back = fb.load_scene(scene.to_toml())
    assert vars(back.integrator) == vars(method)
    assert (back.form.run.duration, back.form.run.dt, back.form.run.every) == (2.0, 0.25, 3)
    assert (back.title, back.description) == ("t", "a\nb")


def test_going_on_from_a_scene_is_the_same_as_not_having_stopped():
    world = fb.World([fb.Body(fb.Box((1, 2, 3)), density=1.0, angular_velocity=(1, 2, 3))], gravity=(0, 0, -9.81))
    whole = fb.simulate(world, duration=1.0, dt=0.01)
    half = fb.simulate(world, duration=0.5, dt=0.01)
    scene = fb.scene_of(world, duration=0.5, dt=0.01, start=half.final)
    rest = fb.load_scene(scene.to_toml()).simulate()
    assert rest.raw[-1].tobytes() == whole.raw[-1].tobytes()
    assert rest.accumulators[-1].tobytes() == whole.accumulators[-1].tobytes()
    assert rest.times[-1] == whole.times[-1]


def test_a_start_may_be_a_time_alone():
    scene = fb.load_scene("[[body]]\nmass = 1\nvelocity = [1, 0, 0]\n[start]\ntime = '2 s'\n")
    run = scene.simulate(duration=1.0, dt=0.5)
    assert run.times.tolist() == [2.0, 2.5, 3.0]
    assert run[0].position[-1].tolist() == [1.0, 0.0, 0.0]


def test_overrides_go_before_what_the_scene_says():
    scene = fb.load_scene("[run]\nduration = 4\ndt = 0.5\nintegrator = 'euler'\n[[body]]\nmass = 1\n")
    run = scene.simulate(duration=1.0, integrator="cf4")
    assert (run.method, len(run)) == ("cf4", 3)


@fb.force
def lift(t, body, strength, axis):
    return (strength * axis[0], strength * axis[1], strength * axis[2]), (0.0, 0.0, 0.0)


@fb.potential
def bond(bodies, strength):
    d = bodies[0].position[0] - bodies[1].position[0]
    return 0.5 * strength * d * d


@fb.constraint
def cord(body_a, body_b, length):
    d = [body_a.position[k] - body_b.position[k] for k in range(3)]
    return d[0] * d[0] + d[1] * d[1] + d[2] * d[2] - length * length


@pytest.fixture
def laws(monkeypatch):
    module = ModuleType("laws_of_a_test")
    module.lift, module.bond, module.cord = lift, bond, cord
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for law in (lift, bond, cord):
        monkeypatch.setattr(law.function, "__module__", module.__name__)
    return module.__name__


def test_functions_by_name_come_back_with_their_parameters(laws):
    a, b = fb.Body(mass=1.0, name="a"), fb.Body(mass=1.0, name="b", position=(1, 0, 0))
    world = fb.World([a, b], forces=[lift(a, strength=2.5, axis=(0, 0, 1)), bond([a, b], strength=3.0)])
    world.add(cord(a, b, length=1.0))
    text = fb.scene_of(world).to_toml()
    back = fb.load_scene(text, allow_code=True).world()
    assert_same_bits(world, back)
    assert [force.parameters for force in back.forces] == [force.parameters for force in world.forces]
    assert np.array_equal(back.wrenches().force, [[3.0, 0.0, 2.5], [-3.0, 0.0, 0.0]])
    assert all(isinstance(force, CustomForce) for force in back.forces)
    assert back.joints[0].parameters == {"length": 1.0}


def test_code_is_not_run_unasked(laws):
    a = fb.Body(mass=1.0, name="a")
    text = fb.scene_of(fb.World([a], forces=[lift(a, strength=1.0, axis=(1, 0, 0))])).to_toml()
    with pytest.raises(fb.FreebodyError, match=r"force\[0\].function: .*Python code.*allow_code=True"):
        fb.load_scene(text)


def test_functions_that_cannot_be_found_again_are_refused():
    @fb.force
    def local(t, body):
        return (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)

    a = fb.Body(mass=1.0)
    with pytest.raises(fb.FreebodyError, match="cannot be named in a scene.*move it to a file"):
        fb.scene_of(fb.World([a], forces=[local(a)]))


def test_what_is_left_out_takes_the_defaults_of_the_library():
    fields = SceneForm.model_fields.items()
    assert [name for name, field in fields if field.is_required()] == ["body"]
    world = fb.load_scene("[[body]]\nmass = 2\n[[force]]\ntype = 'gravity'\n").world()
    assert world.forces[0].acceleration.tolist() == fb.Gravity().acceleration.tolist()
    assert not world.gravity.acceleration.any()
