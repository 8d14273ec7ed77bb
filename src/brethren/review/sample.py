"""Matches among bots, to measure reviews with."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from brethren.bots import bot
from brethren.bots.player import player
from brethren.game import CHANCE, Game, State
from brethren.review.calibration import Prediction
from brethren.review.estimate import Estimator
from brethren.table.record import Step, replay
from brethren.wire.records import MatchRecord

LEVELS = ("deckhand", "gunner")
"""Who plays: people are about as strong, and games among them are as long."""
MOMENTS = 10
"""Decisions of each match before which the chances are estimated."""


def match(game: Game, levels: Sequence[str], options: Mapping[str, Any], seed: int) -> MatchRecord:
    """A match among bots of these levels, as a record; its dice come from nobody's secret."""
    dice = Random(f"{game.key} {' '.join(levels)} {sorted(options.items())} {seed}")
    bots, log = [bot(game, level) for level in levels], list[tuple[int, int]]()
    state = game.start(len(levels), **options)
    while deciding := game.deciding(state):
        seat = deciding[0]
        if seat == CHANCE:
            (action,) = dice.choices(game.legal(state, CHANCE), game.weights(state))
        else:
            view = game.view(state, seat)
            action = bots[seat].choose(view, seat, bots[seat].budget, dice.getrandbits(60)).action
        log.append((seat, action))
        state = game.play(state, seat, action)
    return _record(game, levels, options, log, state)


def _record(
    game: Game, levels: Sequence[str], options: Mapping[str, Any], log: list[tuple[int, int]], end: State
) -> MatchRecord:
    nobody: list[None] = [None] * len(levels)
    return MatchRecord(
        table="sample", game=game.key, rules=game.version, seats=len(levels), options=dict(options),
        players=list(levels), bots=list(nobody), started=0.0, commitment="", contributions=list(nobody), secret="",
        lots=False, log=log, winners=list(game.winners(end)), ending=game.ending(end) or "",
    )  # fmt: skip


def predictions(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> list[Prediction]:
    """What an estimator without calibration says before some decisions of a match among equal bots, and who won."""
    record = match(game, [LEVELS[seed % len(LEVELS)]] * seats, options, seed)
    estimator = Estimator(game, player(game).simulations)
    shares = [(seat in record.winners) / len(record.winners) for seat in range(seats)]
    return [(estimator.chances(step.before, step.number), shares) for step in moments(record, seed)]


def moments(record: MatchRecord, seed: int) -> list[Step]:
    """Some decisions of a match."""
    decisions = [step for step in replay(record) if step.seat != CHANCE]
    return Random(seed).sample(decisions, min(MOMENTS, len(decisions)))
