"""Are the dice fair? Asked before the end, after it, of a file, and of all matches; and what one's own came to."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.matches import FOLDER
from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible

PLAY = """
table => new Promise(over => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`)
    line.onmessage = ({ data }) => {
        const { kind, number, table } = JSON.parse(data)
        if (kind !== 'update') return
        if (table.result) line.close(), over()
        else if (table.actions.length) {
            const { id: action } = table.actions[Math.floor(Math.random() * table.actions.length)]
            line.send(JSON.stringify({ do: 'play', id: String(Math.random()), number, action }))
        }
    }
})
"""
"""Play on at random to the end, without pressing anything."""


def test_before_and_after_a_match(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(bypass_csp=True)
    ann.make(game="battle", seats=2, bots={"1": "random"}, lots=True)
    page, table = ann.page, ann.table
    ann.wait(lambda table: table["stage"] == "playing")
    page.wait_for_function("localStorage.getItem('brethren-notes')")
    seal = ann.look()["fairness"]["commitment"]
    page.goto(f"{ann.url}/t/{table}/fair")
    expect(page.get_by_role("status")).to_contain_text("Sealed until the end")
    expect(page.locator("dl")).to_contain_text(seal)
    expect(page.locator("dl")).to_contain_text("from your browser")
    expect(page.locator("summary")).to_have_count(0)
    assert_accessible(ann, "sealed")

    page.evaluate(PLAY, table)
    page.goto(f"{ann.url}/t/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Are the dice fair?").click()
    expect(page.get_by_role("status")).to_contain_text("Everything was fair")
    expect(page.get_by_text("the same ones your browser saved before the game")).to_be_visible()
    expect(page.locator("dl")).to_contain_text(seal)
    page.locator("summary").first.click()
    expect(page.get_by_text("Divided by 12, the remainder is")).to_be_visible()
    assert_accessible(ann, "fair")
    page.get_by_role("link", name="See step").click()
    page.wait_for_url("**/replay#*")
    page.get_by_role("link", name="Are the dice fair?").click()
    expect(page.get_by_role("status")).to_contain_text("Everything was fair")

    page.goto(f"{ann.url}/fair")
    expect(page.get_by_role("table", name="Ships found")).to_contain_text("Spanish three-master")
    assert_accessible(ann, "chance")

    page.goto(f"{ann.url}/me")
    expect(page.get_by_role("table", name="Battle for Tortuga").first).to_contain_text("Drifter")
    assert_accessible(ann, "statistics")
    page.get_by_role("link", name="Battle for Tortuga").click()
    page.wait_for_url(f"**/t/{table}/replay*")


@pytest.mark.parametrize("name", ["tortuga-2", "cartagena-jamaica-3", "battle-match"])
def test_a_file(player: Callable[..., BrowserPlayer], tmp_path: Path, name: str) -> None:
    ann = player("desktop")
    record = json.loads((FOLDER / f"{name}.json").read_text())
    draws = sum(seat < 0 for seat, _ in record["log"])
    assert f"repeated all {draws} draws" in verdict(ann.page, ann.url, tmp_path, record)


def test_a_file_that_was_changed(player: Callable[..., BrowserPlayer], tmp_path: Path) -> None:
    ann = player("desktop")
    record = json.loads((FOLDER / "battle-single.json").read_text())
    swapped = record["secret"][::-1]
    found = verdict(ann.page, ann.url, tmp_path, {**record, "secret": swapped})
    assert "Something’s wrong here" in found
    assert "The secret isn’t the one that was sealed." in found
    draws = sum(seat < 0 for seat, _ in record["log"])
    assert re.search(rf"\d+ of {draws} draws come out differently. The first is step \d", found)
    # The server doesn't take such a file; the browser found out by itself what is wrong with it.
    ann.complaints = [complaint for complaint in ann.complaints if "400" not in complaint]


def verdict(page: Page, url: str, folder: Path, record: dict[str, Any]) -> str:
    """What is said of this record."""
    (kept := folder / "record.json").write_text(json.dumps(record))
    page.goto(f"{url}/replay")
    page.locator("input[type=file]").set_input_files(kept)
    page.get_by_role("button", name="Are the dice fair?").click()
    page.get_by_role("status").wait_for()
    return page.locator("main").inner_text()
