"""Daily voyages as people ask for them: today's, their own, and yesterday's results."""

import secrets
from typing import cast

import msgspec
from msgspec import Struct

from brethren.games import GAMES
from brethren.server.clock import now
from brethren.server.registry import TableRegistry
from brethren.server.settings import Settings
from brethren.server.voyages.day import LEVEL, Day, seats_of
from brethren.server.voyages.store import Begun, JudgedVoyage
from brethren.table.luck import commitment
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.table.seating import Chair, Person
from brethren.wire.vocabulary import Avatar
from brethren.wire.voyages import Voyage, VoyageResult, VoyageResults

SEAT = 0
"""Of the person; bots take the others."""
MAX_LISTED = 50


class Sailor(Struct, frozen=True):
    """A person under the name that they had at the table."""

    name: str
    avatar: Avatar | None


_decode = msgspec.json.Decoder(Sailor).decode


def sailor(match: Match) -> bytes:
    chair = cast(Chair, match.seating.chairs[SEAT])
    return msgspec.json.encode(Sailor(chair.name, chair.avatar))


def is_sealed(match: Match) -> bool:
    """Whether the luck of this voyage is still secret: it is, until the end of its day."""
    return bool(match.created.voyage) and now() < Day.called(match.created.voyage).sealed_until


def check_unsealed(match: Match) -> None:
    if is_sealed(match):
        raise Refused("sealed", "the luck of this voyage stays sealed until its day is over")


def games_of(settings: Settings) -> tuple[str, ...]:
    """ValueError if there is no such game."""
    games = tuple(GAMES) if settings.voyages is None else settings.voyages
    if unknown := set(games) - set(GAMES):
        raise ValueError(f"BRETHREN_VOYAGES: there is no game {', '.join(sorted(unknown))}")
    return games


class Voyages:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store = registry, registry.services.store
        self._games = games_of(registry.services.settings)
        self._key = b""

    def today(self) -> Day:
        if not self._games:
            raise Refused("not found", "this server has no daily voyages")
        return Day.at(now())

    async def look(self, person: str) -> Voyage:
        today = self.today()
        game = today.game(self._games)
        begun = await self._store.voyage_of(today.name, person)
        return Voyage(
            day=today.name,
            game=game.key,
            seats=seats_of(game),
            level=LEVEL,
            until=today.end,
            commitment=commitment(await self._secret(today)),
            sailed=await self._store.count_voyages(today.name),
            table=begun.table if begun else None,
            over=begun is not None and await self._is_over(begun),
            accuracy=begun.accuracy if begun else None,
            yesterday=await self._results(today.before(1), person),
        )

    async def begin(self, person: Person) -> str:
        """A table for today: the one that counts as long as that is not over, then others."""
        today, found = self.today(), self._registry.founding.voyage
        game, secret = today.game(self._games), await self._secret(today)
        begun = await self._store.voyage_of(today.name, person.id)
        if begun and await self._is_over(begun):
            return await found(person, today, game, secret)
        table = await self._store.begin_voyage(today.name, person.id, secrets.token_urlsafe(12))
        if not await self._is_founded(table):
            await found(person, today, game, secret, table)
        return table

    def require_ready(self) -> None:
        self._registry.services.readiness.require(self.today().game(self._games).key)

    async def _is_over(self, begun: Begun) -> bool:
        if begun.accuracy is not None:
            return True
        is_founded = await self._is_founded(begun.table)
        return is_founded and (await self._registry.open(begun.table)).match.stage == "over"

    async def _is_founded(self, table: str) -> bool:
        """A server that stopped in between has stored which table counts, but not the table itself."""
        return (await self._store.numbers([table])) != [0]

    async def _results(self, day: Day, person: str) -> VoyageResults:
        found = [_result(one, person) for one in await self._store.voyages(day.name, person, MAX_LISTED)]
        return VoyageResults(
            day=day.name,
            game=day.game(self._games).key,
            sailed=await self._store.count_voyages(day.name),
            best=found[:MAX_LISTED],
            mine=next((one for one in found if one.mine), None),
        )

    async def _secret(self, day: Day) -> str:
        """The secret of a day, from the key of this installation, which every server has."""
        self._key = self._key or await self._store.secret("voyage", secrets.token_bytes(32))
        return day.secret(self._key)


def _result(sailed: JudgedVoyage, person: str) -> VoyageResult:
    who = _decode(sailed.body)
    return VoyageResult(sailed.place, who.name, who.avatar, sailed.accuracy, sailed.person == person)
