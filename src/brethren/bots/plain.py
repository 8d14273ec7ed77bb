"""What is seen at a glance in a game that nobody has taught us to see anything in: only the rules speak."""

from typing import Any

from brethren.bots.proof import UNSEEN
from brethren.game import verbs
from brethren.game.verbs import Numbers
from brethren.kernel import kernel


@kernel
def glance(state: Any, hero: int, depth: int) -> int:
    return UNSEEN if depth else 0


@kernel
def candidates(state: Any, seat: int, hero: int, depth: int, out: Numbers) -> int:
    return verbs.legal_actions(state, seat, out)


@kernel
def simplify(state: Any, depth: int) -> None:
    return
