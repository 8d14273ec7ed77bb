"""Events and actions of any game as plain lines: `seat 1: advanced, skull, 9 to 23`."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from brethren.game import Event, Game, Json, State

Reader = int | None
"""A seat, or None for a reader who may know everything, since the game is over."""


def heard(events: Iterable[Event], me: Reader) -> list[Json]:
    """What happened, as this reader may hear it."""
    if me is None:
        return [{"event": event.name, **event.fields} for event in events]
    return [words for words in (event.seen_by(me) for event in events) if words is not None]


def story_lines(events: Iterable[Event], me: Reader) -> list[str]:
    """The same as lines; the same thing happening again and again makes one."""
    grouped = groupby(heard(events, me), key=lambda event: (event["event"], event.get("seat")))
    return [_story_line(name, seat, list(alike), me) for (name, seat), alike in grouped]


def _story_line(name: str, seat: int | None, alike: list[Json], me: Reader) -> str:
    actor = "" if seat is None else f"{_seat_name(seat, me)}: "
    told = [", ".join(_phrases(event, without=("event", "seat"))) for event in alike]
    if any(told):
        return f"{actor}{name}, {'; '.join(told)}"
    return f"{actor}{name}" if len(alike) == 1 else f"{actor}{name}, {len(alike)} times"


def action_line(description: Json) -> str:
    """What can be done."""
    return f"{description['verb']} {', '.join(_phrases(description, without=('verb',)))}".rstrip()


def _phrases(parts: Json, without: tuple[str, ...]) -> list[str]:
    """A phrase for each part. The two ends of a move make one phrase."""
    if "from" in parts and "to" in parts:
        parts = {**parts, "from": f"{parts['from']} to {parts['to']}", "to": None}
    said = {name: value for name, value in parts.items() if name not in without}
    return [_phrase(name, value) for name, value in said.items() if not _says_nothing(value)]


def _says_nothing(value: Any) -> bool:
    return value is None or value is False or value == ""


def _phrase(name: str, value: Any) -> str:
    if value is True:
        return name
    if isinstance(value, (list, tuple)):
        return " and ".join(map(str, value)) or f"no {name}"
    # A word is clear by itself; a place to go to isn't.
    return value if isinstance(value, str) and name != "to" else f"{name} {value}"


def board_lines(game: Game, state: State, me: Reader) -> str:
    """The board as this reader sees it, between empty lines."""
    return f"\n{game.as_text(state if me is None else game.view(state, me), me)}\n"


def end_lines(game: Game, state: State, me: Reader) -> list[str]:
    """How it ended, and for which seats."""
    ending, winners = game.ending(state), [_seat_name(seat, me) for seat in game.winners(state)]
    scores = ", ".join(f"{_seat_name(seat, me)} {score}" for seat, score in enumerate(game.scores(state)))
    if ending is None:
        return [f"The game was stopped before its end. Scores: {scores}."]
    return [f"The game is over: {ending}. Scores: {scores}.", f"Won by {' and '.join(winners)}."]


def _seat_name(seat: int, me: Reader) -> str:
    return "you" if seat == me else f"seat {seat}"
