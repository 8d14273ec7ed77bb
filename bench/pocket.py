"""The engine in a browser beside the same engine in native code: how fast its search is, how large it is; and tables on
the device with a processor four times as slow, and how well the captain plays there."""

import argparse
import gzip
import json
import platform
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from os import kill
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread

from playwright.sync_api import Browser, sync_playwright

from bench.engine import SEED
from bench.results import cpu_model, table, write_section
from bench.searches import middle_of
from bench.web import WATCH_BOARD
from brethren.bots import LEVELS, Bot, Budget, Choice, bot
from brethren.bots.arena import Entrant, compete
from brethren.bots.player import judge_of
from brethren.bots.search import Search, Thinker
from brethren.bots.standing import standings
from brethren.game import Game, State
from brethren.games import GAMES
from tests.engine.engines import Browsed, chromium
from tests.web.local_player import LocalPlayer
from tests.web.service import CHROMIUM, running

ENGINE = Path("dist/engine")
RECORDS = Path("tests/table/records")
REPETITIONS = 7
SIMULATIONS = 10_000
SLOWER = 4
SLICE = 0.008
"""Seconds: of each, a processor that is so much slower works for one part."""
DECISIONS = 12
MATCHES = 100
"""Against the native captain, of each game."""
SHARE = 0.05
"""Of the captain's second, for both, unless another is asked for."""

SEARCH = """async ({ key, view, seat, simulations, repetitions, seed }) => {
  const { load, Search } = await import('/engine/engine/src/index.js')
  const search = new Search(await load(await fetch(`/engine/${key}.wasm`)))
  const state = Uint8Array.from(view.match(/../g), (byte) => parseInt(byte, 16))
  return Array.from({ length: repetitions + 1 }, () => {
    search.begin(state, BigInt(seed))
    const begun = performance.now()
    search.think(seat, simulations)
    return (1000 * simulations) / (performance.now() - begun)
  }).slice(1)
}"""


def in_browser(page: Browsed, key: str, seats: int) -> float:
    """Simulations in a second: the best of several runs, since other processes can only slow it down."""
    game = GAMES[key]
    state, seat = middle_of(game, seats)
    view = game.view(state, seat).tobytes().hex()
    question = {"key": key, "view": view, "seat": seat, "simulations": SIMULATIONS}
    speeds: list[float] = page.page.evaluate(SEARCH, {**question, "repetitions": REPETITIONS, "seed": SEED})
    return max(speeds)


def native(key: str, seats: int) -> float:
    game = GAMES[key]
    state, seat = middle_of(game, seats)
    search = Search(game, judge_of(game), Budget(simulations=SIMULATIONS))
    speeds = []
    for _ in range(1 + REPETITIONS):
        thinker = Thinker(search, game.view(state, seat), SEED)
        begun = time.perf_counter()
        thinker.think(seat, search.budget)
        speeds.append(SIMULATIONS / (time.perf_counter() - begun))
    return max(speeds[1:])


@dataclass(frozen=True)
class Captain:
    """Makes a captain with so many trees, each on a core of its own."""

    trees: int

    def __call__(self, game: Game) -> Bot:
        return Trees(bot(game, "captain"), self.trees)


@dataclass(frozen=True)
class Trees:
    """Several bots that think apart, put together as web/src/device/together.ts does it."""

    bot: Bot
    number: int

    @property
    def budget(self) -> Budget:
        return self.bot.budget

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        found = [self.bot.choose(view, seat, budget, seed ^ place) for place in range(self.number)]
        if proven := [each for each in found if each.exact]:
            return proven[0]
        visits = Counter[int]()
        for each in found:
            visits.update({thought.action: thought.visits for thought in each.thoughts})
        return Choice(visits.most_common(1)[0][0])


def against_native(key: str, native: float, here: float, matches: int, share: float) -> list[str]:
    """With as many simulations as either has time for: the same number and seed give the same tree everywhere, so this
    can be played here, and whatever else this machine does changes nothing."""
    game, seconds = GAMES[key], share * (LEVELS["captain"].budget.seconds or 0)
    ours, theirs = round(here / SLOWER * seconds), round(native * seconds)
    entrants = {
        "device": Entrant(Captain(2), Budget(simulations=ours)),
        "native": Entrant(Captain(1), Budget(simulations=theirs)),
    }
    played = list(compete(game, 2, {}, entrants, matches // 2, SEED))
    found = next(standing for standing in standings(played) if standing.bot == "device")
    counted = [f"{share:.0%}", f"2 x {ours:,}", f"{theirs:,}", f"{found.games}"]
    return [game.title, *counted, f"{found.share:.0%}", f"{found.low:.0%} to {found.high:.0%}"]


def packed(*files: Path) -> float:
    """Kilobytes, each file compressed."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """Stop the processes of this browser's pages, workers included, for most of the time."""
    wire = browser.new_browser_cdp_session()
    found = wire.send("SystemInfo.getProcessInfo")["processInfo"]
    pages, ended = [each["id"] for each in found if each["type"] == "renderer"], Event()

    def tell(what: signal.Signals) -> None:
        for page in pages:
            kill(page, what)

    def stop_and_go() -> None:
        while not ended.wait(SLICE / SLOWER):
            tell(signal.SIGSTOP)
            time.sleep(SLICE * (SLOWER - 1) / SLOWER)
            tell(signal.SIGCONT)

    thread = Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
        tell(signal.SIGCONT)


def at_a_table(browser: Browser, url: str) -> list[list[str]]:
    """Battle against a captain, with no motion: from a tap to the painted board, and how long the captain takes."""
    ann = LocalPlayer(browser, url)
    ann.page.goto(url)
    ann.page.evaluate("() => localStorage.setItem('brethren', JSON.stringify({ device: true, level: 'captain' }))")
    ann.page.reload()
    ann.begin("battle")
    taps, moves = list[float](), list[float]()
    with slowed(browser):
        while len(moves) < DECISIONS or len(taps) < DECISIONS // 3:
            now = ann.wait(lambda table: bool(table["actions"] or table["result"]))
            if now["result"]:
                break
            ann.see()
            heard = ann.page.evaluate("() => window.overheard.times.length")
            action = next((each for each in now["actions"] if each["verb"] == "head"), None) or ann.choose(now)
            ann.page.evaluate(WATCH_BOARD)
            ann.press(now, action)
            if action["verb"] == "head":
                ann.page.wait_for_function("() => window.painted !== null")
                taps.append(ann.page.evaluate("() => window.painted - window.tapped"))
            ann.wait(lambda table: bool(table["actions"] or table["result"]))
            times = ann.page.evaluate("since => window.overheard.times.slice(since)", heard)
            moves += [(after - before) / 1000 for before, after in pairwise(times)]
    ann.context.close()
    slower = f"{SLOWER} times slower"
    return [
        [f"tap to painted board, {slower} (median of {len(taps)})", f"{median(taps):.0f} ms", "under 150 ms"],
        [f"captain's decision, {slower} (median of {len(moves)})", f"{median(moves):.2f} s", "under 1.5 s"],
        [f"captain's decision, {slower} (longest)", f"{max(moves):.2f} s", ""],
    ]


def reviews(browser: Browser, url: str) -> list[list[str]]:
    ann = LocalPlayer(browser, url)
    ann.page.goto(url)
    ann.page.evaluate("() => localStorage.setItem('brethren', JSON.stringify({ device: true }))")
    ann.page.reload()
    ann.begin("battle")
    rows = []
    for name in ("battle-single", "cartagena-tortuga-2", "tortuga-2"):
        record = json.loads((RECORDS / f"{name}.json").read_text())
        begun = time.perf_counter()
        review = ann.ask("/reviews", "POST", record)["review"]
        while not ann.ask(f"/reviews/{review}?from=100000")["end"]:
            ann.page.wait_for_timeout(200)
        took = time.perf_counter() - begun
        rows.append([f"review of {name} ({len(record['log'])} steps), two workers", f"{took:.1f} s", "under 30 s"])
    ann.context.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="against the native captain, of each game")
    parser.add_argument("--share", type=float, default=SHARE, help="of the captain's second, for both in these matches")
    asked = parser.parse_args()
    bindings = sorted((ENGINE / "engine").rglob("*.js"))
    modules = {key: ENGINE / f"{key}.wasm" for key in GAMES}
    rows, strength = [], []
    with TemporaryDirectory() as folder, chromium(Path(folder)) as page:
        assert isinstance(page, Browsed)
        for key, module in modules.items():
            seats = GAMES[key].min_seats
            ahead, here = native(key, seats), in_browser(page, key, seats)
            size = f"{module.stat().st_size / 1000:.0f} / {packed(module):.0f} kB"
            shown = [f"{ahead:,.0f}", f"{here:,.0f}", f"{here / ahead:.0%}", size]
            rows.append([GAMES[key].title, f"{seats} seats", *shown])
            strength.append(against_native(key, ahead, here, asked.matches, asked.share))
    with running() as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=list(CHROMIUM.arguments))
        figures = at_a_table(browser, service.url) + reviews(browser, service.url)
        browser.close()
    one = max(packed(module, *bindings) for module in modules.values())
    figures += [
        ["module and bindings, compressed, largest game", f"{one:.0f} kB", "60 kB"],
        ["the same, all games", f"{packed(*modules.values(), *bindings):.0f} kB", "150 kB"],
    ]
    header = ["game", "", "native, simulations/s", "Chromium", "share", "module / gzip"]
    searches = f"{REPETITIONS} searches of {SIMULATIONS:,} simulations from the middle of a game"
    body = f"""{date.today()}, {cpu_model()}, Python {platform.python_version()}:
`make bench-pocket`. The best of {searches}; to reach: 60 % of the native speed.

{table(header, rows)}

Tables on the device. "{SLOWER} times slower": all processes of the page are stopped for three quarters of the time.

{table(["what", "measured", "to reach"], figures)}

The captain on the device, {SLOWER} times slower, with a tree on each of two cores, against the native captain with one
tree; two seats, rotated with the same luck. Each has as many simulations for a decision as the speeds above give it in
a share of its second: with all of it these matches would take hours. How they would end then is not measured.

{table(["", "share", "device", "native", "games", "won by the device", "95 % interval"], strength)}"""
    write_section("The engine in V8", body)
    print(body)


if __name__ == "__main__":
    main()
