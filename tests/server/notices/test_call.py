"""A connection serves several requests, but not for ever."""

import asyncio
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvloop

from brethren.server.notices import call, slow_hosts
from brethren.server.notices.call import Client, Unanswered
from brethren.server.notices.delivery import Delivery
from brethren.server.notices.guard import Forbidden
from brethren.server.notices.push import Keys, Push, new_key
from tests.server.notices.pushing import Browser, PushService, Reply, eventually
from tests.server.notices.test_guard import client_of, named

OK = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"


# `uvloop.run`: in the loop that servers use.


async def ask(calling: Client, url: str, times: int = 1) -> list[int]:
    return [(await calling.post(url, {}, b"body")).status for _ in range(times)]


def test_one_connection_for_many_requests(service: PushService) -> None:
    before = service.connections

    async def scenario() -> None:
        async with client_of(service) as calling:
            assert await ask(calling, f"{service.url}/kept", 5) == [201] * 5
            service.plan("/kept", Reply(404, body=b"Nobody is here."))
            assert await ask(calling, f"{service.url}/kept") == [404]
            # Its body may come a little later.
            await eventually(lambda: bool(calling._kept), "the connection is not kept")
            assert await ask(calling, f"{service.url}/kept") == [201]
            assert await ask(calling, f"{service.url}/kept-too") == [201]
            assert service.connections == before + 1
            # Several at the same time need several, which are kept then.
            for _ in range(2):
                await asyncio.gather(*(ask(calling, f"{service.url}/kept") for _ in range(4)))
            assert service.connections <= before + 4

    uvloop.run(scenario())
    assert len(service.at("/kept")) == 15


@pytest.mark.parametrize("limit", ["MAX_AGE", "MAX_KEPT", "KEPT_SECONDS"])
def test_no_connection_is_kept_for_ever(service: PushService, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(call, limit, 0)
    before = service.connections

    async def scenario() -> None:
        async with client_of(service) as calling:
            for _ in range(3):
                await ask(calling, f"{service.url}/old")
                await eventually(lambda: not calling._kept, "a connection is kept")

    uvloop.run(scenario())
    assert service.connections == before + 3


def test_a_new_connection_goes_to_an_address_that_was_checked_anew(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name leads into a private network by then."""
    monkeypatch.setattr(call, "MAX_AGE", 0)
    asked = named(monkeypatch, ["127.0.0.1"], ["10.0.0.1"])
    port = int(service.url.rpartition(":")[2])

    async def scenario() -> None:
        async with client_of(service) as calling:
            # The certificate isn't for this name; here that doesn't matter.
            calling._tls.check_hostname = False
            assert await ask(calling, f"https://push.example.org:{port}/moved") == [201]
            with pytest.raises(Forbidden):
                await ask(calling, f"https://push.example.org:{port}/moved")

    uvloop.run(scenario())
    assert len(asked) == 2
    assert len(service.at("/moved")) == 1


def test_a_long_answer_ends_its_connection(service: PushService) -> None:
    before = service.connections

    async def scenario() -> None:
        async with client_of(service) as calling:
            for _ in range(2):
                service.plan("/long", Reply(200, body=b"x" * 1_000_000))
                assert await ask(calling, f"{service.url}/long") == [200]
                await eventually(lambda: not calling._kept, "a connection is kept")

    uvloop.run(scenario())
    assert service.connections == before + 2


@asynccontextmanager
async def speaking(folder: Path, *answers: bytes, pause: float = 0.0) -> AsyncIterator[tuple[Client, str, list[int]]]:
    """A server that says this to the first request of each connection, and nothing more; and how many came. With a
    pause it says one letter after the other."""
    service = PushService(folder)
    service.close()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.pem")
    came: list[int] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said = answers[min(len(came), len(answers) - 1)]
        came.append(1)
        await reader.readuntil(b"\r\n\r\n")
        for piece in [said] if not pause else [bytes([letter]) for letter in said]:
            writer.write(piece)
            await asyncio.sleep(pause)
        await reader.read(5)
        await reader.read(1)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    try:
        async with client_of(service) as calling:
            yield calling, f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}/", came
    finally:
        server.close()


def test_a_connection_that_is_closed_with_the_next_request(tmp_path: Path) -> None:
    """Nobody knows whether the request got there: it is sent again."""

    async def scenario() -> None:
        async with speaking(tmp_path, OK) as (calling, url, came):
            assert await ask(calling, url, 3) == [201] * 3
            assert len(came) == 3

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "answer",
    [b"HTTP/1.1 101 Other\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n", b"HTTP/1.1 201 Cre", b"what?\r\n\r\n"],
)
def test_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    monkeypatch.setattr(call, "SECONDS", 0.5)

    async def scenario() -> None:
        async with speaking(tmp_path, answer) as (calling, url, _):
            with pytest.raises(Unanswered):
                await ask(calling, url)
            assert not calling._kept

    asyncio.run(scenario())


def test_an_answer_that_comes_letter_by_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each letter comes soon, all of them far too late: the time is that of the whole call."""
    monkeypatch.setattr(call, "SECONDS", 0.5)

    async def scenario() -> None:
        async with speaking(tmp_path, OK, pause=0.05) as (calling, url, came):
            began = time.monotonic()
            with pytest.raises(Unanswered):
                await ask(calling, url)
            assert time.monotonic() - began < 0.05 * len(OK)
            assert came == [1]
            assert not calling._kept

    asyncio.run(scenario())


def test_a_push_service_that_says_nothing_is_asked_again_later(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(call, "SECONDS", 0.3)
    service.plan("/silent", Reply(seconds=1))

    async def scenario() -> None:
        async with client_of(service) as calling:
            push, browser = Push(new_key(), "mailto:host@example.org", calling), Browser(service, "/silent")
            device = browser.subscription
            keys = Keys(device["p256dh"], device["auth"])
            assert await push.send(device["endpoint"], keys, b"{}") == Delivery("later")
            assert await push.send(device["endpoint"], keys, b"{}") == Delivery("sent")
            assert await push.send("https://10.0.0.1/", keys, b"{}") == Delivery("refused")

    uvloop.run(scenario())


def test_a_slow_service_is_asked_no_more_than_a_few_times_at_once(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_hosts, "SLOW_SECONDS", 0.1)
    monkeypatch.setattr(slow_hosts, "FEW", 1)
    times = slow_hosts.TOLERATED + 2
    service.plan("/slow", *[Reply(seconds=0.2)] * times)

    async def scenario() -> None:
        async with client_of(service) as calling:
            for _ in range(times - 1):
                assert await ask(calling, f"{service.url}/slow") == [201]
            first = asyncio.create_task(ask(calling, f"{service.url}/slow"))
            await eventually(lambda: len(service.at("/slow")) == times, "it was not asked")
            with pytest.raises(Unanswered, match="too many"):
                await ask(calling, f"{service.url}/slow")
            assert await first == [201]

    uvloop.run(scenario())


def test_answers_that_nobody_asked_for(tmp_path: Path) -> None:
    """The next request would get them."""

    async def scenario() -> None:
        async with speaking(tmp_path, OK + b"HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n") as (calling, url, came):
            assert await ask(calling, url, 2) == [201] * 2
            assert len(came) == 2

    asyncio.run(scenario())


def test_what_is_said_before_the_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with speaking(tmp_path, b"HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n" + OK) as (calling, url, _):
            assert await ask(calling, url) == [201]

    asyncio.run(scenario())
