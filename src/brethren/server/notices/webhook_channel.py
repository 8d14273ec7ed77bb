"""Notices to the webhook of a player or of a table."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from brethren.server.limits import RateLimit
from brethren.server.notices import webhook_shapes
from brethren.server.notices.call import Client, Unanswered
from brethren.server.notices.channel import Receiver
from brethren.server.notices.delivery import Delivery, delivery
from brethren.server.notices.guard import Forbidden, target
from brethren.server.notices.message import Text, language_of
from brethren.server.notices.preferences import preferences_of, quiet_until
from brethren.server.notices.store import MAX_FAILURES, ChannelName, NoticeStore
from brethren.server.notices.words import WORDS
from brethren.server.settings import Settings
from brethren.wire.notices import QuietHours
from brethren.wire.vocabulary import Language
from brethren.wire.webhooks import WebhookShape

PAUSE = 5.0
"""Seconds between two calls of the same webhook, and until a host that is called too often is called again."""


class StoredWebhook(Struct, frozen=True):
    """`language`: that of the person who set it."""

    shape: WebhookShape
    url: str
    language: Language


decoded = msgspec.json.Decoder(StoredWebhook).decode


class Caller:
    """Calls webhooks, and not too often."""

    def __init__(self, settings: Settings, client: Client) -> None:
        self.client, self._site = client, settings.site
        self._by_host, self._by_url = RateLimit(settings.webhook_calls), RateLimit(1 / PAUSE, PAUSE)

    def may(self, url: str) -> bool:
        return self._by_url.allows(url) and self._by_host.allows(target(url).host)

    async def call(self, webhook: StoredWebhook, texts: Sequence[Text], language: Language) -> Delivery:
        content = webhook_shapes.content(texts, WORDS[language].several, self._site)
        made = webhook_shapes.post(webhook.shape, content)
        try:
            answer = await self.client.post(webhook.url, made.headers, made.body)
        except Forbidden:
            return Delivery("refused")
        except Unanswered:
            return Delivery("later")
        return delivery(answer.status, answer.headers.get("retry-after", ""))


class WebhookChannel:
    """`name`: of players' webhooks, or of tables'."""

    together = 32
    gathers = False

    def __init__(self, name: ChannelName, store: NoticeStore, caller: Caller) -> None:
        self.name, self.store, self.caller = name, store, caller

    async def receiver(self, name: str) -> Receiver | None:
        body, failures = await self.store.webhook(name) or (b"", MAX_FAILURES)
        if failures >= MAX_FAILURES:
            return None
        webhook = decoded(body)
        if self.name == "table":
            return WebhookReceiver(self, name, webhook, webhook.language, None)
        subscriber = await self.store.subscriber(name)
        quiet = preferences_of(subscriber.preferences).quiet
        return WebhookReceiver(self, name, webhook, language_of(subscriber.me), quiet)


class WebhookReceiver:
    endpoints = ("webhook",)

    def __init__(
        self, channel: WebhookChannel, name: str, webhook: StoredWebhook, language: Language, quiet: QuietHours | None
    ) -> None:
        self._channel, self._name, self._webhook, self._quiet = channel, name, webhook, quiet
        self.language = language

    def not_before(self, at: float) -> float | None:
        if until := quiet_until(self._quiet, at):
            return until
        return None if self._channel.caller.may(self._webhook.url) else at + PAUSE

    async def send(self, endpoint: str, texts: Sequence[Text]) -> Delivery:
        answer = await self._channel.caller.call(self._webhook, texts, self.language)
        store = self._channel.store
        if answer.fate == "sent" and any(text.kind == "over" for text in texts):
            await store.remove_webhook(self._name)
        else:
            await store.count_failure(self._name, answer.fate != "sent")
        return answer
