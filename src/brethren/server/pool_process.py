"""A process of the pool: it does one job after another.

python -m brethren.server.pool_process
"""

import logging
import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread

from brethren.server.jobs import decode_job
from brethren.server.journal import keep_journal
from brethren.server.pool import LENGTH
from brethren.server.replies import reply_of
from brethren.server.work import work_on
from brethren.table.refusal import Refused

logger = logging.getLogger("brethren")


def main() -> None:
    # The server ends this process; a key pressed in the terminal must not.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Printed output must not be taken for a reply.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    keep_journal()
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(jobs,), daemon=True).start()
    while True:
        reply = _work(jobs.get())
        replies.write(LENGTH.pack(len(reply)) + reply)
        replies.flush()


def _listen(jobs: "SimpleQueue[bytes]") -> None:
    """End this process with the server, even in the middle of a job."""
    while head := sys.stdin.buffer.read(LENGTH.size):
        [length] = LENGTH.unpack(head)
        jobs.put(sys.stdin.buffer.read(length))
    os._exit(0)


def _work(data: bytes) -> bytes:
    try:
        return reply_of(work_on(decode_job(data)))
    except Refused as refused:
        return reply_of(refused)
    except Exception as problem:
        logger.exception("work could not be done")
        return reply_of(problem)


if __name__ == "__main__":
    main()
