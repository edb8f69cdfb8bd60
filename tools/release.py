"""Build a release and try it: sdist, a wheel without kernels, and a wheel with kernels for each Python that is named.

python -m tools.release [PYTHON ...]

Everything goes to dist/. Each file is installed into a new environment, where ``tools/smoke.py`` runs from an empty
folder with an empty cache.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
LOCKED = ROOT / "constraints" / "locked.txt"


def run(*words: str | Path, **options) -> None:
    """Run a command, and stop if it fails."""
    print("+", *words, flush=True)
    subprocess.run([str(word) for word in words], check=True, **options)


def environment(folder: Path, python: str) -> Path:
    """A new environment with the package as it is edited here; its interpreter."""
    run(ROOT / "tools" / "environment.sh", folder, "", LOCKED, python, cwd=ROOT)
    return folder / "bin" / "python"


def build(python: Path, wheels: list[Path]) -> None:
    """Sdist, the wheel that is made from it, and wheels with kernels by these interpreters."""
    run(python, "-m", "pip", "install", "--quiet", "build")
    run(python, "-m", "build", "--outdir", DIST, ROOT)
    for own in wheels:
        run(own, "-m", "tools.wheel", DIST, cwd=ROOT)


def tried(file: Path, python: Path) -> None:
    """Install ``file`` into a new environment of ``python`` and use it there."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder).resolve()
        run(python, "-m", "venv", place / "venv")
        own = place / "venv" / "bin" / "python"
        run(own, "-m", "pip", "install", "--quiet", "--constraint", LOCKED, file)
        for name in ("cache", "empty"):
            (place / name).mkdir(mode=0o700)
        shutil.copy(ROOT / "tools" / "smoke.py", place)
        foreign = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FREEBODY"))}
        brought = "-cp" in file.name
        run(
            own, "-I", place / "smoke.py", *(["--kernels"] if brought else []),
            cwd=place / "empty", env={**foreign, "FREEBODY_CACHE_DIR": str(place / "cache")},
        )  # fmt: skip


def main(*pythons: str) -> None:
    """Build, then try."""
    for old in DIST.glob("freebody-*"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        named = list(dict.fromkeys(pythons or [sys.executable]))
        made = [environment(Path(folder, str(number)), python) for number, python in enumerate(named)]
        build(made[0], made)
        versions = {}
        for own in made:
            code = "import sys; print('cp%d%d' % sys.version_info[:2])"
            versions[subprocess.run([own, "-c", code], capture_output=True, text=True, check=True).stdout.strip()] = own
        files = sorted(DIST.glob("freebody-*"))
        for file in files:
            tried(file, next((own for tag, own in versions.items() if tag in file.name), made[0]))
    for file in files:
        print(f"{file.relative_to(ROOT)} ({file.stat().st_size / 1e6:.1f} MB): installed and tried")


if __name__ == "__main__":
    main(*sys.argv[1:])
