"""`brethren games`: what can be played, and with which options."""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from brethren.game import Game


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def games(as_json: bool) -> None:
    """List the games and their options."""
    from brethren.games import GAMES

    if as_json:
        click.echo(json.dumps([_facts(game) for game in GAMES.values()], indent=2))
    else:
        _show(GAMES.values())


def _facts(game: "Game") -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "credits": game.credits,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "options": {name: {"default": values[0], "values": list(values)} for name, values in game.options.items()},
    }


def _show(games: Iterable["Game"]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("game", "title", "by", "seats", "options", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for game in games:
        options = "\n".join(_option(name, values) for name, values in game.options.items())
        table.add_row(*map(Text, (game.key, game.title, game.credits, _seats(game), options)))
    Console(highlight=False).print(table)


def _seats(game: "Game") -> str:
    fewest, most = game.min_seats, game.max_seats
    return f"{fewest} to {most}" if fewest < most else f"{fewest}"


def _option(name: str, values: tuple[Any, ...]) -> str:
    first, *others = map(str, values)
    return f"{name}: {', '.join([f'{first} (default)', *others])}"
