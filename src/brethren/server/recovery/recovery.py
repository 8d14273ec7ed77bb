"""A phrase of twelve words (BIP 39) opens an identity. It is shown once, and only a slow digest of it is kept."""

import asyncio
import hashlib
import hmac
import re
import secrets

from mnemonic import Mnemonic

from brethren.server.people import People, Visitor, login_of
from brethren.server.recovery.store import StoredPhrase
from brethren.server.store import Store
from brethren.table.refusal import Refused
from brethren.wire.vocabulary import Language

N_WORDS, BITS = 12, 128
N_SELECTING = 4
"""Words that find a stored phrase. The other eight, 84 bits of chance, are left to be guessed even by somebody who has
the database."""
SCRYPT = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 * 2**20, "dklen": 32}
"""A tenth of a second and 32 MB for each guess."""
_words = Mnemonic("english")


class Recovery:
    def __init__(self, store: Store, people: People) -> None:
        self._store, self._people = store, people
        self._one_at_a_time = asyncio.Lock()

    async def exists(self, visitor: Visitor) -> bool:
        return await self._store.has_phrase(visitor.id)

    async def make(self, visitor: Visitor) -> list[str]:
        """A new phrase; the one before no longer works."""
        words = _words.generate(BITS).split()
        salt = secrets.token_bytes(16)
        # The phrase must lead to a stored person.
        await self._people.rename(visitor, visitor.me)
        await self._store.save_phrase(visitor.id, StoredPhrase(_selector(words), salt, await self._digest(words, salt)))
        return words

    async def use(self, words: list[str], language: Language) -> Visitor:
        """The identity that this phrase was made for, with a key of its own to it."""
        stored = await self._store.phrase(_selector(words))
        if stored is None or not hmac.compare_digest(stored.digest, await self._digest(words, stored.salt)):
            raise no_such_phrase()
        key = secrets.token_urlsafe(24)
        if not await self._store.recover(stored, login_of(key)):
            raise no_such_phrase()
        visitor = await self._people.recognise(key, language)
        assert visitor is not None
        return visitor

    async def _digest(self, words: list[str], salt: bytes) -> bytes:
        async with self._one_at_a_time:
            return await asyncio.to_thread(hashlib.scrypt, " ".join(words).encode(), salt=salt, **SCRYPT)


def words_of(phrase: str) -> list[str]:
    """The words of a phrase, however they were typed; Refused if they can't be one. The checksum shows a wrong word 15
    times out of 16."""
    words = re.findall(r"[a-z]+", phrase.lower())
    if len(words) != N_WORDS or not _words.check(" ".join(words)):
        raise no_such_phrase()
    return words


def no_such_phrase() -> Refused:
    return Refused("no such phrase", "these twelve words open nothing here")


def _selector(words: list[str]) -> str:
    return hashlib.sha256(" ".join(["phrase", *words[:N_SELECTING]]).encode()).hexdigest()[:32]
