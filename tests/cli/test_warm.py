"""`brethren warm`: afterwards nobody waits, and old caches are gone."""

import os
import subprocess
import sys
import time
from pathlib import Path

from brethren.cli.warm import DAYS_KEPT, keep
from brethren.games import GAMES
from tests.cli.conftest import Run

THEN_RUN_EVERYTHING = """
import gc
from click.testing import CliRunner
from numba.core.dispatcher import Dispatcher
from brethren.cli import main
from brethren.games import GAMES

def run(*arguments, entered=""):
    assert CliRunner().invoke(main, [str(argument) for argument in arguments], input=entered).exit_code == 0

run("warm")
for game in GAMES.values():
    run("playouts", game.key, "--games", 10, "--seats", game.max_seats)
    for name, values in game.options.items():
        for value in values[:3]:
            table = ("--seats", game.max_seats, "--option", f"{name}={value}", "--seed", 1)
            run("play", game.key, *table, "--level", "swab", entered="1\\n2\\n1\\n" * 20 + "q\\n")
kernels = [kernel for kernel in gc.get_objects() if isinstance(kernel, Dispatcher)]
ours = [kernel for kernel in kernels if kernel.__module__.startswith("brethren.")]
late = {f"{kernel.__module__}.{kernel.__name__}": kernel.stats.cache_misses for kernel in ours}
assert sum(len(kernel.stats.cache_hits) for kernel in ours) > 20, late
assert not any(late.values()), late
"""


def test_it_says_what_is_ready(run: Run) -> None:
    result = run("warm")
    assert result.exit_code == 0
    assert result.output.startswith(f"{', '.join(GAMES)}: ready after ")


def test_no_other_command_compiles_anything_afterwards() -> None:
    result = subprocess.run([sys.executable, "-c", THEN_RUN_EVERYTHING], check=False, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def cache(folder: Path, days: float) -> Path:
    """A cache folder that was last used so many days ago."""
    folder.mkdir()
    (folder / "rules.nbi").write_bytes(b"compiled")
    used = time.time() - days * 24 * 3600
    for path in (folder / "rules.nbi", folder):
        os.utime(path, (used, used))
    return folder


def test_caches_out_of_use_are_removed(tmp_path: Path) -> None:
    mine = cache(tmp_path / ("0" * 16), DAYS_KEPT + 1)
    old = cache(tmp_path / ("1" * 16), DAYS_KEPT + 1)
    fresh = cache(tmp_path / ("2" * 16), DAYS_KEPT - 1)
    strange = cache(tmp_path / "letters", DAYS_KEPT + 1)
    keep(mine)
    keep(mine)
    assert not old.exists()
    assert all(folder.exists() for folder in (mine, fresh, strange))


def test_a_cache_that_was_read_is_in_use(tmp_path: Path) -> None:
    read = cache(tmp_path / ("1" * 16), DAYS_KEPT + 1)
    os.utime(read / "rules.nbi", (time.time(), time.time() - (DAYS_KEPT + 1) * 24 * 3600))
    keep(tmp_path / ("0" * 16))
    assert read.exists()


def test_an_empty_cache_counts_by_its_own_age(tmp_path: Path) -> None:
    empty = tmp_path / ("1" * 16)
    empty.mkdir()
    os.utime(empty, (0, 0))
    keep(tmp_path / ("0" * 16))
    assert not empty.exists()
