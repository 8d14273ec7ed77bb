"""The protocol of HTTP connections: uvicorn's, with limits of time and size for everything that comes before the
application hears of it."""

import asyncio
from collections import deque
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from brethren.server.connection_limit import ConnectionLimit, Slot
from brethren.server.limits import Limits, network
from brethren.server.websocket import WebSocket

PIECE = 16 * 1024
"""Bytes that are parsed before looking whether they were too many."""
MAX_UPLOAD = 2 * 1024 * 1024
"""No body may be longer."""
MAX_PIPELINED = 8
MAX_FIELDS, MAX_HANDSHAKE = 100, 512
"""Headers, and bytes of those that ask for a WebSocket. Many short parts are more work than long ones."""
HANDSHAKE = (b"connection", b"upgrade")
LINGER = 2.0
"""Seconds to take note that the connection is being closed."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TooMuch(Exception):
    """Ends the parser; the client is told that the request is invalid."""


class Http(HttpToolsProtocol):
    def __init__(self, limits: Limits, connections: ConnectionLimit, **given: Any) -> None:
        super().__init__(**given)
        self._limits, self._limit = limits, connections
        self._slot = Slot(self._abort)
        self._timer: asyncio.TimerHandle | None = None
        self._bytes, self._most = 0, limits.header_bytes
        self._unanswered, self._reading = 0, False
        self._cycles: deque[RequestResponseCycle] = deque()
        self._count = partial(connections.count, self._slot)
        leave = partial(connections.leave, self._slot)
        self.ws_protocol_class = partial(WebSocket, limits, self._count, leave)  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._count(network(self.client[0] if self.client else "")):
            transport.abort()
            return
        self._limit.idle(self._slot)
        self._within(self._limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._give_up_answering()
        self._stop_timer()
        self._limit.leave(self._slot)

    def data_received(self, data: bytes) -> None:
        """Parse in pieces, so that no client can make us parse for long, or keep much, before we check."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            self._bytes += len(piece)
            if self._bytes > self._most or len(self.pipeline) > MAX_PIPELINED:
                self._refuse()
                return
            super().data_received(piece)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._bytes, self._most, self._reading = 0, self._limits.header_bytes, True
        self._within(self._limits.header_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MAX_FIELDS:
            raise TooMuch

    def on_headers_complete(self) -> None:
        self.scope["extensions"] = {"brethren": {"count": self._count}}
        self._most = self._limits.header_bytes + MAX_UPLOAD
        self._unanswered += 1
        self._limit.busy(self._slot)
        self._within(self._limits.body_seconds)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._cycles.append(self.cycle)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._bytes, self._most, self._reading = 0, self._limits.header_bytes, False
        self._within(self._limits.answer_seconds)
        self._rest()

    def on_response_complete(self) -> None:
        self._cycles.popleft()
        super().on_response_complete()
        self._unanswered -= 1
        self._rest()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        asked = (value for name, value in self.headers if name in HANDSHAKE or name.startswith(b"sec-websocket-"))
        if sum(map(len, asked)) > MAX_HANDSHAKE:
            self.send_400_response("too long a handshake")
        elif self._cycles:
            # Their answers would go to a connection that isn't HTTP any more.
            self.send_400_response("a handshake can't follow requests that wait for their answers")
        else:
            super().handle_websocket_upgrade()

    def _rest(self) -> None:
        """Wait for another request, if there is nothing else to do."""
        if not self._unanswered and not self._reading:
            self._limit.idle(self._slot)
            self._within(self._limits.idle_seconds)

    def _refuse(self) -> None:
        if not self._unanswered:
            self.transport.write(TOO_LARGE)
        self._expire()

    def _within(self, seconds: float) -> None:
        """Set the timeout for the next thing that the client sends."""
        self._stop_timer()
        if not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        self._give_up_answering()
        self._stop_timer()
        self.transport.close()
        self._timer = self.loop.call_later(LINGER, self._abort)

    def _abort(self) -> None:
        self._give_up_answering()
        self.transport.abort()

    def _give_up_answering(self) -> None:
        """uvicorn only knows the latest request. It would go on writing answers to the others, which fails."""
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
