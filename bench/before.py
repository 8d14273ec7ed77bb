"""This version beside an earlier one, in turns, on one machine: python -m bench.before COMMIT

The earlier one is cloned and set up in a folder of its own. Both run the same short programs, each with its own bench.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.results import cpu_model, table, write_section

ROOT = Path(__file__).parents[1]
ALLOWED = 0.95

ENGINE = """
import json
from bench.engine import our_contenders, two_cores
ours = our_contenders(two_cores()[:1])
for _ in range(3):
    for one in ours:
        one.measure(0.2)
print(json.dumps({f"random play, steps/s: {one.name}": one.rate() for one in ours}))
"""
SERVER = """
import json, resource
from bench.server import BRETHREN, CONTESTS, Contender, Pace, make_environment, play
most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
make_environment()
pace = Pace(repetitions=1, tables=(100,), idle=0, warm=3.0, seconds=8.0)
rates = {contest.game: play(Contender(BRETHREN, contest, 100), pace).rate for contest in CONTESTS}
print(json.dumps({f"100 tables, moves/s: {game}": rate for game, rate in rates.items()}))
"""
WEB = """
import json
from playwright.sync_api import sync_playwright
from bench.web import CHROMIUM, answers, first_load, running, usable
with running() as service, sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=list(CHROMIUM.arguments))
    url = service.url
    rows = [*first_load(browser, url), usable(browser, url), *answers(browser, url)]
    browser.close()
print(json.dumps({f"{name}, {text.split()[1]}": float(text.split()[0]) for name, text, _ in rows}))
"""
MORE_IS_BETTER = {"engine": True, "server": True, "web": False}
PROGRAMS = {"engine": ENGINE, "server": SERVER, "web": WEB}


@dataclass
class Figure:
    """The figures of both versions, turn by turn."""

    now: list[float] = field(default_factory=list)
    before: list[float] = field(default_factory=list)

    def gain(self, more_is_better: bool) -> float:
        ratio = median(now / before for now, before in zip(self.now, self.before, strict=True))
        return ratio if more_is_better else 1 / ratio


def take_turns(kind: str, before: Path, turns: int) -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    for turn in range(turns):
        print(f"{kind}, turn {turn + 1} of {turns}", file=sys.stderr, flush=True)
        for name, number in measured(before, PROGRAMS[kind]).items():
            figures.setdefault(name, Figure()).before.append(number)
        for name, number in measured(ROOT, PROGRAMS[kind]).items():
            figures.setdefault(name, Figure()).now.append(number)
    return figures


def measured(checkout: Path, program: str) -> dict[str, float]:
    command = [str(checkout / ".venv/bin/python"), "-c", program]
    done = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    numbers: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return numbers


def rows(kind: str, figures: dict[str, Figure]) -> list[Sequence[str]]:
    gains = {name: figure.gain(MORE_IS_BETTER[kind]) for name, figure in figures.items()}
    return [
        (
            name,
            f"{median(figures[name].before):,.3g}" if kind == "web" else f"{median(figures[name].before):,.0f}",
            f"{median(figures[name].now):,.3g}" if kind == "web" else f"{median(figures[name].now):,.0f}",
            f"{gain:.2f}",
            "reached" if gain >= ALLOWED else "not reached",
        )
        for name, gain in gains.items()
    ]


def set_up(commit: str, folder: Path) -> None:
    if not folder.exists():
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=folder, check=True)
    for checkout in (folder, ROOT):
        subprocess.run(["make", "setup", "site"], cwd=checkout, stdout=sys.stderr, check=True)


def report(commit: str, kinds: Sequence[str], turns: int, folder: Path) -> str:
    set_up(commit, folder)
    found = [row for kind in kinds for row in rows(kind, take_turns(kind, folder, turns))]
    about = (
        f"`python -m bench.before {commit}`, {date.today()}, {cpu_model()}. Medians of {turns} turns of both versions; "
        f"the gain is the median of the ratios within a turn, above 1 where this version is better, to reach {ALLOWED}."
    )
    return f"{about}\n\n{table(('what', commit, 'now', 'gain', ''), found)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--only", choices=PROGRAMS, help="printed only")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--folder", type=Path, help="where the earlier version is, or goes, to be kept")
    chosen = parser.parse_args()
    with TemporaryDirectory() as scratch:
        folder = chosen.folder or Path(scratch) / "before"
        text = report(chosen.commit, [chosen.only] if chosen.only else list(PROGRAMS), chosen.turns, folder.absolute())
    print(text)
    if not chosen.only:
        write_section(f"Beside {chosen.commit}", text)


if __name__ == "__main__":
    main()
