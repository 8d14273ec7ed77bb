"""Tortuga's boards as text."""

from brethren.games.tortuga.events import ACTIONS, COLOURS, DICE, FACES
from brethren.games.tortuga.record import CAPACITY, CREW, FLEET, NUMBERS, PIRATE, SHIP, TRACK_END, Tortuga

SEAT_NAMES = ("blue", "red", "green", "gold")


def as_text(state: Tortuga, seat: int | None) -> str:
    lines = [_middle(state)] if state.seats > 2 else []
    lines.append("bag: " + ", ".join(f"{state.bag[i]} {colour}" for i, colour in enumerate(COLOURS)))
    for each in range(state.seats):
        lines += ["", *_board(state, each, "you" if each == seat else SEAT_NAMES[each])]
    return "\n".join(lines)


def _middle(state: Tortuga) -> str:
    chests = [colour for i, colour in enumerate(COLOURS) if state.central[i]]
    return f"central island: {' '.join(chests) or '-'}"


def _board(state: Tortuga, seat: int, name: str) -> list[str]:
    start = "  (start)" if seat == state.start else ""
    tokens = [str(value + 1) for value in range(3) for _ in range(state.tokens[seat, value])]
    tokens += ["?"] * int(state.token_counts[seat] - state.tokens[seat].sum())
    return [
        f"{name}, seat {seat}{start}    tokens: {' '.join(tokens) or '-'}",
        f"  Tortuga: {_counted(state.tortuga[seat].tolist())}    island: {_counted(state.island[seat].tolist())}",
        f"  fleet  {_track(int(state.marker[SHIP, seat]))}  {_area(state, FLEET, seat)}",
        f"  crew   {_track(int(state.marker[PIRATE, seat]))}  {_area(state, CREW, seat)}",
        "  dice   " + "   ".join(_action(state, seat, action) for action in range(len(ACTIONS))),
        f"  hand   {_hand(state, seat)}",
    ]


def _counted(counts: list[int]) -> str:
    return " ".join(colour for colour, n in zip(COLOURS, counts, strict=True) for _ in range(n)) or "-"


def _track(space: int) -> str:
    return "".join("o" if each == space else "." for each in range(1, TRACK_END + 1))


def _area(state: Tortuga, area: int, seat: int) -> str:
    chests = [COLOURS[chest] for chest in state.hold[area, seat, : state.held[area, seat]]]
    free = int(CAPACITY[state.marker[area, seat]]) - len(chests)
    return " ".join(chests + ["_"] * free)


def _action(state: Tortuga, seat: int, action: int) -> str:
    dice = [f"{DICE[die]}{NUMBERS[die, action]}" for die in range(5) if state.placed[seat, action] >> die & 1]
    bonus = f"+{state.bonus[seat, action]}" if state.bonus[seat, action] else ""
    return f"{ACTIONS[action]}{bonus}: {' '.join(dice) or '-'}"


def _hand(state: Tortuga, seat: int) -> str:
    return "  ".join(_die(state, seat, die) for die in range(5) if state.unplaced[seat] >> die & 1) or "-"


def _die(state: Tortuga, seat: int, die: int) -> str:
    if not state.thrown[seat] >> die & 1:
        return DICE[die]
    face = "?" if state.veiled >> seat & 1 else FACES[state.faces[seat, die]]
    return f"{DICE[die]}={face}{'*' if state.kept[seat] >> die & 1 else ''}"
