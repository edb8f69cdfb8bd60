"""Build a wheel that brings its compiled kernels: no half a minute of compiling on first use.

python -m tools.wheel [FOLDER]

The kernels are for this Python, this Numba and the processors that ``freebody.kernelfiles.COMMON`` names. Where one of
them does not fit, the installed package compiles its own.
"""

import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import numba

from freebody.kernelfiles import COMMON

ROOT = Path(__file__).parents[1]
PLATFORMS = {("Linux", "x86_64"): "manylinux_2_17_x86_64"}


def main(folder: str = "dist") -> None:
    """Compile for the common processor, then build."""
    machine = platform.machine()
    if machine not in COMMON or (platform.system(), machine) not in PLATFORMS:
        sys.exit(f"no kernels can be brought along for {platform.system()} on {machine}: build with pip wheel")
    with tempfile.TemporaryDirectory() as kernels:
        target = {"NUMBA_CPU_NAME": COMMON[machine][0], "NUMBA_CPU_FEATURES": "", "FREEBODY_CACHE_DIR": kernels}
        subprocess.run([sys.executable, "-m", "freebody", "warm"], env={**os.environ, **target}, check=True)
        added = {
            "FREEBODY_WHEEL_KERNELS": kernels,
            "FREEBODY_WHEEL_NUMBA": numba.__version__,
            "FREEBODY_WHEEL_PLATFORM": PLATFORMS[platform.system(), machine],
        }
        subprocess.run(
            [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, str(ROOT)],
            env={**os.environ, **added},
            check=True,
        )
    for wheel in sorted(Path(folder).glob("freebody-*.whl")):
        print(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB)")


if __name__ == "__main__":
    main(*sys.argv[1:])
