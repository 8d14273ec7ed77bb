"""A real server for as long as it is needed, and the browser that looks at it."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.server_process import ServerProcess

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


@contextmanager
def running(**settings: object) -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", **settings).open(START_SECONDS)
        try:
            yield server
        finally:
            server.close()
