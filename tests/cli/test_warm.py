"""`brethren warm`: afterwards nothing has to be compiled."""

import subprocess
import sys

from brethren.games import GAMES

THEN_RUN_EVERYTHING = """
import gc
from click.testing import CliRunner
from numba.core.dispatcher import Dispatcher
from brethren.bots import Budget, bot
from brethren.cli import main
from brethren.games import GAMES
from brethren.server.rehearsal import random_game

def run(*arguments, entered=""):
    done = CliRunner().invoke(main, [str(argument) for argument in arguments], input=entered)
    assert done.exit_code == 0
    return done.output

print(run("warm"))
for game in GAMES.values():
    run("playouts", game.key, "--games", 10, "--seats", game.max_seats)
    for name, values in game.options.items():
        for value in values[:3]:
            table = ("--seats", game.max_seats, "--option", f"{name}={value}", "--seed", 1)
            run("play", game.key, *table, "--level", "swab", entered="1\\n2\\n1\\n" * 20 + "q\\n")
    captain = bot(game, "captain", memory=True)
    for state, seat, _ in random_game(game):
        if seat >= 0:
            captain.choose(game.view(state, seat), seat, Budget(simulations=8), 0)
kernels = [kernel for kernel in gc.get_objects() if isinstance(kernel, Dispatcher)]
ours = [kernel for kernel in kernels if kernel.__module__.startswith("brethren.")]
late = {f"{kernel.__module__}.{kernel.__name__}": kernel.stats.cache_misses for kernel in ours}
assert sum(len(kernel.stats.cache_hits) for kernel in ours) > 20, late
assert not any(late.values()), late
"""


def test_it_says_what_is_ready_and_no_other_command_compiles_anything_afterwards() -> None:
    result = subprocess.run([sys.executable, "-c", THEN_RUN_EVERYTHING], check=False, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith(f"{', '.join(GAMES)}: ready after ")
