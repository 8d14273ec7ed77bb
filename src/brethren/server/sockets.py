"""One WebSocket for each table that somebody looks at: commands in, answers and updates out."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from brethren.server.entrance import same_site, viewer
from brethren.server.harbour import Harbour
from brethren.server.limits import Limit
from brethren.server.live import Line, LiveTable
from brethren.server.people import COOKIE, People
from brethren.server.settings import Settings
from brethren.server.store import Unavailable
from brethren.table.refusal import Refused
from brethren.table.wire import Answer, AnyCommand, Problem

REFUSED, DROPPED, LATER = 4400, 4408, 1013
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyCommand).decode


class Sockets:
    def __init__(self, harbour: Harbour, people: People, settings: Settings) -> None:
        self.harbour, self.people = harbour, people
        self.commands = Limit(settings.commands, 3 * settings.commands)
        self.connections = Limit(settings.requests, 3 * settings.requests)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        try:
            live, line, since = await self._greet(socket)
        except Refused as refused:
            await _hang_up(socket, REFUSED, refused.reason, _refusal(None, refused))
            return
        except Unavailable:
            await _hang_up(socket, LATER, "not now")
            return
        live.open(line, since)
        hearing = asyncio.create_task(self._hear(receive, live, line))
        others = [asyncio.create_task(_speak(send, line)), asyncio.create_task(line.dropped.wait())]
        try:
            await asyncio.wait([hearing, *others], return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.close(line)
            for task in others:
                task.cancel()
        if line.dropped.is_set():
            await _hang_up(socket, DROPPED, "too slow")
        # What is being stored must also be told, even if the line has broken: no command is cut short.
        for end in await asyncio.gather(hearing, *others, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, OSError | RuntimeError):
                raise end

    async def _greet(self, socket: WebSocket) -> tuple[LiveTable, Line, int | None]:
        if not self.connections.allows(socket.client.host if socket.client else ""):
            raise Refused("too often", "too many connections; please wait a moment")
        if not same_site(socket.headers.get("origin"), socket.headers.get("host")):
            raise Refused("foreign", "connections from other sites' pages are not taken")
        visitor = await self.people.recognise(socket.cookies.get(COOKIE))
        if visitor is None:
            raise Refused("stranger", "ask GET /api/me first: it brings a cookie that says who you are")
        live = await self.harbour.open(socket.path_params["table"])
        seat = viewer(live.match, visitor, socket.query_params.get("seat"))
        since = socket.query_params.get("since", "")
        return live, Line(visitor.person, seat), int(since) if since.isdecimal() and len(since) < 10 else None

    async def _hear(self, receive: Receive, live: LiveTable, line: Line) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            line.send(await self._obey(message.get("text") or message.get("bytes") or b"", live, line))

    async def _obey(self, text: str | bytes, live: LiveTable, line: Line) -> bytes:
        if not self.commands.allows(line.person.id):
            return _refusal(_id(text), Refused("too often", "not so fast; please wait a moment"))
        try:
            command = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            return _refusal(_id(text), Refused("malformed", str(wrong)))
        return _encode(await live.command(line, command))


async def _speak(send: Send, line: Line) -> None:
    """Past Starlette, which would look at every message again."""
    while True:
        message = await line.waiting.get()
        await send({"type": "websocket.send", "text": message.decode()})


async def _hang_up(socket: WebSocket, code: int, reason: str, last: bytes = b"") -> None:
    """With a last word, if anybody is there to hear it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        if last:
            await socket.send_text(last.decode())
        await socket.close(code, reason)


def _refusal(command: str | None, refused: Refused) -> bytes:
    return _encode(Answer(command, False, Problem(refused.reason, refused.message, refused.details)))


def _id(text: str | bytes) -> str | None:
    """The id of a command that cannot be read otherwise."""

    class Named(msgspec.Struct):
        id: str

    try:
        return msgspec.json.decode(text, type=Named).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
