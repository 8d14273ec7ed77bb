"""Reviews on the device beside those of the server: the same chances, opinions, reasons, luck and skill."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from brethren.review import Judged, review
from brethren.table.record import read
from tests.long_run import LONG
from tests.pocket.pockets import NodePocket, pocket

RECORDS = Path(__file__).parents[1] / "table" / "records"
NAMES = (
    sorted(file.stem for file in RECORDS.iterdir())
    if LONG
    else ["battle-single", "cartagena-stopped", "cartagena-tortuga-2", "tortuga-2"]
)
SIMULATIONS = 40


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodePocket]:
    with pocket(tmp_path_factory.mktemp("pocket")) as found:
        yield found


def record_of(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.json").read_text())


@pytest.mark.parametrize("name", NAMES)
def test_the_same_review(node: NodePocket, name: str) -> None:
    record = record_of(name)
    found = node.tell("review", record=record, simulations=SIMULATIONS)
    expected = review(read(json.dumps(record).encode()), simulations=SIMULATIONS, threads=2)
    assert [step["number"] for step in found["steps"]] == [step.number for step in expected.steps]
    for one, other in zip(found["steps"], expected.steps, strict=True):
        compare(one, other)
    assert found["end"] == pytest.approx(expected.end)
    for one, account in zip(found["accounts"], expected.accounts, strict=True):
        assert one == pytest.approx(asdict(account), abs=1e-5)
    for one, drawn in zip(found["draws"], expected.draws, strict=True):
        assert one == {**asdict(drawn), "expected": pytest.approx(drawn.expected)}


def compare(found: Any, expected: Judged) -> None:
    """Numbers may differ in their last digits: powers are not the same to the bit everywhere."""
    assert (found["seat"], found["chances"]) == (expected.seat, pytest.approx(expected.chances, abs=1e-6))
    assert (found["opinion"] is None) == (expected.opinion is None)
    if expected.opinion is None:
        return
    opinion = found["opinion"]
    assert opinion["loss"] == pytest.approx(expected.opinion.loss(expected.seat), abs=1e-6)
    for name, value in asdict(expected.opinion).items():
        same = value if isinstance(value, bool | int) or name in ("reasons", "good") else pytest.approx(value, abs=1e-6)
        assert opinion[name] == (list(same) if isinstance(same, tuple) else same), (expected.number, name)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "brethren excerpt 1"}, "no record"),
        ({"log": [[0, 0.5]]}, "no record"),
        ({"log": [[0, 9999]]}, "no record"),
        ({"log": []}, "no record"),
        ({"winners": [0, 1]}, "no record"),
        ({"ending": "sunk by magic"}, "no record"),
        ({"seats": 3}, "no record"),
        ({"secret": "xyz"}, "no record"),
        ({"rules": 1000}, "other rules"),
    ],
)
def test_a_record_that_is_none_is_refused(node: NodePocket, change: dict[str, Any], reason: str) -> None:
    record = record_of("battle-single") | change
    for path in ("/replay", "/reviews"):
        assert node.ask("POST", path, record)["problem"]["reason"] == reason


def test_a_review_that_nobody_began(node: NodePocket) -> None:
    assert node.ask("GET", "/reviews/unknown")["problem"]["reason"] == "no such review"
