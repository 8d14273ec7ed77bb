"""What e-mails say."""

from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formataddr, formatdate
from hashlib import sha256
from urllib.parse import urlsplit

from brethren.server.clock import now
from brethren.server.notices.message import Text
from brethren.server.notices.store import StoredMailbox
from brethren.server.notices.words import WORDS
from brethren.wire.vocabulary import Language

NAME = "Brethren"


class Letters:
    """`sender`: the host's own address; `site`: where links lead to."""

    def __init__(self, sender: str, site: str) -> None:
        self._sender, self._site = sender, site

    def digest(self, mailbox: StoredMailbox, texts: Sequence[Text], language: Language) -> EmailMessage:
        """An e-mail with all news. One click unsubscribes (RFC 8058), or a page does."""
        words, off = WORDS[language], f"{self._site}/mail/off/{mailbox.token}"
        alone = len(texts) == 1
        said = [text.body if alone else text.line for text in texts]
        lines = [f"{line}\n{self._site}/t/{text.table}".strip() for line, text in zip(said, texts, strict=True)]
        title = texts[0].title if alone else words.several
        closing = f"-- \n{words.mail_why.format(site=self._site)}\n{words.mail_off}: {off}?lang={language}"
        message = self._message(mailbox.address, title, "\n\n".join([title, *lines, closing]), language)
        message["Message-ID"] = self._id(" ".join(text.id for text in texts))
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def confirmation(self, mailbox: StoredMailbox, language: Language) -> EmailMessage:
        """An e-mail that asks to confirm an address. It may go to a stranger, so it holds no text by players."""
        words = WORDS[language]
        link = f"{self._site}/mail/confirm/{mailbox.token}?lang={language}"
        body = f"{words.confirm_why.format(site=self._site)}\n\n{words.confirm_if}\n{link}\n\n{words.confirm_not}"
        message = self._message(mailbox.address, words.confirm, body, language)
        message["Message-ID"] = self._id(f"confirm {mailbox.token}")
        return message

    def _message(self, address: str, title: str, body: str, language: Language) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"] = formataddr((NAME, self._sender)), address
        message["Subject"], message["Date"] = title, formatdate(now(), usegmt=True)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(body + "\n")
        message["Content-Language"] = language
        return message

    def _id(self, text: str) -> str:
        """The same each time, so that a second one can be dropped."""
        return f"<{sha256(text.encode()).hexdigest()[:32]}@{urlsplit(self._site).hostname}>"
