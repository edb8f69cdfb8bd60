"""Find a Chromium for the tests of the page, or get one; without it, print what leaves those tests out.

``FREEBODY_CHROMIUM`` names one. Otherwise the usual names are looked for, and as root on a system with apt-get the
distribution's package is installed.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
# Goes on after the markers that are chosen for pytest.
LEAVE_OUT = " and not browser"


def find() -> str | None:
    """Path of an installed Chromium or Chrome."""
    named = os.environ.get("FREEBODY_CHROMIUM")
    return next(filter(None, (shutil.which(name) for name in ([named] if named else NAMES))), None)


def install() -> None:
    """Install the distribution's package, where that is possible without asking anybody."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return
    print("Installing chromium for the tests of the page.", file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        subprocess.run(command, env=quiet, stdout=sys.stderr, check=False)


def main() -> None:
    """Print nothing if there is a Chromium, else the end of an expression of markers that leaves out what needs one."""
    if find() is None:
        install()
    if find() is None:
        print("No Chromium or Chrome: the tests of the page are left out. Install one, or name it in", file=sys.stderr)
        print("FREEBODY_CHROMIUM.", file=sys.stderr)
        print(LEAVE_OUT)


if __name__ == "__main__":
    main()
