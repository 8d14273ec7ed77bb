"""Battle for Tortuga's board as text.

`~~~` is a wave tile, `P3^` a three-master of the pirates that heads north, `S1<~` a one-master of Spain that heads
west and stands on a wave tile, `P2?` a ship that has no heading yet, `???` a tile that is being turned over.
"""

from brethren.games.battle.events import ENDINGS, FLEETS, SQUARES
from brethren.games.battle.rules import MAX_ROUNDS, N_KINDS, NO_FLEET, Battle, Format

LETTERS = "PS"
ARROWS = "^>v<"
COLUMNS = "abcd"
ROWS = "4321"


def as_text(state: Battle, seat: int | None) -> str:
    lines = [_row(state, row) for row in ROWS]
    lines.append("   " + "    ".join(COLUMNS))
    lines += [_seat(state, each, "you" if each == seat else f"seat {each}") for each in range(state.seats)]
    if state.play == Format.MATCH:
        lines.append(f"round: {state.rounds} of {MAX_ROUNDS}")
    if state.quiet:
        lines.append(f"quiet turns: {state.quiet}")
    if state.ending:
        lines.append(f"over: {ENDINGS[state.ending]}")
    return "\n".join(lines)


def _row(state: Battle, row: str) -> str:
    squares = [_square(state, column + row) for column in COLUMNS]
    return f"{row} {' '.join(squares)}".rstrip()


def _square(state: Battle, name: str) -> str:
    if name not in SQUARES:
        return "    "
    square = SQUARES.index(name)
    is_wave = int(state.waves) >> square & 1
    if state.masts[square]:
        return _ship(state, square) + ("~" if is_wave else " ")
    if square == state.scouted:
        return "??? "
    return "~~~ " if is_wave else " .  "


def _ship(state: Battle, square: int) -> str:
    fleet = LETTERS[int(state.ships[1]) >> square & 1]
    arrow = "?" if square == state.scouted else ARROWS[state.headings[square]]
    return f"{fleet}{state.masts[square]}{arrow}"


def _seat(state: Battle, seat: int, name: str) -> str:
    if state.fleets[seat] == NO_FLEET:
        line = f"{name}: no fleet yet"
    else:
        fleet, enemy = state.fleets[seat], state.fleets[1 - seat]
        line = f"{LETTERS[fleet]} {name}: {FLEETS[fleet]}, points sunk: {state.points[seat]}{_lost(state, enemy)}"
    match = f", match points: {state.match[seat]}" if state.play == Format.MATCH else ""
    turn = "   <- turn" if seat == state.turn and not state.ending else ""
    return line + match + turn


def _lost(state: Battle, fleet: int) -> str:
    """The ships behind the points."""
    ships = [f"{LETTERS[fleet]}{masts}" for masts in range(N_KINDS, 0, -1) for _ in range(state.sunk[fleet, masts - 1])]
    return f" ({' '.join(ships)})" if ships else ""
