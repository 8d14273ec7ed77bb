"""Matches among bots, to measure reviews with."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from brethren.bots import Budget, bot
from brethren.bots.bot import Choice
from brethren.bots.player import player
from brethren.game import CHANCE, Game, State
from brethren.review.calibration import Prediction, setting_name
from brethren.review.estimate import Estimator
from brethren.table.record import Step, replay
from brethren.wire.records import MatchRecord

STRENGTHS = ("deckhand", "gunner", "gunner", "mate")
"""Levels of the players, in turn: people are about as strong, and their games about as long."""
TIMELESS = Budget(simulations=4_000)
"""Of a bot whose own budget is in seconds: with that, no match could be played again."""
MOMENTS = 10
"""Decisions of each match before which the chances are estimated."""


class Sample(Struct, frozen=True):
    """Estimates from one match at one kind of table."""

    setting: str
    seed: int
    predictions: list[Prediction]


class BotTurn(NamedTuple):
    """A decision of a bot, and what it thought."""

    state: State
    seat: int
    choice: Choice


class BotMatch:
    """A match among bots of these levels; its dice come from the seed."""

    def __init__(self, game: Game, levels: Sequence[str], options: Mapping[str, Any], seed: int) -> None:
        self.game, self.levels, self.options = game, levels, options
        self.dice = Random(f"{game.key} {' '.join(levels)} {sorted(options.items())} {seed}")
        self.bots = [bot(game, level) for level in levels]
        self.state = game.start(len(levels), **options)
        self.log: list[tuple[int, int]] = []

    def turns(self) -> Iterator[BotTurn]:
        """Play it to its end."""
        while deciding := self.game.deciding(self.state):
            if deciding == (CHANCE,):
                actions, weights = self.game.legal(self.state, CHANCE), self.game.weights(self.state)
                self._play(CHANCE, self.dice.choices(actions, weights)[0])
            else:
                turn = BotTurn(self.state, deciding[0], self._choice(deciding[0]))
                yield turn
                self._play(turn.seat, turn.choice.action)

    def _choice(self, seat: int) -> Choice:
        thinker = self.bots[seat]
        budget = thinker.budget if thinker.budget.seconds is None else TIMELESS
        return thinker.choose(self.game.view(self.state, seat), seat, budget, self.dice.getrandbits(60))

    def _play(self, seat: int, action: int) -> None:
        self.log.append((seat, action))
        self.state = self.game.play(self.state, seat, action)


def match(game: Game, levels: Sequence[str], options: Mapping[str, Any], seed: int) -> MatchRecord:
    """A whole match among bots, as a record."""
    play = BotMatch(game, levels, options, seed)
    for _ in play.turns():
        pass
    return _record(game, levels, options, play.log, play.state)


def match_of_equals(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> MatchRecord:
    return match(game, [STRENGTHS[seed % len(STRENGTHS)]] * seats, options, seed)


def _record(
    game: Game, levels: Sequence[str], options: Mapping[str, Any], log: list[tuple[int, int]], end: State
) -> MatchRecord:
    nobody: list[None] = [None] * len(levels)
    return MatchRecord(
        table="sample", game=game.key, rules=game.version, seats=len(levels), options=dict(options),
        players=list(levels), bots=list(nobody), started=0.0, commitment="", contributions=list(nobody), secret="",
        lots=False, log=log, winners=list(game.winners(end)), ending=game.ending(end) or "",
    )  # fmt: skip


def sample(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> Sample:
    """What an estimator without calibration says before some decisions of a match among equal bots, and who won."""
    record = match_of_equals(game, seats, options, seed)
    predictions = predictions_of(record, Estimator(game, player(game).simulations), seed)
    return Sample(setting_name(seats, options), seed, predictions)


def predictions_of(record: MatchRecord, estimator: Estimator, seed: int) -> list[Prediction]:
    shares = tuple((seat in record.winners) / len(record.winners) for seat in range(record.seats))
    return [(estimator.chances(step.before, seed + step.number), shares) for step in moments(record, seed)]


def moments(record: MatchRecord, seed: int) -> list[Step]:
    """Some decisions of a match."""
    decisions = [step for step in replay(record) if step.seat != CHANCE]
    return Random(seed).sample(decisions, min(MOMENTS, len(decisions)))


def read(source: bytes) -> list[Sample]:
    return [msgspec.json.decode(line, type=Sample) for line in source.splitlines()]


def written(one: Sample) -> bytes:
    return msgspec.json.encode(one) + b"\n"
