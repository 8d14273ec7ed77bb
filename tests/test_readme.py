"""The README's examples do what they say."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_run() -> None:
    text = README.read_text()
    blocks = [block for block in re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE) if ">>>" in block]
    assert blocks
    runner = doctest.DocTestRunner()
    for block in blocks:
        runner.run(doctest.DocTestParser().get_doctest(block, {}, README.name, str(README), 0))
    assert runner.summarize().attempted
    assert not runner.summarize().failed
