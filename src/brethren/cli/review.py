"""`brethren review`: a recorded match looked at again, by the strongest bot."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from brethren.cli.arguments import record_argument
from brethren.cli.progress import progress_bar

if TYPE_CHECKING:
    from brethren.review import Judged, Review
    from brethren.wire.records import MatchRecord

MAX_SHOWN = 10


@click.command()
@record_argument
@click.option("--simulations", type=click.IntRange(1), help="For each look; by default what the game needs.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--threads", type=click.IntRange(1), default=2, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def review(
    ctx: click.Context, record: "MatchRecord", simulations: int | None, seed: int, threads: int, as_json: bool
) -> None:
    """Say what was luck and what was skill in the match in the file RECORD, and which decisions cost most."""
    from brethren.review import review as reviewed
    from brethren.table.record import Contradiction

    with progress_bar() as bar:
        task = bar.add_task("reviewing", total=len(record.log))
        try:
            found = reviewed(record, simulations, seed, threads, lambda _: bar.advance(task))
        except Contradiction as wrong:
            click.echo(f"This match cannot have gone like that: {wrong}.", err=True)
            ctx.exit(1)
    click.echo(json.dumps(asdict(found)) if as_json else "\n".join(_lines(record, found)))


def _lines(record: "MatchRecord", found: "Review") -> list[str]:
    lines = ["what became of the chances      luck   skill  others  accuracy"]
    for name, account in zip(record.players, found.accounts, strict=True):
        accuracy = "        -" if account.accuracy is None else f"{account.accuracy:>9.0f}"
        lines.append(f"  {name:<26} {account.luck:>+7.0%} {account.skill:>+7.0%} {account.others:>+7.0%} {accuracy}")
    mistakes = found.mistakes()
    lines.append("the dearest decisions:" if mistakes else "no decision cost much.")
    return lines + [_mistake(record, step) for step in mistakes[:MAX_SHOWN]]


def _mistake(record: "MatchRecord", step: "Judged") -> str:
    from brethren.cli.wording import action_line

    assert step.opinion is not None
    cost = step.opinion.loss(step.seat)
    return f"  step {step.number}, {record.players[step.seat]}: {action_line(step.words)} ({-cost:.0%})"
