"""Positions of Tortuga in words."""

from typing import Any

from brethren.game.game import Json
from brethren.game.reading import Reading, items, number, word
from brethren.games.tortuga.acting import rank_seats
from brethren.games.tortuga.moving import carry_on_stowing
from brethren.games.tortuga.parts import (
    ACTING,
    ALL_DICE,
    BEGINNING_STEP,
    BOARDING,
    CAPACITY,
    CHESTS,
    CREW,
    DONE,
    DRAWING_CHEST,
    DRAWING_ISLAND,
    DRAWING_TOKEN,
    FLEET,
    HOW_MANY,
    HUNT_TREASURE,
    KEEPING,
    KEEPING_AGAIN,
    MOVING,
    NAMING,
    NOBODY,
    OVER,
    PICKING,
    PIRATE,
    RANKING,
    RETHROWING,
    SETTING_UP,
    SHIP,
    STOWING,
    TAKING_BONUS,
    THROWING,
    TOKENS,
    TRACK_BEGIN,
    TRACK_END,
    TRACK_START,
    TREASURE,
    Tortuga,
)
from brethren.games.tortuga.story import ACTIONS, AREAS, COLOURS, DICE, FACES
from brethren.games.tortuga.throwing import keep_what_is_forced

TARGETS = (6, 8)
PHASES = (
    "setup",
    "throw",
    "keep",
    "name",
    "rethrow",
    "keep again",
    "bonus",
    "act",
    "chest",
    "token",
    "pick",
    "draw",
    "stow",
    "over",
    "move",
)

RANKS = ("first", "second")
SETS = ("decided", "resting", "naming", "stuck")
KEYS = (
    "game", "seats", "chests", "start", "phase", "action", "rank", "attacked", "actor", "find",
    "boards", "central", "bag", *SETS,
)  # fmt: skip
BOARD_KEYS = (
    "ship", "pirate", "tortuga", "fleet", "crew", "island", "bonus", "tokens", "looked", "dice", "filling",
)  # fmt: skip
WITH_ACTOR = (SETTING_UP, NAMING, RETHROWING, KEEPING_AGAIN, DRAWING_CHEST, DRAWING_TOKEN, DRAWING_ISLAND)
RESOLVING = (ACTING, DRAWING_CHEST, DRAWING_TOKEN, PICKING)
CHESTS_ON_BOARD, TOKENS_ON_BOARD = int(CHESTS.sum()), int(TOKENS.sum())


def to_json(state: Tortuga) -> Json:
    position: Json = {
        "game": "tortuga",
        "seats": int(state.seats),
        "chests": int(state.chests),
        "start": int(state.start),
        "phase": PHASES[state.phase],
        "boards": [_board(state, seat) for seat in range(state.seats)],
        "central": _listed(state.central),
        "bag": {colour: int(state.bag[i]) for i, colour in enumerate(COLOURS) if state.bag[i]},
    }
    if state.phase in RESOLVING:
        position["action"], position["rank"] = ACTIONS[state.action], RANKS[state.rank]
    if state.attacked != NOBODY:
        position["attacked"] = int(state.attacked)
    if state.phase in WITH_ACTOR:
        position["actor"] = int(state.actor)
    if state.to_find:
        position["find"] = int(state.to_find)
    for name, seats in zip(SETS, (state.decided, state.resting, state.naming, state.stuck), strict=True):
        if seats:
            position[name] = [seat for seat in range(state.seats) if seats >> seat & 1]
    return position


def _board(state: Tortuga, seat: int) -> Json:
    board: Json = {
        "ship": int(state.marker[SHIP, seat]),
        "pirate": int(state.marker[PIRATE, seat]),
        "tortuga": _listed(state.tortuga[seat]),
        "fleet": [COLOURS[chest] for chest in state.hold[FLEET, seat, : state.held[FLEET, seat]]],
        "crew": [COLOURS[chest] for chest in state.hold[CREW, seat, : state.held[CREW, seat]]],
        "island": _listed(state.island[seat]),
        "bonus": {action: int(state.bonus[seat, i]) for i, action in enumerate(ACTIONS) if state.bonus[seat, i]},
        "tokens": _coins(state.tokens[seat], int(state.token_counts[seat])),
        "dice": {die: _die(state, seat, i) for i, die in enumerate(DICE)},
    }
    if state.looked_count and state.ranked[0] == seat:
        board["looked"] = _coins(state.looked, int(state.looked_count))
    if state.phase == STOWING and state.filling[seat] != DONE:
        board["filling"] = AREAS[state.filling[seat]]
    return board


def _listed(counts: Any) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) for _ in range(counts[i])]


def _coins(counts: Any, total: int) -> list[int | None]:
    known: list[int | None] = [value + 1 for value in range(len(TOKENS)) for _ in range(counts[value])]
    return known + [None] * (total - len(known))


def _die(state: Tortuga, seat: int, die: int) -> Json:
    for action in range(len(ACTIONS)):
        if state.placed[seat, action] >> die & 1:
            return {"placed": ACTIONS[action]}
    if not state.thrown[seat] >> die & 1:
        return {}
    if state.veiled >> seat & 1:
        return {"hidden": True}
    kept = {"kept": True} if state.kept[seat] >> die & 1 and state.phase == KEEPING else {}
    return {"shows": FACES[state.faces[seat, die]], **kept}


def from_json(position: Any, state: Tortuga) -> None:
    read = Reading(position, "the position", KEYS)
    read.word("game", "tortuga", ("tortuga",))
    listed = read.raw("boards", [{}, {}])
    state.seats = read.number("seats", len(listed) if isinstance(listed, list) else 2, 2, 4)
    state.chests = number(read.raw("chests", TARGETS[0]), "chests of the position", *TARGETS)
    if state.chests not in TARGETS:
        raise ValueError(f"chests of the position must be 6 or 8, not {state.chests}")
    state.start = read.number("start", 0, 0, state.seats - 1)
    state.phase = read.word("phase", "throw", PHASES)
    state.phase = MOVING if PHASES[state.phase] == "move" else state.phase
    state.attacked = NOBODY
    state.ranked[:] = NOBODY
    for seat, board in enumerate(read.each_seat("boards", int(state.seats), {})):
        _read_board(Reading(board, f"the board of seat {seat}", BOARD_KEYS), state, seat)
    _read_central(read, state)
    _read_bag(read, state)
    _read_sets(read, state)
    _read_progress(read, state)
    _read_tokens(read, state)
    _check_dice(state)
    _check_phase(state)
    _make_ready(state)


def _read_board(read: Reading, state: Tortuga, seat: int) -> None:
    state.marker[SHIP, seat] = read.number("ship", TRACK_START, TRACK_BEGIN, TRACK_END)
    state.marker[PIRATE, seat] = read.number("pirate", TRACK_START, TRACK_BEGIN, TRACK_END)
    for area, marker in ((FLEET, "ship"), (CREW, "pirate")):
        chests = _colours(read, AREAS[area])
        space = int(state.marker[area, seat])
        if len(chests) > CAPACITY[space]:
            raise ValueError(
                f"the {AREAS[area]} of seat {seat} has {len(chests)} chests; "
                f"it holds {CAPACITY[space]} while the {marker} is on space {space}"
            )
        state.hold[area, seat, : len(chests)] = chests
        state.held[area, seat] = len(chests)
    for colour in _colours(read, "island"):
        state.island[seat, colour] += 1
    for colour in _colours(read, "tortuga"):
        state.tortuga[seat, colour] += 1
    state.bonus[seat] = read.counts("bonus", ACTIONS, 2)
    state.unplaced[seat] = ALL_DICE
    dice = Reading(read.raw("dice", {}), f"the dice of seat {seat}", DICE)
    for die, letter in enumerate(DICE):
        _read_die(dice.raw(letter, {}), state, seat, die)
    if "filling" in read:
        state.filling[seat] = read.word("filling", "", AREAS[:2])
    elif state.phase == STOWING:
        state.filling[seat] = DONE


def _colours(read: Reading, key: str) -> list[int]:
    listed = read.items(key, CHESTS_ON_BOARD)
    return [word(chest, f"a chest in {key} of {read.where}", COLOURS) for chest in listed]


def _read_die(source: Any, state: Tortuga, seat: int, die: int) -> None:
    where = f"die {DICE[die]} of seat {seat}"
    read = Reading(source, where, ("placed", "shows", "kept", "hidden"))
    if "placed" in read and len(read.source) == 1:
        state.placed[seat, read.word("placed", "", ACTIONS)] |= 1 << die
        state.unplaced[seat] &= ~(1 << die)
    elif "shows" in read and not set(read.source) - {"shows", "kept"}:
        state.faces[seat, die] = read.word("shows", "", FACES)
        state.thrown[seat] |= 1 << die
        if read.raw("kept") is True:
            state.kept[seat] |= 1 << die
    elif read.source == {"hidden": True}:
        state.thrown[seat] |= 1 << die
        state.veiled |= 1 << seat
    elif read.source:
        raise ValueError(f"{where} is placed on an action, shows a face, or is in the hand; not {source}")


def _read_central(read: Reading, state: Tortuga) -> None:
    central = [
        word(chest, "a chest on the central island", COLOURS) for chest in read.items("central", CHESTS_ON_BOARD)
    ]
    if central and state.seats == 2:
        raise ValueError("two players have no central island")
    for colour in central:
        if state.central[colour]:
            raise ValueError(f"the central island has room for one {COLOURS[colour]} chest only")
        state.central[colour] = 1


def _read_bag(read: Reading, state: Tortuga) -> None:
    """Chests not mentioned are in the bag."""
    for i, colour in enumerate(COLOURS):
        out = int(state.tortuga[:, i].sum() + state.island[:, i].sum() + state.central[i])
        for seat in range(state.seats):
            for area in (FLEET, CREW):
                out += int((state.hold[area, seat, : state.held[area, seat]] == i).sum())
        if out > CHESTS[i]:
            raise ValueError(f"{out} {colour} chests are in play; there are {CHESTS[i]}")
        state.bag[i] = CHESTS[i] - out
    if "bag" in read and read.counts("bag", COLOURS, CHESTS_ON_BOARD) != state.bag.tolist():
        raise ValueError("the bag must have the chests that are not in play")


def _read_sets(read: Reading, state: Tortuga) -> None:
    seats = range(state.seats)
    resting = [seat for seat in seats if not state.unplaced[seat]] if state.phase in (THROWING, KEEPING) else []
    without = [seat for seat in seats if not state.thrown[seat]] if state.phase == KEEPING else []
    natural: tuple[list[int], ...] = (without, resting, [], [])
    for name, default in zip(SETS, natural, strict=True):
        chosen = [number(seat, f"a seat in {name}", 0, state.seats - 1) for seat in read.items(name, 4, default)]
        setattr(state, name, sum(1 << seat for seat in set(chosen)))
    for seat in seats:
        if state.naming >> seat & 1:
            state.kept[seat] = state.thrown[seat]


def _read_progress(read: Reading, state: Tortuga) -> None:
    state.action = read.word("action", ACTIONS[0], ACTIONS)
    state.rank = read.word("rank", RANKS[0], RANKS)
    state.to_find = read.number("find", 0, 0, 2)
    if state.phase in WITH_ACTOR:
        state.actor = read.number("actor", int(state.start), 0, state.seats - 1)
    if read.raw("attacked") is not None:
        state.attacked = read.number("attacked", 0, 0, state.seats - 1)
    if state.phase in RESOLVING:
        rank_seats(state, None)
    elif "action" in read or "rank" in read:
        raise ValueError("an action and a rank go with the phases in which an action is resolved")
    if state.phase == RETHROWING:
        loose = int(state.unplaced[state.actor] & ~state.thrown[state.actor])
        if not loose:
            raise ValueError(f"seat {state.actor} has no die to throw again")
        state.die = (loose & -loose).bit_length() - 1


def _read_tokens(read: Reading, state: Tortuga) -> None:
    """Tokens not mentioned are in the middle; None is a token that the viewer cannot see."""
    for seat, board in enumerate(read.each_seat("boards", int(state.seats), {})):
        state.token_counts[seat] = _count_coins(
            board.get("tokens", []), f"the tokens of seat {seat}", state.tokens[seat]
        )
        if "looked" in board:
            if state.phase not in RESOLVING or state.ranked[0] != seat or state.action != HUNT_TREASURE:
                raise ValueError(f"seat {seat} has no tokens to look at: it is not hunting as the first")
            state.looked_count = _count_coins(board["looked"], f"what seat {seat} looks at", state.looked)
    for value, total in enumerate(TOKENS.tolist()):
        out = int(state.tokens[:, value].sum() + state.looked[value])
        if out > total:
            raise ValueError(f"{out} tokens of {value + 1} are in play; there are {total}")
        state.middle[value] = total - out
    middle = TOKENS_ON_BOARD - int(state.token_counts.sum()) - int(state.looked_count)
    if middle < 0:
        raise ValueError(f"{TOKENS_ON_BOARD - middle} tokens are in play; there are {TOKENS_ON_BOARD}")
    state.middle_count = middle


def _count_coins(source: Any, where: str, counts: Any) -> int:
    tokens = items(source, where, TOKENS_ON_BOARD)
    for coins in tokens:
        if coins is not None:
            counts[number(coins, f"a token in {where}", 1, len(TOKENS)) - 1] += 1
    return len(tokens)


def _check_dice(state: Tortuga) -> None:
    """T3.3. An attack can move a marker back after the dice were placed: by two in one resolution."""
    for seat in range(state.seats):
        for action in (BOARDING, BOARDING + 1):
            begun = state.phase in RESOLVING and (state.action > action or (state.action == action and state.rank == 1))
            space = int(state.marker[action - BOARDING, seat])
            limit = int(CAPACITY[min(space + 2, TRACK_END) if begun else space])
            dice = int(HOW_MANY[state.placed[seat, action]])
            if dice > limit:
                raise ValueError(
                    f"seat {seat} has {dice} dice on {ACTIONS[action]}; "
                    f"it holds {limit} while the {('ship', 'pirate')[action - BOARDING]} is on space {space}"
                )


def _check_phase(state: Tortuga) -> None:
    phase = PHASES[state.phase]
    if state.phase == OVER:
        if state.tortuga.sum(axis=1).max() < state.chests:
            raise ValueError(f"the game is not over: nobody has {state.chests} chests in Tortuga")
        state.ending = TREASURE
    if state.phase == KEEPING and not state.thrown.any():
        raise ValueError("nobody has thrown dice to keep")
    if state.phase == TAKING_BONUS and not state.resting:
        raise ValueError("nobody rested, so nobody gets a bonus")
    actor = 1 << int(state.actor)
    if (state.phase == NAMING and not state.naming & actor) or (
        state.phase in (RETHROWING, KEEPING_AGAIN) and not state.stuck & actor
    ):
        raise ValueError(f"seat {state.actor} is not one of those who {phase}")
    if state.phase in RESOLVING and state.rank == 1 and state.ranked[1] == NOBODY:
        raise ValueError(f"nobody is second in {ACTIONS[state.action]}")
    if state.phase in RESOLVING[1:]:
        _check_hunt(state)


def _check_hunt(state: Tortuga) -> None:
    hunter = int(state.ranked[state.rank])
    if state.action != HUNT_TREASURE or hunter == NOBODY or (state.phase != PICKING and state.actor != hunter):
        raise ValueError(f"nobody hunts treasure who could {PHASES[state.phase]}")
    if state.phase == DRAWING_CHEST and not state.bag.sum():
        raise ValueError("the bag is empty")
    if state.phase == DRAWING_TOKEN and not (state.middle_count and state.to_find):
        raise ValueError("there is no token to find")
    if state.phase == PICKING and (state.looked_count != 2 or state.looked.max() == 2):
        raise ValueError("a pick is between two different tokens")


def _make_ready(state: Tortuga) -> None:
    """Let what happens by itself begin at the right place."""
    if state.phase == THROWING:
        state.phase = BEGINNING_STEP
    elif state.phase == ACTING and state.rank == 0:
        state.phase = RANKING
    elif state.phase == KEEPING:
        keep_what_is_forced(state)
    elif state.phase == STOWING:
        for seat in range(state.seats):
            carry_on_stowing(state, seat, None)
