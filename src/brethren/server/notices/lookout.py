"""Looks at a table: whether what a notice is about still stands, and whether its receiver is there."""

import asyncio

from brethren.server.friends.friends import MAX_INVITATIONS
from brethren.server.notices.beside import full_of, late_of, rematch_of
from brethren.server.notices.store import Owed
from brethren.server.notices.turns import LaterTurn, Subject, TurnNews, later_turn_of, news_of, turn_of
from brethren.server.registry import TableRegistry
from brethren.server.store import Unavailable
from brethren.table.match import Match
from brethren.table.refusal import Refused

ASKING = 0.5
"""Seconds in which other servers say who is at the table with them."""


async def look(registry: TableRegistry, notice: Owed) -> Subject | LaterTurn | None:
    """None if what it is about no longer stands, or its receiver is at the table."""
    try:
        live = await registry.open(notice.table)
    except Refused as refused:
        if refused.reason == "getting ready":
            raise Unavailable(refused.message) from None
        return None
    if registry.services.bus.shared and notice.person not in live.presence.here():
        live.presence.announce(asks=True)
        await asyncio.sleep(ASKING)
    here = live.presence.here()
    if notice.channel == "table":
        return news_of(live.match, notice.number, here) if live.match.watchers else None
    if (
        notice.kind == "turn"
        and not notice.tries
        and (later := later_turn_of(live.match, notice.person, notice.number))
    ):
        return later
    if notice.person in here:
        return None
    return await _subject(registry, live.match, notice)


async def _subject(registry: TableRegistry, match: Match, notice: Owed) -> Subject | None:
    if notice.kind == "invitation":
        return await _invitation(registry, match, notice.person)
    if notice.kind == "rematch":
        blocked = [each.id for each in await registry.services.store.blocks(notice.person)]
        return None if match.seating.host in blocked else rematch_of(match, notice.person)
    if notice.kind == "late":
        return late_of(match, notice.number)
    return full_of(match) if notice.kind == "full" else turn_of(match, notice.person, notice.number, notice.kind)


async def _invitation(registry: TableRegistry, match: Match, person: str) -> TurnNews | None:
    """If it still stands, and they can still sit down."""
    if None not in match.seating.chairs or person in match.seating.people():
        return None
    standing = await registry.services.store.invitations(person, MAX_INVITATIONS)
    hosts = [each.host.name for each in standing if each.table == match.table]
    return TurnNews(match.table, match.game.key, host=hosts[0]) if hosts else None
