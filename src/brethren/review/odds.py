"""What chance did in all finished matches, compared with what was expected.

Each draw has odds of its own: a bag gets emptier. So for every outcome the chances that it had are added up, and for
every two of them the products of their chances; from these follows how far the counts may stray (the covariance of sums
whose every term is fair, whatever came before it), and from that a chi-squared.
"""

from collections import defaultdict
from collections.abc import Mapping
from math import erfc, exp, lgamma, log, sqrt

import numpy as np

from brethren.game import CHANCE, Game, State
from brethren.table.record import beginning, game_of
from brethren.wire.chance import Chance, ChanceKind, ChanceOutcome
from brethren.wire.records import MatchRecord

LOT = "lot"
ENOUGH = 5
"""Outcomes that are expected less often than this say nothing yet."""

_known: dict[tuple[str, int], tuple[str, str]] = {}


def tally(record: MatchRecord) -> dict[str, float]:
    """For each outcome in this match how often it came and was expected, and for each two of them the products of their
    chances. The luck of another match has been counted there."""
    if record.deal:
        return {}
    counts = defaultdict(float, {f"matches/{record.game}": 1.0})
    game, state = game_of(record), beginning(record)
    if record.lots:
        seats = [(LOT, str(seat)) for seat in range(record.seats)]
        _add(counts, record.game, seats, [1] * record.seats, int(record.options.get("start", 0)))
    for number, (seat, action) in enumerate(record.log, 1):
        if seat == CHANCE and number > record.given:
            possible = game.legal(state, CHANCE)
            kinds = [_kind(game, state, each) for each in possible]
            _add(counts, record.game, kinds, game.weights(state), possible.index(action))
        state = game.play(state, seat, action)
    return dict(counts)


def _add(counts: dict[str, float], game: str, kinds: list[tuple[str, str]], weights: list[int], came: int) -> None:
    total = sum(weights)
    names = [f"{game}/{verb}/{what}" for verb, what in kinds]
    counts[f"seen/{names[came]}"] += 1
    for place, name in enumerate(names):
        counts[f"expected/{name}"] += weights[place] / total
        for other in range(place, len(names)):
            counts[f"joint/{name}/{kinds[other][1]}"] += weights[place] * weights[other] / total**2


def _kind(game: Game, state: State, action: int) -> tuple[str, str]:
    """What a number means, for any seat: a face, a symbol, a colour, a ship."""
    key = game.key, action
    if key not in _known:
        _known[key] = game.drawn(game.describe(state, CHANCE, action))
    return _known[key]


def summary(tallies: Mapping[str, float]) -> Chance:
    outcomes: dict[tuple[str, str], list[str]] = {}
    for name in sorted(tallies):
        what, game, *rest = name.split("/")
        if what == "expected":
            outcomes.setdefault((game, rest[0]), []).append(rest[1])
    matches = sum(amount for name, amount in tallies.items() if name.startswith("matches/"))
    return Chance(round(matches), [_judged(tallies, *kind, names) for kind, names in outcomes.items()])


def _judged(tallies: Mapping[str, float], game: str, verb: str, outcomes: list[str]) -> ChanceKind:
    kind = f"{game}/{verb}"
    seen = np.array([tallies.get(f"seen/{kind}/{what}", 0.0) for what in outcomes])
    expected = np.array([tallies[f"expected/{kind}/{what}"] for what in outcomes])
    joint = np.array([[_joint(tallies, kind, one, other) for other in outcomes] for one in outcomes])
    spread = np.diag(expected) - joint
    apart = seen - expected
    # A deficit of one outcome is a surplus of the others, so one direction has no variance.
    chi_squared = float(apart @ np.linalg.pinv(spread, rcond=1e-9, hermitian=True) @ apart)
    freedom = int(np.linalg.matrix_rank(spread, tol=1e-9 * expected.max(), hermitian=True))
    enough = freedom > 0 and expected.min() >= ENOUGH
    deviations = np.sqrt(np.diag(spread).clip(min=0.0))
    return ChanceKind(
        game,
        verb,
        round(seen.sum()),
        [
            ChanceOutcome(what, round(came), float(should), float(may))
            for what, came, should, may in zip(outcomes, seen, expected, deviations, strict=True)
        ],
        chi_squared,
        freedom,
        survival(chi_squared, freedom) if enough else None,
    )


def _joint(tallies: Mapping[str, float], kind: str, one: str, other: str) -> float:
    return tallies.get(f"joint/{kind}/{one}/{other}", 0.0) or tallies.get(f"joint/{kind}/{other}/{one}", 0.0)


def survival(chi_squared: float, freedom: int) -> float:
    """How often fair chance would deviate at least this much. By the recurrence of the incomplete gamma function, from
    the case of one or two degrees of freedom."""
    half = chi_squared / 2
    if half <= 0.0:
        return 1.0
    shape, share = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while shape < freedom / 2:
        share += exp(shape * log(half) - half - lgamma(shape + 1))
        shape += 1
    return min(1.0, share)
