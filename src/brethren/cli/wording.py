"""Events and actions of any game as plain lines: `seat 1: advanced, skull, 9 to 23`."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from brethren.game import Event, Json


def story_lines(events: Iterable[Event], me: int) -> list[str]:
    """What happened, as this seat may hear it; the same thing happening again and again makes one line."""
    heard = [event for event in (event.seen_by(me) for event in events) if event is not None]
    grouped = groupby(heard, key=lambda event: (event["event"], event.get("seat")))
    return [_story_line(name, seat, list(alike), me) for (name, seat), alike in grouped]


def _story_line(name: str, seat: int | None, alike: list[Json], me: int) -> str:
    actor = "" if seat is None else f"{seat_name(seat, me)}: "
    told = [", ".join(_phrases(event, without=("event", "seat"))) for event in alike]
    if any(told):
        return f"{actor}{name}, {'; '.join(told)}"
    return f"{actor}{name}" if len(alike) == 1 else f"{actor}{name}, {len(alike)} times"


def action_line(description: Json) -> str:
    """What can be done."""
    return f"{description['verb']} {', '.join(_phrases(description, without=('verb',)))}".rstrip()


def _phrases(parts: Json, without: tuple[str, ...]) -> list[str]:
    """One phrase for each part that has something to say. A journey's two ends make one phrase."""
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
    # A word speaks for itself, but a place that one goes to does not.
    return value if isinstance(value, str) and name != "to" else f"{name} {value}"


def seat_name(seat: int, me: int) -> str:
    return "you" if seat == me else f"seat {seat}"
