"""What happened, told on the board and in the log at once; and what can be pressed meanwhile."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.sailor import Sailor

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


def test_the_log_is_in_step_with_the_board(sailor: Callable[..., Sailor]) -> None:
    ann = sailor("desktop", reduced_motion="no-preference", seed=2)
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    table = ann.wait_at_table()
    skip, turn = ann.page.get_by_role("button", name="Skip"), ann.page.locator("header .mine")
    turn.wait_for()
    ann.page.evaluate(WATCH)
    for _ in range(3):
        ann.press(table, table["actions"][0])
        table = ann.wait(lambda table: bool(table["actions"] or table["result"]))
        turn.wait_for()
    seen = ann.page.evaluate("window.seen")
    assert seen["told"] > 3
    assert seen["ahead"] == []

    # Whoever skips sees all of it at once.
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
