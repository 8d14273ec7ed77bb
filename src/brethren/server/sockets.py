"""One WebSocket for each table that somebody looks at: commands in, answers and updates out."""

import logging
import struct
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from brethren.server.entrance import same_site, viewer, whole
from brethren.server.harbour import Harbour
from brethren.server.limits import TokenBucket
from brethren.server.live import Connection, LiveTable
from brethren.server.people import COOKIE, People
from brethren.server.settings import Settings
from brethren.server.store import Unavailable
from brethren.table.refusal import Refused
from brethren.table.wire import Answer, AnyCommand, Problem

REFUSED, DROPPED, LATER = 4400, 4408, 1013
MOST_UNREAD = 1 << 18
"""Bytes that wait to be read at the other end. Whoever lets more of them gather is dropped."""
REST = 0.1
"""Seconds for which nothing is read from somebody who says too much."""
TEXT, PING, PONG, MASKED, HEAD = 0x81, 0x89, 0x8A, 0x80, 6
"""The first byte of a whole frame of each kind, the bit that says that it is masked, and the length of the head of a
short one that is (RFC 6455, 5.2)."""
logger = logging.getLogger("brethren")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyCommand).decode


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's own, but that messages go straight in and out. ASGI would take each through a queue, a task and a
    dictionary, and stop reading after each."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._early: list[bytes] = []
        self._heard: Callable[[bytes], None] | None = None
        self._over = self.loop.create_future()
        self._between = True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["brethren"] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        """Commands are short, and nearly always come one by one: those need not go through the library, which would
        take longer than all else that is done to read them. As soon as anything else has come, everything goes through
        it, for then only the library knows where a frame begins."""
        if self._between and self.handshake_initiated:
            length = len(data) - HEAD
            self._between = 0 <= length < 126 and data[0] in (TEXT, PING, PONG) and data[1] == MASKED + length
            if self._between and data[0] == TEXT and self._heard:
                self._heard(apply_mask(data[HEAD:], data[2:HEAD]))
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is whole. What comes before anybody listens waits, and no more is read until then."""
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self._heard:
            self._heard(message)
        elif not self.close_sent:
            self._early.append(message)
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.close()

    def close(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        """Hear every message, until the connection breaks or is closed."""
        self._read_on()
        for message in self._early:
            heard(message)
        self._heard, self._early = heard, []
        try:
            await self._over
        finally:
            self._heard = None

    def throttle(self) -> None:
        """Read nothing more for a moment: whoever says too much must not keep everybody else waiting."""
        self.transport.pause_reading()
        self.loop.call_later(REST, self._read_on)

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def write(self, buffered: bytes, message: bytes) -> bool:
        """Both, unless they are empty. Whether the other end still reads what it is told."""
        transport = self.transport
        if transport.is_closing() or self.conn.state is not State.OPEN:
            return True
        transport.write(_framed(buffered) + _framed(message) if buffered else _framed(message))
        return transport.get_write_buffer_size() <= MOST_UNREAD


def _framed(text: bytes) -> bytes:
    """To go through the library's own frames and its lists of what to send would take longer than all else that is done
    to send it."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text if text else b""
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length) + text
    return struct.pack("!BBQ", TEXT, 127, length) + text


class Sockets:
    def __init__(self, harbour: Harbour, people: People, settings: Settings) -> None:
        self.harbour, self.people = harbour, people
        self.commands = TokenBucket(settings.commands, 3 * settings.commands)
        self.connections = TokenBucket(settings.requests, 3 * settings.requests)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        ours: Socket = scope["extensions"]["brethren"]["socket"]
        try:
            live, connection, since = await self._greet(socket, ours)
        except Refused as refused:
            await _hang_up(socket, REFUSED, refused.reason, _refusal(None, refused))
            return
        except Unavailable:
            await _hang_up(socket, LATER, "not now")
            return
        live.connect(connection, since)
        try:
            await ours.listen(partial(self._hear, ours, live, connection))
        finally:
            live.disconnect(connection)
        if connection.dropped:
            await _hang_up(socket, DROPPED, "too slow")

    async def _greet(self, socket: WebSocket, ours: Socket) -> tuple[LiveTable, Connection, int | None]:
        if not self.connections.allows(socket.client.host if socket.client else ""):
            raise Refused("too often", "too many connections; please wait a moment")
        if not same_site(socket.headers.get("origin"), socket.headers.get("host")):
            raise Refused("foreign", "connections from other sites' pages are not taken")
        visitor = await self.people.recognise(socket.cookies.get(COOKIE))
        if visitor is None:
            raise Refused("stranger", "ask GET /api/me first: it brings a cookie that says who you are")
        live = await self.harbour.open(socket.path_params["table"])
        wanted = socket.query_params.get("seat")
        seat = viewer(live.match, visitor, None if wanted is None else whole(wanted))
        since = socket.query_params.get("since", "")
        missed = int(since) if since.isdecimal() and len(since) < 10 else None
        return live, Connection(visitor.person, seat, ours.write, ours.close), missed

    def _hear(self, ours: Socket, live: LiveTable, connection: Connection, message: bytes) -> None:
        if not self.commands.allows(connection.person.id):
            ours.throttle()
            connection.send(_refusal(_id(message), Refused("too often", "not so fast; please wait a moment")))
            return
        try:
            command = _decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            connection.send(_refusal(_id(message), Refused("malformed", str(wrong))))
            return
        live.command(connection, command)


async def _hang_up(socket: WebSocket, code: int, reason: str, last: bytes = b"") -> None:
    """With a last word, if anybody is there to hear it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        if last:
            await socket.send_text(last.decode())
        await socket.close(code, reason)


def _refusal(command: str | None, refused: Refused) -> bytes:
    return _encode(Answer(command, False, Problem(refused.reason, refused.message, refused.details)))


def _id(text: bytes) -> str | None:
    """The id of a command that cannot be read otherwise."""

    class Named(msgspec.Struct):
        id: str

    try:
        return msgspec.json.decode(text, type=Named).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
