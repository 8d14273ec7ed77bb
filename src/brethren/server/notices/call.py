"""HTTPS requests to addresses that players gave us: guarded, pinned, short, and never redirected. A connection is kept
for the next request to the same host, as push services expect."""

import asyncio
import ssl
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import cast

import httptools
from msgspec import Struct

from brethren.server.notices.guard import Target, resolve, target
from brethren.server.notices.slow_hosts import SlowHosts
from brethren.server.settings import Network

SECONDS = 10.0
MAX_BYTES = 16 * 1024
"""Of an answer. If it has more, the connection is closed."""
MAX_KEPT, KEPT_SECONDS = 64, 30.0
"""Connections that are kept, and for how long without a request."""
MAX_AGE = 300.0
"""Seconds after which a connection is made anew, to an address that is looked up and checked again."""


class Response(Struct):
    status: int
    headers: dict[str, str]


class Unanswered(Exception):
    """The receiver can't be reached, or doesn't answer as it should."""


class Client:
    """`allowed`: networks that may be called besides public addresses."""

    def __init__(self, allowed: Sequence[Network], tls: ssl.SSLContext) -> None:
        self.allowed, self._tls = allowed, tls
        self._kept: list[OutgoingConnection] = []
        self._slow = SlowHosts()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Response:
        """Forbidden or Unanswered if there is no answer."""
        to = target(url)
        try:
            with self._slow.call(to.host):
                async with asyncio.timeout(SECONDS):
                    return await self._answer(to, _request(to, headers, body))
        except (OSError, TimeoutError, UnicodeError) as problem:
            raise Unanswered(f"{to.host}: {problem or type(problem).__name__}") from None

    async def _answer(self, to: Target, request: bytes) -> Response:
        if kept := self._take(to):
            # If it is closed at this very moment, the same is said on a new one.
            with suppress(ConnectionError):
                return await kept.ask(request)
        return await (await self._connect(to)).ask(request)

    async def _connect(self, to: Target) -> "OutgoingConnection":
        """Connect to the address that was checked, not to the name."""
        address = await resolve(to, self.allowed)
        create = asyncio.get_running_loop().create_connection
        new = OutgoingConnection(self, to)
        await create(lambda: new, address, to.port, ssl=self._tls, server_hostname=to.host)
        return new

    def _take(self, to: Target) -> "OutgoingConnection | None":
        for each in reversed(self._kept):
            if (each.to.host, each.to.port) == (to.host, to.port):
                self._kept.remove(each)
                return each
        return None

    def keep(self, connection: "OutgoingConnection") -> None:
        self._kept.append(connection)
        if len(self._kept) > MAX_KEPT:
            self._kept[0].close()

    def forget(self, connection: "OutgoingConnection") -> None:
        if connection in self._kept:
            self._kept.remove(connection)

    def close(self) -> None:
        for each in self._kept.copy():
            each.close()


class OutgoingConnection(asyncio.Protocol):
    """A connection to another server, with one request at a time."""

    def __init__(self, client: Client, to: Target) -> None:
        self.to, self._client = to, client
        self._too_old = time.monotonic() + MAX_AGE
        self._is_busy = False
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's are of another type.
        self._transport = cast(asyncio.Transport, transport)

    async def ask(self, request: bytes) -> Response:
        self._stay()
        self._is_busy, self._room, self._headers = True, MAX_BYTES, dict[str, str]()
        self._parser = httptools.HttpResponseParser(self)
        self._answer: asyncio.Future[Response] = asyncio.get_running_loop().create_future()
        try:
            self._transport.write(request)
            return await self._answer
        except BaseException:
            self.close()
            raise

    def data_received(self, data: bytes) -> None:
        if not self._is_busy:
            self.close()
            return
        piece = data[: self._room]
        self._room -= len(data)
        try:
            self._parser.feed_data(piece)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as problem:
            self._fail(OSError(f"no answer by HTTP: {problem}"))
        if self._room < 0:
            self._fail(OSError("the answer is too long"))

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        if not self._is_busy:
            self.close()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers[name.decode("latin-1").lower()] = value.decode("latin-1")

    def on_headers_complete(self) -> None:
        """The status is known now. The rest gets some time to arrive."""
        status = self._parser.get_status_code()
        if status >= 200 and not self._answer.done():
            self._answer.set_result(Response(status, self._headers))
            self._end = asyncio.get_running_loop().call_later(KEPT_SECONDS, self.close)

    def on_message_complete(self) -> None:
        if not self._is_busy or not self._answer.done():
            return
        self._is_busy = False
        if self._parser.should_keep_alive() and time.monotonic() < self._too_old:
            self._client.keep(self)
        else:
            self.close()

    # The end

    def _fail(self, problem: Exception) -> None:
        if self._is_busy and not self._answer.done():
            self._answer.set_exception(problem)
        self.close()

    def connection_lost(self, problem: Exception | None) -> None:
        self._stay()
        self._fail(problem or ConnectionResetError("it was closed without an answer"))

    def _stay(self) -> None:
        if self._end:
            self._end.cancel()

    def close(self) -> None:
        self._client.forget(self)
        self._transport.abort()


def _request(to: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"POST {to.path} HTTP/1.1", f"host: {to.authority}", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
