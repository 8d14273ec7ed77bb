"""What holds for every game, at every state of random games."""

import ast
import dataclasses
import importlib.util
import itertools
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from brethren.game import CHANCE, Game, IllegalAction, State
from brethren.game.buffers import JSON_BYTES
from brethren.game.verbs import MAX_ACTIONS, MAX_SEATS
from brethren.games import GAMES
from brethren.games.cartagena.rules import Cartagena
from tests.tables import TABLES, Table, choose, lay, name, stroll, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=name)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_table
def test_legal_actions_ascend_and_nothing_else_can_be_played(table: Table) -> None:
    for game, state in stroll(table, seed=1, every=23):
        deciding = game.deciding(state)
        for seat in range(CHANCE, state[0].seats):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in deciding)
            assert legal == sorted(set(legal))
            for action in set(range(-1, game.actions + 1)) - set(legal):
                with pytest.raises(IllegalAction) as refusal:
                    game.play(state, seat, action)
                assert str(refusal.value)
                assert refusal.value.reason


@every_game
def test_only_whole_numbers_are_actions(game: Game) -> None:
    state = game.start()
    seat = game.deciding(state)[0]
    action: Any
    for action in (True, 1.0, "0", None, [0], -(10**30), 10**30):
        with pytest.raises(IllegalAction):
            game.play(state, seat, action)


@every_table
def test_weights_go_with_the_chances(table: Table) -> None:
    for game, state in stroll(table, seed=2, every=7):
        if game.deciding(state) == (CHANCE,):
            assert len(game.weights(state)) == len(game.legal(state, CHANCE))
            assert min(game.weights(state)) > 0


@every_table
def test_nothing_is_ever_lost(table: Table) -> None:
    for game, state in walk(table, seed=3):
        conserved(game, state)


@every_table
def test_decisions_of_one_step_commute(table: Table) -> None:
    dice = random.Random(4)
    for game, state in walk(table, seed=4):
        deciding = game.deciding(state)
        if len(deciding) > 1:
            actions = {seat: dice.choice(game.legal(state, seat)) for seat in deciding}
            orders = list(itertools.permutations(deciding))[:6]
            assert len({in_order(game, state, actions, order) for order in orders}) == 1


def in_order(game: Game, state: State, actions: dict[int, int], order: tuple[int, ...]) -> bytes:
    for seat in order:
        state = game.play(state, seat, actions[seat])
    return state.tobytes()


@every_table
def test_a_view_tells_its_seat_what_it_may_do(table: Table) -> None:
    for game, state in stroll(table, seed=5, every=5):
        for seat in range(state[0].seats):
            view = game.view(state, seat)
            assert game.legal(view, seat) == game.legal(state, seat)
            assert game.view(view, seat).tobytes() == view.tobytes()


@every_table
def test_a_guess_cannot_be_told_from_the_truth(table: Table) -> None:
    for game, state in stroll(table, seed=6, every=7):
        for seat in (*range(state[0].seats), None):
            view = game.view(state, seat)
            for seed in range(2):
                world = game.guess(view, seat, seed)
                assert game.view(world, seat).tobytes() == view.tobytes()
                assert game.from_json(game.to_json(world)).tobytes() == world.tobytes()
                conserved(game, world)


@every_table
def test_what_is_secret_changes_nothing_that_others_see_or_hear(table: Table) -> None:
    """Two worlds that a viewer cannot tell apart, the same action of somebody else: the viewer sees and hears the same.

    Where that action lays open what differs, the viewer can tell them apart from then on, and rightly so.
    """
    for game, state in stroll(table, seed=7, every=5):
        for seat, viewer in itertools.product(game.deciding(state), (*range(state[0].seats), None)):
            world = game.guess(game.view(state, viewer), viewer, seed=7)
            action = game.legal(state, seat)[0]
            if seat == viewer or action not in game.legal(world, seat) or reveals(game, state, world):
                continue
            after, story = game.play_with_events(state, seat, action)
            other_after, other_story = game.play_with_events(world, seat, action)
            assert game.view(after, viewer).tobytes() == game.view(other_after, viewer).tobytes()
            assert [event.seen_by(viewer) for event in story] == [event.seen_by(viewer) for event in other_story]


def reveals(game: Game, state: State, world: State) -> bool:
    return bool(laws_of(game).reveals(game, state, world))


@every_table
def test_all_that_compiled_code_writes_has_its_shape(table: Table) -> None:
    dice = random.Random(10)
    game, state = lay(table, dice)
    shapes = game.shapes
    position, action, chance, event = map(
        msgspec.json.Decoder, (shapes.position, shapes.action, shapes.chance, shapes.event)
    )
    while deciding := game.deciding(state):
        for viewer in (*range(state[0].seats), None):
            position.decode(game.look(state, viewer).position)
        for seat in deciding:
            for words in game.described(state, seat).values():
                (chance if seat == CHANCE else action).decode(msgspec.json.encode(words))
        state, story = game.play_with_events(state, *choose(game, state, dice))
        for told, viewer in itertools.product(story, (*range(state[0].seats), None)):
            if text := told.text_for(viewer):
                event.decode(text)
    position.decode(msgspec.json.encode(game.to_json(state)))


@every_table
def test_a_log_replays_to_the_identical_record(table: Table) -> None:
    dice = random.Random(8)
    game, first = lay(table, dice)
    log, state = [], first
    while game.deciding(state):
        log.append(choose(game, state, dice))
        state = game.play(state, *log[-1])
    again = first
    for seat, action in log:
        again = game.play(again, seat, action)
    assert again.tobytes() == state.tobytes()


@every_table
def test_playing_leaves_the_state_as_it_was(table: Table) -> None:
    for game, state in stroll(table, seed=9, every=11):
        before = state.tobytes()
        for seat in game.deciding(state):
            game.play_with_events(state, seat, game.legal(state, seat)[-1])
        game.view(state, None)
        game.to_json(state)
        game.random_playout(state, seed=1)
        assert state.tobytes() == before


@every_table
def test_positions_go_to_words_and_back(table: Table) -> None:
    for game, state in stroll(table, seed=10, every=2):
        for view in (state, game.view(state, 0), game.view(state, None)):
            position = json.loads(json.dumps(game.to_json(view)))
            assert game.from_json(position).tobytes() == view.tobytes()


@every_table
def test_actions_go_to_words_and_back(table: Table) -> None:
    for game, state in stroll(table, seed=11, every=5):
        for seat in game.deciding(state):
            for action in game.legal(state, seat):
                words = json.loads(json.dumps(game.describe(state, seat, action)))
                assert game.find(state, seat, **words) == action


@every_table
def test_a_seat_view_is_what_can_be_asked_of_a_view_one_by_one(table: Table) -> None:
    for game, state in stroll(table, seed=22, every=7):
        for viewer in (None, *range(state[0].seats)):
            seen, view = game.look(state, viewer), game.view(state, viewer)
            deciding = game.deciding(view)
            asks = deciding[0] if viewer is None and len(deciding) == 1 and deciding != (CHANCE,) else viewer
            described = {} if asks is None else game.described(view, asks)
            assert seen.open == (view.tobytes() == state.tobytes())
            assert seen.deciding == deciding
            assert tuple(seen.scores) == game.scores(view)
            assert json.loads(seen.position) == game.to_json(view)
            assert json.loads(seen.actions) == [{"id": action, **words} for action, words in described.items()]


@every_table
def test_a_move_is_what_can_be_asked_of_an_action_one_by_one(table: Table) -> None:
    for game, state in stroll(table, seed=23, every=5):
        before = state.tobytes()
        for seat in game.deciding(state):
            for action in game.legal(state, seat)[:5]:
                moved, (after, events) = game.move(state, seat, action), game.play_with_events(state, seat, action)
                assert (moved.state.tobytes(), moved.events) == (after.tobytes(), events)
                assert moved.deciding == game.deciding(after)
                overview = None if moved.deciding == (CHANCE,) else game.look(after, None)
                assert (moved.overview and asdict(moved.overview)) == (overview and asdict(overview))
                assert [event.text_for(seat) for event in events] == [
                    heard and msgspec.json.encode(heard) for heard in (event.seen_by(seat) for event in events)
                ]
            with pytest.raises(IllegalAction):
                game.move(state, seat, -1)
        assert state.tobytes() == before


@every_table
def test_the_buffer_for_json_is_large_enough(table: Table) -> None:
    """Nothing looks at its end: so there is twice the room for what is longest."""
    position = words = 0
    for game, state in stroll(table, seed=23, every=1):
        position = max(position, len(game.look(state, None).position), len(json.dumps(game.to_json(state))))
        for seat in game.deciding(state):
            actions = game.actions_text(state, seat)
            words = max(words, *(1 + len(action) for action in actions.split(b"}")))
    assert position + MAX_ACTIONS * words < JSON_BYTES // 2


@every_table
def test_telling_changes_nothing(table: Table) -> None:
    dice = random.Random(12)
    for game, state in stroll(table, seed=12, every=3):
        if game.deciding(state):
            seat, action = choose(game, state, dice)
            after, story = game.play_with_events(state, seat, action)
            assert after.tobytes() == game.play(state, seat, action).tobytes()
            assert after.tobytes() == state.tobytes() or story


@every_table
def test_every_game_ends(table: Table) -> None:
    dice = random.Random(13)
    for seed in range(20):
        game, state = lay(table, dice)
        end = game.random_playout(state, seed)
        assert game.deciding(end) == ()
        assert game.ending(end) in game.endings[1:]
        assert game.winners(end)
        assert game.random_playout(state, seed).tobytes() == end.tobytes()


@every_game
def test_a_bad_table_is_refused(game: Game) -> None:
    seats: Any
    for seats in (0, game.min_seats - 1, game.max_seats + 1, True, "2", 2.0):
        with pytest.raises(ValueError, match=f"{game.title} seats {game.min_seats}.* players"):
            game.start(seats)
    with pytest.raises(ValueError, match="start must be one of 0, 1"):
        game.start(game.min_seats, start=game.min_seats)
    with pytest.raises(ValueError, match="no option 'colour'"):
        game.start(colour="red")


def test_no_rule_calls_itself_even_in_a_ring() -> None:
    """Numba compiles such rings, and loads them from its cache broken."""
    for source in (Path(__file__).parents[1] / "src" / "brethren").rglob("*.py"):
        calls = {
            function.name: {
                node.func.id
                for node in ast.walk(function)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            }
            for function in ast.parse(source.read_text()).body
            if isinstance(function, ast.FunctionDef) and function.decorator_list
        }
        for first in calls:
            reached, new = set(), calls[first] & calls.keys()
            while new:
                reached |= new
                new = {after for function in new for after in calls[function] & calls.keys()} - reached
            assert first not in reached, f"{source.name}: {first}"


def laws_of(game: Game) -> Any:
    """What must be so in one game alone is said in its own folder, or in the package that brings it."""
    ours = f"tests.games.{game.key}"
    return importlib.import_module(f"{ours if importlib.util.find_spec(ours) else game.key}.laws")


def conserved(game: Game, state: State) -> None:
    laws_of(game).conserved(game, state)


def test_conservation_notices_a_lost_card() -> None:
    state = GAMES["cartagena"].start()
    record: Cartagena = state[0]
    record.deck[0] -= 1
    with pytest.raises(AssertionError):
        conserved(GAMES["cartagena"], state)


def test_a_game_with_more_seats_than_there_is_room_for_is_refused() -> None:
    """Compiled searches would write beside their arrays."""
    with pytest.raises(ValueError, match="seats 6 players, and there is room for 5"):
        dataclasses.replace(GAMES["battle"], max_seats=MAX_SEATS + 1)
