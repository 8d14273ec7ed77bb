"""The first start on a machine: a visitor who wants to play at once sees how far the game is, and gets to play."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer

A_WHILE = 600
"""Seconds in which even a busy machine compiles a game."""


@contextmanager
def paused_compilers(server: ServerProcess) -> Iterator[None]:
    """However slow the browser is, it finds them at work."""
    give_up = time.monotonic() + A_WHILE
    while not (compilers := server.children("multiprocessing.spawn")):
        assert time.monotonic() < give_up
        time.sleep(0.02)
    for compiler in compilers:
        os.kill(compiler, signal.SIGSTOP)
    try:
        yield
    finally:
        for compiler in compilers:
            os.kill(compiler, signal.SIGCONT)


def test_visitors_see_how_far_a_game_is_and_then_play(tmp_path: Path, browser: Browser) -> None:
    server = ServerProcess(tmp_path / "data", compiled=tmp_path / "compiled").open(until="/health")
    try:
        ann = BrowserPlayer(browser, server.url, "phone")
        card = ann.page.locator("article").filter(has_text="Battle for Tortuga")
        with paused_compilers(server):
            ann.page.goto(ann.url)
            ann.page.get_by_text("Getting Battle for Tortuga ready, about ").wait_for()
            card.get_by_role("button", name="Play").first.click()
            assert 0 <= float(card.get_by_role("progressbar").get_attribute("value") or -1) < 1
        ann.page.wait_for_url("**/t/*", timeout=1000 * A_WHILE)
        table = ann.wait_at_table()
        ann.press(table, ann.choose(table))
        ann.wait(lambda table: bool(table["actions"]))  # the bot has answered
        # That a request was refused is something that browsers always put on record.
        ann.complaints = [complaint for complaint in ann.complaints if "503" not in complaint]
        ann.leave()
    finally:
        server.close()
    assert not server.failures()
