"""How much one person, one address or one connection may ask of the server. docs/hosting.md lists all of it."""

import time
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

BURST, LONG_BURST = 3.0, 60.0
"""Seconds' worth of tokens that a bucket holds."""
NEVER = 1e-9
"""The rate of something that isn't allowed at all."""
MAX_KNOWN = 50_000
FEW = 0.2
"""Commands a second that a person may always send, even if others use up the limit of their address."""
LISTENERS, MAX_EXTRA = 25, 50
"""A command at a table counts once more for every this many connections, up to this many times."""


@dataclass(frozen=True)
class Limits:
    """Rates are for each second, over a long time."""

    commands: float = 20.0
    """Commands of one person."""
    address_commands: float = 200.0
    """Commands from one address. People who have sent few are not held back by their neighbours."""
    frames: float = 60.0
    """Frames, of whatever kind, on one connection."""
    throttle_seconds: float = 5.0
    """For how long a connection that sends more frames is throttled before it is closed."""
    message_bytes: int = 16 * 1024
    """A message on a socket."""
    unread_bytes: int = 256 * 1024
    """What waits to be read by the other end of a socket before it is dropped."""
    heartbeat_seconds: float = 20.0
    """Between two pings on a socket. If two of them are not answered, it is closed."""
    connections: int = 256
    """Connections of one address."""
    requests: float = 50.0
    """Requests and new sockets of one address. More of them wait."""
    files: float = 300.0
    """Files of the pages, and all else that isn't asked of the API, for one address. More of them wait."""
    uploads: float = 4.0
    """Records that one address sends to be replayed or reviewed."""
    record_steps: int = 5_000
    """A match that is replayed or reviewed."""
    replay_bytes: int = 8_000_000
    """A replay, before it is compressed."""
    tables: float = 0.5
    """Tables that one person makes."""
    address_tables: float = 1.0
    """Tables that are made from one address."""
    address_names: float = 1.0
    """Names, codes, devices and their wishes that are stored for one address."""
    invitations: float = 0.2
    """Invitations that one person sends to friends."""
    address_invitations: float = 1.0
    """Invitations from one address."""
    trials: float = 0.1
    """Tests of webhooks, and mails that ask to confirm an address, of one person."""
    address_trials: float = 0.2
    """The same, from one address."""
    webhook_calls: float = 20.0
    """Calls of webhooks at one host."""
    guesses: float = 5.0
    """Codes and recovery phrases that are tried, from all addresses together."""
    address_guesses: float = 0.2
    """Those from one address."""
    chat: int = 1000
    """Messages at one table."""
    chat_burst: int = 10
    """Messages of one person within 20 seconds; 100 at most."""
    changes: int = 1000
    """What one person does at one table besides moving and talking."""
    header_bytes: int = 16 * 1024
    """The headers of a request."""
    header_seconds: float = 10.0
    """For a request's headers to arrive, and for a new connection to send some."""
    body_seconds: float = 60.0
    """For a request's body to arrive."""
    answer_seconds: float = 300.0
    """For an answer to be made and read."""
    idle_seconds: int = 30
    """For which a connection is kept open between requests."""


class TokenBucket:
    """A token bucket: tokens come at a steady rate, and a store of them allows a burst."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = max(rate, NEVER), burst
        self._left, self._then = burst, time.monotonic()

    def take(self, tokens: int = 1) -> bool:
        """Take so many tokens, if they are there."""
        return self.reserve(0.0, tokens) is not None

    def reserve(self, longest: float, tokens: int = 1) -> float | None:
        """Take tokens that are there now or soon; return in how many seconds, or None if that is too long."""
        now = time.monotonic()
        left = min(self._burst, self._left + (now - self._then) * self._rate)
        seconds = max(0.0, (tokens - left) / self._rate)
        allowed = seconds <= longest
        self._left, self._then = left - tokens if allowed else left, now
        return seconds if allowed else None


class RateLimit:
    """A token bucket for each key."""

    def __init__(self, rate: float, seconds: float = BURST) -> None:
        self._rate, self._burst = rate, max(1.0, rate * seconds)
        self._buckets: dict[str, TokenBucket] = {}

    def allows(self, key: str, tokens: int = 1) -> bool:
        return self.bucket(key).take(tokens)

    def bucket(self, key: str) -> TokenBucket:
        found = self._buckets.get(key)
        if found is None:
            if len(self._buckets) == MAX_KNOWN:
                del self._buckets[next(iter(self._buckets))]  # the oldest
            found = self._buckets[key] = TokenBucket(self._rate, self._burst)
        return found


class CommandLimit:
    """The buckets of each person, and those of each address. A person may always send a few commands, even if
    neighbours use up those of the address."""

    def __init__(self, limits: Limits) -> None:
        self._people, self._addresses = RateLimit(limits.commands), RateLimit(limits.address_commands)
        self._few = RateLimit(FEW, LONG_BURST)

    def allows(self, person: str, address: str, listeners: int) -> bool:
        """A command at a table with many connections is as much work as several."""
        tokens = 1 + min(listeners // LISTENERS, MAX_EXTRA)
        return self._people.allows(person) and (self._addresses.allows(address, tokens) or self._few.allows(person))


@lru_cache(1024)
def network(host: str) -> str:
    """What counts as one address: with IPv6 the first 64 bits, since one customer gets all that begin with them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
