"""Everything behind the routes, while the application runs: services, tables, handlers, background tasks."""

import asyncio
import gc
import ssl
from collections.abc import Coroutine
from functools import partial
from typing import Any

from brethren.server.bus import Alone
from brethren.server.handlers import Handlers
from brethren.server.jobs import AnyJob
from brethren.server.leases import Leases
from brethren.server.nats_bus import Nats
from brethren.server.notices import lookout, push
from brethren.server.notices.call import Client
from brethren.server.notices.channel import Channel
from brethren.server.notices.mail_channel import MailChannel
from brethren.server.notices.mail_text import Letters
from brethren.server.notices.outbox import Outbox
from brethren.server.notices.push_channel import PushChannel
from brethren.server.notices.smtp import Smtp
from brethren.server.notices.webhook_channel import Caller, WebhookChannel
from brethren.server.people import People
from brethren.server.pool import Pool
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.replies import answer_in
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.sockets import Sockets
from brethren.server.store import Store
from brethren.server.thinkers import Thinkers
from brethren.server.tidy import keep_tidy

ASKED_TOGETHER, ASKED_BEHIND = 64, 2
"""How many jobs workers on a bus are asked to do at once, and how many of those in the background."""
SEEN_BEATS = 4.0
"""Heartbeats after which a connected person has seen what happened: a connection that misses two is closed."""


class Backend:
    """Everything behind the routes. Make it inside the event loop; `start` does what has to wait for the store."""

    def __init__(self, settings: Settings, store: Store, pool: Pool | None, smtp: Smtp | None) -> None:
        self._settings, self.pool, self._smtp = settings, pool, smtp
        self.readiness = Readiness()
        self._bus = Nats(settings.bus_url) if settings.bus_url else Alone()
        self._services = Services(store, self._bus, _thinkers(self._bus, self.pool), settings, self.readiness)
        self._registry = TableRegistry(self._services)
        self._leases = Leases(self._registry)
        self._client = Client(settings.callable_networks, ssl.create_default_context())
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        people = People(self._services.store, self._bus.shared)
        caller = Caller(self._settings, self._client)
        self._outbox = self._services.outbox = await _outbox(self._registry, caller, self._smtp)
        self.handlers = Handlers(self._registry, people, self._settings, caller, self._smtp)
        self.sockets = Sockets(self._registry, people, self._settings)
        self._tasks += [asyncio.create_task(work) for work in self._background()]
        _spare_the_collector()

    def _background(self) -> list[Coroutine[Any, Any, None]]:
        shared = self._bus.shared
        works = [
            self.readiness.prepare(),
            keep_tidy(self._registry, self._settings.keep_days),
            self.handlers.judging.run(),
            self.handlers.watching.run(),
            self._leases.evict_idle(),
            self._leases.renew_all() if shared else self._leases.resume_all(),
            *self._outbox.works(),
            self.handlers.friends.listen(),
        ]
        if self.pool and isinstance(self._bus, Nats):
            works.append(self._bus.take(self.pool.do, self.pool.workers))
        return works

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.readiness.stop()
        self._outbox.shut()
        self._client.close()
        self._registry.close()
        self._services.thinkers.close()
        await self._leases.release()
        await self._bus.close()


def _spare_the_collector() -> None:
    """Freeze all objects that exist now: the garbage collector never needs to look at them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def _thinkers(bus: Nats | Alone, pool: Pool | None) -> Thinkers:
    """With a bus, any free worker thinks, here or elsewhere. Without one, a process of several is kept free of
    background work."""
    if isinstance(bus, Nats):
        return Thinkers(bus.do, ASKED_TOGETHER, ASKED_BEHIND)
    assert pool
    return Thinkers(partial(_done, pool), pool.workers, max(1, pool.workers - 1))


async def _done(pool: Pool, job: AnyJob) -> Any:
    return answer_in(await pool.do(job), job)


async def _outbox(registry: TableRegistry, caller: Caller, smtp: Smtp | None) -> Outbox:
    services = registry.services
    store, settings = services.store, services.settings
    sender = await _push(store, settings, caller.client) if settings.push else None
    seen_after = SEEN_BEATS * settings.heartbeat_seconds
    look, key = partial(lookout.look, registry), sender.public if sender else None
    channels = _channels(store, settings, sender, caller, smtp)
    outbox = Outbox(store, channels, look, services.bus, seen_after, settings.mail_after, key)
    await outbox.refresh()
    return outbox


async def _push(store: Store, settings: Settings, client: Client) -> push.Push:
    """Its key is made at the first start, and kept with the data."""
    key = await store.secret("push", push.new_key())
    contact = settings.contact or f"https://{settings.hosts[0] if settings.hosts else 'localhost'}"
    return push.Push(key, contact, client)


def _channels(
    store: Store, settings: Settings, sender: push.Push | None, caller: Caller, smtp: Smtp | None
) -> list[Channel]:
    channels: list[Channel] = [PushChannel(store, sender)] if sender else []
    if settings.webhooks:
        channels += [WebhookChannel("webhook", store, caller), WebhookChannel("table", store, caller)]
    if smtp:
        channels.append(MailChannel(store, smtp, Letters(smtp.sender, settings.site)))
    return channels
