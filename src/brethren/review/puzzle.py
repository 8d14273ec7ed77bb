"""A puzzle: a position as one seat sees it, in which one choice is clearly best. `brethren puzzles` makes them."""

from functools import cache

import msgspec
from msgspec import Struct

from brethren.bots.player import player
from brethren.game import Game, Json, State


class Puzzle(Struct, forbid_unknown_fields=True, frozen=True):
    position: Json  # what the seat knows
    seat: int
    answer: Json  # the best choice, in the words of the rule page
    chance: float  # of winning with it
    rival: Json  # the best of all others
    second: float  # the chance of winning with that
    reasons: tuple[str, ...]  # why the answer is better than its rival; none if there is no honest one
    level: str  # the weakest bot that finds it
    match: int  # the seed of the match that it comes from

    def view(self, game: Game) -> State:
        return game.from_json(self.position)

    def best(self, game: Game) -> int:
        return game.find(self.view(game), self.seat, **self.answer)

    def next_best(self, game: Game) -> int:
        return game.find(self.view(game), self.seat, **self.rival)


def read(source: bytes) -> tuple[Puzzle, ...]:
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in source.splitlines())


def written(puzzle: Puzzle) -> bytes:
    return msgspec.json.encode(puzzle) + b"\n"


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    file = player(game).puzzles
    return read(file.read_bytes()) if file and file.exists() else ()
