"""Positions that somebody wrote: possible ones play on by the rules, all others are refused with a sentence."""

import faulthandler
import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from hypothesis import event, given, note
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from brethren.game import Game, Json, State
from brethren.games import GAMES
from tests.stateful import FEWER, Sitting, obey, play_out
from tests.tables import TABLES, Table, walk

Draw = st.DrawFn
Path = tuple[str | int, ...]

PATIENCE = 300  # seconds for one position, compiling included

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def positions_of(game: Game) -> Any:
    """Positions of one game: a module in its folder."""
    return import_module(f"tests.games.{game.key}.positions")


@every_game
def test_a_possible_position_is_played_on_by_the_rules(game: Game) -> None:
    machine = type("OneSitting", (Sitting,), {"game": game, "positions": positions_of(game).positions()})
    run_state_machine_as_test(machine, settings=FEWER)


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


@cache
def known(game: Game) -> tuple[set[str], list[Json]]:
    """The keys of all positions, and positions and views of every kind from random games at every table."""
    found = {f"rare {place}": position for place, position in enumerate(positions_of(game).RARE)}
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
