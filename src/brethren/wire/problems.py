"""Refusals."""

from typing import Any, Literal, NewType

from brethren.wire.vocabulary import Shape

Reason = Literal[
    "blocks full", "busy", "changes used up", "chat full", "damaged", "dealt", "device", "empty seats", "foreign",
    "getting ready", "gone", "gone on", "luck awaited", "luck given", "mail address", "malformed", "name", "newer",
    "no mail", "no push", "no record", "no such code", "no such friend", "no such game", "no such mail",
    "no such moment", "no such phrase", "no such review", "no such seat", "no such table", "no webhooks",
    "nobody there", "nobody thinks", "not a number", "not alone", "not away", "not deciding", "not found", "not host",
    "not over", "not playing", "not proven", "not replaced", "not seated", "not started", "not stored", "not yours",
    "nothing said", "nothing to undo", "options", "other rules", "our fault", "over", "private", "revealed", "sealed",
    "seats", "stale", "standin", "started", "stranger", "taken", "time zone", "too large", "too often",
    "vacation", "webhook address", "webhook answer", "wrong method",
]  # fmt: skip
"""Every reason for which the server refuses something."""

GameReason = NewType("GameReason", str)
"""Why the rules of a game forbid an action: a word of that game."""


class Problem(Shape):
    """Why something was refused. `reason` is a word for programs: a `Reason`, or a word of the game if its rules forbid
    an action. `message` is a sentence for people."""

    reason: str
    message: str
    details: dict[str, Any] = {}
