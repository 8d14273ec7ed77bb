"""The points of Battle for Tortuga, and where they come from (B1.2, B5.1)."""

from brethren.game.tally import Item, Json, Tally, add

KINDS = {3: "three-masters", 2: "two-masters", 1: "one-masters"}


def tally(position: Json) -> Tally:
    """Of a match: what was sunk in its last round, and the match points, which decide."""
    enemies = [position["sunk"].get(fleet, []) for fleet in reversed(position["fleets"])]
    sunk = add([_ships(masts, enemies) for masts in KINDS])
    if position["play"] == "single":
        return sunk
    match = position["match"]
    return Tally([*sunk.items, Item("last round", sunk.totals), Item("match points", match)], match)


def _ships(masts: int, enemies: list[list[int]]) -> Item:
    numbers = [ships.count(masts) for ships in enemies]
    return Item(KINDS[masts], numbers, [masts * number for number in numbers])
