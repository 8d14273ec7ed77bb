"""A real server in a process of its own, and a real browser to look at it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

START_SECONDS = 300  # the first start on a machine compiles the rules


@dataclass(frozen=True)
class Chromium:
    path: str = field(default_factory=lambda: shutil.which("chromium") or "chromium")
    arguments: tuple[str, ...] = (
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    )


CHROMIUM = Chromium()


@dataclass
class Service:
    """The server of one test: it can be killed and started again on the same data."""

    data: Path
    port: int
    settings: dict[str, str] = field(default_factory=dict)
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "brethren.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env={**os.environ, **self.settings}, stdout=log, stderr=log)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError((self.data / "server.log").read_text())
            try:
                urllib.request.urlopen(f"{self.url}/ready", timeout=5).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


@contextmanager
def running(**settings: str) -> Iterator[Service]:
    """A server for as long as the block takes, quick bots, generous limits."""
    quick = {
        "BRETHREN_BOT_PACE": "0",
        "BRETHREN_REQUESTS": "2000",
        "BRETHREN_COMMANDS": "2000",
        "BRETHREN_TABLES": "50",
    }
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Path(folder), free_port(), {**quick, **settings})
        service.start()
        try:
            yield service
        finally:
            service.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
