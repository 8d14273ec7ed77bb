"""How a server is set up: by the command line, or by environment variables of the same names: BRETHREN_PORT=9000."""

import os
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from brethren.server.address import for_others
from brethren.server.limits import Limits

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Settings(Limits):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
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
    hosts: tuple[str, ...] = ()
    """Names under which people may come, such as play.example.org; if none are given, any."""
    monitors: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Networks from which /ready and /metrics may be asked."""
    push: bool = True
    """Whether people may ask to be told by web push that it's their turn."""
    contact: str = ""
    """How push services reach the host if something is wrong: mailto:... or https://..."""
    webhooks: bool = True
    """Whether players and hosts may have notices posted to webhooks."""
    address: str = ""
    """Where people find this server: links in notices begin with it, such as https://play.example.org."""
    smtp_host: str = ""
    """The mail server that sends e-mails for us; if empty, none are sent."""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 465
    smtp_starttls: bool = False
    """Whether TLS begins with STARTTLS (usual on port 587) instead of at once."""
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_from: str = ""
    """The address that e-mails come from."""
    mail_after: Annotated[float, Meta(ge=0)] = 3600.0
    """Seconds for which a game waits for somebody before they get an e-mail."""
    notice_networks: tuple[str, ...] = ()
    """Networks of one's own to which notices may be sent. Otherwise only public addresses are called."""
    voyages: tuple[str, ...] | None = None
    """Games of the daily voyage, one after another, a day for each; None: all. Empty: there is no voyage."""
    reminder_hours: Annotated[float, Meta(ge=0)] = 6.0
    """Hours before a player's time runs out, where moves may take days, at which they are reminded."""
    vacation_days: Annotated[int, Meta(ge=0)] = 30
    """Days a year for which a player may stop their clocks where moves may take days."""
    keep_days: Annotated[float, Meta(ge=0)] = 30.0
    """Days after which tables that never started, and people without tables, are removed. 0: never."""

    @property
    def site(self) -> str:
        """The address that links begin with."""
        if self.address:
            return self.address.rstrip("/")
        scheme = "https" if self.secure else "http"
        return f"{scheme}://{self.hosts[0]}" if self.hosts else for_others(self.host, self.port) or self.local

    @property
    def local(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def networks(self) -> list[Network]:
        """Networks of monitors."""
        return _networks("MONITORS", self.monitors)

    @property
    def callable_networks(self) -> list[Network]:
        """Networks to which notices may be sent, besides public ones."""
        return _networks("NOTICE_NETWORKS", self.notice_networks)

    @classmethod
    def of(cls, **given: Any) -> "Settings":
        """Settings from the command line, else from the environment, else defaults."""
        chosen = {name: value for name, value in given.items() if value is not None}
        try:
            return msgspec.convert(_environment() | chosen, cls, strict=False, dec_hook=lambda kind, text: kind(text))
        except msgspec.ValidationError as wrong:
            what, _, name = str(wrong).partition(" - at `$.")
            raise ValueError(f"BRETHREN_{name.strip('`').split('[')[0].upper()}: {what}") from None


def _networks(name: str, texts: tuple[str, ...]) -> list[Network]:
    try:
        return [ip_network(text) for text in texts]
    except ValueError as wrong:
        raise ValueError(f"BRETHREN_{name}: {wrong}") from None


def _environment() -> dict[str, Any]:
    named = {f"BRETHREN_{field.name.upper()}": field for field in fields(Settings)}
    found = {field: os.environ[name] for name, field in named.items() if name in os.environ}
    return {f.name: _listed(text) if "tuple" in str(f.type) else text for f, text in found.items()}


def _listed(text: str) -> list[str]:
    """The parts of a text between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
