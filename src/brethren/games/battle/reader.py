"""Positions of Battle for Tortuga, read."""

from typing import Any

from brethren.game.reading import Reading, items, number, shown, word
from brethren.games.battle import rules
from brethren.games.battle.events import ENDINGS, FLEETS, HEADINGS, PLAYS, SQUARES
from brethren.games.battle.objections import RIGS
from brethren.games.battle.rules import Battle, Ending, Format, Phase
from brethren.kernel import bit

MAX_MATCH_POINTS = (rules.MATCH_POINTS_TO_WIN - 1) + (rules.POINTS_TO_WIN - 1 + rules.N_KINDS)

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


def read_position(position: Any, state: Battle) -> None:
    read = Reading(position, "the position", KEYS)
    read.word("game", "battle", ("battle",))
    state.seats = rules.N_SEATS
    state.play = read.word("play", "single", PLAYS)
    state.start = read.number("start", read.number("turn", 0, 0, 1), 0, 1)
    state.turn = read.number("turn", int(state.start), 0, 1)
    state.quiet = read.number("quiet", 0, 0, rules.QUIET_TURNS)
    state.phase, state.scouted = Phase.ACTING, rules.NOWHERE
    state.unseen[:] = rules.SHIPS_OF_A_KIND
    _read_fleets(read, state)
    _read_ships(read, state)
    _read_sunk(read, state)
    _read_waves(read, state)
    _read_scouting(read, state)
    _check_phase(state)
    _read_match(read, state)
    _read_ending(read, state)


def _read_fleets(read: Reading, state: Battle) -> None:
    fleets = read.each_seat("fleets", rules.N_SEATS, None) if "fleets" in read else FLEETS
    if fleets == [None, None]:
        state.fleets[:] = rules.NO_FLEET
        state.phase = Phase.CHOOSING
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
        fleet, masts = ship.word("fleet", "", FLEETS), ship.number("masts", 0, 1, rules.N_KINDS)
        rules.lay_ship(state, fleet, square, masts, _heading(ship, square, state))
        _see(state, fleet, masts)


def _heading(ship: Reading, square: int, state: Battle) -> int:
    """A ship that has just been turned over has no heading yet."""
    if ship.raw("heading") is not None:
        return ship.word("heading", "", HEADINGS)
    if state.scouted != rules.NOWHERE:
        raise ValueError(f"the ships on {SQUARES[state.scouted]} and {SQUARES[square]} both have no heading")
    if state.phase == Phase.CHOOSING:
        raise ValueError("ships are on the board before the fleets are chosen")
    state.phase, state.scouted = Phase.HEADING, square
    return 0


def _see(state: Battle, fleet: int, masts: int) -> None:
    """Take this ship from those under the waves."""
    if state.unseen[fleet, masts - 1] == 0:
        kind = f"{RIGS[masts]}s of {FLEETS[fleet]}"
        raise ValueError(f"more {kind} are on the board or sunk than the {rules.SHIPS_OF_A_KIND} there are")
    state.unseen[fleet, masts - 1] -= 1


def _read_sunk(read: Reading, state: Battle) -> None:
    sunk = Reading(read.raw("sunk", {}), "sunk", FLEETS)
    for fleet, name in enumerate(FLEETS):
        for masts in sunk.items(name, rules.SHIPS_OF_A_FLEET):
            _see(state, fleet, number(masts, f"the masts of a sunk ship of {name}", 1, rules.N_KINDS))
            state.sunk[fleet, masts - 1] += 1
    if state.phase != Phase.CHOOSING:
        for seat in range(rules.N_SEATS):
            lost = state.sunk[state.fleets[1 - seat]].tolist()
            state.points[seat] = sum(masts * ships for masts, ships in enumerate(lost, 1))
    if min(state.points) >= rules.POINTS_TO_WIN:
        raise ValueError(f"both seats have sunk {rules.POINTS_TO_WIN} points or more; the first ends the round")


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
    if state.phase != Phase.ACTING:
        raise ValueError("nothing can be scouted before a fleet is chosen and every ship has its heading")
    if not rules.open_waves(state) & bit(square):
        raise ValueError(f"{SQUARES[square]} cannot be scouted: it has no wave tile, or a ship stands on it")
    _check_going_on(state)
    state.phase, state.scouted = Phase.REVEALING, square


def _check_phase(state: Battle) -> None:
    """Refuse contradictions while a fleet is being chosen, or while a new ship gets its heading."""
    if state.phase == Phase.CHOOSING and (
        state.turn != state.start or state.quiet or state.unseen.min() < rules.SHIPS_OF_A_KIND
    ):
        raise ValueError("fleets are chosen by the start player, before anything else happens")
    if state.phase == Phase.HEADING:
        square = int(state.scouted)
        if state.quiet or int(state.waves) & bit(square):
            raise ValueError(
                f"the ship on {SQUARES[square]} has just been turned over: quiet is 0, and no wave is left there"
            )
        fleet, masts = 0 if int(state.ships[0]) & bit(square) else 1, int(state.masts[square])
        rules.lift_ship(state, fleet, square)
        _check_going_on(state)
        rules.lay_ship(state, fleet, square, masts, 0)


def _check_going_on(state: Battle) -> None:
    """As it was before the tile was turned over."""
    ending = rules.ending_of_turn(state)
    if ending:
        raise ValueError(f"no tile can be turned over after the end of the round ({ENDINGS[ending]})")


def _read_match(read: Reading, state: Battle) -> None:
    points = read.each_seat("match", rules.N_SEATS, 0)
    for seat in range(rules.N_SEATS):
        state.match[seat] = number(points[seat], f"the match points of seat {seat}", 0, MAX_MATCH_POINTS)
    state.rounds = read.number("round", 1, 1, rules.MAX_ROUNDS)
    if state.play == Format.SINGLE and (state.match.any() or state.rounds > 1):
        raise ValueError("there are match points and rounds only in a match")
    if state.match.max() >= rules.MATCH_POINTS_TO_WIN:
        _check_match_won(state, int(state.match.argmax()))


def _check_match_won(state: Battle, winner: int) -> None:
    """A match is won with its last round, whose points are counted already."""
    ending = rules.ending_reached(state)
    before = int(state.match[winner]) - int(rules.round_points(state, winner))
    if not ending or rules.round_winner(state, ending) != winner:
        raise ValueError(f"seat {winner} has won the match, but not the round on the board")
    if not 0 <= before < rules.MATCH_POINTS_TO_WIN or state.match[1 - winner] >= rules.MATCH_POINTS_TO_WIN:
        raise ValueError(f"the match was won before the round on the board: {before} to {state.match[1 - winner]}")


def _check_last_round(state: Battle) -> None:
    """B5.3: the last round is over, and its points are counted already."""
    ending = rules.ending_reached(state)
    if state.play == Format.SINGLE or state.rounds < rules.MAX_ROUNDS or not ending:
        raise ValueError(f"a match ends by its rounds when round {rules.MAX_ROUNDS} is over")
    winner = rules.round_winner(state, ending)
    if winner != rules.NOBODY and state.match[winner] < rules.round_points(state, winner):
        raise ValueError(f"seat {winner} has fewer match points than it has won in the round on the board")


def _read_ending(read: Reading, state: Battle) -> None:
    """A finished round isn't an ending while the match goes on: it still has to be counted."""
    if state.play == Format.SINGLE or state.match.max() >= rules.MATCH_POINTS_TO_WIN:
        state.ending = rules.ending_reached(state)
    elif read.raw("ending") == ENDINGS[Ending.ROUNDS_UP]:
        _check_last_round(state)
        state.ending = Ending.ROUNDS_UP
    natural = ENDINGS[state.ending]
    if read.word("ending", natural, ENDINGS) != state.ending:
        raise ValueError(f"the ending of this position is {natural or 'not reached'}, not {read.raw('ending')}")
