"""Battle for Tortuga in words: why an action is not legal, and positions read. They are written in writing.py."""

from typing import Any

from brethren.game.checks import IllegalAction
from brethren.game.reading import Reading, items, number, shown, word
from brethren.games.battle.board import draw
from brethren.games.battle.rules import (
    ACTING,
    BOWS,
    BOWS_OF,
    CHOOSING,
    HEAD,
    HEADING,
    KINDS,
    MATCH_POINTS_TO_WIN,
    MOST_ROUNDS,
    NEIGHBOURS,
    NO_FLEET,
    NOBODY,
    NOWHERE,
    POINTS_TO_WIN,
    QUIET_TURNS,
    REVEALING,
    ROUNDS_UP,
    SAIL,
    SCOUT,
    SEATS,
    SHIPS_OF_A_FLEET,
    SHIPS_OF_A_KIND,
    SINGLE,
    TURN,
    Battle,
    ending_of_turn,
    ending_reached,
    lay_ship,
    lift_ship,
    open_waves,
    own_ships,
    round_points,
    round_winner,
)
from brethren.games.battle.story import ENDINGS, FLEETS, HEADINGS, PLAYS, SIDES, SQUARES, tellings
from brethren.kernel import bit

__all__ = ["draw", "from_json", "objection", "tellings"]

RIGS = ("", "one-master", "two-master", "three-master")
COURSES = ("", "straight ahead", "diagonally ahead", "straight or diagonally ahead")
MOST_MATCH_POINTS = (MATCH_POINTS_TO_WIN - 1) + (POINTS_TO_WIN - 1 + KINDS)

KEYS = (
    "game",
    "play",
    "start",
    "turn",
    "fleets",
    "waves",
    "ships",
    "sunk",
    "quiet",
    "match",
    "round",
    "scouting",
    "ending",
)
SHIP_KEYS = ("square", "fleet", "masts", "heading")


# Actions


def objection(state: Battle, seat: int, action: int) -> IllegalAction:
    """Why this seat, whose turn it is, may not do this."""
    if state.phase == CHOOSING:
        return IllegalAction(f"seat {seat} has to choose a fleet first", "fleet not chosen")
    if state.phase == HEADING:
        name = SQUARES[state.scouted]
        return IllegalAction(f"the ship on {name} has to get its heading first", "no heading yet", square=name)
    if action < SCOUT:
        return IllegalAction("the fleets are chosen already", "fleet chosen")
    if action < HEAD:
        return _objection_to_scout(state, action - SCOUT)
    if action < SAIL:
        return IllegalAction("no tile has just been turned over", "nothing scouted")
    square = (action - SAIL) // BOWS if action < TURN else (action - TURN) // len(SIDES)
    if not own_ships(state, seat) & bit(square):
        return _objection_to_command(state, seat, square)
    return _objection_to_course(state, square, (action - SAIL) % BOWS)


def _objection_to_scout(state: Battle, square: int) -> IllegalAction:
    name = SQUARES[square]
    if int(state.waves) & bit(square):
        return IllegalAction(f"a ship stands on the wave tile of {name}", "covered", square=name)
    return IllegalAction(f"there is no wave tile on {name}", "no wave", square=name)


def _objection_to_command(state: Battle, seat: int, square: int) -> IllegalAction:
    name = SQUARES[square]
    if state.masts[square]:
        return IllegalAction(f"the ship on {name} is not of the fleet of seat {seat}", "enemy ship", square=name)
    return IllegalAction(f"there is no ship on {name}", "no ship", square=name)


def _objection_to_course(state: Battle, square: int, bow: int) -> IllegalAction:
    name, masts = SQUARES[square], int(state.masts[square])
    target = int(NEIGHBOURS[state.headings[square], square, bow])
    if bow not in BOWS_OF[masts]:
        message = f"a {RIGS[masts]} sails only {COURSES[masts]}"
        return IllegalAction(message, "wrong course", square=name, masts=masts)
    if target == NOWHERE:
        return IllegalAction(f"the ship on {name} would leave the sea", "off the sea", square=name)
    return IllegalAction(f"an own ship is in the way on {SQUARES[target]}", "own ship", square=SQUARES[target])


# Positions


def from_json(position: Any, state: Battle) -> None:
    read = Reading(position, "the position", KEYS)
    read.word("game", "battle", ("battle",))
    state.seats = SEATS
    state.play = read.word("play", "single", PLAYS)
    state.start = read.number("start", read.number("turn", 0, 0, 1), 0, 1)
    state.turn = read.number("turn", int(state.start), 0, 1)
    state.quiet = read.number("quiet", 0, 0, QUIET_TURNS)
    state.phase, state.scouted = ACTING, NOWHERE
    state.unseen[:] = SHIPS_OF_A_KIND
    _read_fleets(read, state)
    _read_ships(read, state)
    _read_sunk(read, state)
    _read_waves(read, state)
    _read_scouting(read, state)
    _check_phase(state)
    _read_match(read, state)
    _read_ending(read, state)


def _read_fleets(read: Reading, state: Battle) -> None:
    fleets = read.each_seat("fleets", SEATS, None) if "fleets" in read else FLEETS
    if fleets == [None, None]:
        state.fleets[:] = NO_FLEET
        state.phase = CHOOSING
        return
    state.fleets[:] = [word(fleet, f"the fleet of seat {seat}", FLEETS) for seat, fleet in enumerate(fleets)]
    if state.fleets[0] == state.fleets[1]:
        raise ValueError(f"both seats cannot command {fleets[0]}")


def _read_ships(read: Reading, state: Battle) -> None:
    for listed in read.items("ships", len(SQUARES)):
        ship = Reading(listed, "a ship", SHIP_KEYS)
        for key in SHIP_KEYS:
            if key not in ship:
                raise ValueError(f"a ship must have its {key}: {shown(listed)}")
        square = ship.word("square", "", SQUARES)
        name = SQUARES[square]
        if state.masts[square]:
            raise ValueError(f"two ships are on {name}")
        fleet, masts = ship.word("fleet", "", FLEETS), ship.number("masts", 0, 1, KINDS)
        lay_ship(state, fleet, square, masts, _heading(ship, square, state))
        _see(state, fleet, masts)


def _heading(ship: Reading, square: int, state: Battle) -> int:
    """A ship that has just been turned over has no heading yet."""
    if ship.raw("heading") is not None:
        return ship.word("heading", "", HEADINGS)
    if state.scouted != NOWHERE:
        raise ValueError(f"the ships on {SQUARES[state.scouted]} and {SQUARES[square]} both have no heading")
    if state.phase == CHOOSING:
        raise ValueError("ships are on the board before the fleets are chosen")
    state.phase, state.scouted = HEADING, square
    return 0


def _see(state: Battle, fleet: int, masts: int) -> None:
    """This ship is no longer under the waves."""
    if state.unseen[fleet, masts - 1] == 0:
        kind = f"{RIGS[masts]}s of {FLEETS[fleet]}"
        raise ValueError(f"more {kind} are on the board or sunk than the {SHIPS_OF_A_KIND} there are")
    state.unseen[fleet, masts - 1] -= 1


def _read_sunk(read: Reading, state: Battle) -> None:
    sunk = Reading(read.raw("sunk", {}), "sunk", FLEETS)
    for fleet, name in enumerate(FLEETS):
        for masts in sunk.items(name, SHIPS_OF_A_FLEET):
            _see(state, fleet, number(masts, f"the masts of a sunk ship of {name}", 1, KINDS))
            state.sunk[fleet, masts - 1] += 1
    if state.phase != CHOOSING:
        for seat in range(SEATS):
            lost = state.sunk[state.fleets[1 - seat]].tolist()
            state.points[seat] = sum(masts * ships for masts, ships in enumerate(lost, 1))
    if min(state.points) >= POINTS_TO_WIN:
        raise ValueError(f"both seats have sunk {POINTS_TO_WIN} points or more; the first ends the round")


def _read_waves(read: Reading, state: Battle) -> None:
    unseen = int(state.unseen.sum())
    bare = [name for square, name in enumerate(SQUARES) if not state.masts[square]]
    if "waves" not in read and len(bare) != unseen:
        raise ValueError(f"list the waves: {unseen} ships are under them, and {len(bare)} squares have no ship")
    waves = items(read.raw("waves", bare), "waves of the position", len(SQUARES))
    for name in waves:
        wave = bit(word(name, "a wave", SQUARES))
        if int(state.waves) & wave:
            raise ValueError(f"the wave on {name} is listed twice")
        state.waves |= wave
    if len(waves) != unseen:
        raise ValueError(
            f"there must be {unseen} waves, one for each ship neither on the board nor sunk, not {len(waves)}"
        )


def _read_scouting(read: Reading, state: Battle) -> None:
    if read.raw("scouting") is None:
        return
    square = read.word("scouting", "", SQUARES)
    if state.phase != ACTING:
        raise ValueError("nothing can be scouted before a fleet is chosen and every ship has its heading")
    if not open_waves(state) & bit(square):
        raise ValueError(f"{SQUARES[square]} cannot be scouted: it has no wave tile, or a ship stands on it")
    _check_going_on(state)
    state.phase, state.scouted = REVEALING, square


def _check_phase(state: Battle) -> None:
    """What cannot be while a fleet is chosen, or while a new ship gets its heading."""
    if state.phase == CHOOSING and (state.turn != state.start or state.quiet or state.unseen.min() < SHIPS_OF_A_KIND):
        raise ValueError("fleets are chosen by the start player, before anything else happens")
    if state.phase == HEADING:
        square = int(state.scouted)
        if state.quiet or int(state.waves) & bit(square):
            raise ValueError(
                f"the ship on {SQUARES[square]} has just been turned over: quiet is 0, and no wave is left there"
            )
        fleet, masts = 0 if int(state.ships[0]) & bit(square) else 1, int(state.masts[square])
        lift_ship(state, fleet, square)
        _check_going_on(state)
        lay_ship(state, fleet, square, masts, 0)


def _check_going_on(state: Battle) -> None:
    """As it was before the tile was turned over."""
    ending = ending_of_turn(state)
    if ending:
        raise ValueError(f"no tile can be turned over after the end of the round ({ENDINGS[ending]})")


def _read_match(read: Reading, state: Battle) -> None:
    points = read.each_seat("match", SEATS, 0)
    for seat in range(SEATS):
        state.match[seat] = number(points[seat], f"the match points of seat {seat}", 0, MOST_MATCH_POINTS)
    state.rounds = read.number("round", 1, 1, MOST_ROUNDS)
    if state.play == SINGLE and (state.match.any() or state.rounds > 1):
        raise ValueError("there are match points and rounds only in a match")
    if state.match.max() >= MATCH_POINTS_TO_WIN:
        _check_match_won(state, int(state.match.argmax()))


def _check_match_won(state: Battle, winner: int) -> None:
    """A match is won with its last round, whose points are counted already."""
    ending = ending_reached(state)
    before = int(state.match[winner]) - int(round_points(state, winner))
    if not ending or round_winner(state, ending) != winner:
        raise ValueError(f"seat {winner} has won the match, but not the round on the board")
    if not 0 <= before < MATCH_POINTS_TO_WIN or state.match[1 - winner] >= MATCH_POINTS_TO_WIN:
        raise ValueError(f"the match was won before the round on the board: {before} to {state.match[1 - winner]}")


def _check_last_round(state: Battle) -> None:
    """B5.3: the last round is over, and its points are counted already."""
    ending = ending_reached(state)
    if state.play == SINGLE or state.rounds < MOST_ROUNDS or not ending:
        raise ValueError(f"a match ends by its rounds when round {MOST_ROUNDS} is over")
    winner = round_winner(state, ending)
    if winner != NOBODY and state.match[winner] < round_points(state, winner):
        raise ValueError(f"seat {winner} has fewer match points than it has won in the round on the board")


def _read_ending(read: Reading, state: Battle) -> None:
    """A finished round of a match that goes on is not an ending: it is still to be counted."""
    if state.play == SINGLE or state.match.max() >= MATCH_POINTS_TO_WIN:
        state.ending = ending_reached(state)
    elif read.raw("ending") == ENDINGS[ROUNDS_UP]:
        _check_last_round(state)
        state.ending = ROUNDS_UP
    natural = ENDINGS[state.ending]
    if read.word("ending", natural, ENDINGS) != state.ending:
        raise ValueError(f"the ending of this position is {natural or 'not reached'}, not {read.raw('ending')}")
