"""Records as files: what is wrong with one is said in a sentence; those that were kept still replay and verify."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.table import view
from brethren.table.editions import OLDER
from brethren.table.record import Contradiction, Unreadable, beginning, game_of, read, replay, verify
from tests.table import verifier
from tests.table.match_driver import whole
from tests.table.matches import FOLDER, seated

KEPT = sorted(FOLDER.glob("*.json"))
SAMPLE = json.loads((FOLDER / "battle-host-begins.json").read_text())


# Those that were kept


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_is_verified(file: Path) -> None:
    record = read(file.read_bytes())
    verdict = verify(record)
    assert verdict.decisions + verdict.draws == len(record.log)
    verifier.check(json.loads(file.read_text()))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_is_replayed(file: Path) -> None:
    record = read(file.read_bytes())
    state = beginning(record)
    for number, step in enumerate(replay(record), 1):
        assert step.number == number
        assert step.before.tobytes() == state.tobytes()
        assert (step.seat, step.action) == record.log[number - 1]
        assert all(isinstance(event.name, str) for event in step.events)
        state = step.after
    assert list(game_of(record).winners(state)) == record.winners


@pytest.mark.parametrize("key", GAMES)
def test_every_version_of_the_rules_has_a_match(key: str) -> None:
    matches = [read(file.read_bytes()) for file in KEPT]
    known = {GAMES[key].version} | {version for name, version in OLDER if name == key}
    assert {match.rules for match in matches if match.game == key} == known


def test_every_variant_has_a_match() -> None:
    matches = [read(file.read_bytes()) for file in KEPT]
    variants = {str(match.options.get("variant")) for match in matches}
    assert variants >= set(GAMES["cartagena"].options["variant"])
    assert {match.lots for match in matches} == {True, False}
    assert "stopped" in {match.ending for match in matches}


# What is wrong with a file


def refused(source: bytes) -> str:
    with pytest.raises(Unreadable) as refusal:
        read(source)
    return str(refusal.value)


@pytest.mark.parametrize("source", [b"", b"{", b"{]", b"\xff", b'{"format": "brethren record 1", "table": "\xff"}'])
def test_broken_json(source: bytes) -> None:
    assert refused(source).startswith("this is not JSON: ")


@pytest.mark.parametrize("source", [b"[]", b"null", b"7", b"{}", b'{"format": "brethren record 2"}', b"[" * 100_000])
def test_something_else_than_a_record(source: bytes) -> None:
    assert refused(source)


def test_an_unfinished_match() -> None:
    match = seated("battle", 2, {}, seed=1)
    excerpt = msgspec.json.encode(whole(view.excerpt(match, [], None, "")))
    assert refused(excerpt) == "the match was not over yet: this is what one viewer may know of it"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rules": 1}, "version 1 of the rules of Battle for Tortuga; this program knows version 2"),
        ({"rules": 0}, "version 0 of the rules"),
        ({"game": "ludo"}, "there is no game 'ludo' here; there are battle, cartagena, tortuga"),
        ({"seats": 3}, "Battle for Tortuga seats 2 players, not 3"),
        ({"seats": "2"}, "`$.seats`"),
        ({"options": {"wind": "strong"}}, "has no option 'wind'"),
        ({"options": {"start": 2}}, "start must be one of 0, 1, not 2"),
        ({"options": {"play": "duel"}}, "play must be one of single, match, not 'duel'"),
        ({"players": ["Anne"]}, "players must have 2 entries"),
        ({"bots": [None] * 3}, "bots must have 2 entries"),
        ({"contributions": []}, "contributions must have 2 entries"),
        ({"contributions": [None, "0" * 31]}, "a contribution must be 32 digits"),
        ({"contributions": [None, "0" * 32 + "\n"]}, "a contribution must be 32 digits"),
        ({"contributions": [None, "A" * 32]}, "a contribution must be 32 digits"),
        ({"secret": "0" * 63 + "x"}, "secret must be 64 digits"),
        ({"secret": ""}, "secret must be 64 digits"),
        ({"commitment": "٣" * 64}, "commitment must be 64 digits"),
        ({"log": [[0]]}, "`$.log[0]`"),
        ({"log": [[0, 0.5]]}, "`$.log[0][1]`"),
        ({"log": None}, "`$.log`"),
        ({"surprise": 1}, "unknown field `surprise`"),
    ],
)
def test_a_wrong_record(change: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(json.dumps({**SAMPLE, **change}).encode())


@pytest.mark.parametrize("field", sorted(SAMPLE.keys() - {"deal", "given"}))
def test_a_missing_field(field: str) -> None:
    assert refused(json.dumps({key: part for key, part in SAMPLE.items() if key != field}).encode())


# What is wrong with a match


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda log: [[0, 0], *log[1:]], "step 1: seat 0 has nothing to decide now"),
        (lambda log: [[1, 5], *log[1:]], "step 1: seat 1 has to choose a fleet first"),
        (lambda log: [[1, 10**30], *log[1:]], "`$.log[0][1]`"),
        (lambda log: [[1, -1], *log[1:]], "`$.log[0][1]`"),
        (lambda log: [[1, 32_767], *log[1:]], "step 1: 32767 is not an action that seat 1 has now"),
        (lambda log: [[66, 0], *log[1:]], "`$.log[0][0]`"),
        (lambda log: [[2 + 2**40, 0], *log[1:]], "`$.log[0][0]`"),
        (lambda log: [[4, 0], *log[1:]], "step 1: there is no seat 4 at this table"),
        (lambda log: [[-1, 0], *log], "step 1: chance has nothing to decide now"),
        (lambda log: [*log, log[-1]], "the game is over"),
        (lambda log: log[:1], "step 1: the log ends here, but the game does not"),
        (lambda log: log[:2], "step 2: the log ends here, but the game does not"),
        (lambda log: [], "the log ends here, but the game does not"),
    ],
)
def test_an_impossible_log(change: Callable[[Any], Any], sentence: str) -> None:
    with pytest.raises((Contradiction, Unreadable)) as refusal:
        list(replay(read(json.dumps({**SAMPLE, "log": change(SAMPLE["log"])}).encode())))
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"winners": []}, f"the winners are {SAMPLE['winners']}, not []"),
        ({"ending": "quiet"}, f"the game ended by {SAMPLE['ending']!r}, not by 'quiet'"),
        ({"ending": "stopped"}, f"the game ended by {SAMPLE['ending']!r}, not by 'stopped'"),
    ],
)
def test_a_wrong_result(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Contradiction) as refusal:
        list(replay(read(json.dumps({**SAMPLE, **change}).encode())))
    assert sentence in str(refusal.value)


def test_the_first_difference_is_named() -> None:
    """Even where it makes a later step impossible."""
    log = [list(step) for step in SAMPLE["log"]]
    first = next(place for place, (seat, _) in enumerate(log) if seat == CHANCE)
    drawn = log[first][1]
    log[first][1] = (drawn + 1) % 6
    with pytest.raises(Contradiction) as refusal:
        verify(read(json.dumps({**SAMPLE, "log": log}).encode()))
    assert str(refusal.value) == f"step {first + 1}: draw 1 gives {drawn}, not {(drawn + 1) % 6}"
    assert refusal.value.step == first + 1
