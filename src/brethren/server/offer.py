"""What can be played."""

from collections.abc import Callable

import msgspec

from brethren.bots.levels import LEVELS
from brethren.games import GAMES
from brethren.wire.games import GameInfo, Games, Option, Preparing
from brethren.wire.vocabulary import Level


def offer(progress: Callable[[str], Preparing | None]) -> Games:
    """All games, each with how far it is ready."""
    found = [
        GameInfo(
            game.key,
            game.title,
            game.credits,
            game.min_seats,
            game.max_seats,
            [Option(name, list(values)) for name, values in game.variants.items()],
            progress(game.key),
        )
        for game in GAMES.values()
    ]
    return Games(found, msgspec.convert([*LEVELS], list[Level]))
