"""Notices by e-mail: one about all games that wait, and not too often."""

from collections.abc import Sequence

from brethren.server.clock import now
from brethren.server.notices.channel import Receiver
from brethren.server.notices.delivery import Delivery
from brethren.server.notices.mail_text import Letters
from brethren.server.notices.message import Text, language_of
from brethren.server.notices.preferences import preferences_of, quiet_until
from brethren.server.notices.smtp import Smtp
from brethren.server.notices.store import ChannelName, NoticeStore, StoredMailbox
from brethren.wire.notices import QuietHours
from brethren.wire.vocabulary import Language

HOUR = 3600.0


class MailChannel:
    name: ChannelName = "mail"
    together = 4
    gathers = True

    def __init__(self, store: NoticeStore, smtp: Smtp, letters: Letters) -> None:
        self.store, self.smtp, self.letters = store, smtp, letters

    async def receiver(self, name: str) -> Receiver | None:
        mailbox = await self.store.mailbox(name)
        if mailbox is None or not mailbox.confirmed:
            return None
        subscriber = await self.store.subscriber(name)
        quiet = preferences_of(subscriber.preferences).quiet
        return MailReceiver(self, mailbox, language_of(subscriber.me), quiet)


class MailReceiver:
    def __init__(
        self, channel: MailChannel, mailbox: StoredMailbox, language: Language, quiet: QuietHours | None
    ) -> None:
        self._channel, self._mailbox, self._quiet = channel, mailbox, quiet
        self.language, self.endpoints = language, (mailbox.address,)

    def not_before(self, at: float) -> float | None:
        earliest = self._mailbox.sent + self._mailbox.hours * HOUR
        return earliest if at < earliest else quiet_until(self._quiet, at)

    async def send(self, endpoint: str, texts: Sequence[Text]) -> Delivery:
        channel, mailbox, store = self._channel, self._mailbox, self._channel.store
        at = now()
        if not await store.take_digest(mailbox.person, mailbox.sent, at):
            # Another one has just gone out.
            return Delivery("later", mailbox.hours * HOUR)
        answer = await channel.smtp.send(channel.letters.digest(mailbox, texts, self.language))
        if answer.fate == "gone":
            await store.forget_mailbox(mailbox.token)
        elif answer.fate != "sent":
            # It may have been changed or removed meanwhile.
            await store.take_digest(mailbox.person, at, mailbox.sent)
        return answer
