"""One HTTPS request to an address that a player gave us: guarded, pinned, short, and never redirected."""

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from functools import cache

import httptools
from msgspec import Struct

from brethren.server.notices.guard import Target, resolve, target
from brethren.server.settings import Network

SECONDS = 10.0
MOST_BYTES = 16 * 1024
"""Of an answer's headers. Its body is not read."""


class Answer(Struct):
    status: int
    headers: dict[str, str]


class Unanswered(Exception):
    """It can't be reached, or doesn't answer as it should."""


async def post(url: str, headers: Mapping[str, str], body: bytes, allowed: Sequence[Network]) -> Answer:
    """Forbidden or Unanswered if there is no answer."""
    to = target(url)
    try:
        async with asyncio.timeout(SECONDS):
            return await _exchange(to, await resolve(to, allowed), _request(to, headers, body))
    except (OSError, TimeoutError, EOFError, UnicodeError, httptools.HttpParserError) as problem:
        raise Unanswered(f"{to.host}: {problem or type(problem).__name__}") from None


async def _exchange(to: Target, address: str, request: bytes) -> Answer:
    reader, writer = await asyncio.open_connection(address, to.port, ssl=_context(), server_hostname=to.host)
    try:
        writer.write(request)
        await writer.drain()
        return await _read(reader)
    finally:
        writer.transport.abort()


async def _read(reader: asyncio.StreamReader) -> Answer:
    heard = Heard()
    parser, total = httptools.HttpResponseParser(heard), 0
    while not heard.complete:
        piece = await reader.read(4096)
        total += len(piece)
        if not piece or total > MOST_BYTES:
            raise EOFError("the answer has no end, or no beginning")
        parser.feed_data(piece)
    return Answer(parser.get_status_code(), heard.headers)


class Heard:
    """What the parser has come upon."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.decode("latin-1").lower()] = value.decode("latin-1")

    def on_headers_complete(self) -> None:
        self.complete = True


def _request(to: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"POST {to.path} HTTP/1.1", f"host: {to.authority}", "connection: close", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
