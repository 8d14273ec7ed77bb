"""Runs the server."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from brethren.server.connection_limit import ConnectionLimit
from brethren.server.http import Http
from brethren.server.journal import keep_journal
from brethren.server.listening import bound
from brethren.server.pool import Pool
from brethren.server.settings import Settings

MAX_FILES, OTHER_FILES = 1 << 16, 128
"""Files that may be open, connections included; and how many of them are not for connections."""


class NoDatabase(Exception):
    """The database can't be opened."""


def serve(settings: Settings, greet: Callable[[], None]) -> None:
    """Run the server until it is stopped. NoDatabase or CannotListen if it can't start; otherwise it greets first."""
    keep_journal()
    # After a clean stop uvicorn raises the signal again. That is the end, not a failure.
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: sys.exit(0))
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, greet))


async def _serve(settings: Settings, greet: Callable[[], None]) -> None:
    with bound(settings) as sockets:
        async with _thinking(settings) as pool:
            # Imported only now, while the processes of the pool start: this loads the rules, which takes seconds.
            from brethren.server.app import application
            from brethren.server.database import opened
            from brethren.server.store import Unavailable

            try:
                async with opened(settings) as store:
                    server = uvicorn.Server(_config(settings, application(settings, store, pool, greet)))
                    await server.serve(sockets)
            except Unavailable as why:
                raise NoDatabase(str(why)) from None
            if not server.started:
                sys.exit(1)


@asynccontextmanager
async def _thinking(settings: Settings) -> AsyncIterator[Pool | None]:
    """Processes in which bots think, unless the workers on a bus do."""
    if settings.bus_url and not settings.workers:
        yield None
        return
    pool = Pool(settings.workers or 1)
    await asyncio.sleep(0)  # which starts them
    try:
        yield pool
    finally:
        await pool.close()


def _config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    connections = ConnectionLimit(settings.connections, _raise_file_limit() - OTHER_FILES)
    return uvicorn.Config(
        app,
        http=partial(Http, settings, connections),  # type: ignore[arg-type]
        ws="none",  # Http hands over to ours
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=settings.idle_seconds,
        backlog=4096,
    )


def _raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows; return it."""
    if sys.platform == "win32":
        return MAX_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return max(soft, wanted)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
