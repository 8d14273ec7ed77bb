"""The pages of rules: every rule of the docs, our rulings marked as such, and numbers that keep out of the way."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browser_player import BrowserPlayer

DOCS = Path(__file__).parents[2] / "docs" / "rules"
SHOWN = """all => all.map((one) => {
  const box = (found) => found.getBoundingClientRect()
  const [words, number] = [box(one.querySelector('p')), box(one.querySelector('.number'))]
  return {
    numbers: one.querySelector('.number').textContent.split(', '),
    notes: [...one.querySelectorAll('.ruling')].map((note) => note.textContent.trim()),
    apart: number.top >= words.bottom - 1 || number.left >= words.right,
  }
})"""


def rules_of(game: str) -> dict[str, bool]:
    """Every numbered rule of the docs but the examples: whether some of it is our own ruling."""
    parts = re.split(r"^(?=\*\*[BCT]\d)|^#", (DOCS / f"{game}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    numbered = [(found[1], part) for part in parts if (found := re.match(r"\*\*([BCT][1-6]\.\d+)", part))]
    return {number: "our ruling" in part.lower() for number, part in numbered}


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", ["tortuga", "cartagena", "battle"])
def test_every_rule_is_there_and_ours_are_marked(player: Callable[..., BrowserPlayer], game: str, size: str) -> None:
    ann = player(size)
    ann.page.goto(f"{ann.url}/rules/{game}")
    ann.page.locator(".rule").first.wait_for()
    shown = ann.page.locator(".rule").evaluate_all(SHOWN)
    said = {number for rule in shown for number in rule["numbers"]}
    told = rules_of(game)
    assert len(told) > 12
    assert told.keys() - said == set()
    marked = [rule for rule in shown if any(note.startswith("Our ruling: ") for note in rule["notes"])]
    assert {number for number, ours in told.items() if ours} - {n for rule in marked for n in rule["numbers"]} == set()
    assert [rule for rule in marked if not any(told.get(number) for number in rule["numbers"])] == []
    for rule in shown:
        assert rule["apart"], rule
        assert all(note.startswith(("Our ruling: ", "In the rulebooks: ")) for note in rule["notes"]), rule
