"""The log of servers and workers."""

import json
import logging
import sys

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    """A formatter that writes one JSON object per line, without cookies, addresses of tables or secrets."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in _USUAL}
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage(), **extra}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def keep_journal() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Both write a line for each connection or each malformed request. So anybody could fill the log, also with the
    # addresses of tables, which are invitations.
    for library in ("uvicorn", "websockets"):
        logging.getLogger(library).setLevel(logging.ERROR)
    logging.getLogger("nats").setLevel(logging.CRITICAL)
