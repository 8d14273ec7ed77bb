"""Whole games in a real browser, against real bots, on a real server, by pressing what people press."""

from collections.abc import Callable

import pytest

from tests.length import LONG
from tests.web.sailor import Sailor

GAMES: list[tuple[str, int, dict[str, str | int]]] = [
    ("battle", 2, {"play": "single"}),
    ("cartagena", 2, {"variant": "tortuga"}),
    ("cartagena", 3, {"variant": "jamaica"}),
    ("tortuga", 3, {"chests": 6}),
]
LONG_GAMES: list[tuple[str, int, dict[str, str | int]]] = [
    ("battle", 2, {"play": "match"}),
    ("cartagena", 2, {"variant": "hispaniola"}),
    ("tortuga", 2, {"chests": 8}),
]


@pytest.mark.parametrize(
    ("game", "seats", "options"), GAMES + LONG_GAMES * LONG, ids=lambda part: str(part).replace(" ", "")
)
def test_a_whole_game(sailor: Callable[..., Sailor], game: str, seats: int, options: dict[str, str | int]) -> None:
    size = "desktop" if seats == 3 or "match" in options.values() else "phone"
    ann = sailor(size, seed=seats)
    ann.make(game=game, seats=seats, options=options, bots={str(seat): "mate" for seat in range(1, seats)})
    end = ann.play()
    assert end["stage"] == "over"
    ann.page.get_by_role("button", name="Once more").wait_for()
