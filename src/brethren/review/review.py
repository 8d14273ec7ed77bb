"""A finished match looked at again: every decision judged on what its player could know, luck and skill apart.

The chances of all seats are estimated at every step, with everything open. Each change has one of three causes. What a
decision cost its player, on what that player knew, is a lack of skill, and it counts as skill of everybody else, in
shares. Whom it helped more than by that share is what others did. All else is luck: the dice, the cards, and what lay
hidden when somebody chose. The three always add up to the whole change. docs/review.md says it in formulas.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import fmean

from brethren.bots import Budget, bot
from brethren.bots.bot import Choice
from brethren.game import CHANCE, Game, Json, State
from brethren.review.estimate import Chances, Estimator, estimator_of, mean
from brethren.review.reasons import names_of_reasons
from brethren.table.record import Step, end_of, game_of, replay
from brethren.wire.records import MatchRecord
from brethren.wire.review import ReviewStep

STRONGEST = "captain"
WORLDS = 8
MISTAKE = 0.02
"""Smaller losses are within the error of the estimates."""
ALIKE = 0.005
"""Choices this close to each other are equally good."""
LOST = 0.02
"""A seat with a lower chance than this has lost."""


@dataclass(frozen=True)
class Opinion:
    """What the strongest bot thinks of a decision, knowing only what the player knew."""

    best: int
    chosen: Chances
    better: Chances  # with the best choice
    regret: float  # how much higher the search values the best action than the chosen one
    at_random: float  # the same for a choice at random, on average
    effect: Chances | None  # what the decision did to all seats; None where nothing was hidden: the whole change
    exact: bool
    good: tuple[int, ...]  # about as good as the best, itself included
    reasons: tuple[str, ...] = ()  # why the best is better than what was chosen; none if there is no honest one

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
    """What became of one seat's chance from the beginning to the end, and why: the three parts add up. And how well
    the seat chose: 100 is always the best, 0 is no better than at random; None if it never had a choice."""

    luck: float
    skill: float
    others: float
    accuracy: float | None

    @property
    def change(self) -> float:
        return self.luck + self.skill + self.others


@dataclass(frozen=True)
class Expected:
    """How often chance did something, and how often that was expected."""

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

    def mistakes(self, least: float = MISTAKE) -> list[Judged]:
        """Decisions that cost their player, the dearest first."""
        judged = [step for step in self.steps if step.opinion and step.opinion.loss(step.seat) >= least]
        return sorted(judged, key=lambda step: -_loss(step))

    def blunders(self) -> list[Judged]:
        """Decisions that lost a game which was not lost before."""
        return [step for step in self.mistakes() if step.opinion and step.opinion.chosen[step.seat] < LOST]


def _loss(step: Judged) -> float:
    return step.opinion.loss(step.seat) if step.opinion else 0.0


def judge(estimator: Estimator, step: Step, seed: int) -> Judged:
    """One step. Steps do not depend on each other, so they can be judged in any order, and at once."""
    before = estimator.chances(step.before, seed + step.number)
    words = estimator.game.describe(step.before, step.seat, step.action)
    opinion = None if step.seat == CHANCE else _opinion(estimator, step, seed + step.number)
    return Judged(step.number, step.seat, step.action, words, before, opinion)


def _opinion(estimator: Estimator, step: Step, seed: int) -> Opinion | None:
    """The best choice is searched on the view; then it and the one that was made are played out in the same worlds,
    since a search spends too little on choices that it doesn't like."""
    game, seat = estimator.game, step.seat
    if len(game.legal(step.before, seat)) == 1:
        return None
    view = game.view(step.before, seat)
    choice = bot(game, STRONGEST).choose(view, seat, Budget(simulations=estimator.simulations), seed)
    worlds = worlds_of(game, view, seat, seed)
    after, instead = ([game.play(world, seat, action) for world in worlds] for action in (step.action, choice.action))
    chosen = better = mean_chances(estimator, after, seed)
    if choice.action != step.action:
        better = mean_chances(estimator, instead, seed)
    found = better[seat] > chosen[seat]
    liked = estimator.liked(choice.thoughts, seat)
    regrets = _regrets(estimator.liked(estimator.thoughts(view, seat, seed), seat) if choice.exact else liked, choice)
    return Opinion(
        best=choice.action if found else step.action,
        chosen=chosen,
        better=better if found else chosen,
        regret=regrets[step.action],
        at_random=fmean(regrets.values()),
        effect=_effect(estimator, step, worlds, chosen, seed),
        exact=choice.exact and (found or choice.action == step.action),
        good=_good(liked, choice.action, step.action) if found else (step.action,),
        reasons=names_of_reasons(game, instead, after, seat) if better[seat] - chosen[seat] >= MISTAKE else (),
    )


def _regrets(liked: Mapping[int, float], choice: Choice) -> dict[int, float]:
    """How much worse the search likes each action than the best."""
    return {action: max(0.0, liked[choice.action] - chance) for action, chance in liked.items()}


def _good(liked: Mapping[int, float], best: int, chosen: int) -> tuple[int, ...]:
    """Choices that the search likes nearly as much as the best, and clearly more than the one that was made."""
    least = max(liked[best] - ALIKE, liked[chosen] + ALIKE)
    return tuple(action for action, chance in liked.items() if action == best or chance >= least)


def worlds_of(game: Game, view: State, seat: int, seed: int) -> list[State]:
    guesses = [game.guess(view, seat, seed + place) for place in range(WORLDS)]
    return list({world.tobytes(): world for world in guesses}.values())


def mean_chances(estimator: Estimator, worlds: Sequence[State], seed: int) -> Chances:
    return mean([estimator.with_best_play(world, seed, len(worlds)) for world in worlds])


def _effect(estimator: Estimator, step: Step, worlds: Sequence[State], chosen: Chances, seed: int) -> Chances | None:
    if [world.tobytes() for world in worlds] == [step.before.tobytes()]:
        return None
    before = mean_chances(estimator, worlds, seed)
    return tuple(after - one for after, one in zip(chosen, before, strict=True))


def review(
    record: MatchRecord,
    simulations: int | None = None,
    seed: int = 0,
    threads: int = 1,
    report: Callable[[Judged], None] = lambda judged: None,
) -> Review:
    """The whole of it. The same record, simulations and seed give the same review, on however many threads."""
    game, steps = game_of(record), list(replay(record))
    estimator, judged = estimator_of(game, simulations), []
    with ThreadPoolExecutor(threads) as pool:
        for one in pool.map(lambda step: judge(estimator, step, seed), steps):
            judged.append(one)
            report(one)
    end = estimator.chances(end_of(record, steps), seed)
    accounts = tuple(account(judged, end, seat) for seat in range(record.seats))
    return Review(tuple(judged), end, accounts, tuple(draws(game, steps)))


def account(judged: Sequence[Judged | ReviewStep], end: Sequence[float], seat: int) -> Account:
    """What changed one seat's chance; see the beginning of this file."""
    luck = skill = others = 0.0
    for step, then in zip(judged, [*(step.chances for step in judged[1:]), end], strict=True):
        change = [after - before for after, before in zip(then, step.chances, strict=True)]
        luck += change[seat]
        if step.opinion:
            effect = step.opinion.effect or change
            earned = effect[step.seat] * credit(step.chances, step.seat, seat)
            luck -= effect[seat]
            skill += earned
            others += effect[seat] - earned
    return Account(luck, skill, others, accuracy(judged, seat))


def credit(chances: Sequence[float], actor: int, seat: int) -> float:
    """How much of a decision's effect on its own player counts as this seat's skill. The others share it in proportion
    to their chances, because by that much they would gain from it if it favoured none of them."""
    if seat == actor:
        return 1.0
    rest = sum(chances) - chances[actor]
    return -chances[seat] / rest if rest > 0 else -1 / (len(chances) - 1)


def accuracy(judged: Sequence[Judged | ReviewStep], seat: int) -> float | None:
    """How much better this seat chose than at random, out of how much better it could have."""
    opinions = [step.opinion for step in judged if step.seat == seat and step.opinion]
    regret, at_random = sum(one.regret for one in opinions), sum(one.at_random for one in opinions)
    return 100 * max(0.0, 1 - regret / at_random) if at_random else None


def draws(game: Game, steps: Sequence[Step]) -> Iterator[Expected]:
    """What chance did, by what it was about, beside what its odds would have brought on average."""
    seen: dict[tuple[str, str], int] = {}
    expected: dict[tuple[str, str], float] = {}
    for step in steps:
        if step.seat != CHANCE:
            continue
        kind = game.drawn(game.describe(step.before, CHANCE, step.action))
        seen[kind] = seen.get(kind, 0) + 1
        weights = game.weights(step.before)
        for action, weight in zip(game.legal(step.before, CHANCE), weights, strict=True):
            kind = game.drawn(game.describe(step.before, CHANCE, action))
            expected[kind] = expected.get(kind, 0.0) + weight / sum(weights)
    for kind in sorted(expected):
        yield Expected(*kind, seen.get(kind, 0), expected[kind])
