"""A real server writes to people whose games have waited for a while, through a real mail server."""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from brethren.server.app import application
from brethren.server.notices.delivery import Delivery, Fate
from brethren.server.notices.mail_channel import MailChannel
from brethren.server.notices.mail_text import Letters
from brethren.server.notices.message import Text
from brethren.server.notices.smtp import Smtp
from brethren.server.notices.store import StoredMailbox
from brethren.server.settings import Settings
from brethren.server.store import Store
from tests.server.notices.conftest import telling
from tests.server.notices.mailing import Post, mail_server
from tests.server.notices.pushing import eventually
from tests.server.notices.test_push import QUIET, hurry, move, name, notices, settled, started
from tests.server.server_process import Guest, ServerProcess
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]
# Our mail server asks for TLS from the start, which this warning doesn't see.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
SITE = "https://play.example.org"
Mailing = tuple[ServerProcess, Post]


@pytest.fixture(scope="module", params=["tls", "starttls"])
def mailing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mailing]:
    folder = tmp_path_factory.mktemp("mail")
    with mail_server(folder, request.param == "starttls") as (post, settings):
        server = telling(folder, mail_after=1, **settings).open()
        yield server, post
        server.close()
        assert not server.failures()


async def confirmed(guest: Guest, post: Post, address: str, hours: int = 6) -> str:
    """The token in the links."""
    state = await guest.ask("PUT", "/api/mail", {"address": address, "hours": hours})
    assert state["mailbox"] == {"address": address, "hours": hours, "confirmed": False}
    (letter,) = post.to(address)
    found = re.search(rf"{SITE}/mail/confirm/([\w-]+)", letter.get_content())
    assert found
    await guest.ask("POST", "/api/mail/confirm", {"token": found[1]})
    assert (await guest.ask("GET", "/api/mail"))["mailbox"]["confirmed"]
    return found[1]


def sent_long_ago(server: ServerProcess) -> None:
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        database.execute("UPDATE mailbox SET sent = 0")
    database.close()


def test_one_digest_of_all_games_that_wait(mailing: Mailing) -> None:
    server, post = mailing

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            await name(ann, "Mary")
            await name(ben, "Ben", "cs")
            await confirmed(ben, post, "ben@example.net")
            tables = [await started(ann, ben) for _ in range(3)]
            for table in tables:
                await move(ann, table)
            await eventually(lambda: len(post.to("ben@example.net")) == 2, "no digest came")
            letter = post.to("ben@example.net")[1]
            # What else waits comes later, in one mail, however much it is.
            await eventually(lambda: notices(server, *tables) < 3, "what was told is still owed")
            told = [table for table in tables if f"{SITE}/t/{table}" in letter.get_content()]
            await asyncio.sleep(QUIET)
            assert len(post.to("ben@example.net")) == 2
            if len(told) < 3:
                sent_long_ago(server)
                hurry(server)
                await eventually(lambda: len(post.to("ben@example.net")) == 3, "the rest was not told")
                text = post.to("ben@example.net")[2].get_content()
                assert all((f"{SITE}/t/{table}" in text) == (table not in told) for table in tables)
            await settled(server, *tables)
            assert "Poslední tah: Mary." in letter.get_content()
            assert letter["Content-Language"] == "cs"
            assert letter["Auto-Submitted"] == "auto-generated"
            ids = {each["Message-ID"] for each in post.to("ben@example.net")}
            assert len(ids) == len(post.to("ben@example.net"))

    asyncio.run(scenario())


def test_one_click_ends_it(mailing: Mailing) -> None:
    server, post = mailing

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as cat:
            await confirmed(cat, post, "cat@example.net")
            table = await started(ann, cat)
            await move(ann, table)
            await eventually(lambda: len(post.to("cat@example.net")) == 2, "no mail came")
            letter = post.to("cat@example.net")[1]
            await settled(server, table)
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            link = letter["List-Unsubscribe"].strip("<>").replace(SITE, server.url)
            # Opened by a mail program that looks at every link, nothing happens.
            assert httpx.get(link).status_code == 200
            assert (await cat.ask("GET", "/api/mail"))["mailbox"]["confirmed"]
            # As RFC 8058 has it: a form, and no cookie.
            for _ in range(2):
                assert httpx.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
            assert (await cat.ask("GET", "/api/mail"))["mailbox"] is None
            await move(cat, table)
            await move(ann, table)
            assert notices(server, table) == 0

    asyncio.run(scenario())


def test_an_address_has_to_be_confirmed(mailing: Mailing) -> None:
    server, post = mailing

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as dan:
            await name(dan, "Evil, visit me")
            new = {"address": "dan@example.net", "hours": 1}
            await dan.ask("PUT", "/api/mail", new)
            (letter,) = post.to("dan@example.net")
            assert "Evil" not in str(letter)
            assert "List-Unsubscribe" not in letter
            table = await started(ann, dan)
            await move(ann, table)
            assert notices(server, table) == 0
            refused = await dan.ask("POST", "/api/mail/confirm", {"token": "x" * 32}, 400)
            assert refused["reason"] == "no such mail"
            # After two days the address is forgotten, and its link with it.
            token = re.search(r"/mail/confirm/([\w-]+)", letter.get_content())
            assert token
            with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
                database.execute("UPDATE mailbox SET expires = 1 WHERE address = 'dan@example.net'")
            database.close()
            assert (await dan.ask("GET", "/api/mail"))["mailbox"] is None
            await dan.ask("POST", "/api/mail/confirm", {"token": token[1]}, 400)
            # Nobody can fill somebody else's mailbox.
            for _ in range(2):
                await dan.ask("PUT", "/api/mail", new)
            for address in ("dan@example.net", "dan+1@example.net", "d.a.n@Example.net"):
                assert (await dan.ask("PUT", "/api/mail", {**new, "address": address}, 429))["reason"] == "too often"
            assert (await dan.ask("POST", "/api/mail/remove"))["mailbox"] is None

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "address", ["nobody", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "<a@b.cz>"]
)
def test_not_an_address(mailing: Mailing, address: str) -> None:
    server, post = mailing
    before = len(post.letters)

    async def scenario() -> None:
        async with server.guest() as ann:
            refused = await ann.ask("PUT", "/api/mail", {"address": address, "hours": 1}, 400)
            assert refused["reason"] == "mail address"

    asyncio.run(scenario())
    assert len(post.letters) == before


def test_a_mailbox_that_is_gone_and_a_server_that_is_busy(mailing: Mailing) -> None:
    server, post = mailing

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            await confirmed(eve, post, "eve@example.net")
            table = await started(ann, eve)
            # What is wrong with us is not the address's fault.
            post.answers = ["554 5.7.1 relay access denied"]
            await move(ann, table)
            await eventually(lambda: not post.answers, "it was not tried")
            await settled(server, table)
            assert (await eve.ask("GET", "/api/mail"))["mailbox"]
            await move(eve, table)
            post.answers = ["451 later", "550 nobody here"]
            await move(ann, table)
            await eventually(lambda: len(post.answers) == 1, "it was not tried")
            assert (await eve.ask("GET", "/api/mail"))["mailbox"]
            hurry(server)
            await eventually(lambda: not post.answers, "it was not tried again")
            await settled(server, table)
            assert (await eve.ask("GET", "/api/mail"))["mailbox"] is None

    asyncio.run(scenario())


def test_an_address_that_does_not_work_leaves_the_old_one(mailing: Mailing) -> None:
    server, post = mailing

    async def scenario() -> None:
        async with server.guest() as fay:
            await confirmed(fay, post, "fay@example.net")
            post.answers = ["550 nobody here"]
            await fay.ask("PUT", "/api/mail", {"address": "fya@example.net", "hours": 1}, 400)
            mailbox = (await fay.ask("GET", "/api/mail"))["mailbox"]
            assert mailbox == {"address": "fay@example.net", "hours": 6, "confirmed": True}

    asyncio.run(scenario())


@pytest.mark.parametrize("fate", ["later", "gone"])
def test_what_changes_while_a_mail_is_on_its_way(with_either: Callable[[Scenario], None], fate: Fate) -> None:
    """Its owner says no to e-mails, or names another address: a mail that fails takes neither back."""
    old, new = StoredMailbox("ann", "ann@example.net", "old", 6), StoredMailbox("ann", "new@example.net", "new", 1)

    async def scenario(store: Store) -> None:
        for change, expected in ((store.forget_mailbox("old"), None), (store.save_mailbox(new), new)):
            await store.save_mailbox(old)
            smtp = cast(Smtp, Failing(change, Delivery(fate)))
            receiver = await MailChannel(store, smtp, Letters("games@example.org", SITE)).receiver("ann")
            assert receiver
            await receiver.send(old.address, [Text("1", "turn", "t", "A title", "", "A line")])
            assert await store.mailbox("ann") == expected

    with_either(scenario)


class Failing:
    """A mail server that takes a while, in which something happens."""

    def __init__(self, meanwhile: Awaitable[None], answer: Delivery) -> None:
        self.meanwhile, self.answer = meanwhile, answer

    async def send(self, message: EmailMessage) -> Delivery:
        await self.meanwhile
        return self.answer


def test_without_tls_nothing_is_said(tmp_path: Path) -> None:
    """A mail server that offers no STARTTLS hears neither the password nor an address."""
    with mail_server(tmp_path, tls=False) as (post, settings):
        server = telling(tmp_path, **settings | {"smtp_starttls": True}).open()

        async def scenario() -> None:
            async with server.guest() as ann:
                refused = await ann.ask("PUT", "/api/mail", {"address": "ann@example.net", "hours": 1}, 400)
                assert refused["reason"] == "mail address"
                assert (await ann.ask("GET", "/api/mail"))["mailbox"] is None

        try:
            asyncio.run(scenario())
        finally:
            server.close()
        assert not post.letters


def test_no_mail_server(teller: ServerProcess) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann:
            assert await ann.ask("GET", "/api/mail") == {"offered": False, "mailbox": None}
            refused = await ann.ask("PUT", "/api/mail", {"address": "ann@example.net", "hours": 1}, 400)
            assert refused["reason"] == "no mail"

    asyncio.run(scenario())


def test_links_need_an_address() -> None:
    no_store: Any = None  # settings are checked first
    with pytest.raises(ValueError, match="BRETHREN_ADDRESS"):
        application(Settings(smtp_host="127.0.0.1"), no_store, None)
    plain = Settings(smtp_host="127.0.0.1", smtp_from="games@example.org", address="http://play.example.org")
    with pytest.raises(ValueError, match="https"):
        application(plain, no_store, None)
    assert "secret word" not in repr(Settings(smtp_password="secret word"))


def test_killed_before_the_mail(tmp_path: Path) -> None:
    with mail_server(tmp_path) as (post, settings):
        server = telling(tmp_path, mail_after=3600, **settings).open()

        async def before() -> str:
            async with server.guest() as ann, server.guest() as ben:
                await confirmed(ben, post, "ben@example.net")
                table = await started(ann, ben)
                await move(ann, table)
                server.kill()
                return table

        async def after(table: str) -> None:
            await settled(server, table)
            (letter,) = post.to("ben@example.net")[1:]
            assert f"{SITE}/t/{table}" in letter.get_content()

        try:
            table = asyncio.run(before())
            assert notices(server, table) == 1
            hurry(server)
            server.open()
            asyncio.run(after(table))
        finally:
            server.close()
