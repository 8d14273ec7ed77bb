"""Whatever is refused, a player reads why in words."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = [*ROOT.glob("src/brethren/table/*.py"), *ROOT.glob("src/brethren/server/*.py")]
REASON = re.compile(r"""(?:Refused|Problem)\(\s*(?:"([a-z ]+)" if [^,]*? else )?"([a-z ]+)",""")


def reasons() -> list[str]:
    found = (reason for source in SOURCES for pair in REASON.findall(source.read_text()) for reason in pair)
    return sorted({reason for reason in found if reason})


def test_the_sources_are_understood() -> None:
    assert {"over", "not started", "stale", "our fault", "too often"} <= set(reasons())


@pytest.mark.parametrize("reason", reasons())
def test_there_are_words_for_every_reason(reason: str) -> None:
    words = "".join(file.read_text() for file in (ROOT / "web/src/words/en").glob("*.ftl"))
    assert re.search(rf"^problem-{reason.replace(' ', '-')} = ", words, re.MULTILINE)
