"""The examples on our pages do what they say."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_the_examples_run(page: str) -> None:
    text = (ROOT / page).read_text()
    session = "".join(re.findall(r"^```python\n(>>> .*?)^```", text, re.DOTALL | re.MULTILINE))
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(session, {}, page, page, 0))
    assert runner.summarize().attempted > 5
    assert not runner.summarize().failed
