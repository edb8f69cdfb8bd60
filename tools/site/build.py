"""Build the site and check it. Warnings of Sphinx are errors: broken references, pages that no list names."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.site import gallery
from tools.site.check import mistakes
from tools.site.stage import stage


def build(out: Path) -> None:
    """Build into ``out``, which is emptied first; ends the process if anything is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        stage(Path(folder) / "docs")
        shutil.rmtree(out, ignore_errors=True)
        if not rendered(Path(folder) / "docs", out):
            sys.exit("The site was not built: see the warnings above.")
    gallery.write(out / "player")
    found = mistakes(out)
    if found:
        sys.exit("\n".join(["The site has mistakes:", *found]))


def rendered(sources: Path, out: Path) -> bool:
    """Let Sphinx make pages of ``sources``; whether there was nothing to warn of."""
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-b",
        "html",
        "-c",
        str(Path(__file__).parent),
    ]
    doctrees = sources.with_name("doctrees")
    done = subprocess.run([*command, "-d", str(doctrees), str(sources), str(out)], check=False)
    (out / ".buildinfo").unlink(missing_ok=True)
    return done.returncode == 0


def size(folder: Path) -> float:
    """Megabytes of all files."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
