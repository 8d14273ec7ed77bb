"""How I am told that it's my turn, by HTTP."""

from brethren.server.endpoint import endpoint
from brethren.server.limits import LONG_BURST, RateLimit
from brethren.server.notices.calendar import Calendars
from brethren.server.notices.devices import Devices
from brethren.server.notices.mailboxes import Mailboxes
from brethren.server.notices.smtp import Smtp
from brethren.server.notices.webhook_channel import Caller
from brethren.server.notices.webhooks import Webhooks
from brethren.server.people import People, Visitor
from brethren.server.registry import TableRegistry
from brethren.table.refusal import Refused
from brethren.wire.mail import MailLink, MailState, NewMailbox
from brethren.wire.notices import Calendar, Device, NoDevice, NoticePreferences, Notices
from brethren.wire.webhooks import NewWebhook, WebhookState


class NoticeHandlers:
    def __init__(
        self, registry: TableRegistry, people: People, calendars: Calendars, caller: Caller, smtp: Smtp | None
    ) -> None:
        services, outbox = registry.services, registry.services.outbox
        assert outbox
        self._registry, self._people, self._calendars = registry, people, calendars
        self._devices = Devices(services.store, people, outbox)
        self._webhooks = Webhooks(services.store, people, outbox, services.settings, caller)
        self._mailboxes = Mailboxes(services.store, people, outbox, smtp, services.settings.site)
        self._trials = RateLimit(services.settings.trials, LONG_BURST)
        self._trials_by_address = RateLimit(services.settings.address_trials, LONG_BURST)

    @endpoint("GET", "/api/notices")
    async def notices(self, visitor: Visitor) -> Notices:
        """How I am told that it's my turn."""
        return await self._devices.of(visitor)

    @endpoint("PUT", "/api/notices", limit="names")
    async def prefer(self, visitor: Visitor, preferences: NoticePreferences) -> Notices:
        """Change when I am told."""
        return await self._devices.prefer(visitor, preferences)

    @endpoint("POST", "/api/notices/devices", limit="names")
    async def add_device(self, visitor: Visitor, device: Device) -> Notices:
        """Tell this device, too."""
        return await self._devices.add(visitor, device)

    @endpoint("POST", "/api/notices/devices/remove", limit="names")
    async def remove_device(self, visitor: Visitor, device: NoDevice) -> Notices:
        """Tell this device no longer."""
        return await self._devices.remove(visitor, device.endpoint)

    @endpoint("POST", "/api/calendar", status=201, limit="names")
    async def make_calendar(self, visitor: Visitor) -> Calendar:
        """A secret address with a calendar (.ics) of my deadlines. The one before no longer works."""
        await self._people.rename(visitor, visitor.me)
        return Calendar(f"/calendar/{await self._calendars.make(visitor.id)}.ics")

    @endpoint("POST", "/api/calendar/remove", limit="names")
    async def remove_calendar(self, visitor: Visitor) -> Notices:
        """The address of my calendar no longer works."""
        await self._calendars.remove(visitor.id)
        return await self._devices.of(visitor)

    @endpoint("GET", "/api/webhook")
    async def webhook(self, visitor: Visitor) -> WebhookState:
        """Where my notices are posted."""
        return await self._webhooks.of(visitor.id)

    @endpoint("PUT", "/api/webhook", limit="names")
    async def set_webhook(self, visitor: Visitor, new: NewWebhook) -> WebhookState:
        """Post my notices there, and no longer where they were posted before."""
        return await self._webhooks.set(visitor.id, visitor, new)

    @endpoint("POST", "/api/webhook/remove", limit="names")
    async def remove_webhook(self, visitor: Visitor) -> WebhookState:
        """Post my notices nowhere."""
        return await self._webhooks.remove(visitor.id)

    @endpoint("POST", "/api/webhook/test")
    async def test_webhook(self, visitor: Visitor) -> WebhookState:
        """Post a test to my webhook."""
        self._may_try(visitor)
        return await self._webhooks.test(visitor.id, visitor)

    @endpoint("GET", "/api/tables/{table}/webhook")
    async def table_webhook(self, visitor: Visitor, table: str) -> WebhookState:
        """Where notices about this table are posted. Only its host may ask."""
        return await self._webhooks.of(await self._hosted(visitor, table))

    @endpoint("PUT", "/api/tables/{table}/webhook", limit="names")
    async def set_table_webhook(self, visitor: Visitor, table: str, new: NewWebhook) -> WebhookState:
        """Post there whose turn it is at this table, as far as onlookers may know."""
        return await self._webhooks.set(await self._hosted(visitor, table), visitor, new)

    @endpoint("POST", "/api/tables/{table}/webhook/remove", limit="names")
    async def remove_table_webhook(self, visitor: Visitor, table: str) -> WebhookState:
        """Post nothing about this table."""
        return await self._webhooks.remove(await self._hosted(visitor, table))

    @endpoint("POST", "/api/tables/{table}/webhook/test")
    async def test_table_webhook(self, visitor: Visitor, table: str) -> WebhookState:
        """Post a test to this table's webhook."""
        self._may_try(visitor)
        return await self._webhooks.test(await self._hosted(visitor, table), visitor)

    @endpoint("GET", "/api/mail")
    async def mail(self, visitor: Visitor) -> MailState:
        """Whether I get e-mails."""
        return await self._mailboxes.of(visitor.id)

    @endpoint("PUT", "/api/mail")
    async def set_mail(self, visitor: Visitor, new: NewMailbox) -> MailState:
        """Write to this address, once it is confirmed by a link that is sent to it."""
        self._may_try(visitor)
        return await self._mailboxes.set(visitor, new)

    @endpoint("POST", "/api/mail/remove", limit="names")
    async def remove_mail(self, visitor: Visitor) -> MailState:
        """Forget my address."""
        return await self._mailboxes.remove(visitor.id)

    @endpoint("POST", "/api/mail/confirm", limit="names")
    async def confirm_mail(self, visitor: Visitor, link: MailLink) -> MailState:
        """Say yes to e-mails, by the link that was sent. Anyone who has it may."""
        return await self._mailboxes.confirm(link.token)

    @endpoint("POST", "/api/mail/off", limit="names")
    async def stop_mail(self, visitor: Visitor, link: MailLink) -> MailState:
        """Say no to e-mails, by a link in one of them."""
        return await self._mailboxes.stop(link.token)

    async def one_click(self, token: str) -> None:
        """The same, asked for by a mail program (RFC 8058)."""
        await self._mailboxes.stop(token)

    async def _hosted(self, visitor: Visitor, table: str) -> str:
        """This table, if it's the visitor's to decide what onlookers get to know."""
        match = (await self._registry.open(table)).match
        if visitor.id != match.seating.host:
            raise Refused("not host", "only the host can do that")
        if not match.watchers:
            raise Refused("private", "this table does not allow spectators")
        return table

    def _may_try(self, visitor: Visitor) -> None:
        if not (self._trials_by_address.allows(visitor.address) and self._trials.allows(visitor.id)):
            raise Refused("too often", "too many attempts; please wait a moment")
