"""The scenes that a page can choose from: the library's, and what the user brought."""

from __future__ import annotations

import tomllib
from functools import cache

from freebody.scene.library import scene_names, scene_path
from freebody.viewer.exhibit import Exhibit, from_library

__all__ = ["Catalogue"]


# Things that the user brought: parts dropped on the page are large.
MOST_OWN = 12


class Catalogue:
    """Names and titles, and the exhibits behind them."""

    def __init__(self) -> None:
        self._own: dict[str, Exhibit] = {}

    def remember(self, exhibit: Exhibit) -> None:
        """Keep what the user brought, so that it can be chosen again; of very many, the last ones."""
        if exhibit.name in _titles():
            return
        self._own.pop(exhibit.name, None)
        self._own[exhibit.name] = exhibit
        for name in list(self._own)[:-MOST_OWN]:
            del self._own[name]

    def get(self, name: str) -> Exhibit:
        """The exhibit of that name. Raises :class:`InputError` for an unknown one."""
        return self._own[name] if name in self._own else from_library(name)

    def listing(self) -> list[dict[str, str]]:
        """Names and titles, the user's own first."""
        own = [{"name": one.name, "title": one.title} for one in list(self._own.values())]
        return own + [{"name": name, "title": title} for name, title in _titles().items()]


@cache
def _titles() -> dict[str, str]:
    return {name: _title(name) for name in scene_names()}


def _title(name: str) -> str:
    with scene_path(name).open("rb") as file:
        return str(tomllib.load(file).get("title", name))
