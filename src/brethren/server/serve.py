"""Runs the server."""

import json
import logging
import signal
import sys

import uvicorn

from brethren.server.app import MOST_BYTES, application
from brethren.server.settings import Settings

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    """One JSON object for each line. Only what the code says itself: no cookies, no addresses of tables, no secrets."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in _USUAL}
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage(), **extra}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def serve(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # It would write down the addresses of tables, which are invitations.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    # When it has stopped in good order, uvicorn raises the signal again; that is then the end, and no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.run(
        application(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=True,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        backlog=4096,
    )
