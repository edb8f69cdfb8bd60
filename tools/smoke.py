"""Use an installed freebody as a new user would: ``tools/release.py`` runs this outside of the source tree.

python -I smoke.py [--kernels]

With --kernels the package is one that brings them, and nothing may be compiled.
"""

import subprocess
import sys
from pathlib import Path

from numba.core import event

import freebody as fb


class Compiled(event.Listener):
    """What Numba compiles."""

    def __init__(self):
        self.names = []

    def on_start(self, event):
        """Note it."""
        self.names.append(event.data["dispatcher"].py_func.__qualname__)

    def on_end(self, event):
        """Nothing to note."""


def ten_lines():
    """Those of the README."""
    torus = fb.Body(fb.Torus(major=1.0, minor=0.25), density=1.0, name="torus", angular_velocity=(0.1, 0.1, 0.0))
    world = fb.World([torus])
    world.add(fb.Spring(torus, at=(1, 0, 0), anchor=(0, 0, 2), stiffness=1.0, damping=0.1))
    run = fb.simulate(world, duration=30.0, dt=1e-2)
    assert run.audit().agrees
    run.save("torus.zarr")
    assert (fb.load_run("torus.zarr")["torus"].position[-1] == run["torus"].position[-1]).all()


def pendulum():
    """A world with a joint."""
    rod = fb.Body(fb.Box((1.0, 0.1, 0.1)), density=1.0, name="rod", position=(0.5, 0, 0))
    world = fb.World([rod], gravity=(0, 0, -9.81))
    world.add(fb.Hinge(rod, at=(-0.5, 0, 0), anchor=(0, 0, 0), axis=(0, 1, 0)))
    assert fb.simulate(world, 1.0, dt=1e-3).audit().agrees


def commands():
    """The command line, by the script that pip made."""
    freebody = Path(sys.executable).with_name("freebody")
    assert fb.__version__ in subprocess.run([freebody, "--version"], capture_output=True, text=True, check=True).stdout
    for words in (
        ["scenes"],
        ["inertia", str(fb.sample_path("torus")), "-d", "steel"],
        ["plot", "torus.zarr"],
    ):
        subprocess.run([freebody, *words], stdout=subprocess.DEVNULL, check=True)


def main(*options):
    """Everything."""
    print(f"freebody {fb.__version__} at {Path(fb.__file__).parent}, Python {sys.version.split()[0]}")
    assert "site-packages" in fb.__file__, "not the installed package"
    with event.install_listener("numba:compile", compiled := Compiled()):
        ten_lines()
        pendulum()
    if "--kernels" in options:
        assert not compiled.names, f"compiled all the same: {compiled.names}"
    commands()
    print(f"all is well; {len(compiled.names)} functions were compiled")


if __name__ == "__main__":
    main(*sys.argv[1:])
