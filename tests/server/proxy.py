"""A proxy for a port that can be slow, or cut: data on its way is lost without an error."""

import asyncio
import random
import threading
from collections.abc import Coroutine
from typing import Any


class Proxy:
    def __init__(self, to: int) -> None:
        self._to = to
        self._passing = True
        self._delay = 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server: asyncio.Server = self._run(asyncio.start_server(self._meet, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, beyond = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, beyond}
        await asyncio.gather(self._pass(reader, beyond), self._pass(there, writer))
        self._writers -= {writer, beyond}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if self._delay:
                    await asyncio.sleep(random.uniform(0, self._delay))
                if self._passing:
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    def cut(self) -> None:
        """Nothing passes any more, in either direction; connections stay open, as if a cable had been pulled."""
        self._passing = False

    def slow(self, seconds: float) -> None:
        self._delay = seconds

    def mend(self) -> None:
        """New connections work. Old ones have lost data, so they are closed."""

        async def mend() -> None:
            cut = not self._passing
            self._passing, self._delay = True, 0.0
            for writer in self._writers if cut else ():
                writer.transport.abort()

        self._run(mend())

    def close(self) -> None:
        async def close() -> None:
            self._server.close()
            for writer in self._writers:
                writer.transport.abort()
            await asyncio.sleep(0)

        self._run(close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
