"""`brethren arena`: bots against bots, and which is better by how much."""

import json
import math
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

from brethren.cli.arguments import SEED, agreed, game_argument, options_option, seats_option
from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from collections.abc import Generator

    from brethren.bots.arena import Entrant, GameResult
    from brethren.game import Game

INTERRUPTED = 130
"""The exit code that a shell expects of a command stopped by Ctrl-C."""


def _named(_ctx: click.Context, _param: click.Parameter, names: str) -> list[str]:
    bots = [name.strip() for name in names.split(",")]
    if len(set(bots)) < 2:
        raise click.BadParameter("it takes two different bots at least, such as captain,gunner")
    return bots


@click.command()
@game_argument
@seats_option
@click.option("--bots", required=True, metavar="A,B,...", callback=_named, help="Who plays: names of bots.")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="K",
    help="Games to play, rounded up to whole deals.",
)
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="S", help="The same seed, the same luck.")
@click.option("--workers", type=click.IntRange(1), metavar="W", help="Processes; by default one for each processor.")
@click.option(
    "--pace",
    type=click.FloatRange(0, 1000, min_open=True),
    default=1.0,
    show_default=True,
    metavar="X",
    help="So many times the time that bots take by themselves.",
)
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: `local`, `auto`, or its address.")
@options_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def arena(
    ctx: click.Context,
    game: "Game",
    seats: int | None,
    bots: list[str],
    games: int,
    seed: int,
    workers: int | None,
    pace: float,
    ray: str | None,
    pairs: Sequence[str],
    as_json: bool,
) -> None:
    """Let bots play GAME against each other.

    They change seats until each has sat everywhere, with the same luck every time: these games are one deal. Fewer
    bots than seats sit down again in turn; of more bots than seats all combinations play.
    """
    from brethren.bots.arena import compete, fair_lineups

    seats, options = agreed(game, seats, pairs)
    entrants = _entrants(game, bots, pace)
    lineups = fair_lineups(bots, seats)
    deals = math.ceil(games / len(lineups))
    games = deals * len(lineups)
    _need("choix", "the arena")
    if ray is not None:
        _need("ray", "--ray")
    contest = compete(game, seats, options, entrants, deals, seed, workers, lineups=lineups, ray=ray)
    try:
        played = _watched(contest, f"{game.title}, {games:,} games", games)
    except ConnectionError as error:
        raise click.ClickException(str(error)) from error
    if played:
        about = {"game": game.key, "seats": seats, "options": _complete(game, options), "seed": seed, "pace": pace}
        _print({**about, **_figures(played, len(lineups))}, as_json)
    if len(played) < games:
        click.echo(f"Stopped after {len(played):,} of {games:,} games.", err=True)
        ctx.exit(INTERRUPTED)


def _need(package: str, what: str) -> None:
    """Check before the first game, not after the last."""
    if find_spec(package) is None:
        raise click.UsageError(f"{what} needs the package {package}, which is not installed: pip install {package}")


def _entrants(game: "Game", bots: Sequence[str], pace: float) -> dict[str, "Entrant"]:
    """The bots of these names, with so many times the time that they take by themselves."""
    from brethren.bots.arena import Entrant
    from brethren.bots.levels import bot

    try:
        return {name: Entrant(partial(bot, name=name), bot(game, name).budget.times(pace)) for name in bots}
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--bots") from error


def _watched(contest: "Generator[GameResult]", title: str, games: int) -> list["GameResult"]:
    """The games as they end. Ctrl-C ends the contest, and what was played until then counts."""
    played = []
    with progress_bar() as bar, closing(contest), suppress(KeyboardInterrupt):
        task = bar.add_task(title, total=games)
        for game in contest:
            played.append(game)
            bar.advance(task)
    return played


def _complete(game: "Game", options: dict[str, Any]) -> dict[str, Any]:
    return {name: options.get(name, allowed[0]) for name, allowed in game.options.items()}


def _figures(played: Sequence["GameResult"], lineups: int) -> dict[str, Any]:
    from brethren.bots.standing import standings

    deals = len({game.deal for game in played})
    results = [asdict(standing) for standing in standings(played)]
    return {"games": len(played), "deals": deals, "lineups": lineups, "results": results}


def _print(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(figures, indent=2))
    else:
        _show(figures)


def _show(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("games", "wins", "share", "95 % interval", "rating", "seconds a decision"):
        table.add_column(heading, justify="right")
    for result in figures["results"]:
        table.add_row(*_line(result))
    console = Console(highlight=False)
    console.print(table)
    console.print(f"\n{figures['games']:,} games: each deal for {figures['lineups']} line-ups, with the same luck.")


def _line(result: dict[str, Any]) -> tuple[str, ...]:
    return (
        result["bot"],
        f"{result['games']:,}",
        f"{result['wins']:,.1f}",
        f"{result['share']:.1%}",
        f"{result['low']:.1%} to {result['high']:.1%}",
        f"{result['rating']:+.0f}",
        f"{result['seconds']:.3f}",
    )
