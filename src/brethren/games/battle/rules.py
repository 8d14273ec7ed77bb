"""Battle for Tortuga: two fleets hide under the waves of one small sea. The first to sink ships worth 7 points wins.

Numbers such as B3.2 are those of the rule page, docs/rules/battle.md.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from brethren.game.events import EVERYBODY, EventBuffer, tell
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, Numbers
from brethren.games.battle import events
from brethren.kernel import Record, below, bit, i8, i16, kernel, lowest
from brethren.kernel.rng import Random

# What it is made of (B1)

N_SEATS = 2
N_FLEETS = 2
N_KINDS = 3  # of ships, by their masts
SHIPS_OF_A_KIND = 2
SHIPS_OF_A_FLEET = N_KINDS * SHIPS_OF_A_KIND
N_SQUARES = 12
SEA = [(column, row) for row in range(4) for column in range(4) if not {column, row} <= {0, 3}]
N_HEADINGS = 4
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # columns and rows to the north, east, south and west
PORT, AHEAD, STARBOARD = range(3)
N_BOWS = 3  # ways to sail: diagonally to the left, straight, diagonally to the right
BOWS_OF = ((), (AHEAD,), (PORT, STARBOARD), (PORT, AHEAD, STARBOARD))  # by masts (B1.3)
LEFT, RIGHT = range(2)
N_SIDES = 2
NOWHERE = NO_FLEET = NOBODY = -1
POINTS_TO_WIN = 7
QUIET_TURNS = 50
MATCH_POINTS_TO_WIN = 7
MAX_ROUNDS = 20


class Format(IntEnum):
    SINGLE, MATCH = range(2)


class Phase(IntEnum):
    """The phase of a turn."""

    CHOOSING, ACTING, REVEALING, HEADING = range(4)


class Ending(IntEnum):
    GOING_ON, SUNK, FAIR_WINDS, STUCK, QUIET, ROUNDS_UP = range(6)


def neighbours() -> NDArray[np.int64]:
    """For each heading, square and bow, the square that lies there, or NOWHERE."""
    table = np.full((N_HEADINGS, N_SQUARES, N_BOWS), NOWHERE, dtype=np.int64)
    for heading, (ahead, up) in enumerate(STEPS):
        right, down = STEPS[(heading + 1) % N_HEADINGS]
        for square, (column, row) in enumerate(SEA):
            for bow, aside in ((PORT, -1), (AHEAD, 0), (STARBOARD, 1)):
                place = (column + ahead + aside * right, row + up + aside * down)
                if place in SEA:
                    table[heading, square, bow] = SEA.index(place)
    return table


def reaches() -> NDArray[np.int64]:
    """For each number of masts, heading, square and bow, the set of the square to which a ship can move, or none."""
    table = np.zeros((1 + N_KINDS, N_HEADINGS, N_SQUARES, N_BOWS), dtype=np.int64)
    for masts, bows in enumerate(BOWS_OF):
        for bow in bows:
            there = NEIGHBOURS[:, :, bow]
            table[masts, :, :, bow] = np.where(there == NOWHERE, 0, 1 << np.maximum(there, 0))
    return table


NEIGHBOURS = neighbours()
REACHES = reaches()


class Battle(Record):
    seats = i8(least=N_SEATS, most=N_SEATS)  # always 2
    play = i8(most=Format.MATCH)  # SINGLE, or MATCH of several rounds (B5)
    start = i8(most=N_SEATS - 1)  # the seat that began this round
    ending = i8(most=Ending.ROUNDS_UP)  # GOING_ON, or how it ended
    turn = i8(most=N_SEATS - 1)  # the seat whose turn it is
    phase = i8(most=Phase.HEADING)  # of the turn: CHOOSING a fleet, ACTING, REVEALING a ship, HEADING it
    scouted = i8(least=NOWHERE, most=N_SQUARES - 1)  # the square of the tile that is being turned over, or NOWHERE
    fleets = i8(2, least=NO_FLEET, most=N_FLEETS - 1)  # the fleet that each seat commands, or NO_FLEET
    quiet = i8(most=QUIET_TURNS)  # turns in a row without a scouting or a sinking (B4.4)

    waves = i16(most=(1 << N_SQUARES) - 1)  # the set of squares with a wave tile
    ships = i16(2, most=(1 << N_SQUARES) - 1)  # for each fleet, the set of squares where its ships lie face up
    masts = i8(12, most=N_KINDS)  # for each square, the masts of the ship there; 0 if there is none
    headings = i8(12, most=N_HEADINGS - 1)  # for each square, the heading of the ship there; 0 if there is none
    afloat = i8(2, most=SHIPS_OF_A_FLEET)  # for each fleet, how many of its ships lie face up
    unseen = i8(2, 3, most=SHIPS_OF_A_KIND)  # ships of each fleet and kind that are still under the waves
    sunk = i8(2, 3, most=SHIPS_OF_A_KIND)  # ships of each fleet and kind that are lost
    points = i8(2)  # what each seat has sunk in this round
    match = i8(2)  # match points of each seat (B5.1)
    rounds = i8(most=MAX_ROUNDS)  # of the match that have begun (B5.3)


# What can be done: scouting names a square, sailing a square and a bow, turning a square and a side.

CHOOSE = 0
SCOUT = CHOOSE + N_FLEETS
HEAD = SCOUT + N_SQUARES
SAIL = HEAD + N_HEADINGS
TURN = SAIL + N_SQUARES * N_BOWS
N_ACTIONS = TURN + N_SQUARES * N_SIDES

# What can happen: a ship of some fleet and kind comes to light.

REVEAL = 0
N_CHANCES = REVEAL + N_FLEETS * N_KINDS


# How it begins (B2)


@kernel
def setup(state: Battle, seats: int, options: Numbers) -> None:
    state.seats, state.play = seats, options[0]
    begin_round(state, options[1])


@kernel
def begin_round(state: Battle, start: int) -> None:
    state.start = state.turn = start
    state.rounds += 1
    state.phase, state.scouted, state.quiet = Phase.CHOOSING, NOWHERE, 0
    state.fleets[:] = NO_FLEET
    state.waves = below(N_SQUARES)
    state.ships[:] = 0
    state.masts[:] = 0
    state.headings[:] = 0
    state.afloat[:] = 0
    state.unseen[:] = SHIPS_OF_A_KIND
    state.sunk[:] = 0
    state.points[:] = 0


# What may happen (B3)


@kernel
def deciding(state: Battle) -> int:
    if state.ending != Ending.GOING_ON:
        return 0
    return CHANCE_DECIDES if state.phase == Phase.REVEALING else bit(state.turn)


@kernel
def legal_actions(state: Battle, seat: int, out: Numbers) -> int:
    if seat == CHANCE:
        return reveals(state, out)
    if state.phase == Phase.CHOOSING:
        return all_from(CHOOSE, N_FLEETS, out)
    if state.phase == Phase.HEADING:
        return all_from(HEAD, N_HEADINGS, out)
    n = scouts(state, out)
    n = sails(state, seat, out, n)
    return turns(state, seat, out, n)


@kernel
def all_from(first: int, number: int, out: Numbers) -> int:
    for i in range(number):
        out[i] = first + i
    return number


@kernel
def scouts(state: Battle, out: Numbers) -> int:
    n = 0
    squares = open_waves(state)
    while squares:
        out[n] = SCOUT + lowest(squares)
        squares &= squares - 1
        n += 1
    return n


@kernel
def open_waves(state: Battle) -> int:
    """The set of wave tiles on which no ship stands (B3.1)."""
    return int(state.waves) & ~(int(state.ships[0]) | int(state.ships[1]))


@kernel
def own_ships(state: Battle, seat: int) -> int:
    return int(state.ships[state.fleets[seat]])


@kernel
def sails(state: Battle, seat: int, out: Numbers, n: int) -> int:
    own = squares = own_ships(state, seat)
    while squares:
        square = lowest(squares)
        squares &= squares - 1
        reach = REACHES[state.masts[square], state.headings[square], square]
        for bow in range(N_BOWS):
            out[n] = SAIL + square * N_BOWS + bow
            n += (reach[bow] & ~own) != 0
    return n


@kernel
def turns(state: Battle, seat: int, out: Numbers, n: int) -> int:
    squares = own_ships(state, seat)
    while squares:
        first = TURN + lowest(squares) * N_SIDES
        squares &= squares - 1
        out[n], out[n + 1] = first + LEFT, first + RIGHT
        n += N_SIDES
    return n


@kernel
def reveals(state: Battle, out: Numbers) -> int:
    n = 0
    for ship in range(N_CHANCES):
        out[n] = REVEAL + ship
        n += state.unseen[ship // N_KINDS, ship % N_KINDS] > 0
    return n


@kernel
def chance_weights(state: Battle, out: Numbers) -> int:
    """B6: any ship not yet seen is as likely as any other."""
    n = total = 0
    for ship in range(N_CHANCES):
        unseen = int(state.unseen[ship // N_KINDS, ship % N_KINDS])
        out[n] = unseen
        n += unseen > 0
        total += unseen
    return total


# What happens


@kernel
def apply(state: Battle, seat: int, action: int, story: EventBuffer | None) -> None:
    if seat == CHANCE:
        reveal(state, (action - REVEAL) // N_KINDS, (action - REVEAL) % N_KINDS + 1, story)
    elif action < SCOUT:
        choose(state, seat, action - CHOOSE, story)
    elif action < HEAD:
        scout(state, seat, action - SCOUT, story)
    elif action < SAIL:
        head(state, seat, action - HEAD, story)
    elif action < TURN:
        sail(state, seat, (action - SAIL) // N_BOWS, (action - SAIL) % N_BOWS, story)
    else:
        turn(state, seat, (action - TURN) // N_SIDES, (action - TURN) % N_SIDES, story)


@kernel
def settle(state: Battle, story: EventBuffer | None) -> None:
    if state.ending == Ending.GOING_ON:
        end_round_if(state, ending_reached(state), story)


@kernel
def choose(state: Battle, seat: int, fleet: int, story: EventBuffer | None) -> None:
    """B2.2: the other player gets the other fleet."""
    tell(story, events.FLEET_CHOSEN, EVERYBODY, seat, fleet)
    state.fleets[seat], state.fleets[1 - seat] = fleet, 1 - fleet
    state.phase = Phase.ACTING
    tell(story, events.TURN_BEGAN, EVERYBODY, seat)


@kernel
def scout(state: Battle, seat: int, square: int, story: EventBuffer | None) -> None:
    """B3.1: a tile is turned over; chance says what it is."""
    tell(story, events.SCOUTED, EVERYBODY, seat, square)
    state.scouted, state.phase = square, Phase.REVEALING


@kernel
def reveal(state: Battle, fleet: int, masts: int, story: EventBuffer | None) -> None:
    tell(story, events.REVEALED, EVERYBODY, state.scouted, fleet, masts)
    state.waves ^= bit(state.scouted)
    state.unseen[fleet, masts - 1] -= 1
    lay_ship(state, fleet, state.scouted, masts, 0)
    state.quiet, state.phase = 0, Phase.HEADING


@kernel
def head(state: Battle, seat: int, heading: int, story: EventBuffer | None) -> None:
    """B3.1: the player who turned the ship over sets its heading, even of an enemy ship."""
    tell(story, events.HEADED, EVERYBODY, seat, state.scouted, heading)
    state.headings[state.scouted] = heading
    state.scouted, state.phase = NOWHERE, Phase.ACTING
    end_turn(state, story)


@kernel
def sail(state: Battle, seat: int, square: int, bow: int, story: EventBuffer | None) -> None:
    """B3.2: one square on, sinking the enemy there. Wave tiles stay as they are (B3.4)."""
    masts, heading = state.masts[square], state.headings[square]
    target = NEIGHBOURS[heading, square, bow]
    tell(story, events.SAILED, EVERYBODY, seat, square, target)
    state.quiet += 1
    if state.masts[target]:
        sink(state, seat, target, story)
    lift_ship(state, state.fleets[seat], square)
    lay_ship(state, state.fleets[seat], target, masts, heading)
    end_turn(state, story)


@kernel
def sink(state: Battle, seat: int, square: int, story: EventBuffer | None) -> None:
    enemy, masts = state.fleets[1 - seat], state.masts[square]
    points = masts  # B1.2
    tell(story, events.SHIP_SUNK, EVERYBODY, seat, square, enemy, masts, points)
    lift_ship(state, enemy, square)
    state.sunk[enemy, masts - 1] += 1
    state.points[seat] += points
    state.quiet = 0


@kernel
def lay_ship(state: Battle, fleet: int, square: int, masts: int, heading: int) -> None:
    state.ships[fleet] |= bit(square)
    state.masts[square], state.headings[square] = masts, heading
    state.afloat[fleet] += 1


@kernel
def lift_ship(state: Battle, fleet: int, square: int) -> None:
    state.ships[fleet] ^= bit(square)
    state.masts[square] = state.headings[square] = 0
    state.afloat[fleet] -= 1


@kernel
def turn(state: Battle, seat: int, square: int, side: int, story: EventBuffer | None) -> None:
    """B3.3: 90 degrees to one side."""
    heading = (state.headings[square] + (1 if side == RIGHT else N_HEADINGS - 1)) % N_HEADINGS
    tell(story, events.TURNED, EVERYBODY, seat, square, side, heading)
    state.headings[square] = heading
    state.quiet += 1
    end_turn(state, story)


@kernel
def end_turn(state: Battle, story: EventBuffer | None) -> None:
    """The round may end with this turn (B4.1, B4.2, B4.4), or because nothing can be done on the next (B4.3)."""
    ending = ending_of_turn(state)
    if ending == Ending.GOING_ON:
        state.turn = 1 - state.turn
        tell(story, events.TURN_BEGAN, EVERYBODY, state.turn)
        ending = ending_reached(state)
    end_round_if(state, ending, story)


@kernel
def ending_reached(state: Battle) -> int:
    """How the round has ended when a seat is about to act."""
    if state.phase != Phase.ACTING:
        return Ending.GOING_ON
    ending = ending_of_turn(state)
    return Ending.STUCK if ending == Ending.GOING_ON and is_stuck(state) else ending


@kernel
def ending_of_turn(state: Battle) -> int:
    if state.points[0] >= POINTS_TO_WIN or state.points[1] >= POINTS_TO_WIN:
        return Ending.SUNK
    if has_fair_winds(state, 0) or has_fair_winds(state, 1):
        return Ending.FAIR_WINDS
    return Ending.QUIET if state.quiet >= QUIET_TURNS else Ending.GOING_ON


@kernel
def has_fair_winds(state: Battle, fleet: int) -> bool:
    """B4.2: this fleet is all there, of the other none."""
    return bool(state.afloat[fleet] == SHIPS_OF_A_FLEET and state.afloat[1 - fleet] == 0)


@kernel
def is_stuck(state: Battle) -> bool:
    """B4.3: a seat with a ship could turn it, and an open wave could be scouted."""
    return own_ships(state, state.turn) == 0 and open_waves(state) == 0


@kernel
def end_round_if(state: Battle, ending: int, story: EventBuffer | None) -> None:
    """A single game is over with its only round; a match counts the round first."""
    if ending == Ending.GOING_ON:
        return
    if state.play == Format.SINGLE:
        end(state, ending, story)
    else:
        count_round(state, ending, story)


@kernel
def count_round(state: Battle, ending: int, story: EventBuffer | None) -> None:
    """B5.1: the winner starts the next round. B5.2: after a draw, the seat that did not start this one."""
    winner = round_winner(state, ending)
    points = round_points(state, winner)
    tell(story, events.ROUND_ENDED, EVERYBODY, ending, winner, points)
    if winner != NOBODY:
        state.match[winner] += points
    if state.match.max() >= MATCH_POINTS_TO_WIN:
        end(state, ending, story)
    elif state.rounds == MAX_ROUNDS:
        end(state, Ending.ROUNDS_UP, story)
    else:
        next_round(state, 1 - state.start if winner == NOBODY else winner, story)


@kernel
def next_round(state: Battle, start: int, story: EventBuffer | None) -> None:
    tell(story, events.ROUND_BEGAN, EVERYBODY, start)
    begin_round(state, start)


@kernel
def end(state: Battle, ending: int, story: EventBuffer | None) -> None:
    state.ending = ending
    tell(story, events.ENDED, EVERYBODY, ending)


# How it is scored (B4, B5)


@kernel
def scores(state: Battle, out: Numbers) -> None:
    for seat in range(N_SEATS):
        out[seat] = state.points[seat]


@kernel
def winners(state: Battle) -> int:
    """A match is won by match points (B5.1, B5.3), a single game by its only round."""
    if state.ending == Ending.GOING_ON:
        return 0
    winner = leader(state.match) if state.play == Format.MATCH else round_winner(state, state.ending)
    return below(N_SEATS) if winner == NOBODY else bit(winner)


@kernel
def leader(points: NDArray[np.int8]) -> int:
    """The seat with more points, or NOBODY."""
    return NOBODY if points[0] == points[1] else int(points[1] > points[0])


@kernel
def round_winner(state: Battle, ending: int) -> int:
    if ending == Ending.SUNK:
        return 0 if state.points[0] >= POINTS_TO_WIN else 1
    if ending == Ending.FAIR_WINDS:
        return 0 if state.afloat[state.fleets[0]] else 1
    return winner_when_stuck(state) if ending == Ending.STUCK else NOBODY


@kernel
def winner_when_stuck(state: Battle) -> int:
    """B4.3: more points win; if they are level, the player without a move loses."""
    ahead = leader(state.points)
    return 1 - int(state.turn) if ahead == NOBODY else ahead


@kernel
def round_points(state: Battle, winner: int) -> int:
    """B5.1: the difference of the points sunk, never less than 0."""
    if winner == NOBODY:
        return 0
    return max(0, int(state.points[winner]) - int(state.points[1 - winner]))


# Hidden information (B6): none. Wave tiles are unknown to both, and all else is open.


@kernel
def veil(view: Battle, seat: int) -> None:
    return


@kernel
def guess(view: Battle, seat: int, random: Random) -> None:
    return
