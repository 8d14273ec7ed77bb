"""What happened, told on the board and in the log at once; and what can be pressed meanwhile."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.web.browser_player import BrowserPlayer

# What is being told is always the last line of the log. (An event without words has no line.)
WATCH = """() => {
  window.seen = { told: 0, ahead: [] }
  new MutationObserver(() => {
    const told = document.querySelector('p.unseen[aria-live]').textContent
    if (!told) return
    const last = [...document.querySelectorAll('.logbook li:not(.table, .talk) .line')].at(-1)?.textContent.trim()
    window.seen.told += 1
    if (last !== told) window.seen.ahead.push([told, last])
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def test_the_log_is_in_step_with_the_board(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop", reduced_motion="no-preference", seed=2)
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    table = ann.wait_at_table()
    skip, turn = ann.page.get_by_role("button", name="Skip", exact=True), ann.page.locator("header .mine")
    turn.wait_for()
    ann.page.evaluate(WATCH)
    for _ in range(3):
        ann.press(table, table["actions"][0])
        table = ann.wait(lambda table: bool(table["actions"] or table["result"]))
        turn.wait_for()
    seen = ann.page.evaluate("window.seen")
    assert seen["told"] > 3
    assert seen["ahead"] == []

    # Skipping shows all of it at once.
    ann.press(table, table["actions"][0])
    ann.wait(lambda table: bool(table["actions"] or table["result"]))
    if skip.is_visible():
        ann.page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    turn.wait_for()
    lines = ann.page.locator(".logbook li .line").all_inner_texts()
    ann.page.reload()
    turn.wait_for()
    expect(ann.page.locator(".logbook li .line")).to_have_text(lines)


def test_nothing_can_be_pressed_before_the_answer_is_shown(player: Callable[..., BrowserPlayer]) -> None:
    """Though the server's answer may come before the view that it speaks of."""
    ann = player("desktop")
    lines, held, answers = list[WebSocketRoute](), list[str | bytes](), list[str | bytes]()
    holding = False

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            kind = json.loads(message)["kind"]
            if holding and kind == "update":
                held.append(message)
                return
            if holding and kind == "answer":
                answers.append(message)
            line.send(message)

        server.on_message(pass_on)

    ann.page.route_web_socket("**/socket*", hold)
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    ann.page.goto(f"{ann.page.url}?board=text")
    choices = ann.page.locator(".can [data-action]")
    choices.first.wait_for()
    holding = True
    choices.first.click()
    ann.wait(lambda table: bool(answers and held))
    ann.page.evaluate("new Promise(requestAnimationFrame)")
    assert choices.count() == 0
    holding = False
    for message in held:
        lines[-1].send(message)
    choices.first.wait_for()


def test_the_text_boards_focus_goes_back_to_the_list(player: Callable[..., BrowserPlayer]) -> None:
    """What had the focus is gone when it has been pressed: a player at the keyboard must not start again at the top."""
    ann = player("desktop")
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    ann.page.goto(f"{ann.page.url}?board=text")
    for _ in range(2):
        ann.page.locator(".can [data-action]").first.press("Enter")
        expect(ann.page.locator(".can")).to_be_focused()
