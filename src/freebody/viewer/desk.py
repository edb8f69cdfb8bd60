"""The document of a scene that pages edit: one truth, with a way back and forth, and the file it came from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from freebody import disk
from freebody.errors import InputError
from freebody.scene.editing import Draft, rewritten
from freebody.scene.reading import read_text
from freebody.scene.site import Site
from freebody.scene.writing import scene_of
from freebody.viewer.edits import Edit, New, counts, edited
from freebody.viewer.source import Source, source_of

# Steps that can be taken back, and characters of all their texts.
MOST_STEPS = 200
MOST_TEXT = 16 << 20

# What a scene is called that was begun on a page.
NEW = "new scene"


class Desk:
    """A draft and its past. Used by the session's thread; what is told may be read by others."""

    def __init__(self, draft: Draft, name: str, path: Path | None = None, *, note: str = "") -> None:
        self._name, self._path, self.note = name, path, note
        self._steps = [draft]
        self._site = draft.site
        self._at = 0
        self._saved = draft.text
        # Counts changes: a page that knows this number knows the document.
        self.revision = 1

    @property
    def draft(self) -> Draft:
        """The scene as it is now."""
        return self._steps[self._at]

    @property
    def _new(self) -> bool:
        """Whether this is another scene than the desk began with."""
        return self.draft.site is not self._site

    @property
    def name(self) -> str:
        """What it is called."""
        return NEW if self._new else self._name

    @property
    def path(self) -> Path | None:
        """The file that it came from."""
        return None if self._new else self._path

    @property
    def dirty(self) -> bool:
        """Whether there are changes that are not in the file."""
        return self.draft.text != self._saved

    def edit(self, edits: list[Edit], accept: Callable[[Draft], object]) -> None:
        """Carry out edits as one step, if ``accept`` raises nothing. Raises :class:`InputError` for impossible ones."""
        first = edits[0]
        draft = _begun(first) if isinstance(first, New) else self.draft
        draft = edited(draft, edits[1:] if isinstance(first, New) else edits)
        if draft is self.draft:
            return
        accept(draft)
        steps = [*self._steps[: self._at + 1], draft][-MOST_STEPS:]
        while len(steps) > 2 and sum(len(step.text) for step in steps) > MOST_TEXT:
            del steps[0]
        self._steps, self._at = steps, len(steps) - 1
        self.revision += 1

    def go(self, steps: int) -> None:
        """One step back (-1) or forth (1). Raises :class:`InputError` where there is none."""
        if not 0 <= self._at + steps < len(self._steps):
            raise InputError("nothing to undo" if steps < 0 else "nothing to redo")
        self._at += steps
        self.revision += 1

    def save(self, *, force: bool = False) -> None:
        """Write the file that the scene came from. Raises :class:`InputError` if it has changed meanwhile."""
        if self.path is None:
            raise InputError("a scene that came from no file", remedy="download it")
        if not force and on_disk(self.path) not in (None, self._saved):
            raise InputError(
                f"{self.path.name} has changed on disk",
                expected="the file as it was read",
                cause="somebody else has written it",
                remedy="take the file, or save over it",
            )
        try:
            disk.put(self.path, self.draft.text.encode("utf-8"))
        except OSError as problem:
            raise InputError(f"{self.path.name} cannot be written: {problem.strerror}", remedy="download it") from None
        self._saved = self.draft.text

    def is_saved_as(self, source: Source) -> bool:
        """Whether the file, as it was just read, says what is here, or what was here when it was read or saved last."""
        text = None if source.scene is None else source.scene.source.text
        if text == self.draft.text:
            self._saved = text
        return text == self._saved

    def source(self) -> Source:
        """What the page shows of it."""
        return source_of(self.draft.scene, name=self.name, path=self.path)

    def told(self) -> dict[str, Any]:
        """For the page, with every description."""
        return {
            "revision": self.revision,
            "undo": self._at > 0,
            "redo": self._at < len(self._steps) - 1,
            "unsaved": self.dirty,
            "file": None if self.path is None else self.path.name,
            "note": self.note,
        }

    def document(self) -> dict[str, Any]:
        """What the text says, how many bodies each entry makes, and their names."""
        draft = self.draft
        names = list(draft.scene.world().names)
        return {"revision": self.revision, "data": draft.data, "counts": counts(draft), "names": names}


def _begun(edit: New) -> Draft:
    """Another scene, which names neither files nor code."""
    data = {"format": 1, "title": "New scene", "gravity": [0.0, 0.0, -9.81], "body": [edit.body]}
    return Draft(rewritten("format = 1\n", data), f"{NEW}.toml", Site(Path(), alone=True))


def desk_for(source: Source) -> Desk:
    """The desk for what is shown. Raises :class:`InputError` for a recorded run, and for a world that no text says."""
    if source.run is not None or source.world is None:
        raise InputError("a recorded run to edit", expected="a scene", remedy="open the scene that it was made from")
    scene = source.scene or scene_of(source.world, integrator=source.method, start=source.start, title=source.title)
    text = scene.source.text or scene.to_toml()
    draft, note = Draft(text, f"{source.name}.toml", scene.site), ""
    if "raw" in draft.data.get("start", {}):
        # It would go before every place and velocity of the bodies.
        draft = draft.edited(lambda data: data.pop("start", None))
        note = "The scene's own start was dropped: bodies start as they are described."
    return Desk(draft, source.name, source.path, note=note)


def on_disk(path: Path) -> str | None:
    """The text of a scene's file; None if it cannot be read now."""
    try:
        return read_text(path)
    except InputError:
        return None
