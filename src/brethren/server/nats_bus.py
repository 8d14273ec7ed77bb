"""NATS: notices between servers, and a queue of work for all of them."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error, MaxPayloadError, NoRespondersError

from brethren.kernel import package_digest
from brethren.server.bus import Notice
from brethren.server.jobs import AnyJob, decode_job, encode
from brethren.server.queue import Busy
from brethren.server.replies import answer_in, reply_of
from brethren.table.refusal import Refused

PING_SECONDS = 2
GRACE = 7.0
"""Seconds for the way to a worker and back, and for jobs that it may have to finish first."""
TIMES = 2.0
"""A job may take this many times its usual time before another worker is asked."""
RESUBSCRIBE = 0.3

JOBS = 3
"""The version of the shapes of jobs. Count it up when one of them changes."""
logger = logging.getLogger("brethren")
_decode_notice = msgspec.msgpack.Decoder(Notice).decode


class Nats:
    """A connection that reconnects by itself. While it is broken, no notices are sent and no work is done."""

    shared = True

    def __init__(self, url: str) -> None:
        self.server = secrets.token_hex(6)
        self.returned: Callable[[], None] = lambda: None
        self._client = Client()
        self._heard: dict[str, Callable[[Notice], None]] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._waiting: dict[tuple[str, str], Notice] = {}
        self._news = asyncio.Event()
        self._jobs: set[asyncio.Task[None]] = set()
        # Jobs hold positions as bytes: only workers with the same rules, bots and jobs can read them.
        self._work = f"brethren.work.{JOBS}.{package_digest()[:16]}"
        self._connecting = asyncio.create_task(self._connect(url))
        self._sending = asyncio.create_task(self._send())

    async def _connect(self, url: str) -> None:
        await self._client.connect(
            url,
            name="brethren",
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,  # type: ignore[arg-type]
            connect_timeout=2,
            ping_interval=PING_SECONDS,
            max_outstanding_pings=2,
            error_cb=_note,
            reconnected_cb=self._reconnected,
        )
        for topic in list(self._heard):
            await self._subscribe(topic)
        self.returned()

    async def _reconnected(self) -> None:
        logger.info("the bus is back")
        self.returned()

    # Notices

    def tell(self, topic: str, notice: Notice) -> None:
        """Queue a notice. It replaces an older one on the same subject that has not been sent yet."""
        kind = notice.person or ("number" if notice.here is None else "here")
        self._waiting[topic, kind] = notice
        self._news.set()

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            waiting, self._waiting = self._waiting, {}
            for (topic, _), notice in waiting.items():
                if self._client.is_connected:
                    with suppress(Error, OSError):
                        await self._client.publish(_subject(topic), encode(notice))

    async def listen(self, topic: str, heard: Callable[[Notice], None]) -> None:
        self._heard[topic] = heard
        if self._connecting.done():
            await self._subscribe(topic)

    async def _subscribe(self, topic: str) -> None:
        async def received(message: Msg) -> None:
            if topic in self._heard:
                self._heard[topic](_decode_notice(message.data))

        with suppress(Error, OSError):
            self._subscriptions[topic] = await self._client.subscribe(_subject(topic), cb=received)

    async def leave(self, topic: str) -> None:
        self._heard.pop(topic, None)
        subscription = self._subscriptions.pop(topic, None)
        if subscription is not None:
            with suppress(Error, OSError):
                await subscription.unsubscribe()

    # Work

    async def do(self, job: AnyJob) -> Any:
        """Let a worker do it. Busy if none is free, or one does not answer in time."""
        if not self._client.is_connected:
            raise Busy
        try:
            message = await self._client.request(self._work, encode(job), timeout=TIMES * job.seconds + GRACE)
        except NoRespondersError:
            raise Busy from None
        except MaxPayloadError:
            raise Refused("too large", "that is too large to be worked on") from None
        except (Error, OSError) as error:
            logger.warning("no answer from a worker", extra={"why": str(error) or type(error).__name__})
            raise Busy from None
        return answer_in(message.data, job)

    async def take(self, work: Callable[[AnyJob], Awaitable[bytes]], count: int) -> None:
        """Do what servers ask for, `count` jobs at a time."""
        await self._connecting
        await asyncio.gather(*(self._serve(work) for _ in range(count)))

    async def _serve(self, work: Callable[[AnyJob], Awaitable[bytes]]) -> None:
        while True:
            job = asyncio.create_task(self._work_on(await self._next(), work))
            self._jobs.add(job)
            job.add_done_callback(self._jobs.discard)
            await asyncio.shield(job)

    async def _work_on(self, message: Msg, work: Callable[[AnyJob], Awaitable[bytes]]) -> None:
        try:
            reply = await work(decode_job(message.data))
        except Exception as error:
            logger.exception("work could not be done")
            reply = reply_of(error)
        if len(reply) > self._client.max_payload:
            reply = reply_of(Refused("too large", "the answer is too large to be sent"))
        with suppress(Error, OSError):
            await message.respond(reply)
            await self._client.flush()

    async def finish(self) -> None:
        """Answer what has been asked."""
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=GRACE)

    async def _next(self) -> Msg:
        """Ask for one job at a time: a busy worker asks for nothing, so jobs go to free ones."""
        while True:
            try:
                subscription = await self._client.subscribe(self._work, queue="work")
                await subscription.unsubscribe(limit=1)
                return await subscription.next_msg(timeout=None)
            except (Error, OSError):
                await asyncio.sleep(RESUBSCRIBE)

    async def close(self) -> None:
        self._connecting.cancel()
        self._sending.cancel()
        with suppress(Error, OSError):
            await self._client.close()


def _subject(topic: str) -> str:
    return f"brethren.about.{topic}"


async def _note(error: Exception) -> None:
    logger.warning("the bus", extra={"why": str(error) or type(error).__name__})
