"""How a game ended, and where everybody's points come from."""

import re
from collections.abc import Callable

import pytest

from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.test_access import assert_accessible
from tests.web.test_deal import finished

WATCH = """
  window.totals = []
  new MutationObserver(() => {
    const total = document.querySelector('dialog tfoot')?.textContent
    if (total && total !== window.totals.at(-1)) window.totals.push(total)
  }).observe(document, { childList: true, subtree: true, characterData: true })
"""


@pytest.mark.parametrize("game", ["tortuga", "battle"])
def test_where_the_points_come_from(service: ServerProcess, player: Callable[..., BrowserPlayer], game: str) -> None:
    table, cookie = finished(service, game)
    ann = player(bypass_csp=True)
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    ann.page.goto(f"{service.url}/t/{table}")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("table").wait_for()
    rows = [
        [int(re.findall(r"\d+", cell)[-1]) for cell in row.locator("td").all_inner_texts()]
        for row in dialog.locator("tbody tr").all()
    ]
    totals = [int(cell) for cell in dialog.locator("tfoot td").all_inner_texts()]
    assert len(rows) == {"tortuga": 6, "battle": 3}[game]
    assert [sum(seat) for seat in zip(*rows, strict=True)] == totals
    assert sorted(totals) == sorted(ann.look()["scores"])
    assert_accessible(ann, f"result of {game}")


def test_points_are_counted_up_one_line_at_a_time(service: ServerProcess, player: Callable[..., BrowserPlayer]) -> None:
    table, cookie = finished(service, "tortuga")
    ann = player("desktop", reduced_motion="no-preference")
    ann.context.add_cookies([{"name": "brethren", "value": cookie, "url": service.url}])
    ann.page.add_init_script(WATCH)
    ann.page.goto(f"{service.url}/t/{table}")
    ann.page.get_by_role("dialog").locator("tbody tr").first.wait_for()
    ann.page.locator("dialog tr.waits").first.wait_for(state="detached")
    assert len(ann.page.evaluate("window.totals")) > 3
