"""The engine as WebAssembly beside the same engine in native code: how fast its search is in V8, how large it is."""

import gzip
import json
import platform
import subprocess
import time
from datetime import date
from pathlib import Path
from statistics import median

from bench.engine import SEED
from bench.results import cpu_model, table, write_section
from bench.searches import middle_of
from brethren.bots import Budget
from brethren.bots.player import judge_of
from brethren.bots.search import Search, Thinker
from brethren.games import GAMES

ENGINE = Path("dist/engine")
REPETITIONS = 7
SIMULATIONS = 10_000
TARGETS = {"speed": 0.6, "one game": 60, "all": 150}

PROGRAM = """
import { readFile } from 'node:fs/promises'
import { load, Search } from %s
const [file, view, seat, simulations, repetitions] = process.argv.slice(2)
const search = new Search(await load(await readFile(file)))
for (let time = 0; time <= +repetitions; time++) {
  search.begin(new Uint8Array(Buffer.from(view, 'hex')), %dn)
  const begun = process.cpuUsage()
  search.think(+seat, +simulations)
  if (time) console.log((1e6 * simulations) / process.cpuUsage(begun).user) // the first warms up
}
"""


def in_node(key: str, seats: int) -> float:
    """Simulations in a second."""
    game = GAMES[key]
    state, seat = middle_of(game, seats)
    view = game.view(state, seat).tobytes().hex()
    script = PROGRAM % (json.dumps((ENGINE / "engine/src/index.js").absolute().as_uri()), SEED)
    arguments = [str(ENGINE / f"{key}.wasm"), view, str(seat), str(SIMULATIONS), str(REPETITIONS)]
    command = ["node", "--input-type=module", "-", *arguments]
    done = subprocess.run(command, input=script, capture_output=True, text=True, check=True)
    return median(map(float, done.stdout.split()))


def native(key: str, seats: int) -> float:
    game = GAMES[key]
    state, seat = middle_of(game, seats)
    search = Search(game, judge_of(game), Budget(simulations=SIMULATIONS))
    speeds = []
    for _ in range(1 + REPETITIONS):
        thinker = Thinker(search, game.view(state, seat), SEED)
        begun = time.process_time()
        thinker.think(seat, search.budget)
        speeds.append(SIMULATIONS / (time.process_time() - begun))
    return median(speeds[1:])


def packed(*files: Path) -> float:
    """Kilobytes, each file compressed."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000


def main() -> None:
    bindings = sorted((ENGINE / "engine").rglob("*.js"))
    modules = {key: ENGINE / f"{key}.wasm" for key in GAMES}
    rows = []
    for key, module in modules.items():
        seats = GAMES[key].min_seats
        ahead, here = native(key, seats), in_node(key, seats)
        size = f"{module.stat().st_size / 1000:.0f} / {packed(module):.0f} kB"
        rows.append([GAMES[key].title, f"{seats} seats", f"{ahead:,.0f}", f"{here:,.0f}", f"{here / ahead:.0%}", size])
    header = ["game", "", "native, simulations/s", "V8", "share", "module / gzip"]
    one = max(packed(module, *bindings) for module in modules.values())
    searches = f"{REPETITIONS} searches of {SIMULATIONS:,} simulations from the middle of a game"
    how = f"Median of {searches}, per second of processor time."
    small = f"{one:.0f} kB for the largest game, {packed(*modules.values(), *bindings):.0f} kB for all"
    body = f"""{date.today()}, {cpu_model()}, Node {_node()}, Python {platform.python_version()}:
`make bench-pocket`. {how}

{table(header, rows)}

Module and bindings, compressed: {small}.
To reach: {TARGETS["speed"]:.0%} of the native speed, {TARGETS["one game"]} kB, {TARGETS["all"]} kB."""
    write_section("The engine in V8", body)
    print(body)


def _node() -> str:
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip().lstrip("v")


if __name__ == "__main__":
    main()
