"""What games are called in each language."""

from collections.abc import Mapping

from brethren.games import GAMES
from brethren.wire.vocabulary import Language

PRINTED: Mapping[tuple[str, Language], str] = {("battle", "pl"): "Bitwa o Tortugę"}
"""Titles that a game was printed under. In other languages it keeps its own."""


def title(game: str, language: Language) -> str:
    return PRINTED.get((game, language), GAMES[game].title)
