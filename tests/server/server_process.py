"""A real server in a process of its own, guests who send it requests, and players with a simple script."""

import asyncio
import json
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from brethren.server.limits import Limits
from tests.ports import free_port

Json = dict[str, Any]

REFUSALS = ("stale", "not deciding", "started", "luck given", "over", "not stored", "busy")
RATES = [each.name for each in fields(Limits) if not each.name.endswith(("_seconds", "_bytes", "_steps"))]
EASY = {"BRETHREN_BOT_PACE": "0", **{f"BRETHREN_{name.upper()}": "10000" for name in RATES}}


class Program:
    """A process of ours that can be killed or asked to stop."""

    process: subprocess.Popen[bytes] | None = None

    def kill(self) -> None:
        """Kill it."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


class ServerProcess(Program):
    """A server on 127.0.0.1. It can be stopped, killed and started again on the same data."""

    options: tuple[str, ...] = ()

    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        self.settings = {_variable(name): str(value) for name, value in settings.items()}
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self, wait: float = 300.0, until: str = "/ready") -> "ServerProcess":
        """Start it, and wait until it answers there."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), *self.options]
        environment = {**os.environ, **EASY, **self.settings}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "brethren.cli", *arguments], env=environment, stdout=log, stderr=log
            )
        give_up = time.monotonic() + wait
        while time.monotonic() < give_up:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(self.url + until, timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server did not get ready")

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.stop()

    def children(self, named: str) -> list[int]:
        """Its processes with this in their command line."""
        assert self.process
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        found = {int(child) for each in children for child in each.read_text().split()}
        return sorted(each for each in found if named.encode() in Path(f"/proc/{each}/cmdline").read_bytes())

    def failures(self) -> list[str]:
        """Unexpected errors in the log."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        found = (place for place, line in enumerate(lines) if '"trace"' in line or line.startswith("Traceback"))
        return ["\n".join(lines[place : place + 30]) for place in found]

    def entries(self, table: str) -> list[Json]:
        """A table's log as it is stored."""
        with sqlite3.connect(self.data / "brethren.db", timeout=30) as database:
            query = "SELECT number, body FROM entry WHERE match = ? ORDER BY number"
            rows = database.execute(query, (table,)).fetchall()
        database.close()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        return [json.loads(body) for _, body in rows]

    @asynccontextmanager
    async def guest(self, **headers: str) -> AsyncIterator["Guest"]:
        async with httpx.AsyncClient(base_url=self.url, timeout=300, headers=headers) as client:
            guest = Guest(self, client)
            await guest.ask("GET", "/api/me")
            yield guest


def _variable(setting: str) -> str:
    """`trusts` is the certificate of an authority; all others are the server's own settings."""
    return "SSL_CERT_FILE" if setting == "trusts" else f"BRETHREN_{setting.upper()}"


@dataclass
class Guest:
    """Somebody with a cookie."""

    server: ServerProcess
    client: httpx.AsyncClient

    @property
    def cookie(self) -> str:
        return f"brethren={self.client.cookies['brethren']}"

    async def ask(self, method: str, path: str, body: object = None, status: int = 200, **headers: str) -> Any:
        content = None if body is None else json.dumps(body)
        response = await self.client.request(method, path, content=content, headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    async def make(self, game: str, seats: int = 2, **more: object) -> str:
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "auto": True, **more}, 201)
        return str(made["table"])

    def connect(
        self,
        table: str,
        *,
        cookie: str | None = None,
        origin: str | None = None,
        **query: object,
    ) -> connect:
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        if query:
            address += "?" + "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"cookie": self.cookie if cookie is None else cookie}
        if origin is not None:
            headers["origin"] = origin
        if address_of := self.client.headers.get("x-forwarded-for"):
            headers["x-forwarded-for"] = address_of
        return connect(address, additional_headers=headers, open_timeout=60, close_timeout=2)


async def hear(line: ClientConnection, kind: str, seconds: float = 60) -> Json:
    """The next message of this kind."""
    async with asyncio.timeout(seconds):
        while True:
            message: Json = json.loads(await line.recv())
            if message["kind"] == kind:
                return message


async def do(line: ClientConnection, do: str, **more: object) -> Json:
    """Send a command; the answer to it."""
    command = {"do": do, "id": secrets.token_hex(8), **more}
    await line.send(json.dumps(command))
    while True:
        answer = await hear(line, "answer")
        if answer["id"] == command["id"]:
            return answer


@dataclass
class Call:
    """A command that was sent, perhaps several times, and what was answered."""

    command: Json
    seat: int | None
    sent: float
    answered: float | None = None
    answer: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Look:
    """A look at the table, which showed the update of this number."""

    seat: int | None
    asked: float
    number: int


@dataclass
class Player:
    """Plays legal actions until the game is over, however often the connection breaks. Checks what the server promises:
    numbers count up without gaps, and every command is answered."""

    guest: Guest
    table: str
    seat: int | None = None
    dice: random.Random = field(default_factory=random.Random)
    twice: float = 0.0
    number: int | None = None
    seen: Json = field(default_factory=dict)
    unanswered: dict[str, Json] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)
    lines: int = 0
    line: ClientConnection | None = None
    thought_about: int = 0
    patience: float | None = None
    calls: dict[str, Call] = field(default_factory=dict)
    looks: list[Look] = field(default_factory=list)

    async def play(self) -> Json:
        """The last view of the table."""
        query: Json = {} if self.seat is None else {"seat": self.seat}
        while not self.seen.get("result"):
            since: Json = {} if self.number is None else {"since": self.number}
            self.asked: float | None = time.monotonic()
            try:
                async with self.guest.connect(self.table, **query, **since) as line:
                    self.lines, self.line = self.lines + 1, line
                    self.thought_about = 0
                    for command in list(self.unanswered.values()):
                        await line.send(json.dumps(command))
                    await self._listen(line)
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.1)
        return self.seen

    async def _listen(self, line: ClientConnection) -> None:
        while not self.seen.get("result"):
            async with asyncio.timeout(self.patience):
                message = json.loads(await line.recv())
            if message["kind"] == "answer":
                self._answered(message)
            elif message["kind"] == "update":
                self._updated(message)
            await self._decide(line)

    def _updated(self, update: Json) -> None:
        happened = [happening["number"] for happening in update["happened"]]
        if self.number is not None:
            assert update["number"] >= self.number, "what was told is gone"
            assert happened == list(range(self.number + 1 + update["missed"], update["number"] + 1))
        self.number, self.seen = update["number"], update["table"]
        if self.asked is not None:
            self.looks.append(Look(self.seen["me"], self.asked, self.number))
            self.asked = None

    def _answered(self, answer: Json) -> None:
        command = self.unanswered.pop(answer["id"], None)
        if command:
            self.calls[answer["id"]].answered, self.calls[answer["id"]].answer = time.monotonic(), answer
        if answer["done"]:
            if command:
                self.done.append(answer["id"])
        else:
            assert answer["problem"]["reason"] in REFUSALS, answer
            if answer["problem"]["reason"] == "not stored" and command:
                # It may have been stored nevertheless; asking again, it counts once.
                self.unanswered[answer["id"]] = command
                raise TimeoutError
            self.thought_about = 0

    async def _decide(self, line: ClientConnection) -> None:
        if self.unanswered or self.seen.get("result") or not self.seen or self.number is None:
            return
        if self.seen["stage"] == "gathering":
            mine = [place for place, player in enumerate(self.seen["players"]) if player and player["mine"]]
            if mine and not self.seen["fairness"]["contributions"][mine[0]]:
                await self._send(line, do="luck", luck=f"{self.dice.getrandbits(128):032x}")
        elif self.seen["actions"] and self.thought_about != self.number:
            self.thought_about = self.number
            action = self.dice.choice(self.seen["actions"])["id"]
            await self._send(line, do="play", number=self.number, action=action)

    async def _send(self, line: ClientConnection, **command: object) -> None:
        command["id"] = f"{self.dice.getrandbits(64):x}"
        self.unanswered[str(command["id"])] = command
        self.calls[str(command["id"])] = Call(command, self.seen["me"], time.monotonic())
        for _ in range(1 + (self.dice.random() < self.twice)):
            await line.send(json.dumps(command))


async def sit(guest: Guest, table: str, seat: int) -> None:
    async with guest.connect(table) as line:
        answer = await do(line, "sit", seat=seat)
        assert answer["done"], answer


async def started(host: Guest, guest: Guest, game: str) -> str:
    """A table at which these two have begun to play."""
    table = await host.make(game, auto=False)
    await sit(guest, table, 1)
    async with host.connect(table) as line:
        await do(line, "start")
    return table


async def to_move(guest: Guest, table: str) -> Json:
    """The update that brings this guest something to decide."""
    async with guest.connect(table) as line:
        while True:
            update = await hear(line, "update")
            if update["table"]["actions"]:
                return update
