"""Positions and actions in words: what is refused and with which sentence, and what a position may leave out."""

import random
from typing import Any

import pytest

from brethren.game import CHANCE, IllegalAction, Json, State
from brethren.games.cartagena import GAME

from .driver import SHEET, SYMBOLS, all_but, do, draw, now, verbs

SEGMENT = ["bottle", "pistol", "hat", "skull", "dagger", "key"]
BOAT = [37] * 6
FRONT = [0] * 6


def refusal(**position: Any) -> str:
    with pytest.raises(ValueError) as refused:
        GAME.from_json(position)
    return str(refused.value)


# Impossible positions


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"game": "tortuga"}, "game of the position must be one of cartagena, not 'tortuga'"),
        ({"sails": 3}, "the position has no 'sails'; it has game, seats, variant, start, tunnel, "),
        ({"variant": "cuba"}, "variant of the position must be one of tortuga, jamaica, hispaniola, not 'cuba'"),
        ({"seats": 6}, "seats of the position must be a whole number from 2 to 5, not 6"),
        ({"seats": 1}, "seats of the position must be a whole number from 2 to 5, not 1"),
        ({"pirates": [FRONT]}, "seats of the position must be a whole number from 2 to 5, not 1"),
        ({"seats": 3, "turn": 3}, "turn of the position must be a whole number from 0 to 2, not 3"),
        ({"start": 2}, "start of the position must be a whole number from 0 to 1, not 2"),
        ({"moves_left": 4}, "moves_left of the position must be a whole number from 0 to 3, not 4"),
        ({"idle": 5}, "idle of the position must be a whole number from 0 to 4, not 5"),
        ({"turns": 401}, "turns of the position must be a whole number from 0 to 400, not 401"),
    ],
)
def test_a_position_is_refused_for_what_it_is(position: Json, sentence: str) -> None:
    assert refusal(**position).startswith(sentence)


@pytest.mark.parametrize(
    ("tunnel", "sentence"),
    [
        (["sabre"], f"a symbol of the tunnel must be one of {', '.join(SYMBOLS)}, not 'sabre'"),
        (["key"] * 37, "tunnel of the position has 37 entries; at most 36 fit"),
        (SEGMENT[:5], "the tunnel is laid in segments of six spaces; 5 symbols are not whole segments"),
        (sorted(SEGMENT), "spaces 1 to 6 of the tunnel are not a segment that is still free"),
        (SEGMENT + SEGMENT[::-1], "spaces 7 to 12 of the tunnel are not a segment that is still free"),
    ],
)
def test_a_tunnel_is_made_of_the_six_segments(tunnel: list[str], sentence: str) -> None:
    assert refusal(tunnel=tunnel) == sentence


@pytest.mark.parametrize(
    ("pirates", "sentence"),
    [
        ([FRONT[1:], FRONT], "the pirates of seat 0 must be 6 places, not 5"),
        ([FRONT, [0] * 7], "the pirates of seat 1 has 7 entries; at most 6 fit"),
        ([[38, 0, 0, 0, 0, 0], FRONT], "a place in the pirates of seat 0 must be a whole number from 0 to 37, not 38"),
        ([[-1, 0, 0, 0, 0, 0], FRONT], "a place in the pirates of seat 0 must be a whole number from 0 to 37, not -1"),
        ([[9, 9, 0, 0, 0, 0], [9, 9, 0, 0, 0, 0]], "space 9 holds 4 pirates; at most 3 fit"),
        ([BOAT, BOAT], "seats 0 and 1 have both escaped; the first ends the game"),
        ([FRONT, BOAT, BOAT], "seats 1 and 2 have both escaped; the first ends the game"),
    ],
)
def test_pirates_stand_where_they_can(pirates: list[list[int]], sentence: str) -> None:
    assert refusal(pirates=pirates) == sentence


def test_lists_by_seat_have_an_entry_for_each_seat() -> None:
    sentence = "pirates of the position must have 3 entries, one for each seat, not 2"
    assert refusal(seats=3, pirates=[FRONT] * 2) == sentence
    assert refusal(seats=2, hands=[{}] * 3) == "hands of the position has 3 entries; at most 2 fit"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"hands": [{"key": 10}, {"key": 8}]}, "18 cards show a key; there are 17"),
        ({"hands": [{"hat": 16}, {}], "row": ["hat"], "discards": {"hat": 1}}, "18 cards show a hat; there are 17"),
        ({"hands": [{"sabre": 1}, {}]}, "the hand of seat 0 has no 'sabre'; it has bottle, "),
        ({"hands": [{}, {"key": -1}]}, "key of the hand of seat 1 must be a whole number from 0 to 102, not -1"),
        ({"hands": [{"hidden": 1}, {}]}, "no card is hidden in the Tortuga variant"),
        ({"row": ["sabre"]}, "a card of the row must be one of bottle, "),
        ({"row": ["key"] * 13}, "row of the position has 13 entries; at most 12 fit"),
        ({"row": ["key"], "variant": "jamaica"}, "there is no open row in Jamaica"),
        ({"discards": {"sabre": 1}}, "discards of the position has no 'sabre'; it has bottle, "),
        ({"discards": {"key": 18}}, "18 cards show a key; there are 17"),
        ({"deck": 101}, "the deck must have the other 102 cards, not 101"),
    ],
)
def test_cards_are_those_of_the_game(position: Json, sentence: str) -> None:
    assert refusal(**position).startswith(sentence)


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        ([{"hidden": 60}, {"hidden": 60}], "hands, row and discards have 18 cards more than there are"),
        ([{"hidden": 102, "key": 1}, {}], "the hand of seat 0 has 103 cards; there are 102"),
        ([{"hidden": 103}, {}], "hidden of the hand of seat 0 must be a whole number from 0 to 102, not 103"),
    ],
)
def test_hidden_cards_count_too(hands: list[dict[str, int]], sentence: str) -> None:
    assert refusal(variant="jamaica", hands=hands) == sentence


SIX = [{"key": 6}, {}]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"due": {"sail": 1}}, "what is due has no 'sail'; it has deal, row, draw"),
        ({"due": {"deal": 13}}, "deal of what is due must be a whole number from 0 to 12, not 13"),
        ({"due": {"row": 12}, "row": ["key"]}, "row of what is due must be a whole number from 0 to 11, not 12"),
        ({"due": {"row": 1}, "variant": "jamaica"}, "row of what is due must be a whole number from 0 to 0, not 1"),
        ({"due": {"draw": 3}, "variant": "jamaica"}, "draw of what is due must be a whole number from 0 to 2, not 3"),
        ({"due": {"draw": 1}}, "cards of the open row are taken at once: none can be due from it"),
        ({"due": {"deal": 5}}, "with 5 cards to deal, the hands must be dealt from the start player on"),
        (
            {"due": {"deal": 6}, "hands": SIX, "start": 1},
            "with 6 cards to deal, the hands must be dealt from the start",
        ),
        ({"due": {"deal": 12, "row": 1}}, "nothing else can have happened before all is dealt"),
        ({"due": {"deal": 6}, "hands": SIX, "tunnel": []}, "cards are dealt before the tunnel is laid"),
        (
            {"due": {"deal": 12}, "tunnel": SEGMENT, "pirates": [[3, 0, 0, 0, 0, 0], FRONT]},
            "pirates are in the tunnel before it is laid",
        ),
        ({"due": {"row": 1}, "hands": [all_but(), {}]}, "more is due than the deck can give"),
        ({"due": {"draw": 1}, "hands": [all_but(), {}], "variant": "jamaica"}, "more is due than the deck can give"),
    ],
)
def test_what_is_due_fits_the_rest(position: Json, sentence: str) -> None:
    assert refusal(**position).startswith(sentence)


# Before everything is dealt, nothing else has happened. Some of these would break the rules if they were accepted: a
# row would be laid over a row, and a seat would move with no moves left.
@pytest.mark.parametrize(
    "position",
    [
        {"row": ["key"]},
        {"variant": "jamaica", "moves_left": 0},
        {"moves_left": 1},
        {"discards": {"key": 1}},
        {"pirates": [[3, 0, 0, 0, 0, 0], FRONT]},
        {"pirates": [[37, 0, 0, 0, 0, 0], FRONT]},
        {"tunnel": [], "pirates": [BOAT, FRONT]},
        {"turn": 1},
        {"turns": 1},
        {"idle": 1},
    ],
)
def test_nothing_has_happened_before_all_is_dealt(position: Json) -> None:
    refusal(due={"deal": 12}, **position)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"known": [{}, {}]}, "only in Hispaniola does a hand hold cards that others know"),
        ({"known": [{}, {}], "variant": "jamaica"}, "only in Hispaniola does a hand hold cards that others know"),
        ({"memory": {}}, "there is nothing hidden to remember in the Tortuga variant"),
        (
            {"known": [{}, {"key": 1}], "variant": "hispaniola"},
            "seat 1 is known to hold cards that are not in its hand",
        ),
        (
            {"known": [{}, {"key": 18}], "variant": "hispaniola"},
            "key of the known cards of seat 1 must be a whole number",
        ),
        ({"memory": {"sails": 1}, "variant": "jamaica"}, "memory has no 'sails'; it has shuffled, draws, drawn"),
        (
            {"memory": {"revealed": [{"key": 1}, {}]}, "variant": "jamaica"},
            "more cards are remembered as revealed than were discarded",
        ),
        (
            {"memory": {"shuffled": {"key": 1}, "drawn": [{"key": 2}, {}]}, "variant": "jamaica"},
            "more cards were drawn than the deck had when it was last shuffled",
        ),
        (
            {"memory": {"shuffled": {"key": 17}}, "variant": "jamaica"},
            "more cards were drawn than the deck had when it was last shuffled",
        ),
    ],
)
def test_memory_fits_the_rest(position: Json, sentence: str) -> None:
    assert refusal(**position).startswith(sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"ending": "sunk"}, "ending of the position must be one of "),
        ({"ending": "escaped"}, "the ending of this position is not reached, not escaped"),
        ({"ending": "stalled", "turns": 400}, "the ending of this position is turn limit, not stalled"),
        ({"ending": "", "pirates": [BOAT, FRONT]}, "the ending of this position is escaped, not "),
    ],
)
def test_an_ending_is_the_one_that_the_position_has(position: Json, sentence: str) -> None:
    assert refusal(**position).startswith(sentence)


@pytest.mark.parametrize("wrong", [True, 1.5, None, "x"], ids=repr)
@pytest.mark.parametrize("key", [*GAME.to_json(GAME.start(variant="hispaniola")), "ending"])
def test_no_key_takes_a_value_of_another_type(key: str, wrong: Any) -> None:
    assert "must be" in refusal(**{"variant": "hispaniola", key: wrong})


@pytest.mark.parametrize("wrong", [True, 1.5, None, "x", [], {}], ids=repr)
@pytest.mark.parametrize(
    "path",
    [
        "tunnel 0",
        "pirates 0 0",
        "hands 0 key",
        "hands 1 hidden",
        "row 0",
        "discards key",
        "due deal",
        "due row",
        "due draw",
        "known 0 key",
        "memory shuffled key",
        "memory drawn 1 key",
        "memory revealed 1 key",
    ],
)
def test_nor_does_anything_inside(path: str, wrong: Any) -> None:
    position: Json = {
        "variant": "hispaniola",
        "tunnel": list(SHEET["tunnel"]),
        "pirates": [list(FRONT), list(FRONT)],
        "hands": [{"key": 1}, {"hidden": 1}],
        "row": ["key"],
        "discards": {"key": 1},
        "due": {"deal": 0, "row": 0, "draw": 0},
        "known": [{"key": 1}, {}],
        "memory": {"shuffled": {}, "drawn": [{}, {}], "revealed": [{}, {}]},
    }
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]
    inner: Any = position
    for step in way:
        inner = inner[step]
    inner[last] = wrong
    assert "must be" in refusal(**position)


def test_a_long_mistake_is_cut() -> None:
    assert refusal(game="x" * 100).endswith("not '" + "x" * 36 + "...")


# What a position may leave out


def test_an_empty_position_is_the_first_turn_of_two_players() -> None:
    position = GAME.to_json(GAME.from_json({}))
    assert position == {
        "game": "cartagena",
        "seats": 2,
        "variant": "tortuga",
        "start": 0,
        "tunnel": SHEET["tunnel"],  # segments 1 to 6 in order
        "pirates": [FRONT, FRONT],
        "hands": [{}, {}],
        "row": [],
        "deck": 102,
        "discards": {},
        "turn": 0,
        "moves_left": 3,
        "idle": 0,
        "turns": 0,
    }


def test_the_seats_are_those_that_have_pirates_or_hands() -> None:
    assert now(GAME.from_json({"pirates": [FRONT] * 4}), "seats") == 4
    assert now(GAME.from_json({"hands": [{}] * 5}), "seats") == 5


def test_the_start_player_is_on_turn() -> None:
    assert GAME.deciding(GAME.from_json({"seats": 3, "start": 2})) == (2,)


def test_cards_not_mentioned_are_in_the_deck() -> None:
    state = GAME.from_json({"hands": [{"key": 3}, {"hat": 2}], "row": ["key"], "discards": {"skull": 1}})
    assert now(state, "deck") == 102 - 7
    assert now(GAME.from_json({"variant": "jamaica", "hands": [{"hidden": 6}, {}]}), "deck") == 96


@pytest.mark.parametrize("laid", [0, 1, 5])
@pytest.mark.parametrize("seats", [2, 5])
def test_before_the_tunnel_is_laid_all_cards_are_still_to_be_dealt(laid: int, seats: int) -> None:
    state = GAME.from_json({"seats": seats, "tunnel": SHEET["tunnel"][: 6 * laid]})
    assert GAME.deciding(state) == (CHANCE,)
    assert len(GAME.legal(state, CHANCE)) == 2 * (6 - laid)
    assert now(state, "due") == {"deal": 6 * seats, "row": 0, "draw": 0}


def test_a_game_with_six_in_the_boat_has_ended() -> None:
    assert GAME.ending(GAME.from_json({"pirates": [FRONT, BOAT]})) == "escaped"
    assert GAME.ending(GAME.from_json({"idle": 4})) == "stalled"
    assert GAME.ending(GAME.from_json({"turns": 400})) == "turn limit"
    assert GAME.ending(GAME.from_json({})) is None


def test_a_turn_without_moves_left_has_ended() -> None:
    state, events = GAME.from_json_with_events({"moves_left": 0, "idle": 2})
    assert GAME.deciding(state) == (1,)
    assert now(state, "moves_left") == 3
    assert now(state, "idle") == 0
    assert [event.name for event in events] == ["turn ended", "turn began"]


def test_without_a_memory_the_deck_has_never_been_shuffled() -> None:
    hands = [{"key": 2}, {"key": 1, "hat": 1}]
    state = GAME.from_json({"variant": "jamaica", "hands": hands, "discards": {"skull": 3}})
    assert now(state, "memory") == {
        "shuffled": {symbol: 14 if symbol == "skull" else 17 for symbol in SYMBOLS},
        "draws": [2, 2],
        "drawn": hands,
        "revealed": [{}, {}],
    }


def test_cards_known_from_the_row_were_not_drawn_unseen() -> None:
    hands, known = [{"key": 2}, {"hat": 1}], [{"key": 1}, {}]
    state = GAME.from_json({"variant": "hispaniola", "hands": hands, "known": known})
    assert now(state, "memory")["drawn"] == [{"key": 1}, {"hat": 1}]
    assert now(state, "memory")["shuffled"] == {symbol: 16 if symbol == "key" else 17 for symbol in SYMBOLS}


def test_a_hidden_hand_leaves_open_what_was_drawn() -> None:
    state = GAME.from_json({"variant": "jamaica", "hands": [{"key": 2}, {"hidden": 3}]})
    assert now(state, "memory")["drawn"] == [{"key": 2}, {}]
    assert now(state, "memory")["shuffled"] == dict.fromkeys(SYMBOLS, 17)


# There and back


@pytest.mark.parametrize("variant", ["tortuga", "jamaica", "hispaniola"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_and_every_view_reads_as_it_is_written(variant: str, seats: int) -> None:
    chosen = random.Random(seats)
    state = GAME.start(seats, variant=variant, start=1)
    for step in range(150):
        if step % 5 == 0:
            for position in (state, *(GAME.view(state, viewer) for viewer in (None, *range(seats)))):
                assert GAME.from_json(GAME.to_json(position)).tobytes() == position.tobytes()
        (seat,) = GAME.deciding(state)
        state = GAME.play(state, seat, chosen.choice(GAME.legal(state, seat)))


@pytest.mark.parametrize("variant", ["tortuga", "jamaica", "hispaniola"])
def test_an_ended_game_reads_as_it_is_written(variant: str) -> None:
    state = GAME.from_json({**SHEET, "row": [], "variant": variant})
    for seed in range(3):
        end = GAME.random_playout(state, seed)
        assert GAME.from_json(GAME.to_json(end)).tobytes() == end.tobytes()


def test_every_action_is_found_by_its_description() -> None:
    state = GAME.from_json(SHEET)
    for action, words in zip(GAME.legal(state, 0), verbs(state, 0), strict=True):
        assert GAME.find(state, 0, **words) == action


# Illegal actions


def objection(state: State, seat: int, action: Any) -> IllegalAction:
    before = state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(state, seat, action)
    assert state.tobytes() == before
    return refused.value


def advance(space: int, symbol: str) -> int:
    return space * 6 + SYMBOLS.index(symbol)


def retreat(space: int) -> int:
    return 37 * 6 + space


# Blue has a pirate on 6 but not on 5, holds no key, and nobody stands behind 6
def hemmed_in() -> State:
    return GAME.from_json({"pirates": [[0, 0, 0, 0, 0, 6], FRONT], "hands": [{"hat": 1}, {}]})


@pytest.mark.parametrize(
    ("action", "reason", "details", "sentence"),
    [
        (advance(5, "hat"), "no pirate", {"space": 5}, "seat 0 has no pirate on 5"),
        (advance(6, "key"), "no card", {"symbol": "key"}, "seat 0 has no key card"),
        (retreat(5), "no pirate", {"space": 5}, "seat 0 has no pirate on 5"),
        (retreat(6), "no company", {"space": 6}, "no space behind 6 holds one or two pirates"),
        (retreat(0), "no company", {"space": 0}, "no space behind 0 holds one or two pirates"),
        (retreat(37), "no pirate", {"space": 37}, "seat 0 has no pirate on 37"),
        (261, "unknown action", {}, "261 is not an action that seat 0 has now"),
        (-1, "unknown action", {}, "-1 is not an action that seat 0 has now"),
        (True, "unknown action", {}, "True is not an action that seat 0 has now"),
        (2.0, "unknown action", {}, "2.0 is not an action that seat 0 has now"),
        (None, "unknown action", {}, "None is not an action that seat 0 has now"),
    ],
)
def test_an_illegal_action_says_why(action: Any, reason: str, details: Json, sentence: str) -> None:
    refused = objection(hemmed_in(), 0, action)
    assert (refused.reason, refused.details, str(refused)) == (reason, details, sentence)


def test_the_last_action_is_to_end_the_turn() -> None:
    assert GAME.describe(hemmed_in(), 0, GAME.actions - 1) == {"verb": "end turn"}


def test_other_seats_decide_nothing() -> None:
    refused = objection(hemmed_in(), 1, advance(0, "hat"))
    assert (refused.reason, refused.details) == ("not deciding", {"seat": 1})
    assert str(refused) == "seat 1 has nothing to decide now"
    refused = objection(hemmed_in(), CHANCE, 0)
    assert (refused.reason, refused.details) == ("not deciding", {"seat": CHANCE})
    assert str(refused) == "chance has nothing to decide now"


def test_while_chance_is_next_no_seat_decides() -> None:
    assert objection(GAME.start(), 0, advance(0, "hat")).reason == "not deciding"
    refused = objection(GAME.start(), CHANCE, 0)
    assert (refused.reason, str(refused)) == ("unknown action", "0 is not an action that chance has now")


def test_after_the_end_nothing_is_legal() -> None:
    state = GAME.from_json({"idle": 4})
    assert objection(state, 0, 0).reason == "over"
    assert str(objection(state, 1, 0)) == "the game is over"
    assert GAME.legal(state, 0) == []
    assert GAME.legal(state, CHANCE) == []


def test_only_legal_actions_are_described() -> None:
    with pytest.raises(IllegalAction, match="seat 0 has no key card"):
        GAME.describe(hemmed_in(), 0, advance(6, "key"))


# Descriptions


def not_found(state: State, seat: int, /, **description: Any) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        GAME.find(state, seat, **description)
    return refused.value


def test_a_description_may_leave_out_what_is_clear_without_it() -> None:
    state = hemmed_in()
    assert GAME.find(state, 0, verb="end turn") == GAME.actions - 1
    assert GAME.find(state, 0, space=6) == advance(6, "hat")


def test_a_description_that_fits_several_actions_is_ambiguous() -> None:
    refused = not_found(hemmed_in(), 0, verb="advance", symbol="hat")
    assert refused.reason == "ambiguous"
    assert str(refused) == "{'verb': 'advance', 'symbol': 'hat'} fits 2 legal actions: say more"
    assert not_found(hemmed_in(), 0).reason == "ambiguous"


@pytest.mark.parametrize(
    "description",
    [
        {"verb": "fly"},
        {"verb": "advance", "symbol": "key"},
        {"verb": "advance", "space": 6, "to": 12},
        {"verb": "end turn", "sails": 3},
        {"verb": ["advance"]},
    ],
)
def test_a_description_that_fits_nothing_is_refused(description: Json) -> None:
    refused = not_found(hemmed_in(), 0, **description)
    assert refused.reason == "no such action"
    assert str(refused) == f"{description} fits no legal action of seat 0"


def test_a_seat_that_decides_nothing_finds_nothing() -> None:
    assert not_found(hemmed_in(), 1, verb="end turn").reason == "not deciding"
    assert not_found(GAME.from_json({"idle": 4}), 0, verb="end turn").reason == "over"
    assert str(not_found(GAME.start(), CHANCE, verb="draw")) == "{'verb': 'draw'} fits no legal action of chance"


def test_a_description_may_name_any_key() -> None:
    assert not_found(hemmed_in(), 0, verb="end turn", seat=0).reason == "no such action"
    assert not_found(hemmed_in(), 0, verb="end turn", state=0).reason == "no such action"


# The start


@pytest.mark.parametrize("seats", [1, 6, 0, -2, True, 2.0, "3"])
def test_a_game_starts_with_two_to_five_seats(seats: Any) -> None:
    with pytest.raises(ValueError, match=f"Cartagena seats 2 to 5 players, not {seats!r}"):
        GAME.start(seats)


def test_a_game_starts_with_two_seats_and_the_first_value_of_each_option() -> None:
    assert GAME.start().tobytes() == GAME.start(2, variant="tortuga", start=0).tobytes()


@pytest.mark.parametrize("variant", ["cuba", 1, None, True, ["jamaica"]])
def test_a_variant_is_one_of_three(variant: Any) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.start(variant=variant)
    assert str(refused.value) == f"variant must be one of tortuga, jamaica, hispaniola, not {variant!r}"


# Chance in words


def test_chance_lays_segments_and_draws_cards() -> None:
    state = GAME.start()
    ways = [{"verb": "lay", "segment": s, "reversed": r} for s in range(1, 7) for r in (False, True)]
    assert verbs(state, CHANCE) == ways
    for segment in range(1, 7):
        state = do(state, CHANCE, "lay", segment=segment, reversed=True)
    assert verbs(state, CHANCE) == [{"verb": "draw", "symbol": symbol} for symbol in SYMBOLS]
    assert now(draw(state, "key"), "hands")[0] == {"key": 1}
