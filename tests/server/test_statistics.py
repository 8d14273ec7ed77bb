"""Statistics of many finished matches: chance against expectation, and one's own results."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import numpy as np
import pytest
from scipy import stats

from brethren.bots import Choice
from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.review import draws
from brethren.review.odds import summary, survival, tally
from brethren.review.results import statistics
from brethren.server.bus import Alone
from brethren.server.connection import Connection
from brethren.server.jobs import AnyJob, Question
from brethren.server.leases import Leases
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.store import NEVER
from brethren.server.thinkers import Thinkers
from brethren.server.work import work_on
from brethren.table import view
from brethren.table.record import game_of, read, replay
from brethren.table.seating import Chair, Person
from brethren.table.view import FinishedMatch
from brethren.wire.chance import ChanceKind
from brethren.wire.records import Deal, MatchRecord
from brethren.wire.table import Result
from brethren.wire.tables import NewTable
from brethren.wire.vocabulary import Level
from tests.server.server_process import Guest, Player, ServerProcess, sit
from tests.table.match_driver import whole
from tests.table.matches import FOLDER

RECORDS = sorted(FOLDER.glob("*.json"))


def added(tallies: list[dict[str, float]]) -> dict[str, float]:
    return {name: sum(one.get(name, 0.0) for one in tallies) for name in {name for one in tallies for name in one}}


def kind(tallies: dict[str, float], game: str, verb: str) -> ChanceKind:
    return next(one for one in summary(tallies).kinds if (one.game, one.verb) == (game, verb))


# Chance


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_draw_is_counted_and_expected(path: Path) -> None:
    record = read(path.read_bytes())
    counted = summary(tally(record))
    assert counted.matches == 1
    drawn = sum(seat == CHANCE for seat, _ in record.log) + record.lots
    assert sum(one.draws for one in counted.kinds) == drawn
    for one in counted.kinds:
        assert sum(outcome.expected for outcome in one.outcomes) == pytest.approx(one.draws)
    found = {(one.verb, each.what): each for one in counted.kinds for each in one.outcomes}
    for draw in draws(game_of(record), list(replay(record))):
        each = found[draw.verb, draw.what]
        assert each.seen == draw.seen
        assert each.expected == pytest.approx(draw.expected)


def test_what_was_taken_over_from_another_match_is_not_counted_again() -> None:
    record = read((FOLDER / "battle-single.json").read_bytes())
    given = msgspec.structs.replace(record, given=len(record.log), lots=False)
    assert tally(given) == {"matches/battle": 1}
    assert tally(msgspec.structs.replace(record, deal=Deal("t", {}))) == {}


def play(dice: random.Random, weigh: Callable[[int, int], float] = lambda action, weight: weight) -> MatchRecord:
    """A battle at random, with chance as it is weighed here."""
    game = GAMES["battle"]
    state, log = game.start(2), []
    while deciding := game.deciding(state):
        if deciding == (CHANCE,):
            possible = game.legal(state, CHANCE)
            weights = [weigh(action, weight) for action, weight in zip(possible, game.weights(state), strict=True)]
            seat, action = CHANCE, dice.choices(possible, weights)[0]
        else:
            seat = deciding[0]
            action = dice.choice(game.legal(state, seat))
        log.append((seat, action))
        state = game.play(state, seat, action)
    return MatchRecord(
        "t", "battle", game.version, 2, {}, ["", ""], [None, None], 0.0, "", [None, None], "", False, log, [], ""
    )


def test_honest_chance_strays_as_far_as_it_should_though_the_sea_gets_emptier() -> None:
    """The probabilities of many servers with few matches each are spread evenly from 0 to 1."""
    dice = random.Random(7)
    servers = [added([tally(play(dice)) for _ in range(8)]) for _ in range(50)]
    found = [kind(one, "battle", "reveal").probability or 0.0 for one in servers]
    assert stats.kstest(found, "uniform").pvalue > 0.01


def test_a_loaded_sea_is_found_out() -> None:
    dice = random.Random(7)
    loaded = [tally(play(dice, lambda action, weight: weight * (1.5 if action == 5 else 1))) for _ in range(200)]
    assert (kind(added(loaded), "battle", "reveal").probability or 0) < 1e-4


def test_too_few_draws_say_nothing() -> None:
    assert kind(tally(play(random.Random(1))), "battle", "reveal").probability is None
    assert summary({}).kinds == []


@pytest.mark.parametrize("freedom", range(1, 12))
def test_survival(freedom: int) -> None:
    for chi_squared in (0.0, 0.3, 2.0, 11.0, 60.0, 900.0):
        assert survival(chi_squared, freedom) == pytest.approx(stats.chi2.sf(chi_squared, freedom))


# One's own matches

WON = Result([0], "sunk")


def a_match(*players: str, result: Result = WON, **more: Any) -> tuple[str, bytes]:
    """People by their names, bots by their levels; people who are away in brackets."""
    chairs = [
        Chair(name, bot=cast(Level, name)) if name in get_args(Level)
        else Chair(name, person=name.strip("()"), standin="mate" if name[0] == "(" else None)
        for name in players
    ]  # fmt: skip
    usual = FinishedMatch("battle", "ann", [*chairs], 600.0, 0.0, result, [20, 21, 22])
    return "t", msgspec.json.encode(msgspec.structs.replace(usual, **more))


def test_results_by_game_and_opponent() -> None:
    found = whole(
        statistics(
            "ann",
            [
                a_match("ann", "mate"),
                a_match("ann", "mate", result=Result([1], "sunk"), updated=1200.0),
                a_match("ann", "ben", result=Result([0, 1], "sunk")),
                a_match("random", "ann", "gunner", result=Result([1], "treasure"), game="tortuga"),
                a_match("ann", "mate", result=Result([], "stopped")),
                a_match("(ann)", "mate"),
                a_match("ann", "mate", again=True),
                a_match("ann", "ann"),
                a_match("ben", "mate"),
                ("t", None),
            ],
        )
    )
    standings = {(one.game, one.opponents): (one.played, one.won, one.shared, one.par) for one in found.standings}
    assert standings == {
        ("battle", "mate"): (2, 1, 0, 1.0),
        ("battle", "people"): (1, 0, 1, 0.5),
        ("tortuga", "gunner"): (1, 1, 0, pytest.approx(1 / 3)),
    }
    assert (found.played, found.stopped, found.minutes) == (4, 2, 50.0)
    lengths = {one.game: (one.minutes, one.decisions, one.counts) for one in found.lengths}
    assert lengths == {
        "battle": (10.0, 20, [0, 0, 2, 0, 1, 0, 0, 0, 0]),
        "tortuga": (10.0, 21, [0, 0, 1, 0, 0, 0, 0, 0, 0]),
    }
    assert found.recent[0].result == "lost"
    assert sorted(one.result for one in found.recent) == ["lost", "shared", "stopped", "stopped", "won", "won"]


def test_others_get_their_turn_after_each_match() -> None:
    assert len([*statistics("ann", [a_match("ann", "mate")] * 1000)]) == 1000


# From the last move to the counts


async def here(job: AnyJob) -> Any:
    """What has to be thought about, at random and at once."""
    if isinstance(job, Question):
        game = GAMES[job.game]
        sight = np.frombuffer(bytearray(job.view), game.record.dtype)
        return Choice(game.legal(sight, job.seat)[0])
    return work_on(job)


async def until(enough: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await enough():
            await asyncio.sleep(0.02)


def test_a_match_counts_when_it_is_over_also_if_the_server_died_just_then(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Sqlite(tmp_path / "brethren.db", "OFF")
        services = Services(store, Alone(), Thinkers(here, 1), Settings(bot_pace=0.0), Readiness())
        registry = TableRegistry(services)
        new = NewTable("battle", 2, seat=None, bots={"0": "random", "1": "random"}, auto=True)
        table = await registry.founding.table(Person("ann", "Ann", "anchor"), new)
        live = await registry.open(table)
        live.connect(Connection(Person("eve", "Eve", "anchor"), None, lambda held, message: True, lambda: None), None)
        while live.match.stage != "over":
            assert await store.tallies() == {}
        await until(lambda: retired(store))
        tallies = await store.tallies()
        assert tallies == tally(view.record(live.match))
        assert await store.claim(NEVER, NEVER, 1) == []

        with closing(sqlite3.connect(tmp_path / "brethren.db")) as database:
            database.executescript(f"DELETE FROM finished; DELETE FROM tally; INSERT INTO lease VALUES ('{table}', 0)")
        registry.close()
        again = TableRegistry(services)
        await Leases(again).resume_all()
        await until(lambda: retired(store))
        assert await store.tallies() == tallies
        again.close()
        await store.close()

    async def retired(store: Sqlite) -> bool:
        return (await store.tables_of("ann", 1))[0][1] is not None

    asyncio.run(scenario())


def test_over_the_wire(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            before = (await eve.ask("GET", "/api/chance"))["matches"]
            table = await ann.make("battle")
            await sit(ben, table, 1)
            end = (await asyncio.gather(Player(ann, table).play(), Player(ben, table).play()))[0]
            await until(lambda: found_by(ann))
            assert (await eve.ask("GET", "/api/chance"))["matches"] > before
            for seat, guest in enumerate((ann, ben)):
                [mine] = (await guest.ask("GET", "/api/statistics"))["recent"]
                assert mine["table"] == table
                assert (mine["result"] == "lost") == (seat not in end["result"]["winners"])
            assert (await eve.ask("GET", "/api/statistics"))["recent"] == []

    async def found_by(guest: Guest) -> bool:
        return bool((await guest.ask("GET", "/api/statistics"))["played"])

    asyncio.run(scenario())
