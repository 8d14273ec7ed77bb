"""Why a command was refused."""

from typing import Any

from brethren.wire.problems import GameReason, Problem, Reason


class Refused(Exception):
    """`reason` is a word for programs, the message a sentence for people."""

    def __init__(self, reason: Reason | GameReason, message: str, **details: Any) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.details = details

    @property
    def problem(self) -> Problem:
        return Problem(self.reason, self.message, self.details)
