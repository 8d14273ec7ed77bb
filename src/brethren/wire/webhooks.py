"""Addresses to which notices are posted: a player's own, or a table's, for a group that follows it."""

from typing import Annotated, Literal

from msgspec import Meta

from brethren.wire.vocabulary import Shape

WebhookShape = Literal["discord", "slack", "matrix", "ntfy", "json"]
"""What a message looks like: as these services take it, or as plain JSON (docs/webhooks.md)."""


class NewWebhook(Shape):
    """Where to post, and in which shape."""

    shape: WebhookShape
    url: Annotated[str, Meta(max_length=1000)]


class Webhook(Shape):
    """One that is set. Its address is secret, so only the host in it is shown. `stopped`: it has failed too often, and
    nothing is sent any more until it is set again or a test succeeds."""

    shape: WebhookShape
    host: str
    stopped: bool


class WebhookState(Shape):
    """`offered`: whether this server sends to webhooks at all."""

    offered: bool
    webhook: Webhook | None = None
