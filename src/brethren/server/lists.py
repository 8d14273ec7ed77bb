"""Lists of tables: those of one person, and those with the same deal."""

import msgspec

from brethren.server.loading import entries_of, match_of
from brethren.server.registry import TableRegistry
from brethren.table import deal, view
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.wire.deals import DealResults
from brethren.wire.tables import Summary, Tables

MAX_LISTED = 30
"""And as many that are over: quick games must not push games over days out of the list."""
_decode = msgspec.json.Decoder(view.FinishedMatch).decode


async def tables_of(registry: TableRegistry, person: str) -> Tables:
    found, store = [], registry.services.store
    unfinished = [(table, None) for table in await store.unfinished(person, MAX_LISTED)]
    over = [(table, body) for table, body in await store.tables_of(person, MAX_LISTED) if body is not None]
    for table, body in [*unfinished, *over]:
        try:
            found.append(await _summary(registry, table, body, person))
        except Refused as refused:
            if refused.reason == "getting ready":
                raise
            continue  # it is damaged; the others are not
    return Tables(found)


async def _summary(registry: TableRegistry, table: str, body: bytes | None, person: str) -> Summary:
    if body is not None:
        return view.summary_of(table, _decode(body), person)
    live = await registry.open(table)
    if live.match.stage == "over":
        # It has ended, but wasn't archived.
        live.advance()
    return view.summary(live.match, person)


async def same_deal(registry: TableRegistry, match: Match, person: str) -> DealResults:
    """All matches with the deal of this match. Until that is over, the others are shown without names. A table that
    waits for somebody never shows its name to others: that is an invitation."""
    store = registry.services.store
    others = await store.same_deal(deal.key(match.created.secret), MAX_LISTED)
    found = []
    for table in [match.created.deal.table if match.created.deal else match.table, *others]:
        entries = await entries_of(store, table)
        other = await match_of(table, entries)
        may_know = match.stage == "over" and (other.stage != "gathering" or person in other.seating.insiders)
        found.append(view.dealt(other, entries, person, may_know or table == match.table))
    return DealResults(match.game.key, match.stage == "over", found)
