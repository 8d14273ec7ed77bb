"""Making tables: new ones, rematches, and finished matches played again."""

import base64
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from brethren.game import CHANCE, Game
from brethren.games import GAMES
from brethren.server.clock import now
from brethren.server.slices import in_slices
from brethren.server.store import Conflict, Row, Store, stored
from brethren.server.voyages.day import LEVEL, Day, seats_of
from brethren.table import deal, gate, log, view
from brethren.table.log import AnyEntry
from brethren.table.luck import commitment
from brethren.table.match import Match
from brethren.table.record import replay
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.wire.deals import Fork, SameDeal
from brethren.wire.records import Deal
from brethren.wire.tables import NewTable
from brethren.wire.vocabulary import Level

_encode = msgspec.json.Encoder().encode


def game_called(key: str) -> Game:
    if key not in GAMES:
        raise Refused("no such game", f"games are {', '.join(GAMES)}")
    return GAMES[key]


class Founding:
    def __init__(self, store: Store, founded: Callable[[str, list[AnyEntry]], Awaitable[None]]) -> None:
        self._store, self._founded = store, founded

    async def table(self, person: Person, new: NewTable) -> str:
        game = game_called(new.game)
        gate.check_options(game, new.seats, new.options)
        seats = range(new.seats)
        bots = {seat: new.bots[str(seat)] for seat in seats if str(seat) in new.bots}
        if len(bots) != len(new.bots) or new.seat in bots or (new.seat is not None and new.seat not in seats):
            raise Refused("seats", f"seats are 0 to {new.seats - 1}, each for one player")
        created = _created(
            person, game, seats=new.seats, options=new.options, lots=new.lots, clock=new.clock, watchers=new.watchers,
            public=new.public, auto=new.auto, **_secret(),
        )  # fmt: skip
        sat = [] if new.seat is None else [_sat(created, new.seat, person)]
        return await self._found([created, *sat, *(_placed(created, seat, level) for seat, level in bots.items())])

    async def rematch(self, match: Match, person: Person) -> str:
        """The same people and bots, on the same seats. The first player to ask makes the table, through any server; so
        its name follows from the match."""
        options = {name: value for name, value in match.options.items() if name != "start" or not match.lots}
        game = GAMES[match.game.key]
        gate.check_options(game, match.seats, options)
        created = _created(
            person, game, seats=match.seats, options=options, lots=match.lots, clock=match.clocks.limits,
            watchers=match.watchers, public=match.public, auto=True, **_secret(),
        )  # fmt: skip
        entries: list[AnyEntry] = [created]
        for seat, chair in enumerate(match.seating.chairs):
            if chair and chair.bot:
                entries.append(_placed(created, seat, chair.bot))
            elif chair:
                entries.append(_sat(created, seat, Person(chair.person, chair.name, chair.avatar or "anchor")))
        table = _rematch_name(match)
        try:
            return await self._found(entries, table)
        except Conflict:
            return table

    async def fork(self, match: Match, person: Person, fork: Fork) -> str:
        """A table that goes on from before this step, with bots on all other seats."""
        steps = view.record(match).log
        if fork.step > len(steps) or fork.seat >= match.seats:
            raise Refused("no such moment", "that match has no such step, or no such seat")
        created = _created(
            person, match.game, seats=match.seats, options=match.options, lots=False, auto=True,
            given=tuple(steps[: fork.step - 1]), **_secret(),
        )  # fmt: skip
        entries: list[AnyEntry] = [created]
        for seat in range(match.seats):
            entries.append(_sat(created, seat, person) if seat == fork.seat else _placed(created, seat, fork.level))
        return await self._found(entries)

    async def same_deal(self, match: Match, person: Person, wanted: SameDeal) -> str:
        """A table with the luck of this finished match."""
        if wanted.seat >= match.seats:
            raise Refused("no such seat", f"this table has seats 0 to {match.seats - 1}", seat=wanted.seat)
        first = match.created
        created = _created(
            person, match.game, seats=match.seats, options=match.options, lots=False, auto=True, given=first.given,
            secret=first.secret, commitment=first.commitment, deal=first.deal or await _deal_of(match),
            lucks=tuple(match.contributions()),
        )  # fmt: skip
        entries: list[AnyEntry] = [created]
        for seat, chair in enumerate(match.seating.chairs):
            if seat != wanted.seat:
                entries.append(_placed(created, seat, (chair and chair.bot) or wanted.level))
            elif not wanted.friend:
                entries.append(_sat(created, seat, person))
        return await self._found(entries)

    async def voyage(self, person: Person, day: Day, game: Game, secret: str, table: str = "") -> str:
        """A table with the luck of the day. The same name gives the same table, through any server."""
        seats = seats_of(game)
        created = _created(
            person, game, seats=seats, options={}, lots=True, watchers=False, auto=True, secret=secret,
            commitment=commitment(secret), deal=Deal(day.luck, {}), lucks=(None,) * seats, voyage=day.name,
        )  # fmt: skip
        bots = [_placed(created, seat, LEVEL) for seat in range(1, seats)]
        try:
            return await self._found([created, _sat(created, 0, person), *bots], table)
        except Conflict:
            return table

    async def _found(self, entries: list[AnyEntry], table: str = "") -> str:
        table = table or secrets.token_urlsafe(12)
        rows = []
        for number, entry in enumerate(entries, 1):
            rows.append(Row(table, number, _encode(entry), log.joins(entry), _deal_key(entry)))
        await stored(self._store, *rows)
        await self._founded(table, entries)
        return table


def _sat(created: log.Created, seat: int, person: Person) -> log.Sat:
    return log.Sat(created.at, person.id, "", seat, person.name, person.avatar)


def _placed(created: log.Created, seat: int, level: Level) -> log.BotPlaced:
    return log.BotPlaced(created.at, created.by, "", seat, level)


def _created(person: Person, game: Game, **settings: Any) -> log.Created:
    return log.Created(now(), person.id, game=game.key, rules=game.version, **settings)


def _secret() -> dict[str, str]:
    """A new secret, and the commitment that binds the server to it."""
    secret = secrets.token_hex(32)
    return {"secret": secret, "commitment": commitment(secret)}


async def _deal_of(match: Match) -> Deal:
    record = view.record(match)
    drawn = (step.before for step in replay(record) if step.seat == CHANCE and step.number > record.given)
    return Deal(match.table, await in_slices(deal.rows(match.game, drawn)))


def _deal_key(entry: AnyEntry) -> str:
    """Voyages have a table of results of their own."""
    is_dealt = isinstance(entry, log.Created) and entry.deal and not entry.voyage
    return deal.key(entry.secret) if isinstance(entry, log.Created) and is_dealt else ""


def _rematch_name(match: Match) -> str:
    """Every server finds the same name. Nobody can find it from the record, which shows the secret, since people's ids
    are never shown. Tables of one deal share a secret but not their rematches."""
    people = (chair.person if chair else "" for chair in match.seating.chairs)
    text = ":".join(("rematch", match.table, match.seating.host, *people))
    return base64.urlsafe_b64encode(
        hmac.new(bytes.fromhex(match.created.secret), text.encode(), "sha256").digest()[:12]
    ).decode()
