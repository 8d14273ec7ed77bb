"""The page of results: each bench rewrites its own section and leaves the others alone."""

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

PAGE = Path(__file__).with_name("results.md")
TITLE = "# Results\n"
Pace = TypeVar("Pace")


def run(heading: str, about: str | None, report: Callable[[Pace], str], thorough: Pace, quick: Pace) -> None:
    """The command of a bench: measure, print, and write the section, except with --quick."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--quick", action="store_true", help="few tables, printed only: to try the bench itself")
    pace = quick if parser.parse_args().quick else thorough
    text = report(pace)
    print(text)
    if pace is thorough:
        write_section(heading, text)


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
    """The name of the processor."""
    found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found[1] if found else "unknown processor"
