"""Opens the database that the settings name."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from filelock import FileLock, Timeout

from brethren.server.postgres import Postgres
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.store import Store, Unavailable


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database, opened for the server. Unavailable if it can't be opened."""
    with _data_folder(settings):
        async with connected(settings) as store:
            yield store


@asynccontextmanager
async def connected(settings: Settings) -> AsyncIterator[Store]:
    """The database alone, for a command that runs beside a server."""
    if settings.database_url:
        store: Store = await Postgres.open(settings.database_url)
    else:
        store = Sqlite(settings.data / "brethren.db", settings.synchronous)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def _data_folder(settings: Settings) -> Iterator[None]:
    """Lock the data folder for one server: players at a second one would not see the moves made at the first. The lock
    ends with the process, even if that is killed."""
    if settings.database_url:
        yield
        return
    lock = FileLock(settings.data / "brethren.lock")
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        raise Unavailable(f"another server is using the folder {settings.data}") from None
    except OSError as error:
        raise Unavailable(f"the folder {settings.data} cannot be used: {error.strerror or error}") from None
    try:
        yield
    finally:
        lock.release()
