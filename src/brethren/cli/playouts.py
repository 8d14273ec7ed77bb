"""`brethren playouts`: whole games of random play, and their results."""

import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from brethren.cli.arguments import SEED, agreed, game_argument, options_option, seats_option
from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from brethren.game import Game


@click.command()
@game_argument
@seats_option
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, metavar="K", help="Games to play.")
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="S", help="The same seed, the same games.")
@click.option("--threads", type=click.IntRange(1), metavar="T", help="By default one for each processor.")
@options_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def playouts(
    game: "Game", seats: int | None, games: int, seed: int, threads: int | None, pairs: Sequence[str], as_json: bool
) -> None:
    """Play whole games of GAME by uniformly random actions."""
    from brethren.cli.playout_totals import play_games

    seats, options = agreed(game, seats, pairs)
    threads = threads or os.cpu_count() or 1
    with progress_bar() as bar:
        tally, seconds = play_games(game, seats, game.choices(seats, options), seed, games, threads, bar)
    figures = {
        "game": game.key,
        "seats": seats,
        "options": {name: options.get(name, allowed[0]) for name, allowed in game.options.items()},
        "seed": seed,
        "games": games,
        "steps": tally.steps,
        "mean_length": tally.steps / games,
        "wins": tally.wins.tolist(),
        "endings": dict(zip(game.endings[1:], tally.endings.tolist()[1:], strict=True)),
        "speed": {"seconds": seconds, "steps_per_second": tally.steps / seconds, "threads": threads},
    }
    if as_json:
        click.echo(json.dumps(figures, indent=2))
    else:
        _show(figures)


def _show(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    for line in _lines(figures):
        table.add_row(*line)
    Console(highlight=False).print(table)


def _lines(figures: dict[str, Any]) -> list[tuple[str, ...]]:
    games, speed = figures["games"], figures["speed"]
    return [
        ("games", f"{games:,}"),
        ("steps", f"{figures['steps']:,}"),
        ("steps per second", f"{speed['steps_per_second']:,.0f}"),
        ("mean length", f"{figures['mean_length']:,.1f}"),
        *((f"seat {seat} wins", f"{wins:,.1f}", f"{wins / games:.1%}") for seat, wins in enumerate(figures["wins"])),
        *((f"ended: {name}", f"{count:,}", f"{count / games:.1%}") for name, count in figures["endings"].items()),
    ]
