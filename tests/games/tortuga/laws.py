"""What is never lost or made in Tortuga: true of every state."""

import itertools
from typing import Any

from brethren.game import Game, State


def conserved(game: Game, state: State) -> None:
    """T1.1, T1.2, T1.4."""
    record, held = state[0], [0] * 5
    for area, seat in itertools.product(range(2), range(record.seats)):
        for chest in record.hold[area, seat, : record.held[area, seat]]:
            held[chest] += 1
    chests = record.tortuga.sum(axis=0) + record.island.sum(axis=0) + record.central + record.bag + held
    assert chests.tolist() == [10, 10, 10, 5, 5]
    assert (record.tokens.sum(axis=0) + record.looked + record.middle).tolist() == [17, 9, 4]
    assert record.token_counts.sum() + record.looked_count + record.middle_count == 30
    for seat in range(record.seats):
        assert sum(record.placed[seat].tolist()) + record.unplaced[seat] == 31
        assert record.thrown[seat] & ~record.unplaced[seat] == 0


def sees_its_own(record: Any, seat: int) -> bool:
    """Its dice and tokens."""
    looks = seat != record.ranked[0] or record.looked.sum() == record.looked_count
    return bool(looks and record.tokens[seat].sum() == record.token_counts[seat] and not record.veiled >> seat & 1)


def reveals(game: Game, state: State, world: State) -> bool:
    """In the keep step it is secret who has decided already. After the last decision all are shown, and in one of these
    worlds the next decision may be the last."""
    return game.deciding(state) != game.deciding(world) or len(game.deciding(state)) == 1
