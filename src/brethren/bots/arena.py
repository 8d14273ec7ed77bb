"""Bots against bots: each deal is played once with every fair line-up, and always with the same luck."""

import hashlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from random import Random
from threading import Thread
from typing import Any

from brethren.bots.bot import Bot, Budget
from brethren.game import CHANCE, Game, State
from brethren.games import GAMES

Lineup = tuple[str, ...]
"""The bot on each seat."""


@dataclass(frozen=True)
class Entrant:
    """A bot in a contest: anything picklable that makes it, and its time (None: its own budget)."""

    make: Callable[[Game], Bot]
    budget: Budget | None = None


@dataclass(frozen=True)
class Contest:
    """What all games have in common. It travels to the processes that play them."""

    game: str
    seats: int
    options: Mapping[str, Any]
    entrants: Mapping[str, Entrant]
    lineups: Sequence[Lineup]
    seed: int


@dataclass(frozen=True)
class GameResult:
    """One game that is over; for each seat how often it had a choice, and how long it thought in all."""

    deal: int
    lineup: Lineup
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def fair_lineups(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Every combination of as many bots as there are seats; if there are too few bots, they fill the seats in turn.
    Each line-up is rotated: a and b on three seats are aba and bab. So every bot has every seat equally often."""
    lineups = [
        tuple(chosen[(first + seat) % len(chosen)] for seat in range(seats))
        for chosen in combinations(bots, min(len(bots), seats))
        for first in range(len(chosen))
    ]
    return [lineup for lineup in dict.fromkeys(lineups) if len(set(lineup)) > 1]


def compete(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    entrants: Mapping[str, Entrant],
    deals: int,
    seed: int,
    workers: int | None = None,
    *,
    lineups: Sequence[Lineup] | None = None,
    ray: str | None = None,
) -> Generator[GameResult]:
    """Play a number of deals with each line-up. Workers are processes (None: one for each processor), here or through
    Ray at this address.

    Games come as they end, in any order; whatever the workers, a seed gives the same games if budgets are in
    simulations. Close the generator to stop early.
    """
    lineups = fair_lineups(tuple(entrants), seats) if lineups is None else lineups
    contest = Contest(game.key, seats, options, entrants, lineups, seed)
    numbers = range(deals * len(lineups))
    if ray is not None:
        yield from _through_ray(contest, numbers, workers, ray)
    elif workers == 1:
        yield from map(ContestRunner(contest).play, numbers)
    else:
        yield from _in_processes(contest, numbers, workers)


def _in_processes(contest: Contest, numbers: range, workers: int | None) -> Iterator[GameResult]:
    """Processes, not threads: bots written in Python must not wait for each other while their clocks run."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin, (contest,))
    try:
        with _deaf_to_ctrl_c():
            games = [pool.submit(_play, number) for number in numbers]
        for game in as_completed(games):
            yield game.result()
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that start now ignore the signal; their parent gets it later and ends them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_runner: "ContestRunner"
"""The state of a worker process."""


def _begin(contest: Contest) -> None:
    """Begin a worker process. It ends when its parent does."""
    global _runner
    Thread(target=_leave_with_parent, daemon=True).start()
    _runner = ContestRunner(contest)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def _play(number: int) -> GameResult:
    return _runner.play(number)


def _through_ray(contest: Contest, numbers: range, workers: int | None, address: str) -> Iterator[GameResult]:
    """Each worker has a processor; with more workers than processors in the cluster some would never start."""
    ray: Any = import_module("ray")
    try:
        ray.init(address, log_to_driver=False, logging_level="warning")
    except (ConnectionError, ValueError) as error:
        raise ConnectionError(f"Ray cannot be reached at {address!r}: {error}") from error
    try:
        processors = int(ray.cluster_resources()["CPU"])
        runner = ray.remote(num_cpus=1)(ContestRunner)
        runners = [runner.remote(contest) for _ in range(min(workers or processors, processors))]
        yield from ray.util.ActorPool(runners).map_unordered(lambda runner, number: runner.play.remote(number), numbers)
    finally:
        ray.shutdown()


class ContestRunner:
    """Plays the games of a contest, one after another."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = GAMES[contest.game]
        self.bots = {name: entrant.make(self.game) for name, entrant in contest.entrants.items()}

    def play(self, number: int) -> GameResult:
        """The game of this number: of each deal all line-ups, then the next deal."""
        deal, place = divmod(number, len(self.contest.lineups))
        lineup = self.contest.lineups[place]
        players = [self._player(name, (deal, place, seat)) for seat, name in enumerate(lineup)]
        luck = ChanceStreams(self.game, self.contest.seed, deal)
        state = self.game.start(self.contest.seats, **self.contest.options)
        while deciding := self.game.deciding(state):
            if deciding == (CHANCE,):
                state = self.game.play(state, CHANCE, luck.draw(state))
            else:
                state = self._decide(state, deciding, players)
        decisions, seconds = zip(*((player.decisions, player.seconds) for player in players), strict=True)
        return GameResult(deal, lineup, self.game.winners(state), decisions, seconds)

    def _player(self, name: str, place: tuple[int, ...]) -> "SeatedBot":
        bot = self.bots[name]
        budget = self.contest.entrants[name].budget or bot.budget
        return SeatedBot(self.game, bot, budget, place[-1], (self.contest.seed, *place))

    def _decide(self, state: State, deciding: Sequence[int], players: Sequence["SeatedBot"]) -> State:
        """Seats that decide at the same time don't see each other's decision."""
        views = {seat: self.game.view(state, seat) for seat in deciding}
        for seat, view in views.items():
            state = self.game.play(state, seat, players[seat].decide(view))
        return state


class SeatedBot:
    """A bot on a seat, and its clock."""

    def __init__(self, game: Game, bot: Bot, budget: Budget, seat: int, key: tuple[int, ...]) -> None:
        self.game, self.bot, self.budget, self.seat, self.key = game, bot, budget, seat, key
        self.decisions, self.seconds = 0, 0.0

    def decide(self, view: State) -> int:
        """The bot's choice. With a single legal action it isn't asked."""
        legal = self.game.legal(view, self.seat)
        if len(legal) == 1:
            return legal[0]
        seed = _seed(*self.key, self.decisions)
        begun = time.perf_counter()
        choice = self.bot.choose(view, self.seat, self.budget, seed)
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        return choice.action


def _seed(*key: int | str) -> int:
    """A seed of 63 bits for this key."""
    return int.from_bytes(hashlib.blake2b(repr(key).encode(), digest_size=8).digest()) >> 1


class ChanceStreams:
    """The chance events of a deal. Each kind of event has a random stream of its own for each seat. So when decisions
    differ, an extra throw of one seat doesn't shift the throws of another, nor any draw."""

    def __init__(self, game: Game, seed: int, deal: int) -> None:
        self.game, self.key = game, (seed, deal)
        self.streams: dict[str, Random] = {}

    def draw(self, state: State) -> int:
        """What chance does now."""
        legal = self.game.legal(state, CHANCE)
        words = self.game.describe(state, CHANCE, legal[0])
        stream = self._stream(f"{words['verb']} {words.get('seat')}")
        return stream.choices(legal, self.game.weights(state))[0]

    def _stream(self, kind: str) -> Random:
        if kind not in self.streams:
            self.streams[kind] = Random(_seed(*self.key, kind))
        return self.streams[kind]
