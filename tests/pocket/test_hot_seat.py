"""Several people at one device: what one of them is shown depends only on what that seat may know."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from brethren.table.log import AnyEntry
from tests.long_run import LONG
from tests.pocket.pockets import NodePocket, pocket
from tests.pocket.worlds import SECRETIVE, TABLE, twins, written
from tests.tables import Table, name

TWINS = 100 if LONG else 6


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodePocket]:
    with pocket(tmp_path_factory.mktemp("pocket")) as found:
        yield found


@pytest.mark.parametrize("table", SECRETIVE, ids=name)
def test_two_worlds_that_a_seat_cannot_tell_apart(node: NodePocket, table: Table) -> None:
    for seat, one, other in islice(twins(table), TWINS):
        assert shown(node, one, seat) == shown(node, other, seat)


def shown(node: NodePocket, entries: Sequence[AnyEntry], seat: int) -> list[Any]:
    """All that the person on this seat can get to see."""
    node.tell("put", table=TABLE, log=[written(entry) for entry in entries])
    paths = ["", "/story", "/record", "/replay", "/at/4"]
    asked = [node.ask("GET", f"/tables/{TABLE}{path}?seat={seat}") for path in paths]
    return [*asked, node.ask("GET", "/tables"), node.tell("connect", table=TABLE, seat=seat)]
