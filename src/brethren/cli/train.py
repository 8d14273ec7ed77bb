"""`brethren train`: a judge learns a game by self-play."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from brethren.cli.arguments import SEED, game_argument
from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from brethren.game import Game


def positions_of_generations(_ctx: click.Context, _param: click.Parameter, value: str) -> tuple[int, ...]:
    try:
        positions = tuple(int(part) for part in value.split(","))
    except ValueError:
        positions = ()
    if not positions or min(positions) < 10_000:
        raise click.BadParameter("it must be numbers of at least 10000, with commas between them")
    return positions


@click.command()
@game_argument
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="S", help="The same seed, the same judge.")
@click.option("--threads", type=click.IntRange(1), metavar="T", help="By default one for each processor.")
@click.option(
    "--positions",
    default="100000,200000,400000",
    show_default=True,
    callback=positions_of_generations,
    metavar="N,N,...",
    help="Positions that each generation keeps and learns from.",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="By default the weights that bots use.")
def train(game: "Game", seed: int, threads: int | None, positions: tuple[int, ...], out: Path | None) -> None:
    """Teach a judge GAME, from games that it plays against itself."""
    from brethren.bots.judge import save
    from brethren.bots.player import player
    from brethren.bots.training import Plan, play, surprise
    from brethren.bots.training import train as learn

    out = out or player(game).weights
    if out is None:
        raise click.UsageError(f"{game.title} says no file for its weights: name one with --out")
    threads = threads or os.cpu_count() or 1
    with progress_bar() as bar:
        task = bar.add_task(game.title, total=1.0)
        judges = learn(
            game, player(game).teacher, Plan(positions), seed, threads, lambda done: bar.update(task, completed=done)
        )
    save(judges, out)
    fresh = play(game, judges, positions[0] // 10, seed + len(positions), threads, lambda _: None)
    by_hand, learned = surprise(fresh, player(game).teacher), surprise(fresh, judges)
    click.echo(f"surprise at new games: by hand {by_hand:.4f}, learned {learned:.4f}")
    click.echo(f"written to {out}")
