"""The rule books: which functions answer for which game, and in which files they are."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np

from brethren.kernel import sources

GROUND_FLOOR = ("kernel", "game", "games")
ROOMS = (*GROUND_FLOOR, "bots", "research")
"""Rooms that have kernels."""


class Book:
    """One game's functions by name, and the chapters that they are from."""

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        self.record = numba.from_dtype(dtype)
        self.rules: dict[str, Callable[..., Any]] = {}
        self.chapters: set[Path] = set()

    def add(self, chapter: ModuleType) -> None:
        self.rules.update(vars(chapter))
        self.chapters.add(Path(str(chapter.__file__)).resolve())

    def chapters_for(self, room: str) -> set[Path]:
        """Those that a kernel of this room can call: not what higher rooms have added. Others see all."""
        return {file for file in self.chapters if not room or sources.room(file) in (*GROUND_FLOOR, room)}


BOOKS: dict[np.dtype[np.void], Book] = {}


def rule_book(dtype: np.dtype[np.void], *chapters: ModuleType) -> None:
    """Say in which modules the verbs are of the game whose states are of this type. Higher rooms may add chapters."""
    book = BOOKS.setdefault(dtype, Book(dtype))
    for chapter in chapters:
        book.add(chapter)


def files(source: Path, signature: str) -> set[Path]:
    """All that a kernel in this file is made of, called so: with verbs, also the books of the games that it meets."""
    own = sources.made_of(source)
    found = set(own)
    for book in BOOKS.values():
        if repr(book.record) in signature or book.chapters & own:
            found.update(*map(sources.made_of, book.chapters_for(sources.room(source))))
    return found
