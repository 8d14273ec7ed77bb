"""How much may be written at one table besides the game itself, so that no log grows without end."""

from collections import Counter, deque
from dataclasses import dataclass, field

from brethren.table import log
from brethren.table.log import AnyEntry
from brethren.table.refusal import Refused

MAX_CHAT = 1000
"""Messages and phrases at one table."""
MAX_CHANGES = 1000
"""What one person may do at one table besides deciding and talking: sit down, take back, vote and so on."""
VISITORS_FACTOR = 5
"""How many times as much all visitors together may do before the start: each may come under many names."""
CHAT_BURST, CHAT_SECONDS = 10, 20.0
"""Messages that one person may send within these seconds."""
MAX_BURST = 100


@dataclass(slots=True)
class TableLimits:
    """Counts each person apart, so that a refusal tells nothing of what others do in secret."""

    most_chat: int = MAX_CHAT
    most_changes: int = MAX_CHANGES
    burst: int = CHAT_BURST
    chat: int = 0
    changes: Counter[str] = field(default_factory=Counter)
    all_changes: int = 0
    spoke: dict[str, deque[float]] = field(default_factory=dict)

    def configure(self, chat: int, burst: int, changes: int) -> None:
        self.most_chat, self.most_changes, self.burst = chat, changes, min(burst, MAX_BURST)

    def count(self, entry: AnyEntry) -> None:
        if isinstance(entry, log.Said | log.Exclaimed):
            self.chat += 1
            self.spoke.setdefault(entry.by, deque(maxlen=MAX_BURST)).append(entry.at)
        elif entry.by:
            self.changes[entry.by] += 1
            self.all_changes += 1

    def check_chat(self, person: str, at: float) -> None:
        spoke = self.spoke.get(person)
        if spoke and len(spoke) >= self.burst and 0 <= at - spoke[-self.burst] < CHAT_SECONDS:
            raise Refused("too often", "too many messages at once; please wait a moment")
        if self.chat >= self.most_chat:
            raise Refused(
                "chat full", f"{self.most_chat} messages have been written at this table; it cannot keep more"
            )

    def has_changes_left(self, person: str) -> bool:
        return self.changes[person] < self.most_changes

    def check_change(self, person: str) -> None:
        if not self.has_changes_left(person):
            raise Refused(
                "changes used up", f"you have made {self.most_changes} changes at this table; only moves are left"
            )

    def check_visitor(self) -> None:
        """Limit what people other than the host do before the start."""
        if self.all_changes >= VISITORS_FACTOR * self.most_changes:
            raise Refused("changes used up", "too much has changed at this table; please make a new one")
