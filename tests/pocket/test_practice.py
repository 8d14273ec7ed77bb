"""Mistakes that are kept on the device are the same exercises as on a server, and come back at the same times."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from brethren.server.jobs import Setting
from brethren.server.practice.practice import BOXES, dearest
from brethren.server.work import work_on
from brethren.wire.review import ReviewStep
from tests.pocket.pockets import NodePocket, pocket
from tests.pocket.test_review import SIMULATIONS, record_of

NAMES = ("battle-single", "cartagena-tortuga-2", "tortuga-2")
NOON = 1_000_000.0


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodePocket]:
    with pocket(tmp_path_factory.mktemp("pocket")) as found:
        yield found


def kept(node: NodePocket, record: Any, seat: int = 0) -> tuple[Any, list[ReviewStep]]:
    """What is to be tried first, and the mistakes that were made."""
    node.tell("clear")
    node.tell("wait", at=NOON)
    steps = node.tell("review", record=record, simulations=SIMULATIONS)["steps"]
    found = node.tell("practise", record=record, seat=seat, steps=steps)
    return found, dearest(msgspec.convert(steps, list[ReviewStep]), [seat])


@pytest.mark.parametrize("name", NAMES)
def test_the_same_exercises(node: NodePocket, name: str) -> None:
    record = record_of(name)
    found, mistakes = kept(node, record)
    assert mistakes
    expected = work_on(Setting(record["table"], json.dumps(record).encode(), mistakes))
    assert found["due"] == found["kept"] == len(expected)
    for one in expected:
        assert node.ask("GET", "/practice")["exercise"] == msgspec.to_builtins(one)
        left = node.ask("POST", f"/practice/{one.id}", {"solved": True})
    assert (left["due"], left["kept"], left["exercise"], left["at"]) == (0, len(expected), None, NOON + BOXES[1])
    # The same match brings nothing back; nor do other tables have any of it.
    again = node.tell("practise", record=record, seat=0, steps=msgspec.to_builtins(mistakes))
    assert again["due"] == 0
    assert node.ask("GET", "/practice?table=local-other")["kept"] == 0


def test_the_same_times(node: NodePocket) -> None:
    found, _ = kept(node, record_of("battle-single"))
    one, now = found["exercise"]["id"], NOON
    for place, seconds in enumerate([*BOXES[1:3], BOXES[0], *BOXES[1:]]):
        node.ask("POST", f"/practice/{one}", {"solved": place != 2})
        waiting = [each for each in (now + seconds - 1, now + seconds) if is_due(node, one, each)]
        assert waiting == [now + seconds]
        now += seconds
    # Behind the last box it is learnt.
    assert node.ask("POST", f"/practice/{one}", {"solved": True})["kept"] == found["kept"] - 1


def is_due(node: NodePocket, id: str, at: float) -> bool:
    """Whether it is among those to be tried then."""
    node.tell("wait", at=at)
    return id in [each["exercise"]["id"] for each in json.loads(node.tell("exercises")) if (each["due"] or 1e12) <= at]


def test_what_is_no_attempt_is_refused(node: NodePocket) -> None:
    found, _ = kept(node, record_of("battle-single"))
    one = found["exercise"]["id"]
    assert node.ask("POST", f"/practice/{one}", {"solved": "yes"})["problem"]["reason"] == "malformed"
    assert node.ask("POST", "/practice/nothing", {"solved": True})["problem"]["reason"] == "not found"
    assert node.ask("GET", "/practice")["due"] == found["due"]
