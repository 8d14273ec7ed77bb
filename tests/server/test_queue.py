"""The order in which work is done: by priority, then fair among those who ask."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from brethren.server import queue as queue_room
from brethren.server.queue import Busy, NobodyThinks, Priority, Queue, Rank, Unwanted, in_background, watched


@dataclass(frozen=True)
class Task:
    name: str
    seconds: float = 1.0


class Bench:
    """A queue whose workers do a job when the test tells them to, and remember the order."""

    def __init__(self, together: int = 1, behind: int = 1) -> None:
        self.queue = Queue(self._do, together, behind)
        self.begun: list[str] = []
        self._turn = asyncio.Semaphore(0)
        self.asked: list[asyncio.Task[str]] = []

    async def _do(self, task: Task) -> str:
        self.begun.append(task.name)
        await self._turn.acquire()
        return task.name

    async def ask(self, name: str, *flow: str, rank: Rank = watched, seconds: float = 1.0) -> None:
        self.asked.append(asyncio.create_task(self.queue.ask(Task(name, seconds), flow, rank)))
        await asyncio.sleep(0.001)

    async def go_on(self) -> None:
        """Until nothing is left to do."""
        while not all(task.done() for task in self.asked):
            self._turn.release()
            await asyncio.sleep(0.001)


def run(scenario: Callable[[Bench], Awaitable[None]], together: int = 1, behind: int = 1) -> Bench:
    async def all_of_it() -> Bench:
        bench = Bench(together, behind)
        await scenario(bench)
        await bench.go_on()
        return bench

    return asyncio.run(all_of_it())


def test_many_requests_of_one_visitor_wait_behind_few_of_another() -> None:
    async def scenario(bench: Bench) -> None:
        for number in range(5):
            await bench.ask(f"flood {number}", "one address", f"table {number}")
        await bench.ask("single", "another address", "table")

    assert run(scenario).begun == ["flood 0", "single", "flood 1", "flood 2", "flood 3", "flood 4"]


def test_tables_of_one_address_take_turns() -> None:
    async def scenario(bench: Bench) -> None:
        for number in range(3):
            await bench.ask(f"first {number}", "address", "first table")
        await bench.ask("second", "address", "second table")

    assert run(scenario).begun == ["first 0", "second", "first 1", "first 2"]


def test_time_counts_and_not_turns() -> None:
    """Somebody with quick bots does not wait as often as somebody with slow ones."""

    async def scenario(bench: Bench) -> None:
        await bench.ask("first", "third address", "table")
        for number in range(3):
            await bench.ask(f"slow {number}", "one address", "table", seconds=1.0)
            await bench.ask(f"quick {number}", "another address", "table", seconds=0.1)

    assert run(scenario).begun == ["first", "slow 0", "quick 0", "quick 1", "quick 2", "slow 1", "slow 2"]


def test_priorities_are_looked_at_when_a_worker_is_free() -> None:
    """Somebody opens a table while its bot waits, and somebody else leaves one."""
    ranks: dict[str, Priority | None] = {"opened": Priority.UNWATCHED, "left": Priority.WATCHED}

    async def scenario(bench: Bench) -> None:
        await bench.ask("first", "a")
        await bench.ask("review", "b", rank=in_background)
        await bench.ask("watched", "c")
        await bench.ask("opened", "d", rank=lambda: ranks["opened"])
        await bench.ask("left", "e", rank=lambda: ranks["left"])
        await bench.ask("last watched", "f")
        ranks.update(opened=Priority.WATCHED, left=None)

    bench = run(scenario)
    assert bench.begun == ["first", "watched", "opened", "last watched", "review"]
    [unwanted] = [task.exception() for task in bench.asked if task.exception()]
    assert isinstance(unwanted, Unwanted)


def test_the_background_never_takes_all_workers() -> None:
    async def scenario(bench: Bench) -> None:
        for number in range(5):
            await bench.ask(f"review {number}", "a", rank=in_background)
        assert len(bench.begun) == 2
        await bench.ask("bot", "b")
        assert bench.begun[-1] == "bot"

    run(scenario, together=3, behind=2)


def test_what_nobody_waits_for_is_not_begun() -> None:
    async def scenario(bench: Bench) -> None:
        for name in ("first", "second", "third"):
            await bench.ask(name, "a")
        bench.asked[1].cancel()
        await asyncio.sleep(0)

    assert run(scenario).begun == ["first", "third"]


def test_what_workers_are_too_busy_for_is_asked_again_and_what_matters_most_first() -> None:
    begun: list[str] = []
    free = asyncio.Event()

    async def do(task: Task) -> str:
        if not free.is_set():
            raise Busy
        begun.append(task.name)
        return task.name

    async def scenario() -> None:
        queue = Queue(do, 10, 10)
        review = asyncio.create_task(queue.ask(Task("review"), ("a",), in_background))
        await asyncio.sleep(0.1)
        bot = asyncio.create_task(queue.ask(Task("bot"), ("b",), watched))
        await asyncio.sleep(0.1)
        free.set()
        async with asyncio.timeout(10):
            assert list(await asyncio.gather(review, bot)) == ["review", "bot"]
        assert begun == ["bot", "review"]

    asyncio.run(scenario())


def test_where_no_worker_is_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_room, "GIVE_UP", 0.2)

    async def do(task: Task) -> str:
        raise Busy

    async def scenario() -> None:
        with pytest.raises(NobodyThinks):
            await asyncio.wait_for(Queue(do, 1, 1).ask(Task("bot"), ("a",), watched), 10)

    asyncio.run(scenario())


def test_an_error_is_told_to_its_caller_and_others_go_on() -> None:
    async def do(task: Task) -> str:
        if task.name == "bad":
            raise RuntimeError("no")
        return task.name

    async def scenario() -> None:
        queue = Queue(do, 1, 1)
        asked = (queue.ask(Task(name), ("a",), watched) for name in ("good", "bad", "better"))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers[::2] == ["good", "better"]
        assert isinstance(answers[1], RuntimeError)

    asyncio.run(scenario())
