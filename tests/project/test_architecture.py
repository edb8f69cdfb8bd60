"""Imports point one way, importing costs nothing, files stay short."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import freebody

PACKAGE = Path(freebody.__file__).parent
ROOT = PACKAGE.parent.parent

# A room may import itself and the rooms before it in this list; nothing after it.
ORDER = [
    "_version",
    "registry",
    "terminal",
    "errors",
    "extras",
    "figures",
    "materials",
    "units",
    "orientation",
    "arguments",
    "fields",
    "description",
    "disk",
    "threads",
    "kernelcache",
    "lanewise",
    "inlined",
    "kernelfiles",
    "uncompiled",
    "compiling",
    "compile",
    "lie",
    "numbers",
    "so3",
    "se3",
    "exact",
    "mass",
    "model",
    "forces",
    "joints",
    "contact",
    "world",
    "flat",
    "methods",
    "kernels",
    "trajectory",
    "record",
    "running",
    "scene",
    "ensembles",
    "derivatives",
    "plots",
    "export",
    "viewer",
    "precompile",
    "cli",
    "__main__",
]


def room(module: str) -> str:
    return module.split(".")[1]


def imports_of(path: Path) -> set[str]:
    """Modules of the package imported when ``path`` runs; imports for the type checker alone do not count."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            if node.module == "freebody":
                found.update(f"freebody.{alias.name}" for alias in node.names if alias.name in ORDER)
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(path.read_text()))
    return {name for name in found if name.startswith("freebody.")}


def sources() -> list[Path]:
    return sorted(
        path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py" and "__pycache__" not in path.parts
    )


def test_every_room_has_its_place_in_the_order():
    rooms = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in sources()}
    assert rooms == set(ORDER)


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path):
    own = path.relative_to(PACKAGE).with_suffix("").parts[0]
    for name in imports_of(path):
        assert ORDER.index(room(name)) <= ORDER.index(own), f"{own} must not import {name}"


def modules_after(statement: str) -> set[str]:
    code = f"{statement}\nimport sys, json\nprint(json.dumps(sorted(m.split('.')[0] for m in sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


HEAVY = {"numba", "llvmlite", "trimesh", "scipy", "netgen", "matplotlib", "anywidget", "distributed", "numpy", "rich"}


def test_importing_freebody_loads_nothing_heavy():
    assert not modules_after("import freebody") & HEAVY


def test_the_help_text_needs_no_numerics():
    statement = "import sys\nfrom freebody.cli import app"
    assert not modules_after(statement) & (HEAVY - {"rich"})


def test_optional_libraries_stay_out_until_they_are_asked_for():
    statement = "import freebody as fb\nfb.mass_properties(fb.Box((1, 2, 3)), density=1.0)"
    assert not modules_after(statement) & {"netgen", "anywidget", "distributed", "matplotlib", "trimesh"}


def test_every_public_name_exists_and_is_documented():
    for name in freebody.__all__:
        if name != "__version__":
            assert getattr(freebody, name).__doc__, name


def test_unknown_names_raise_attribute_errors():
    with pytest.raises(AttributeError, match="no attribute 'Tours'"):
        _ = freebody.Tours


@pytest.mark.parametrize("path", [*sources(), *sorted((ROOT / "tests").rglob("*.py"))], ids=lambda path: path.name)
def test_no_file_is_longer_than_600_lines(path):
    assert len(path.read_text().splitlines()) <= 600


def test_no_kernel_has_more_than_eight_parameters():
    long = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any("kernel" in ast.unparse(mark) for mark in node.decorator_list):
                arguments = [*node.args.args, *node.args.kwonlyargs, node.args.vararg]
                if sum(argument is not None for argument in arguments) > 8:
                    long.append(f"{path.name}: {node.name}")
    assert long == []
