"""Puzzles from matches among strong bots: found with the budget of a review, confirmed with a hundred times as much.

Where a game has a solver, the best choice is proven. Elsewhere a long search on what the seat knows has to prefer it,
and then it and the next best are played out in the same worlds. A shorter search of the same kind comes first, since
most candidates fail already there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from brethren.bots import LEVELS, Budget, bot
from brethren.bots.bot import Choice
from brethren.bots.player import player
from brethren.bots.solution import Solver
from brethren.game import CHANCE, Game, State
from brethren.review.estimate import NODES, Estimator
from brethren.review.puzzle import Puzzle
from brethren.review.reasons import names_of_reasons
from brethren.review.review import STRONGEST, mean_chances, worlds_of
from brethren.review.sample import BotMatch, BotTurn

TIMES = 100
"""This many times the budget of a review confirms a puzzle."""
FEWER = 10
"""This many times that budget already refutes most candidates."""
MARGIN = 0.08
"""By how much the best choice has to be better than any other. Chances are those of the search itself: puzzles don't
change when reviews are calibrated anew."""
CHOICES = 4
"""With fewer choices there is little to find."""
EACH = 2
"""Puzzles from one match, so that no match is in many of them."""
RIVALS = 3
"""Other choices that are played out beside the best."""
TRIES = 5
"""How often each bot tries to solve a puzzle."""
MOST = 4
"""Successful tries, for a bot to have solved it."""
STEPS = 6
"""Steps that are followed to find out how good the best choice is."""
PLAYERS = "mate"

LOW, HIGH = 0, 1
Bounds = tuple[float, float]


class Found(NamedTuple):
    """The best choice and the next best, and the chances with them."""

    action: int
    chance: float
    rival: int
    second: float


def made(game: Game, seed: int) -> list[Puzzle]:
    """The puzzles in one match. The same seed gives the same ones."""
    seats, options = _table(game, seed)
    estimator = Estimator(game, player(game).simulations)
    found = (
        puzzle
        for turn in BotMatch(game, [PLAYERS] * seats, options, seed).turns()
        for puzzle in puzzle_at(estimator, turn, seed)
    )
    return list(islice(found, EACH))


def _table(game: Game, seed: int) -> tuple[int, dict[str, Any]]:
    tables = list(game.settings())
    return tables[0] if player(game).solver else tables[seed % len(tables)]


def puzzle_at(estimator: Estimator, turn: BotTurn, match: int) -> Iterator[Puzzle]:
    """A puzzle from this position, if there is one."""
    game, seat, view = estimator.game, turn.seat, estimator.game.view(turn.state, turn.seat)
    if len(game.legal(view, seat)) < CHOICES or (best := candidate(estimator, view, seat, turn.choice)) is None:
        return
    level = grade(game, view, seat, best)
    found = level and confirm(estimator, view, seat, seed=match)
    if level and found and found.action == best:
        yield puzzle_of(game, view, seat, found, level, match)


def puzzle_of(game: Game, view: State, seat: int, found: Found, level: str, match: int) -> Puzzle:
    answer, rival = (game.describe(view, seat, action) for action in (found.action, found.rival))
    chance, second = round(found.chance, 3), round(found.second, 3)
    return explained(game, Puzzle(game.to_json(view), seat, answer, chance, rival, second, (), level, match))


def explained(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with the reasons that today's judge has."""
    worlds = worlds_of(game, puzzle.view(game), puzzle.seat, puzzle.match)
    better, chosen = (
        [game.play(world, puzzle.seat, action) for world in worlds]
        for action in (puzzle.best(game), puzzle.next_best(game))
    )
    return msgspec.structs.replace(puzzle, reasons=names_of_reasons(game, better, chosen, puzzle.seat))


def candidate(estimator: Estimator, view: State, seat: int, choice: Choice) -> int | None:
    """What may be clearly best, for the bot that plays the match, and then with a few times the budget of a review."""
    if solver := player(estimator.game).solver:
        found = proven(solver, estimator, view, seat, NODES, LOW)
    else:
        found = _clear(estimator, choice, seat) and confirm(estimator, view, seat, seed=0, times=FEWER)
    return found.action if found else None


def confirm(
    estimator: Estimator, view: State, seat: int, seed: int, margin: float = MARGIN, times: int = TIMES
) -> Found | None:
    """The best choice after a longer look; None if none is clearly best."""
    if solver := player(estimator.game).solver:
        return proven(solver, estimator, view, seat, times * NODES, HIGH)
    longer = replace(estimator, simulations=times * estimator.simulations)
    choice = _searched(longer, view, seat, seed)
    return _played_out(longer, view, seat, choice, seed, margin) if _clear(longer, choice, seat, margin) else None


def _searched(estimator: Estimator, view: State, seat: int, seed: int) -> Choice:
    return bot(estimator.game, STRONGEST).choose(view, seat, Budget(simulations=estimator.simulations), seed)


def _clear(estimator: Estimator, choice: Choice, seat: int, margin: float = MARGIN) -> Found | None:
    liked = estimator.liked(choice.thoughts, seat)
    found = _found(choice.action, liked.pop(choice.action), liked)
    return found if found.chance - found.second >= margin else None


def _played_out(estimator: Estimator, view: State, seat: int, choice: Choice, seed: int, margin: float) -> Found | None:
    """The best choice and its rivals in the same worlds, since a search spends too little on choices that it doesn't
    like."""
    worlds = worlds_of(estimator.game, view, seat, seed)
    chance, others = _chance(estimator, worlds, seat, choice.action, seed), dict[int, float]()
    for rival in _rivals(choice, seat):
        others[rival] = _chance(estimator, worlds, seat, rival, seed)
        if chance - others[rival] < margin:
            return None
    return _found(choice.action, chance, others)


def _found(action: int, chance: float, others: Mapping[int, float]) -> Found:
    rival = max(others, key=lambda other: others[other])
    return Found(action, chance, rival, others[rival])


def _rivals(choice: Choice, seat: int) -> list[int]:
    others = [one for one in choice.thoughts if one.action != choice.action]
    return [one.action for one in sorted(others, key=lambda one: one.chances[seat], reverse=True)[:RIVALS]]


def _chance(estimator: Estimator, worlds: Sequence[State], seat: int, action: int, seed: int) -> float:
    return mean_chances(estimator, [estimator.game.play(world, seat, action) for world in worlds], seed)[seat]


def proven(solve: Solver, estimator: Estimator, view: State, seat: int, nodes: int, bound: int) -> Found | None:
    """What is best for certain, if nothing else comes near it: by HIGH for certain, by LOW as far as is known."""
    game = estimator.game
    solution = solve(game, view, seat, nodes)
    if not (solution.exact and solution.known):
        return None
    chance, others = solution.chances[solution.action][LOW], dict[int, float]()
    for action, known in solution.chances.items():
        if action != solution.action:
            if chance - known[HIGH] < MARGIN:
                known = bounds(solve, game, game.play(view, seat, action), seat, nodes)
            others[action] = known[bound]
            if chance - known[bound] < MARGIN:
                return None
    return _found(solution.action, chance, _tempting_first(estimator, view, seat, others))


def _tempting_first(estimator: Estimator, view: State, seat: int, others: Mapping[int, float]) -> dict[int, float]:
    """Many choices have the same proven chance. Of those, a player learns most from the one that looks best."""
    liked = estimator.liked(estimator.thoughts(view, seat, seed=0), seat)
    return dict(sorted(others.items(), key=lambda other: liked[other[0]], reverse=True))


def bounds(solve: Solver, game: Game, state: State, seat: int, nodes: int, steps: int = STEPS) -> Bounds:
    """Between which the chance of a seat lies in a game for two without secrets. A solver stops as soon as it knows
    which choice is best; if that doesn't say how good it is, it is followed for some steps."""
    deciding = game.deciding(state)
    if not deciding:
        winners = game.winners(state)
        share = (seat in winners) / len(winners)
        return share, share
    if deciding == (CHANCE,):
        return _expected(solve, game, state, seat, nodes, steps)
    solution = solve(game, state, deciding[0], nodes)
    if solution.exact and not solution.known and steps:
        return bounds(solve, game, game.play(state, deciding[0], solution.action), seat, nodes, steps - 1)
    low = max(low for low, _ in solution.chances.values())
    high = max(high for _, high in solution.chances.values())
    return (low, high) if deciding[0] == seat else (1 - high, 1 - low)


def _expected(solve: Solver, game: Game, state: State, seat: int, nodes: int, steps: int) -> Bounds:
    actions, weights = game.odds(state)
    found = [bounds(solve, game, game.play(state, CHANCE, action), seat, nodes, steps) for action in actions]
    return _mean(weights, [low for low, _ in found]), _mean(weights, [high for _, high in found])


def _mean(weights: Sequence[int], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def grade(game: Game, view: State, seat: int, best: int) -> str | None:
    """The weakest bot that finds it nearly always; None if the weakest does always."""
    for name, level in LEVELS.items():
        thinker = bot(game, name)
        if name == STRONGEST:
            break
        right = sum(thinker.choose(view, seat, level.budget, seed).action == best for seed in range(TRIES))
        if name == next(iter(LEVELS)) and right == TRIES:
            return None
        if right >= MOST:
            return name
    return STRONGEST
