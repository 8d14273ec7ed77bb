"""A match played again, and what is thought of it."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible
from tests.web.test_deal import finished

REVIEWED = 180_000
"""Milliseconds that a review of a short match may take here."""
KEPT = Path(__file__).parents[1] / "table/records/battle-single.json"


def test_a_game_of_the_first_rules_is_refused_with_a_clear_sentence(
    player: Callable[..., BrowserPlayer], tmp_path: Path
) -> None:
    ann = player(bypass_csp=True)
    (older := tmp_path / "older.json").write_text(json.dumps({**json.loads(KEPT.read_text()), "rules": 1}))
    ann.page.goto(f"{ann.url}/replay")
    assert_accessible(ann, "a file to choose")
    ann.page.locator("input[type=file]").set_input_files(older)
    sentence = "This game was played by rules that this version of Brethren doesn’t know."
    expect(ann.page.get_by_text(sentence)).to_be_visible()
    assert_accessible(ann, "a refused file")
    ann.complaints.clear()  # the browser itself reports an answer of 400


def test_a_battle_is_replayed_and_reviewed(
    service: ServerProcess, player: Callable[..., BrowserPlayer], tmp_path: Path
) -> None:
    table, cookie = finished(service, "battle", "mate")
    ann = player(bypass_csp=True)
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    page = ann.page
    page.goto(f"{ann.url}/t/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Replay and review").click()
    page.wait_for_url("**/replay*")

    walk_through(page)
    see_review(page)
    assert_accessible(ann, "replay")

    # A link leads to its moment.
    page.get_by_role("slider").press("End")
    page.get_by_role("button", name="Back one turn").click()
    moment = shown(page)
    expect(page).to_have_url(re.compile(f"#{moment + 1}$"))
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(str(moment))

    # So does a file.
    record = page.request.get(f"{ann.url}/api/tables/{table}/record").json()
    (kept := tmp_path / "record.json").write_text(json.dumps(record))
    page.goto(f"{ann.url}/replay")
    page.locator("input[type=file]").set_input_files(kept)
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    expect(page.get_by_role("heading", name="Luck or skill?")).to_be_visible(timeout=REVIEWED)

    learn_from_mistakes(page, ann.url, table)


def learn_from_mistakes(page: Page, url: str, table: str) -> None:
    """A hint, the answer, and the next one, until there is none."""
    due = page.request.get(f"{url}/api/practice?table={table}").json()["due"]
    page.goto(f"{url}/practice?table={table}")
    for left in range(due, 0, -1):
        expect(page.locator(".about")).to_have_text(f"{left} mistake{'' if left == 1 else 's'} to try again")
        expect(page.get_by_text("Find a better choice.")).to_be_visible()
        page.get_by_role("button", name="Hint", exact=True).click()
        page.get_by_role("button", name="Show me", exact=True).click()
        expect(page.get_by_text("The best choice:")).to_be_visible()
        expect(page.get_by_text("chance of winning instead of")).to_be_visible()
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("All done for now!" if due else "No mistakes here yet.")


def walk_through(page: Page) -> None:
    """By steps, by turns, by keys."""
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Next step").click()
    expect(slider).not_to_have_value("0")
    first = shown(page)
    page.get_by_role("button", name="Forward one turn").click()
    expect(slider).not_to_have_value(str(first))
    second = shown(page)
    assert 0 < first < second
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(str(second))
    assert shown(page) < second
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")


def see_review(page: Page) -> None:
    """The graph, luck and skill, draws; and a mistake, if there was one, on the board."""
    expect(page.get_by_role("heading", name="Luck or skill?")).to_be_visible(timeout=REVIEWED)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("img", name="Each player’s chance of winning")).to_be_visible()
    expect(page.locator(".side dd b")).to_have_count(4)
    expect(page.get_by_role("table", name="Ships found")).to_be_visible()
    chances = page.get_by_role("table", name="Each player’s chance of winning").get_by_role("row")
    assert "100%" in chances.last.inner_text() or "50%" in chances.last.inner_text()
    see_graph(page)
    page.locator(".side select").select_option("all")
    mistakes = page.locator(".side ol > li > button")
    if mistakes.count():
        mistakes.first.click()
        expect(page.locator(".caption")).to_contain_text("Better:")


def see_graph(page: Page) -> None:
    """One point for each turn; the moment under the pointer; every step of one turn."""
    graph = page.get_by_role("img", name="Each player’s chance of winning")
    turns = page.get_by_role("table", name="Each player’s chance of winning").get_by_role("row").count() - 1
    line = graph.locator("path.line").first
    assert len(re.findall("[ML]", line.get_attribute("d") or "")) in (turns, turns + 1)
    page.get_by_role("slider").press("Home")
    box = graph.bounding_box()
    assert box
    expect(page.locator(".when")).to_have_text("Set-up")
    graph.hover(position={"x": box["width"] / 2, "y": 100})
    expect(page.locator(".when")).to_contain_text("Turn")
    expect(graph.locator(".pointed")).to_have_count(1)
    assert shown(page) == 0
    page.get_by_role("heading", name="Luck or skill?").hover()
    expect(graph.locator(".pointed")).to_have_count(0)
    whole = line.get_attribute("d") or ""
    page.get_by_role("button", name="Forward one turn").click()
    page.get_by_role("button", name="Zoom in on this turn").click()
    assert line.get_attribute("d") != whole
    page.get_by_role("button", name="Show the whole game").click()
    expect(line).to_have_attribute("d", whole)


def shown(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())
