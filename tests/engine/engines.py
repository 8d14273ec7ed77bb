"""The engine that `make engine` has built, asked from outside: in Node, or on a page in Chromium or Firefox."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

from playwright.sync_api import Page, sync_playwright

from tests.engine.node import program
from tests.web.firefox import Firefox
from tests.web.firefox import firefox as running_firefox
from tests.web.service import CHROMIUM

HERE = Path(__file__).parent
PATIENCE = 180_000  # milliseconds, on a machine that is busy
FOLDER = HERE.parents[1] / "dist" / "engine"


class Engine(Protocol):
    def ask(self, what: str, key: str, **question: Any) -> Any:
        """What transcript.mjs answers to this about the game of this key."""


def built() -> Path:
    """Where the engine is."""
    assert (FOLDER / "package.json").exists(), "the engine is not built: make engine"
    return FOLDER


@contextmanager
def node() -> Iterator[Engine]:
    command = [program("node"), str(HERE / "answer.mjs"), str(built())]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Node(process)
        assert process.stdin
        process.stdin.close()


class Node:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, what: str, key: str, **question: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps({"what": what, "key": key, **question}), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Everything that the page needs is put into this folder, and served from there as plain files."""
    shutil.copytree(built(), folder / "engine")
    shutil.copy(HERE / "transcript.mjs", folder)
    (folder / "index.html").write_text("<!doctype html><title>engine</title>")
    with serving(folder) as address:
        yield address


@contextmanager
def chromium(folder: Path) -> Iterator[Engine]:
    with served(folder) as address, sync_playwright() as playwright:
        arguments = list(CHROMIUM.arguments)
        browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=arguments, timeout=PATIENCE)
        page = browser.new_page()
        page.goto(address, timeout=PATIENCE)
        yield Browsed(page)
        browser.close()


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    with served(folder) as address, running_firefox() as page:
        page.go(address)
        yield Browsed(page)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: Any) -> None:
        """Nothing."""


@contextmanager
def serving(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Browsed:
    def __init__(self, page: Page | Firefox) -> None:
        self.page = page

    def ask(self, what: str, key: str, **question: Any) -> Any:
        return json.loads(self.page.evaluate(ASK, {"what": what, "key": key, "question": question}))


ASK = """async ({ what, key, question }) => {
  const answers = await import('/transcript.mjs')
  const engine = await import('/engine/engine/src/index.js')
  window.games ??= {}
  window.games[key] ??= await engine.load(await fetch(`/engine/${key}.wasm`))
  return JSON.stringify(answers[what](engine, window.games[key], question))
}"""
