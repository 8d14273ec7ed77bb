"""`brethren calibrate`: make the chances of reviews as cautious as real results are."""

import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brethren.cli.arguments import SEED, game_argument
from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from brethren.game import Game
    from brethren.review.calibration import Prediction


@click.command()
@game_argument
@click.option("--matches", type=click.IntRange(10), default=200, show_default=True, help="For each kind of table.")
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="S", help="The same seed, the same file.")
@click.option("--processes", type=click.IntRange(1), metavar="P", help="By default one for each processor.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="By default the file that reviews use.")
def calibrate(game: "Game", matches: int, seed: int, processes: int | None, out: Path | None) -> None:
    """Fit the chances that reviews of GAME speak of to who won matches among equal bots."""
    from brethren.bots.player import player
    from brethren.review.calibration import fit, settings, write

    out = out or player(game).calibration
    if out is None:
        raise click.UsageError(f"{game.title} says no file for its calibration: name one with --out")
    tables = list(settings(game))
    jobs = [(game.key, seats, options, seed + number) for seats, options in tables for number in range(matches)]
    found: dict[int, list[Prediction]] = {}
    with progress_bar() as bar, ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        task = bar.add_task(game.title, total=len(jobs))
        for number, predictions in enumerate(pool.map(_predictions, jobs)):
            found.setdefault(number // matches, []).extend(predictions)
            bar.advance(task)
    write(out, {_frozen(*tables[place]): fit(predictions) for place, predictions in found.items()})
    click.echo(f"written to {out}")


def _frozen(seats: int, options: dict[str, Any]) -> tuple[int, tuple[tuple[str, Any], ...]]:
    return seats, tuple(options.items())


def _predictions(job: tuple[str, int, dict[str, Any], int]) -> "list[Prediction]":
    from brethren.games import GAMES
    from brethren.review.sample import predictions

    key, seats, options, seed = job
    return predictions(GAMES[key], seats, options, seed)
