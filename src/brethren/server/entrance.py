"""Checks of requests: where one comes from, and which seat a visitor may look from."""

from collections.abc import Iterable
from ipaddress import ip_address

from starlette.requests import HTTPConnection

from brethren.server.people import Visitor
from brethren.server.registry import TableRegistry
from brethren.server.settings import Network, Settings
from brethren.table.audience import Viewer
from brethren.table.match import Match
from brethren.table.refusal import Refused

MAX_WHOLE = 999_999_999
MAX_QUERY = 1024
"""Bytes behind the question mark of an address: many short parameters are much work."""


def check_source(connection: HTTPConnection, settings: Settings) -> None:
    """Refused if too much was asked, or under a name that isn't ours, or by a page of another site."""
    if len(connection.scope["query_string"]) > MAX_QUERY:
        raise Refused("too large", f"what is asked may have {MAX_QUERY} bytes")
    host = connection.headers.get("host", "")
    if settings.hosts and _without_port(host) not in settings.hosts:
        raise Refused("foreign", "this server has another name")
    if connection.scope["type"] == "http" and connection.scope["method"] in ("GET", "HEAD"):
        return
    # Programs send no origin; pages do.
    origin = connection.headers.get("origin")
    if origin is not None and origin != f"{scheme(connection, settings)}://{host}":
        raise Refused("foreign", "requests from other sites' pages are refused")


def scheme(connection: HTTPConnection, settings: Settings) -> str:
    """The scheme of the request: behind a proxy what the proxy says, else our own."""
    return "https" if settings.secure or connection.scope["scheme"] in ("https", "wss") else "http"


def _without_port(host: str) -> str:
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).lower()


def may_monitor(connection: HTTPConnection, monitors: Iterable[Network]) -> bool:
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    return any(address in network for network in monitors)


def viewer(match: Match, visitor: Visitor, seat: int | None) -> Viewer:
    """The seat that a visitor looks from: one of their own, or None as a spectator if the table allows that."""
    seats = match.seating.seats_of(visitor.id)
    if seat is not None:
        if seat not in seats:
            raise Refused("not yours", "that is not your seat", seat=seat)
        return seat
    if seats:
        return seats[0]
    if match.stage != "gathering" and not match.watchers and visitor.id != match.seating.host:
        raise Refused("private", "this table does not allow spectators")
    return None


def whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MAX_WHOLE)):
        raise Refused("not a number", "that should be a whole number")
    return int(text)


async def finished_match(registry: TableRegistry, visitor: Visitor, table: str) -> Match:
    live = await registry.open(table)
    viewer(live.match, visitor, None)
    if live.match.stage != "over":
        raise Refused("not over", "the game is not over yet")
    return live.match
