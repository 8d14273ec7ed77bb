"""`brethren calibrate`: make the chances of reviews as cautious as real results are."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brethren.cli.arguments import SEED, game_argument
from brethren.cli.processes import in_order
from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from brethren.game import Game
    from brethren.review.sample import Sample

Job = tuple[str, int, dict[str, Any], int]


@click.command()
@game_argument
@click.option(
    "--matches",
    type=click.IntRange(10),
    default=200,
    show_default=True,
    help="At each kind of table for two. Larger ones need fewer, because each match says more.",
)
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="S", help="The same seed, the same file.")
@click.option("--processes", type=click.IntRange(1), metavar="P", help="By default one for each processor.")
@click.option("--samples", type=click.Path(dir_okay=False, path_type=Path), help="Keeps matches for the next time.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="By default the file that reviews use.")
def calibrate(
    game: "Game", matches: int, seed: int, processes: int | None, samples: Path | None, out: Path | None
) -> None:
    """Fit the chances that reviews of GAME speak of to who won matches among equal bots."""
    from brethren.bots.player import player
    from brethren.review.calibration import fit, write

    out = out or player(game).calibration
    if out is None:
        raise click.UsageError(f"{game.title} says no file for its calibration: name one with --out")
    found = {(one.setting, one.seed): one for one in _kept(samples)}
    wanted = dict(_jobs(game, matches, seed))
    jobs = [job for name, job in wanted.items() if name not in found]
    with progress_bar() as bar:
        task = bar.add_task(game.title, total=len(jobs))
        for one in in_order(_sample, jobs, processes):
            found[one.setting, one.seed] = one
            _keep(samples, one)
            bar.advance(task)
    write(out, fit([prediction for name in wanted for prediction in found[name].predictions]))
    click.echo(f"written to {out}")


def _jobs(game: "Game", matches: int, seed: int) -> Iterator[tuple[tuple[str, int], Job]]:
    from brethren.review.calibration import setting_name

    for number in range(seed, seed + matches):
        for seats, options in game.settings():
            if number - seed < 2 * matches // seats:
                yield (setting_name(seats, options), number), (game.key, seats, options, number)


def _sample(job: Job) -> "Sample":
    from brethren.games import GAMES
    from brethren.review.sample import sample

    key, seats, options, seed = job
    return sample(GAMES[key], seats, options, seed)


def _kept(file: Path | None) -> "list[Sample]":
    from brethren.review.sample import read

    return read(file.read_bytes()) if file and file.exists() else []


def _keep(file: Path | None, one: "Sample") -> None:
    from brethren.review.sample import written

    if file:
        with file.open("ab") as samples:
            samples.write(written(one))
