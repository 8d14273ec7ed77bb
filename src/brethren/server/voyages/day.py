"""A day of voyages, in UTC: what is played, where its luck comes from, and how long that stays secret."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from brethren.game import Game
from brethren.games import GAMES
from brethren.wire.vocabulary import Level

LEVEL: Level = "mate"
"""Of all bots."""
MAX_SEATS = 3
"""More would take too long for every day."""
GRACE = timedelta(hours=2)
"""After the end of a day: a voyage that has begun may be finished, and the luck of the day stays secret."""


@dataclass(frozen=True, order=True)
class Day:
    date: date

    @classmethod
    def at(cls, seconds: float) -> "Day":
        return cls(datetime.fromtimestamp(seconds, UTC).date())

    @classmethod
    def called(cls, name: str) -> "Day":
        return cls(date.fromisoformat(name))

    @property
    def name(self) -> str:
        return self.date.isoformat()

    def game(self, games: Sequence[str]) -> Game:
        """The game of the day. Games take turns."""
        return GAMES[games[self.date.toordinal() % len(games)]]

    @property
    def luck(self) -> str:
        """What takes the place of a table's name in the key of all draws (docs/fairness.md)."""
        return f"voyage {self.name}"

    def secret(self, key: bytes) -> str:
        """The day's secret, from the key of this installation. It reveals neither the key nor another day's secret."""
        return hmac.new(key, self.luck.encode(), "sha256").hexdigest()

    def before(self, days: int) -> "Day":
        return Day(self.date - timedelta(days=days))

    @property
    def end(self) -> float:
        return self._midnight.timestamp()

    @property
    def sealed_until(self) -> float:
        return (self._midnight + GRACE).timestamp()

    @property
    def _midnight(self) -> datetime:
        following = self.date + timedelta(days=1)
        return datetime(following.year, following.month, following.day, tzinfo=UTC)


def seats_of(game: Game) -> int:
    return min(MAX_SEATS, game.max_seats)
