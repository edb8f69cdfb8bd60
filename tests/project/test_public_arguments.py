"""Whatever a public function is given, only errors of this package come out: no raw errors of NumPy or Python.

Every argument of every function is replaced by every value in turn, all others being right. What a function does with
a value that it takes is tested elsewhere.
"""

import inspect
import math
import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import freebody as fb
from freebody.errors import FreebodyError
from freebody.export.film import Shot

VALUES = [
    None, "abc", "", "3 apples", b"1", 1j, np.array([1 + 1j, 0, 0]), math.nan, math.inf, -1, 0, 10**400, True,
    [], [[1], [1, 2]], ["a", None, 2], (1, 2), [1, 2, 3, 4, 5], np.zeros((2, 2, 2)), np.array([], dtype=object),
    np.full(3, np.nan), np.array(["x", "y", "z"]), np.datetime64("2020-01-01"), object(), {}, {"axis": 1}, {1, 2},
    lambda *_: None, ..., [None] * 3, [10**400] * 3, (1j, 0, 0), np.ma.masked, "\0",
]  # fmt: skip


def box(name, **placed):
    return fb.Body(fb.Box((1, 2, 3)), density=1000.0, name=name, **placed)


A, B = box("a"), box("b", position=(5, 0, 0))
WORLD = fb.World([A, B], gravity=(0, 0, -9.81), joints=[fb.Hinge(A, axis=(0, 0, 1), name="pivot")])
FREE = fb.World([box("a", angular_velocity=(1, 2, 3))])
TETRAHEDRON = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), ((0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2))
PARTS = [fb.Part(fb.Box((1, 1, 1)), density=1.0)]
SPIN = {"t": 0.1, "angular_velocity": (1, 2, 3)}
Q, R = (1.0, 0.0, 0.0, 0.0), np.eye(3)
RUN = fb.simulate(FREE, 0.02, dt=0.01, progress=False)
STATE = FREE.state()
FLAT = fb.state_to_array(STATE)
TRACK = fb.Observed("a", [0.01, 0.02], position=[[0, 0, 0], [1, 0, 0]])
PROPERTIES = fb.mass_properties(fb.Box((1, 2, 3)), density=1.0)
SCENE = "title = 'x'\n[[body]]\nmass = 1.0\n"


def picture_of(view=None, trails=None, floor=True, title=None):
    """How ``export_run`` reads what concerns pictures."""
    return Shot.read(view, trails, floor, title, RUN.names)


# Function -> arguments that are right.
CALLS = {
    "Body": (fb.Body, {"shape": fb.Box((1, 2, 3)), "density": 1.0}),
    "Body of moments": (fb.Body, {"mass": 1.0, "inertia": (1, 1, 1)}),
    "World": (fb.World, {"bodies": [A, B]}),
    "World.add": (WORLD.add, {"elements": ()}),
    "World.index": (WORLD.index, {"body": "a"}),
    "World[]": (WORLD.__getitem__, {"name": "a"}),
    "World.point": (WORLD.point, {"body": "a", "at": (0, 0, 0)}),
    "World.point_velocity": (WORLD.point_velocity, {"body": "a", "at": (0, 0, 0)}),
    "World.wrenches": (FREE.wrenches, {}),
    "World.potential_energy": (FREE.potential_energy, {}),
    "World.kinetic_energy": (FREE.kinetic_energy, {}),
    "World.gaps": (WORLD.gaps, {}),
    "Body.body_point": (A.body_point, {"at": (0, 0, 0)}),
    "Part": (fb.Part, {"shape": fb.Box((1, 1, 1))}),
    "Compound": (fb.Compound, {"parts": PARTS}),
    "Particles": (fb.Particles, {"positions": [[0, 0, 0]], "masses": 1.0}),
    "Mesh": (fb.Mesh, {"vertices": TETRAHEDRON[0], "faces": TETRAHEDRON[1]}),
    "Mesh.load": (fb.Mesh.load, {"path": "none.stl"}),
    "Mesh.sample": (fb.Mesh.sample, {"name": "cow"}),
    "Mesh.scaled": (fb.Mesh(*TETRAHEDRON).scaled, {"factor": 1.0}),
    "Mesh.moved": (fb.Mesh(*TETRAHEDRON).moved, {}),
    "Mesh.contains": (fb.Mesh(*TETRAHEDRON).contains, {"points": [[0, 0, 0]]}),
    "Cad.load": (fb.Cad.load, {"path": "none.step"}),
    "Shell": (fb.Shell, {"shape": fb.Box((1, 2, 3)), "thickness": 0.1}),
    "Box": (fb.Box, {"size": (1, 2, 3)}),
    "Box.contains": (fb.Box((1, 2, 3)).contains, {"points": [[0, 0, 0]]}),
    "Sphere": (fb.Sphere, {"radius": 1.0}),
    "Torus": (fb.Torus, {"major": 1.0, "minor": 0.2}),
    "mass_properties": (fb.mass_properties, {"shape": fb.Box((1, 2, 3)), "density": 1.0}),
    "sampling": (fb.mass_properties, {"shape": fb.Box(1), "mass": 1.0, "method": "sampling", "relative_error": 0.1}),
    "inertia_about": (PROPERTIES.inertia_about, {"point": (0, 0, 0)}),
    "translate": (PROPERTIES.translate, {"offset": (0, 0, 0)}),
    "rotate": (PROPERTIES.rotate, {"orientation": Q}),
    "combine": (PROPERTIES.combine, {"others": ()}),
    "scaled_to_mass": (PROPERTIES.scaled_to_mass, {"mass": 1.0}),
    "spatial_inertia": (PROPERTIES.spatial_inertia, {}),
    "natural_mass_matrix": (fb.natural_mass_matrix, {"body": A}),
    "pick_nearest_vertices": (fb.pick_nearest_vertices, {"target": A, "point": (0, 0, 0)}),
    "rigid_jacobian": (fb.rigid_jacobian, {"orientation": Q, "point": (0, 0, 0)}),
    "rigid_to_world": (fb.rigid_to_world, {"points": (0, 0, 0), "position": (0, 0, 0), "orientation": Q}),
    "exact_rotation": (fb.exact_rotation, {"inertia": (1, 2, 2.5), **SPIN}),
    "Spring": (fb.Spring, {"body": A, "anchor": (0, 0, 0), "stiffness": 1.0}),
    "Drag": (fb.Drag, {"body": A, "linear": 1.0}),
    "Wind": (fb.Wind, {}),
    "Gravity": (fb.Gravity, {}),
    "CentralGravity": (fb.CentralGravity, {"mu": 1.0}),
    "MutualGravity": (fb.MutualGravity, {}),
    "Dipole": (fb.Dipole, {"body": A, "moment": (1, 0, 0), "field": (0, 0, 1)}),
    "Grab": (fb.Grab, {"body": A, "target": (0, 0, 0)}),
    "PointForce": (fb.PointForce, {"body": A, "force": (0, 0, 1)}),
    "Push": (fb.Push, {"body": A, "force": (0, 0, 1), "duration": 1.0}),
    "Thruster": (fb.Thruster, {"body": A, "direction": (0, 0, 1), "thrust": 1.0}),
    "Torque": (fb.Torque, {"body": A, "torque": (0, 0, 1)}),
    "TorsionSpring": (fb.TorsionSpring, {"body": A, "stiffness": 1.0}),
    "Ball": (fb.Ball, {"body": A}),
    "Anchor": (fb.Anchor, {"body": A}),
    "Beam": (fb.Beam, {"body": A, "to": B}),
    "Hinge": (fb.Hinge, {"body": A, "axis": (0, 0, 1)}),
    "Slider": (fb.Slider, {"body": A, "axis": (0, 0, 1)}),
    "Universal": (fb.Universal, {"body": A, "axis": (0, 0, 1), "to_axis": (1, 0, 0)}),
    "Weld": (fb.Weld, {"body": A}),
    "PointOnLine": (fb.PointOnLine, {"body": A, "axis": (0, 0, 1)}),
    "PointOnPlane": (fb.PointOnPlane, {"body": A, "normal": (0, 0, 1)}),
    "Material": (fb.Material, {}),
    "Floor": (fb.Floor, {}),
    "Fixed": (fb.Fixed, {"shape": fb.Sphere(1.0)}),
    "Contact": (fb.Contact, {"a": A, "b": B}),
    "NoContact": (fb.NoContact, {"sides": ()}),
    "Hinge with limits": (fb.Hinge, {"body": A, "axis": (0, 0, 1), "limits": (-1, 1)}),
    "Event": (fb.Event, {"function": lambda state: 1.0}),
    "Adaptive": (fb.Adaptive, {}),
    "GeneralizedAlpha": (fb.GeneralizedAlpha, {}),
    "Newmark": (fb.Newmark, {}),
    "Euler": (fb.Euler, {}),
    "simulate": (fb.simulate, {"world": FREE, "duration": 0.02, "dt": 0.01, "progress": False}),
    "compare": (fb.compare, {"world": FREE, "duration": 0.02, "steps": [0.01], "integrators": ["none"]}),
    "compare steps": (lambda steps: fb.compare(FREE, duration=-1.0, steps=steps), {"steps": []}),
    "sensitivity": (fb.sensitivity, {"world": FREE, "duration": 0.02, "dt": 0.01, "integrator": "cf4"}),
    "Pose": (fb.Pose, {"position": (0, 0, 0)}),
    "Hoop": (fb.Hoop, {"center": (0, 0, 0), "normal": (1, 0, 0), "radius": 1.0}),
    "modes": (fb.modes, {"world": fb.World([A])}),
    "Observed": (fb.Observed, {"body": "a", "times": [0.01], "position": [[0, 0, 0]]}),
    "fit": (fb.fit, {"world": FREE, "track": TRACK, "free": ["body.a.velocity"], "dt": 0.01, "integrator": "cf4"}),
    "aim": (
        fb.aim,
        {"world": FREE, "free": ["body.a.velocity"], "target": (1, 0, 0), "t": 0.02, "starts": 1, "dt": 0.01,
         "integrator": "cf4"},
    ),
    "State[]": (STATE.__getitem__, {"name": "a"}),
    "State.as_layout": (STATE.as_layout, {"layout": "momenta"}),
    "State": (fb.State, {"tables": STATE.tables, "layout": STATE.layout, "raw": STATE.raw}),
    "state_to_array": (fb.state_to_array, {"state": STATE}),
    "array_to_state": (fb.array_to_state, {"world": FREE, "array": FLAT}),
    "rhs": (fb.rhs, {"world": FREE}),
    "f": (fb.rhs(FREE), {"t": 0.0, "y": FLAT}),
    "run[]": (RUN.__getitem__, {"name": "a"}),
    "run.joints[]": (RUN.joints.__getitem__, {"name": "x"}),
    "run.state": (RUN.state, {}),
    "run.at": (RUN.at, {"t": 0.01}),
    "track.point": (RUN["a"].point, {"at": (0, 0, 0)}),
    "track.point_velocity": (RUN["a"].point_velocity, {"at": (0, 0, 0)}),
    "plot": (fb.plot, {"run": RUN, "path": "none.txt"}),
    "write_report": (fb.write_report, {"run": RUN, "path": "none.txt"}),
    "export_run": (fb.export_run, {"run": RUN, "path": "none.txt"}),
    "pictures": (picture_of, {}),
    "plot_part": (fb.plot_part, {"shape": fb.Box((1, 2, 3)), "properties": PROPERTIES, "path": "none.txt"}),
    "write_part_report": (
        fb.write_part_report, {"shape": fb.Box((1, 2, 3)), "properties": PROPERTIES, "path": "none.html", "units": "s"}
    ),
    "to_dict": (PROPERTIES.to_dict, {}),
    "save_run": (fb.save_run, {"run": RUN, "path": "."}),
    "load_run": (fb.load_run, {"path": "none.zarr"}),
    "load_scene": (fb.load_scene, {"source": SCENE}),
    "scene_of": (fb.scene_of, {"world": FREE}),
    "scene_path": (fb.scene_path, {"name": "torus"}),
    "sample_path": (fb.sample_path, {"name": "cow"}),
    "view": (fb.view, {"thing": None, "open_browser": False}),
    "so3.exp": (fb.so3.exp, {"r": (0, 0, 1)}),
    "so3.log": (fb.so3.log, {"R": R}),
    "so3.project": (fb.so3.project, {"m": R}),
    "so3.quaternion_rotate": (fb.so3.quaternion_rotate, {"q": Q, "a": (0, 0, 1)}),
    "se3.exp": (fb.se3.exp, {"V": (0,) * 6}),
    "se3.transform": (fb.se3.transform, {"T": np.eye(4), "X": (0, 0, 1)}),
    "se3.project": (fb.se3.project, {"m": np.eye(4)}),
}  # fmt: skip

VARIADIC = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


def said(name, argument, value, kind):
    """What a call answers: None if it takes the value, else the text of the error, which must be one of ours."""
    function, right = CALLS[name]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            if kind in VARIADIC:
                function(value)
            else:
                function(**{**right, argument: value})
    except FreebodyError as error:
        return str(error)
    except Exception as error:
        pytest.fail(f"{name}({argument}={value!r:.80}): {type(error).__name__}: {str(error)[:200]}")
    return None


@pytest.mark.parametrize("name", CALLS)
def test_only_errors_of_this_package_come_out(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for argument, parameter in inspect.signature(CALLS[name][0]).parameters.items():
        for value in VALUES:
            if name == "compare" and argument == "integrators" and value is None:
                continue  # all methods, which takes its time
            text = said(name, argument, value, parameter.kind)
            assert text is None or 0 < len(text.strip()) < 2000


leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.complex_numbers(),
    st.text(max_size=8),
    st.binary(max_size=4),
    st.sampled_from(
        ["1 m", "2 kg", "90 deg about z", "1e400 m", 10**400, np.float32(1), np.int8(3), np.datetime64(0, "s")]
    ),
)
junk = st.recursive(
    leaves | st.builds(np.array, st.lists(leaves, max_size=4), dtype=st.just(object)),
    lambda inner: (
        st.lists(inner, max_size=4) | st.tuples(inner, inner, inner) | st.dictionaries(st.text(max_size=5), inner)
    ),
    max_leaves=9,
)
# Those that simulate, draw, read files or sample take their time.
SLOW = (
    "sensitivity",
    "fit",
    "aim",
    "modes",
    "compare",
    "simulate",
    "plot",
    "view",
    "sampling",
    "load",
    "report",
    "export",
    "save",
    "scene_of",
    "gaps",
)
QUICK = [name for name in CALLS if not any(word in name for word in SLOW)]


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_junk_of_any_make_is_refused_in_words(data):
    name = data.draw(st.sampled_from(QUICK))
    parameters = inspect.signature(CALLS[name][0]).parameters
    argument = data.draw(st.sampled_from(sorted(parameters)) if parameters else st.just(""))
    if argument:
        text = said(name, argument, data.draw(junk), parameters[argument].kind)
        assert text is None or 0 < len(text.strip()) < 2000
