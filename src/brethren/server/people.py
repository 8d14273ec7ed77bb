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


@dataclass(frozen=True)
class Visitor:
    id: str
    me: Me

    @property
    def person(self) -> Person:
        return Person(self.id, self.me.name, self.me.avatar)


class People:
    def __init__(self, store: Store, shared: bool) -> None:
        self._store, self._shared = store, shared
        self._known: dict[str, Visitor] = {}

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
            self._remember(hashed, Visitor(found[0], msgspec.json.decode(found[1], type=Me)))
        return self._known[hashed]

    async def welcome(self, language: Language) -> tuple[str, Visitor]:
        """Somebody new, and the key."""
        key, me = secrets.token_urlsafe(24), Me(SAILOR[language], language, "anchor")
        visitor = Visitor(secrets.token_hex(12), me)
        await self._store.save_person(visitor.id, msgspec.json.encode(visitor.me), _hash(key))
        self._remember(_hash(key), visitor)
        return key, visitor

    async def rename(self, visitor: Visitor, me: Me) -> Visitor:
        await self._store.save_person(visitor.id, msgspec.json.encode(me))
        renamed = Visitor(visitor.id, me)
        for hashed, known in self._known.items():
            if known.id == visitor.id:
                self._known[hashed] = renamed
        return renamed

    async def code(self, visitor: Visitor) -> Code:
        code = "".join(secrets.choice(_LETTERS) for _ in range(8))
        await self._store.save_code(code, visitor.id, time.time() + CODE_SECONDS)
        return Code(code, CODE_SECONDS)

    async def carry(self, code: str) -> tuple[str, Visitor]:
        """The identity that this code was made for, and a key of its own to it."""
        key = secrets.token_urlsafe(24)
        if not await self._store.redeem("".join(code.split()).upper(), _hash(key)):
            raise Refused("no such code", "that code is not known, or its time is over")
        visitor = await self.recognise(key)
        assert visitor is not None
        return key, visitor

    def _remember(self, hashed: str, visitor: Visitor) -> None:
        if len(self._known) > 100_000:
            self._known.clear()
        self._known[hashed] = visitor


def _hash(key: str) -> str:
    """Only this is kept: who reads the database cannot be anybody."""
    return hashlib.sha256(key.encode()).hexdigest()
