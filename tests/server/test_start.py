"""A start that fails says why in one sentence. A start that works opens a browser, if asked to."""

import asyncio
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from brethren.server import site
from brethren.server.settings import Settings
from tests.ports import free_port
from tests.server.server_process import ServerProcess
from tests.server.services import Nats, Postgresql


def failing_start(data: Path, port: int | None = None, **settings: str) -> str:
    """What a server said that could not start."""
    environment = {**os.environ, **{f"BRETHREN_{name.upper()}": value for name, value in settings.items()}}
    arguments = ["serve", "--port", str(port or free_port()), "--data", str(data)]
    started = subprocess.run(
        [sys.executable, "-m", "brethren.cli", *arguments], env=environment, capture_output=True, text=True, timeout=120
    )
    assert started.returncode == 1
    assert started.stdout == ""
    assert started.stderr.startswith("Error: ")
    assert started.stderr.count("\n") == 1, started.stderr
    return started.stderr


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in failing_start(tmp_path / "file" / "data")
    assert "cannot be used" in failing_start(Path("/proc/data"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "brethren.db").write_bytes(b"no database at all" * 1000)
    assert "file is not a database" in failing_start(tmp_path)


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "brethren.db")
    newer.execute("PRAGMA user_version=1000")
    newer.close()
    assert "newer version" in failing_start(tmp_path)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = failing_start(tmp_path, taken.getsockname()[1])
    assert "cannot listen at 127.0.0.1" in said
    assert "in use" in said


def test_no_postgresql(tmp_path: Path) -> None:
    assert "connect" in failing_start(tmp_path, database_url="postgresql://brethren@127.0.0.1:1/nothing").lower()


def test_an_address_that_is_none(tmp_path: Path) -> None:
    assert "nonsense" in failing_start(tmp_path, database_url="nonsense://")


@pytest.mark.parametrize(
    ("name", "value"), [("port", "x"), ("port", "0"), ("secure", "perhaps"), ("keep_days", "-1"), ("monitors", "me")]
)
def test_a_setting_that_makes_no_sense(tmp_path: Path, name: str, value: str) -> None:
    environment = {**os.environ, f"BRETHREN_{name.upper()}": value}
    command = [sys.executable, "-m", "brethren.cli", "serve", "--data", str(tmp_path)]
    started = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert started.returncode == 1
    assert started.stderr.startswith("Error: ")
    assert f"BRETHREN_{name.upper()}" in started.stderr


def test_a_second_server_on_the_same_folder(server: ServerProcess) -> None:
    assert "another server is using the folder" in failing_start(server.data)


def test_a_second_server_on_the_same_postgresql(postgresql: Postgresql, nats: Nats, tmp_path: Path) -> None:
    """Only together with the first one's bus; and not while it is one without a bus."""
    url = postgresql.url(postgresql.new())
    alone = ServerProcess(tmp_path / "first", database_url=url).open()
    for bus in ("", nats.url):
        said = failing_start(tmp_path / "second", database_url=url, bus_url=bus)
        assert "another server is using this database" in said
    alone.kill()
    together = {"database_url": url, "bus_url": nats.url}
    servers = [ServerProcess(tmp_path / name, **together).open(until="/health") for name in "ab"]
    assert "another server is using this database" in failing_start(tmp_path / "third", database_url=url)
    for server in servers:
        server.close()
        assert not server.failures()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PORT": "9000", "SECURE": "true", "AWAY": "2.5", "DATA": "/d", "HOSTS": "a.b, c"}.items():
        monkeypatch.setenv(f"BRETHREN_{name}", value)
    settings = Settings.of(port=None, workers=3)
    assert (settings.port, settings.secure, settings.away, settings.workers) == (9000, True, 2.5, 3)
    assert (settings.data, settings.hosts) == (Path("/d"), ("a.b", "c"))
    assert Settings.of(port=7).port == 7


def test_a_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" >{seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    server = ServerProcess(tmp_path / "data")
    server.options = ("--open",)
    server.open()
    give_up = time.monotonic() + 60
    while not seen.exists():
        assert time.monotonic() < give_up
        time.sleep(0.05)
    server.close()
    assert seen.read_text() == f"http://localhost:{server.port}\n"


def test_pages_that_are_built_again_are_served_without_a_new_start(tmp_path: Path, monkeypatch: Any) -> None:
    """And pages that are open still find the files of the build before."""
    monkeypatch.setattr(site, "FOLDER", tmp_path)
    served = site.Site()

    def got(path: str) -> bytes:
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
        return bytes(asyncio.run(served.serve(Request(scope))).body)

    def build(name: str) -> None:
        shutil.rmtree(tmp_path / "assets", ignore_errors=True)
        (tmp_path / "assets").mkdir()
        (tmp_path / "assets" / f"{name}.js").write_text(name)
        (tmp_path / "index.html").write_text(f"the {name} build")

    assert b"aren't built yet" in got("/")
    build("first")
    assert got("/rules/battle") == b"the first build"
    build("second")
    assert got("/") == b"the second build"
    assert (got("/assets/first.js"), got("/assets/second.js")) == (b"first", b"second")
