"""The schema of a record."""

import numpy as np
import pytest

from brethren.game import Game
from brethren.games import GAMES
from brethren.kernel import Record, i8, i16, i64, u64


def test_fields_become_one_record() -> None:
    class Boat(Record):
        crew = i8()
        miles = i16()
        holds = i64(2, 3)
        log = u64(1)

    boats = np.zeros(2, Boat.dtype)
    boats[1].crew = 5
    boats[1].holds[1, 2] = 7
    assert boats["crew"].tolist() == [0, 5]
    assert boats[1].holds.sum() == 7
    assert boats[1].log.dtype == np.uint64


def test_bounds_are_those_of_each_byte() -> None:
    class Boat(Record):
        crew = i8(2, least=-1, most=6)
        cargo = i16(most=300)
        log = i8()

    least, most, never = Boat.bounds
    assert least.tolist() == [-128, -128, -1, -1, -128, *[-128] * 3]
    assert most.tolist() == [127, 127, 6, 6, 127, *[127] * 3]
    assert never.view(np.uint8).tolist() == [0, 0xFE, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("name", ["round", "size", "sort", "copy", "item"])
def test_a_field_named_like_a_method_of_records_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"cannot be named '{name}'"):
        type("Bad", (Record,), {name: i8()})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_byte_lies_between_fields(game: Game) -> None:
    dtype = game.record.dtype
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
    assert dtype.itemsize % 8 == 0
