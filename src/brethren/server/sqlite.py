"""SQLite: a file in the data folder, and nothing to install."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from brethren.server.store import (
    COMMIT,
    GROUP,
    MOST_TOGETHER,
    Conflict,
    Row,
    Unavailable,
    in_order,
    migrations,
    settle,
    tell_all,
)

T = TypeVar("T")

INSERT = """
    INSERT INTO entry
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), CAST(json_extract(value, '$[2]') AS BLOB)
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
CHECKPOINT, CACHE = 4000, 16_384
"""After how many pages the log is worked into the database, and KiB of pages that are kept at hand: nearly every entry
changes a page of its own, again and again, so most of the writing is saved by doing it seldom."""
_encode = msgspec.json.Encoder().encode


class Write(Struct, frozen=True):
    """An entry to be stored, or something else to be done by the writing thread; and whom to tell."""

    what: Row | Callable[[sqlite3.Connection], Any]
    done: Callable[[Any], None]


class Sqlite:
    """SQLite with a write-ahead log. One thread writes, and commits together all that has come in meanwhile."""

    def __init__(self, path: Path, synchronous: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path, self._synchronous = path, synchronous
        self._loop = asyncio.get_running_loop()
        try:
            self._reading = self._connect()
        except sqlite3.Error as error:
            raise Unavailable(f"{path}: {error}") from None
        self._reader = ThreadPoolExecutor(1, "reader")
        self._gathered: list[Write] = []
        self._waiting: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, check_same_thread=False, isolation_level=None, timeout=10)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA temp_store=MEMORY")
            connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
            connection.execute(f"PRAGMA cache_size=-{CACHE}")
            connection.execute(f"PRAGMA synchronous={self._synchronous}")
            self._version = _migrate(connection)
        except Exception:
            connection.close()
            raise
        return connection

    # What is written

    def append(self, row: Row, done: Callable[[Exception | None], None]) -> None:
        self._gather(row, done)

    async def hold(self, tables: Sequence[str], until: float) -> None:
        rows = [(until, table) for table in tables]
        query = "UPDATE living SET until = ? WHERE match = ?"
        await self._do(lambda connection: connection.executemany(query, rows) and None)

    async def claim(self, before: float, until: float, most: int) -> list[str]:
        query = """
            UPDATE living SET until = ? WHERE match IN (SELECT match FROM living WHERE until < ? LIMIT ?)
            RETURNING match
        """
        return await self._do(lambda c: [table for (table,) in c.execute(query, (until, before, most)).fetchall()])

    async def retire(self, table: str, body: bytes, tallies: Mapping[str, float]) -> None:
        query = """
            INSERT INTO tally SELECT key, value FROM json_each(?)
            WHERE true ON CONFLICT (name) DO UPDATE SET amount = amount + excluded.amount
        """
        # As one value, like entries.
        values = _encode(tallies).decode()

        def retire(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM living WHERE match = ?", (table,))
            if connection.execute("INSERT OR IGNORE INTO ended VALUES (?, ?)", (table, body)).rowcount:
                connection.execute(query, (values,))

        await self._do(retire)

    async def save_person(self, person: str, body: bytes, key: str | None = None) -> None:
        def save(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO person VALUES (?, ?)", (person, body))
            if key is not None:
                connection.execute("INSERT INTO key VALUES (?, ?)", (key, person))

        await self._do(save)

    async def save_code(self, code: str, person: str, until: float) -> None:
        def save(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM code WHERE until < ? OR person = ?", (time.time(), person))
            connection.execute("INSERT INTO code VALUES (?, ?, ?)", (code, person, until))

        await self._do(save)

    async def redeem(self, code: str, key: str) -> bool:
        def redeem(connection: sqlite3.Connection) -> bool:
            query = "DELETE FROM code WHERE code = ? AND until >= ? RETURNING person"
            found = connection.execute(query, (code, time.time())).fetchone()
            if found:
                connection.execute("INSERT OR REPLACE INTO key VALUES (?, ?)", (key, found[0]))
            return found is not None

        return await self._do(redeem)

    async def ready(self) -> None:
        await self._do(lambda connection: connection.execute(f"PRAGMA user_version={self._version}") and None)

    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._gather(what, partial(settle, done))
        return await done

    def _gather(self, what: Row | Callable[[sqlite3.Connection], Any], done: Callable[[Any], None]) -> None:
        """Handed over with all else that the loop comes upon now: to wake the other thread for each would cost more
        than to write it."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Write(what, done))

    def _hand_over(self) -> None:
        self._waiting.put(self._gathered)
        self._gathered = []

    def _write(self) -> None:
        connection = self._connect()
        while (group := self._waiting.get()) is not None:
            while len(group) < MOST_TOGETHER and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    self._waiting.put(None)
                    break
                group += more
            answers = _together(connection, group)
            self._loop.call_soon_threadsafe(tell_all, [write.done for write in group], answers)
        connection.close()

    # What is read

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT number, body FROM entry WHERE match = ? AND number > ? ORDER BY number"
        return in_order(await self._read(query, table, after), after)

    async def numbers(self, tables: Sequence[str]) -> list[int]:
        query = "SELECT coalesce(max(number), 0) FROM entry WHERE match = ?"
        return [(await self._read(query, table))[0][0] for table in tables]

    async def tables_of(self, person: str, most: int) -> list[tuple[str, bytes | None]]:
        query = """
            SELECT place.match, ended.body FROM place LEFT JOIN ended ON ended.match = place.match
            WHERE person = ? ORDER BY since DESC, place.rowid DESC LIMIT ?
        """
        return await self._read(query, person, most)

    async def tallies(self) -> dict[str, float]:
        return dict(await self._read("SELECT name, amount FROM tally"))

    async def person(self, key: str) -> tuple[str, bytes] | None:
        query = "SELECT person.id, person.body FROM key JOIN person ON person.id = key.person WHERE key.hash = ?"
        rows = await self._read(query, key)
        return (rows[0][0], rows[0][1]) if rows else None

    async def _read(self, query: str, *values: Any) -> list[Any]:
        read = lambda: self._reading.execute(query, values).fetchall()  # noqa: E731
        try:
            return await self._loop.run_in_executor(self._reader, read)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from None

    async def close(self) -> None:
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()


def _together(connection: sqlite3.Connection, group: list[Write]) -> list[Any]:
    """Do all of these in one transaction; the answer to each, or the exception that it met."""
    began = time.perf_counter()
    try:
        answers = _done_together(connection, [write.what for write in group])
    except sqlite3.Error as error:
        _roll_back(connection)
        return [Unavailable(str(error))] * len(group)
    except (TypeError, ValueError, OverflowError) as wrong:
        # One of them cannot be written at all: that harms nobody else.
        _roll_back(connection)
        return [wrong] if len(group) == 1 else [_together(connection, [write])[0] for write in group]
    COMMIT.observe(time.perf_counter() - began)
    GROUP.observe(len(group))
    return answers


def _done_together(connection: sqlite3.Connection, group: list[Row | Callable[[sqlite3.Connection], Any]]) -> list[Any]:
    rows = [what for what in group if isinstance(what, Row)]
    if len(rows) == len(group) and not any(row.joins or row.until is not None for row in rows):
        # One statement is a transaction by itself.
        return _append(connection, rows)
    connection.execute("BEGIN IMMEDIATE")
    stored = iter(_append(connection, rows) if rows else ())
    answers = [next(stored) if isinstance(what, Row) else _done(connection, what) for what in group]
    connection.execute("COMMIT")
    return answers


def _append(connection: sqlite3.Connection, rows: list[Row]) -> list[Conflict | None]:
    # As one value, which SQLite takes apart: for each value of its own this thread would keep the others waiting.
    values = _encode([(row.table, row.number, row.body.decode()) for row in rows]).decode()
    inserted = connection.execute(INSERT, (values,)).rowcount
    if inserted == len(rows):
        answers: list[Conflict | None] = [None] * len(rows)
    else:
        answers = [_conflict(connection, row) for row in rows]
    for row, answer in zip(rows, answers, strict=True):
        if answer is not None:
            continue
        for person in row.joins:
            connection.execute("INSERT OR IGNORE INTO place VALUES (?, ?, ?)", (person, row.table, time.time()))
        if row.until is not None:
            connection.execute("INSERT OR REPLACE INTO living VALUES (?, ?)", (row.table, row.until))
    return answers


def _conflict(connection: sqlite3.Connection, row: Row) -> Conflict | None:
    """Whether another entry has this one's number."""
    query = "SELECT body FROM entry WHERE match = ? AND number = ?"
    (body,) = connection.execute(query, (row.table, row.number)).fetchone()
    return None if body == row.body else Conflict()


def _done(connection: sqlite3.Connection, do: Callable[[sqlite3.Connection], Any]) -> Any:
    try:
        return do(connection)
    except sqlite3.IntegrityError:
        return Conflict()


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _migrate(connection: sqlite3.Connection) -> int:
    """SQLite counts in `user_version` what has been done. How many steps there are."""
    steps = migrations()
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    if done > len(steps):
        raise Unavailable(f"the database is of a newer version ({done}) than this program ({len(steps)})")
    for version, script in enumerate(steps[done:], done + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version={version}; COMMIT;")
    return len(steps)
