"""E-mails about games that have waited for a while, to an address that its owner has confirmed."""

from typing import Annotated

from msgspec import Meta

from brethren.wire.vocabulary import Shape

MailHours = Annotated[int, Meta(ge=1, le=168)]
"""For how many hours there is no second e-mail."""


class NewMailbox(Shape):
    address: Annotated[str, Meta(max_length=254)]
    hours: MailHours


class Mailbox(Shape):
    """My address. Until it is `confirmed` by the link that was sent to it, nothing else is sent, and it expires."""

    address: str
    hours: MailHours
    confirmed: bool


class MailState(Shape):
    """`offered`: whether this server sends e-mails at all."""

    offered: bool
    mailbox: Mailbox | None = None


class MailLink(Shape):
    """What a link in an e-mail ends with."""

    token: Annotated[str, Meta(max_length=100)]
