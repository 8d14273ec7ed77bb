"""Guesses against the odds: on positions with few hidden dice or tokens, all worlds are counted one by one.

Faces are thrown evenly, and every unseen token is equally likely in every place where it can be. Two tokens of one
value are two tokens here, so that the number of ways in which a world can come about is its weight.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest
from scipy.stats import chisquare

from brethren.game import Json, State
from brethren.games.tortuga import GAME
from brethren.kernel import COMPILED

from .driver import FACES, all_placed, do, draw, each_board, find_tokens, keep, placed, set_up, shows, throw

GUESSES = 2000 if COMPILED else 400
Ways = Counter[str]
many_worlds = pytest.mark.skipif(not COMPILED, reason="many worlds need many guesses")


def guesses(view: State, seat: int | None) -> Iterator[State]:
    for seed in range(GUESSES):
        guessed = GAME.guess(view, seat, seed)
        assert GAME.view(guessed, seat).tobytes() == view.tobytes()
        yield guessed


def assert_as_likely_as(guessed: Ways, ways: Ways) -> None:
    """No impossible world, every possible one, and each about as often as it should be."""
    assert set(guessed) == set(ways)
    share = GUESSES / ways.total()
    test = chisquare([guessed[each] for each in ways], [share * number for number in ways.values()])
    assert test.pvalue > 1e-4


# Dice


def faces_in(state: State, *seats: int) -> str:
    """What the thrown dice of these seats show."""
    dice = each_board(state, "dice")
    return " ".join(die["shows"] for seat in seats for die in dice[seat].values() if "shows" in die)


def all_faces(dice: int) -> list[tuple[str, ...]]:
    return list(product(FACES, repeat=dice))


def full_boarding(dice: str, shown: str = "fleet") -> Json:
    """A seat that can place anything but boarding: ship on 1, a die there, and these dice thrown."""
    rest = "".join(die for die in "BCDE" if die not in dice)
    return {"ship": 1, "dice": placed(boarding="A", crew=rest) | shows(**{shown: dice})}


def a_choice(faces: Sequence[str]) -> bool:
    """Whether such a seat can place two dice."""
    return sum(face != "boarding" for face in faces) >= 2


# blue: A=fleet B=raid | red: D and E hidden
def test_hidden_dice_show_anything() -> None:
    red = {"dice": placed(crew="ABC") | shows(fleet="D", raid="E")}
    view = GAME.view(set_up({"dice": shows(fleet="A", raid="B")}, red, phase="keep"), 0)
    guessed = Counter(faces_in(world, 1) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter(" ".join(faces) for faces in all_faces(2)))


# blue: A=fleet B=raid, still to decide | red, boarding is full: D and E hidden. Whether red has a choice, nobody knows
def test_hidden_dice_show_anything_while_the_viewer_has_to_decide() -> None:
    view = GAME.view(set_up({"dice": shows(fleet="A", raid="B")}, full_boarding("DE"), phase="keep"), 0)
    guessed = Counter(faces_in(world, 1) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter(" ".join(faces) for faces in all_faces(2)))


# blue: A=fleet B=raid, A kept | red, boarding is full: D and E hidden. Blue waits for red, so red has a choice
def test_a_seat_that_has_decided_waits_for_another_with_a_choice() -> None:
    state = keep(set_up({"dice": shows(fleet="A", raid="B")}, full_boarding("DE"), phase="keep"), 0, "A")
    guessed = Counter(faces_in(world, 1) for world in guesses(GAME.view(state, 0), 0))
    assert_as_likely_as(guessed, Counter(" ".join(faces) for faces in all_faces(2) if a_choice(faces)))


# blue: rests | red, boarding is full: D and E hidden
def test_so_does_who_rests() -> None:
    view = GAME.view(set_up(all_placed(), full_boarding("DE"), phase="keep"), 0)
    guessed = Counter(faces_in(world, 1) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter(" ".join(faces) for faces in all_faces(2) if a_choice(faces)))


# blue, boarding is full: D=boarding E=fleet, E kept without asking | red, boarding is full: D and E hidden
def test_so_does_who_had_no_choice() -> None:
    blue = {"ship": 1, "dice": placed(boarding="A", crew="BC") | shows(boarding="D", fleet="E")}
    view = GAME.view(set_up(blue, full_boarding("DE"), phase="keep"), 0)
    guessed = Counter(faces_in(world, 1) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter(" ".join(faces) for faces in all_faces(2) if a_choice(faces)))


# blue: rests | red, boarding is full: D and E hidden | green: E hidden, which is never a choice
@many_worlds
def test_one_die_is_no_choice() -> None:
    green = {"dice": placed(crew="ABCD") | shows(raid="E")}
    view = GAME.view(set_up(all_placed(), full_boarding("DE"), green, phase="keep"), 0)
    guessed = Counter(faces_in(world, 1, 2) for world in guesses(view, 0))
    ways = Counter(" ".join(faces) for faces in all_faces(3) if a_choice(faces[:2]))
    assert_as_likely_as(guessed, ways)


# blue and red, boarding is full: D and E hidden | green: rests. For a spectator one of the two has a choice
def test_a_spectator_knows_that_somebody_has_a_choice() -> None:
    view = GAME.view(set_up(full_boarding("DE"), full_boarding("DE"), all_placed(), phase="keep"), None)
    guessed = Counter(
        f"{a_choice(faces_in(world, 0).split())} {a_choice(faces_in(world, 1).split())}"
        for world in guesses(view, None)
    )
    free, forced = 25, 11
    assert_as_likely_as(
        guessed, Counter({"True True": free * free, "True False": free * forced, "False True": forced * free})
    )


# blue: rests | red, boarding is full: D and E hidden, to a spectator
def test_a_spectator_sees_no_dice() -> None:
    view = GAME.view(set_up(all_placed(), full_boarding("DE"), phase="keep"), None)
    guessed = Counter(faces_in(world, 1) for world in guesses(view, None))
    assert_as_likely_as(guessed, Counter(" ".join(faces) for faces in all_faces(2) if a_choice(faces)))


# blue: A=fleet B=raid | red: E alone is left. It is kept whatever it shows
def test_one_hidden_die() -> None:
    red = {"dice": placed(crew="ABCD") | shows(raid="E")}
    view = GAME.view(set_up({"dice": shows(fleet="A", raid="B")}, red, phase="keep"), 0)
    guessed = Counter(faces_in(world, 1) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter(FACES))


# blue: rests | red: D thrown, E still to be thrown
def test_in_the_middle_of_a_throw() -> None:
    state = throw(set_up(all_placed(), {"dice": placed(crew="ABC")}), "raid")
    view = GAME.view(state, 0)
    guessed = Counter(faces_in(world, 1) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter(FACES))


# blue: rests | red, boarding is full: D and E hidden | green: D and E hidden
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_guess_is_a_position_that_can_be_played_on(viewer: int | None) -> None:
    green = {"dice": placed(crew="ABC") | shows(fleet="D", raid="E")}
    view = GAME.view(set_up(all_placed(), full_boarding("DE"), green, phase="keep"), viewer)
    for seed in range(100):
        world = GAME.guess(view, viewer, seed)
        assert GAME.from_json(GAME.to_json(world)).tobytes() == world.tobytes()
        assert all(GAME.legal(world, seat) for seat in GAME.deciding(world))


# red has kept D of D=fleet E=raid; blue knows neither that nor what they show
def test_in_a_guess_the_others_stand_before_their_decision() -> None:
    red = {"dice": placed(crew="ABC") | shows(fleet="D", raid="E")}
    state = keep(set_up({"dice": shows(fleet="A", raid="B")}, red, phase="keep"), 1, "D")
    assert GAME.deciding(state) == (0,)
    assert GAME.deciding(GAME.guess(GAME.view(state, 0), 0, 1)) == (0, 1)


# Tokens


def held(tokens: Sequence[int]) -> str:
    return "".join(map(str, sorted(tokens)))


def tokens_in(state: State, *seats: int) -> str:
    tokens = each_board(state, "tokens")
    return " | ".join(held(tokens[seat]) for seat in seats)


def deals(pile: Sequence[int], *sizes: int) -> Iterator[list[list[int]]]:
    """Every way to deal tokens to so many in turn."""
    if not sizes:
        yield []
        return
    for places in combinations(range(len(pile)), sizes[0]):
        rest = [token for place, token in enumerate(pile) if place not in places]
        for others in deals(rest, *sizes[1:]):
            yield [[pile[place] for place in places], *others]


def worlds(pile: Sequence[int], *sizes: int) -> Ways:
    return Counter(" | ".join(map(held, tokens)) for tokens in deals(pile, *sizes))


def all_tokens_but(*tokens: int) -> list[int]:
    rest = Counter({1: 17, 2: 9, 3: 4}) - Counter(tokens)
    return list(rest.elements())


UNSEEN = (1, 1, 1, 2, 2, 3)


# tokens | blue: all but 1 1 1 2 2 3 | red: two of these
def test_tokens_of_another_seat() -> None:
    view = GAME.view(set_up({"tokens": all_tokens_but(*UNSEEN)}, {"tokens": [3, 1]}), 0)
    guessed = Counter(tokens_in(world, 1) for world in guesses(view, 0))
    assert_as_likely_as(guessed, worlds(UNSEEN, 2))


# tokens | blue: all but 1 1 1 2 2 3 | red: two of these | green: one | gold: none
def test_tokens_of_two_other_seats() -> None:
    view = GAME.view(set_up({"tokens": all_tokens_but(*UNSEEN)}, {"tokens": [3, 1]}, {"tokens": [1]}, {}), 0)
    guessed = Counter(tokens_in(world, 1, 2) for world in guesses(view, 0))
    assert_as_likely_as(guessed, worlds(UNSEEN, 2, 1))


# tokens | blue: all but 1 1 1 2 2 3 | red: all of these. Nothing is left to guess
def test_tokens_that_can_lie_in_one_place_only() -> None:
    state = set_up({"tokens": all_tokens_but(*UNSEEN)}, {"tokens": list(UNSEEN)})
    assert GAME.guess(GAME.view(state, 0), 0, 3).tobytes() == state.tobytes()


# tokens | blue: one | red: one, to a spectator: 17 ones, 9 twos and 4 threes are unseen
def test_tokens_of_all_seats_to_a_spectator() -> None:
    view = GAME.view(set_up({"tokens": [1]}, {"tokens": [3]}), None)
    guessed = Counter(tokens_in(world, 0, 1) for world in guesses(view, None))
    assert_as_likely_as(guessed, worlds(all_tokens_but(), 1, 1))


def hunt(*tokens: int, blue: Sequence[int], green: Sequence[int] = ()) -> State:
    """Red is first in the hunt and has found these tokens."""
    boards = {**all_placed(), "tokens": list(blue)}, all_placed(hunt="B"), {**all_placed(), "tokens": list(green)}
    state = draw(do(set_up(*boards, phase="act", action="hunt"), 1, "hunt"), "red")
    return find_tokens(state, *tokens)


def looked_at(state: State) -> list[int]:
    looked: list[int] = GAME.to_json(state)["boards"][1]["looked"]
    return looked


# unseen by blue: 1 1 1 2 2 3 | red picks one of two: each pair is as likely as there are such pairs
def test_tokens_looked_at_before_a_pick() -> None:
    view = GAME.view(hunt(3, 1, blue=all_tokens_but(*UNSEEN)), 0)
    guessed = Counter(held(looked_at(world)) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter({"11": 3, "12": 3 * 2, "13": 3 * 1, "22": 1, "23": 2 * 1}))


# unseen by blue: 1 1 1 2 2 3 | red picks one of two | green holds one of the others
def test_tokens_looked_at_and_tokens_held() -> None:
    view = GAME.view(hunt(3, 1, blue=all_tokens_but(*UNSEEN), green=[1]), 0)
    guessed = Counter(f"{held(looked_at(world))} | {tokens_in(world, 2)}" for world in guesses(view, 0))
    ways = Counter(f"{held(seen)} | {held(green)}" for seen, green in deals(UNSEEN, 2, 1))
    assert_as_likely_as(guessed, ways)


# unseen by a spectator: all 30 | red picks one of two
def test_tokens_looked_at_to_a_spectator() -> None:
    view = GAME.view(hunt(3, 1, blue=[]), None)
    guessed = Counter(held(looked_at(world)) for world in guesses(view, None))
    assert_as_likely_as(guessed, worlds(all_tokens_but(), 2))


# unseen by blue: 1 1 1 2 2 3 | red has looked at one token and is about to look at another
def test_the_first_token_looked_at() -> None:
    view = GAME.view(hunt(3, blue=all_tokens_but(*UNSEEN)), 0)
    guessed = Counter(held(looked_at(world)) for world in guesses(view, 0))
    assert_as_likely_as(guessed, Counter(map(str, UNSEEN)))


# unseen by blue: 1 2 | red looks at both
def test_tokens_looked_at_that_are_the_last() -> None:
    view = GAME.view(hunt(1, 2, blue=all_tokens_but(1, 2)), 0)
    assert {held(looked_at(world)) for world in guesses(view, 0)} == {"12"}


# The hunter sees both, and guesses what green holds: 1 1 2 2 are unseen by red
def test_the_hunter_knows_what_it_looks_at() -> None:
    boards = all_placed() | {"tokens": [1]}, all_placed(hunt="B") | {"tokens": all_tokens_but(*UNSEEN)}, all_placed()
    state = find_tokens(draw(do(set_up(*boards, phase="act", action="hunt"), 1, "hunt"), "red"), 3, 1)
    view = GAME.view(state, 1)
    guessed = Counter(f"{held(looked_at(world))} | {tokens_in(world, 0)}" for world in guesses(view, 1))
    assert_as_likely_as(guessed, Counter({"13 | 1": 2, "13 | 2": 2}))


# blue and red rest | green throws | red has chosen its bonus: to blue, red may choose as if it had not
def test_a_bonus_that_another_has_chosen_is_still_to_be_chosen() -> None:
    green = {"dice": placed(crew="ABC") | shows(fleet="DE")}
    state = keep(set_up(all_placed(), all_placed(), green, phase="keep"), 2, "D")
    view = GAME.view(do(state, 1, "bonus", action="raid"), 0)
    assert GAME.guess(view, 0, 1).tobytes() == state.tobytes()


# Tortuga: six chests | tokens: 1 3 and 2
def test_at_the_end_nothing_is_guessed() -> None:
    state = set_up({"tortuga": ["red"] * 6, "tokens": [1, 3]}, {"tokens": [2]}, phase="over")
    for viewer in (0, 1, None):
        assert GAME.guess(GAME.view(state, viewer), viewer, 7).tobytes() == state.tobytes()


def test_a_guess_depends_on_the_view_and_the_seed_alone() -> None:
    view = GAME.view(set_up(full_boarding("DE"), {"dice": shows(fleet="AB"), "tokens": [1, 2]}, phase="keep"), 0)
    assert GAME.guess(view, 0, 7).tobytes() == GAME.guess(view, 0, 7).tobytes()
    assert GAME.guess(view, 0, 7).tobytes() != GAME.guess(view, 0, 8).tobytes()
