"""What the docs promise about the tests and the rules."""

import json
import re
from pathlib import Path

import pytest

from brethren.games import GAMES

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", sorted(page.stem for page in (ROOT / "docs" / "rules").glob("*.md")))
def test_every_numbered_rule_has_a_test(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
    numbers = set(re.findall(rf"\b({game[0].upper()}\d+\.\d+)\b", page))
    tests = (ROOT / "tests" / "games" / game / "test_rules.py").read_text()
    tested = {f"{a}.{b}".upper() for a, b in re.findall(rf"def test_({game[0]}\d+)_(\d+)_", tests)}
    # The rulebooks' examples are lessons, and every lesson is played by a test.
    lessons = "".join(path.read_text() for path in (ROOT / "src/brethren/lessons" / game).glob("*.json"))
    tested |= set(re.findall(rf"\b({game[0].upper()}7\.\d+)\b", lessons))
    assert numbers
    assert numbers - tested - examples(game) == set()


def examples(game: str) -> set[str]:
    """The rulebooks' examples are files, played by tests/games/test_lessons.py and by newcomers."""
    files = (ROOT / "src" / "brethren" / "lessons" / game).glob("*.json")
    return {
        number for file in files for number in re.findall(r"\b[TCB]7\.\d+\b", json.loads(file.read_text())["rules"])
    }


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_page_on_fairness_is_about_todays_rules() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text()
    (version,) = re.findall(r"this page is about version (\d+) of all three games", page)
    ours = [GAMES[path.stem].version for path in (ROOT / "docs" / "rules").glob("*.md")]
    assert ours == 3 * [int(version)]
    assert f'"rules": {version},' in page
