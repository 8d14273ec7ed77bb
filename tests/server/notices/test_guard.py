"""Where notices may go, and what answers we put up with."""

import asyncio
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from ipaddress import ip_address, ip_network
from typing import Any

import pytest

from brethren.server.notices import call
from brethren.server.notices.call import Client, Response, Unanswered
from brethren.server.notices.guard import Forbidden, Target, is_public, resolve, target
from tests.server.notices.pushing import PushService, Reply

HERE = [ip_network("127.0.0.0/8")]


@asynccontextmanager
async def client_of(service: PushService) -> AsyncIterator[Client]:
    """It trusts this service, which is on this machine."""
    client = Client(HERE, ssl.create_default_context(cafile=service.authority))
    try:
        yield client
    finally:
        client.close()
        # The loop takes a moment to close what is aborted.
        await asyncio.sleep(0.05)


async def post(service: PushService, url: str, headers: Mapping[str, str], body: bytes) -> Response:
    async with client_of(service) as client:
        return await client.post(url, headers, body)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "fe80::1",
        "fc00::1", "fd00:ec2::254", "fec0::1", "ff02::1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::1",
        "2001:db8::1", "64:ff9b:1::a00:1", "::ffff:0:a00:1", "::ffff:100.64.0.1",
    ],
)  # fmt: skip
def test_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "2a00:1450:4001::5", "::ffff:8.8.8.8"])
def test_public(address: str) -> None:
    assert is_public(ip_address(address))


def test_an_address_is_taken_apart() -> None:
    assert target("https://push.example.org/a/b?c=d#e") == Target("push.example.org", 443, "/a/b?c=d")
    assert target("https://push.example.org:8443").origin == "https://push.example.org:8443"
    assert target("https://[2606:4700::1111]/").origin == "https://[2606:4700::1111]"


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/", "ftp://push.example.org/", "file:///etc/passwd", "https://", "https:///x",
        "https://me@push.example.org/", "https://me:word@push.example.org/", "https://push.example.org:99999/",
        "https://push.example.org/ x", "https://push.example.org/\r\nx: y", "https://pùsh.example.org/", "x" * 2000,
    ],
)  # fmt: skip
def test_not_an_address(url: str) -> None:
    with pytest.raises(Forbidden):
        target(url)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0x7f000001", "2130706433", "127.1"])
def test_ways_to_say_this_machine(host: str) -> None:
    async def scenario() -> None:
        with pytest.raises((Forbidden, OSError)):
            await resolve(Target(host, 443, "/"), [])

    asyncio.run(scenario())


def test_one_bad_address_among_good_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    named(monkeypatch, ["1.1.1.1", "10.0.0.1"])
    with pytest.raises(Forbidden):
        asyncio.run(resolve(Target("push.example.org", 443, "/"), []))


def test_names_that_take_long_keep_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> Any:
        if host.endswith("slow.example"):
            over.wait(30)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("1.1.1.1", port))]

    async def scenario() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
        slow = [asyncio.create_task(resolve(Target(f"n{number}.slow.example", 443, "/"), [])) for number in range(100)]
        await asyncio.sleep(0.1)
        try:
            async with asyncio.timeout(10):
                assert await resolve(Target("push.example.org", 443, "/"), []) == "1.1.1.1"
        finally:
            over.set()
        assert await asyncio.gather(*slow) == ["1.1.1.1"] * 100

    asyncio.run(scenario())


def test_a_name_is_asked_once(monkeypatch: pytest.MonkeyPatch, service: PushService) -> None:
    """It leads to this machine at first. What it leads to afterwards doesn't matter: the call goes to the address that
    was checked. (The certificate is for 127.0.0.1, not for the name: so far it comes, and no farther.)"""
    asked = named(monkeypatch, ["127.0.0.1"], ["10.0.0.1"])
    port = int(service.url.rpartition(":")[2])
    with pytest.raises(Unanswered, match="certificate"):
        asyncio.run(post(service, f"https://push.example.org:{port}/pinned", {}, b""))
    assert asked == ["push.example.org"]


def named(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """DNS answers with these, one after the other; which names it was asked for."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def getaddrinfo(host: str, port: int, *more: Any, **named: Any) -> Any:
        if not host.endswith("example.org"):
            return real(host, port, *more, **named)
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers[len(asked) - 1]]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def posted(service: PushService, reply: Reply) -> Response:
    service.plan("/guarded", reply)
    return asyncio.run(post(service, f"{service.url}/guarded", {"ttl": "1"}, b"body"))


def test_an_answer(service: PushService) -> None:
    answer = posted(service, Reply(429, {"Retry-After": "7"}, body=b"x" * 1_000_000))
    assert (answer.status, answer.headers["retry-after"]) == (429, "7")
    assert service.at("/guarded")[-1].body == b"body"


def test_redirects_are_not_followed(service: PushService) -> None:
    assert posted(service, Reply(307, {"location": f"{service.url}/farther"})).status == 307
    assert not service.at("/farther")


def test_headers_without_end(service: PushService) -> None:
    with pytest.raises(Unanswered):
        posted(service, Reply(201, {f"x-{number}": "y" * 1000 for number in range(50)}))


def test_too_slow(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(call, "SECONDS", 0.3)
    with pytest.raises(Unanswered):
        posted(service, Reply(seconds=2))


@pytest.mark.parametrize("answer", [b"", b"what?\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n"])
def test_no_http(service: PushService, answer: bytes) -> None:
    """Not even TLS, in these."""

    async def scenario() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unanswered):
            await post(service, f"https://127.0.0.1:{port}/", {}, b"")
        server.close()

    asyncio.run(scenario())
