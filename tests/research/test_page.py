"""The examples of docs/research.md do what they say."""

import doctest
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 4
    runner, names = doctest.DocTestRunner(), dict[str, Any]()
    for block in blocks:
        test = doctest.DocTestParser().get_doctest(block, names, PAGE.name, str(PAGE), 0)
        runner.run(test, clear_globs=False)
        names = test.globs
    assert not runner.summarize().failed
