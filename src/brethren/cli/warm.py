"""`brethren warm`: compile everything once and keep it, so that nobody waits for it later."""

import os
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING

import click

from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from pathlib import Path

    from brethren.game import Game


@click.command()
@click.option("--rules", is_flag=True, help="The rule books alone, without bots and batches.")
@click.option("--tables", is_flag=True, help="What `brethren serve` needs, without playouts and batches.")
@click.option("--for-a-wheel", is_flag=True, help="Everything, into a folder of its own; says which.", hidden=True)
def warm(rules: bool, tables: bool, for_a_wheel: bool) -> None:
    """Compile the games and keep the result; quick when that is done already."""
    if for_a_wheel:
        click.echo(_compiled_for_a_wheel())
    else:
        _compile(rules, tables)


def _compiled_for_a_wheel() -> "Path":
    """A wheel contains only kernels of its own sources. They are also kept for the next wheel of the same sources."""
    from brethren.kernel import cache

    before = cache.folder()
    folder = before / f"wheel-{cache.package_digest()[:16]}"
    os.environ.update(BRETHREN_COMPILED=str(folder), BRETHREN_COMPILED_BEFORE=str(before))
    if not cache.describes(folder):
        _compile(rules=False, tables=False)
        cache.write_about(folder)
    return folder


def _compile(rules: bool, tables: bool) -> None:
    from brethren.games import GAMES
    from brethren.kernel import sweep, why_not_shipped

    begun = time.perf_counter()
    if why := why_not_shipped():
        click.echo(f"The compiled code in this package cannot be used here. {why}. So it is compiled now.")
    # A process for each game: games share no compiled code.
    processes = ProcessPoolExecutor(min(len(GAMES), os.cpu_count() or 1), get_context("spawn"))
    with progress_bar() as bar, processes as pool:
        task = bar.add_task("", total=len(GAMES))
        waiting = {pool.submit(_warm, key, rules, tables): game.title for key, game in GAMES.items()}
        while waiting:
            bar.update(task, description=", ".join(waiting.values()))
            for game_done in wait(waiting, return_when=FIRST_COMPLETED).done:
                game_done.result()
                del waiting[game_done]
                bar.advance(task)
    sweep()
    click.echo(f"{', '.join(GAMES)}: ready after {time.perf_counter() - begun:.1f} s")


def _warm(key: str, rules: bool, tables: bool) -> None:
    from brethren.games import GAMES
    from brethren.server.rehearsal import compile_for_tables, compile_rules

    if rules:
        compile_rules(GAMES[key])
    else:
        compile_for_tables(key)
    if not tables:
        _playouts(GAMES[key])
    if not tables and not rules:
        _batches(GAMES[key])


def _playouts(game: "Game") -> None:
    from brethren.cli.playout_totals import play_chunk

    game.random_playout(game.start(), 0)
    play_chunk(game, game.min_seats, game.choices(game.min_seats, {}), 0, range(1))


def _batches(game: "Game") -> None:
    """Compile batches, if the extra that they need is installed."""
    with suppress(ModuleNotFoundError):
        from brethren.research.batch import Batch

        batch = Batch(game.key, game.min_seats, 1, 0)
        batch.step(batch.random_actions())
