"""Games in the middle: played without a browser up to a moment, and stored where the server finds them."""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec

from brethren.game import CHANCE, Json
from brethren.server.sqlite import Sqlite
from brethren.server.store import Row, stored
from brethren.table import gate
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from brethren.table.seating import Person
from tests.records.record import Taste
from tests.server.server_process import ServerProcess
from tests.table.match_driver import MatchDriver
from tests.web.browser_player import BrowserPlayer

NAMES = ("Ann", "Bob", "Cat")
MAX_GAMES = 2_000


def played(people: list[Person], game: str, options: Json, taste: Taste, seed: int) -> Iterator[MatchDriver]:
    """The driver before each decision of a game, and at its end."""
    driver, dice = MatchDriver.of(game, len(people), people[0], options=options), random.Random(seed)
    for seat, person in enumerate(people):
        driver.do(person, "sit", seat=seat, name=NAMES[seat])
    driver.do(people[0], "luck", luck=f"{seed:032x}")
    driver.do(people[0], "start")
    yield driver
    while driver.match.deciding:
        seat = dice.choice(driver.match.deciding)
        offered, state = choices(driver.match, seat), driver.match.state
        assert state is not None
        (action,) = dice.choices(list(offered), [taste(state, words) for words in offered.values()])
        driver.add(*gate.play(driver.match, seat, action, driver.now))
        yield driver


def choices(match: Match, seat: int) -> dict[int, Json]:
    """What this seat can do now, in words."""
    assert seat != CHANCE
    assert match.state is not None
    return match.game.described(match.state, seat) if seat in match.deciding else {}


def moment(
    people: list[Person], game: str, options: Json, taste: Taste, is_it: Callable[[Match], bool], seed: int = 0
) -> list[AnyEntry]:
    """The log of the first game, from this seed on, that comes to such a moment, up to there."""
    for number in range(seed, seed + MAX_GAMES):
        for driver in played(people, game, options, taste, number):
            if is_it(driver.match):
                return driver.entries
    raise AssertionError("there is no such moment")


class Shore:
    """Where tables are set up for players of one server."""

    def __init__(self, service: ServerProcess) -> None:
        self.service = service

    def person(self, player: BrowserPlayer) -> Person:
        """Who this is to the server. It tells nobody; its log has it."""
        player.page.request.get(f"{player.url}/api/me")
        made = player.page.request.post(f"{player.url}/api/tables", data={"game": "battle", "seats": 2}).json()
        return Person(self.service.entries(made["table"])[0]["by"], "Sailor", "parrot")

    def table(self, entries: list[AnyEntry]) -> str:
        """A new table with this log."""
        table = secrets.token_urlsafe(12)
        rows = [Row(table, number, msgspec.json.encode(entry)) for number, entry in enumerate(entries, 1)]
        # The browser has a loop of its own in this thread.
        with ThreadPoolExecutor(1) as apart:
            apart.submit(asyncio.run, self._store(rows)).result()
        return table

    async def _store(self, rows: list[Row]) -> None:
        store = Sqlite(self.service.data / "brethren.db", "NORMAL")
        try:
            await stored(store, *rows)
        finally:
            await store.close()
