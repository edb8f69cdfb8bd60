"""Draw the two pictures of ``docs/design/flow.md``: ``python tools/design_pictures.py`` writes ``docs/design/img``.

SVG with a background of its own, readable on light and dark pages. A test compares the files with what this writes.
"""

from html import escape
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "docs" / "design" / "img"

STYLE = """
  :root { --paper: #fbfbfd; --ink: #1d2330; --soft: #5b6475; --line: #7a8496;
    --python: #e8eefb; --compiled: #fdeedd; --page: #e6f4ea; --data: #f1eafa; --edge: #b9c2d3; }
  @media (prefers-color-scheme: dark) { :root { --paper: #171a21; --ink: #e8ebf2; --soft: #a5aebf; --line: #8590a3;
    --python: #202b44; --compiled: #40301e; --page: #1d3526; --data: #302744; --edge: #465066; } }
  text { font: 15px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: var(--ink); }
  .title { font-weight: 600; }
  .soft { fill: var(--soft); font-size: 13.5px; }
  .path { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace; fill: var(--soft); }
  .box { stroke: var(--edge); stroke-width: 1.2; }
  .arrow { fill: none; stroke: var(--line); stroke-width: 1.8; marker-end: url(#head); }
  .head { fill: var(--line); }
"""

HEAD = """<marker id="head" viewBox="0 0 8 8" refX="2" refY="4" markerWidth="5.5" markerHeight="5.5" orient="auto">
  <path class="head" d="M0 0 L8 4 L0 8 z"/></marker>"""

LINE = 21  # from one line of text to the next
INSET = 16


class Box(NamedTuple):
    """A stage: its place and size, who runs it (a colour), a title, what it does, and where in the tree it is."""

    x: float
    y: float
    w: float
    kind: str
    title: str
    lines: tuple[str, ...] = ()
    path: str = ""

    @property
    def h(self) -> float:
        """As many lines as there are."""
        return 2 * INSET - 6 + LINE * (1 + len(self.lines) + bool(self.path))

    @property
    def middle(self) -> float:
        """Of its width."""
        return self.x + self.w / 2

    @property
    def bottom(self) -> float:
        """Where it ends."""
        return self.y + self.h

    def svg(self) -> str:
        """Drawn."""
        texts = [("title", self.title), *(("soft", line) for line in self.lines)]
        texts += [("path", self.path)] if self.path else []
        place = f'x="{self.x}" y="{self.y}" width="{self.w}" height="{self.h}"'
        out = [f'<rect class="box" {place} rx="9" style="fill: var(--{self.kind})"/>']
        for k, (name, text) in enumerate(texts):
            out.append(
                f'<text class="{name}" x="{self.x + INSET}" y="{self.y + INSET + 10 + LINE * k}">{escape(text)}</text>'
            )
        return "\n".join(out)


def down(a: Box, b: Box) -> str:
    """An arrow from the bottom of a to the top of b."""
    return f'<path class="arrow" d="M{a.middle} {a.bottom + 2} V{b.y - 9}"/>'


def up(a: Box, b: Box) -> str:
    """An arrow from the top of a to the bottom of b."""
    return f'<path class="arrow" d="M{a.middle} {a.y - 2} V{b.bottom + 9}"/>'


def across(a: Box, b: Box) -> str:
    """An arrow from the side of a to the facing side of b, at the height of the smaller one."""
    y = max(a.y, b.y) + min(a.h, b.h) / 2
    start, end = (a.x + a.w + 2, b.x - 9) if b.x > a.x else (a.x - 2, b.x + b.w + 9)
    return f'<path class="arrow" d="M{start} {y} H{end}"/>'


def note(x: float, y: float, text: str, anchor: str = "start") -> str:
    """A few words beside an arrow."""
    return f'<text class="soft" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def legend(x: float, y: float, *kinds: tuple[str, str]) -> str:
    """What the colours mean."""
    out = []
    for kind, text in kinds:
        out.append(
            f'<rect class="box" x="{x}" y="{y - 13}" width="18" height="16" rx="4" style="fill: var(--{kind})"/>'
        )
        out.append(note(x + 26, y, text))
        x += 26 + 7.4 * len(text) + 26
    return "\n".join(out)


def picture(width: float, height: float, title: str, *parts: str) -> str:
    """The file."""
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            f"<defs>{HEAD}</defs>",
            f'<rect width="{width}" height="{height}" rx="14" style="fill: var(--paper)"/>',
            *parts,
            "</svg>\n",
        )
    )


def simulate() -> str:
    """From ``fb.simulate`` to a frame."""
    left, right, w = 30, 540, 450
    world = Box(left, 30, w, "data", "World", ("bodies, forces, joints: a description",), "world.py")
    tables = Box(left, 150, w, "data", "Tables", ("the same as arrays that kernels read",), "forces/  joints/  model/")
    plan = Box(
        left, 270, w, "python", "Plan",
        ("arguments checked, method looked up,", "start projected onto the joints"), "running/  methods/  joints/",
    )  # fmt: skip
    schedule = Box(
        left, 411, w, "python", "Schedule", ("t0 + n dt, cut at breakpoints and at the end",), "running/schedule.py"
    )
    stepper = Box(
        left, 531, w, "python", "Stepper",
        ("calls the kernel for a chunk of steps;", "between chunks: events, observers, Ctrl-C"), "running/",
    )  # fmt: skip
    advance = Box(right, 531, w, "compiled", "advance", ("one compiled loop over the steps of a chunk",), "methods/")
    step = Box(
        right, 290, w, "compiled", "One step of the method",
        ("wrench: the sum of all forces", "constraints: multipliers that keep joints closed",
         "motion: rotations on the group, momenta as sums", "accumulators: work, impulse, angular impulse"),
        "forces/  joints/  lie/  methods/",
    )  # fmt: skip
    frame = Box(right, 150, w, "data", "Frame", ("every k-th state with its accumulators",), "methods/")
    run = Box(right, 30, w, "python", "Trajectory", ("energies, reactions, audit, files",), "trajectory/")
    back = f'<path class="arrow" d="M{right + 60} {advance.y - 2} V{step.bottom + 9}"/>'
    again = f'<path class="arrow" d="M{right + w - 60} {step.bottom + 2} V{advance.y - 9}"/>'
    boxes = (world, tables, plan, schedule, stepper, advance, step, frame, run)
    return picture(
        1020, 740, "From fb.simulate to a frame",
        *(box.svg() for box in boxes),
        down(world, tables), down(tables, plan), down(plan, schedule), down(schedule, stepper),
        across(stepper, advance), up(step, frame), up(frame, run), back, again,
        note(right + 74, 496, "for each step"), note(right + w - 74, 496, "next step, or failure", "end"),
        note(step.middle + 14, 270, "every k-th step"),
        legend(30, 712, ("data", "data"), ("python", "Python"), ("compiled", "compiled kernel")),
    )  # fmt: skip


def mouse() -> str:
    """From the mouse to the force and back."""
    left, right, w = 30, 540, 450
    pointer = Box(
        left, 30, w, "page", "Pointer moves",
        ("a ray finds the body and the point on it;", "at most one message every 8 ms"), "frontend/src/grab.ts",
    )  # fmt: skip
    server = Box(
        left, 190, w, "python", "Server",
        ("checks the message: known kind, finite numbers;", "only the page that holds the controls may act"),
        "viewer/server.py  viewer/messages.py  viewer/pages.py",
    )  # fmt: skip
    session = Box(
        left, 350, w, "python", "Session thread",
        ("the only writer: takes orders between steps,", "in the order in which they came"), "viewer/session.py",
    )  # fmt: skip
    force = Box(
        left, 510, w, "data", "The target of one Grab in the tables",
        ("a few numbers are written, nothing is compiled",), "forces/grab.py",
    )  # fmt: skip
    kernel = Box(
        right, 490, w, "compiled", "Steps",
        ("F = K d − C u at the grabbed point, with all forces;", "its work is accumulated"), "methods/  forces/",
    )  # fmt: skip
    pack = Box(
        right, 350, w, "python", "Frame, 60 per second", ("float32: poses, energies, momenta, forces",),
        "viewer/frame.py",
    )  # fmt: skip
    connected = Box(
        right, 190, w, "python", "Connected pages",
        ("one slot per page: a newer frame replaces", "the one a slow page has not fetched yet"), "viewer/pages.py",
    )  # fmt: skip
    page = Box(
        right, 30, w, "page", "Page", ("decodes the frame, draws bodies, spring and curves",),
        "frontend/src/protocol.ts",
    )  # fmt: skip
    boxes = (pointer, server, session, force, kernel, pack, connected, page)
    return picture(
        1020, 680, "From the mouse to the force and back",
        *(box.svg() for box in boxes),
        down(pointer, server), down(server, session), down(session, force), across(force, kernel),
        up(kernel, pack), up(pack, connected), up(connected, page), across(page, pointer),
        note(pointer.middle + 14, 166, "WebSocket, JSON"), note(server.middle + 14, 326, "queue"),
        note(connected.middle + 14, 166, "WebSocket, binary"),
        legend(30, 652, ("page", "browser"), ("python", "Python"), ("data", "data"), ("compiled", "compiled kernel")),
    )  # fmt: skip


PICTURES = {"simulate.svg": simulate, "mouse.svg": mouse}


def main() -> None:
    """Write both."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
