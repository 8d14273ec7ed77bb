"""Why a command was not done."""

from typing import Any


class Refused(Exception):
    """`reason` is a word for programs, the message a sentence for people."""

    def __init__(self, reason: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.details = details
