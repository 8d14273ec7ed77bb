"""The page of results: each bench rewrites its own section and leaves the others alone."""

import re
from collections.abc import Sequence
from pathlib import Path

PAGE = Path(__file__).with_name("results.md")
TITLE = "# Results\n"


def write_section(heading: str, body: str) -> None:
    """Put the body under its heading of the second level, in place of what was there before."""
    page = PAGE.read_text() if PAGE.exists() else TITLE
    section = f"## {heading}\n\n{body.strip()}\n"
    old = re.search(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    if old:
        after = page[old.end() :]
        page = page[: old.start()] + section + ("\n" + after if after else "")
    else:
        page = page.rstrip("\n") + "\n\n" + section
    PAGE.write_text(page)


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table whose columns also line up as plain text; all but the first two are numbers."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    rule = ["-" * width if place < 2 else "-" * (width - 1) + ":" for place, width in enumerate(widths)]
    return "\n".join(_line(cells, widths) for cells in (header, rule, *rows))


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (
        cell.ljust(width) if place < 2 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return f"| {' | '.join(padded)} |"


def cpu_model() -> str:
    """The name that the processor gives itself."""
    found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found[1] if found else "unknown processor"
