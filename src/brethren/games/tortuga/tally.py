"""Tortuga's points, and where they come from (T4)."""

from brethren.game.tally import Item, Json, Tally, add

WORTH = {"tortuga": 3, "fleet": 2, "crew": 1}
SET = 3
AREAS = ("tortuga", "fleet", "crew", "island")


def tally(position: Json) -> Tally:
    boards = position["boards"]
    sets = [_sets(board) for board in boards]
    tracks = [board["ship"] + board["pirate"] for board in boards]
    coins = [sum(board["tokens"]) for board in boards]
    return add(
        [
            *(_chests(area, boards) for area in WORTH),
            Item("sets", sets, [SET * number for number in sets]),
            Item("tracks", tracks, tracks),
            Item("coins", coins, coins),
        ]
    )


def _chests(area: str, boards: list[Json]) -> Item:
    """T4.1: purple counts double."""
    chests = [board[area] for board in boards]
    points = [WORTH[area] * (len(held) + held.count("purple")) for held in chests]
    return Item(area, [len(held) for held in chests], points)


def _sets(board: Json) -> int:
    """T4.2: red, blue and yellow; whites in Tortuga fill the gaps."""
    chests = [chest for area in AREAS for chest in board[area]]
    owned, whites, sets = [chests.count(colour) for colour in ("red", "blue", "yellow")], board["tortuga"], 0
    while sum(max(0, sets + 1 - number) for number in owned) <= whites.count("white"):
        sets += 1
    return sets
