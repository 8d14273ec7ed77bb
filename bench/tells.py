"""How much does a hand give away by not having been played? python -m bench.tells

A guess deals the others unseen cards, each kind as likely as there are cards of it. But a player could have played a
card that they hold: one that would take a pirate far is played soon, so the cards still in hand are more likely to be
others. How much more likely is fitted to self-play here. How much that reveals is measured in bits, on games that
weren't used for the fit.
"""

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.results import cpu_model, table, write_section
from brethren.bots import Budget, bot
from brethren.game import CHANCE, State
from brethren.games import GAMES
from brethren.games.cartagena.rules import BOAT, N_SYMBOLS, next_empty

GAME = GAMES["cartagena"]
VARIANTS = ("jamaica", "hispaniola")
GAMES_EACH = 600
SIMULATIONS = 100
EVERY = 3  # decisions, since from one to the next a hand hardly changes
STEPS, RATE = 500, 0.05

Floats = NDArray[np.float64]


class Hand(NamedTuple):
    """What another holds that nobody has seen, what it may come from, and what each kind of card could do now."""

    held: NDArray[np.int64]
    unseen: NDArray[np.int64]
    looks: Floats


def hands_of(variant: str, seed: int) -> list[Hand]:
    """Hands as they came up in one game of the strongest bot with itself."""
    dice, player = random.Random(seed), bot(GAME, "captain")
    state, hands, decisions = GAME.start(2, variant=variant), list[Hand](), 0
    while deciding := GAME.deciding(state):
        if deciding == (CHANCE,):
            state = GAME.play(state, CHANCE, dice.choices(*GAME.odds(state))[0])
            continue
        (seat,) = deciding
        view = GAME.view(state, seat)
        if decisions % EVERY == 0:
            hands.append(_hand(state, view, 1 - seat))
        decisions += 1
        choice = player.choose(view, seat, Budget(simulations=SIMULATIONS), dice.getrandbits(32))
        state = GAME.play(state, seat, choice.action)
    return hands


def _hand(state: State, view: State, other: int) -> Hand:
    held = (state["hands"][0, other] - view["hands"][0, other]).astype(np.int64)
    return Hand(held, view["deck"][0].astype(np.int64), np.array([_look(state[0], other, s) for s in range(N_SYMBOLS)]))


def _look(record: Any, seat: int, symbol: int) -> tuple[float, ...]:
    """How far the card takes any pirate, and the rearmost one, in tens of spaces; and whether one to the boat."""
    places = [place for place in range(BOAT) if int(record.standing[seat]) >> place & 1]
    jumps = [int(next_empty(record.marked[symbol], record.occupied, place)) - place for place in places]
    boat = any(place + jump == BOAT for place, jump in zip(places, jumps, strict=True))
    return max(jumps, default=0) / 10, jumps[0] / 10 if jumps else 0.0, float(boat)


class Hands(NamedTuple):
    held: Floats
    unseen: Floats
    looks: Floats

    @classmethod
    def of(cls, hands: list[Hand]) -> "Hands":
        some = [hand for hand in hands if 0 < hand.held.sum() < hand.unseen.sum()]
        return cls(*(np.array(part, float) for part in zip(*some, strict=True)))

    def odds(self, weights: Floats) -> Floats:
        """Those of each kind of card to be the next one in the hand."""
        heavy = self.unseen * np.exp(self.looks @ weights)
        odds: Floats = heavy / heavy.sum(1, keepdims=True)
        return odds

    def bits(self, weights: Floats) -> float:
        """How surprising a hand is on average."""
        logs = np.log2(np.where(self.held > 0, self.odds(weights), 1.0))
        return float(-(self.held * logs).sum(1).mean())

    def fitted(self) -> Floats:
        """The weights with which these hands are least surprising."""
        weights = np.zeros(self.looks.shape[2])
        cards = self.held.sum(1, keepdims=True)
        for _ in range(STEPS):
            missed = self.held - cards * self.odds(weights)
            weights += RATE * (missed[:, :, None] * self.looks).sum((0, 1)) / len(self.held)
        return weights


def row(variant: str, games: int) -> list[str]:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(partial(hands_of, variant), range(games)))
    learned, tested = (Hands.of([hand for game in part for hand in game]) for part in (played[::2], played[1::2]))
    weights = learned.fitted()
    plain, fitted = tested.bits(np.zeros_like(weights)), tested.bits(weights)
    cards = tested.held.sum(1).mean()
    shown = ", ".join(f"{weight:+.2f}" for weight in weights)
    return [variant, f"{len(tested.held):,}", f"{cards:.1f}", f"{plain:.2f}", f"{plain - fitted:.2f}", shown]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH
    header = (
        "variant",
        "hands",
        "cards hidden",
        "bits of a hand",
        "bits told",
        "weights: jump, rearmost, boat",
    )
    body = table(header, [row(variant, games) for variant in VARIANTS])
    print(body)
    if len(sys.argv) == 1:
        conditions = (
            f"`python -m bench.tells`, {cpu_model()}; Cartagena, two seats, {games} games of the strongest bot with "
            f"itself, {SIMULATIONS} simulations a decision; fitted to one half of them, measured on the other."
        )
        write_section("What hands give away", f"{conditions}\n\n{body}")


if __name__ == "__main__":
    main()
