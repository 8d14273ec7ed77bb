"""The checker itself: it finds what is wrong, and nothing else."""

from dataclasses import replace

import pytest

from tests.server.linearizability import Broken, check
from tests.server.server_process import Call, Json, Look

TABLE = "t"
LOG: list[Json] = [
    {"what": "created", "at": 0.0, "by": "ann", "game": "battle", "rules": 2, "seats": 2, "secret": "00" * 32},
    {"what": "sat", "at": 0.0, "by": "ann", "seat": 0, "name": "Ann"},
    {"what": "said", "at": 1.0, "by": "ann", "command": "a", "seat": 0, "text": "ahoy"},
    {"what": "sat", "at": 2.0, "by": "ben", "command": "b", "seat": 1, "name": "Ben"},
    {"what": "said", "at": 3.0, "by": "ann", "command": "c", "seat": 0, "text": "bye"},
]
DONE = {"done": True}
TAKEN = {"done": False, "problem": {"reason": "taken"}}


def call(name: str, sent: float, answered: float | None, answer: Json, do: str = "say", **more: object) -> Call:
    more = more or {"text": "x"}
    return Call({"do": do, "id": name, **more}, 0, sent, answered, answer)


RIGHT = [
    call("a", 1.0, 2.0, DONE),
    call("b", 1.5, 3.0, DONE, "sit", seat=1),
    call("c", 2.5, 3.5, DONE),
    call("d", 1.6, 4.0, TAKEN, "sit", seat=1),
]


def test_what_is_right() -> None:
    check(TABLE, LOG, RIGHT, [Look(0, 0.0, 2), Look(0, 2.2, 3), Look(None, 3.2, 5)])
    check(TABLE, LOG, [*RIGHT, call("e", 5.0, None, {})], [])


def test_a_command_without_an_answer_may_have_been_done() -> None:
    check(TABLE, LOG, [replace(RIGHT[0], answered=None, answer={}), *RIGHT[1:]], [])


@pytest.mark.parametrize(
    ("calls", "looks"),
    [
        ([*RIGHT, call("lost", 5.0, 6.0, DONE)], []),
        ([replace(RIGHT[0], answer=TAKEN), *RIGHT[1:]], []),
        ([replace(RIGHT[0], sent=3.6, answered=3.7), *RIGHT[1:]], []),
        (RIGHT, [Look(0, 3.6, 4)]),
        ([*RIGHT, call("early", 0.1, 0.2, TAKEN, "sit", seat=1)], []),
        ([*RIGHT, call("free", 5.0, 6.0, TAKEN, "say", text="x")], []),
    ],
    ids=["lost", "refused and done", "out of order", "an old state", "too early", "without a reason"],
)
def test_what_is_wrong(calls: list[Call], looks: list[Look]) -> None:
    with pytest.raises(Broken):
        check(TABLE, LOG, calls, looks)


def test_what_counts_twice() -> None:
    with pytest.raises(Broken, match="twice"):
        check(TABLE, [*LOG, LOG[-1]], RIGHT, [])
