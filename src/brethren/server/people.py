"""Identities without accounts: an unguessable key in a cookie opens one."""

import hashlib
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import get_args

import msgspec
from starlette.requests import HTTPConnection

from brethren.server.clock import now
from brethren.server.settings import Settings
from brethren.server.store import Store, Unavailable
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.wire.people import Code, Me
from brethren.wire.vocabulary import Language

COOKIE, SECURE_COOKIE = "brethren", "__Host-brethren"
"""Browsers accept the second one only over HTTPS and from this very host, so that no other host can set it."""
COOKIES = re.compile(rf"(?:^|;)\s*({SECURE_COOKIE}|{COOKIE})=([^;\s]*)")
KEY = re.compile(r"[A-Za-z0-9_-]{32}")
"""A secret that opens something: an identity, or a link in an e-mail."""
CODE_SECONDS = 300
SEEN_SECONDS = 3600
"""Seconds: how precisely we know when somebody was last here."""
MAX_KNOWN = 100_000
SAILOR: dict[Language, str] = {"en": "Sailor", "cs": "Námořník", "es": "Marinero", "hu": "Matróz", "pl": "Marynarz"}
"""The name of a new visitor."""
# Without letters and digits that look alike.
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


@dataclass
class Visitor:
    id: str
    me: Me
    key: str
    """Which opened the identity, and is the cookie from now on."""
    address: str = ""

    @property
    def person(self) -> Person:
        return Person(self.id, self.me.name, self.me.avatar)


@dataclass
class Known:
    """What is stored about somebody."""

    id: str
    me: Me
    seen: float


class People:
    """Nothing is stored about a person before there is something to keep, such as a name: until then the key alone
    identifies them."""

    def __init__(self, store: Store, shared: bool) -> None:
        self._store, self._shared = store, shared
        self._known: dict[str, Known] = {}

    async def recognise(self, key: str | None, language: Language) -> Visitor | None:
        """The person with this key; None if the key isn't valid."""
        if not key or not KEY.fullmatch(key):
            return None
        known = await self._look_up(login_of(key))
        return Visitor(known.id, known.me, key) if known else _newcomer(key, language)

    def welcome(self, language: Language) -> Visitor:
        """A new person, with a new key."""
        return _newcomer(secrets.token_urlsafe(24), language)

    async def rename(self, visitor: Visitor, me: Me) -> Me:
        await self._store.save_person(visitor.id, msgspec.json.encode(me), login_of(visitor.key), now())
        self._known = {login: known for login, known in self._known.items() if known.id != visitor.id}
        return me

    async def code(self, visitor: Visitor) -> Code:
        code = "".join(secrets.choice(_LETTERS) for _ in range(8))
        # The code must lead to a stored person.
        await self.rename(visitor, visitor.me)
        await self._store.save_code(code, visitor.id, now() + CODE_SECONDS)
        return Code(code, CODE_SECONDS)

    async def carry(self, code: str, language: Language) -> Visitor:
        """The identity that this code was made for, with a key of its own to it."""
        key, letters = secrets.token_urlsafe(24), "".join(code.split()).upper()
        if not set(letters) <= set(_LETTERS) or not await self._store.redeem(letters, login_of(key)):
            raise Refused("no such code", "that code is wrong or has expired")
        visitor = await self.recognise(key, language)
        assert visitor is not None
        return visitor

    async def _look_up(self, login: str) -> Known | None:
        known, recent = self._known.get(login), now() - SEEN_SECONDS
        # Another server may have changed the name since, and a person may have expired.
        if known is None or known.seen < recent or self._shared:
            known = await self._read(login)
        if known and known.seen < recent:
            with suppress(Unavailable):
                await self._store.see_person(known.id, now())
                known.seen = now()
        return known

    async def _read(self, login: str) -> Known | None:
        self._known.pop(login, None)
        found = await self._store.person(login)
        if found is None:
            return None
        if len(self._known) > MAX_KNOWN:
            self._known.clear()
        known = self._known[login] = Known(found[0], msgspec.json.decode(found[1], type=Me), found[2])
        return known


def cookie_name(settings: Settings) -> str:
    return SECURE_COOKIE if settings.secure else COOKIE


def key_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The key in the request. People who came before the server was set up for HTTPS have the other cookie."""
    cookies = cookies_of(connection)
    return cookies.get(cookie_name(settings)) or cookies.get(COOKIE)


def cookies_of(connection: HTTPConnection) -> dict[str, str]:
    """Our cookies, unparsed. Python's own parser also unquotes values, and a long cookie can keep it busy for many
    seconds (CVE-2024-7592)."""
    return dict(COOKIES.findall(connection.headers.get("cookie", "")))


def language_of(connection: HTTPConnection) -> Language:
    for part in connection.headers.get("accept-language", "")[:200].lower().split(","):
        for language in get_args(Language):
            if part.strip().startswith(language):
                found: Language = language
                return found
    return "en"


def _newcomer(key: str, language: Language) -> Visitor:
    identity = hashlib.sha256(f"person {key}".encode()).hexdigest()[:24]
    return Visitor(identity, Me(SAILOR[language], language, "anchor"), key)


def login_of(key: str) -> str:
    """The hash of a key. Only the hash is stored, so the database holds nothing that could be used as a cookie."""
    return hashlib.sha256(key.encode()).hexdigest()
