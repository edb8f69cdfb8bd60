"""Runs as tables: CSV, Parquet, netCDF, NumPy."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import numpy as np

from freebody._version import __version__
from freebody.extras import needed
from freebody.trajectory.export import TIME, columns_of, contact_names, variables_of
from freebody.trajectory.run import Trajectory

# First characters of formulas, also as wide letters.
FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def write_csv(run: Trajectory, path: Path) -> None:
    """One row per frame, ``time [s]`` first, then columns such as ``torus.position.x [m]``; every digit is kept.

    A name that a spreadsheet would take for a formula gets an apostrophe before it. Numbers stay numbers.
    """
    columns = {TIME: run.times, **columns_of(run)}
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(",".join(map(_cell, columns)) + "\n")
        for line in np.stack(list(columns.values()), axis=1):
            # Nothing where a joint has no such coordinate.
            file.write(",".join(["" if value != value else repr(value) for value in line.tolist()]) + "\n")


def _cell(text: str) -> str:
    """A cell; quoted also if a spreadsheet of another locale could split it."""
    guarded = f"'{text}" if text.lstrip().startswith(FORMULA) or text[:1].isspace() else text
    return '"' + guarded.replace('"', '""') + '"' if re.search('[,;"\\s]', guarded.replace(" ", "")) else guarded


def write_parquet(run: Trajectory, path: Path) -> None:
    """The columns of the CSV; the unit of each in the field's metadata, method and step in the file's."""
    pyarrow = needed("pyarrow", "parquet", "a Parquet file")
    parquet = needed("pyarrow.parquet", "parquet", "a Parquet file")
    table = pyarrow.table({TIME: run.times, **columns_of(run)})
    fields = [field.with_metadata({"units": _unit(field.name)}) for field in table.schema]
    about = {"freebody": __version__, "method": run.method, "dt": repr(float(run.dt)), "names": json.dumps(run.names)}
    table = table.cast(pyarrow.schema(fields)).replace_schema_metadata({**(table.schema.metadata or {}), **about})
    parquet.write_table(table, path)


def _unit(column: str) -> str:
    """The unit in brackets at the end of a column's name."""
    return column[column.rindex("[") + 1 : -1] if column.endswith("]") else "1"


def write_netcdf(run: Trajectory, path: Path) -> None:
    """The labelled dataset of ``run.to_xarray()`` as netCDF 4; units and meanings are attributes.

    Made in memory and then written: HDF5 kills the process if the disk is full.
    """
    h5netcdf = needed("h5netcdf", "netcdf", "a netCDF file")
    backends: Any = needed("xarray.backends", "netcdf", "a netCDF file")
    memory = io.BytesIO()
    with h5netcdf.File(memory, "w") as file:
        run.to_xarray().dump_to_store(backends.H5NetCDFStore(file))
    with path.open("wb") as target:
        target.write(memory.getbuffer())


def write_npz(run: Trajectory, path: Path) -> None:
    """Arrays by the names of ``run.to_xarray()``; ``time``, ``body``, ``joint``, ``contact``; texts: ``units``."""
    variables = variables_of(run)
    arrays: dict[str, Any] = {name: np.asarray(values) for name, (_, values, _) in variables.items()}
    units = ["time: s", *(f"{name}: {about['units']}" for name, (_, _, about) in variables.items())]
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            time=run.times,
            body=np.array(run.names, dtype=np.str_),
            joint=np.array(list(run.joints), dtype=np.str_),
            contact=np.array(contact_names(run), dtype=np.str_),
            units=np.array(units, dtype=np.str_),
            **arrays,
        )
