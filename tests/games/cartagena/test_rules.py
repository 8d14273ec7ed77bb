"""Each rule of the rule page once, on a small position.

Drawn above a test: the stretch of the tunnel that matters, with each space's symbol, and below it a letter for each
pirate there (B blue, R red, G green, Y yellow: seats 0 to 3). Without a tunnel of its own, a position has segments 1 to
6 in order. Pirates that are not drawn wait at 0.
"""

import pytest

from brethren.game import CHANCE, Json, State
from brethren.games.cartagena import GAME

from .driver import SYMBOLS, all_but, do, draw, now, verbs

FRONT, BOAT = 0, 37
SEGMENTS = (
    "bottle pistol hat skull dagger key",
    "dagger bottle key pistol hat skull",
    "pistol key dagger hat skull bottle",
    "hat key pistol bottle skull dagger",
    "pistol hat dagger skull bottle key",
    "skull pistol bottle key dagger hat",
)


def tunnel_laid(state: State) -> State:
    for segment in range(1, 7):
        state = do(state, CHANCE, "lay", segment=segment, reversed=False)
    return state


def dealt(state: State) -> State:
    """Everybody gets one card of each symbol."""
    for _ in range(now(state, "seats")):
        state = draw(state, *SYMBOLS)
    return state


def crew(*places: int) -> list[int]:
    """Six pirates: these, and the others in front of the tunnel."""
    return sorted([FRONT] * (6 - len(places)) + list(places))


def retreats(state: State, seat: int) -> list[Json]:
    return [words for words in verbs(state, seat) if words["verb"] == "retreat"]


# C1 Material


@pytest.mark.parametrize(("segment", "order"), list(enumerate(SEGMENTS, 1)))
def test_c1_1_each_segment_has_the_six_symbols_in_its_own_order(segment: int, order: str) -> None:
    state = do(GAME.start(), CHANCE, "lay", segment=segment, reversed=False)
    assert now(state, "tunnel") == order.split()
    assert sorted(order.split()) == sorted(SYMBOLS)


def test_c1_2_there_are_102_cards_17_of_each_symbol() -> None:
    state = tunnel_laid(GAME.start())
    assert now(state, "deck") == 102
    assert GAME.weights(state) == [17] * 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c1_2_each_player_has_six_pirates(seats: int) -> None:
    assert now(GAME.start(seats), "pirates") == [[FRONT] * 6] * seats


# C2 Setup


def test_c2_1_segments_come_in_any_order_and_direction() -> None:
    state = GAME.start()
    assert len(GAME.legal(state, CHANCE)) == 6 * 2
    assert GAME.weights(state) == [1] * 12
    state = do(state, CHANCE, "lay", segment=4, reversed=False)
    state = do(state, CHANCE, "lay", segment=2, reversed=True)
    assert now(state, "tunnel") == SEGMENTS[3].split() + SEGMENTS[1].split()[::-1]


def test_c2_1_a_segment_is_laid_once_so_that_there_are_46080_tunnels() -> None:
    state, tunnels = GAME.start(), 1
    for segment in (3, 1, 6, 2, 5, 4):
        tunnels *= len(GAME.legal(state, CHANCE))
        assert len(GAME.weights(state)) == len(GAME.legal(state, CHANCE))
        state = do(state, CHANCE, "lay", segment=segment, reversed=True)
    assert tunnels == 46_080
    assert len(now(state, "tunnel")) == 36


@pytest.mark.parametrize("variant", ["tortuga", "jamaica", "hispaniola"])
def test_c2_2_each_player_gets_six_cards_and_all_pirates_wait_in_front(variant: str) -> None:
    state = tunnel_laid(GAME.start(3, variant=variant))
    for _ in range(3 * 6):
        assert GAME.deciding(state) == (CHANCE,)
        state = draw(state, "key" if now(state, "deck") > 85 else "hat")
    assert [sum(hand.values()) for hand in now(state, "hands")] == [6, 6, 6]
    assert now(state, "hands") == [{"key": 6}, {"key": 6}, {"key": 5, "hat": 1}]
    assert now(state, "pirates") == [[FRONT] * 6] * 3


@pytest.mark.parametrize("start", [0, 1, 2])
def test_c2_3_the_start_player_is_the_hosts_choice(start: int) -> None:
    state = dealt(tunnel_laid(GAME.start(3, variant="jamaica", start=start)))
    assert GAME.deciding(state) == (start,)
    state = do(state, start, "end turn")
    assert GAME.deciding(state) == ((start + 1) % 3,)


# C3 A turn


# bottle pistol  hat  skull dagger  key  dagger bottle  key
#   1      2      3     4     5      6     7      8      9
#                 R                               B          blue holds pistol, dagger
def test_c3_1_three_moves_forward_or_back_in_any_mix_with_the_same_pirate_or_others() -> None:
    state = GAME.from_json(
        {"pirates": [crew(8), crew(3)], "hands": [{"pistol": 1, "dagger": 1}, {}], "row": ["key"] * 2}
    )
    state = do(state, 0, "retreat", space=8)
    state = do(state, 0, "advance", space=3, symbol="dagger")
    assert GAME.deciding(state) == (0,)
    state = do(state, 0, "advance", space=0, symbol="pistol")
    assert now(state, "pirates")[0] == crew(2, 5)
    assert GAME.deciding(state) == (1,)
    assert now(state, "moves_left") == 3


# Everybody at 0, blue holds two keys
def test_c3_1_a_player_may_stop_at_any_time() -> None:
    state = GAME.from_json({"hands": [{"key": 2}, {}]})
    one_move = do(state, 0, "advance", space=0, symbol="key")
    assert GAME.deciding(do(one_move, 0, "end turn")) == (1,)
    assert GAME.deciding(do(state, 0, "end turn")) == (1,)


# bottle pistol  hat  skull dagger  key  dagger bottle  key  pistol  hat  skull
#   1      2      3     4     5      6     7      8      9     10     11    12
#   B                   R                                                         blue holds a skull
def test_c3_2_a_card_takes_a_pirate_to_the_next_empty_space_of_its_symbol() -> None:
    state = GAME.from_json({"pirates": [crew(1), crew(4)], "hands": [{"skull": 1}, {}]})
    after = do(state, 0, "advance", space=1, symbol="skull", to=12)
    assert now(after, "pirates")[0] == crew(12)
    assert now(after, "hands")[0] == {}
    assert now(after, "discards") == {"skull": 1}
    assert now(do(state, 0, "advance", space=0, symbol="skull", to=12), "pirates")[0] == crew(1, 12)


# ... skull pistol bottle  key  dagger  hat
#      31     32     33     34    35     36   boat
#                                  R      B         blue holds a dagger and a key
def test_c3_2_with_no_such_space_ahead_the_pirate_goes_to_the_boat() -> None:
    state = GAME.from_json({"pirates": [crew(33, 36), crew(35)], "hands": [{"dagger": 1, "key": 1}, {}]})
    assert GAME.find(state, 0, space=33, symbol="dagger", to=BOAT)
    assert GAME.find(state, 0, space=36, symbol="key", to=BOAT)
    assert now(do(state, 0, "advance", space=36, symbol="dagger"), "pirates")[0] == crew(33, BOAT)


#  hat  skull dagger  key  dagger bottle  key  pistol
#   3     4     5      6     7      8      9     10
#   R          RR           BRR                  B
def test_c3_3_a_pirate_falls_back_to_one_or_two_and_draws_as_many_cards() -> None:
    pirates = [crew(7, 10), crew(3, 5, 5, 7, 7)]
    state = GAME.from_json({"pirates": pirates, "row": ["key", "hat", "bottle", "skull"]})
    state = do(state, 0, "retreat", space=10, to=5, cards=2)  # 6, 8 and 9 are empty, 7 is full
    assert now(state, "pirates")[0] == crew(5, 7)
    assert now(state, "hands")[0] == {"key": 1, "hat": 1}
    state = do(state, 0, "retreat", space=7, to=3, cards=1)  # now 5 is full
    assert now(state, "hands")[0] == {"key": 1, "hat": 1, "bottle": 1}


#  hat  skull dagger  key
#   3     4     5      6
#   RR          R      B     one cannot be skipped to reach two
def test_c3_3_a_space_with_one_cannot_be_skipped_to_reach_two() -> None:
    state = GAME.from_json({"pirates": [crew(6), crew(3, 3, 5)], "row": ["key"] * 3})
    assert retreats(state, 0) == [{"verb": "retreat", "space": 6, "to": 5, "cards": 1}]


# ... dagger  hat
#       35     36   boat
#       BR            B
def test_c3_3_a_pirate_comes_back_from_the_boat_too() -> None:
    state = GAME.from_json({"pirates": [crew(35, BOAT), crew(35)], "row": ["key"] * 3})
    state = do(state, 0, "retreat", space=BOAT, to=35, cards=2)
    assert now(state, "pirates")[0] == crew(35, 35)
    assert GAME.scores(state) == (0, 0)


# bottle pistol  hat
#   1      2      3
#   B            BRR
def test_c3_4_no_pirate_goes_back_out_of_the_tunnel() -> None:
    state = GAME.from_json({"pirates": [crew(1, 3), crew(3, 3)], "row": ["key"]})
    assert retreats(state, 0) == [{"verb": "retreat", "space": 3, "to": 1, "cards": 1}]


# All at 0, no cards: there is nothing to go back to, and nothing to play
def test_c3_4_with_no_space_to_go_to_that_move_does_not_exist() -> None:
    assert verbs(GAME.from_json({}), 0) == [{"verb": "end turn"}]


# bottle pistol  hat
#   1      2      3
#   RR            BB     and then BRR at 1, which is full
def test_c3_5_a_space_holds_three_pirates() -> None:
    state = GAME.from_json({"pirates": [crew(3, 3), crew(1, 1)], "row": ["key"] * 4})
    state = do(state, 0, "retreat", space=3, to=1)
    assert retreats(state, 0) == []


# Blue has four in the boat and one at 36, red five in the boat: ten in all
def test_c3_5_the_boat_and_the_front_hold_any_number() -> None:
    boarded = [BOAT] * 5
    state = GAME.from_json({"pirates": [crew(36, *boarded[:4]), crew(*boarded)], "hands": [{"key": 1}, {}]})
    assert now(do(state, 0, "advance", space=36, symbol="key"), "pirates")[0] == crew(*boarded)


# Blue holds 30 cards and takes two more
def test_c3_5_there_is_no_hand_limit() -> None:
    hands = [dict.fromkeys(SYMBOLS, 5), {}]
    state = GAME.from_json({"pirates": [crew(3), crew(1, 1)], "hands": hands, "row": ["key"] * 3})
    assert sum(now(do(state, 0, "retreat", space=3), "hands")[0].values()) == 32


# ... dagger  hat
#       35     36   boat
#              B    BBBBB    blue's first of three moves
def test_c3_6_the_first_with_six_in_the_boat_wins_at_once() -> None:
    state = GAME.from_json({"pirates": [crew(36, *[BOAT] * 5), crew(*[BOAT] * 5)], "hands": [{"key": 2}, {"key": 1}]})
    state = do(state, 0, "advance", space=36, symbol="key")
    assert GAME.deciding(state) == ()
    assert GAME.winners(state) == (0,)
    assert GAME.scores(state) == (6, 5)
    assert GAME.ending(state) == "escaped"


# C4 Cards


# bottle pistol  hat
#   1      2      3
#   RR            B
def test_c4_1_in_jamaica_cards_come_unseen_from_the_deck_and_discards_lie_open() -> None:
    state = GAME.from_json({"variant": "jamaica", "pirates": [crew(3), crew(1, 1)], "hands": [{"key": 1}, {"hat": 1}]})
    state = do(state, 0, "retreat", space=3)
    assert GAME.deciding(state) == (CHANCE,)
    assert GAME.weights(state) == [17, 17, 16, 17, 17, 16]
    state = draw(state, "skull", "bottle")
    assert GAME.deciding(state) == (0,)
    state = do(state, 0, "advance", space=0, symbol="key")
    assert now(state, "discards") == {"key": 1}
    red = GAME.view(state, 1)
    assert now(red, "discards") == {"key": 1}
    assert now(red, "hands") == [{"hidden": 2}, {"hat": 1}]


def test_c4_2_in_tortuga_hands_are_open_and_twelve_cards_lie_in_a_row() -> None:
    state = dealt(tunnel_laid(GAME.start(2)))
    assert GAME.deciding(state) == (CHANCE,)
    state = draw(state, *["key", "hat"] * 6)
    assert now(state, "row") == ["key", "hat"] * 6
    assert GAME.deciding(state) == (0,)
    assert now(GAME.view(state, None), "hands") == [dict.fromkeys(SYMBOLS, 1)] * 2


# bottle pistol  hat
#   1      2      3
#   RR            B      row: (skull) (key) hat
def test_c4_2_cards_are_taken_from_the_arrows_end_in_order() -> None:
    state = GAME.from_json({"pirates": [crew(3), crew(1, 1)], "row": ["skull", "key", "hat"]})
    state = do(state, 0, "retreat", space=3)
    assert now(state, "hands")[0] == {"skull": 1, "key": 1}
    assert now(state, "row") == ["hat"]


# bottle pistol  hat  skull
#   1      2      3     4
#   R             B           row: (skull)
def test_c4_2_when_the_last_is_taken_twelve_new_cards_are_laid_out() -> None:
    state = GAME.from_json({"pirates": [crew(3), crew(1)], "row": ["skull"]})
    state = do(state, 0, "retreat", space=3)
    assert now(state, "hands")[0] == {"skull": 1}
    assert now(state, "due") == {"deal": 0, "row": 12, "draw": 0}
    state = draw(state, *["bottle"] * 12)
    assert now(state, "row") == ["bottle"] * 12
    assert GAME.deciding(state) == (0,)


# bottle pistol  hat
#   1      2      3
#   RR            B      row: (skull), and one more to draw
def test_c4_2_also_in_the_middle_of_drawing_two() -> None:
    state = GAME.from_json({"pirates": [crew(3), crew(1, 1)], "row": ["skull"]})
    state = do(state, 0, "retreat", space=3)
    assert now(state, "due") == {"deal": 0, "row": 12, "draw": 1}
    state = draw(state, "key", *["bottle"] * 11)
    assert now(state, "hands")[0] == {"skull": 1, "key": 1}
    assert now(state, "row") == ["bottle"] * 11


# bottle pistol  hat
#   1      2      3
#   RR            B      row: (skull) (key) hat
def test_c4_3_in_hispaniola_hands_are_hidden_and_the_row_is_open() -> None:
    position = {"pirates": [crew(3), crew(1, 1)], "hands": [{"hat": 2}, {}], "row": ["skull", "key", "hat"]}
    state = do(GAME.from_json({"variant": "hispaniola", **position}), 0, "retreat", space=3)
    assert now(state, "hands")[0] == {"hat": 2, "skull": 1, "key": 1}
    red = GAME.view(state, 1)
    assert now(red, "row") == ["hat"]
    assert now(red, "hands")[0] == {"skull": 1, "key": 1, "hidden": 2}


def short_of_cards(deck: dict[str, int], discards: dict[str, int], row: list[str], variant: str = "tortuga") -> State:
    """A back move that draws two; red holds all cards that lie nowhere else.

    bottle pistol  hat
      1      2      3
      RR            B
    """
    hands = [{}, all_but(deck, discards, row)]
    pirates = [crew(3), crew(1, 1)]
    return GAME.from_json({"variant": variant, "pirates": pirates, "hands": hands, "row": row, "discards": discards})


# row: (skull) | deck: hat hat key | discards: dagger
def test_c4_4_with_fewer_than_twelve_left_the_new_row_is_short() -> None:
    state = do(short_of_cards({"hat": 2, "key": 1}, {"dagger": 1}, ["skull"]), 0, "retreat", space=3)
    assert now(state, "due") == {"deal": 0, "row": 3, "draw": 1}
    state = draw(state, "hat", "key", "hat")
    assert now(state, "row") == ["key", "hat"]
    assert now(state, "hands")[0] == {"skull": 1, "hat": 1}
    assert now(state, "discards") == {"dagger": 1}


# row: (skull) (key) hat | no deck | discards: dagger
def test_c4_4_while_a_card_is_left_to_take_the_discards_stay() -> None:
    state = do(short_of_cards({}, {"dagger": 1}, ["skull", "key", "hat"]), 0, "retreat", space=3)
    assert now(state, "discards") == {"dagger": 1}
    assert now(state, "row") == ["hat"]


# row: (skull) | no deck | discards: dagger dagger hat
def test_c4_4_with_none_left_the_discards_are_shuffled_in_the_middle_of_drawing_two() -> None:
    state = do(short_of_cards({}, {"dagger": 2, "hat": 1}, ["skull"]), 0, "retreat", space=3)
    assert now(state, "due") == {"deal": 0, "row": 3, "draw": 1}
    assert now(state, "discards") == {}
    state = draw(state, "dagger", "hat", "dagger")
    assert now(state, "hands")[0] == {"skull": 1, "dagger": 1}
    assert now(state, "row") == ["hat", "dagger"]


# row: (skull) | deck: (key) | discards: dagger. The key makes a row of its own, and is taken; then dagger is shuffled.
def test_c4_4_two_short_rows_in_one_draw() -> None:
    state = do(short_of_cards({"key": 1}, {"dagger": 1}, ["skull"]), 0, "retreat", space=3)
    state = draw(state, "key")
    assert now(state, "hands")[0] == {"skull": 1, "key": 1}
    assert now(state, "due") == {"deal": 0, "row": 1, "draw": 0}
    assert now(draw(state, "dagger"), "row") == ["dagger"]


# deck: (key) | discards: dagger hat
def test_c4_4_in_jamaica_the_shuffle_comes_between_two_draws() -> None:
    state = do(short_of_cards({"key": 1}, {"dagger": 1, "hat": 1}, [], "jamaica"), 0, "retreat", space=3)
    assert [words["symbol"] for words in verbs(state, CHANCE)] == ["key"]
    state = draw(state, "key")
    assert now(state, "discards") == {}
    assert [words["symbol"] for words in verbs(state, CHANCE)] == ["hat", "dagger"]
    assert now(draw(state, "dagger"), "hands")[0] == {"key": 1, "dagger": 1}


# deck: (key) | discards: dagger. Blue draws one: nothing is shuffled before the next
def test_c4_4_in_jamaica_an_empty_deck_waits_for_the_next_draw() -> None:
    hands = [{}, all_but({"key": 1, "dagger": 1})]
    position = {"pirates": [crew(3), crew(1)], "hands": hands, "discards": {"dagger": 1}}
    state = draw(do(GAME.from_json({"variant": "jamaica", **position}), 0, "retreat", space=3), "key")
    assert now(state, "deck") == 0
    assert now(state, "discards") == {"dagger": 1}


# row: (skull) | no deck, no discards
def test_c4_5_a_back_move_draws_what_there_is() -> None:
    state = do(short_of_cards({}, {}, ["skull"]), 0, "retreat", space=3)
    assert now(state, "pirates")[0] == crew(1)
    assert now(state, "hands")[0] == {"skull": 1}
    assert GAME.deciding(state) == (0,)
    assert now(state, "moves_left") == 2


# no row, deck or discards
@pytest.mark.parametrize("variant", ["tortuga", "jamaica", "hispaniola"])
def test_c4_5_with_no_card_anywhere_a_back_move_is_still_legal(variant: str) -> None:
    state = do(short_of_cards({}, {}, [], variant), 0, "retreat", space=3)
    assert now(state, "pirates")[0] == crew(1)
    assert now(state, "hands")[0] == {}
    assert GAME.deciding(state) == (0,)


# deck: (key) | no discards
def test_c4_5_in_jamaica_one_card_for_two() -> None:
    state = draw(do(short_of_cards({"key": 1}, {}, [], "jamaica"), 0, "retreat", space=3), "key")
    assert now(state, "hands")[0] == {"key": 1}
    assert GAME.deciding(state) == (0,)


# no row, no deck; blue plays a hat, which is then the only card to be had
def test_c4_5_what_is_discarded_later_can_be_drawn_again() -> None:
    hands = [{"hat": 1}, all_but({"hat": 1})]
    state = GAME.from_json({"pirates": [crew(4), crew(1, 1)], "hands": hands})
    state = do(do(state, 0, "advance", space=0, symbol="hat"), 0, "retreat", space=4, to=3, cards=1)
    state = draw(state, "hat")
    assert now(state, "row") == []
    assert now(state, "hands")[0] == {"hat": 1}


# C5 Ends that the rulebook does not know


# ... dagger  hat
#       35     36   boat
#                   BRR     nobody holds a card or has a space to fall back to
def test_c5_1_in_a_deadlock_those_with_the_most_pirates_in_the_boat_share_the_win() -> None:
    pirates = [crew(BOAT), crew(BOAT, BOAT), crew(BOAT, BOAT)]
    state = GAME.from_json({"pirates": pirates})
    for turn in range(6):
        assert GAME.winners(state) == ()
        assert verbs(state, turn % 3) == [{"verb": "end turn"}]
        state = do(state, turn % 3, "end turn")
    assert GAME.deciding(state) == ()
    assert GAME.ending(state) == "stalled"
    assert GAME.winners(state) == (1, 2)


# ... dagger  hat
#       35     36   boat
#                   BRR     blue holds a card that nobody may see, or red could fall back to 1
@pytest.mark.parametrize(
    "position",
    [
        {"variant": "jamaica", "pirates": [crew(BOAT), crew(BOAT, BOAT)], "hands": [{"key": 1}, {}]},
        {"pirates": [crew(BOAT, 1), crew(BOAT, BOAT)]},
    ],
    ids=["a card", "a space to fall back to"],
)
def test_c5_1_passing_never_wins(position: Json) -> None:
    state = GAME.from_json(position)
    for turn in range(4):
        state = do(state, turn % 2, "end turn")
    for view in (state, GAME.view(state, 1), GAME.from_json(GAME.to_json(state))):
        assert (GAME.ending(view), GAME.winners(view)) == ("passed", (0, 1))


# Everybody at 0, three turns without a move so far, blue holds a key
def test_c5_1_a_move_starts_the_count_again() -> None:
    state = GAME.from_json({"hands": [{"key": 1}, {}], "idle": 3})
    assert GAME.winners(do(state, 0, "end turn")) == (0, 1)
    state = do(do(state, 0, "advance", space=0, symbol="key"), 0, "end turn")
    assert now(state, "idle") == 0
    assert now(do(state, 1, "end turn"), "idle") == 1


# ... dagger  hat
#       35     36   boat
#                   BRRGG    the last of 600 turns
def test_c5_2_after_200_turns_for_each_player_the_game_is_a_draw() -> None:
    pirates = [crew(BOAT), crew(BOAT, BOAT), crew(BOAT, BOAT)]
    state = GAME.from_json({"pirates": pirates, "turn": 2, "turns": 599, "hands": [{}, {}, {"key": 1}]})
    state = do(do(state, 2, "advance", space=0, symbol="key"), 2, "end turn")
    assert GAME.deciding(state) == ()
    assert GAME.ending(state) == "turn limit"
    assert GAME.winners(state) == (0, 1, 2)


def test_c5_2_one_turn_before_the_game_goes_on() -> None:
    state = do(GAME.from_json({"turns": 398}), 0, "end turn")
    assert GAME.deciding(state) == (1,)
    assert GAME.ending(do(state, 1, "end turn")) == "turn limit"


# ... dagger  hat
#       35     36   boat
#              B    BBBBB    the last turn of all: a player who escapes in it has won
def test_c5_2_an_escape_in_the_last_turn_is_an_escape() -> None:
    state = GAME.from_json({"pirates": [crew(36, *[BOAT] * 5), crew()], "hands": [{"key": 1}, {}], "turns": 399})
    state = do(state, 0, "advance", space=36, symbol="key")
    assert GAME.ending(state) == "escaped"
    assert GAME.winners(state) == (0,)


# C6 What is secret

HANDS = [{"key": 2, "hat": 1}, {"skull": 1, "dagger": 1}, {"bottle": 3}]


# Blue holds key key hat, red skull dagger, green three bottles
def test_c6_in_tortuga_everybody_sees_every_hand() -> None:
    state = GAME.from_json({"hands": HANDS})
    for viewer in (0, 1, 2, None):
        view = GAME.view(state, viewer)
        assert view.tobytes() == state.tobytes()
        assert GAME.guess(view, viewer, 7).tobytes() == state.tobytes()


@pytest.mark.parametrize("variant", ["jamaica", "hispaniola"])
def test_c6_a_seat_sees_its_own_hand_and_the_size_of_the_others(variant: str) -> None:
    state = GAME.from_json({"variant": variant, "hands": HANDS})
    assert now(GAME.view(state, 0), "hands") == [{"key": 2, "hat": 1}, {"hidden": 2}, {"hidden": 3}]
    assert now(GAME.view(state, 2), "hands") == [{"hidden": 3}, {"hidden": 2}, {"bottle": 3}]


@pytest.mark.parametrize("variant", ["jamaica", "hispaniola"])
def test_c6_a_spectator_sees_no_hand(variant: str) -> None:
    view = GAME.view(GAME.from_json({"variant": variant, "hands": HANDS}), None)
    assert now(view, "hands") == [{"hidden": 3}, {"hidden": 2}, {"hidden": 3}]


# Red's hand of two is a skull and a dagger, or a key and a hat: blue and spectators cannot tell
@pytest.mark.parametrize("variant", ["jamaica", "hispaniola"])
def test_c6_views_of_games_that_differ_in_secrets_are_the_same(variant: str) -> None:
    ours = GAME.from_json({"variant": variant, "hands": [{"key": 2}, {"skull": 1, "dagger": 1}]})
    theirs = GAME.from_json({"variant": variant, "hands": [{"key": 2}, {"key": 1, "hat": 1}]})
    assert GAME.view(ours, 0).tobytes() == GAME.view(theirs, 0).tobytes()
    assert GAME.view(ours, None).tobytes() == GAME.view(theirs, None).tobytes()
    assert GAME.view(ours, 1).tobytes() != GAME.view(theirs, 1).tobytes()


# bottle pistol  hat
#   1      2      3
#   RR            B
def test_c6_in_jamaica_others_do_not_see_which_card_was_drawn() -> None:
    start = GAME.from_json({"variant": "jamaica", "pirates": [crew(3), crew(1, 1)]})
    state = do(start, 0, "retreat", space=3)
    skulls, keys = draw(state, "skull", "skull"), draw(state, "key", "key")
    assert GAME.view(skulls, 1).tobytes() == GAME.view(keys, 1).tobytes()
    assert GAME.view(skulls, None).tobytes() == GAME.view(keys, None).tobytes()
    assert now(GAME.view(skulls, 0), "hands") == [{"skull": 2}, {}]


# The board, hand sizes, discards, the row and the size of the deck
def test_c6_the_rest_is_public() -> None:
    state = GAME.from_json(
        {
            "variant": "hispaniola",
            "pirates": [crew(3), crew(1, 1)],
            "hands": HANDS[:2],
            "row": ["key"],
            "discards": {"hat": 4},
        }
    )
    for viewer in (0, 1, None):
        seen = GAME.to_json(GAME.view(state, viewer))
        for key in ("tunnel", "pirates", "row", "deck", "discards", "turn", "moves_left"):
            assert seen[key] == now(state, key)


# bottle pistol  hat
#   1      2      3
#   RR            B      row: (skull) (key) hat; blue holds a key besides
def test_c6_in_hispaniola_a_card_from_the_row_stays_known_until_it_is_played() -> None:
    position = {
        "pirates": [crew(3), crew(1, 1)],
        "hands": [{"key": 1, "dagger": 1}, {}],
        "row": ["skull", "key", "hat"],
    }
    state = do(GAME.from_json({"variant": "hispaniola", **position}), 0, "retreat", space=3)
    assert now(GAME.view(state, None), "hands")[0] == {"skull": 1, "key": 1, "hidden": 2}
    state = do(state, 0, "advance", space=0, symbol="key")  # the known one, for all that others can tell
    assert now(GAME.view(state, None), "hands")[0] == {"skull": 1, "hidden": 2}
    state = do(state, 0, "advance", space=0, symbol="dagger")
    assert now(GAME.view(state, 1), "hands")[0] == {"skull": 1, "hidden": 1}
    assert now(state, "hands")[0] == {"skull": 1, "key": 1}


# bottle pistol  hat
#   1      2      3
#   RR            B      blue holds two hats, red all the rest; no deck; discards: dagger key
def test_c6_after_a_shuffle_with_two_players_each_knows_what_the_other_holds() -> None:
    discards = {"dagger": 1, "key": 1}
    hands = [{"hat": 2}, all_but({"hat": 2}, discards)]
    position = {"variant": "jamaica", "pirates": [crew(3), crew(1, 1)], "hands": hands, "discards": discards}
    state = do(GAME.from_json(position), 0, "retreat", space=3)
    for seat, other in ((0, 1), (1, 0)):
        assert now(GAME.view(state, seat), "hands")[other].keys() == {"hidden"}
        for seed in range(20):
            assert now(GAME.guess(GAME.view(state, seat), seat, seed), "hands") == hands
    state = draw(state, "key")
    for seed in range(20):
        assert now(GAME.guess(GAME.view(state, 0), 0, seed), "hands") == now(state, "hands")
    drawn = {frozenset(now(GAME.guess(GAME.view(state, 1), 1, seed), "hands")[0].items()) for seed in range(20)}
    assert drawn == {frozenset({"hat": 2, "key": 1}.items()), frozenset({"hat": 2, "dagger": 1}.items())}


# deck: (bottle) | discards: dagger key. Blue draws two, and the shuffle comes between
def test_c6_a_shuffle_between_two_draws_tells_the_first_of_them() -> None:
    discards = {"dagger": 1, "key": 1}
    hands = [{"hat": 2}, all_but({"hat": 2, "bottle": 1}, discards)]
    position = {"variant": "jamaica", "pirates": [crew(3), crew(1, 1)], "hands": hands, "discards": discards}
    state = draw(do(GAME.from_json(position), 0, "retreat", space=3), "bottle")
    for seed in range(20):
        assert now(GAME.guess(GAME.view(state, 1), 1, seed), "hands")[0] == {"hat": 2, "bottle": 1}
