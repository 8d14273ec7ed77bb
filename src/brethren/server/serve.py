"""Runs the server."""

import signal
import sys

import uvicorn

from brethren.server.app import application
from brethren.server.endpoint import MAX_BODY
from brethren.server.journal import keep_journal
from brethren.server.settings import Settings
from brethren.server.sockets import Socket


def serve(settings: Settings) -> None:
    keep_journal()
    # When it has stopped in good order, uvicorn raises the signal again; that is then the end, and no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.run(
        application(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=Socket,
        ws_max_size=MAX_BODY,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        backlog=4096,
    )
