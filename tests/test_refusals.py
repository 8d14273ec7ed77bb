"""Every reason for a refusal is used. (mypy checks that there are no others, web/tests that each has words.)"""

from pathlib import Path
from typing import get_args

from brethren.wire.problems import Reason

ROOMS = [Path(__file__).parents[1] / "src/brethren" / room for room in ("table", "server")]


def test_the_server_gives_every_reason() -> None:
    sources = "".join(path.read_text() for room in ROOMS for path in room.rglob("*.py"))
    assert [reason for reason in get_args(Reason) if f'"{reason}"' not in sources] == []
