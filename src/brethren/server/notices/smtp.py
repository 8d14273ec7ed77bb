"""Sends e-mails through the host's mail server, over TLS or not at all."""

import logging
import re
import ssl
from email.message import EmailMessage
from email.policy import SMTP

import aiosmtplib

from brethren.server.notices.delivery import Delivery
from brethren.server.settings import Settings

SECONDS = 30.0
UNFOLDED = SMTP.clone(max_line_length=998, cte_type="7bit")
"""Links in headers are longer than the usual line. Folded, they would be encoded, and no mail program finds them."""
ENHANCED = re.compile(r"5\.(\d+\.\d+)")
NO_SUCH_MAILBOX = {"1.1", "1.2", "1.3", "1.6", "1.10", "2.1"}
"""Enhanced codes (RFC 3463). Others are about us, such as a relay that knows us no longer, or pass, such as a mailbox
that is full."""
NO_SUCH_MAILBOX_PLAIN = {550, 551, 553}
logger = logging.getLogger("brethren")


class Smtp:
    def __init__(self, settings: Settings) -> None:
        self._settings, self._tls = settings, ssl.create_default_context()
        self.sender = settings.smtp_from

    async def send(self, message: EmailMessage) -> Delivery:
        try:
            await self._hand_over(message)
        except aiosmtplib.SMTPRecipientsRefused as refused:
            return _refusal(refused.recipients[0])
        except aiosmtplib.SMTPDataError as refused:
            return Delivery("refused" if refused.code >= 500 else "later")
        except (aiosmtplib.SMTPException, OSError) as problem:
            logger.warning("the mail server can't be used", extra={"why": str(problem)})
            return Delivery("later")
        return Delivery("sent")

    async def _hand_over(self, message: EmailMessage) -> None:
        """Send messages. Without TLS it fails before the password or anything else is sent."""
        given = self._settings
        await aiosmtplib.send(
            message.as_bytes(policy=UNFOLDED),
            sender=self.sender,
            recipients=[message["To"]],
            hostname=given.smtp_host,
            port=given.smtp_port,
            username=given.smtp_user or None,
            password=given.smtp_password or None,
            use_tls=not given.smtp_starttls,
            start_tls=given.smtp_starttls,
            tls_context=self._tls,
            timeout=SECONDS,
        )


def _refusal(refused: aiosmtplib.SMTPRecipientRefused) -> Delivery:
    if refused.code < 500:
        return Delivery("later")
    enhanced = ENHANCED.match(refused.message)
    gone = enhanced[1] in NO_SUCH_MAILBOX if enhanced else refused.code in NO_SUCH_MAILBOX_PLAIN
    return Delivery("gone" if gone else "refused")
