"""``freebody warm``: compile beforehand."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from freebody.cli.common import Quiet, plain_errors
from freebody.cli.say import progress, say


def command(
    only: Annotated[
        list[str] | None,
        typer.Argument(
            help="Methods, or 'forces', 'results', 'rotations', 'mass properties'; all if left out.", show_default=False
        ),
    ] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", "-p", help="How many side by side.", show_default="one for each core")
    ] = None,
    quiet: Quiet = False,
) -> None:
    """Compile everything beforehand, so that no run and no page waits for the compiler.

    Kernels are otherwise compiled when they are first needed, and kept for later: half a minute for some methods. Here
    all of them are, in processes side by side. What is there already is not compiled again.

    Examples:

    - freebody warm

    - freebody warm exact4 rattle --processes 1
    """
    from freebody.compiling import silently
    from freebody.precompile import FIRST, jobs, warming

    start, kernels = time.perf_counter(), 0
    with plain_errors(), silently(), progress(enabled=not quiet) as update:
        total = len({FIRST, *only} if only else jobs())
        for number, done in enumerate(warming(only or (), processes=processes), 1):
            kernels += len(done.compiled)
            if update is not None:
                update(f"{number} of {total}: {done.job}", completed=number, total=total)
    if not quiet:
        took = f"in {time.perf_counter() - start:.0f} s"
        say(
            f"{kernels} kernels compiled {took}; all are kept."
            if kernels
            else "Nothing to compile: all kernels are there."
        )
