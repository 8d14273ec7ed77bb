"""What is told of an action, line by line, and who hears what. Seats 0 to 3 are blue, red, green and gold."""

from typing import Any

from brethren.game import CHANCE, Event, Json, State
from brethren.games.tortuga import GAME

from .driver import ALL_CHESTS, FULL_BONUS, all_placed, do, draw, find_tokens, keep, placed, set_up, shows, throw

Lines = list[tuple[str, Json]]
SPECTATOR = None


def told(state: State, seat: int, /, **description: Any) -> list[Event]:
    return GAME.play_with_events(state, seat, GAME.find(state, seat, **description))[1]


def told_of(*boards: Json, **keys: Any) -> list[Event]:
    """The story of what a position leads to by itself."""
    return GAME.from_json_with_events({"boards": list(boards), **keys})[1]


def lines(events: list[Event]) -> Lines:
    """All of it, secrets included."""
    return [(event.name, event.fields) for event in events]


def heard(events: list[Event], seat: int | None) -> list[Json | None]:
    return [event.seen_by(seat) for event in events]


def line(name: str, **parts: Any) -> tuple[str, Json]:
    return name, parts


def open_to_all(events: list[Event]) -> bool:
    return all(event.knows is None for event in events)


# Setup and throw


def test_the_first_chests_and_the_first_round() -> None:
    state = GAME.start(2, start=1)
    assert lines(told(state, CHANCE, chest="red")) == [line("chest drawn", seat=1, chest="red", area="island")]
    state = draw(state, "red")
    assert lines(told(state, CHANCE, chest="blue")) == [line("chest drawn", seat=1, chest="blue", area="crew")]
    state = draw(state, "blue white")
    assert lines(told(state, CHANCE, chest="white")) == [
        line("chest drawn", seat=0, chest="white", area="crew"),
        line("round began", start=1),
    ]


# blue: nothing thrown yet
def test_what_a_die_shows_is_heard_by_its_seat_alone() -> None:
    events = told(set_up({}, {}), CHANCE, shows="raid")
    assert heard(events, 0) == [{"event": "thrown", "seat": 0, "die": "A", "shows": "raid"}]
    assert heard(events, 1) == heard(events, SPECTATOR) == [{"event": "thrown", "seat": 0, "die": "A"}]


# blue: A=fleet B=raid | red: A=crew B=hunt
def test_that_dice_are_kept_is_heard_by_their_seat_alone() -> None:
    state = set_up({"dice": shows(fleet="A", raid="B")}, {"dice": shows(crew="A", hunt="B")}, phase="keep")
    events = told(state, 0, dice=["B"])
    assert heard(events, 0) == [{"event": "kept", "seat": 0, "dice": ["B"]}]
    assert heard(events, 1) == heard(events, SPECTATOR) == [None]


# blue (start: green): A=fleet B=skull | red: A=skull B=skull | green, boarding is full: D=boarding E=boarding | gold: E
def test_a_reveal() -> None:
    blue, red = {"dice": shows(fleet="A", skull="B")}, {"dice": shows(skull="AB")}
    green = {"ship": 1, "dice": placed(boarding="A", crew="BC") | shows(boarding="DE")}
    gold = {"dice": placed(crew="ABCD") | shows(hunt="E")}
    state = keep(set_up(blue, red, green, gold, phase="keep", start=2), 0, "AB")
    events = told(state, 1, dice=["A"])
    assert lines(events) == [
        line("kept", seat=1, dice=["A"]),
        line("die shown", seat=2, die="D", shows="boarding"),
        line("die shown", seat=2, die="E", shows="boarding"),
        line("nothing fits", seat=2, dice=["D", "E"]),
        line("placed", seat=3, dice=["E"], action="hunt"),
        line("placed", seat=0, dice=["A", "B"], action="fleet"),
        line("skulls shown", seat=1, dice=["A"]),
    ]
    assert open_to_all(events[1:])
    assert heard(events, 3)[0] is None


# red names, then green throws again: nothing fits once more; then E=raid fits alone
def test_a_name_and_an_open_throw() -> None:
    red = {"dice": shows(skull="AB")}
    green = {"ship": 1, "dice": placed(boarding="A", crew="BC") | shows(boarding="DE")}
    state = keep(set_up(all_placed(), red, green, phase="keep"), 1, "AB")
    events = told(state, 1, action="raid")
    assert lines(events) == [line("named", seat=1, dice=["A", "B"], action="raid")]
    state = throw(do(state, 1, "name", action="raid"), "boarding")
    events = told(state, CHANCE, shows="boarding")
    assert lines(events) == [
        line("thrown", seat=2, die="E", shows="boarding"),
        line("nothing fits", seat=2, dice=["D", "E"]),
    ]
    assert open_to_all(events)
    events = told(throw(state, "boarding boarding"), CHANCE, shows="raid")
    assert lines(events) == [
        line("thrown", seat=2, die="E", shows="raid"),
        line("placed", seat=2, dice=["E"], action="raid"),
    ]
    assert open_to_all(events)


# red, boarding is full: D and E are thrown again and show raid and a skull
def test_dice_kept_after_an_open_throw_are_heard_by_all() -> None:
    red = {"ship": 1, "dice": placed(boarding="A", crew="BC") | shows(boarding="DE")}
    state = throw(set_up(all_placed(), red, phase="keep"), "raid skull")
    events = told(state, 1, dice=["E"])
    assert lines(events) == [line("kept", seat=1, dice=["E"]), line("skulls shown", seat=1, dice=["E"])]
    assert open_to_all(events)
    events = told(state, 1, dice=["D", "E"])
    assert lines(events) == [
        line("kept", seat=1, dice=["D", "E"]),
        line("placed", seat=1, dice=["D", "E"], action="raid"),
    ]
    assert open_to_all(events)


# blue: rests, 2 on all five | red: rests, 2 on all but raid | green: rests | gold: D=fleet E=fleet
def test_bonuses() -> None:
    blue = all_placed() | {"bonus": FULL_BONUS}
    red = all_placed() | {"bonus": FULL_BONUS | {"raid": 1}}
    gold = {"dice": placed(crew="ABC") | shows(fleet="DE")}
    state = set_up(blue, red, all_placed(), gold, phase="keep")
    assert lines(told(state, 3, dice=["D"])) == [
        line("kept", seat=3, dice=["D"]),
        line("placed", seat=3, dice=["D"], action="fleet"),
        line("no bonus", seat=0),
    ]
    events = told(keep(state, 3, "D"), 2, action="crew")
    shown = [line("bonus given", seat=1, action="raid", bonus=2), line("bonus given", seat=2, action="crew", bonus=1)]
    assert lines(events) == [line("bonus chosen", seat=2, action="crew"), *shown]
    assert open_to_all(events[1:])
    assert [event.heard_by(1) for event in events] == [False, True, True]


# Act


# fleet: A B C D (12), bonus 1 | A to E (15), ship on 7 | B (5)
# crew: E (5) | - | E (5), pirate on 8 || hunt: - | - | A
def test_a_round_of_resolution() -> None:
    blue = all_placed(crew="E") | {"bonus": {"fleet": 1}}
    green = {"pirate": 8, "dice": placed(fleet="B", crew="E", hunt="A", raid="CD")}
    boards = blue, all_placed() | {"ship": 7}, green
    events = told_of(*boards, phase="act", start=1)
    state = set_up(*boards, phase="act", start=1)
    for seat, verb in ((1, "expand"), (0, "expand"), (0, "recruit")):
        events += told(state, seat, verb=verb)
        state = do(state, seat, verb)
    assert lines(events) == [
        line("ranked", seat=0, action="fleet", total=13, rank="second"),
        line("ranked", seat=1, action="fleet", total=15, rank="first"),
        line("ranked", seat=2, action="fleet", total=5, rank=None),
        line("marker moved", seat=1, marker="ship", **{"from": 7, "to": 8}),
        line("marker moved", seat=0, marker="ship", **{"from": 3, "to": 4}),
        line("ranked", seat=0, action="crew", total=5, rank="second"),
        line("ranked", seat=2, action="crew", total=5, rank="first"),
        line("marker moved", seat=2, marker="pirate", **{"from": 8, "to": 8}),
        line("marker moved", seat=0, marker="pirate", **{"from": 3, "to": 4}),
        line("ranked", seat=2, action="hunt", total=3, rank="first"),
    ]
    assert open_to_all(events)


# hunt: B | - | - ; then nothing on boarding and raid
def test_declining_and_skipping() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(), all_placed(), phase="act", action="hunt")
    assert lines(told(state, 0, verb="decline")) == [
        line("declined", seat=0, action="hunt"),
        line("action skipped", action="boarding"),
        line("action skipped", action="raid"),
    ]


# hunt: B | A | -
def test_a_hunt_and_who_hears_of_its_tokens() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(hunt="A"), all_placed(), phase="act", action="hunt")
    assert lines(told(state, 0, verb="hunt")) == [line("hunted", seat=0, rank="first")]
    state = do(state, 0, "hunt")
    events = told(state, CHANCE, chest="white")
    assert lines(events) == [line("chest drawn", seat=0, chest="white", area="island")]
    assert open_to_all(events)
    state = find_tokens(draw(state, "white"), 2)
    events = told(state, CHANCE, coins=1)
    assert heard(events, 0) == [{"event": "token seen", "seat": 0, "coins": 1}]
    for other in (1, 2, SPECTATOR):
        assert heard(events, other) == [{"event": "token seen", "seat": 0}]
    state = find_tokens(state, 1)
    events = told(state, 0, coins=2)
    assert heard(events, 0) == [
        {"event": "token kept", "seat": 0, "coins": 2},
        {"event": "token returned", "seat": 0, "coins": 1},
    ]
    for other in (1, 2, SPECTATOR):
        assert heard(events, other) == [{"event": "token kept", "seat": 0}, {"event": "token returned", "seat": 0}]


# hunt: B | A | - : red is second
def test_the_token_of_the_second() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(hunt="A"), all_placed(), phase="act", action="hunt")
    state = do(state, 0, "decline")
    assert lines(told(state, 1, verb="hunt")) == [line("hunted", seat=1, rank="second")]
    state = do(state, 1, "hunt")
    events = told(state, CHANCE, coins=3)
    assert heard(events, 1)[0] == {"event": "token kept", "seat": 1, "coins": 3}
    assert heard(events, 0)[0] == heard(events, SPECTATOR)[0] == {"event": "token kept", "seat": 1}


# hunt: B | - | - : the others do not hear of which value two tokens alike are
def test_two_tokens_alike() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(), all_placed(), phase="act", action="hunt")
    events = told(find_tokens(draw(do(state, 0, "hunt"), "red"), 2, 2), 0, coins=2)
    assert [event.name for event in events[:2]] == ["token kept", "token returned"]
    assert heard(events, 1)[:2] == [{"event": event.name, "seat": 0} for event in events[:2]]
    assert heard(events, 0)[:2] == [
        {"event": "token kept", "seat": 0, "coins": 2},
        {"event": "token returned", "seat": 0, "coins": 2},
    ]


# hunt: B | - | - and all chests and tokens are elsewhere
def test_a_hunt_with_nothing_to_find() -> None:
    red = all_placed() | {"tokens": [1] * 17 + [2] * 9 + [3] * 4, "tortuga": ALL_CHESTS}
    state = set_up(all_placed(hunt="B"), red, all_placed(), phase="act", action="hunt")
    assert lines(told(state, 0, verb="hunt"))[:3] == [
        line("hunted", seat=0, rank="first"),
        line("bag empty", seat=0),
        line("nothing found", seat=0),
    ]


# boarding: A B (6), ship on 4, fleet: red red white | C (2), ship on 4, fleet: blue yellow purple | -
# central: yellow
def test_boarding_with_a_theft_and_with_chests_given_up() -> None:
    blue = all_placed(boarding="AB") | {"ship": 4, "fleet": ["red", "red", "white"]}
    red = all_placed(boarding="C") | {"ship": 4, "fleet": ["blue", "yellow", "purple"]}
    state = set_up(blue, red, all_placed(), phase="act", action="boarding", central=["yellow"])
    events = told(state, 0, victim=1, take="blue")
    assert lines(events) == [
        line("attacked", seat=0, action="boarding", victim=1, rank="first"),
        line("chest taken", seat=0, victim=1, chest="blue", area="fleet"),
        line("marker moved", seat=1, marker="ship", **{"from": 4, "to": 3}),
        line("marker moved", seat=0, marker="ship", **{"from": 4, "to": 3}),
        line("chest given up", seat=0, chest="white", area="fleet", to="central"),
    ]
    assert open_to_all(events)
    state = do(state, 0, "attack", victim=1, take="blue")
    assert lines(told(state, 1, victim=2, take="white")) == [
        line("attacked", seat=1, action="boarding", victim=2, rank="second"),
        line("marker moved", seat=2, marker="ship", **{"from": 3, "to": 2}),
        line("island chest taken", seat=1, chest="white"),
        line("action skipped", action="raid"),
    ]


# raid: - | A | C, first, pirate on 1 | - , pirate on 2, crew: red yellow || central: yellow white
def test_a_second_attack_spills_into_the_bag() -> None:
    gold = all_placed() | {"pirate": 2, "crew": ["red", "yellow"]}
    boards = all_placed(), all_placed(raid="A"), all_placed(raid="C") | {"pirate": 1}, gold
    state = set_up(*boards, phase="act", action="raid", central=["yellow", "white"])
    assert lines(told(state, 2, victim=1)) == [
        line("attacked", seat=2, action="raid", victim=1, rank="first"),
        line("marker moved", seat=1, marker="pirate", **{"from": 3, "to": 2}),
        line("marker moved", seat=2, marker="pirate", **{"from": 1, "to": 1}),
    ]
    state = do(state, 2, "attack", victim=1)
    assert lines(told(state, 1, victim=3, take="white")) == [
        line("attacked", seat=1, action="raid", victim=3, rank="second"),
        line("marker moved", seat=3, marker="pirate", **{"from": 2, "to": 1}),
        line("island chest taken", seat=1, chest="white"),
        line("chest given up", seat=3, chest="yellow", area="crew", to="bag"),
    ]


# Move


# fleet: white red, crew: blue, island: - and drawn: yellow | nothing, drawn: white
def test_the_last_draw_and_the_move() -> None:
    state = draw(set_up({"fleet": ["white", "red"], "crew": ["blue"]}, {}, phase="draw"), "yellow")
    events = told(state, CHANCE, chest="white")
    assert lines(events) == [
        line("chest drawn", seat=1, chest="white", area="island"),
        line("chest saved", seat=0, chest="white"),
        line("chest saved", seat=0, chest="red"),
        line("chest stowed", seat=0, chest="blue", area="fleet"),
        line("chest stowed", seat=0, chest="yellow", area="crew"),
        line("chest stowed", seat=1, chest="white", area="crew"),
        line("round began", start=1),
    ]
    assert open_to_all(events)


# ship on 1, crew: red blue, island: white white white, pirate on 3 | nothing | nothing || central: red
def test_stowing_and_giving_up() -> None:
    blue = {"ship": 1, "crew": ["red", "blue"], "island": ["white"] * 3}
    state = set_up(blue, {}, {}, phase="move", central=["red"])
    assert lines(told(state, 0, chest="blue")) == [
        line("chest stowed", seat=0, chest="blue", area="fleet"),
        line("chest given up", seat=0, chest="red", area="crew", to="bag"),
        line("chest stowed", seat=0, chest="white", area="crew"),
        line("chest stowed", seat=0, chest="white", area="crew"),
        line("chest given up", seat=0, chest="white", area="island", to="central"),
        line("round began", start=1),
    ]


# crew: red, to be stowed by itself | crew: red blue, to be chosen from
def test_what_a_position_stows_by_itself_is_told() -> None:
    blue, red = {"crew": ["red"], "filling": "fleet"}, {"crew": ["red", "blue"], "filling": "fleet"}
    assert lines(told_of(blue, red, phase="stow")) == [line("chest stowed", seat=0, chest="red", area="fleet")]


# Tortuga: five chests, fleet: red, crew: blue yellow
def test_the_end() -> None:
    blue = {"tortuga": ["white"] * 5, "fleet": ["red"], "crew": ["blue", "yellow"]}
    state = set_up(blue, {}, phase="move")
    events = told(state, 0, chest="yellow")
    assert lines(events) == [
        line("chest stowed", seat=0, chest="yellow", area="fleet"),
        line("chest stowed", seat=0, chest="blue", area="fleet"),
        line("ended", ending="treasure"),
    ]
    assert open_to_all(events)


# All forty chests are on the boards
def test_an_empty_bag() -> None:
    blue, red = all_placed() | {"tortuga": ALL_CHESTS[:20]}, all_placed() | {"tortuga": ALL_CHESTS[20:]}
    assert lines(told_of(blue, red, phase="act", action="raid", start=1)) == [
        line("action skipped", action="raid"),
        line("bag empty", seat=1),
        line("ended", ending="treasure"),
    ]


# Playing and telling are one thing


def test_telling_does_not_change_what_happens() -> None:
    state = set_up({"dice": shows(fleet="A", raid="B")}, {"dice": shows(crew="AB")}, phase="keep")
    for action in GAME.legal(state, 0):
        assert GAME.play_with_events(state, 0, action)[0].tobytes() == GAME.play(state, 0, action).tobytes()
