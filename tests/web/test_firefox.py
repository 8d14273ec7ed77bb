"""Tables on the device, in Firefox. Every page makes its workers anew, and each of them has to come to life."""

from collections.abc import Iterator

import pytest

from tests.long_run import LONG
from tests.server.server_process import ServerProcess
from tests.web.firefox import Firefox, firefox
from tests.web.local_player import LISTEN

GAMES = ("tortuga", "cartagena", "battle")
TIMES = 20 if LONG else 1
DECISIONS = 3


PREFER = """() => {
  if (location.protocol === 'http:')
    localStorage.setItem('brethren', JSON.stringify({ device: true, text: true, level: 'captain' }))
}"""
"""Games on the device, and the text board, whose buttons are found by themselves."""


@pytest.fixture(scope="module")
def page() -> Iterator[Firefox]:
    with firefox() as found:
        found.prepare(LISTEN)
        found.prepare(PREFER)
        yield found


def begin(page: Firefox, url: str, game: str) -> None:
    page.go(url)
    page.click(f".games > :nth-child({GAMES.index(game) + 1}) button.brass")
    page.wait("() => location.pathname.startsWith('/t/local-')")


ASKED = """heard => {
  const { times, tables: { 0: table } } = window.overheard
  if (times.length <= heard || !table) return null
  return table.result ? 'over' : table.actions.length > 0 && 'asked'
}"""
"""Something has happened since, and it's for the player to go on."""


def play(page: Firefox, most: int = 1_000) -> str:
    """To the end, or for so many decisions: what has become of it."""
    found: str = page.wait(ASKED, 0)
    for _ in range(most):
        if found == "over":
            break
        heard = page.evaluate("() => window.overheard.times.length")
        page.click(".can [data-action]")
        found = page.wait(ASKED, heard)
    return found


@pytest.mark.parametrize("game", GAMES * TIMES)
def test_captains_move(service: ServerProcess, page: Firefox, game: str) -> None:
    begin(page, service.url, game)
    assert play(page, DECISIONS) == "asked"
    assert not page.complaints


def test_a_whole_game(service: ServerProcess, page: Firefox) -> None:
    begin(page, service.url, "battle")
    assert play(page) == "over"
    assert not page.complaints
