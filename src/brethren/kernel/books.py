"""Rule books: the functions that answer for each game, and the files they are defined in."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np

from brethren.kernel import sources

GROUND_FLOOR = ("kernel", "game", "games")
ROOMS = (*GROUND_FLOOR, "bots", "research")
"""The packages that have kernels."""


class RuleBook:
    """One game's functions by name, and the modules they are from."""

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        self.record = numba.from_dtype(dtype)
        self.rules: dict[str, Callable[..., Any]] = {}
        self.chapters: set[Path] = set()

    def add(self, chapter: ModuleType) -> None:
        self.rules.update(vars(chapter))
        self.chapters.add(Path(str(chapter.__file__)).resolve())

    def chapters_for(self, room: str) -> set[Path]:
        """The functions that a kernel in this package can call: not those that higher packages add. Kernels outside
        Brethren see all."""
        return {file for file in self.chapters if not room or sources.room(file) in (*GROUND_FLOOR, room)}


BOOKS: dict[np.dtype[np.void], RuleBook] = {}


def rule_book(dtype: np.dtype[np.void], *chapters: ModuleType) -> None:
    """Register the modules that define the verbs of a game. Higher packages may add modules."""
    book = BOOKS.setdefault(dtype, RuleBook(dtype))
    for chapter in chapters:
        book.add(chapter)


def files(source: Path, signature: str) -> set[Path]:
    """All sources of a kernel in this file for this signature: if it calls verbs, those of the games in it too."""
    own = sources.made_of(source)
    found = set(own)
    for book in BOOKS.values():
        if repr(book.record) in signature or book.chapters & own:
            found.update(*map(sources.made_of, book.chapters_for(sources.room(source))))
    return found
