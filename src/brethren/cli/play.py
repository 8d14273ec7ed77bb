"""`brethren play`: a game in the terminal."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from brethren.cli.arguments import SEED, agreed, bot_named, game_argument, options_option, seats_option

if TYPE_CHECKING:
    from brethren.game import Game


@click.command()
@game_argument
@seats_option
@click.option("--seat", type=int, default=0, show_default=True, metavar="MINE", help="The seat that you take.")
@click.option("--seed", type=SEED, metavar="S", help="The same seed, the same chance events.")
@options_option
@click.option(
    "--level", default="gunner", show_default=True, metavar="BOT", callback=bot_named, help="How well the others play."
)
@click.pass_context
def play(
    ctx: click.Context,
    game: "Game",
    seats: int | None,
    seat: int,
    seed: int | None,
    pairs: Sequence[str],
    level: str,
) -> None:
    """Play GAME against bots."""
    from brethren.bots import bot
    from brethren.cli.sitting import Sitting

    seats, options = agreed(game, seats, pairs)
    if not 0 <= seat < seats:
        raise click.BadParameter(f"the seats are 0 to {seats - 1}, not {seat}", param_hint="--seat")
    seed = int.from_bytes(os.urandom(4)) if seed is None else seed
    click.echo(f"{game.title}, by {game.credits}. You sit on seat {seat} of {seats}.")
    try:
        if not Sitting(game, game.start(seats, **options), seat, seed, bot(game, level)).play():
            click.echo("You leave the table. Fair winds!")
    except EOFError:
        click.echo("\nThe input ended before the game did. Fair winds!")
        ctx.exit(1)
    click.echo(f"The seed was {seed}.")
