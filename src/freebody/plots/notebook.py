"""A run as a notebook shows it."""

from __future__ import annotations

from html import escape

from freebody.trajectory.contact_track import contact_facts
from freebody.trajectory.run import Trajectory

# Names in a summary before it says "and so many more".
NAMED = 6


def facts(run: Trajectory) -> dict[str, str]:
    """The main facts: label -> text."""
    names = ", ".join(run.names[:NAMED])
    left = len(run.names) - NAMED
    step = f"{run.dt:g} s" if run.dt > 0.0 else "its own"
    made = {
        "bodies": f"{len(run.names)}: {names}" + (f" and {left} more" if left > 0 else ""),
        "time": f"{run.times[0]:g} to {run.times[-1]:g} s, {len(run)} frames",
        "method": run.method + (f", order {run.order}" if run.order else ""),
        "step": step,
    }
    made.update(contact_facts(run))
    if run.events:
        made["events"] = ", ".join(f"{event.name} at {event.time:.6g} s" for event in run.events[:NAMED])
    if run.interrupted:
        made["ended"] = "before its time: it was interrupted"
    return made


def summary(run: Trajectory) -> str:
    """A table of the facts and of the drift of each balance, as HTML."""
    rows = [("Trajectory", ""), *facts(run).items()]
    if not run.interpolated:
        rows += [
            (f"drift of {line.name}", f"{line.largest:.2g} {line.unit} ({line.relative:.1e} relative)")
            for line in run.audit().drifts
        ]
    cells = "".join(
        f'<tr><th style="text-align:left">{escape(a)}</th><td style="text-align:left">{escape(b)}</td></tr>'
        for a, b in rows
    )
    return f"<table>{cells}</table>"
