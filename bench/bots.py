"""How well the bots play: each level against the next, and the strongest against others, with 95 % intervals."""

import argparse
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from importlib.metadata import version
from itertools import pairwise
from typing import Any

import numpy as np

from bench.results import cpu_model, table, write_section
from brethren.bots import LEVELS, Bot, Budget, Choice, bot
from brethren.bots.arena import Entrant, compete
from brethren.bots.player import player
from brethren.bots.search import Search, SearchMemory
from brethren.bots.standing import standings
from brethren.game import Game, State
from brethren.games import GAMES

SEED = 1
SEATS = 2
TENTH = 0.1
MOST = 10_000  # simulations of a search of OpenSpiel's: more than it ever makes in the time that it has


@dataclass(frozen=True)
class Named:
    """A bot of ours, with a memory where it thinks by the clock."""

    name: str

    def __call__(self, game: Game) -> Bot:
        return bot(game, self.name, memory=self.name in LEVELS and LEVELS[self.name].budget.seconds is not None)


@dataclass(frozen=True)
class ByHand:
    """The strongest bot, with the judge that was made by hand."""

    def __call__(self, game: Game) -> Bot:
        return Search(game, player(game).teacher, LEVELS["captain"].budget, memory=SearchMemory())


@dataclass(frozen=True)
class FromOpenSpiel:
    """OpenSpiel's own search: MCTS where nothing is hidden, else ISMCTS, with our compiled random playouts."""

    options: tuple[tuple[str, str], ...] = ()

    def __call__(self, game: Game) -> Bot:
        return Spiel(game, dict(self.options))


@dataclass
class Spiel:
    """A search of OpenSpiel's at our table. It counts simulations: as many as it last made in such a time."""

    game: Game
    options: dict[str, str]
    budget: Budget = field(default_factory=lambda: Budget(seconds=1.0))
    pace: float = 500.0  # simulations a second

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        assert budget.seconds is not None
        number = min(max(10, round(self.pace * budget.seconds)), MOST)
        state, search = self._state(view, seat, seed), self._search(number, seed)
        begun = time.perf_counter()
        action = search.step(state)
        # A search may end early; that doesn't make the next one faster.
        self.pace = min(number / (time.perf_counter() - begun), 1.5 * self.pace)
        return Choice(int(action))

    def _state(self, view: State, seat: int, seed: int) -> Any:
        import pyspiel

        from brethren.research.moment import first_moment
        from brethren.research.openspiel import SpielState

        game = pyspiel.load_game(f"brethren_{self.game.key}", {"seats": int(view[0].seats), **self.options})
        state = SpielState(game)
        state.moment = first_moment(self.game, view).guessed(seat, seed)
        return state

    def _search(self, simulations: int, seed: int) -> Any:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from brethren.research.openspiel import Playouts

        game = pyspiel.load_game(f"brethren_{self.game.key}", {"seats": SEATS, **self.options})
        dice = np.random.RandomState(seed % 2**32)
        if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            return mcts.MCTSBot(game, 1.4, simulations, Playouts(seed=seed), random_state=dice)
        search = ismcts.ISMCTSBot(game, Playouts(seed=seed), 1.4, simulations, random_state=dice)
        search.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.uniform))
        return search


@dataclass(frozen=True)
class Match:
    """The first of two against the second."""

    title: str
    game: str
    strong: Entrant
    weak: Entrant
    games: int
    target: float
    options: tuple[tuple[str, str], ...] = ()

    def play(self, workers: int) -> list[str]:
        entrants = {"strong": self.strong, "weak": self.weak}
        deals = self.games // SEATS
        played = list(compete(GAMES[self.game], SEATS, dict(self.options), entrants, deals, SEED, workers))
        found = next(standing for standing in standings(played) if standing.bot == "strong")
        name = ", ".join([self.game, *(value for _, value in self.options)])
        verdict = "reached" if found.share >= self.target else "not reached"
        interval = f"{found.low:.1%} to {found.high:.1%}"
        return [self.title, name, str(found.games), f"{found.share:.1%}", interval, f"{self.target:.0%}", verdict]


def at_a_tenth(name: str) -> Entrant:
    level = LEVELS.get(name)
    return Entrant(Named(name), level.budget.times(TENTH) if level else None)


def levels(games: int) -> list[Match]:
    ladder = list(LEVELS)
    return [
        Match(f"{strong} against {weak}", game, at_a_tenth(strong), at_a_tenth(weak), games, 0.65)
        for game in GAMES
        for weak, strong in pairwise(ladder)
    ]


def against_random(games: int) -> list[Match]:
    return [
        Match("captain against random", game, at_a_tenth("captain"), at_a_tenth("random"), games, 0.99)
        for game in GAMES
    ]


def against_open_spiel(games: int) -> list[Match]:
    tables: tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...] = (
        ("battle", "MCTS", ()),
        ("cartagena", "MCTS", (("variant", "tortuga"),)),
        ("tortuga", "ISMCTS", ()),
        ("cartagena", "ISMCTS", (("variant", "jamaica"),)),
    )
    ours = Entrant(Named("captain"), Budget(seconds=0.02))
    return [
        Match(
            f"captain, 20 ms, against OpenSpiel's {search}, 200 ms",
            game,
            ours,
            Entrant(FromOpenSpiel(options), Budget(seconds=0.2)),
            games,
            0.8,
            options,
        )
        for game, search, options in tables
    ]


def judges(games: int) -> list[Match]:
    budget = Budget(seconds=0.05)
    return [
        Match(
            "learned judge against one by hand",
            game,
            Entrant(Named("captain"), budget),
            Entrant(ByHand(), budget),
            games,
            0.6,
        )
        for game in GAMES
    ]


SECTIONS: dict[str, tuple[str, Callable[[int], list[Match]], int]] = {
    "levels": ("each level against the next weaker, at a tenth of the default time", levels, 200),
    "random": ("the strongest, at a tenth of its default time, against random play", against_random, 200),
    "openspiel": ("the strongest against OpenSpiel's searches with ten times the time", against_open_spiel, 100),
    "judges": ("the learned judge against the one made by hand, 50 ms each", judges, 400),
}
HEADER = ("match", "table", "games", "won", "95 % interval", "to reach", "")


def run(name: str, game: str, games: int | None, workers: int) -> None:
    heading, matches, enough = SECTIONS[name]
    rows = []
    for match in matches(games or enough):
        if match.game == game:
            rows.append(match.play(workers))
            print(" | ".join(rows[-1]), file=sys.stderr, flush=True)
    conditions = (
        f"`python -m bench.bots {name} --game {game} --workers {workers}`, {date.today()}, {cpu_model()}, "
        f"Python {platform.python_version()}, Numba {version('numba')}, OpenSpiel {version('open-spiel')}; "
        f"two seats, rotated with the same luck; {workers} games at a time."
    )
    body = f"{conditions}\n\n{table(HEADER, rows)}"
    print(body)
    if games is None:
        write_section(f"{GAMES[game].title}: {heading}", body)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("section", nargs="?", choices=SECTIONS, help="by default all")
    parser.add_argument("--game", choices=GAMES, help="by default all")
    parser.add_argument("--games", type=int, help="fewer games than it takes, printed only: to try the bench itself")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    for name in [chosen.section] if chosen.section else SECTIONS:
        for game in [chosen.game] if chosen.game else GAMES:
            run(name, game, chosen.games, chosen.workers)


if __name__ == "__main__":
    main()
