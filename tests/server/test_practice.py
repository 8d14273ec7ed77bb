"""Mistakes come back until they are learnt; puzzles are there for everybody."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import inf
from typing import Any

import pytest

from brethren.bots import LEVELS
from brethren.games import GAMES
from brethren.server.practice import practice as book
from brethren.server.practice.practice import BOXES, MAX_OF_A_MATCH, PracticeBook, dearest
from brethren.server.store import Store
from brethren.wire.practice import Exercise
from brethren.wire.review import ReviewOpinion, ReviewStep
from tests.server.server_process import Guest, Json, Player, ServerProcess, sit
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]


def exercise(number: int) -> Exercise:
    return Exercise(
        id=f"t-{number}", game="battle", seat=0, position={}, deciding=[0], scores=[0, 0], actions=[], played=1, best=2,
        good=[2], better=0.6, chosen=0.4, reasons=[], exact=False, table="t", step=number, level=None,
    )  # fmt: skip


def test_exercises_of_a_person_are_kept_once_and_the_oldest_go(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.add_exercises("ann", "t", [("t-1", b"one"), ("t-2", b"two")], 10.0)
        await store.add_exercises("ann", "t", [("t-1", b"again")], 20.0)
        await store.add_exercises("ann", "u", [("u-1", b"three")], 30.0)
        await store.add_exercises("ben", "t", [("t-1", b"other")], 10.0)
        assert [await store.count_exercises("ann", table, 100.0) for table in (None, "t", "u", "v")] == [3, 2, 1, 0]
        first = await store.next_exercise("ann", None, 100.0)
        assert first
        assert (first.id, bytes(first.body), first.box) == ("t-1", b"one", 0)
        await store.schedule("ann", "t-1", 2, 500.0)
        following = await store.next_exercise("ann", None, 100.0)
        assert following
        assert following.id == "t-2"
        moved = await store.exercise("ann", "t-1")
        assert moved
        assert moved.box == 2
        assert await store.next_exercise("ann", "v", 100.0) is None
        await store.trim_exercises("ann", 1)
        assert await store.exercise("ann", "u-1")
        assert await store.count_exercises("ann", None, inf) == 1
        assert await store.count_exercises("ben", None, inf) == 1

    with_either(scenario)


def test_exercises_go_with_their_person(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.save_person("ann", b"{}", "login", 10.0)
        await store.add_exercises("ann", "t", [("t-1", b"one")], 10.0)
        await store.expire(20.0, 10)
        assert await store.count_exercises("ann", None, inf) == 0

    with_either(scenario)


def test_what_is_solved_comes_back_later_each_time_until_it_is_learnt(
    with_either: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: Store) -> None:
        nobody: Any = None  # thinks: what is solved needs no bots
        practice, clock = PracticeBook(store, nobody), [1000.0]
        monkeypatch.setattr(book, "now", lambda: clock[0])
        await store.add_exercises("ann", "t", [("t-1", book._encode(exercise(1)))], 0.0)
        for seconds in BOXES[1:]:
            assert (await practice.next("ann")).exercise == exercise(1)
            await practice.tried("ann", "t-1", solved=True)
            clock[0] += seconds - 1
            waiting = await practice.next("ann")
            assert (waiting.due, waiting.exercise, waiting.at) == (0, None, clock[0] + 1)
            clock[0] += 2
        # Not solved, it begins again.
        await practice.tried("ann", "t-1", solved=False)
        clock[0] += BOXES[0] + 1
        assert (await practice.next("ann")).due == 1
        for seconds in (*BOXES[1:], 0.0):
            await practice.tried("ann", "t-1", solved=True)
            clock[0] += seconds + 1
        learnt = await practice.next("ann")
        assert (learnt.due, learnt.kept, learnt.exercise, learnt.at) == (0, 0, None, None)

    with_either(scenario)


def judged(number: int, seat: int, loss: float) -> ReviewStep:
    opinion = ReviewOpinion(1, {}, [0.5, 0.5], [0.5, 0.5], loss, 0.0, 0.0, None, False, [], [1])
    return ReviewStep(number, seat, [0.5, 0.5], opinion)


def test_only_the_dearest_mistakes_of_my_own_seats_are_kept() -> None:
    steps = [judged(number, number % 2, number / 100) for number in range(1, 60)]
    steps.append(ReviewStep(60, 0, [0.5, 0.5], None))
    assert [step.number for step in dearest(steps, [0])] == list(range(58, 58 - 2 * MAX_OF_A_MATCH, -2))
    assert [step.number for step in dearest(steps[:3], [0, 1])] == [3, 2]
    assert dearest(steps, []) == []


async def reviewed(guest: Guest, table: str) -> Json:
    steps, until = list[Json](), time.monotonic() + 300
    while (part := await guest.ask("GET", f"/api/tables/{table}/review"))["accounts"] is None:
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    steps += part["steps"]
    return {**part, "steps": steps}


def run(scenario: Callable[[], Awaitable[Any]]) -> None:
    async def waited() -> None:
        await scenario()

    asyncio.run(waited())


def test_a_review_leaves_my_mistakes_to_practise_as_i_saw_them(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await ann.make("battle")
            await sit(ben, table, 1)
            await asyncio.gather(Player(ann, table).play(), Player(ben, table).play())
            assert (await ann.ask("GET", "/api/practice"))["kept"] == 0
            part = await reviewed(ann, table)
            mine = [step for step in part["steps"] if step["opinion"] and step["seat"] == 0]
            mistakes = [step for step in mine if step["opinion"]["loss"] >= 0.02]
            found = await ann.ask("GET", f"/api/practice?table={table}")
            assert found["due"] == found["kept"] == min(len(mistakes), MAX_OF_A_MATCH)
            one = found["exercise"]
            seen = await ann.ask("GET", f"/api/tables/{table}/replay?seat=0")
            step = seen["steps"][one["step"] - 1]
            assert (one["position"], one["scores"], one["played"]) == (step["position"], step["scores"], step["action"])
            assert one["best"] in one["good"]
            assert one["played"] not in one["good"]
            assert {one["best"], one["played"]} <= {action["id"] for action in one["actions"]}
            left = await ann.ask("POST", f"/api/practice/{one['id']}?table={table}", {"solved": True})
            assert left["due"] == found["due"] - 1
            assert left["kept"] == found["kept"]
            for odd in ("a b", "%00", "x" * 61):
                await ann.ask("GET", f"/api/practice?table={odd}", status=404)
                await ann.ask("POST", f"/api/practice/{odd}", {"solved": True}, 404)
            # Opened again, the review brings nothing back; and nobody else has them.
            await reviewed(ann, table)
            assert (await ann.ask("GET", "/api/practice"))["due"] == left["due"]
            for guest in (ben, eve):
                assert (await guest.ask("GET", f"/api/practice?table={table}"))["kept"] == 0
                refused = await guest.ask("POST", f"/api/practice/{one['id']}", {"solved": True}, 404)
                assert refused["reason"] == "not found"

    run(scenario)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_come_one_by_one_and_hide_what_their_player_did_not_see(server: ServerProcess, game: str) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            found = await ann.ask("GET", f"/api/puzzles/{game}")
            assert 0 <= found["today"] < found["total"]
            one = await ann.ask("GET", f"/api/puzzles/{game}/{found['today']}")
            assert one["level"] in LEVELS
            assert one["good"] == [one["best"]]
            view = GAMES[game].from_json(one["position"])
            assert GAMES[game].view(view, one["seat"]).tobytes() == view.tobytes()
            await ann.ask("GET", f"/api/puzzles/{game}/{found['total']}", status=404)

    run(scenario)
