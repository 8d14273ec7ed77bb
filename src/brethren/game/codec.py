"""How one game turns its numbers into words, and back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from brethren.game.checks import IllegalAction
from brethren.game.events import EventKinds


@dataclass(frozen=True)
class Codec:
    """The words are those of the rule page. (Compiled code writes positions and actions: see `write_position` and
    `write_action` among the verbs.)"""

    event_kinds: EventKinds
    objection: Callable[[Any, int, int], IllegalAction]
    """Why a seat that may decide may not take this action."""
    read_position: Callable[[Any, Any], None]
    """Fill an empty record from JSON."""
    as_text: Callable[[Any, int | None], str]
    """The board as this seat sees it."""
