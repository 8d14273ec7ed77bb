"""Puzzles as they go to a browser, and the one of the day."""

from functools import lru_cache
from typing import cast

from brethren.bots.player import player
from brethren.game import CHANCE, Game
from brethren.review.puzzle import puzzles
from brethren.server.clock import now
from brethren.table.refusal import Refused
from brethren.wire.practice import Exercise, PuzzleFile, Puzzles
from brethren.wire.vocabulary import Level

DAY = 24 * 3600
STRIDE = 73
"""The stride from one day's puzzle to the next: neighbours in the file are often from the same match. It's a prime, so
that all puzzles come before any comes again (unless their number is a multiple of it)."""


def of_game(game: Game) -> Puzzles:
    total, day = len(puzzles(game)), int(now() // DAY)
    return Puzzles(total, day * STRIDE % total if total else 0)


def file_of(game: Game) -> PuzzleFile:
    return PuzzleFile(STRIDE, [puzzle(game, number) for number in range(len(puzzles(game)))])


@lru_cache(maxsize=64)
def puzzle(game: Game, number: int) -> Exercise:
    found = puzzles(game)
    if not 0 <= number < len(found):
        raise Refused("not found", f"{game.title} has {len(found)} puzzles")
    one = found[number]
    view, best = one.view(game), one.best(game)
    return Exercise(
        id=f"{game.key}-{number}",
        game=game.key,
        seat=one.seat,
        position=one.position,
        deciding=[actor for actor in game.deciding(view) if actor != CHANCE],
        scores=list(game.scores(view)),
        actions=[{"id": action, **words} for action, words in game.described(view, one.seat).items()],
        played=None,
        best=best,
        good=[best],
        better=one.chance,
        chosen=one.second,
        reasons=list(one.reasons),
        exact=player(game).solver is not None,
        table=None,
        step=None,
        level=cast(Level, one.level),
        rival=one.next_best(game),
    )
