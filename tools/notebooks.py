"""Run the example notebooks, each in a fresh kernel, and store their outputs: ``python -m tools.notebooks``."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[1] / "examples"

# Seconds that a cell may take on a busy machine whose kernels are not compiled yet.
PATIENCE = 1800


def executed(path: Path, folder: Path) -> Any:
    """The notebook at ``path`` after every cell has run in ``folder``; raises if one fails."""
    book = nbformat.read(path, as_version=4)
    # Tests turn warnings into errors; the kernel's own libraries are not ours to mend.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONWARNINGS"}
    place = {"metadata": {"path": str(folder)}}
    NotebookClient(book, timeout=PATIENCE, kernel_name="python3", record_timing=False, resources=place).execute(
        env=environment
    )
    return book


def pictures(book: Any) -> int:
    """How many PNG pictures its cells show."""
    return sum("image/png" in output.get("data", {}) for output in outputs(book))


def outputs(book: Any) -> list[Any]:
    """The outputs of all its cells, in order."""
    return [output for cell in book.cells if cell.cell_type == "code" for output in cell.outputs]


def settle(book: Any) -> None:
    """Leave out what differs from run to run and what only a live kernel can show."""
    for cell in book.cells:
        if cell.cell_type != "code":
            continue
        # Messages about compiling come once on a machine, progress bars while a run takes its time; live pages need a
        # kernel. What cells show by themselves are results and streams.
        kept = [o for o in cell.outputs if o.output_type != "display_data" and o.get("name") != "stderr"]
        cell.outputs = []
        for output in kept:
            if cell.outputs and output.output_type == cell.outputs[-1].output_type == "stream":
                cell.outputs[-1].text += output.text
            else:
                cell.outputs.append(output)
    book.metadata.language_info = {"name": "python"}
    book.metadata.pop("widgets", None)


def main() -> None:
    """Run the notebooks named on the command line, or all."""
    wanted = [Path(name) for name in sys.argv[1:]] or sorted(EXAMPLES.glob("*.ipynb"))
    for path in wanted:
        with tempfile.TemporaryDirectory() as folder:
            book = executed(path, Path(folder))
        settle(book)
        nbformat.write(book, path)
        print(f"{path.name}: {pictures(book)} pictures")


if __name__ == "__main__":
    main()
