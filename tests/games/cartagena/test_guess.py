"""Guesses against the odds: on positions with few hidden cards, all worlds are counted card by card.

Every unseen card is equally likely in every place where it can be. Two cards of one symbol are two cards here, so that
the number of ways in which a world can come about is its weight.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest
from scipy.stats import chisquare

from brethren.game import State
from brethren.games.cartagena import GAME
from brethren.kernel import COMPILED

from .driver import all_but, do, draw, now

GUESSES = 4000 if COMPILED else 800
Ways = Counter[str]


def cards(names: str) -> dict[str, int]:
    return dict(Counter(names.split()))


def deals(pile: Sequence[str], *sizes: int) -> Iterator[list[list[str]]]:
    """Every way to deal hands of these sizes from a pile; the last entry is what stays."""
    if not sizes:
        yield [list(pile)]
        return
    for hand, rest in picks(pile, sizes[0]):
        for others in deals(rest, *sizes[1:]):
            yield [hand, *others]


def picks(pile: Sequence[str], size: int) -> Iterator[tuple[list[str], list[str]]]:
    """Every way to take so many cards out of a pile, with what stays."""
    if size == 0:
        yield [], list(pile)
    elif pile:
        first, *others = pile
        for hand, rest in picks(others, size - 1):
            yield [first, *hand], rest
        for hand, rest in picks(others, size):
            yield hand, [first, *rest]


def world(*hands: Sequence[str]) -> str:
    return " | ".join(" ".join(sorted(hand)) for hand in hands)


def hands_of(*seats: int) -> Callable[[State], str]:
    return lambda state: world(*(list(Counter(now(state, "hands")[seat]).elements()) for seat in seats))


def deck(state: State) -> str:
    left = all_but(*now(state, "hands"), now(state, "row"), now(state, "discards"))
    return world(list(Counter(left).elements()))


def assert_guessed(view: State, seat: int | None, words: Callable[[State], str], ways: Ways) -> None:
    """No impossible world, every possible one, and each about as often as it should be."""
    guessed: Ways = Counter()
    for record, times in Counter(GAME.guess(view, seat, seed).tobytes() for seed in range(GUESSES)).items():
        guess = np.frombuffer(record, view.dtype)
        assert GAME.view(guess, seat).tobytes() == view.tobytes()
        guessed[words(guess)] += times
    assert set(guessed) == set(ways)
    share = GUESSES / ways.total()
    test = chisquare([guessed[each] for each in ways], [share * number for number in ways.values()])
    assert test.pvalue > 1e-4


# Before any shuffle every unseen card may be anywhere


# blue: key | red: 2 hidden | deck: 4 | unseen: skull skull dagger key key key
def test_jamaica_with_two_players() -> None:
    unseen = "skull skull dagger key key key"
    hands = [cards("key"), cards("skull key")]
    position = {"variant": "jamaica", "hands": hands, "discards": all_but(cards(unseen), cards("key"))}
    view = GAME.view(GAME.from_json(position), 0)
    assert_guessed(view, 0, hands_of(1), Counter(world(red) for red, _ in deals(unseen.split(), 2)))


# blue: hat | red: 2 hidden | green: 1 hidden | deck: 2 | unseen: skull skull dagger key key
def test_jamaica_with_three_players() -> None:
    unseen = "skull skull dagger key key"
    hands = [cards("hat"), cards("skull key"), cards("key")]
    position = {"variant": "jamaica", "hands": hands, "discards": all_but(cards(unseen), cards("hat"))}
    view = GAME.view(GAME.from_json(position), 0)
    assert_guessed(view, 0, hands_of(1, 2), Counter(world(red, green) for red, green, _ in deals(unseen.split(), 2, 1)))


# blue: 1 hidden | red: 2 hidden | deck: 2 | unseen: hat hat skull skull key
def test_jamaica_for_a_spectator() -> None:
    unseen = "hat hat skull skull key"
    position = {"variant": "jamaica", "hands": [cards("hat"), cards("skull key")], "discards": all_but(cards(unseen))}
    view = GAME.view(GAME.from_json(position), None)
    assert_guessed(
        view, None, hands_of(0, 1), Counter(world(blue, red) for blue, red, _ in deals(unseen.split(), 1, 2))
    )


# blue: hat | red: key (known) and 1 hidden | green: bottle (known) and 2 hidden | row: hat | deck: 2
# unseen: skull skull dagger key key
def test_hispaniola_with_known_cards() -> None:
    unseen = "skull skull dagger key key"
    hands = [cards("hat"), cards("key skull"), cards("bottle skull key")]
    known = [{}, cards("key"), cards("bottle")]
    discards = all_but(cards(unseen), cards("hat hat key bottle"))
    position = {"variant": "hispaniola", "hands": hands, "known": known, "row": ["hat"], "discards": discards}
    view = GAME.view(GAME.from_json(position), 0)
    ways = Counter(world(["key", *red], ["bottle", *green]) for red, green, _ in deals(unseen.split(), 1, 2))
    assert_guessed(view, 0, hands_of(1, 2), ways)


# After a shuffle, cards that were in hands then are in hands still or have been played: none is in the deck

SHUFFLED = "key key skull skull hat"
OLD = "key hat dagger"


def shuffled_for_two() -> State:
    """Blue draws a key from the new deck, red a key and a hat.

    bottle pistol  hat  skull dagger
      1      2      3     4     5
      R             B           R       red: key hat dagger | discards: key key skull skull hat | blue: the rest
    """
    hands = [all_but(cards(SHUFFLED), cards(OLD)), cards(OLD)]
    pirates = [[0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 1, 5]]
    position = {"variant": "jamaica", "pirates": pirates, "hands": hands, "discards": cards(SHUFFLED)}
    state = draw(do(GAME.from_json(position), 0, "retreat", space=3, to=1, cards=1), "key")
    state = do(do(state, 0, "end turn"), 1, "retreat", space=5, to=1, cards=2)
    return draw(state, "key", "hat")


# Red has drawn two of the four that blue has not
def test_jamaica_after_a_shuffle_for_the_seat_that_drew_first() -> None:
    view = GAME.view(shuffled_for_two(), 0)
    new = ["key", "skull", "skull", "hat"]
    assert_guessed(view, 0, hands_of(1), Counter(world(OLD.split() + drawn) for drawn, _ in deals(new, 2)))


# Blue has drawn one of the three that red has not; what else blue holds, red knows
@pytest.mark.skipif(not COMPILED, reason="deals a hundred cards in every guess")
def test_jamaica_after_a_shuffle_for_the_seat_that_drew_later() -> None:
    view = GAME.view(shuffled_for_two(), 1)
    assert_guessed(view, 1, deck, Counter(world(left) for _, left in deals(["key", "skull", "skull"], 1)))


# Three of the five have been drawn, by any seats
@pytest.mark.skipif(not COMPILED, reason="deals a hundred cards in every guess")
def test_jamaica_after_a_shuffle_for_a_spectator() -> None:
    view = GAME.view(shuffled_for_two(), None)
    assert_guessed(view, None, deck, Counter(world(left) for _, left in deals(SHUFFLED.split(), 3)))


# Red plays a key: any of its five cards might have been the one, and this one was a key
def test_jamaica_after_a_shuffle_and_a_card_played() -> None:
    view = GAME.view(do(shuffled_for_two(), 1, "advance", space=0, symbol="key"), 0)
    ways: Ways = Counter()
    for drawn, _ in deals(["key", "skull", "skull", "hat"], 2):
        ways.update(world(rest) for played, rest in picks(OLD.split() + drawn, 1) if played == ["key"])
    assert_guessed(view, 0, hands_of(1), ways)


def shuffled_for_three(drawer: int) -> State:
    """One seat draws a key and a skull from the new deck.

    bottle pistol  hat
      1      2      3
      BR            D       D is the one who draws
    red: hat dagger | green: hat bottle | discards: key key skull | blue: the rest
    """
    hands = [all_but(cards("key key skull hat hat dagger bottle")), cards("hat dagger"), cards("hat bottle")]
    pirates = [[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1], [0] * 6]
    pirates[drawer][0] = 3
    discards = cards("key key skull")
    position = {"variant": "jamaica", "pirates": pirates, "hands": hands, "discards": discards, "turn": drawer}
    return draw(do(GAME.from_json(position), drawer, "retreat", space=3, to=1, cards=2), "key", "skull")


# Blue alone has drawn: the others hold only cards that they had before the shuffle
def test_jamaica_after_a_shuffle_with_three_players() -> None:
    view = GAME.view(shuffled_for_three(0), 0)
    old = ["hat", "hat", "dagger", "bottle"]
    assert_guessed(view, 0, hands_of(1, 2), Counter(world(red, green) for red, green, _ in deals(old, 2, 2)))


# Red alone has drawn: of the three shuffled, one is left
def test_jamaica_after_a_shuffle_with_three_players_the_deck() -> None:
    view = GAME.view(shuffled_for_three(1), 0)
    assert_guessed(view, 0, deck, Counter(world(left) for _, left in deals(["key", "key", "skull"], 2)))


# Red alone has drawn: green holds only cards that it had before the shuffle
def test_jamaica_after_a_shuffle_with_three_players_who_drew() -> None:
    view = GAME.view(shuffled_for_three(1), 0)
    ways: Ways = Counter()
    for drawn, _ in deals(["key", "key", "skull"], 2):
        ways.update(world(red + drawn, green) for red, green, _ in deals(["hat", "hat", "dagger", "bottle"], 2, 2))
    assert_guessed(view, 0, hands_of(1, 2), ways)


# bottle pistol  hat
#   1      2      3
#   BG            R      row: (skull); red: key bottle; green: hat pistol; no deck; fourteen discards; blue: the rest
def test_hispaniola_after_a_shuffle_the_deck_is_known() -> None:
    discards = {"dagger": 5, "hat": 5, "key": 4}
    hidden = "key bottle hat pistol"
    hands = [all_but(discards, cards(hidden), ["skull"]), cards("key bottle"), cards("hat pistol")]
    pirates = [[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 1]]
    position = {"variant": "hispaniola", "pirates": pirates, "hands": hands, "discards": discards, "turn": 1}
    state = do(GAME.from_json({**position, "row": ["skull"]}), 1, "retreat", space=3, to=1, cards=2)
    state = draw(state, *["dagger"] * 5, *["hat"] * 5, "key", "key")
    assert now(state, "deck") == 2
    view = GAME.view(state, 0)
    ways = Counter(world(["skull", "dagger", *red], green) for red, green, _ in deals(hidden.split(), 2, 2))
    assert_guessed(view, 0, hands_of(1, 2), ways)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_jamaica_after_a_shuffle_many_old_cards_in_one_hand_leave_what_others_have_shown(viewer: int | None) -> None:
    """Seat 2 holds 44 older cards; the daggers and hats that have been played must not be among them."""
    state = GAME.from_json(
        {
            "variant": "jamaica",
            "seats": 4,
            "hands": [
                cards("pistol " * 14 + "hat hat skull"),
                cards("bottle " * 4 + "hat " * 5 + "skull " * 11 + "key " * 3),
                cards("bottle " * 11 + "hat " * 7 + "dagger " * 14 + "key " * 13),
                cards("hat"),
            ],
            "discards": cards("pistol pistol hat hat skull skull skull skull dagger dagger"),
            "turn": 2,
            "turns": 7,
            "memory": {
                "shuffled": cards("bottle bottle bottle pistol skull skull dagger key"),
                "draws": [0, 1, 1, 0],
                "drawn": [{}, cards("skull"), cards("bottle"), {}],
                "revealed": [
                    cards("pistol pistol skull"),
                    cards("skull skull"),
                    cards("dagger dagger"),
                    cards("hat hat skull"),
                ],
            },
        }
    )
    view = GAME.view(state, viewer)
    for seed in range(GUESSES // 80):
        guessed = GAME.guess(view, viewer, seed)
        assert GAME.from_json(GAME.to_json(guessed)).tobytes() == guessed.tobytes()


def test_a_guess_depends_on_the_view_and_the_seed_alone() -> None:
    view = GAME.view(shuffled_for_two(), 0)
    assert GAME.guess(view, 0, 7).tobytes() == GAME.guess(view, 0, 7).tobytes()
