"""A finished match looked at again: every decision judged on what its player could know, luck and skill apart.

The chances of all seats are estimated at every step, with everything open. What changes them is either chance, whose
whole effect is luck; or a decision, whose effect is skill as far as a better choice was there to be seen; the rest is
the error of estimates that are not perfect, or what nobody could see. The three add up to the whole change, always.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from brethren.bots import Budget, bot
from brethren.bots.player import player
from brethren.game import CHANCE, Game, Json, State
from brethren.review.estimate import Chances, chances
from brethren.table.record import Step, end_of, game_of, replay
from brethren.wire.records import MatchRecord
from brethren.wire.review import ReviewStep

STRONGEST = "captain"
WORLDS = 8
LOST = 0.02
"""Who has less of a chance than this has lost."""


@dataclass(frozen=True)
class Opinion:
    """What the strongest bot thinks of a decision, knowing only what the player knew."""

    best: int
    chosen: Chances
    better: Chances  # with the best choice
    exact: bool

    def loss(self, seat: int) -> float:
        """What the decision cost this seat; never less than nothing."""
        return max(0.0, self.better[seat] - self.chosen[seat])


@dataclass(frozen=True)
class Judged:
    """A step, the chances before it, and, of a decision with a choice, an opinion."""

    number: int
    seat: int
    action: int
    words: Json
    chances: Chances
    opinion: Opinion | None


@dataclass(frozen=True)
class Account:
    """What became of one seat's chance from the beginning to the end, and why: the three parts add up."""

    luck: float
    skill: float
    error: float

    @property
    def change(self) -> float:
        return self.luck + self.skill + self.error


@dataclass(frozen=True)
class Expected:
    """How often chance did something, and how often it was to be expected."""

    verb: str
    what: str
    seen: int
    expected: float


@dataclass(frozen=True)
class Review:
    steps: tuple[Judged, ...]
    end: Chances
    accounts: tuple[Account, ...]
    draws: tuple[Expected, ...]

    def mistakes(self, least: float = 0.02) -> list[Judged]:
        """Decisions that cost their player, the dearest first."""
        judged = [step for step in self.steps if step.opinion and step.opinion.loss(step.seat) >= least]
        return sorted(judged, key=lambda step: -_loss(step))

    def blunders(self) -> list[Judged]:
        """Decisions that lost a game which was not lost before."""
        return [step for step in self.mistakes() if step.opinion and step.opinion.chosen[step.seat] < LOST]


def _loss(step: Judged) -> float:
    return step.opinion.loss(step.seat) if step.opinion else 0.0


def judge(game: Game, step: Step, simulations: int, seed: int) -> Judged:
    """One step. Steps do not depend on each other, so they can be judged in any order, and at once."""
    before = chances(game, step.before, simulations, seed + step.number)
    words = game.describe(step.before, step.seat, step.action)
    opinion = None if step.seat == CHANCE else _opinion(game, step, simulations, seed + step.number)
    return Judged(step.number, step.seat, step.action, words, before, opinion)


def _opinion(game: Game, step: Step, simulations: int, seed: int) -> Opinion | None:
    """The best choice is looked for on the view; then it and the one that was made are played out in the same worlds,
    for a search looks too little at what it does not want."""
    if len(game.legal(step.before, step.seat)) == 1:
        return None
    view = game.view(step.before, step.seat)
    choice = bot(game, STRONGEST).choose(view, step.seat, Budget(simulations=simulations), seed)
    worlds = _worlds(game, view, step.seat, seed)
    chosen = _played_out(game, worlds, step.seat, step.action, simulations, seed)
    if choice.action == step.action:
        return Opinion(step.action, chosen, chosen, choice.exact)
    better = _played_out(game, worlds, step.seat, choice.action, simulations, seed)
    if better[step.seat] <= chosen[step.seat]:
        return Opinion(step.action, chosen, chosen, False)
    return Opinion(choice.action, chosen, better, choice.exact)


def _worlds(game: Game, view: State, seat: int, seed: int) -> list[State]:
    guesses = [game.guess(view, seat, seed + place) for place in range(WORLDS)]
    return list({world.tobytes(): world for world in guesses}.values())


def _played_out(game: Game, worlds: Sequence[State], seat: int, action: int, simulations: int, seed: int) -> Chances:
    each = max(1, simulations // len(worlds))
    found = [chances(game, game.play(world, seat, action), each, seed) for world in worlds]
    return tuple(sum(column) / len(worlds) for column in zip(*found, strict=True))


def review(
    record: MatchRecord,
    simulations: int | None = None,
    seed: int = 0,
    threads: int = 1,
    report: Callable[[Judged], None] = lambda judged: None,
) -> Review:
    """The whole of it. The same record, simulations and seed give the same review, on however many threads."""
    simulations = simulations or player(game_of(record)).simulations
    game, steps = game_of(record), list(replay(record))
    judged = []
    with ThreadPoolExecutor(threads) as pool:
        for one in pool.map(lambda step: judge(game, step, simulations, seed), steps):
            judged.append(one)
            report(one)
    end = chances(game, end_of(record, steps), simulations, seed)
    after = [*(step.chances for step in judged[1:]), end]
    accounts = tuple(account(judged, after, seat) for seat in range(record.seats))
    return Review(tuple(judged), end, accounts, tuple(draws(game, steps)))


def account(judged: Sequence[Judged | ReviewStep], after: Sequence[Chances], seat: int) -> Account:
    luck = skill = error = 0.0
    for step, then in zip(judged, after, strict=True):
        change = then[seat] - step.chances[seat]
        if step.seat == CHANCE:
            luck += change
            continue
        effect = step.opinion.chosen[seat] - step.opinion.better[seat] if step.opinion else 0.0
        skill += effect
        error += change - effect
    return Account(luck, skill, error)


def draws(game: Game, steps: Sequence[Step]) -> Iterator[Expected]:
    """What chance did, by what it was about, beside what its odds would have brought on average."""
    seen: dict[tuple[str, str], int] = {}
    expected: dict[tuple[str, str], float] = {}
    for step in steps:
        if step.seat != CHANCE:
            continue
        kind = _kind(game.describe(step.before, CHANCE, step.action))
        seen[kind] = seen.get(kind, 0) + 1
        weights = game.weights(step.before)
        for action, weight in zip(game.legal(step.before, CHANCE), weights, strict=True):
            kind = _kind(game.describe(step.before, CHANCE, action))
            expected[kind] = expected.get(kind, 0.0) + weight / sum(weights)
    for kind in sorted(expected):
        yield Expected(*kind, seen.get(kind, 0), expected[kind])


def _kind(words: Json) -> tuple[str, str]:
    """What was drawn, whoever drew it: a face, a symbol, a colour, a ship."""
    parts = [str(value) for name, value in words.items() if name not in ("verb", "seat", "die")]
    return str(words["verb"]), " ".join(parts)
