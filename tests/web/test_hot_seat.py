"""Several people at one device, in a browser: a curtain falls between them, and what is on the screen depends only on
what the player may know who has lifted it."""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from brethren.table.log import AnyEntry
from brethren.table.match import Match
from tests.long_run import LONG
from tests.pocket.worlds import TABLE, twins, written
from tests.server.server_process import ServerProcess
from tests.tables import Table
from tests.web.local_player import LocalPlayer

TWINS = 20 if LONG else 2

KEEP = """async ([table, log]) => {
  const opened = indexedDB.open('brethren')
  await new Promise((resolve) => (opened.onsuccess = resolve))
  const transaction = opened.result.transaction('tables', 'readwrite')
  transaction.objectStore('tables').put({ table, log, over: null })
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  opened.result.close()
}"""
"""As the pocket keeps a table."""


@pytest.fixture
def ann(service: ServerProcess, browser: Browser, size: str) -> Iterator[LocalPlayer]:
    """At a device on which something is kept already, without a network."""
    person = LocalPlayer(browser, service.url, size)
    person.visit()
    person.disconnect()
    person.begin("battle")
    yield person
    person.leave()


@pytest.mark.parametrize(
    ("size", "table"),
    [("desktop", ("tortuga", 2, {"chests": 6})), ("phone", ("cartagena", 3, {"variant": "jamaica"}))],
    ids=["desktop-tortuga", "phone-jamaica"],
)
def test_two_worlds_that_a_player_cannot_tell_apart(ann: LocalPlayer, table: Table) -> None:
    pairs = ((one, other) for seat, one, other in twins(table) if looking(one) == looking(other) == seat)
    for one, other in islice(pairs, TWINS):
        assert screens(ann, one) == screens(ann, other)


def looking(entries: Sequence[AnyEntry]) -> int:
    """Who is asked to take the device."""
    deciding = Match.of(TABLE, list(entries)).deciding
    return min(deciding, default=0)


def screens(ann: LocalPlayer, entries: Sequence[AnyEntry]) -> list[str]:
    """What everybody sees, and then what the player sees who has taken the device."""
    ann.page.evaluate(KEEP, [TABLE, [written(entry) for entry in entries]])
    ann.page.goto(f"{ann.url}/t/{TABLE}")
    lift = ann.page.locator(".curtain button")
    lift.wait_for()
    covered = screen(ann)
    lift.click()
    ann.page.locator("main.stage .board").wait_for()
    expect(ann.page.locator(".curtain")).to_have_count(0)
    ann.see(looking(entries))
    return [covered, screen(ann)]


def screen(ann: LocalPlayer) -> str:
    found: Any = ann.page.evaluate("() => document.title + document.querySelector('main').outerHTML")
    return str(found)


def sit_down_with_bob(ann: LocalPlayer) -> None:
    new = {"game": "cartagena", "seats": 2, "options": {"variant": "jamaica"}, "lots": False}
    ann.page.goto(f"{ann.url}/t/{ann.ask('/tables', 'POST', new)['table']}")
    ann.page.get_by_label("Another player on this device").fill("Bob")
    ann.page.get_by_role("button", name="Add player").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait(lambda table: table["stage"] == "playing")


def end_turn(ann: LocalPlayer, seat: int) -> None:
    while (table := ann.look_as(seat))["actions"]:
        ann.press(table, ann.choose(table), seat)
    ann.page.locator(".curtain").wait_for()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_curtain_falls_between_turns(ann: LocalPlayer) -> None:
    sit_down_with_bob(ann)
    for seat, name in enumerate(["Sailor", "Bob"]):
        if seat:
            ann.page.get_by_role("button", name=f"I’m {name}").click()
        end_turn(ann, seat)
        for hidden in (".logbook", ".board", ".tray"):
            expect(ann.page.locator(hidden)).to_have_count(0)
        expect(ann.page.get_by_role("button", name="Log")).to_have_count(0)
    # Nobody knows who has opened the page again.
    ann.page.reload()
    expect(ann.page.locator(".curtain")).to_be_visible()


@pytest.mark.parametrize("size", ["phone"])
def test_the_way_back_leads_to_nothing_that_another_was_shown(ann: LocalPlayer) -> None:
    sit_down_with_bob(ann)
    end_turn(ann, 0)
    ann.page.get_by_role("button", name="I’m Bob").click()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("link", name="Replay the game so far").click()
    ann.page.get_by_role("button", name="I’m Bob").click()
    expect(ann.page.locator(".board")).to_be_visible()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save this game").click()
    assert json.loads(Path(saved.value.path()).read_bytes())["table"]["me"] == 1
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.page.get_by_role("button", name="I’m Bob").click()
    end_turn(ann, 1)
    ann.page.get_by_role("button", name="I’m Sailor").click()
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="Only for Bob")).to_be_visible()
    expect(ann.page.locator(".board")).to_have_count(0)
