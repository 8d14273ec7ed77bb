"""Positions of Battle for Tortuga, made at random, possible ones for the most part."""

from hypothesis import strategies as st

from brethren.game import Json

Draw = st.DrawFn

SQUARES = ("b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "b4", "c4")
SHIPS = [(fleet, masts) for fleet in ("pirates", "spain") for masts in (1, 1, 2, 2, 3, 3)]


@st.composite
def positions(draw: Draw) -> Json:
    play = draw(st.sampled_from(("single", "match")))
    squares = iter(draw(st.permutations(SQUARES)))
    fates = draw(st.lists(st.sampled_from(("unseen", "unseen", "afloat", "sunk")), min_size=12, max_size=12))
    ships: list[Json] = []
    sunk: dict[str, list[int]] = {"pirates": [], "spain": []}
    for (fleet, masts), fate in zip(SHIPS, fates, strict=True):
        if fate == "sunk" and sum(sunk[fleet]) + masts < 7:
            sunk[fleet].append(masts)
        elif fate == "afloat":
            heading = draw(st.sampled_from(("north", "east", "south", "west")))
            ships.append({"square": next(squares), "fleet": fleet, "masts": masts, "heading": heading})
    unseen = 12 - len(ships) - sum(map(len, sunk.values()))
    return {
        "game": "battle",
        "play": play,
        "turn": draw(st.integers(0, 1)),
        "fleets": list(draw(st.permutations(("pirates", "spain")))),
        "waves": draw(st.permutations(SQUARES))[:unseen],
        "ships": ships,
        "sunk": sunk,
        "quiet": draw(st.integers(0, 50)),
        "match": [draw(st.integers(0, 6)), draw(st.integers(0, 6))] if play == "match" else [0, 0],
        "round": draw(st.integers(1, 20)) if play == "match" else 1,
    }


RARE: list[Json] = []
"""Random games hardly ever come to these."""
