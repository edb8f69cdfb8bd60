"""Densities by material and with units, doubts about implausible ones, and figures in other units."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import FreebodyError, InputError
from freebody.mass.sheet import sheet
from freebody.mass.units import figure_units
from freebody.materials import DENSEST, DENSITIES, LIGHTEST, density_of, doubt

BOX = fb.Box((0.1, 0.2, 0.3))
MESH = BOX.mesh()


def test_a_material_is_its_density_everywhere():
    assert fb.mass_properties(BOX, density="steel").mass == pytest.approx(7850.0 * 0.006)
    assert fb.Body(BOX, density="Stainless-Steel").mass == pytest.approx(8000.0 * 0.006)
    assert fb.Compound([fb.Part(BOX, density="aluminum")]).weigh().measure == pytest.approx(2700.0 * 0.006)
    assert fb.mass_properties(BOX, density="7.85 g/cm^3").mass == fb.mass_properties(BOX, density="steel").mass


def test_a_scene_knows_materials_too(tmp_path):
    (tmp_path / "s.toml").write_text('[[body]]\nshape = { type = "box", size = [1, 1, 1] }\ndensity = "oak"\n')
    assert fb.load_scene(tmp_path / "s.toml").world().bodies[0].mass == 700.0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("stel", "did you mean 'steel'"),
        ("xyzzy", r"freebody\.materials\.DENSITIES"),
        ("3 kg", "another dimension"),
        ("steel 7850", "a material such as"),
        ("-1 g/cm^3", "density"),
    ],
)
def test_a_density_that_is_none_is_refused_with_a_hint(text, message):
    with pytest.raises(InputError, match=message):
        fb.mass_properties(BOX, density=text)


def test_materials_are_plausible_and_only_densities_have_them():
    assert all(LIGHTEST <= density <= DENSEST and not doubt(density) for density in DENSITIES.values())
    assert density_of("Carbon_Fiber") == DENSITIES["carbon fibre"]
    with pytest.raises(FreebodyError):
        fb.mass_properties(BOX, mass="steel")


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"density": 7.85}, 'lighter than foam; did you mean "7.85 g/cm^3"'),
        ({"density": 1e-3}, "lighter than foam"),
        ({"density": 30000}, "denser than any element"),
        ({"mass": 1000}, "denser than any element"),
    ],
)
def test_an_implausible_density_of_a_part_is_doubted(given, word):
    (note,) = [note for note in fb.mass_properties(MESH, **given).notes if "implausible" in note]
    assert word in note
    assert fb.mass_properties(MESH, density="steel").notes == ()
    assert fb.mass_properties(MESH).notes == ("no density or mass was given: figures are for 1 kg/m^3",)


def test_figures_in_millimetres_and_grams():
    found = fb.mass_properties(fb.Mesh(MESH.vertices + [0.01, 0, 0], MESH.faces), density="water")
    plain, small = found.to_dict(about=(0, 0, 0.05)), found.to_dict(units="mm,g", about=(0, 0, 0.05))
    assert small["units"] == {"length": "mm", "mass": "g"}
    for name, factor in {
        "mass": 1e3, "volume": 1e9, "center_of_mass": 1e3, "inertia": 1e9, "principal_moments": 1e9,
        "principal_axes": 1.0, "radius_of_gyration": 1e3, "about": 1e3, "inertia_about": 1e9,
    }.items():  # fmt: skip
        np.testing.assert_allclose(small[name], np.array(plain[name]) * factor, rtol=1e-14, atol=1e-12)
    # Steiner, by hand: 6 kg, the centre 10 mm along x, the point 50 mm along z.
    steiner = 6.0 * (np.diag([0.05**2, 0.05**2 + 0.01**2, 0.01**2]))
    steiner[0, 2] = steiner[2, 0] = 6.0 * 0.01 * 0.05
    np.testing.assert_allclose(plain["inertia_about"], np.array(plain["inertia"]) + steiner, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize(
    ("text", "length", "mass"), [("mm,g", "mm", "g"), ("lb, in", "in", "lb"), ("cm", "cm", "kg"), (None, "m", "kg")]
)
def test_units_of_figures_are_a_length_and_a_mass(text, length, mass):
    units = figure_units(text)
    assert (units.length, units.mass) == (length, mass)
    assert units.metres == {"mm": 1e-3, "in": 0.0254, "cm": 1e-2, "m": 1.0}[length]
    assert units.kilograms == {"g": 1e-3, "lb": 0.45359237, "kg": 1.0}[mass]


@pytest.mark.parametrize("text", ["mm,cm", "s", "mm,", "", "apples", "mm,g,kg"])
def test_other_units_are_refused(text):
    with pytest.raises(InputError, match="such as mm,g"):
        figure_units(text)


def test_the_sheet_says_what_everything_is_about_and_in():
    found = sheet(fb.mass_properties(MESH, density="steel"), units="mm,g", about=(0.0, 0.0, 0.01))
    assert dict(found.rows)["mass"] == "47100 g"
    assert [tensor.title for tensor in found.tensors] == ["about the centre of mass", "about (0, 0, 10) mm"]
    assert {tensor.unit for tensor in found.tensors} == {"g mm²"}
    assert found.solids == []


def test_moving_scaling_and_turning_carry_the_solids_along():
    solid = fb.mass_properties(MESH, density=1000.0)
    both = fb.MassProperties(solid.mass, solid.center_of_mass, solid.inertia, solids={"one": solid})
    assert both.translate((1, 2, 3)).solids["one"].center_of_mass == pytest.approx([1, 2, 3])
    assert both.scaled_to_mass(2.0 * solid.mass).solids["one"].mass == pytest.approx(2.0 * solid.mass)
    quarter = both.rotate((0.5**0.5, 0, 0, 0.5**0.5)).solids["one"]
    assert quarter.inertia[0, 0] == pytest.approx(solid.inertia[1, 1])
