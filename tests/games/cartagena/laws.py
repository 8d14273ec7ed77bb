"""What is never lost or made in Cartagena: true of every state."""

from typing import Any

from brethren.game import Game, State


def conserved(game: Game, state: State) -> None:
    """C1.2: 17 cards of each symbol, six pirates each; and the sets are true to the counts."""
    record = state[0]
    row = [[record.row >> 4 * i & 15 for i in range(record.row_size)].count(symbol) for symbol in range(6)]
    assert (record.hands.sum(axis=0) + row + record.deck + record.discards == 17).all()
    assert record.hand_sizes.sum() + record.row_size + record.deck_size + record.discards.sum() == 102
    assert (record.pirates[: record.seats].sum(axis=1) == 6).all()
    assert (record.pirates.sum(axis=0) == record.crowd).all()
    assert record.crowd[1:37].max() <= 3
    assert record.occupied == sum(1 << space for space in range(1, 37) if record.crowd[space])
    assert record.joinable == sum(1 << space for space in range(1, 37) if record.crowd[space] in (1, 2))
    for seat in range(record.seats):
        assert record.standing[seat] == sum(1 << place for place in range(38) if record.pirates[seat, place])


def sees_its_own(record: Any, seat: int) -> bool:
    """Its cards."""
    holds = record.hands[seat].sum() == record.hand_sizes[seat]
    return bool(holds and record.drawn[seat].sum() == record.draws[seat])


def reveals(game: Game, state: State, world: State) -> bool:
    """Nobody decides in secret."""
    return False
