"""Runs the server."""

import signal
import sys
from functools import partial

import uvicorn

from brethren.server.app import application
from brethren.server.connections import ConnectionLimit
from brethren.server.http import Http
from brethren.server.journal import keep_journal
from brethren.server.settings import Settings

MOST_FILES, OTHER_FILES = 1 << 16, 128
"""Files that may be open, connections included; and how many of them are not for connections."""


def serve(settings: Settings) -> None:
    keep_journal()
    # When it has stopped in good order, uvicorn raises the signal again; that is then the end, and no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    connections = ConnectionLimit(settings.connections, _raise_file_limit() - OTHER_FILES)
    uvicorn.run(
        application(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=partial(Http, settings, connections),  # type: ignore[arg-type]
        ws="none",  # Http hands over to ours
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=settings.idle_seconds,
        backlog=4096,
    )


def _raise_file_limit() -> int:
    """As far as we may."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return max(soft, wanted)
