"""What all tables of this process share."""

from dataclasses import dataclass

from brethren.server.bus import Bus
from brethren.server.notices.outbox import Outbox
from brethren.server.readiness import Readiness
from brethren.server.settings import Settings
from brethren.server.store import Store
from brethren.server.thinkers import Thinkers


@dataclass
class Services:
    store: Store
    bus: Bus
    thinkers: Thinkers
    settings: Settings
    readiness: Readiness
    outbox: Outbox | None = None
    """Notices to players who are away. It needs the tables, so it comes later."""
