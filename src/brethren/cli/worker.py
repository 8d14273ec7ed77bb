"""brethren worker"""

import click


@click.command()
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which it thinks [1].")
def worker(workers: int | None) -> None:
    """Think for the bots of all servers on the same bus: BRETHREN_BUS_URL=nats://..."""
    from brethren.server.settings import Settings
    from brethren.server.worker import work

    try:
        settings = Settings.of(workers=workers)
    except ValueError as wrong:
        raise click.ClickException(str(wrong)) from None
    if not settings.bus_url:
        raise click.ClickException("BRETHREN_BUS_URL must say where the bus is, such as nats://localhost:4222")
    work(settings)
