"""The snippets of the documentation, and how the tests follow them: Python and shell, in the order of the page."""

import re
import shlex
from pathlib import Path
from unittest.mock import patch

import trimesh
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.methods.base import OWN
from freebody.viewer.api import View

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

# What sets up an environment; `make test` has done that, and has no cluster.
SETTING_UP = ("make ", "python3 -m venv ", "pip ", ".venv/bin/pip ", "dask ")
# A block that the reader is to save, and the name of its file.
SAVED = re.compile(r"Save this as `([\w.-]+)`[^\n]*\n\n```[\w-]+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
# A command whose output is a word of another.
INNER = re.compile(r"\$\((freebody [^()]*)\)")


def blocks(page):
    """Kind and text of every fenced block."""
    return re.findall(r"^```([\w-]*)\n(.*?)^```$", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def snippets(page):
    """Python alone."""
    return [text for kind, text in blocks(page) if kind == "python"]


def follow(page, monkeypatch, names=None):
    """Run what a page says, in the current folder; the names that its Python leaves behind."""
    names = {} if names is None else names
    monkeypatch.setattr("webbrowser.open", lambda *_: True)
    monkeypatch.setattr(View, "wait", lambda view, ready=None: view.close())
    for name, text in SAVED.findall(page.read_text(encoding="utf-8")):
        Path(name).write_text(text, encoding="utf-8")
    # A page that defines an integrator registers it in this process, and later tests count the integrators.
    with patch.dict(OWN):
        for number, (kind, text) in enumerate(blocks(page)):
            if kind in ("python", "ipython"):
                exec(compile(text, f"{page.name}, block {number}", "exec"), names)
            elif kind == "console":
                for line in text.splitlines():
                    command(line)
    return names


def command(line):
    """Run one line of a console block, in this process; what it prints."""
    if not line.strip() or line.startswith(SETTING_UP):
        return ""
    line = INNER.sub(lambda inner: command(inner[1]).strip(), line)
    line, _, target = line.removeprefix(".venv/bin/").partition(" > ")
    words = shlex.split(line, comments=True)
    assert words[0] == "freebody", f"a command that no test can run: {line}"
    for word in words[1:]:
        stand_in(Path(word))
    done = CliRunner().invoke(app, words[1:], env={"COLUMNS": "200"}, catch_exceptions=False)
    assert done.exit_code == 0, f"{line}\n{done.output}"
    if target:
        Path(target).write_text(done.stdout, encoding="utf-8")
    return done.stdout


def stand_in(path):
    """Write a file that the reader is supposed to have."""
    if path.name not in STAND_INS or path.exists():
        return
    STAND_INS[path.name](path)


def _mesh(path, scale=1000.0):
    mesh = fb.Mesh.sample("wrench")
    trimesh.Trimesh(scale * mesh.vertices, mesh.faces).export(path)


def _solid(path):
    import netgen.occ as occ

    occ.Box(occ.Pnt(0, 0, 0), occ.Pnt(40, 30, 5)).WriteStep(str(path))


def _run(path):
    fb.simulate(fb.World([fb.Body(mass=1.0, angular_velocity=(0, 0, 1), inertia=(1, 1, 1))]), 1.0, dt=0.1).save(path)


STAND_INS = {
    "mine.toml": lambda path: path.write_bytes(fb.scene_path("torus").read_bytes()),
    "part.stl": _mesh,
    "part.step": _solid,
    "scan.ply": lambda path: _mesh(path, 1.0),
    "sheet.obj": lambda path: _mesh(path, 1.0),
    "run.zarr": _run,
}
