"""Arguments of commands: a game, seats, a seed, options. A wrong one gets a sentence, not a traceback."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, BinaryIO

import click

if TYPE_CHECKING:
    from brethren.game import Game
    from brethren.wire.records import MatchRecord


def game_named(_ctx: click.Context, _param: click.Parameter, key: str) -> "Game":
    from brethren.games import GAMES

    if key not in GAMES:
        raise click.BadParameter(f"there is no game {key!r}; there is {', '.join(GAMES)}")
    return GAMES[key]


def bot_named(_ctx: click.Context, _param: click.Parameter, name: str) -> str:
    from brethren.bots import NAMES

    if name not in NAMES:
        raise click.BadParameter(f"there is no bot {name!r}; there is {', '.join(NAMES)}")
    return name


def record_in(_ctx: click.Context, _param: click.Parameter, file: BinaryIO) -> "MatchRecord":
    from brethren.table.record import Unreadable, read

    try:
        with file:
            return read(file.read())
    except Unreadable as wrong:
        raise click.BadParameter(str(wrong)) from wrong


SEED = click.IntRange(0, 2**63 - 1)

game_argument = click.argument("game", metavar="GAME", callback=game_named)
seats_option = click.option("--seats", type=int, metavar="N", help="Seats at the table; by default as few as can play.")
options_option = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="An option of the game; see `brethren games`."
)
record_argument = click.argument("record", metavar="RECORD", type=click.File("rb"), callback=record_in)


def agreed(game: "Game", seats: int | None, pairs: Sequence[str]) -> tuple[int, dict[str, Any]]:
    """The seats and options that are asked for, if the game allows them."""
    seats = game.min_seats if seats is None else seats
    options = _options(game, pairs)
    try:
        game.choices(seats, options)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    return seats, options


def _options(game: "Game", pairs: Sequence[str]) -> dict[str, Any]:
    """What these pairs name. A value that is not allowed stays as it is, for the game to refuse."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"{pair!r} must be written NAME=VALUE", param_hint="--option")
        if name in options:
            raise click.BadParameter(f"{name!r} is given twice", param_hint="--option")
        options[name] = next((allowed for allowed in game.options.get(name, ()) if str(allowed) == value), value)
    return options
