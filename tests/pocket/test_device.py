"""What only a device does: storage that is full, a tab that is closed, thinking that nobody wants any more, and what it
cannot do without a server."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from brethren.games import GAMES
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from brethren.table.record import read, verify
from tests.pocket.pockets import NodePocket, pocket

IDS = count()
LUCK = "0123456789abcdef" * 2


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodePocket]:
    with pocket(tmp_path_factory.mktemp("pocket")) as found:
        yield found


@pytest.fixture
def table(node: NodePocket) -> str:
    """A game against a bot that has started, with seat 0 to begin."""
    node.tell("reload")
    new = {"game": "battle", "seats": 2, "bots": {"1": "captain"}, "lots": False, "auto": True}
    table: str = node.ask("POST", "/tables", new)["table"]
    assert table.startswith("local-")
    command(node, table, do="luck", luck=LUCK)
    return table


def command(node: NodePocket, table: str, **words: Any) -> list[dict[str, Any]]:
    words["id"] = f"command {next(IDS)}"
    heard: list[dict[str, Any]] = node.tell("command", table=table, seat=0, at=5.0, command=words)
    return heard


def play(node: NodePocket, table: str) -> list[dict[str, Any]]:
    """The first action there is."""
    seen, number = node.ask("GET", f"/tables/{table}"), node.ask("GET", f"/tables/{table}/story")["total"]
    return command(node, table, do="play", number=number, action=seen["actions"][0]["id"])


def test_the_update_comes_before_the_answer(node: NodePocket, table: str) -> None:
    kinds = [message["kind"] for message in play(node, table)]
    assert kinds == ["update", "answer"]


def test_storage_that_is_full_loses_nothing(node: NodePocket, table: str) -> None:
    before = node.ask("GET", f"/tables/{table}")
    node.tell("fill", full=True)
    try:
        assert play(node, table)[-1]["problem"]["reason"] == "not stored"
        assert node.ask("POST", "/tables", {"game": "battle", "seats": 2})["problem"]["reason"] == "not stored"
    finally:
        node.tell("fill", full=False)
    assert node.ask("GET", f"/tables/{table}") == before
    assert play(node, table)[-1]["done"]


def test_a_bot_whose_move_finds_no_room_says_so_and_tries_again(node: NodePocket, table: str) -> None:
    while 0 in node.ask("GET", f"/tables/{table}")["deciding"]:
        play(node, table)
    match = Match.of(table, msgspec.convert(node.tell("kept", table=table), list[AnyEntry]))
    assert match.state is not None
    action = match.game.legal(match.state, 1)[0]
    node.tell("connect", table=table, seat=0)
    node.tell("fill", full=True)
    try:
        node.tell("thinking", purpose="move", thoughts={"action": action, "thoughts": [], "exact": False})
        (heard,) = node.tell("connect", table=table, seat=0)
    finally:
        node.tell("fill", full=False)
    assert (heard["id"], heard["problem"]["reason"]) == (None, "not stored")
    node.tell("wait", at=60.0)
    assert len(node.tell("thinking")) == 1


def test_a_command_counts_once(node: NodePocket, table: str) -> None:
    said = {"do": "say", "text": "ahoy", "id": "one"}
    for _ in range(2):
        assert node.tell("command", table=table, seat=0, at=6.0, command=said)[-1]["done"]
    happened = node.ask("GET", f"/tables/{table}/story")["happened"]
    assert [each["text"] for each in happened if each["what"] == "said"] == ["ahoy"]


def test_after_a_reload_the_bot_thinks_again(node: NodePocket, table: str) -> None:
    while 0 in node.ask("GET", f"/tables/{table}")["deciding"]:
        play(node, table)
    thinking = [{"game": "battle", "seat": 1, "level": "captain", "purpose": "move"}]
    assert node.tell("thinking") == thinking
    before = node.ask("GET", f"/tables/{table}")
    node.tell("reload")
    assert node.ask("GET", f"/tables/{table}") == before
    assert node.tell("thinking") == []
    node.tell("connect", table=table, seat=0)
    assert node.tell("thinking") == thinking


def test_nobody_thinks_about_what_was_taken_back(node: NodePocket, table: str) -> None:
    while 0 in node.ask("GET", f"/tables/{table}")["deciding"]:
        play(node, table)
    assert len(node.tell("thinking")) == 1
    number = node.ask("GET", f"/tables/{table}/story")["total"]
    assert command(node, table, do="undo", number=number)[-1]["done"]
    assert node.tell("thinking") == []


def test_a_hint(node: NodePocket, table: str) -> None:
    thoughts = [{"action": action, "visits": 10 * action, "chances": [0.5, 0.5]} for action in range(5)]
    answer = {"action": 1, "thoughts": thoughts, "exact": False}
    busy, hint = node.tell("hint", path=f"/tables/{table}/hint", thoughts=answer)
    assert busy["problem"]["reason"] == "busy"
    assert [each["action"] for each in hint["thoughts"]] == [1, 4, 3]


def test_a_hint_about_a_table_elsewhere(node: NodePocket) -> None:
    """As a server tells of it, with the view that a bot there would get."""
    game = GAMES["battle"]
    state = game.start(2)
    (seat,) = game.deciding(state)
    view = game.view(state, seat).tobytes().hex()
    sight = {"game": "battle", "rules": game.version, "seat": seat, "number": 7, "view": view}
    hint = node.tell("advise", sight=sight)
    assert hint["number"] == 7
    assert {each["action"] for each in hint["thoughts"]} <= set(game.legal(state, seat))
    for wrong in ({"rules": -1}, {"view": "00"}, {"view": "no view"}, {"seat": 1 - seat}):
        assert node.ask("POST", "/hints", sight | wrong)["problem"]["reason"] in ("malformed", "other rules")


def test_hints_are_not_for_several_people(node: NodePocket) -> None:
    table = node.ask("POST", "/tables", {"game": "battle", "seats": 2, "lots": False})["table"]
    command(node, table, do="sit", seat=1, name="Anne")
    command(node, table, do="start")
    assert node.ask("POST", f"/tables/{table}/hint")["problem"]["reason"] == "not alone"


def test_bots_play_a_whole_game_of_their_own(node: NodePocket) -> None:
    node.tell("clear")
    new = {"game": "battle", "seats": 2, "seat": None, "bots": {"0": "swab", "1": "deckhand"}, "auto": True}
    table = node.ask("POST", "/tables", new)["table"]
    node.tell("finish", table=table)
    record = read(json.dumps(node.ask("GET", f"/tables/{table}/record")).encode())
    assert record.origin == "device"
    assert verify(record).decisions > 10


@pytest.mark.parametrize("path", ["/statistics", "/notices", "/lessons/battle"])
def test_what_needs_a_server_says_so(node: NodePocket, path: str) -> None:
    assert node.ask("GET", path)["problem"]["reason"] == "needs server"


@pytest.mark.parametrize(
    ("method", "path", "body", "reason"),
    [
        ("GET", "/tables/local-x", None, "no such table"),
        ("POST", "/tables", {"game": "battle", "seats": 7}, "malformed"),
        ("POST", "/tables", {"game": "battle", "seats": 3}, "options"),
        ("POST", "/tables", {"game": "battle", "seats": 2, "options": {"play": "never"}}, "options"),
        ("POST", "/tables", {"game": "battle", "seats": 2, "seat": 0, "bots": {"0": "mate"}}, "seats"),
        ("POST", "/tables", {"game": "battle", "seats": 2, "bots": {"1": "admiral"}}, "malformed"),
        ("PUT", "/me", {"name": " ", "language": "en", "avatar": "anchor"}, "malformed"),
    ],
)
def test_what_is_wrong_is_refused(node: NodePocket, method: str, path: str, body: Any, reason: str) -> None:
    assert node.ask(method, path, body)["problem"]["reason"] == reason


def test_a_command_that_is_none(node: NodePocket, table: str) -> None:
    for words in ({"do": "dance"}, {"do": "play", "number": 1, "action": 1.5}, {"do": "say", "text": ""}):
        assert command(node, table, **words)[-1]["problem"]["reason"] == "malformed"


def test_a_table_that_is_removed_is_gone(node: NodePocket, table: str) -> None:
    node.ask("POST", f"/tables/{table}/remove")
    assert node.ask("GET", f"/tables/{table}")["problem"]["reason"] == "no such table"


def test_my_name(node: NodePocket) -> None:
    node.ask("PUT", "/me", {"name": "Grace", "language": "cs", "avatar": "parrot"})
    table = node.ask("POST", "/tables", {"game": "battle", "seats": 2})["table"]
    player = node.ask("GET", f"/tables/{table}")["players"][0]
    assert (player["name"], player["avatar"], player["mine"], player["host"]) == ("Grace", "parrot", True, True)
