"""Positions of Cartagena, made at random, possible ones for the most part."""

from hypothesis import strategies as st

from brethren.game import Json

from .driver import SYMBOLS

Draw = st.DrawFn

SEGMENTS = (
    ("bottle", "pistol", "hat", "skull", "dagger", "key"),
    ("dagger", "bottle", "key", "pistol", "hat", "skull"),
    ("pistol", "key", "dagger", "hat", "skull", "bottle"),
    ("hat", "key", "pistol", "bottle", "skull", "dagger"),
    ("pistol", "hat", "dagger", "skull", "bottle", "key"),
    ("skull", "pistol", "bottle", "key", "dagger", "hat"),
)


@st.composite
def positions(draw: Draw) -> Json:
    seats = draw(st.integers(2, 5))
    variant = draw(st.sampled_from(("tortuga", "jamaica", "hispaniola")))
    piles = draw(piles_of_cards(seats))
    row = [] if variant == "jamaica" else draw(rows(piles.pop()))
    position: Json = {
        "game": "cartagena",
        "variant": variant,
        "tunnel": draw(tunnels()),
        "pirates": draw(crews_of_pirates(seats)),
        "hands": piles[:seats],
        "row": row,
        "discards": piles[seats],
        "turn": draw(st.integers(0, seats - 1)),
        "moves_left": draw(st.integers(0, 3)),
        "idle": draw(st.integers(0, 2 * seats - 1)),
        "turns": draw(st.integers(0, 200 * seats - 1)),
    }
    if variant == "hispaniola":
        position["known"] = [draw(parts_of(hand)) for hand in position["hands"]]
    if variant == "jamaica":
        position["due"] = {"draw": draw(st.integers(0, 2)) if in_deck(position) else 0}
    return position


def in_deck(position: Json) -> int:
    piles = [*position["hands"], position["discards"]]
    return 102 - sum(sum(pile.values()) for pile in piles) - len(position["row"])


@st.composite
def tunnels(draw: Draw) -> list[str]:
    segments = draw(st.permutations(SEGMENTS))
    ways = draw(st.lists(st.sampled_from((1, -1)), min_size=6, max_size=6))
    return [symbol for segment, way in zip(segments, ways, strict=True) for symbol in segment[::way]]


@st.composite
def crews_of_pirates(draw: Draw, seats: int) -> list[list[int]]:
    """Six places for each seat, no space with more than three; the last pirate of each crew is never in the boat."""
    crowd = dict.fromkeys(range(38), 0)
    crews: list[list[int]] = []
    for _ in range(seats):
        places = [*draw(st.lists(st.integers(0, 37), min_size=5, max_size=5)), draw(st.integers(0, 36))]
        for i, place in enumerate(places):
            crowd[place] += 1
            if 0 < place < 37 and crowd[place] > 3:
                places[i] = 0
        crews.append(sorted(places))
    return crews


@st.composite
def piles_of_cards(draw: Draw, seats: int) -> list[dict[str, int]]:
    """A hand for each seat, the discards, and what a row can be laid of; the rest is in the deck."""
    piles: list[dict[str, int]] = [{} for _ in range(seats + 2)]
    most = draw(st.sampled_from((2, 4, 17)))
    for symbol in SYMBOLS:
        left = 17
        for pile in piles:
            pile[symbol] = draw(st.integers(0, min(left, most)))
            left -= pile[symbol]
    return piles


def rows(cards: dict[str, int]) -> st.SearchStrategy[list[str]]:
    listed = [symbol for symbol, number in cards.items() for _ in range(number)]
    return st.permutations(listed).map(lambda row: row[:12])


def parts_of(cards: dict[str, int]) -> st.SearchStrategy[dict[str, int]]:
    return st.fixed_dictionaries({symbol: st.integers(0, number) for symbol, number in cards.items()})


RARE: list[Json] = []
"""Random games hardly ever come to these."""
