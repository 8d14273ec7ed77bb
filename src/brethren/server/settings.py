"""How a server is set up: by the command line, or by environment variables of the same names: BRETHREN_PORT=9000."""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from brethren.server.limits import Limits


@dataclass(frozen=True)
class Settings(Limits):
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    database_url: str = ""
    """Where everything is kept: postgresql://...; if empty, in a SQLite file in the data folder."""
    bus_url: str = ""
    """How servers and workers hear of each other: nats://...; if empty, this server is the only one."""
    workers: int = 0
    """Processes in which bots think. 0: one; but none if there is a bus, since then `brethren worker` thinks."""
    synchronous: str = "FULL"
    """SQLite's care for what it has stored: FULL survives a power cut, NORMAL may lose the last moments."""
    bot_pace: float = 0.5
    """Seconds that a bot takes at least, so that people can follow."""
    away: float = 20.0
    """Seconds without a connection after which the others may decide about a seat."""
    secure: bool = False
    """Whether people come by HTTPS only, so that the cookie is never sent without it."""

    @classmethod
    def of(cls, **given: Any) -> "Settings":
        """What was given, else what the environment says, else the default."""
        chosen = {name: value for name, value in given.items() if value is not None}
        for field in fields(cls):
            text = os.environ.get(f"BRETHREN_{field.name.upper()}")
            if text is not None and field.name not in chosen:
                chosen[field.name] = _read(field.name, type(field.default), text)
        return cls(**chosen)


def _read(name: str, kind: type[Any], text: str) -> Any:
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        return Path(text) if issubclass(kind, Path) else kind(text)
    except (KeyError, ValueError):
        raise ValueError(f"BRETHREN_{name.upper()}={text!r} is not a {kind.__name__}") from None
