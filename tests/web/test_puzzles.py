"""Puzzles: the one of the day, and all others, on the board or as text."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from brethren.games import GAMES
from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible
from tests.web.test_offline import visit


def test_a_puzzle_is_solved_as_text(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(bypass_csp=True)
    page = ann.page
    puzzle = page.request.get(f"{ann.url}/api/puzzles/battle/0").json()
    wrong = next(action["id"] for action in puzzle["actions"] if action["id"] != puzzle["best"])
    page.goto(f"{ann.url}/puzzles/battle/1?board=text")
    page.locator(f"[data-action='{wrong}']").click()
    expect(page.get_by_text("Not the best:")).to_be_visible()
    assert_accessible(ann, "puzzle")
    page.locator(f"[data-action='{puzzle['best']}']").click()
    expect(page.get_by_text("Yes! That’s it:")).to_be_visible()
    expect(page.get_by_text("proven", exact=True)).to_be_visible()


def test_the_puzzle_of_the_day_is_found_from_the_harbour(player: Callable[..., BrowserPlayer]) -> None:
    ann = player()
    page = ann.page
    page.goto(ann.url)
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.get_by_role("link", name="Puzzle of the day").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")
    expect(page.get_by_text("Find the best choice.")).to_be_visible()


def test_a_puzzle_that_was_solved_is_passed_over(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop", color_scheme="dark", bypass_csp=True)
    page = ann.page
    total = page.request.get(f"{ann.url}/api/puzzles/battle").json()["total"]
    for number in (2, 1):
        puzzle = page.request.get(f"{ann.url}/api/puzzles/battle/{number - 1}").json()
        page.goto(f"{ann.url}/puzzles/battle/{number}?board=text")
        page.locator(f"[data-action='{puzzle['best']}']").click()
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page).to_have_url(re.compile("/puzzles/battle/3$"))
    page.goto(f"{ann.url}/puzzles")
    expect(page.get_by_text(f"2 of {total} solved")).to_be_visible()
    assert_accessible(ann, "puzzles")


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_need_no_network(player: Callable[..., BrowserPlayer], game: str) -> None:
    """The device has the same puzzles as the server, and the same one is today's."""
    ann = player(service_workers="allow")
    visit(ann, "/puzzles")
    page, asked = ann.page, f"{ann.url}/api/puzzles/{game}"
    today, puzzle = page.request.get(asked).json()["today"], page.request.get(f"{asked}/1").json()
    ann.context.set_offline(True)
    page.goto(f"{ann.url}/puzzles/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")
    page.goto(f"{ann.url}/puzzles/{game}/{today + 1}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")
    page.goto(f"{ann.url}/puzzles/{game}/2?board=text")
    page.locator(f"[data-action='{puzzle['best']}']").click()
    expect(page.get_by_text("Yes! That’s it:")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_gives_a_hint_and_its_answer(player: Callable[..., BrowserPlayer], game: str) -> None:
    ann = player()
    page = ann.page
    page.goto(f"{ann.url}/puzzles/{game}/1")
    expect(page.locator("main > .board")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Show me", exact=True).click()
    expect(page.get_by_text("The best choice:")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\d+% chance of winning\."))).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page).to_have_url(re.compile(rf"/puzzles/{game}/2$"))
    expect(page.get_by_text("Find the best choice.")).to_be_visible()
