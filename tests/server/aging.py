"""Time that passes while a server is stopped: everything in its logs is dated back."""

import json
import sqlite3

from tests.server.server_process import ServerProcess

HOUR, DAY = 3600.0, 86_400.0


def aged(server: ServerProcess, hours: float) -> None:
    """Stop the server, and start it again so many hours later."""
    server.stop()
    with sqlite3.connect(server.data / "brethren.db") as database:
        rows = database.execute("SELECT match, number, body FROM entry").fetchall()
        older = [(_older(body, hours), match, number) for match, number, body in rows]
        database.executemany("UPDATE entry SET body = ? WHERE match = ? AND number = ?", older)
        database.execute("UPDATE vacation SET since = since - ?1, until = until - ?1", (hours * HOUR,))
    database.close()
    server.open()


def _older(body: bytes, hours: float) -> bytes:
    entry = json.loads(body)
    for name in {"at", "until"} & entry.keys():
        entry[name] -= hours * HOUR
    return json.dumps(entry, separators=(",", ":")).encode()
