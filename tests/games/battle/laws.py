"""What is never lost or made in Battle for Tortuga: true of every state."""

from typing import Any

from brethren.game import Game, State


def conserved(game: Game, state: State) -> None:
    """B1.2, in the words of the position: six ships for each fleet, two of each kind."""
    position = game.to_json(state)
    seen = len(position["ships"]) + sum(len(lost) for lost in position["sunk"].values())
    assert seen + len(position["waves"]) == 12 or "scouting" in position
    for fleet in ("pirates", "spain"):
        masts = position["sunk"][fleet] + [ship["masts"] for ship in position["ships"] if ship["fleet"] == fleet]
        assert all(masts.count(kind) <= 2 for kind in (1, 2, 3))


def sees_its_own(record: Any, seat: int) -> bool:
    """There are no secrets."""
    return True


def reveals(game: Game, state: State, world: State) -> bool:
    """Nobody decides in secret."""
    return False
