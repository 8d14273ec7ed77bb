"""Several servers and workers on one PostgreSQL and one NATS, people who go from one server to another, and faults."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.proxy import Proxy
from tests.server.server_process import EASY, Guest, Json, Program, ServerProcess
from tests.server.services import Nats, Postgresql

ROOT = Path(__file__).parents[2]


class Worker(Program):
    def __init__(self, log: Path, bus_url: str) -> None:
        self.log, self.bus_url = log, bus_url

    def open(self) -> None:
        environment = {**os.environ, **EASY, "BRETHREN_BUS_URL": self.bus_url}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "brethren.cli", "worker"], env=environment, stdout=log, stderr=log
            )

    def failures(self) -> list[str]:
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line]


class Fleet:
    """Everybody reaches database and bus through proxies, which can be cut."""

    def __init__(self, folder: Path, servers: int = 2, workers: int = 2, **settings: object) -> None:
        self.postgresql, self.nats = Postgresql(), Nats()
        self.name = self.postgresql.new()
        self.to_postgresql, self.to_nats = Proxy(self.postgresql.port), Proxy(self.nats.port)
        database_url = f"postgresql://brethren@127.0.0.1:{self.to_postgresql.port}/{self.name}"
        bus_url = f"nats://127.0.0.1:{self.to_nats.port}"
        self.servers = [
            ServerProcess(folder / f"server{number}", database_url=database_url, bus_url=bus_url, **settings)
            for number in range(servers)
        ]
        self.workers = [Worker(folder / f"worker{number}.log", bus_url) for number in range(workers)]

    def open(self) -> "Fleet":
        for worker in self.workers:
            worker.open()
        with ThreadPoolExecutor() as apart:
            list(apart.map(ServerProcess.open, self.servers))
        return self

    def run(self, scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """All of it, from the start to the end of every process. Nothing unforeseen may be in the logs."""
        self.open()
        try:
            asyncio.run(scenario())
        finally:
            self.close()
        assert not self.failures()

    def mend(self) -> None:
        """Start every process again that was killed."""
        for server in self.servers:
            if server.process and server.process.poll() is not None:
                server.open()
        for worker in self.workers:
            if worker.process and worker.process.poll() is not None:
                worker.open()

    def close(self) -> None:
        with ThreadPoolExecutor() as apart:
            list(apart.map(ServerProcess.close, self.servers))
            list(apart.map(Worker.stop, self.workers))
        for service in (self.to_postgresql, self.to_nats, self.postgresql, self.nats):
            service.close()

    def failures(self) -> list[str]:
        logs = [server.failures() for server in self.servers] + [worker.failures() for worker in self.workers]
        return [line for log in logs for line in log]

    def entries(self, table: str) -> list[Json]:
        query = f"SELECT number, body FROM entry WHERE match = '{table}' ORDER BY number"
        rows = self.postgresql.ask(query, self.name)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        return [json.loads(row[1]) for row in rows]

    @asynccontextmanager
    async def rover(self) -> AsyncIterator["Rover"]:
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=30) as client:
            rover = Rover(self.servers[0], client, self)
            await rover.ask("GET", "/api/me")
            yield rover


class Front(ServerProcess):
    """nginx in front of a fleet's servers, configured as in deploy/nginx.conf."""

    def __init__(self, folder: Path, fleet: Fleet) -> None:
        super().__init__(folder / "front")
        site = (ROOT / "deploy" / "nginx.conf").read_text().replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        for number, server in enumerate(fleet.servers, 1):
            site = site.replace(f"server{number}:8000", f"127.0.0.1:{server.port}")
        self.file = folder / "nginx.conf"
        self.file.write_text(
            f"daemon off; pid {folder}/pid; error_log {self.log}; events {{}} http {{ access_log off; {site} }}"
        )

    def open(self, wait: float = 10.0, until: str = "/") -> "Front":
        self.process = subprocess.Popen(["nginx", "-c", str(self.file)])
        give_up = time.monotonic() + wait
        while time.monotonic() < give_up:
            try:
                httpx.get(self.url + until)
                return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())


@dataclass
class Rover(Guest):
    """A person whom a load balancer brings to any of the servers."""

    fleet: Fleet
    dice: random.Random = field(default_factory=random.Random)

    async def ask(self, method: str, path: str, body: object = None, status: int = 200, **headers: str) -> Any:
        async with asyncio.timeout(120):
            while True:
                server = self.dice.choice(self.fleet.servers)
                try:
                    return await self._ask(server, method, path, body, status, **headers)
                except (httpx.TransportError, Busy):
                    await asyncio.sleep(0.1)

    async def _ask(
        self, server: ServerProcess, method: str, path: str, body: object, status: int, **headers: str
    ) -> Any:
        response = await self.client.request(method, server.url + path, json=body, headers=headers)
        if response.status_code == 503:
            raise Busy
        assert response.status_code == status, response.text
        return response.json()

    def connect(self, table: str, **more: Any) -> connect:
        self.server = self.dice.choice(self.fleet.servers)
        return super().connect(table, **more)


class Busy(Exception):
    """It could not be stored now."""


# What can happen to them, for so many seconds


def kill_a_server(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    server = dice.choice(fleet.servers)
    server.kill()
    time.sleep(seconds)
    server.open()


def kill_a_worker(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    worker = dice.choice(fleet.workers)
    worker.kill()
    time.sleep(seconds)
    worker.open()


def kill_nats(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    fleet.nats.kill()
    time.sleep(seconds)
    fleet.nats.start()


def kill_postgresql(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    fleet.postgresql.kill()
    time.sleep(seconds)
    fleet.postgresql.start()


def stop_a_process(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    """It doesn't answer for a while, and then continues."""
    process = dice.choice(
        [*(server.process for server in fleet.servers), *(worker.process for worker in fleet.workers)]
    )
    assert process
    process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    process.send_signal(signal.SIGCONT)


def stop_a_service(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    service = dice.choice([fleet.nats, fleet.postgresql])
    service.signal(signal.SIGSTOP)
    time.sleep(seconds)
    service.signal(signal.SIGCONT)


def cut_off(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    proxy = dice.choice([fleet.to_postgresql, fleet.to_nats])
    proxy.cut()
    time.sleep(seconds)
    proxy.mend()


def slow_down(fleet: Fleet, dice: random.Random, seconds: float) -> None:
    proxy = dice.choice([fleet.to_postgresql, fleet.to_nats])
    proxy.slow(0.2)
    time.sleep(seconds)
    proxy.mend()


FAULTS = (
    kill_a_server,
    kill_a_worker,
    kill_nats,
    kill_postgresql,
    stop_a_process,
    stop_a_service,
    cut_off,
    slow_down,
)
