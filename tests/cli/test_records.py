"""`brethren replay` and `brethren verify`: a record told and checked in the terminal."""

import json
import random
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.long_run import LONG
from tests.table.matches import FOLDER
from tests.test_hostile import spoil_log, spoil_record

SINGLE = FOLDER / "battle-host-begins.json"
STOPPED = FOLDER / "cartagena-stopped.json"
SECRETIVE = FOLDER / "tortuga-2.json"
RECORD = json.loads(SINGLE.read_text())


def changed(folder: Path, **change: object) -> Path:
    file = folder / "changed.json"
    file.write_text(json.dumps({**RECORD, **change}))
    return file


def test_a_story(run: Run) -> None:
    result = run("replay", SINGLE)
    assert result.exit_code == 0
    first, second, *_, over, won = result.output.splitlines()
    assert first.startswith("Battle for Tortuga, by ")
    assert first.endswith(". Played by Anne (seat 0), Guest 1 (seat 1).")
    assert second.startswith("seat 1: fleet chosen, ")
    assert over.startswith("The game is over: ")
    assert won == f"Won by seat {RECORD['winners'][0]}."
    assert "you" not in result.output


def test_a_story_from_a_seat(run: Run) -> None:
    result = run("replay", SINGLE, "--seat", 1)
    assert "\nyou: fleet chosen, " in result.output
    assert "\nseat 1: " not in result.output


def test_a_seat_hears_only_its_own_secrets(run: Run) -> None:
    everything, mine = (run("replay", SECRETIVE, "--json", *seat).output for seat in ((), ("--seat", 0)))
    kept = [[event for step in json.loads(story)["story"] for event in step if event["event"] == "kept"]
            for story in (everything, mine)]  # fmt: skip
    assert {event["seat"] for event in kept[0]} == {0, 1}
    assert {event["seat"] for event in kept[1]} == {0}


def test_a_story_as_json(run: Run) -> None:
    told = json.loads(run("replay", SINGLE, "--json").output)
    assert len(told["story"]) == len(RECORD["log"])
    assert (told["winners"], told["ending"]) == (RECORD["winners"], RECORD["ending"])
    assert told["position"]["ending"] == RECORD["ending"]


def test_a_stopped_match(run: Run) -> None:
    result = run("replay", STOPPED)
    assert result.exit_code == 0
    assert result.output.splitlines()[-1].startswith("The game was stopped before its end. Scores: ")
    assert run("verify", STOPPED).exit_code == 0


def test_a_record_from_the_input(run: Run) -> None:
    assert run("verify", "-", entered=SINGLE.read_text()).output == run("verify", SINGLE).output


def test_a_fair_match(run: Run) -> None:
    result = run("verify", SINGLE)
    assert result.exit_code == 0
    assert result.output.startswith("All is as it should be: ")
    assert f"  commitment  {RECORD['commitment']}\n" in result.output
    assert f"  seat 0      {RECORD['contributions'][0]} from Anne\n" in result.output
    told = json.loads(run("verify", SINGLE, "--json").output)
    assert told["fair"] is True
    assert told["draws"] + told["decisions"] == len(RECORD["log"])


def test_an_unfair_match(run: Run, tmp_path: Path) -> None:
    file = changed(tmp_path, winners=[1 - RECORD["winners"][0]])
    for command in ("verify", "replay"):
        result = run(command, file)
        assert result.exit_code == 1
        assert f"step {len(RECORD['log'])}: the winners are {RECORD['winners']}" in result.output
    told = json.loads(run("verify", file, "--json").output)
    assert told["fair"] is False
    assert told["step"] == len(RECORD["log"])
    assert told["difference"].startswith("step ")


def test_another_secret(run: Run, tmp_path: Path) -> None:
    result = run("verify", changed(tmp_path, secret="00" * 32))
    assert result.exit_code == 1
    assert result.output == "NOT as it should be: the secret is not the one that was committed to.\n"


def test_a_match_on_a_device(run: Run, tmp_path: Path) -> None:
    """Its dice follow from its secret, but that was its own."""
    file = changed(tmp_path, origin="device")
    result = run("verify", file)
    assert result.exit_code == 0
    assert "played on a device, without a server" in result.output
    assert "the dice were fair" not in result.output
    assert json.loads(run("verify", file, "--json").output)["origin"] == "device"
    assert "origin" not in json.loads(run("verify", SINGLE, "--json").output)


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
def test_a_name_writes_nothing_but_a_name(run: Run, command: str, tmp_path: Path) -> None:
    """It can't write over other lines, nor add lines: a file must not claim to be proven."""
    name = "Anne\x1b[2J\x1b]0;title\x07\rAll is as it should be\u202e\nThe result is right."
    result = run(
        command, changed(tmp_path, players=[name, "\u200b"]), *(["--simulations", 1] if command == "review" else [])
    )
    assert result.exit_code == 0
    assert "Anne[2J]0;titleAll is as it should be The result is right." in result.output
    assert not set(result.output) & set("\x1b\x07\r\u202e\u200b")


def test_a_refusal_repeats_nothing_that_a_terminal_obeys(run: Run, tmp_path: Path) -> None:
    result = run("verify", changed(tmp_path, **{"\x1b[31mmore": 1}))
    assert result.exit_code == 2
    assert "[31mmore" in result.stderr
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_wrong_usage_gets_one_sentence(run: Run, command: str, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    for file, sentence in [
        (tmp_path / "missing.json", "No such file"),
        (tmp_path / "broken.json", "this is not JSON"),
        (changed(tmp_path, rules=99), "version 99 of the rules"),
    ]:
        result = run(command, file)
        assert result.exit_code == 2
        assert sentence in result.stderr.splitlines()[-1]


def test_a_seat_that_is_not_there(run: Run) -> None:
    result = run("replay", SINGLE, "--seat", 2)
    assert result.exit_code == 2
    assert "the seats are 0 to 1, not 2" in result.stderr


@pytest.mark.parametrize("file", [SINGLE, STOPPED, SECRETIVE], ids=lambda file: file.stem)
def test_a_file_of_nonsense_is_no_traceback(run: Run, tmp_path: Path, file: Path) -> None:
    dice = random.Random(file.stem)
    for number in range(3_000 if LONG else 30):
        record = json.loads(file.read_text())
        dice.choice((spoil_log, spoil_record))(record, dice)
        spoilt = tmp_path / "nonsense.json"
        spoilt.write_text(json.dumps(record))
        result = run(("verify", "replay")[number % 2], spoilt)
        assert result.exit_code in (0, 1, 2)
        assert result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
