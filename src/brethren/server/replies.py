"""Replies of workers: a result, a refusal or an error."""

from typing import Any, cast

import msgspec

from brethren.bots import Choice
from brethren.review.estimate import Chances
from brethren.server import jobs
from brethren.table.refusal import Refused
from brethren.wire.practice import Exercise
from brethren.wire.problems import Reason
from brethren.wire.review import ReviewStep

ANSWERS: dict[type[jobs.Job], Any] = {
    jobs.Ready: None,
    jobs.Question: Choice,
    jobs.Replaying: bytes,
    jobs.Opening: jobs.Opened,
    jobs.Judging: ReviewStep,
    jobs.Setting: list[Exercise],
    jobs.Estimating: Chances,
    jobs.Tallying: list[dict[str, float]],
}


class Reply(msgspec.Struct):
    """A worker's reply to a job: its result, or why it was refused, or what went wrong."""

    answer: msgspec.Raw = msgspec.Raw(b"\xc0")
    refused: tuple[str, str, dict[str, Any]] | None = None
    problem: str = ""


_decode_reply = msgspec.msgpack.Decoder(Reply).decode


def answer_in(reply: bytes, job: jobs.AnyJob) -> Any:
    found = _decode_reply(reply)
    if found.refused:
        reason, message, details = found.refused
        raise Refused(cast(Reason, reason), message, **details)
    if found.problem:
        raise RuntimeError(found.problem)
    return msgspec.msgpack.decode(found.answer, type=ANSWERS[type(job)])


def reply_of(work: Any) -> bytes:
    """The reply with this result or exception."""
    if isinstance(work, Refused):
        return jobs.encode(Reply(refused=(work.reason, work.message, work.details)))
    if isinstance(work, Exception):
        return jobs.encode(Reply(problem=str(work) or type(work).__name__))
    return jobs.encode(Reply(msgspec.Raw(jobs.encode(work))))
