"""A calendar with the deadlines of somebody's games, at a secret address (RFC 5545)."""

import re
import secrets
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from hashlib import sha256

from brethren.games import GAMES
from brethren.server import lists
from brethren.server.clock import now
from brethren.server.notices.message import language_of
from brethren.server.notices.words import WORDS
from brethren.server.registry import TableRegistry
from brethren.wire.tables import Summary
from brethren.wire.vocabulary import Language

TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
LONGEST_LINE = 75
"""Bytes; longer lines are folded."""
WARNING = "-PT1H"
"""When a calendar says that time is running out."""


class Calendars:
    def __init__(self, registry: TableRegistry) -> None:
        self._store, self._registry = registry.services.store, registry

    async def make(self, person: str) -> str:
        """A new secret; the one before no longer works."""
        token = secrets.token_urlsafe(24)
        await self._store.save_calendar(person, _digest(token))
        return token

    async def remove(self, person: str) -> None:
        await self._store.save_calendar(person, None)

    async def page(self, token: str, site: str) -> bytes | None:
        """The calendar at this secret address; None if there is none. `site` is where tables are found."""
        person = await self._store.calendar_of(_digest(token)) if TOKEN.fullmatch(token) else None
        if person is None:
            return None
        language = language_of((await self._store.subscriber(person)).me)
        tables = (await lists.tables_of(self._registry, person)).tables
        return calendar([each for each in tables if each.due is not None and await self._is_slow(each)], language, site)

    async def _is_slow(self, table: Summary) -> bool:
        """Calendars are read too seldom for games of minutes."""
        return (await self._registry.open(table.table)).match.clocks.slow


def calendar(tables: Iterable[Summary], language: Language, site: str) -> bytes:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Brethren//Deadlines//EN", "X-WR-CALNAME:Brethren"]
    lines += ["REFRESH-INTERVAL;VALUE=DURATION:PT30M", "X-PUBLISHED-TTL:PT30M"]
    for table in tables:
        lines += _event(table, language, site)
    return "".join(f"{fold}\r\n" for line in [*lines, "END:VCALENDAR"] for fold in _folded(line)).encode()


def _event(table: Summary, language: Language, site: str) -> list[str]:
    due, title = _stamp(table.due or 0.0), WORDS[language].deadline.format(game=GAMES[table.game].title_in(language))
    return [
        "BEGIN:VEVENT",
        f"UID:{sha256(table.table.encode()).hexdigest()[:24]}@brethren",
        f"DTSTAMP:{_stamp(now())}",
        f"DTSTART:{due}",
        f"SUMMARY:{_escaped(title)}",
        f"URL:{site}/t/{table.table}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_escaped(title)}",
        f"TRIGGER:{WARNING}",
        "END:VALARM",
        "END:VEVENT",
    ]


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    return re.sub(r"([\\;,])", r"\\\1", text)


def _folded(line: str) -> Iterator[str]:
    """Fold a line to the length that the standard allows, without cutting a letter in two."""
    piece = ""
    for letter in line:
        if len((piece + letter).encode()) > LONGEST_LINE:
            yield piece
            piece = " "
        piece += letter
    yield piece


def _digest(token: str) -> str:
    """The digest of a calendar's key. Only this is stored, and it opens nothing."""
    return sha256(f"calendar {token}".encode()).hexdigest()
