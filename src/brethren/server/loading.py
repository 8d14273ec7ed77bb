"""Matches as the store has them."""

import logging
from collections.abc import Generator

import msgspec

from brethren.server.slices import in_slices
from brethren.server.store import Damaged, Store
from brethren.table.editions import NoSuchEdition
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from brethren.table.refusal import Refused

_decode = msgspec.json.Decoder(AnyEntry).decode
logger = logging.getLogger("brethren")


async def entries_of(store: Store, table: str) -> list[AnyEntry]:
    """A table's log; Refused if it cannot be read."""
    try:
        return await in_slices(_decoded(await store.entries(table)))
    except (Damaged, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise _damaged(problem) from None


def _decoded(bodies: list[bytes]) -> Generator[None, None, list[AnyEntry]]:
    entries: list[AnyEntry] = []
    for body in bodies:
        entries.append(_decode(body))
        yield
    return entries


async def match_of(table: str, entries: list[AnyEntry]) -> Match:
    """The match that these entries add up to; Refused if they don't."""
    try:
        return await in_slices(Match.unhurried(table, entries))
    except NoSuchEdition as unknown:
        raise Refused("other rules" if unknown.is_older else "newer", str(unknown)) from None
    except Exception as problem:
        # Entries that can be read but do not go together.
        raise _damaged(problem) from None


def _damaged(problem: Exception) -> Refused:
    logger.error("a log is damaged", extra={"why": str(problem) or type(problem).__name__})
    return Refused("damaged", "what is stored about this table is damaged")
