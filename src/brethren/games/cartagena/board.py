"""Cartagena's board as text."""

from brethren.games.cartagena.events import SYMBOLS
from brethren.games.cartagena.rules import BOAT, FRONT, SPACES, Cartagena, Variant, card_in_row

SEAT_NAMES = ("blue", "red", "green", "gold", "violet")
LETTERS = "BRGYV"
LINE = 12


def as_text(state: Cartagena, seat: int | None) -> str:
    lines = [_line(state, first) for first in range(1, min(SPACES, 6 * state.laid) + 1, LINE)]
    lines.append(f"in front: {_crowd(state, FRONT) or '-'}    boat: {_crowd(state, BOAT) or '-'}")
    if state.variant != Variant.JAMAICA:
        lines.append("row: " + (" ".join(_row(state)) or "-"))
    lines.append(f"deck: {state.deck_size}    discards: {int(state.discards.sum())}")
    for each in range(state.seats):
        mine = "you" if each == seat else SEAT_NAMES[each]
        turn = f"   <- {state.moves_left} moves left" if each == state.turn and not state.ending else ""
        lines.append(f"{LETTERS[each]} {mine}: {_hand(state, each)}{turn}")
    return "\n".join(lines)


def _row(state: Cartagena) -> list[str]:
    """The open row, next to be taken first."""
    return [SYMBOLS[card_in_row(state, i)] for i in range(state.row_size)]


def _line(state: Cartagena, first: int) -> str:
    spaces = range(first, min(first + LINE, 6 * state.laid + 1))
    numbers = " ".join(f"{space:>6}" for space in spaces)
    symbols = " ".join(f"{SYMBOLS[state.tunnel[space]]:>6}" for space in spaces)
    pirates = " ".join(f"{_crowd(state, space):>6}" for space in spaces)
    return f"{numbers}\n{symbols}\n{pirates}\n"


def _crowd(state: Cartagena, place: int) -> str:
    """One letter for each pirate."""
    return "".join(LETTERS[seat] * int(state.pirates[seat, place]) for seat in range(state.seats))


def _hand(state: Cartagena, seat: int) -> str:
    cards = [f"{state.hands[seat, i]} {symbol}" for i, symbol in enumerate(SYMBOLS) if state.hands[seat, i]]
    hidden = int(state.hand_sizes[seat]) - int(state.hands[seat].sum())
    return ", ".join(cards + ([f"{hidden} hidden"] if hidden else [])) or "no cards"
