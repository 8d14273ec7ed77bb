"""Versions of rules: a match keeps the one that it began with, to its end and in every replay."""

from brethren.game import Game
from brethren.games import GAMES

OLDER: dict[tuple[str, int], Game] = {}
"""Rule books of older versions, by game and version. Each stays as long as there are matches that need it."""


class NoSuchEdition(ValueError):
    """The rules of this version are not known here."""

    def __init__(self, sentence: str, is_older: bool = False) -> None:
        super().__init__(sentence)
        self.is_older = is_older


def edition(key: str, rules: int) -> Game:
    if key not in GAMES:
        raise NoSuchEdition(f"there is no game {key!r} here; there are {', '.join(GAMES)}")
    today = GAMES[key]
    if rules == today.version:
        return today
    if (key, rules) not in OLDER:
        known = sorted([version for name, version in OLDER if name == key] + [today.version])
        here = f"version {known[0]}" if len(known) == 1 else f"versions {', '.join(map(str, known))}"
        sentence = f"this was played by version {rules} of the rules of {today.title}; this program knows {here}"
        raise NoSuchEdition(sentence, rules < today.version)
    return OLDER[key, rules]
