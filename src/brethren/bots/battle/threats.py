"""Static bounds in Battle for Tortuga, found without searching: a seat can win with its next shot, a
sailing parries that, a seat cannot sink enough ships in time. In a match there are none, since a round is not the whole
game."""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from brethren.bots.battle.features import all_masts
from brethren.bots.battle.proof import ONE, UNSEEN
from brethren.game.verbs import Numbers
from brethren.games.battle import rules
from brethren.games.battle.rules import Battle, Format, Phase
from brethren.kernel import bit, count, kernel, lowest

STRIKES = rules.REACHES.sum(axis=3)
"""For each number of masts, heading and square, the set of squares that a ship strikes."""


def fewest_sinkings() -> NDArray[np.int64]:
    """The fewest ships that have to be sunk, by the points needed and the ships of each kind that are left."""
    table = np.zeros((rules.POINTS_TO_WIN + 1, *[rules.SHIPS_OF_A_KIND + 1] * rules.N_KINDS), dtype=np.int64)
    for needed, *left in product(*map(range, table.shape)):
        masts = [kind + 1 for kind in reversed(range(rules.N_KINDS)) for _ in range(left[kind])]
        table[needed, *left] = sum(sum(masts[:i]) < needed for i in range(len(masts)))
    return table


FEWEST_SINKINGS = fewest_sinkings()


@kernel
def simplify(state: Battle, depth: int) -> None:
    """Quiet turns that cannot become too many (B4.4)."""
    if is_far_from_draw(state, depth):
        state.quiet = 0


@kernel
def is_far_from_draw(state: Battle, depth: int) -> bool:
    return bool(state.quiet + depth < rules.QUIET_TURNS)


@kernel
def static_bound(state: Battle, hero: int, depth: int) -> int:
    if is_open_to_view(state):
        if can_win(state, state.turn):
            return ONE if state.turn == hero else 0
        if is_too_late(state, hero, depth):
            return 0
    return UNSEEN if depth else 0


@kernel
def is_open_to_view(state: Battle) -> bool:
    return bool(state.play == Format.SINGLE and state.phase != Phase.CHOOSING)


@kernel
def can_win(state: Battle, seat: int) -> bool:
    """Whether this seat could win by sinking a ship right now."""
    return state.phase == Phase.ACTING and strikers(state, seat, prizes(state, seat, 1)) != 0


@kernel
def prizes(state: Battle, seat: int, sinkings: int) -> int:
    """The set of enemy ships whose loss leaves fewer than this many to be sunk."""
    squares, found = rules.own_ships(state, 1 - seat), 0
    while squares:
        square = lowest(squares)
        squares &= squares - 1
        if sinkings_needed(state, seat, state.masts[square]) < sinkings:
            found |= bit(square)
    return found


@kernel
def sinkings_needed(state: Battle, seat: int, masts: int) -> int:
    """To win by points, after sinking a ship with this many masts (0: none)."""
    lost = state.sunk[state.fleets[1 - seat]]
    return int(
        FEWEST_SINKINGS[
            max(0, rules.POINTS_TO_WIN - state.points[seat] - masts),
            rules.SHIPS_OF_A_KIND - lost[0] - (masts == 1),
            rules.SHIPS_OF_A_KIND - lost[1] - (masts == 2),
            rules.SHIPS_OF_A_KIND - lost[2] - (masts == 3),
        ]
    )


@kernel
def strikers(state: Battle, seat: int, targets: int) -> int:
    """The set of ships of this seat that strike one of the targets."""
    squares, found = rules.own_ships(state, seat), 0
    while squares:
        square = lowest(squares)
        squares &= squares - 1
        if STRIKES[state.masts[square], state.headings[square], square] & targets:
            found |= bit(square)
    return found


@kernel
def is_too_late(state: Battle, hero: int, depth: int) -> bool:
    """Whether the hero cannot win in time. With no turn to spare it must strike right now. If it is the other seat's
    turn and that seat has a ship, it can turn that ship, and no ship gets out of the way."""
    if not is_far_from_draw(state, depth) or could_be_stuck_ahead(state, hero, depth):
        return False
    needed, left = sinkings(state, hero), turns_left(state, hero, depth)
    if needed != left or state.phase != Phase.ACTING or rules.own_ships(state, int(state.turn)) == 0:
        return needed > left
    return strikers(state, hero, targets(state, hero, needed)) == 0


@kernel
def could_be_stuck_ahead(state: Battle, hero: int, depth: int) -> bool:
    """Whether the hero might win because it has no move and more points (B4.3). Then its ships are gone, which the
    enemy has points for, and no wave is open; each turn brings that nearer by one ship or one wave at most."""
    ships, waves = rules.own_ships(state, hero), rules.open_waves(state)
    behind = int(state.points[1 - hero]) + all_masts(state, ships) - int(state.points[hero])
    return behind < rules.N_KINDS * turns_left(state, hero, depth) and count(ships) + count(waves) <= depth + 1


@kernel
def sinkings(state: Battle, hero: int) -> int:
    """How many ships the hero has to sink at least, unless it is stuck itself: enough for its points, or all that
    the enemy has (B4.2, B4.3)."""
    return min(sinkings_needed(state, hero, 0), int(state.afloat[state.fleets[1 - hero]]))


@kernel
def targets(state: Battle, hero: int, needed: int) -> int:
    """The set of enemy ships of which one has to be sunk next."""
    enemy = rules.own_ships(state, 1 - hero)
    return enemy if needed == state.afloat[state.fleets[1 - hero]] else prizes(state, hero, needed)


@kernel
def turns_left(state: Battle, hero: int, depth: int) -> int:
    """How often the hero can sail within depth + 1 turns."""
    if state.turn != hero:
        return (depth + 1) // 2
    return depth // 2 + (state.phase == Phase.ACTING)


@kernel
def candidates(state: Battle, seat: int, hero: int, depth: int, out: Numbers) -> int:
    number = rules.legal_actions(state, seat, out)
    if state.phase != Phase.ACTING or not is_open_to_view(state):
        return number
    if seat == hero and rules.own_ships(state, 1 - seat) and is_far_from_draw(state, depth):
        number = keep_pace(state, seat, depth, out, number)
    if is_far_from_draw(state, 1):
        number = parry(state, seat, out, number)
    sink_first(state, out, number)
    return number


@kernel
def keep_pace(state: Battle, seat: int, depth: int, out: Numbers, number: int) -> int:
    """Leave out what makes it too late to win."""
    if could_be_stuck_ahead(state, seat, depth):
        return number
    needed = sinkings(state, seat)
    spare = turns_left(state, seat, depth) - needed
    if spare > 1:
        return number
    prey = targets(state, seat, needed)
    striking = strikers(state, seat, prey)
    n = 0
    for i in range(number):
        out[n] = out[i]
        n += is_in_time(state, out[i], prey, striking, spare)
    return n


@kernel
def is_in_time(state: Battle, action: int, prey: int, striking: int, spare: int) -> bool:
    """With no turn to spare prey has to be sunk; with one, it has to be struck after this action."""
    if action < rules.HEAD:
        return spare > 0
    square, target = square_of(action), target_of(state, action)
    if state.masts[target] and target != square:
        return spare > 0 or prey & bit(target) != 0
    heading = heading_after(state, action)
    return spare > 0 and bool(striking & ~bit(square) or STRIKES[state.masts[square], heading, target] & prey)


@kernel
def square_of(action: int) -> int:
    """Where the ship is that sails or turns."""
    return (action - rules.SAIL) // rules.N_BOWS if action < rules.TURN else (action - rules.TURN) // rules.N_SIDES


@kernel
def target_of(state: Battle, action: int) -> int:
    """Where that ship is then."""
    square = square_of(action)
    return (
        int(rules.NEIGHBOURS[state.headings[square], square, (action - rules.SAIL) % rules.N_BOWS])
        if action < rules.TURN
        else square
    )


@kernel
def heading_after(state: Battle, action: int) -> int:
    heading = int(state.headings[square_of(action)])
    if action < rules.TURN:
        return heading
    return (
        heading + (1 if (action - rules.TURN) % rules.N_SIDES == rules.RIGHT else rules.N_HEADINGS - 1)
    ) % rules.N_HEADINGS


@kernel
def parry(state: Battle, seat: int, out: Numbers, number: int) -> int:
    """Leave out what lets the other seat win with its next shot. Only sailing helps: the prize away, or onto the ship
    that strikes it."""
    loot = prizes(state, 1 - seat, 1)
    if strikers(state, 1 - seat, loot) == 0:
        return number
    n = 0
    for i in range(number):
        out[n] = out[i]
        n += rules.SAIL <= out[i] < rules.TURN and is_safe(state, seat, out[i], loot)
    return n


@kernel
def is_safe(state: Battle, seat: int, action: int, loot: int) -> bool:
    """Whether after this sailing the other seat strikes no prize."""
    square, target = square_of(action), target_of(state, action)
    if loot & bit(square):
        loot ^= bit(square) | bit(target)
    return strikers(state, 1 - seat, loot) & ~bit(target) == 0


@kernel
def sink_first(state: Battle, out: Numbers, number: int) -> None:
    """Sinkings come first, and what can be taken back before what cannot."""
    n = 0
    for i in range(number // 2):
        out[i], out[number - 1 - i] = out[number - 1 - i], out[i]
    for i in range(number):
        if rules.SAIL <= out[i] < rules.TURN and state.masts[target_of(state, out[i])]:
            out[i], out[n] = out[n], out[i]
            n += 1
