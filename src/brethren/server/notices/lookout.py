"""Looks at a table: whether the turn that a notice is about goes on, and whether its player is there."""

import asyncio

from brethren.server.notices.store import Owed
from brethren.server.notices.turns import Turn, turn_of
from brethren.server.registry import TableRegistry
from brethren.server.store import Unavailable
from brethren.table.refusal import Refused

ASKING = 0.5
"""Seconds in which other servers say who is at the table with them."""


async def look(registry: TableRegistry, notice: Owed) -> Turn | None:
    """None if the turn is over, or its player is at the table."""
    try:
        live = await registry.open(notice.table)
    except Refused as refused:
        if refused.reason == "getting ready":
            raise Unavailable(refused.message) from None
        return None
    if registry.services.bus.shared and notice.person not in live.presence.here():
        live.presence.announce(asks=True)
        await asyncio.sleep(ASKING)
    return None if notice.person in live.presence.here() else turn_of(live.match, notice.person, notice.number)
