"""`brethren replay`: the story of a recorded match."""

import json
from typing import TYPE_CHECKING, Any

import click

from brethren.cli.arguments import record_argument

if TYPE_CHECKING:
    from brethren.table.record import Step
    from brethren.wire.records import MatchRecord


@click.command()
@record_argument
@click.option("--seat", type=int, metavar="N", help="Only what this seat knew; by default everything.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def replay(ctx: click.Context, record: "MatchRecord", seat: int | None, as_json: bool) -> None:
    """Tell the story of the match in the file RECORD. (- reads it from the input.)"""
    from brethren.table.record import Contradiction
    from brethren.table.record import replay as steps_of

    if seat is not None and not 0 <= seat < record.seats:
        raise click.BadParameter(f"the seats are 0 to {record.seats - 1}, not {seat}", param_hint="--seat")
    try:
        steps = list(steps_of(record))
    except Contradiction as wrong:
        click.echo(f"This match cannot have gone like that: {wrong}.", err=True)
        ctx.exit(1)
    if as_json:
        click.echo(json.dumps(_facts(record, steps, seat)))
    else:
        _show(record, steps, seat)


def _facts(record: "MatchRecord", steps: list["Step"], seat: int | None) -> dict[str, Any]:
    """`story` has an entry for each one of the record's log: all that happened by it."""
    from brethren.cli.wording import heard
    from brethren.table.record import end_of, game_of

    game, end = game_of(record), end_of(record, steps)
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "players": record.players,
        "story": [heard(step.events, seat) for step in steps],
        "position": game.to_json(end if seat is None else game.view(end, seat)),
        "scores": list(game.scores(end)),
        "ending": record.ending,
        "winners": record.winners,
    }


def _show(record: "MatchRecord", steps: list["Step"], seat: int | None) -> None:
    from brethren.cli.wording import board_lines, end_lines, story_lines
    from brethren.table.record import end_of, game_of

    game, end = game_of(record), end_of(record, steps)
    players = (f"{name} (seat {place})" for place, name in enumerate(record.players))
    click.echo(f"{game.title}, by {game.credits}. Played by {', '.join(players)}.")
    for line in story_lines((event for step in steps for event in step.events), seat):
        click.echo(line)
    click.echo(board_lines(game, end, seat))
    for line in end_lines(game, end, seat):
        click.echo(line)
