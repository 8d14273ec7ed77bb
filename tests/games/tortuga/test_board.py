"""The board as text."""

from brethren.game import State
from brethren.games.tortuga import GAME

from .driver import keep, placed, set_up, shows

DRAWN = """\
central island: blue white
bag: 8 red, 8 blue, 9 yellow, 3 white, 4 purple

you, seat 0    tokens: 1 3
  Tortuga: red white    island: -
  fleet  ...o....  red purple _
  crew   .o......  blue _
  dice   fleet: -   crew+1: -   hunt: -   boarding+2: A5 C2   raid: B3
  hand   D=skull*  E=crew

red, seat 1  (start)    tokens: ?
  Tortuga: -    island: yellow
  fleet  ..o.....  _ _
  crew   ..o.....  _ _
  dice   fleet: -   crew: A1 B2 C3   hunt: -   boarding: -   raid: -
  hand   D=?  E=?

green, seat 2    tokens: -
  Tortuga: -    island: -
  fleet  .......o  _ _ _ _
  crew   ..o.....  _ _
  dice   fleet: -   crew: -   hunt: -   boarding: -   raid: -
  hand   A  B  C  D  E"""


def at_sea() -> State:
    """Blue has kept the skull of D; red is still to decide."""
    blue = {
        "ship": 4,
        "pirate": 2,
        "tortuga": ["white", "red"],
        "fleet": ["red", "purple"],
        "crew": ["blue"],
        "bonus": {"boarding": 2, "crew": 1},
        "tokens": [1, 3],
        "dice": placed(boarding="AC", raid="B") | shows(skull="D", crew="E"),
    }
    red = {"island": ["yellow"], "tokens": [2], "dice": placed(crew="ABC") | shows(skull="DE")}
    state = set_up(blue, red, {"ship": 8}, phase="keep", central=["white", "blue"], start=1)
    return keep(state, 0, "D")


def test_a_view_as_its_seat_sits_at_it() -> None:
    assert GAME.as_text(GAME.view(at_sea(), 0), 0) == DRAWN


def test_the_whole_state() -> None:
    drawing = GAME.as_text(at_sea()).splitlines()
    assert drawing[3] == "blue, seat 0    tokens: 1 3"
    assert drawing[10] == "red, seat 1  (start)    tokens: 2"
    assert drawing[15] == "  hand   D=skull  E=skull"


def test_two_players_have_no_central_island() -> None:
    assert GAME.as_text(GAME.start(2)).splitlines()[0] == "bag: 10 red, 10 blue, 10 yellow, 5 white, 5 purple"
