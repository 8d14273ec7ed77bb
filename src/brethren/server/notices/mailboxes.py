"""E-mail addresses as their owners see them. They are kept only while they are confirmed, or for two days before."""

import re
import secrets

from msgspec.structs import replace

from brethren.server.clock import now
from brethren.server.limits import RateLimit
from brethren.server.notices.mail_text import Letters
from brethren.server.notices.outbox import Outbox
from brethren.server.notices.smtp import Smtp
from brethren.server.notices.store import StoredMailbox
from brethren.server.people import KEY, People, Visitor
from brethren.server.store import Store
from brethren.table.refusal import Refused
from brethren.wire.mail import Mailbox, MailState, NewMailbox

LABEL = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@({LABEL}\.)+[A-Za-z]{{2,63}}")
PENDING_SECONDS = 2 * 24 * 3600.0
HOUR, LETTERS = 3600.0, 3.0
"""An address that nobody has confirmed gets so many mails, and one more each hour."""


class Mailboxes:
    """`smtp`: None if this server sends no e-mails."""

    def __init__(self, store: Store, people: People, outbox: Outbox, smtp: Smtp | None, site: str) -> None:
        self._store, self._people, self._outbox, self._smtp = store, people, outbox, smtp
        self._letters = Letters(smtp.sender, site) if smtp else None
        self._asked = RateLimit(1 / HOUR, LETTERS * HOUR)

    async def of(self, person: str) -> MailState:
        found = await self._store.mailbox(person)
        shown = Mailbox(found.address, found.hours, found.confirmed) if found else None
        return MailState(self._smtp is not None, shown)

    async def set(self, visitor: Visitor, new: NewMailbox) -> MailState:
        """A new address is asked first."""
        if not ADDRESS.fullmatch(new.address):
            raise Refused("mail address", "that is not an e-mail address")
        known = await self._store.mailbox(visitor.id)
        if known and known.confirmed and known.address == new.address:
            await self._store.save_mailbox(replace(known, hours=new.hours))
        else:
            await self._ask(visitor, new)
        return await self.of(visitor.id)

    async def _ask(self, visitor: Visitor, new: NewMailbox) -> None:
        if self._smtp is None or self._letters is None:
            raise Refused("no mail", "this server sends no e-mails")
        if not self._asked.allows(_mailbox_of(new.address)):
            raise Refused("too often", "too many emails to that address; please wait a while")
        token = secrets.token_urlsafe(24)
        mailbox = StoredMailbox(visitor.id, new.address, token, new.hours, expires=now() + PENDING_SECONDS)
        answer = await self._smtp.send(self._letters.confirmation(mailbox, visitor.me.language))
        if answer.fate != "sent":
            raise Refused("mail address", "nothing could be sent to that address")
        # So that their language is known.
        await self._people.rename(visitor, visitor.me)
        await self._store.save_mailbox(mailbox)
        await self._outbox.changed()

    async def confirm(self, token: str) -> MailState:
        person = await self._store.confirm_mailbox(token, now()) if KEY.fullmatch(token) else None
        if person is None:
            raise Refused("no such mail", "that link is no longer valid")
        await self._outbox.changed()
        return await self.of(person)

    async def remove(self, person: str) -> MailState:
        await self._store.remove_mailbox(person)
        await self._outbox.changed()
        return await self.of(person)

    async def stop(self, token: str) -> MailState:
        """Asked for by a link in an e-mail. If the address is gone already, that is what they want."""
        if KEY.fullmatch(token):
            await self._store.forget_mailbox(token)
            await self._outbox.changed()
        return MailState(self._smtp is not None)


def _mailbox_of(address: str) -> str:
    """Where it may lead: with many providers, a person has as many addresses as there are tags behind a plus, or dots
    between the letters."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"
