"""Runs as labelled arrays and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from freebody._version import __version__
from freebody.extras import needed

if TYPE_CHECKING:
    import pandas
    import xarray

    from freebody.trajectory.contact_track import ContactTrack
    from freebody.trajectory.run import Trajectory

AXES = {"xyz": ("x", "y", "z"), "wxyz": ("w", "x", "y", "z")}


class Quantity(NamedTuple):
    """An exported property of a track or a run: its axis beside time, unit, meaning."""

    axis: str | None
    units: str
    meaning: str


# By the name of the property of a body.
OF_BODIES = {
    "position": Quantity("xyz", "m", "centre of mass, world frame"),
    "orientation": Quantity("wxyz", "1", "unit quaternion, body to world"),
    "origin": Quantity("xyz", "m", "origin of the shape frame, world frame"),
    "velocity": Quantity("xyz", "m/s", "velocity of the centre of mass, world frame"),
    "angular_velocity": Quantity("xyz", "rad/s", "angular velocity, world frame"),
    "linear_momentum": Quantity("xyz", "kg m/s", "linear momentum, world frame"),
    "angular_momentum": Quantity("xyz", "kg m^2/s", "angular momentum about the centre of mass, world frame"),
}

# By the name of the property of the run; "total_" is put before those that bodies have as well.
OF_RUN = {
    "kinetic_energy": Quantity(None, "J", "kinetic energy of all bodies"),
    "potential_energy": Quantity(None, "J", "potential energy of all conservative forces"),
    "energy": Quantity(None, "J", "kinetic and potential energy"),
    "work": Quantity(None, "J", "work of forces without potential"),
    "linear_momentum": Quantity("xyz", "kg m/s", "linear momentum of all bodies"),
    "angular_momentum": Quantity("xyz", "kg m^2/s", "angular momentum of all bodies about the world's origin"),
    "impulse": Quantity("xyz", "N s", "impulse of all forces"),
    "angular_impulse": Quantity("xyz", "N m s", "angular impulse about the world's origin"),
}


# By the name of the property of a joint.
OF_JOINTS = {
    "force": Quantity("xyz", "N", "reaction on the joint's first body, world frame"),
    "torque": Quantity("xyz", "N m", "reaction on the joint's first body, about the joint's point, world frame"),
    "violation": Quantity(None, "m", "largest residual of the joint's equations; 1 for directions"),
    "rate_violation": Quantity(None, "m/s", "largest rate of a residual; 1/s for directions"),
}

# Coordinates of joints; most kinds have none.
COORDINATES = {
    "angle": Quantity(None, "rad", "angle of the joint"),
    "travel": Quantity(None, "m", "travel of the joint"),
}


# By the name of the property of a contact.
OF_CONTACTS = {
    "force": Quantity("xyz", "N", "force of contact on the first of the pair, world frame"),
    "point": Quantity("xyz", "m", "where it acts, world frame"),
    "normal": Quantity("xyz", "1", "unit normal towards the first of the pair"),
    "slip": Quantity("xyz", "m/s", "tangential velocity of the first against the second"),
    "gap": Quantity(None, "m", "smallest distance of the two"),
    "mode": Quantity(None, "1", "0 open, 1 sliding, 2 rolling"),
}

# Of runs with contact.
LOSSES = {
    "lost_to_friction": Quantity(None, "J", "energy that friction took"),
    "lost_to_restitution": Quantity(None, "J", "energy that the normal parts of impacts took"),
}


def _total(name: str) -> str:
    return f"total_{name}" if name in OF_BODIES else name


def variables_of(run: Trajectory) -> dict[str, Any]:
    """Name -> (dimensions, values, attributes) of everything; ``units`` and ``long_name`` are the attributes."""
    variables: dict[str, Any] = {}
    tracks = [run[name] for name in run.names]
    for name, quantity in OF_BODIES.items():
        values = np.stack([getattr(track, name) for track in tracks], axis=1)
        variables[name] = (("time", "body", quantity.axis), values, _attributes(quantity))
    for name, quantity in _of_run(run).items():
        dims = ("time",) if quantity.axis is None else ("time", quantity.axis)
        variables[_total(name)] = (dims, getattr(run, name), _attributes(quantity))
    variables.update(_of_joints(run))
    variables.update(_of_contacts(run))
    variables["mass"] = ("body", run.tables.masses.copy(), {"units": "kg", "long_name": "mass"})
    return variables


def to_xarray(run: Trajectory) -> xarray.Dataset:
    """A dataset over time, body, xyz and wxyz; ``units`` and ``long_name`` in the attributes of every variable."""
    module: Any = needed("xarray", "tables", "a labelled dataset")
    coordinates = {
        "time": ("time", run.times.copy(), {"units": "s", "long_name": "time"}),
        "body": list(run.names),
        **({"joint": list(run.joints)} if run.joints else {}),
        **({"contact": contact_names(run)} if run.contacts else {}),
        **{axis: list(letters) for axis, letters in AXES.items()},
    }
    attributes = {"method": run.method, "dt": run.dt, "freebody": __version__}
    made: xarray.Dataset = module.Dataset(variables_of(run), coords=coordinates, attrs=attributes)
    return made


def _of_joints(run: Trajectory) -> dict[str, Any]:
    """Variables over time and joint, ``joint_force`` and so on; not a number where a joint has no such coordinate."""
    tracks = list(run.joints.values())
    if not tracks:
        return {}
    variables: dict[str, Any] = {}
    for name, quantity in OF_JOINTS.items():
        dims = ("time", "joint") if quantity.axis is None else ("time", "joint", quantity.axis)
        values = np.stack([getattr(track, name) for track in tracks], axis=1)
        variables[f"joint_{name}"] = (dims, values, _attributes(quantity))
    for name, quantity in COORDINATES.items():
        values = np.full((len(run), len(tracks)), np.nan)
        for number, track in enumerate(tracks):
            for coordinate in track.coordinates:
                if coordinate.name == name:
                    values[:, number] = coordinate.values
        variables[f"joint_{name}"] = (("time", "joint"), values, _attributes(quantity))
    return variables


def _of_run(run: Trajectory) -> dict[str, Quantity]:
    return OF_RUN if run.tables.contacts is None else OF_RUN | LOSSES


def contact_names(run: Trajectory) -> list[str]:
    """The pairs that may touch, as texts: "ball on table"."""
    return [" on ".join(pair) for pair in run.contacts]


def _contact(track: ContactTrack, name: str) -> Any:
    """Numbers of a contact; its mode is text otherwise."""
    return track.mode_numbers if name == "mode" else getattr(track, name)


def _of_contacts(run: Trajectory) -> dict[str, Any]:
    """Variables over time and contact, ``contact_force`` and so on; not a number where nothing touches."""
    tracks = list(run.contacts.values())
    variables: dict[str, Any] = {}
    for name, quantity in OF_CONTACTS.items() if tracks else ():
        dims = ("time", "contact") if quantity.axis is None else ("time", "contact", quantity.axis)
        values = np.stack([_contact(track, name) for track in tracks], axis=1)
        variables[f"contact_{name}"] = (dims, values, _attributes(quantity))
    return variables


def _attributes(quantity: Quantity) -> dict[str, str]:
    return {"units": quantity.units, "long_name": quantity.meaning}


def columns_of(run: Trajectory) -> dict[str, Any]:
    """Columns (frames,) beside the times: ``body.quantity.axis [unit]``, ``quantity [unit]`` for the whole run."""
    columns: dict[str, Any] = {}
    for body in run.names:
        for name, quantity in OF_BODIES.items():
            _spread(columns, f"{body}.{name}", getattr(run[body], name), quantity)
    for name, quantity in _of_run(run).items():
        _spread(columns, _total(name), getattr(run, name), quantity)
    for joint, track in run.joints.items():
        # A joint may have the name of a body.
        for coordinate in track.coordinates:
            _spread(columns, f"joint.{joint}.{coordinate.name}", coordinate.values, COORDINATES[coordinate.name])
        for name, quantity in OF_JOINTS.items():
            _spread(columns, f"joint.{joint}.{name}", getattr(track, name), quantity)
    for pair, touching in zip(contact_names(run), run.contacts.values()):
        for name, quantity in OF_CONTACTS.items():
            _spread(columns, f"contact.{pair}.{name}", _contact(touching, name), quantity)
    return columns


# The name of the first column.
TIME = "time [s]"


def to_pandas(run: Trajectory) -> pandas.DataFrame:
    """The columns of a run as a table over ``time [s]``."""
    module: Any = needed("pandas", "tables", "a table of pandas")
    return module.DataFrame(columns_of(run), index=module.Index(run.times.copy(), name=TIME))


def _spread(columns: dict[str, Any], name: str, values: Any, quantity: Quantity) -> None:
    unit = "" if quantity.units == "1" else f" [{quantity.units}]"
    if quantity.axis is None:
        columns[f"{name}{unit}"] = values
        return
    for k, letter in enumerate(AXES[quantity.axis]):
        columns[f"{name}.{letter}{unit}"] = values[:, k]
