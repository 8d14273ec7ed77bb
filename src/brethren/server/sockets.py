"""One WebSocket for each table that somebody looks at: commands in, answers and updates out."""

import logging
from functools import partial

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from brethren.server.connection import Connection
from brethren.server.entrance import check_source, viewer, whole
from brethren.server.limits import CommandLimit, network
from brethren.server.live import LiveTable
from brethren.server.people import People, key_of, language_of
from brethren.server.registry import TableRegistry
from brethren.server.settings import Settings
from brethren.server.store import Unavailable
from brethren.server.websocket import WebSocket
from brethren.table.refusal import Refused
from brethren.wire.commands import AnyCommand
from brethren.wire.updates import Answer

REFUSED, DROPPED, LATER = 4400, 4408, 1013
logger = logging.getLogger("brethren")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyCommand).decode


class WithId(msgspec.Struct):
    id: str


_decode_id = msgspec.json.Decoder(WithId).decode


class Sockets:
    def __init__(self, registry: TableRegistry, people: People, settings: Settings) -> None:
        self.registry, self.people, self.settings = registry, people, settings
        self.commands = CommandLimit(settings)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket: WebSocket = scope["extensions"]["brethren"]["socket"]
        socket.accept()
        request = HTTPConnection(scope)
        address = network(request.client.host if request.client else "")
        try:
            live, connection, since = await self._greet(request, address, socket)
        except Refused as refused:
            socket.write(b"", _refusal(None, refused))
            socket.close(REFUSED, refused.reason)
            return
        except Unavailable:
            socket.close(LATER, "not now")
            return
        live.connect(connection, since)
        try:
            await socket.listen(partial(self._receive, live, connection, address))
        finally:
            live.disconnect(connection)

    async def _greet(
        self, request: HTTPConnection, address: str, socket: WebSocket
    ) -> tuple[LiveTable, Connection, int | None]:
        check_source(request, self.settings)
        visitor = await self.people.recognise(key_of(request, self.settings), language_of(request))
        if visitor is None:
            raise Refused("stranger", "ask GET /api/me first: it sets a cookie that says who you are")
        live = await self.registry.open(request.path_params["table"])
        blocked = frozenset(each.id for each in await self.registry.services.store.blocks(visitor.id))
        # Nothing is awaited from here until they are connected: otherwise an onlooker could slip in while a match
        # starts that doesn't welcome any, and somebody who is blocked meanwhile would still be heard.
        wanted = request.query_params.get("seat")
        seat = viewer(live.match, visitor, None if wanted is None else whole(wanted))
        since = request.query_params.get("since", "")
        missed = int(since) if since.isdecimal() and len(since) < 10 else None
        close = partial(socket.close, DROPPED, "too slow")
        return live, Connection(visitor.person, seat, socket.write, close, address, blocked), missed

    def _receive(self, live: LiveTable, connection: Connection, address: str, message: bytes) -> None:
        if not self.commands.allows(connection.person.id, address, len(live.presence.connections)):
            connection.send(_refusal(_id(message), Refused("too often", "not so fast; please wait a moment")))
            return
        try:
            command = _decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            connection.send(_refusal(_id(message), Refused("malformed", str(wrong))))
            return
        live.command(connection, command)


def _refusal(command: str | None, refused: Refused) -> bytes:
    return _encode(Answer(command, False, refused.problem))


def _id(text: bytes) -> str | None:
    """The id of a command that cannot be read otherwise."""
    try:
        return _decode_id(text).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
