"""Refusals."""

from typing import Any

from brethren.wire.vocabulary import Shape


class Problem(Shape):
    """Why something was refused. `reason` is a word for programs, `message` a sentence for people."""

    reason: str
    message: str
    details: dict[str, Any] = {}
