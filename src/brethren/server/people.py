"""Who somebody is, without an account: an unguessable key in a cookie opens an identity."""

import hashlib
import secrets
import time
from dataclasses import dataclass

import msgspec

from brethren.server.store import Store
from brethren.table.match import Person
from brethren.table.refusal import Refused
from brethren.table.wire import Code, Language, Me

COOKIE = "brethren"
CODE_SECONDS = 300
SAILOR: dict[Language, str] = {"en": "Sailor", "cs": "Námořník", "es": "Marinero", "hu": "Matróz", "pl": "Marynarz"}
"""What somebody new is called."""
# Without letters and digits that look alike.
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


@dataclass
class Visitor:
    id: str
    me: Me
    key: str
    """Which opened the identity, and is the cookie from now on."""

    @property
    def person(self) -> Person:
        return Person(self.id, self.me.name, self.me.avatar)


class People:
    def __init__(self, store: Store, shared: bool) -> None:
        self._store, self._shared = store, shared
        self._known: dict[str, tuple[str, Me]] = {}

    async def recognise(self, key: str | None) -> Visitor | None:
        """Whose key this is; None if nobody's."""
        if not key or len(key) > 100:
            return None
        hashed = _hash(key)
        # Another server may have given somebody another name since.
        if hashed not in self._known or self._shared:
            found = await self._store.person(hashed)
            if found is None:
                return None
            self._remember(hashed, found[0], msgspec.json.decode(found[1], type=Me))
        return Visitor(*self._known[hashed], key)

    async def welcome(self, language: Language) -> Visitor:
        """Somebody new, with a new key."""
        key, me = secrets.token_urlsafe(24), Me(SAILOR[language], language, "anchor")
        visitor = Visitor(secrets.token_hex(12), me, key)
        await self._store.save_person(visitor.id, msgspec.json.encode(visitor.me), _hash(key))
        self._remember(_hash(key), visitor.id, me)
        return visitor

    async def rename(self, visitor: Visitor, me: Me) -> Me:
        await self._store.save_person(visitor.id, msgspec.json.encode(me))
        for hashed, (person, _) in self._known.items():
            if person == visitor.id:
                self._known[hashed] = person, me
        return me

    async def code(self, visitor: Visitor) -> Code:
        code = "".join(secrets.choice(_LETTERS) for _ in range(8))
        await self._store.save_code(code, visitor.id, time.time() + CODE_SECONDS)
        return Code(code, CODE_SECONDS)

    async def carry(self, code: str) -> Visitor:
        """The identity that this code was made for, with a key of its own to it."""
        key = secrets.token_urlsafe(24)
        if not await self._store.redeem("".join(code.split()).upper(), _hash(key)):
            raise Refused("no such code", "that code is not known, or its time is over")
        visitor = await self.recognise(key)
        assert visitor is not None
        return visitor

    def _remember(self, hashed: str, person: str, me: Me) -> None:
        if len(self._known) > 100_000:
            self._known.clear()
        self._known[hashed] = person, me


def _hash(key: str) -> str:
    """Only this is kept: who reads the database cannot be anybody."""
    return hashlib.sha256(key.encode()).hexdigest()
