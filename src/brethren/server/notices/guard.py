"""Where notices may be sent. Addresses come from players, so none may lead into the host's own network."""

import asyncio
import socket
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from msgspec import Struct

from brethren.server.settings import Network

HTTPS = 443
MAX_LETTERS = 1000
# They contain IPv4 addresses, or lead to them.
TUNNELS = [ip_network(text) for text in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")]

NAMES = ThreadPoolExecutor(32, "names")
_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
"""One lookup at a time for each domain: slow names only delay their own domain."""


class Forbidden(Exception):
    """An address to which nothing is sent."""


class Target(Struct, frozen=True):
    """The parts of an https address."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == HTTPS else f"{host}:{self.port}"


def target(url: str) -> Target:
    """Forbidden unless it is a plain https address."""
    if len(url) > MAX_LETTERS or not url.isascii() or not url.isprintable() or " " in url:
        raise Forbidden("that is not an address")
    try:
        parts = urlsplit(url)
        port = parts.port or HTTPS
    except ValueError:
        raise Forbidden("that is not an address") from None
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.password is not None:
        raise Forbidden("only plain https addresses are allowed")
    return Target(parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


async def resolve(to: Target, allowed: Sequence[Network]) -> str:
    """The address to call. Forbidden unless every address of this name is public, or in an allowed network. The call
    must go to this very address: asked again, the name may lead elsewhere."""
    find = partial(socket.getaddrinfo, to.host, to.port, type=socket.SOCK_STREAM)
    async with _turns.setdefault(domain(to.host), asyncio.Lock()):
        found = await asyncio.get_running_loop().run_in_executor(NAMES, find)
    addresses = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    for address in addresses:
        if not is_public(address) and not any(address in network for network in allowed):
            raise Forbidden(f"{to.host} is not a public address")
    if not addresses:
        raise OSError(f"{to.host} has no address")
    return str(addresses[0])


def domain(host: str) -> str:
    """As its owner registered it, as far as names tell: names within it cost nothing. All numbers, of
    which there are many ways to write the same one, count as one domain."""
    labels = host.rstrip(".").split(".")
    return "" if ":" in host or labels[-1][:1].isdecimal() else ".".join(labels[-2:])


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(address.ipv4_mapped)
        if address.is_site_local or any(address in tunnel for tunnel in TUNNELS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
