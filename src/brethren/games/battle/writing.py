"""Battle for Tortuga written down: positions and actions as JSON, in compiled code."""

from brethren.game.verbs import CHANCE
from brethren.games.battle.rules import (
    BOWS,
    CHOOSE,
    HEAD,
    KINDS,
    MATCH,
    NEIGHBOURS,
    REVEAL,
    REVEALING,
    SAIL,
    SCOUT,
    SEATS,
    TURN,
    Battle,
)
from brethren.games.battle.story import ENDINGS, FLEETS, HEADINGS, PLAYS, SIDES, SQUARES
from brethren.kernel import Paper, bit, kernel, keys, next_item, next_key, put, put_figure, put_number, put_word, values

A_PLAY, A_SQUARE, A_HEADING, A_SIDE, AN_ENDING = map(values, (PLAYS, SQUARES, HEADINGS, SIDES, ENDINGS))
A_FLEET = values((*FLEETS, None))  # NO_FLEET is the last
FLEET_KEYS = keys(FLEETS)


# Actions


@kernel
def write_action(state: Battle, seat: int, action: int, paper: Paper, at: int) -> int:
    if seat == CHANCE:
        return write_reveal(action - REVEAL, paper, at)
    if action < SCOUT:
        return put_word(paper, put_word(paper, at, b"verb", b'"choose"'), b"fleet", A_FLEET[action - CHOOSE])
    if action < HEAD:
        return put_word(paper, put_word(paper, at, b"verb", b'"scout"'), b"square", A_SQUARE[action - SCOUT])
    if action < SAIL:
        return put_word(paper, put_word(paper, at, b"verb", b'"head"'), b"heading", A_HEADING[action - HEAD])
    if action < TURN:
        return write_sailing(state, action - SAIL, paper, at)
    return write_turning(action - TURN, paper, at)


@kernel
def write_reveal(chance: int, paper: Paper, at: int) -> int:
    at = put_word(paper, at, b"verb", b'"reveal"')
    at = put_word(paper, at, b"fleet", A_FLEET[chance // KINDS])
    return put_figure(paper, at, b"masts", chance % KINDS + 1)


@kernel
def write_sailing(state: Battle, course: int, paper: Paper, at: int) -> int:
    square = course // BOWS
    at = put_word(paper, at, b"verb", b'"sail"')
    at = put_word(paper, at, b"from", A_SQUARE[square])
    return put_word(paper, at, b"to", A_SQUARE[NEIGHBOURS[state.headings[square], square, course % BOWS]])


@kernel
def write_turning(turning: int, paper: Paper, at: int) -> int:
    at = put_word(paper, at, b"verb", b'"turn"')
    at = put_word(paper, at, b"square", A_SQUARE[turning // len(A_SIDE)])
    return put_word(paper, at, b"side", A_SIDE[turning % len(A_SIDE)])


# Positions


@kernel
def write_position(state: Battle, paper: Paper, at: int) -> int:
    at = put_word(paper, put(paper, at, b"{"), b"game", b'"battle"')
    at = put_word(paper, at, b"play", A_PLAY[state.play])
    at = put_figure(paper, at, b"start", state.start)
    at = put_figure(paper, at, b"turn", state.turn)
    at = write_fleets(state, paper, next_key(paper, at, b"fleets"))
    at = write_waves(state, paper, next_key(paper, at, b"waves"))
    at = write_ships(state, paper, next_key(paper, at, b"ships"))
    at = write_sunk(state, paper, next_key(paper, at, b"sunk"))
    at = put_figure(paper, at, b"quiet", state.quiet)
    at = write_match(state, paper, next_key(paper, at, b"match"))
    if state.play == MATCH:
        at = put_figure(paper, at, b"round", state.rounds)
    if state.phase == REVEALING:
        at = put_word(paper, at, b"scouting", A_SQUARE[state.scouted])
    if state.ending:
        at = put_word(paper, at, b"ending", AN_ENDING[state.ending])
    return put(paper, at, b"}")


@kernel
def write_fleets(state: Battle, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for seat in range(SEATS):
        at = put(paper, next_item(paper, at), A_FLEET[state.fleets[seat]])
    return put(paper, at, b"]")


@kernel
def write_waves(state: Battle, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for square in range(len(A_SQUARE)):
        if int(state.waves) & bit(square):
            at = put(paper, next_item(paper, at), A_SQUARE[square])
    return put(paper, at, b"]")


@kernel
def write_ships(state: Battle, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for square in range(len(A_SQUARE)):
        if state.masts[square]:
            at = write_ship(state, square, paper, next_item(paper, at))
    return put(paper, at, b"]")


@kernel
def write_ship(state: Battle, square: int, paper: Paper, at: int) -> int:
    """A ship that has just been turned over has no heading yet."""
    at = put_word(paper, put(paper, at, b"{"), b"square", A_SQUARE[square])
    at = put_word(paper, at, b"fleet", A_FLEET[int(state.ships[1]) >> square & 1])
    at = put_figure(paper, at, b"masts", state.masts[square])
    at = put_word(paper, at, b"heading", b"null" if square == state.scouted else A_HEADING[state.headings[square]])
    return put(paper, at, b"}")


@kernel
def write_sunk(state: Battle, paper: Paper, at: int) -> int:
    at = put(paper, at, b"{")
    for fleet in range(len(FLEET_KEYS)):
        at = put(paper, next_key(paper, at, FLEET_KEYS[fleet]), b"[")
        for masts in range(KINDS, 0, -1):
            for _ in range(state.sunk[fleet, masts - 1]):
                at = put_number(paper, next_item(paper, at), masts)
        at = put(paper, at, b"]")
    return put(paper, at, b"}")


@kernel
def write_match(state: Battle, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for seat in range(SEATS):
        at = put_number(paper, next_item(paper, at), state.match[seat])
    return put(paper, at, b"]")
