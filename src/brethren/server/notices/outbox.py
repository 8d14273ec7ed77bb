"""The outbox: notices are stored in the transaction of the move they tell of. A courier for each channel sends them."""

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any

from prometheus_client import Gauge

from brethren.server.bus import HEARTBEAT, Bus, Notice
from brethren.server.clock import now
from brethren.server.notices.beside import Beside, beside
from brethren.server.notices.channel import Channel
from brethren.server.notices.courier import Courier, Look
from brethren.server.notices.covering import Covering
from brethren.server.notices.store import ChannelName, Kind, Owed
from brethren.server.notices.turns import away_until, beginning, is_news, taken_back
from brethren.server.store import Store, Unavailable
from brethren.table import log
from brethren.table.gate import Admitted
from brethren.table.match import Match

TOPIC = "subscribers"
MAX_DOUBLED = 10
RECEIVERS = Gauge("brethren_notice_receivers", "People and tables for which notices are wanted")


class Outbox:
    def __init__(
        self,
        store: Store,
        channels: Sequence[Channel],
        look: Look,
        bus: Bus,
        seen_after: float,
        mail_after: float,
        key: str | None,
    ) -> None:
        """`seen_after`, `mail_after`: seconds. `key`: for web push; None if this server sends none."""
        self.key = key
        self._store, self._bus, self._seen_after, self._mail_after = store, bus, seen_after, mail_after
        self._couriers = {
            each.name: Courier(store, each, look, bus.server, seen_after + self._delay(each.name)) for each in channels
        }
        self._covering = Covering(seen_after, {each.name for each in channels if not each.gathers} - {"table"})
        self._wanted: Mapping[str, Sequence[ChannelName]] = {}
        """By which channels each receiver wants notices."""
        self._news = asyncio.Event()
        RECEIVERS.set_function(lambda: len(self._wanted))

    def owed(self, match: Match, admitted: Admitted, here: Callable[[], AbstractSet[str]]) -> list[Owed]:
        """What will be owed when this entry is stored. Those who are here have seen it, if they are here a little
        later still: a phone that was just put away seems to be here for a while."""
        if not self._wanted:
            return []
        if isinstance(admitted.entry, log.Reminded):
            return self._reminder(match, admitted.entry.seat)
        if told := beside(match, admitted.entry):
            return self._beside(told, here())
        at, number = now(), match.number + 1
        people = [each for each in beginning(match, admitted) if each in self._wanted]
        owed = self._turns(match, people, here(), at) if people else []
        if match.table in self._wanted and is_news(match, admitted):
            # Its players may be here or play on at once, so it's no news for others.
            owed += self.to(match.table, match.table, number, at + self._seen_after)
        return owed

    def _turns(self, match: Match, people: Sequence[str], here: AbstractSet[str], at: float) -> list[Owed]:
        owed: list[Owed] = []
        for person in people:
            pause = self._seen_after if person in here else 0.0
            due, away = at + max(pause, self._doubled(taken_back(match, person))), away_until(match, person)
            if at < due >= away and self._is_covered(person, match.table, at):
                continue
            owed += self.to(person, match.table, match.number + 1, max(due, away))
        return owed

    def _is_covered(self, person: str, table: str, at: float) -> bool:
        """Whether this person, who is here, needs no new notice."""
        return all(self._covering.covers((person, table, channel), at) for channel in self._wanted[person])

    def _beside(self, told: Beside, here: AbstractSet[str]) -> list[Owed]:
        owed: list[Owed] = []
        for person in told.people:
            pause = self._seen_after if person in here else 0.0
            owed += self.to(person, told.table, told.number, now() + max(pause, self._doubled(told.again)), told.kind)
        return owed

    def _doubled(self, again: int) -> float:
        """Seconds until something is told that was so often undone before. Nobody can make others' devices ring again
        and again by doing and undoing the same."""
        return self._seen_after * (1 << min(again - 1, MAX_DOUBLED)) if again else 0.0

    def _reminder(self, match: Match, seat: int) -> list[Owed]:
        chair, decision = match.seating.chairs[seat], match.clocks.decisions[seat]
        return self.to(chair.person if chair else "", match.table, decision.number, now(), "reminder")

    def to(self, receiver: str, table: str, number: int, due: float, kind: Kind = "turn") -> list[Owed]:
        """A notice for each channel by which this person, or those who follow this table, want them."""
        return [
            Owed(new_id(), receiver, table, number, due + self._delay(each, kind), self._bus.server, each, kind)
            for each in self._wanted.get(receiver, ())
        ]

    def _delay(self, channel: ChannelName, kind: Kind = "turn") -> float:
        """E-mails are for those who don't come by themselves. A reminder has no time for that."""
        return self._mail_after if channel == "mail" and kind != "reminder" else 0.0

    def wake(self, owed: Sequence[Owed]) -> None:
        """Wake the couriers: these notices have been stored."""
        self._covering.add(owed, now())
        for channel in {each.channel for each in owed}:
            self._couriers[channel].wake()

    def begun_elsewhere(self, match: Match) -> None:
        """Note that another server has stored the latest entry of this match, with its notices."""
        for seat, decision in match.clocks.decisions.items():
            if decision.number == match.number and (chair := match.seating.chairs[seat]):
                self._covering.forget(chair.person, match.table)

    async def changed(self) -> None:
        """Note that a person has changed which notices they want."""
        await self.refresh()
        self._bus.tell(TOPIC, Notice(self._bus.server))

    async def refresh(self) -> None:
        """Find out who wants notices."""
        wanted: dict[str, list[ChannelName]] = {}
        for receiver, channel in await self._store.subscribers():
            if channel in self._couriers:
                wanted.setdefault(receiver, []).append(channel)
        self._wanted = wanted

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """The tasks that run as long as the server does."""
        return [*(each.run() for each in self._couriers.values()), *([self._follow()] if self._bus.shared else [])]

    async def _follow(self) -> None:
        """Others may have asked another server for notices. If it could not say so, they are found a little later."""
        await self._bus.listen(TOPIC, lambda _: self._news.set())
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), HEARTBEAT * random.uniform(0.8, 1.2))
            self._news.clear()
            with suppress(Unavailable):
                await self.refresh()

    def shut(self) -> None:
        for courier in self._couriers.values():
            courier.shut()


def new_id() -> str:
    """Made from nothing that a notice is about: the number of an entry counts secret decisions too. Ids that grow with
    time are stored side by side, which costs a move far less."""
    return f"{int(now() * 1000):012x}{secrets.token_hex(6)}"
