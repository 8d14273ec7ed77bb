"""The protocol of WebSocket connections, which uvicorn hands over to when a request asks for one. Messages go straight
in and out: ASGI would take each through a queue, a task and a dictionary."""

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from brethren.server import frames
from brethren.server.limits import BURST, Limits, TokenBucket

FRAMES_AT_ONCE = 16
"""Frames of one connection that are handled before others get their turn."""
REST = 0.1
"""Seconds for which nothing is read from a connection that sends too much."""
LINGER = 2.0
"""Seconds to take note that the connection is being closed."""
logger = logging.getLogger("brethren")
# Data is copied out at once, so one buffer is enough for all connections. It is small, so that little can pile up.
_read = memoryview(bytearray(16 * 1024))


class WebSocket(asyncio.BufferedProtocol):
    def __init__(
        self,
        limits: Limits,
        count: Callable[[str], bool],
        leave: Callable[[], None],
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        self._limits, self._count, self._leave = limits, count, leave
        self._app, self._server, self._state = config.loaded_app, server_state, app_state
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=limits.message_bytes)
        self._unhandled = bytearray()
        self._begun: bytearray | None = None
        """A message of which only some fragments have come."""
        self._bucket = TokenBucket(limits.frames, BURST * limits.frames)
        self._throttled = self._throttled_since = 0.0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._unanswered = 0
        self._receive: Callable[[bytes], None] | None = None
        self._over = self._loop.create_future()

    # Setting up

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        # Otherwise the operating system would keep megabytes for a client that doesn't read.
        peer = transport.get_extra_info("socket")
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self._limits.unread_bytes)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """Take over the request that uvicorn has read. Nothing more is read until somebody listens."""
        self._transport.pause_reading()
        self._protocol.receive_data(data)
        self._flush()
        for request in self._protocol.events_received():
            assert isinstance(request, Request)
            self._response = self._protocol.accept(request)
            if not request.path.isascii():
                self._response = self._protocol.reject(400, "")
            if self._response.status_code == 101:
                self._run(request)
            else:
                self._answer(self._response)

    def _run(self, request: Request) -> None:
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [_encoded(name.lower(), value) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {"brethren": {"count": self._count, "socket": self}},
        }
        task = self._loop.create_task(self._serve(scope))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _serve(self, scope: dict[str, Any]) -> None:
        code = CloseCode.INTERNAL_ERROR
        try:
            await self._app(scope, self._nothing, self._refuse)
            code = CloseCode.NORMAL_CLOSURE
        except Exception:
            logger.exception("a connection failed")
        finally:
            self.close(code)

    async def _nothing(self) -> dict[str, Any]:
        await self._over
        return {"type": "websocket.disconnect", "code": 1006}

    async def _refuse(self, message: Any) -> None:
        """The application accepts a connection by listening to it. Any message before that is a refusal."""
        if self._protocol.state is State.CONNECTING:
            self._answer(self._protocol.reject(403, ""))

    def _answer(self, response: Any) -> None:
        self._protocol.send_response(response)
        self._flush()

    def accept(self) -> None:
        self._answer(self._response)
        self._after("beat", self._limits.heartbeat_seconds, self._beat)

    async def listen(self, receive: Callable[[bytes], None]) -> None:
        """Pass every message to `receive`, until the connection ends."""
        self._receive = receive
        self._read_on()
        await self._over

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Send the reason, and give the other end a moment to read it."""
        self._finish()
        if self._protocol.state is State.CONNECTING and not self._transport.is_closing():
            self._transport.abort()
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._flush()
            self._read_on()

    def shutdown(self) -> None:
        """uvicorn calls this when it stops."""
        self.close(CloseCode.SERVICE_RESTART)

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._leave()
        self._finish()
        for timer in self._timers.values():
            timer.cancel()

    def _finish(self) -> None:
        if not self._over.done():
            self._over.set_result(None)
        self._after("abort", LINGER, self._transport.abort)

    # What comes in

    def get_buffer(self, sizehint: int) -> memoryview:
        return _read

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(_read[:nbytes])
        if not self._unhandled and frames.size(data, self._limits.message_bytes) == nbytes and self._bucket.take():
            # Commands nearly always come one by one.
            self._handle_frame(data)
            return
        self._unhandled += data
        if frames.size(self._unhandled, self._limits.message_bytes):
            self._handle()
        elif not self._bucket.take():
            # A frame in many small parts is work, too.
            self._throttle()

    def _handle(self) -> None:
        """Handle a few of the frames that have been read, as far as the rate limit allows. The rest waits until other
        connections had their turn."""
        for _ in range(FRAMES_AT_ONCE):
            size = frames.size(self._unhandled, self._limits.message_bytes)
            if not size:
                self._read_on()
                return
            if not self._bucket.take():
                self._throttle()
                return
            frame = bytes(self._unhandled[:size])
            del self._unhandled[:size]
            self._handle_frame(frame)
        if self._unhandled:
            self._pause(0.0)

    def _handle_frame(self, frame: bytes) -> None:
        self._unanswered = 0
        message = frames.short_text(frame) if self._begun is None else None
        if message is not None and self._protocol.state is State.OPEN:
            self._deliver(message)
            return
        self._protocol.receive_data(frame)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._collect(event)
        self._flush()

    def _collect(self, part: Frame) -> None:
        """Append a fragment to one array. (In a list of parts, empty ones could be sent without end.)"""
        self._begun = bytearray() if self._begun is None else self._begun
        self._begun += part.data
        if part.fin:
            message, self._begun = bytes(self._begun), None
            self._deliver(message)

    def _deliver(self, message: bytes) -> None:
        if self._receive and not self._over.done():
            self._receive(message)

    # Throttling

    def _throttle(self) -> None:
        """Read and handle nothing for a moment. A connection that goes on like that is closed."""
        now, before = self._loop.time(), self._throttled
        self._throttled = now
        if now - before > BURST / 2:
            self._throttled_since = now
        if now - self._throttled_since < self._limits.throttle_seconds:
            self._pause(REST)
            return
        self.close(CloseCode.POLICY_VIOLATION, "too many messages")
        self._unhandled.clear()
        self._stop_reading()

    def _pause(self, seconds: float) -> None:
        self._stop_reading()
        self._after("handle", seconds, self._handle)

    def _stop_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def _read_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # What goes out

    def write(self, buffered: bytes, message: bytes) -> bool:
        """Send both, unless they are empty. Returns whether the other end still reads."""
        transport = self._transport
        if transport.is_closing() or self._protocol.state is not State.OPEN:
            return True
        transport.write(frames.text(buffered) + frames.text(message) if buffered else frames.text(message))
        return transport.get_write_buffer_size() <= self._limits.unread_bytes

    def _flush(self) -> None:
        """Send what the library has to send. An empty part at the end means that nothing follows."""
        parts = self._protocol.data_to_send()
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))
            if not parts[-1]:
                self._finish()
                self._transport.close()
            elif self._transport.get_write_buffer_size() > self._limits.unread_bytes:
                self._transport.abort()

    def _beat(self) -> None:
        """Ping. Two pings without an answer end the connection. One isn't enough: this process may have been too busy
        to read the answer."""
        if self._unanswered == 2:
            self.close(CloseCode.INTERNAL_ERROR, "no answer to a ping")
        elif self._protocol.state is State.OPEN:
            self._unanswered += 1
            self._protocol.send_ping(b"")
            self._flush()
            self._after("beat", self._limits.heartbeat_seconds, self._beat)

    def _after(self, name: str, seconds: float, work: Callable[[], None]) -> None:
        """Start a timer. There is only one of each name at a time."""
        if name in self._timers:
            self._timers[name].cancel()
        self._timers[name] = self._loop.call_later(seconds, work)


def _encoded(name: str, value: str) -> tuple[bytes, bytes]:
    return name.encode(), value.encode(errors="surrogateescape")
