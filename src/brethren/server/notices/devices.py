"""Which of somebody's devices are told that it's their turn, and when."""

from contextlib import suppress

import msgspec

from brethren.server.clock import now
from brethren.server.notices.guard import Forbidden, target
from brethren.server.notices.outbox import Outbox
from brethren.server.notices.preferences import preferences_of, zone
from brethren.server.notices.push import Keys
from brethren.server.people import People, Visitor
from brethren.server.store import Store
from brethren.table.refusal import Refused
from brethren.wire.notices import Device, NoticePreferences, Notices

MOST = 10
"""Devices of one person; of more, the oldest are told no longer."""
_encode = msgspec.json.Encoder().encode


class Devices:
    def __init__(self, store: Store, people: People, outbox: Outbox) -> None:
        self._store, self._people, self._outbox = store, people, outbox

    async def of(self, visitor: Visitor) -> Notices:
        found = await self._store.subscriber(visitor.id)
        calendar = await self._store.has_calendar(visitor.id)
        return Notices(self._outbox.key, len(found.devices), calendar, preferences_of(found.preferences))

    async def add(self, visitor: Visitor, device: Device) -> Notices:
        if self._outbox.key is None:
            raise Refused("no push", "this server sends no notices")
        keys = Keys(device.p256dh, device.auth)
        try:
            target(device.endpoint)
            keys.check()
        except (Forbidden, ValueError) as wrong:
            raise Refused("device", f"that device can't be told: {wrong}") from None
        if (device.endpoint, _encode(keys)) not in (await self._store.subscriber(visitor.id)).devices:
            await self._subscribe(visitor, device.endpoint, keys)
        return await self.of(visitor)

    async def _subscribe(self, visitor: Visitor, endpoint: str, keys: Keys) -> None:
        # So that their language is known.
        await self._people.rename(visitor, visitor.me)
        await self._store.subscribe(visitor.id, endpoint, _encode(keys), now(), MOST)
        await self._outbox.changed()

    async def remove(self, visitor: Visitor, endpoint: str) -> Notices:
        # Nothing but addresses is stored, and databases differ in what else they look for.
        with suppress(Forbidden):
            target(endpoint)
            await self._store.unsubscribe(endpoint, visitor.id)
            await self._outbox.changed()
        return await self.of(visitor)

    async def prefer(self, visitor: Visitor, preferences: NoticePreferences) -> Notices:
        if preferences.quiet:
            try:
                zone(preferences.quiet.zone)
            except ValueError as wrong:
                raise Refused("time zone", str(wrong)) from None
        await self._people.rename(visitor, visitor.me)
        await self._store.save_preferences(visitor.id, _encode(preferences))
        return await self.of(visitor)
