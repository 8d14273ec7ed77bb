"""A worker process: computes bots' choices and reviews for any server that asks."""

import asyncio
import signal

from brethren.server.journal import keep_journal
from brethren.server.nats_bus import Nats
from brethren.server.pool import Pool
from brethren.server.readiness import Readiness
from brethren.server.settings import Settings


def work(settings: Settings) -> None:
    keep_journal()
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    pool, bus = Pool(settings.workers or 1), Nats(settings.bus_url)
    await Readiness().prepare()
    taking = asyncio.create_task(bus.take(pool.do, pool.workers))
    for stop in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(stop, taking.cancel)
    try:
        await taking
    except asyncio.CancelledError:
        await bus.finish()
    finally:
        await bus.close()
        await pool.close()
