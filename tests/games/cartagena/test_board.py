"""The board as text."""

from brethren.games.cartagena import GAME

from .driver import SHEET

SHEET_DRAWN = """\
     1      2      3      4      5      6      7      8      9     10     11     12
bottle pistol    hat  skull dagger    key dagger bottle    key pistol    hat  skull
                                 R     BB             R     BY             G      G

    13     14     15     16     17     18     19     20     21     22     23     24
pistol    key dagger    hat  skull bottle    hat    key pistol bottle  skull dagger
                               BRR      B     GG             Y      R

    25     26     27     28     29     30     31     32     33     34     35     36
pistol    hat dagger  skull bottle    key  skull pistol bottle    key dagger    hat
            R                    G      Y                    Y

in front: BGY    boat: Y
row: bottle dagger dagger hat pistol bottle dagger skull skull
deck: 69    discards: 0
B blue: 1 bottle, 1 pistol, 1 hat, 2 skull, 4 dagger   <- 3 moves left
R you: 1 bottle, 3 pistol, 1 skull
G green: 1 bottle, 2 pistol, 1 hat, 2 skull, 1 key
Y gold: 1 bottle, 1 skull, 1 key"""


def trimmed(drawing: str) -> list[str]:
    return [line.rstrip() for line in drawing.splitlines()]


def test_the_sheet_as_seat_1_sits_at_it() -> None:
    assert trimmed(GAME.as_text(GAME.from_json(SHEET), 1)) == trimmed(SHEET_DRAWN)


def test_hidden_cards_are_counted() -> None:
    state = GAME.from_json({"variant": "jamaica", "hands": [{"key": 2}, {"hat": 1}, {}], "discards": {"key": 3}})
    assert trimmed(GAME.as_text(GAME.view(state, 0), 0))[-5:] == [
        "in front: BBBBBBRRRRRRGGGGGG    boat: -",
        "deck: 96    discards: 3",
        "B you: 2 key   <- 3 moves left",
        "R red: 1 hidden",
        "G green: no cards",
    ]


def test_an_empty_row_and_a_tunnel_not_yet_laid() -> None:
    assert GAME.as_text(GAME.start(), None).splitlines()[:2] == ["in front: BBBBBBRRRRRR    boat: -", "row: -"]


def test_after_the_end_it_is_nobodys_turn() -> None:
    assert "moves left" not in GAME.as_text(GAME.from_json({"idle": 4}))
