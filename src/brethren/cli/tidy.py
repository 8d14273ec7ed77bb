"""brethren tidy"""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from brethren.server.settings import Settings
    from brethren.server.store import Expired


@click.command()
@click.option("--dry-run", is_flag=True, help="Only say what would be removed.")
@click.option("--days", type=click.FloatRange(0, min_open=True), help="How long nobody has come back [30].")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database [data].")
def tidy(dry_run: bool, days: float | None, data: Path | None) -> None:
    """Remove tables that never started, and people without tables, if nobody has come back to them for long.

    Matches that have started or are finished always stay. A server does the same by itself, now and then."""
    from brethren.server.settings import Settings
    from brethren.server.store import Unavailable

    try:
        settings = Settings.of(keep_days=days, data=data)
        if not settings.keep_days:
            raise ValueError("BRETHREN_KEEP_DAYS is 0, so that everything is kept; --days says otherwise")
        found = asyncio.run(_tidy(settings, dry_run))
    except (ValueError, Unavailable) as wrong:
        raise click.ClickException(str(wrong)) from None
    verb = "would be removed" if dry_run else "removed"
    click.echo(f"Tables that never started, {verb}: {found.tables}")
    click.echo(f"People without tables, {verb}: {found.people}")


async def _tidy(settings: "Settings", dry_run: bool) -> "Expired":
    from brethren.server.clock import now
    from brethren.server.database import connected
    from brethren.server.tidy import DAY
    from brethren.server.tidy import tidy as remove

    if not settings.database_url and not (settings.data / "brethren.db").exists():
        raise ValueError(f"there is no database in the folder {settings.data}")
    async with connected(settings) as store:
        return await (store.expired(now() - settings.keep_days * DAY) if dry_run else remove(store, settings.keep_days))
