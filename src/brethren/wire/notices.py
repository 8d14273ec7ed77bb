"""Being told that it's my turn while I'm away."""

from typing import Annotated

from msgspec import Meta

from brethren.wire.vocabulary import Shape

DAY_MINUTES = 24 * 60
MinuteOfDay = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]


class QuietHours(Shape):
    """From one minute of the day to another, in this time zone (such as Europe/Prague): notices wait until then."""

    start: MinuteOfDay
    end: MinuteOfDay
    zone: Annotated[str, Meta(max_length=64)]


class NoticePreferences(Shape):
    quiet: QuietHours | None = None


class Notices(Shape):
    """How I am told that it's my turn. `key` is this server's for web push (`applicationServerKey`), null if it sends
    none; `devices` counts those of mine that are told; `calendar`: whether there is one with my deadlines."""

    key: str | None
    devices: int
    calendar: bool
    preferences: NoticePreferences


class Calendar(Shape):
    """Where a calendar with my deadlines is found. Anyone who knows the path can read it. It is told only once."""

    path: str


class Device(Shape):
    """A browser's push subscription: where it's reached, and its keys."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class NoDevice(Shape):
    """A browser that is no longer to be told."""

    endpoint: Annotated[str, Meta(max_length=1000)]
