"""Long work in several processes, its results in the order of its jobs."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4
"""Jobs waiting for each process, so that a slow one doesn't stop the others."""


def in_order(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int | None) -> Iterator[Result]:
    """The jobs may be endless: they are started as results are taken."""
    number, left = processes or os.cpu_count() or 1, iter(jobs)
    with ProcessPoolExecutor(number) as pool:
        waiting: deque[Future[Result]] = deque(pool.submit(work, job) for job in islice(left, AHEAD * number))
        try:
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(work, job) for job in islice(left, 1))
        finally:
            pool.shutdown(cancel_futures=True)
