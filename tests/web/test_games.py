"""Whole games in a real browser, against real bots, on a real server, by pressing what people press."""

from collections.abc import Callable

import pytest

from tests.long_run import LONG
from tests.web.browser_player import BrowserPlayer

Options = dict[str, str | int]

WAYS: list[tuple[str, int, Options]] = [
    ("battle", 2, {"play": "single"}),
    ("tortuga", 3, {"chests": 6}),
    ("battle", 2, {"play": "match"}),
    ("cartagena", 2, {"variant": "tortuga"}),
    ("cartagena", 3, {"variant": "jamaica"}),
    ("cartagena", 2, {"variant": "hispaniola"}),
    ("tortuga", 2, {"chests": 8}),
]
GAMES = [("phone", *WAYS[0]), ("desktop", *WAYS[1])]
LONG_GAMES = [("phone", *way) for way in WAYS[1:]] + [("desktop", *way) for way in WAYS if way != WAYS[1]]


def seated(player: Callable[..., BrowserPlayer], size: str, game: str, seats: int, options: Options) -> BrowserPlayer:
    """At a table with bots."""
    ann = player(size, seed=seats)
    ann.make(game=game, seats=seats, options=options, bots={str(seat): "mate" for seat in range(1, seats)})
    return ann


def name(part: object) -> str:
    return str(part).replace(" ", "")


@pytest.mark.parametrize(("size", "game", "seats", "options"), GAMES + LONG_GAMES * LONG, ids=name)
def test_a_whole_game(player: Callable[..., BrowserPlayer], size: str, game: str, seats: int, options: Options) -> None:
    ann = seated(player, size, game, seats, options)
    assert ann.play()["stage"] == "over"
    ann.page.get_by_role("button", name="Play again").wait_for()


@pytest.mark.parametrize("variant", ["tortuga", "jamaica", "hispaniola"])
def test_the_first_turns_of_cartagena(player: Callable[..., BrowserPlayer], variant: str) -> None:
    """A whole game takes minutes: those are for the long run."""
    table = seated(player, "desktop", "cartagena", 3, {"variant": variant}).play(12)
    assert table["position"]["turns"] >= 6
