"""Debian's Firefox, driven over WebDriver BiDi: the little of it that the tests need. (Playwright can't drive this
Firefox: it begins with a command that this one doesn't know.)"""

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 180.0  # seconds, on a machine that is busy
PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);\nuser_pref("intl.accept_languages", "en-GB");\n'


@contextmanager
def firefox() -> Iterator["Firefox"]:
    """With a profile, and a home, of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, running(Path(home)) as address:
        # What runs on a page may take its time, and may answer at length.
        limits: dict[str, Any] = {"max_size": None, "ping_interval": None, "open_timeout": PATIENCE}
        with connect(f"{address}/session", proxy=None, **limits) as line:
            yield Firefox(line)


@contextmanager
def running(home: Path) -> Iterator[str]:
    (home / "user.js").write_text(PREFERENCES)
    path = shutil.which("firefox-esr") or "firefox-esr"
    command = [path, "--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port", "0"]
    log = home / "log.txt"
    with (
        log.open("w") as output,
        subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | {"HOME": str(home)}) as process,
    ):
        try:
            yield listening(process, log)
        finally:
            process.terminate()


def listening(process: subprocess.Popen[bytes], log: Path) -> str:
    """The address that Firefox says it listens at."""
    deadline = time.monotonic() + PATIENCE
    while not (found := re.search(r"BiDi listening on (ws://\S+)\n", log.read_text())):
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.05)
    return found[1]


class Firefox:
    """One page."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.numbers = line, count()
        self.complaints: list[str] = []
        self.command("session.new", capabilities={})
        self.page = self.command("browsingContext.getTree")["contexts"][0]["context"]
        self.command("session.subscribe", events=["log.entryAdded"])

    def command(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (message := json.loads(self.line.recv(PATIENCE))).get("id") != number:
            self._hear(message["params"])
        assert message["type"] == "success", message
        return message["result"]

    def _hear(self, entry: Any) -> None:
        if entry["level"] == "error":
            self.complaints.append(entry["text"])

    def prepare(self, function: str) -> None:
        """What runs on every page before anything of its own."""
        self.command("script.addPreloadScript", functionDeclaration=function)

    def go(self, url: str) -> None:
        self.command("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """As Playwright's pages do it."""
        declaration = f"async text => JSON.stringify(await ({function})(JSON.parse(text)))"
        arguments = [{"type": "string", "value": json.dumps(argument)}]
        answer = self.command(
            "script.callFunction",
            functionDeclaration=declaration,
            arguments=arguments,
            awaitPromise=True,
            target={"context": self.page},
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def wait(self, function: str, argument: Any = None) -> Any:
        """Until this gives something that counts as true."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.evaluate(function, argument)):
            assert time.monotonic() < deadline, f"nothing happened: {self.evaluate('() => document.body.innerText')}"
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        """Once it is there, wherever it lies: a page may still be growing, so a pointer could miss it."""
        self.wait(CLICK, selector)


CLICK = """selector => {
  const found = document.querySelector(selector)
  if (!found || found.disabled) return false
  found.click()
  return true
}"""
