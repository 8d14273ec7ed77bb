"""The command line. Rule books are loaded by the commands that need them, so that asking for help is quick."""

import click

from brethren.cli import (
    arena,
    calibrate,
    games,
    play,
    playouts,
    puzzles,
    replay,
    review,
    serve,
    tidy,
    train,
    verify,
    warm,
    worker,
)


@click.group()
@click.version_option(package_name="brethren")
def main() -> None:
    """Three pirate board games: play them, or study them."""


main.add_command(arena.arena)
main.add_command(calibrate.calibrate)
main.add_command(games.games)
main.add_command(play.play)
main.add_command(playouts.playouts)
main.add_command(puzzles.puzzles)
main.add_command(replay.replay)
main.add_command(review.review)
main.add_command(serve.serve)
main.add_command(tidy.tidy)
main.add_command(train.train)
main.add_command(verify.verify)
main.add_command(warm.warm)
main.add_command(worker.worker)
