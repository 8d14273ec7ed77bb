"""Turns that need no notice of their own, since a waiting notice about an earlier turn of the same player will be about
them. So a quick game stores few notices."""

from collections.abc import Collection, Iterable

from brethren.server.notices.store import ChannelName, Owed

MIN_KEPT = 1000
Subject = tuple[str, str, ChannelName]


class Covering:
    def __init__(self, seen_after: float, channels: Collection[ChannelName]) -> None:
        self._seen_after, self._channels = seen_after, channels
        self._due: dict[Subject, float] = {}
        """When each notice is due that this server has stored."""
        self._most = MIN_KEPT

    def covers(self, subject: Subject, at: float) -> bool:
        """Whether one waits that is due within `seen_after`, but not so soon that it may be taken before the entry of
        this turn is stored."""
        left = self._due.get(subject, 0.0) - at
        return self._seen_after / 2 < left <= self._seen_after

    def add(self, notices: Iterable[Owed], at: float) -> None:
        """Note that these notices have been stored."""
        for each in notices:
            if each.kind == "turn" and each.channel in self._channels:
                self._due[each.person, each.table, each.channel] = each.due
        if len(self._due) > self._most:
            self._due = {subject: due for subject, due in self._due.items() if due > at}
            self._most = max(MIN_KEPT, 2 * len(self._due))

    def forget(self, person: str, table: str) -> None:
        """Forget a notice: another server may have stored and sent one in its place."""
        for channel in self._channels:
            self._due.pop((person, table, channel), None)
