"""Who I am, by HTTP."""

from brethren.server.endpoint import endpoint
from brethren.server.limits import LONG_BURST, RateLimit
from brethren.server.people import People, Visitor
from brethren.server.recovery.recovery import Recovery, words_of
from brethren.server.settings import Settings
from brethren.server.store import Store
from brethren.table.refusal import Refused
from brethren.table.text import check_name
from brethren.wire.people import Carry, Code, Me, Recover, RecoveryPhrase, RecoveryState


class PeopleHandlers:
    def __init__(self, people: People, store: Store, settings: Settings) -> None:
        self._people, self._recovery = people, Recovery(store, people)
        self._guessing = RateLimit(settings.guesses, LONG_BURST)

    @endpoint("GET", "/api/me")
    async def me(self, visitor: Visitor) -> Me:
        """Who I am."""
        return visitor.me

    @endpoint("PUT", "/api/me", limit="names")
    async def rename(self, visitor: Visitor, me: Me) -> Me:
        """Change my name, language and sign."""
        check_name(me.name)
        return await self._people.rename(visitor, me)

    @endpoint("POST", "/api/me/code", limit="names")
    async def code(self, visitor: Visitor) -> Code:
        """A code with which another device becomes me."""
        return await self._people.code(visitor)

    @endpoint("POST", "/api/me/carry", limit="guesses")
    async def carry(self, visitor: Visitor, carry: Carry) -> Me:
        """Become the person who got this code, on this device."""
        self._may_guess()
        return _become(visitor, await self._people.carry(carry.code, visitor.me.language))

    @endpoint("GET", "/api/me/phrase")
    async def phrase_state(self, visitor: Visitor) -> RecoveryState:
        """Whether I have a recovery phrase."""
        return RecoveryState(await self._recovery.exists(visitor))

    @endpoint("POST", "/api/me/phrase", status=201, limit="names")
    async def phrase(self, visitor: Visitor) -> RecoveryPhrase:
        """A recovery phrase, which is told only once. The one before no longer works."""
        return RecoveryPhrase(await self._recovery.make(visitor))

    @endpoint("POST", "/api/me/recover", limit="guesses")
    async def recover(self, visitor: Visitor, recover: Recover) -> Me:
        """Become the person who got this phrase, on this device."""
        words = words_of(recover.phrase)
        self._may_guess()
        return _become(visitor, await self._recovery.use(words, visitor.me.language))

    def _may_guess(self) -> None:
        """Limit guesses from all addresses together."""
        if not self._guessing.allows("all"):
            raise Refused("too often", "too many attempts; please wait a moment")


def _become(visitor: Visitor, found: Visitor) -> Me:
    visitor.key = found.key
    return found.me
