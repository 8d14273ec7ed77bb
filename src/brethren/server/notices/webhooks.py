"""Webhooks as their owners see them: a player their own, a host that of a table."""

import asyncio
import secrets

import msgspec

from brethren.server.notices.call import SECONDS
from brethren.server.notices.guard import Forbidden, resolve, target
from brethren.server.notices.message import Text
from brethren.server.notices.outbox import Outbox
from brethren.server.notices.store import MAX_FAILURES
from brethren.server.notices.webhook_channel import Caller, StoredWebhook, decoded
from brethren.server.notices.words import WORDS
from brethren.server.people import People, Visitor
from brethren.server.settings import Settings
from brethren.server.store import Store
from brethren.table.refusal import Refused
from brethren.wire.webhooks import NewWebhook, Webhook, WebhookState


class Webhooks:
    def __init__(self, store: Store, people: People, outbox: Outbox, settings: Settings, caller: Caller) -> None:
        self._store, self._people, self._outbox, self._settings = store, people, outbox, settings
        self._caller = caller

    async def of(self, receiver: str) -> WebhookState:
        found = await self._store.webhook(receiver)
        if found is None:
            return WebhookState(self._settings.webhooks)
        webhook = decoded(found[0])
        shown = Webhook(webhook.shape, target(webhook.url).host, found[1] >= MAX_FAILURES)
        return WebhookState(self._settings.webhooks, shown)

    async def set(self, receiver: str, visitor: Visitor, new: NewWebhook) -> WebhookState:
        if not self._settings.webhooks:
            raise Refused("no webhooks", "this server sends nothing to webhooks")
        try:
            async with asyncio.timeout(SECONDS):
                await resolve(target(new.url), self._caller.client.allowed)
        except (Forbidden, OSError, UnicodeError) as wrong:
            raise Refused("webhook address", f"nothing can be sent there: {wrong}") from None
        # So that their language is known.
        await self._people.rename(visitor, visitor.me)
        stored = StoredWebhook(new.shape, new.url, visitor.me.language)
        await self._store.save_webhook(receiver, visitor.id, msgspec.json.encode(stored))
        await self._outbox.changed()
        return await self.of(receiver)

    async def remove(self, receiver: str) -> WebhookState:
        await self._store.remove_webhook(receiver)
        await self._outbox.changed()
        return await self.of(receiver)

    async def test(self, receiver: str, visitor: Visitor) -> WebhookState:
        """Send something, whether it has failed before or not."""
        found = await self._store.webhook(receiver)
        if found is None or not self._settings.webhooks:
            raise Refused("no webhooks", "there is no webhook to test")
        language = visitor.me.language
        words = WORDS[language]
        text = Text(secrets.token_hex(12), "test", "", words.test, words.test_about, words.test_about)
        answer = await self._caller.call(decoded(found[0]), [text], language)
        if answer.fate != "sent":
            raise Refused("webhook answer", "the test didn't get there")
        await self._store.count_failure(receiver, False)
        await self._outbox.changed()
        return await self.of(receiver)
