"""Positions of Tortuga, made at random, possible ones for the most part."""

from hypothesis import strategies as st

from brethren.game import Json

from .driver import ACTIONS, ALL_CHESTS, FACES, all_placed, placed, shows

Draw = st.DrawFn

TOKENS = [1] * 17 + [2] * 9 + [3] * 4
CAPACITY = (0, 1, 2, 2, 3, 3, 4, 4, 4)


@st.composite
def positions(draw: Draw) -> Json:
    seats = draw(st.integers(2, 4))
    phase = draw(st.sampled_from(("throw", "keep", "act", "move")))
    chests, tokens = list(draw(st.permutations(ALL_CHESTS))), list(draw(st.permutations(TOKENS)))
    position: Json = {
        "game": "tortuga",
        "seats": seats,
        "chests": draw(st.sampled_from((6, 8))),
        "start": draw(st.integers(0, seats - 1)),
        "phase": phase,
        "boards": [draw(boards(chests, tokens, phase)) for _ in range(seats)],
    }
    if phase == "keep":
        position["boards"][0]["dice"] |= {"E": {"shows": draw(st.sampled_from(FACES))}}
    if phase == "act":
        position["action"] = draw(st.sampled_from(ACTIONS))
    if seats > 2:
        position["central"] = sorted({chests.pop() for _ in range(draw(st.integers(0, 4)))})
    return position


@st.composite
def boards(draw: Draw, chests: list[str], tokens: list[int], phase: str) -> Json:
    ship, pirate = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    most = {"fleet": CAPACITY[ship], "crew": CAPACITY[pirate], "island": 2, "tortuga": 3}
    return {
        "ship": ship,
        "pirate": pirate,
        **{area: [chests.pop() for _ in range(draw(st.integers(0, number)))] for area, number in most.items()},
        "bonus": draw(st.fixed_dictionaries({action: st.integers(0, 2) for action in ACTIONS})),
        "tokens": [tokens.pop() for _ in range(draw(st.integers(0, 7)))],
        "dice": draw(dice(CAPACITY[ship], CAPACITY[pirate], phase)),
    }


@st.composite
def dice(draw: Draw, boarding: int, raid: int, phase: str) -> Json:
    """Placed dice fit on their action; only in some phases are dice thrown, or in the hand."""
    room = {"fleet": 5, "crew": 5, "hunt": 5, "boarding": boarding, "raid": raid}
    kinds = {"act": ["placed"], "move": ["hand"]}.get(phase, ["placed", "shows", "hand"])
    thrown: Json = {}
    for die in "ABCDE":
        kind = draw(st.sampled_from(kinds))
        if kind == "placed":
            action = draw(st.sampled_from([action for action in ACTIONS if room[action]]))
            room[action] -= 1
            thrown[die] = {"placed": action}
        elif kind == "shows":
            thrown[die] = {"shows": draw(st.sampled_from(FACES))}
    return thrown


RARE: list[Json] = [
    {
        "game": "tortuga",
        "phase": "keep again",
        "actor": 1,
        "stuck": [1],
        "resting": [2],
        "boards": [
            {"dice": placed(crew="A")},
            {"ship": 1, "dice": placed(boarding="A", hunt="B") | shows(raid="CD", boarding="E")},
            all_placed(),
        ],
    }
]
"""Random games hardly ever come to these."""
