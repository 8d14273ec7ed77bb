"""A real mail server on this machine, with TLS, that keeps what it is given."""

import email
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.ports import free_port
from tests.server.notices.pushing import PushService, push_service

USER, PASSWORD = "brethren", "a word that only two know"


class Post:
    """What came, and what is said to the next recipients in place of yes. Beside it stands a service for webhooks, with
    the same certificate."""

    def __init__(self, service: PushService) -> None:
        self.service = service
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


def check(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
    assert isinstance(data, LoginPassword)
    right = (data.login, data.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=right, handled=right)


@contextmanager
def mail_server(folder: Path, starttls: bool = False, tls: bool = True) -> Iterator[tuple[Post, dict[str, object]]]:
    """The mails that come, and the settings of a server that sends through it."""
    with push_service(folder) as service:
        post = Post(service)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(folder / "server.pem")
        more: dict[str, Any] = {"tls_context": context, "require_starttls": True} if starttls else {}
        if tls and not starttls:
            more = {"ssl_context": context}
        controller = Controller(
            post, hostname="127.0.0.1", port=free_port(), authenticator=check, auth_required=True,
            auth_require_tls=starttls, **more,
        )  # fmt: skip
        controller.start()
        settings = {
            "trusts": service.authority, "smtp_host": "127.0.0.1", "smtp_port": controller.port,
            "smtp_starttls": starttls, "smtp_user": USER,
            "smtp_password": PASSWORD, "smtp_from": "games@example.org", "address": "https://play.example.org",
        }  # fmt: skip
        try:
            yield post, settings
        finally:
            controller.stop()
