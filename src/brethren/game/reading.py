"""Reads a position from JSON. For every mistake there is a sentence that says what is wrong."""

import reprlib
from collections.abc import Collection, Sequence
from typing import Any

_BRIEF = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxlong = _BRIEF.maxother = 100


class Reading:
    """One JSON object, read key by key. `where` says which, for the sentences."""

    def __init__(self, source: Any, where: str, keys: Collection[str]) -> None:
        if not isinstance(source, dict):
            raise ValueError(f"{where} must be an object, not {shown(source)}")
        for key in source:
            if key not in keys:
                raise ValueError(f"{where} has no {shown(key)}; it has {', '.join(keys)}")
        self.source = source
        self.where = where

    def __contains__(self, key: str) -> bool:
        return key in self.source

    def raw(self, key: str, default: Any = None) -> Any:
        return self.source.get(key, default)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        return number(self.source.get(key, default), f"{key} of {self.where}", least, most)

    def word(self, key: str, default: str, words: Sequence[str]) -> int:
        """The place of a word in a vocabulary."""
        return word(self.source.get(key, default), f"{key} of {self.where}", words)

    def items(self, key: str, most: int, default: Sequence[Any] = ()) -> list[Any]:
        return items(self.source.get(key, default), f"{key} of {self.where}", most)

    def each_seat(self, key: str, seats: int, default: Any) -> list[Any]:
        """A list with one entry for each seat."""
        listed = self.items(key, seats, [default] * seats)
        if len(listed) != seats:
            raise ValueError(f"{key} of {self.where} must have {seats} entries, one for each seat, not {len(listed)}")
        return listed

    def counts(self, key: str, words: Sequence[str], most: int) -> list[int]:
        return counts(self.source.get(key, {}), f"{key} of {self.where}", words, most)


def number(source: Any, where: str, least: int, most: int) -> int:
    if type(source) is not int or not least <= source <= most:
        raise ValueError(f"{where} must be a whole number from {least} to {most}, not {shown(source)}")
    return source


def word(source: Any, where: str, words: Sequence[str]) -> int:
    if not isinstance(source, str) or source not in words:
        raise ValueError(f"{where} must be one of {', '.join(words)}, not {shown(source)}")
    return words.index(source)


def items(source: Any, where: str, most: int) -> list[Any]:
    if not isinstance(source, (list, tuple)):
        raise ValueError(f"{where} must be a list, not {shown(source)}")
    if len(source) > most:
        raise ValueError(f"{where} has {len(source)} entries; at most {most} fit")
    return list(source)


def counts(source: Any, where: str, words: Sequence[str], most: int) -> list[int]:
    """How many of each word."""
    reading = Reading(source, where, words)
    return [reading.number(name, 0, 0, most) for name in words]


def shown(source: Any) -> str:
    """The value for a sentence: cut short, however large or deep it is."""
    text = _BRIEF.repr(source)
    return text if len(text) <= 40 else text[:37] + "..."
