"""Worlds that a seat can't tell apart: pairs of matches with all seats at one device, which differ in what somebody
else got or did in secret."""

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from brethren.games import GAMES
from brethren.table import gate, log
from brethren.table.log import AnyEntry
from brethren.table.luck import commitment
from brethren.table.match import Match
from tests.tables import TABLES, Table

SECRETIVE = [table for table in TABLES if table[0] == "tortuga" or table[2].get("variant") == "jamaica"]
"""In the other games nothing is hidden."""
TABLE, SECRET = "local-two-worlds", "5e" * 32


def twins(table: Table) -> Iterator[tuple[int, list[AnyEntry], list[AnyEntry]]]:
    """A seat, and two logs that are the same to it. There are always more."""
    for seed in count():
        dice = random.Random(seed)
        entries = begun(table, dice)
        for one, other in [*dealt_otherwise(entries, dice), *decided_otherwise(entries, dice)]:
            yield from ((seat, one, other) for seat in range(table[1]) if alike(one, other, seat))


def begun(table: Table, dice: random.Random) -> list[AnyEntry]:
    """A match that has gone on for some time, with all seats at one device."""
    key, seats, options = table
    created = log.Created(
        0.0, "me", game=key, rules=GAMES[key].version, seats=seats, options=options, secret=SECRET,
        commitment=commitment(SECRET),
    )  # fmt: skip
    entries: list[AnyEntry] = [created, *(log.Sat(0.0, "me", seat=seat, name="Anne") for seat in range(seats))]
    match = Match.of(f"{TABLE}-{dice.random()}", entries)
    entries.append(gate.start(match, 1.0).entry)
    match.add(entries[-1])
    for _ in range(dice.randrange(12)):
        if match.state is not None and match.deciding:
            seat = dice.choice(match.deciding)
            action = dice.choice(match.game.legal(match.state, seat))
            entries.append(gate.play(match, seat, action, 2.0).entry)
            match.add(entries[-1])
    return entries


def dealt_otherwise(entries: list[AnyEntry], dice: random.Random) -> Iterator[tuple[list[AnyEntry], list[AnyEntry]]]:
    """Right after the start: two draws have changed places."""
    place = next(place for place, entry in enumerate(entries) if isinstance(entry, log.Started))
    started = entries[place]
    assert isinstance(started, log.Started)
    chance = list(started.chance)
    if len(chance) > 1:
        first, second = dice.sample(range(len(chance)), 2)
        chance[first], chance[second] = chance[second], chance[first]
        yield entries[: place + 1], [*entries[:place], replace(started, chance=tuple(chance))]


def decided_otherwise(entries: list[AnyEntry], dice: random.Random) -> Iterator[tuple[list[AnyEntry], list[AnyEntry]]]:
    """Somebody does one thing or another."""
    match = Match.of(TABLE, entries)
    if match.state is None or not match.deciding:
        return
    seat = dice.choice(match.deciding)
    legal = match.game.legal(match.state, seat)
    if len(legal) > 1:
        one, other = (gate.play(match, seat, action, 3.0).entry for action in dice.sample(legal, 2))
        yield [*entries, one], [*entries, other]


def alike(one: Sequence[AnyEntry], other: Sequence[AnyEntry], seat: int) -> bool:
    """Whether these are different worlds, and this seat has seen and heard the same in both."""
    return list(one) != list(other) and known(one, seat) == known(other, seat)


def known(entries: Sequence[AnyEntry], seat: int) -> Any:
    match, heard = Match(TABLE), []
    try:
        for entry in entries:
            applied = match.add(entry)
            heard += [event.seen_by(seat) for event in applied.events]
    except ValueError:
        return object()  # like nothing else: a draw that could not have been
    assert match.state is not None
    return match.game.view(match.state, seat).tobytes(), [event for event in heard if event]


def written(entry: AnyEntry) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins({"what": entry.__struct_config__.tag, **asdict(entry)})
    return found
