"""Opens the database that the settings name."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from brethren.server.postgres import Postgres, claimed
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.store import Store, Unavailable


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database, opened for the server. Unavailable if it can't be opened."""
    async with _claimed(settings), connected(settings) as store:
        yield store


def _claimed(settings: Settings) -> AbstractAsyncContextManager[None]:
    if settings.database_url:
        return claimed(settings.database_url, bool(settings.bus_url))
    return _claimed_folder(settings.data)


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


@asynccontextmanager
async def _claimed_folder(folder: Path) -> AsyncIterator[None]:
    """Lock the data folder for one server: players at a second one wouldn't see the moves made at the first. The lock
    ends with the process, even if it's killed."""
    lock = FileLock(folder / "brethren.lock")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        raise Unavailable(f"another server is using the folder {folder}") from None
    except OSError as error:
        raise Unavailable(f"the folder {folder} cannot be used: {error.strerror or error}") from None
    try:
        yield
    finally:
        lock.release()
