"""A real server for as long as it is needed, and the browser that looks at it."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.server.server_process import ServerProcess

START_SECONDS = 300  # the first start on a machine compiles the rules


@dataclass(frozen=True)
class Chromium:
    path: str
    arguments: tuple[str, ...] = (
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    )

    def launched(self, driver: Playwright) -> Browser:
        return driver.chromium.launch(executable_path=self.path, args=list(self.arguments))


CHROMIUM = Chromium(shutil.which("chromium") or "chromium")
WINDOWLESS = Chromium(shutil.which("chromium-headless-shell") or CHROMIUM.path)
"""The same browser, without the windows that nobody sees. It can't show notices."""


@contextmanager
def running(**settings: object) -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", **settings).open(START_SECONDS)
        try:
            yield server
        finally:
            server.close()
