"""Hidden information in Tortuga (T6)."""

import numpy as np

from brethren.games.tortuga.record import GOING_ON, N_DICE, N_FACES, N_VALUES, Phase, Tortuga, everyone
from brethren.games.tortuga.throwing import bonuses_left, keep_what_is_forced
from brethren.kernel import bit, count, draw, draw_counted, kernel
from brethren.kernel.rng import Random

THROW_TRIES = 1_000  # to throw the veiled dice so that somebody has to decide


@kernel
def veil(view: Tortuga, seat: int) -> None:
    if view.phase == Phase.THROWING or view.phase == Phase.KEEPING:
        veil_dice(view, seat)
    veil_bonuses(view, seat)
    if view.ending == GOING_ON:
        veil_tokens(view, seat)


@kernel
def veil_dice(view: Tortuga, seat: int) -> None:
    """Whether the others have decided is veiled too: it would show which of them have no choice, and so their dice."""
    for other in range(view.seats):
        if other != seat and view.thrown[other]:
            view.veiled |= bit(other)
            view.faces[other] = 0
            view.kept[other] = 0
            view.decided &= ~bit(other)


@kernel
def veil_bonuses(view: Tortuga, seat: int) -> None:
    """T3.8: what the others have chosen, and whether they have. Where only one bonus is left, all know it."""
    for other in range(view.seats):
        if other != seat and view.chosen[other] and count(bonuses_left(view, other)) > 1:
            view.chosen[other] = 0
            view.decided &= ~bit(other)


@kernel
def veil_tokens(view: Tortuga, seat: int) -> None:
    for value in range(N_VALUES):
        for other in range(view.seats):
            if other != seat:
                view.middle[value] += view.tokens[other, value]
                view.tokens[other, value] = 0
        if hunter(view) != seat:
            view.middle[value] += view.looked[value]
            view.looked[value] = 0


@kernel
def hunter(view: Tortuga) -> int:
    """The seat that looks at tokens: always the first of the hunt."""
    return int(view.ranked[0])


@kernel
def guess(view: Tortuga, seat: int, random: Random) -> None:
    guess_looked(view, random)
    for other in range(view.seats):
        if other != seat:
            guess_tokens(view, other, random)
    guess_dice(view, random)


@kernel
def guess_looked(view: Tortuga, random: Random) -> None:
    pool = view.middle.astype(np.int64)
    for _ in range(view.looked_count - view.looked.sum()):
        value = draw_counted(random, pool)
        pool[value] -= 1
        view.middle[value] -= 1
        view.looked[value] += 1


@kernel
def guess_tokens(view: Tortuga, seat: int, random: Random) -> None:
    pool = view.middle.astype(np.int64)
    for _ in range(view.token_counts[seat] - view.tokens[seat].sum()):
        value = draw_counted(random, pool)
        pool[value] -= 1
        view.middle[value] -= 1
        view.tokens[seat, value] += 1


@kernel
def guess_dice(view: Tortuga, random: Random) -> None:
    """At least one veiled seat still has a choice: otherwise the dice would lie open by now."""
    veiled, decided = view.veiled, view.decided
    view.veiled = 0
    for _ in range(THROW_TRIES if veiled else 0):
        throw_veiled(view, veiled, random)
        if view.phase == Phase.THROWING:
            return
        view.decided = decided
        keep_what_is_forced(view)
        if view.decided != everyone(view):
            return


@kernel
def throw_veiled(view: Tortuga, seats: int, random: Random) -> None:
    for seat in range(view.seats):
        view.kept[seat] = 0 if seats & bit(seat) else view.kept[seat]
        for die in range(N_DICE):
            if seats & bit(seat) and view.thrown[seat] & bit(die):
                view.faces[seat, die] = draw(random, N_FACES)
