"""The four kernels by which dynamics asks for distances: ``measure``, ``features``, ``distance`` and ``drift``."""

from freebody.contact.geometry.bodies import body_distance, body_drift, body_features, body_gap
from freebody.contact.geometry.grounds import ground_distance, ground_drift, ground_features, ground_gap
from freebody.contact.geometry.sides import side
from freebody.contact.geometry.surfaces import surface_distance, surface_drift, surface_features, surface_gap
from freebody.contact.layout import HOLLOW, PLANE, SURFACE
from freebody.model.dispatch import chosen


def _by_ground(arguments, call, on_ground, on_surface, on_body):
    """``arguments`` to a part of kernels: on planes and in bowls the one function, on surfaces the next, between bodies
    the last."""
    return chosen(
        "b.kind", arguments, {PLANE: on_ground, HOLLOW: on_ground, SURFACE: on_surface}, f"on_body({call})", call,
        side=side, on_body=on_body,
    )  # fmt: skip


_A, _B = "side(a, xa, Ra)", "side(b, xb, Rb)"

# Gap, unit normal from b to a, and the point midway between both surfaces, of one feature.
measure = _by_ground(
    "world, a, b, feature, xa, Ra, xb, Rb", f"world, {_A}, {_B}, int(feature)", ground_gap, surface_gap, body_gap
)  # fmt: skip
# Write the numbers of the features whose gap is less than ``reach`` to out[at:], at most ``most``: the nearest ones,
# ascending. Returns how many.
features = _by_ground(
    "world, a, b, xa, Ra, xb, Rb, reach, out, at, most",
    f"world, {_A}, {_B}, reach, out, at, most", ground_features, surface_features, body_features,
)  # fmt: skip
# The smallest gap of all features; negative where the solids overlap.
distance = _by_ground(
    "world, a, b, xa, Ra, xb, Rb", f"world, {_A}, {_B}", ground_distance, surface_distance, body_distance
)
# The rates of point and normal of a feature while the solids move.
drift = _by_ground(
    "world, a, b, feature, xa, Ra, va, wa, xb, Rb, vb, wb",
    f"world, {_A}, {_B}, int(feature), (va, wa, vb, wb)", ground_drift, surface_drift, body_drift,
)  # fmt: skip
