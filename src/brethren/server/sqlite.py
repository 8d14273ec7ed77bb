"""SQLite: a file in the data folder, and nothing to install."""

import asyncio
import os
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

from brethren.server.clock import now
from brethren.server.friends.sqlite import SqliteFriends, meet
from brethren.server.notices.sqlite import SqliteNotices, owe
from brethren.server.practice.sqlite import SqlitePractice
from brethren.server.recovery.sqlite import SqliteRecovery
from brethren.server.store import (
    COMMIT,
    GROUP,
    MAX_GROUP,
    Conflict,
    Expired,
    Row,
    Unavailable,
    migrations,
    resolve_future,
    tell_all,
    without_gaps,
)
from brethren.server.vacations.sqlite import SqliteVacations
from brethren.server.voyages.sqlite import SqliteVoyages
from brethren.server.watching.sqlite import SqliteWatching

T = TypeVar("T")

INSERT = """
    INSERT INTO entry
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), CAST(json_extract(value, '$[2]') AS BLOB)
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
EXPIRED_TABLES = """
    FROM gathering WHERE since < ?
    AND match NOT IN (SELECT match FROM lease) AND match NOT IN (SELECT match FROM finished)
"""
EXPIRED_PEOPLE = (
    "FROM person WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM membership WHERE membership.person = person.id)"
)
OF_PERSON = (
    "login", "code", "device", "preferences", "calendar", "exercise", "block", "invitation", "phrase", "voyage",
    "vacation", "webhook", "mailbox",
)  # fmt: skip
"""Tables whose rows are removed with a person."""
CHECKPOINT, CACHE = 4000, 16_384
"""Pages between two checkpoints of the write-ahead log, and KiB of cached pages. Nearly every entry changes a page of
its own, again and again, so rare checkpoints save most of the writing."""
_encode = msgspec.json.Encoder().encode


class Write(Struct, frozen=True):
    """An entry to be stored, or something else to be done by the writing thread; and a callback."""

    what: Row | Callable[[sqlite3.Connection], Any]
    done: Callable[[Any], None]


class Sqlite(
    SqliteNotices, SqlitePractice, SqliteFriends, SqliteVoyages, SqliteRecovery, SqliteVacations, SqliteWatching
):
    """SQLite with a write-ahead log. One thread writes, and commits together all that has come in meanwhile."""

    def __init__(self, path: Path, synchronous: str) -> None:
        self._path, self._synchronous = path, synchronous
        self._loop = asyncio.get_running_loop()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._reading = self._connect()
            self._files = self._identities()
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(f"{path} cannot be used: {error}") from None
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

    async def renew(self, tables: Sequence[str], until: float) -> None:
        rows = [(until, table) for table in tables]
        query = "UPDATE lease SET until = ? WHERE match = ?"
        await self._do(lambda connection: connection.executemany(query, rows) and None)

    async def claim(self, before: float, until: float, most: int) -> list[str]:
        query = """
            UPDATE lease SET until = ? WHERE match IN (SELECT match FROM lease WHERE until < ? LIMIT ?)
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
            connection.execute("DELETE FROM lease WHERE match = ?", (table,))
            connection.execute("DELETE FROM public_table WHERE match = ?", (table,))
            if connection.execute("INSERT OR IGNORE INTO finished VALUES (?, ?)", (table, body)).rowcount:
                connection.execute(query, (values,))

        await self._do(retire)

    async def visit(self, tables: Sequence[str], at: float) -> int:
        rows = [(at, table) for table in tables]
        query = "UPDATE gathering SET since = ? WHERE match = ?"
        return await self._do(lambda connection: connection.executemany(query, rows).rowcount)

    async def expire(self, before: float, most: int) -> Expired:
        def expire(connection: sqlite3.Connection) -> Expired:
            tables = connection.execute(f"SELECT match {EXPIRED_TABLES} LIMIT ?", (before, most)).fetchall()
            for name in ("entry", "membership", "same_deal", "gathering", "invitation"):
                connection.executemany(f"DELETE FROM {name} WHERE match = ?", tables)
            connection.executemany("DELETE FROM webhook WHERE receiver = ?", tables)
            people = connection.execute(f"SELECT id {EXPIRED_PEOPLE} LIMIT ?", (before, most)).fetchall()
            for name in OF_PERSON:
                connection.executemany(f"DELETE FROM {name} WHERE person = ?", people)
            connection.executemany("DELETE FROM person WHERE id = ?", people)
            return Expired(len(tables), len(people))

        return await self._do(expire)

    async def save_person(self, person: str, body: bytes, login: str, seen: float) -> None:
        def save(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO person VALUES (?, ?, ?)", (person, body, seen))
            connection.execute("INSERT OR IGNORE INTO login VALUES (?, ?)", (login, person))

        await self._do(save)

    async def see_person(self, person: str, seen: float) -> None:
        query = "UPDATE person SET seen = ? WHERE id = ?"
        await self._do(lambda connection: connection.execute(query, (seen, person)) and None)

    async def save_code(self, code: str, person: str, until: float) -> None:
        def save(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM code WHERE until < ? OR person = ?", (now(), person))
            connection.execute("INSERT INTO code VALUES (?, ?, ?)", (code, person, until))

        await self._do(save)

    async def redeem(self, code: str, login: str) -> bool:
        def redeem(connection: sqlite3.Connection) -> bool:
            query = "DELETE FROM code WHERE code = ? AND until >= ? RETURNING person"
            found = connection.execute(query, (code, now())).fetchone()
            if found:
                connection.execute("INSERT INTO login VALUES (?, ?)", (login, found[0]))
            return found is not None

        return await self._do(redeem)

    async def ready(self) -> None:
        await self._do(lambda connection: connection.execute(f"PRAGMA user_version={self._version}") and None)

    async def _do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._gather(what, partial(resolve_future, done))
        return await done

    def _gather(self, what: Row | Callable[[sqlite3.Connection], Any], done: Callable[[Any], None]) -> None:
        """A group commit: everything that one round of the event loop writes is handed over at once. Waking the other
        thread for each write would cost more than the write."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Write(what, done))

    def _hand_over(self) -> None:
        self._waiting.put(self._gathered)
        self._gathered = []

    def _write(self) -> None:
        connection = self._connect()
        while (group := self._waiting.get()) is not None:
            while len(group) < MAX_GROUP and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    self._waiting.put(None)
                    break
                group += more
            answers = _together(connection, group)
            if not self._in_place():
                answers = [Unavailable(f"{self._path} was deleted or replaced while the server ran")] * len(group)
            self._loop.call_soon_threadsafe(tell_all, [write.done for write in group], answers)
        connection.close()

    def _in_place(self) -> bool:
        """Whether the file that we write to is still in its place. A file that was deleted or replaced can still be
        written to, but its contents are lost when the server stops. Checked after every group, before anything is
        acknowledged."""
        try:
            return self._identities() == self._files
        except OSError:
            return False

    def _identities(self) -> list[tuple[int, int]]:
        """The devices and inodes of the database and of its write-ahead log."""
        found = [os.stat(f"{self._path}{ending}") for ending in ("", "-wal")]
        return [(each.st_dev, each.st_ino) for each in found]

    # What is read

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT number, body FROM entry WHERE match = ? AND number > ? ORDER BY number"
        return without_gaps(await self._read(query, table, after), after)

    async def numbers(self, tables: Sequence[str]) -> list[int]:
        query = "SELECT coalesce(max(number), 0) FROM entry WHERE match = ?"
        return [(await self._read(query, table))[0][0] for table in tables]

    async def tables_of(self, person: str, most: int) -> list[tuple[str, bytes | None]]:
        query = """
            SELECT membership.match, finished.body FROM membership
            LEFT JOIN finished ON finished.match = membership.match
            WHERE person = ? ORDER BY since DESC, membership.rowid DESC LIMIT ?
        """
        return await self._read(query, person, most)

    async def unfinished(self, person: str, most: int) -> list[str]:
        query = """
            SELECT match FROM membership WHERE person = ? AND match NOT IN (SELECT match FROM finished)
            ORDER BY since DESC, rowid DESC LIMIT ?
        """
        return [table for (table,) in await self._read(query, person, most)]

    async def same_deal(self, deal: str, most: int) -> list[str]:
        query = "SELECT match FROM same_deal WHERE deal = ? ORDER BY since DESC, rowid DESC LIMIT ?"
        return [table for (table,) in reversed(await self._read(query, deal, most))]

    async def expired(self, before: float) -> Expired:
        queries = [f"SELECT count(*) {expired}" for expired in (EXPIRED_TABLES, EXPIRED_PEOPLE)]
        return Expired(*[(await self._read(query, before))[0][0] for query in queries])

    async def tallies(self) -> dict[str, float]:
        return dict(await self._read("SELECT name, amount FROM tally"))

    async def person(self, login: str) -> tuple[str, bytes, float] | None:
        query = "SELECT id, body, seen FROM login JOIN person ON person.id = login.person WHERE login.hash = ?"
        rows = await self._read(query, login)
        return rows[0] if rows else None

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
        # One of them can't be written: the others must be.
        _roll_back(connection)
        return [wrong] if len(group) == 1 else [_together(connection, [write])[0] for write in group]
    COMMIT.observe(time.perf_counter() - began)
    GROUP.observe(len(group))
    return answers


def _done_together(connection: sqlite3.Connection, group: list[Row | Callable[[sqlite3.Connection], Any]]) -> list[Any]:
    rows = [what for what in group if isinstance(what, Row)]
    if len(rows) == len(group) and all(row.alone for row in rows):
        # One statement is a transaction by itself.
        return _append(connection, rows)
    connection.execute("BEGIN IMMEDIATE")
    stored = iter(_append(connection, rows) if rows else ())
    answers = [next(stored) if isinstance(what, Row) else _done(connection, what) for what in group]
    connection.execute("COMMIT")
    return answers


def _append(connection: sqlite3.Connection, rows: list[Row]) -> list[Conflict | None]:
    # As one JSON value, which SQLite unpacks: binding many values would hold the GIL for longer.
    values = _encode([(row.table, row.number, row.body.decode()) for row in rows]).decode()
    inserted = connection.execute(INSERT, (values,)).rowcount
    if inserted == len(rows):
        answers: list[Conflict | None] = [None] * len(rows)
    else:
        answers = [_conflict(connection, row) for row in rows]
    for row, answer in zip(rows, answers, strict=True):
        if answer is None and not row.alone:
            _follow(connection, row)
    if owed := [notice for row, answer in zip(rows, answers, strict=True) if answer is None for notice in row.owed]:
        owe(connection, owed)
    return answers


def _follow(connection: sqlite3.Connection, row: Row) -> None:
    """Write what follows from this entry."""
    if row.number == 1:
        connection.execute("INSERT OR IGNORE INTO gathering VALUES (?, ?)", (row.table, now()))
    for person in row.joins:
        connection.execute("INSERT OR IGNORE INTO membership VALUES (?, ?, ?)", (person, row.table, now()))
    if row.deal:
        connection.execute("INSERT OR IGNORE INTO same_deal VALUES (?, ?, ?)", (row.deal, row.table, now()))
    if row.lease is not None:
        connection.execute("INSERT OR REPLACE INTO lease VALUES (?, ?)", (row.table, row.lease))
        for name in ("gathering", "invitation"):
            connection.execute(f"DELETE FROM {name} WHERE match = ?", (row.table,))
    if row.crew:
        meet(connection, [row.crew], now())


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
    """Run the steps that `user_version` doesn't count yet; return how many steps there are."""
    steps = migrations("sqlite")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    if not done and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise Unavailable("the database belongs to another program")
    if done > len(steps):
        raise Unavailable(f"the database is of a newer version ({done}) than this program ({len(steps)})")
    for version, script in enumerate(steps[done:], done + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version={version}; COMMIT;")
    return len(steps)
