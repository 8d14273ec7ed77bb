"""The sockets at which the server listens."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from brethren.server.settings import Settings


class CannotListen(Exception):
    """The address is taken, or isn't ours."""


@contextmanager
def bound(settings: Settings) -> Iterator[list[socket.socket]]:
    """A socket for each address that the host's name stands for."""
    with ExitStack() as stack:
        try:
            found = socket.getaddrinfo(
                settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )
            sockets = [stack.enter_context(_bound(family, address)) for family, _, _, _, address in found]
        except OSError as error:
            where = f"{settings.host or 'any address'}, port {settings.port}"
            raise CannotListen(f"cannot listen at {where}: {error.strerror or error}") from None
        yield sockets


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(address)
    except OSError:
        listening.close()
        raise
    return listening
