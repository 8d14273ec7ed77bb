"""`brethren puzzles`: positions in which one choice is clearly best, from matches among strong bots."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import click

from brethren.cli.arguments import SEED, game_argument
from brethren.cli.processes import in_order
from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from brethren.game import Game
    from brethren.review.puzzle import Puzzle


@click.command()
@game_argument
@click.option("--number", type=click.IntRange(1), default=200, show_default=True, help="Of puzzles, at least.")
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="S", help="The same seed, the same puzzles.")
@click.option("--processes", type=click.IntRange(1), metavar="P", help="By default one for each processor.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="By default the file that players get.")
def puzzles(game: "Game", number: int, seed: int, processes: int | None, out: Path | None) -> None:
    """Make puzzles of GAME, and add them to those in the file. Each is confirmed with a hundred times the budget of a
    review, so this takes an hour. Those that are there already get the reasons of today's judge."""
    from brethren.bots.player import player
    from brethren.review.puzzle import read, written
    from brethren.review.puzzle_maker import explained

    out = out or player(game).puzzles
    if out is None:
        raise click.UsageError(f"{game.title} says no file for its puzzles: name one with --out")
    found = [explained(game, puzzle) for puzzle in read(out.read_bytes())] if out.exists() else []
    out.write_bytes(b"".join(map(written, found)))
    with progress_bar() as bar, out.open("ab") as file:
        task = bar.add_task(game.title, total=number, completed=len(found))
        for puzzle in _new(game, found, number, seed, processes):
            file.write(written(puzzle))
            file.flush()
            bar.advance(task)
    click.echo(f"written to {out}")


def _new(game: "Game", found: "list[Puzzle]", number: int, seed: int, processes: int | None) -> "Iterator[Puzzle]":
    """New puzzles, from the match after the last in which puzzles were found."""
    if len(found) >= number:
        return
    first = max([seed, *(puzzle.match + 1 for puzzle in found)])
    for made in in_order(partial(_made, game.key), count(first), processes):
        fresh = [puzzle for puzzle in made if all(puzzle.position != other.position for other in found)]
        found += fresh
        yield from fresh
        if len(found) >= number:
            return


def _made(key: str, match: int) -> "list[Puzzle]":
    from brethren.games import GAMES
    from brethren.review.puzzle_maker import made

    return made(GAMES[key], match)
