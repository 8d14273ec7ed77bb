"""`brethren warm`: compile everything once and keep it, so that nobody waits for it later."""

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from brethren.game import Game, State

DAYS_KEPT = 30
ROOMS_WITH_KERNELS = ("games", "bots", "research")


@click.command()
@click.option("--rules", is_flag=True, help="The rule books alone, without bots and batches.")
def warm(rules: bool) -> None:
    """Compile the games and keep the result; quick when that is done already."""
    from brethren.games import GAMES
    from brethren.kernel import cache_folder

    begun = time.perf_counter()
    # A process for each game: what one compiles is of no use to another.
    processes = ProcessPoolExecutor(min(len(GAMES), os.cpu_count() or 1), get_context("spawn"))
    with progress_bar() as bar, processes as pool:
        task = bar.add_task("", total=len(GAMES))
        waiting = {pool.submit(_warm, key, rules): game.title for key, game in GAMES.items()}
        while waiting:
            bar.update(task, description=", ".join(waiting.values()))
            for game_done in wait(waiting, return_when=FIRST_COMPLETED).done:
                game_done.result()
                del waiting[game_done]
                bar.advance(task)
    for room in ROOMS_WITH_KERNELS:
        keep(cache_folder(room))
    click.echo(f"{', '.join(GAMES)}: ready after {time.perf_counter() - begun:.1f} s")


def _warm(key: str, rules: bool) -> None:
    from brethren.games import GAMES

    for touch in RULES if rules else RULES + MORE:
        touch(GAMES[key])


def _start(game: "Game") -> None:
    game.start()


def _play(game: "Game") -> None:
    for state, seat, action in _random_game(game):
        game.play(state, seat, action)
        break


def _story(game: "Game") -> None:
    for state, seat, action in _random_game(game):
        game.tell(state, seat, action)
        game.move(state, seat, action)
        game.describe(state, seat, action)
        game.described(state, seat)
        break


def _views(game: "Game") -> None:
    game.draw(game.view(game.start(), 0), 0)
    game.survey(game.start(), 0)


def _guesses(game: "Game") -> None:
    game.guess(game.view(game.start(), 0), 0, 0)


def _playouts(game: "Game") -> None:
    from brethren.cli.tally import play_chunk

    end = game.random_playout(game.start(), 0)
    game.winners(end)
    game.scores(end)
    play_chunk(game, game.min_seats, game.choices(game.min_seats, {}), 0, range(1))


def _positions(game: "Game") -> None:
    for state, _, _ in _random_game(game):
        game.from_json(game.to_json(state))


def _bots(game: "Game") -> None:
    from brethren.bots import Budget, bot

    captain = bot(game, "captain", memory=True)
    for state, seat, _ in _random_game(game):
        if seat >= 0:
            captain.choose(game.view(state, seat), seat, Budget(seconds=0.0), 0)


def _batches(game: "Game") -> None:
    """Only where the extra is installed that these need."""
    with suppress(ModuleNotFoundError):
        from brethren.research.batch import Batch

        batch = Batch(game.key, game.min_seats, 1, 0)
        batch.step(batch.random_actions())


RULES: list[Callable[["Game"], None]] = [_start, _play, _story, _views, _guesses, _playouts, _positions]
MORE: list[Callable[["Game"], None]] = [_bots, _batches]


def _random_game(game: "Game") -> Iterator[tuple["State", int, int]]:
    """Each state of one game, with the seat that decides there and what it does."""
    from brethren.game import CHANCE

    random, state = Random(0), game.start()
    while deciding := game.deciding(state):
        seat = deciding[0]
        weights = game.weights(state) if seat == CHANCE else None
        action = random.choices(game.legal(state, seat), weights)[0]
        yield state, seat, action
        state, _ = game.tell(state, seat, action)


def keep(folder: Path) -> None:
    """Mark a cache folder as used now, and remove those of other versions that have not been used for long."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for sibling in folder.parent.iterdir():
        # Another process may be clearing up too.
        with suppress(FileNotFoundError):
            if _is_cache(sibling) and time.time() - _last_used(sibling) > DAYS_KEPT * 24 * 3600:
                shutil.rmtree(sibling)


def _is_cache(folder: Path) -> bool:
    return folder.is_dir() and not folder.is_symlink() and re.fullmatch("[0-9a-f]{16}", folder.name) is not None


def _last_used(folder: Path) -> float:
    """Reading a file counts; looking into a folder, as this does, must not."""
    files = [path.stat() for path in folder.rglob("*") if path.is_file()]
    return max(folder.stat().st_mtime, *(max(file.st_atime, file.st_mtime) for file in files), 0)
