"""Positions that somebody wrote: possible ones play on by the rules, all others are refused with a sentence."""

import faulthandler
import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import event, given, note
from hypothesis import strategies as st

from brethren.game import Game, Json, State
from brethren.games import GAMES
from tests.games.tortuga.table import all_placed, placed, shows
from tests.stateful import FEWER, Sitting, obey, play_out
from tests.tables import TABLES, Table, walk

Draw = st.DrawFn
Path = tuple[str | int, ...]

PATIENCE = 300  # seconds for one position, compiling included

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


# Cartagena by parts

SYMBOLS = ("bottle", "pistol", "hat", "skull", "dagger", "key")
SEGMENTS = (
    ("bottle", "pistol", "hat", "skull", "dagger", "key"),
    ("dagger", "bottle", "key", "pistol", "hat", "skull"),
    ("pistol", "key", "dagger", "hat", "skull", "bottle"),
    ("hat", "key", "pistol", "bottle", "skull", "dagger"),
    ("pistol", "hat", "dagger", "skull", "bottle", "key"),
    ("skull", "pistol", "bottle", "key", "dagger", "hat"),
)


@st.composite
def cartagenas(draw: Draw) -> Json:
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


# Tortuga by parts

COLOURS = ("red", "blue", "yellow", "white", "purple")
CHESTS = ["red"] * 10 + ["blue"] * 10 + ["yellow"] * 10 + ["white"] * 5 + ["purple"] * 5
TOKENS = [1] * 17 + [2] * 9 + [3] * 4
ACTIONS = ("fleet", "crew", "hunt", "boarding", "raid")
CAPACITY = (0, 1, 2, 2, 3, 3, 4, 4, 4)


@st.composite
def tortugas(draw: Draw) -> Json:
    seats = draw(st.integers(2, 4))
    phase = draw(st.sampled_from(("throw", "keep", "act", "move")))
    chests, tokens = list(draw(st.permutations(CHESTS))), list(draw(st.permutations(TOKENS)))
    position: Json = {
        "game": "tortuga",
        "seats": seats,
        "chests": draw(st.sampled_from((6, 8))),
        "start": draw(st.integers(0, seats - 1)),
        "phase": phase,
        "boards": [draw(boards(chests, tokens, phase)) for _ in range(seats)],
    }
    if phase == "keep":
        position["boards"][0]["dice"] |= {"E": {"shows": draw(st.sampled_from((*ACTIONS, "skull")))}}
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
            thrown[die] = {"shows": draw(st.sampled_from((*ACTIONS, "skull")))}
    return thrown


# Battle by parts

SQUARES = ("b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "b4", "c4")
SHIPS = [(fleet, masts) for fleet in ("pirates", "spain") for masts in (1, 1, 2, 2, 3, 3)]


@st.composite
def battles(draw: Draw) -> Json:
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


class CartagenaSitting(Sitting):
    game, positions = GAMES["cartagena"], cartagenas()


class TortugaSitting(Sitting):
    game, positions = GAMES["tortuga"], tortugas()


class BattleSitting(Sitting):
    game, positions = GAMES["battle"], battles()


TestCartagena = FEWER(CartagenaSitting).TestCase
TestTortuga = FEWER(TortugaSitting).TestCase
TestBattle = FEWER(BattleSitting).TestCase


# Hostile positions

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-3, 40) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=5),
    max_leaves=8,
)


@every_game
@pytest.mark.parametrize("source", [[], None, "x", 3], ids=repr)
def test_a_position_is_an_object(game: Game, source: Any) -> None:
    with pytest.raises(ValueError, match="the position must be an object, not "):
        game.from_json(source)


@every_game
@pytest.mark.parametrize("start", [-1, 5, True, "0", None, 1.0])
def test_the_start_player_sits_at_the_table(game: Game, start: Any) -> None:
    with pytest.raises(ValueError) as refused:
        game.start(2, start=start)
    assert str(refused.value) == f"start must be one of 0, 1, not {start!r}"


@every_game
def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(ValueError, match=f"{game.title} has no option 'sails'; it has {', '.join(game.options)}"):
        game.start(sails=3)


@every_game
@given(data=st.data())
def test_anything_but_a_position_is_refused(game: Game, data: st.DataObject) -> None:
    keys = st.sampled_from(sorted(known(game)[0]))
    source = data.draw(anything | st.dictionaries(keys, anything, min_size=1, max_size=4))
    read_or_refuse(game, source)


@every_game
@given(data=st.data())
def test_a_spoiled_position_is_refused_or_lawful(game: Game, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(known(game)[1]))
    for _ in range(data.draw(st.integers(1, 3))):
        position = data.draw(spoilt(game, position))
    read_or_refuse(game, position)


def read_or_refuse(game: Game, source: Any) -> None:
    """A position that never comes to its next decision must fail, not hang."""
    note(json.dumps(source))
    faulthandler.dump_traceback_later(PATIENCE, exit=True, file=2)
    state = read(game, source)
    event("refused" if state is None else "read")
    if state is not None:
        obey(game, state)
        play_out(game, state)
    faulthandler.cancel_dump_traceback_later()


def read(game: Game, source: Any) -> State | None:
    """The state of this position, or None if it is refused: with a sentence, and with no other error."""
    try:
        return game.from_json(source)
    except ValueError as refusal:
        if type(refusal) is not ValueError or not str(refusal):
            raise
        return None


RARE: Json = {  # random games hardly ever come to this
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


@cache
def known(game: Game) -> tuple[set[str], list[Json]]:
    """The keys of all positions, and positions and views of every kind from random games at every table."""
    found: dict[str, Json] = {"rare": RARE} if game.key == RARE["game"] else {}
    for table in TABLES:
        if table[0] == game.key:
            found |= {f"{table} {kind}": position for kind, position in kinds(table).items()}
    return {key for position in found.values() for key in position}, list(found.values())


def kinds(table: Table) -> dict[str, Json]:
    """The latest positions and views of one game, one for each combination of keys, phase and action."""
    found: dict[str, Json] = {}
    for game, state in walk(table, seed=14):
        for name, view in (("all", state), ("seat 0", game.view(state, 0)), ("spectator", game.view(state, None))):
            position = game.to_json(view)
            found[f"{name} {position.keys()} {position.get('phase')} {position.get('action')}"] = position
    return found


@st.composite
def spoilt(draw: Draw, game: Game, position: Json) -> Json:
    """The position with one thing wrong, or at least changed."""
    spoiled = deepcopy(position)
    path = draw(st.sampled_from(list(paths(spoiled))))
    place, key = found_at(spoiled, path[:-1]), path[-1]
    value = place[key]
    ways = ["remove", "replace", "take over", "exchange"]
    ways += ["count"] if type(value) is int else []
    ways += ["drop", "double", "swap"] if isinstance(value, list) and value else []
    way = draw(st.sampled_from(ways))
    if way == "remove":
        del place[key]
    elif way == "replace":
        place[key] = draw(anything | words(game))
    elif way == "take over":
        donor = draw(st.sampled_from(known(game)[1]))
        path = draw(st.sampled_from(shared(donor, path)))
        found_at(spoiled, path[:-1])[path[-1]] = deepcopy(found_at(donor, path))
    elif way == "exchange":
        other = draw(st.sampled_from([other for other in paths(spoiled) if may_exchange(path, other)] or [path]))
        place[key] = deepcopy(found_at(spoiled, other))
        found_at(spoiled, other[:-1])[other[-1]] = value
    elif way == "count":
        place[key] = value + draw(st.sampled_from((-2, -1, 1, 2)))
    elif way == "drop":
        del value[draw(st.integers(0, len(value) - 1))]
    elif way == "double":
        value.append(draw(st.sampled_from(value)))
    else:
        value.reverse()
    return spoiled


def paths(source: Any, *way: str | int) -> Iterator[Path]:
    """The way to everything in a position."""
    inner = source if isinstance(source, dict) else range(len(source)) if isinstance(source, list) else ()
    for step in inner:
        yield (*way, step)
        yield from paths(source[step], *way, step)


def found_at(source: Any, path: Path) -> Any:
    for step in path:
        source = source[step]
    return source


def may_exchange(path: Path, other: Path) -> bool:
    """Two ways of the same kind to different places: the same thing of another seat, say."""
    return path != other and len(path) == len(other) and not any(map(differs, path, other))


def differs(step: str | int, other: str | int) -> bool:
    return step != other and not (isinstance(step, int) and isinstance(other, int))


def shared(donor: Json, path: Path) -> list[Path]:
    """What can be taken over from another position: any part, even one missing here, or just this place."""
    try:
        found_at(donor, path)
    except (LookupError, TypeError):
        return [(key,) for key in donor]
    return [path, *((key,) for key in donor)]


@cache
def words(game: Game) -> st.SearchStrategy[Any]:
    """Values that stand somewhere in positions, and short lists of seats."""
    values = {json.dumps(found_at(position, path)) for position in known(game)[1] for path in paths(position)}
    chosen = st.sampled_from(sorted(value for value in values if len(value) < 100)).map(json.loads)
    return chosen | st.lists(st.integers(0, 4), max_size=4)
