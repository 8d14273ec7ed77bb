"""brethren serve"""

import socket
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import click


@click.command()
@click.option("--host", help="Address to listen on [127.0.0.1]; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on [8000].")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder for the database [data].")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think [1; with a bus 0].")
@click.option("--open", "show", is_flag=True, help="Open it in a browser.")
def serve(host: str | None, port: int | None, data: Path | None, workers: int | None, show: bool) -> None:
    """Let people play in their browsers. BRETHREN_HOST, BRETHREN_PORT and so on say the same."""
    from brethren.server.address import for_others
    from brethren.server.listening import CannotListen
    from brethren.server.serve import NoDatabase
    from brethren.server.serve import serve as run
    from brethren.server.settings import Settings

    def greet() -> None:
        from brethren.kernel import why_not_shipped

        others = for_others(settings.host, settings.port)
        click.echo(f"Brethren is at http://localhost:{settings.port}" + (f", for others at {others}" if others else ""))
        if why := why_not_shipped():
            click.echo(f"The compiled code in this package cannot be used here. {why}. So it is compiled now, once.")
        if show:
            Thread(target=_open_when_there, args=(settings.port,), daemon=True).start()

    try:
        settings = Settings.of(host=host, port=port, data=data, workers=workers)
        run(settings, greet)
    except (ValueError, NoDatabase, CannotListen) as wrong:
        raise click.ClickException(str(wrong)) from None


def _open_when_there(port: int) -> None:
    import webbrowser

    while not _answers(port):
        time.sleep(0.1)
    webbrowser.open(f"http://localhost:{port}")


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("localhost", port), 1):
        return True
    return False
