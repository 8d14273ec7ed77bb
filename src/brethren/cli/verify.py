"""`brethren verify`: the dice of a recorded match, drawn again."""

import json
from typing import TYPE_CHECKING, Any

import click

from brethren.cli.arguments import record_argument

if TYPE_CHECKING:
    from brethren.wire.records import MatchRecord


@click.command()
@record_argument
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def verify(ctx: click.Context, record: "MatchRecord", as_json: bool) -> None:
    """Check the match in the file RECORD: its dice, its moves, its result. (- reads it from the input.)

    The exit code is 1 if something is not as it should be, and 2 if the file is no record. What to compare the
    commitment with, and how to check a record with a program of your own, is in docs/fairness.md.
    """
    from brethren.table.record import Contradiction
    from brethren.table.record import verify as checked

    try:
        found = checked(record)
    except Contradiction as wrong:
        if as_json:
            click.echo(json.dumps({"fair": False, **_seen(record), "step": wrong.step, "difference": str(wrong)}))
        else:
            click.echo(f"NOT as it should be: {wrong}.")
        ctx.exit(1)
    if as_json:
        click.echo(json.dumps({"fair": True, **_seen(record), "draws": found.draws, "decisions": found.decisions}))
    else:
        click.echo(_verdict(record, found.draws, found.decisions))


def _seen(record: "MatchRecord") -> dict[str, Any]:
    """The commitment that the players saw before the game: only they can say whether it is the same."""
    origin = {"origin": record.origin} if record.origin else {}
    return {"table": record.table, **origin, "commitment": record.commitment, "contributions": record.contributions}


ON_DEVICE = (
    "It was played on a device, without a server. The secret was the device's own:\n"
    "this shows that the dice followed from it, not that nobody knew or chose it."
)


def _verdict(record: "MatchRecord", draws: int, decisions: int) -> str:
    start = "was drawn by lot" if record.lots else "was chosen by the host"
    players = enumerate(zip(record.players, record.contributions, strict=True))
    return "\n".join(
        [
            f"All is as it should be: {draws} draws follow from the secret, {decisions} decisions from the rules.",
            f"The start player {start}. The result is right.",
            ON_DEVICE if record.origin else "If this is what you saw before the game, the dice were fair:",
            f"  commitment  {record.commitment}",
            *(f"  seat {seat}      {luck or 'nothing'} from {name}" for seat, (name, luck) in players),
        ]
    )
