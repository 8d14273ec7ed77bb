"""Positions of Tortuga, read."""

from typing import Any, Literal, get_args

from brethren.game.reading import Reading, items, number, shown, word
from brethren.games.tortuga.acting import rank_seats
from brethren.games.tortuga.consistency import check, check_hidden, due
from brethren.games.tortuga.events import ACTIONS, AREAS, COLOURS, DICE, FACES, RANKS
from brethren.games.tortuga.record import (
    ALL_DICE,
    CAPACITY,
    CHESTS,
    CREW,
    DONE,
    FLEET,
    HUNT_TREASURE,
    NOBODY,
    PIRATE,
    SHIP,
    TOKENS,
    TRACK_BEGIN,
    TRACK_END,
    TRACK_START,
    Phase,
    Tortuga,
    first_of,
)
from brethren.kernel import count

TARGETS = (6, 8)
PhaseName = Literal[
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
]
PHASES: tuple[str, ...] = get_args(PhaseName)

SETS = {  # in an order in which each can be told from those before it
    "resting": (Phase.THROWING, Phase.KEEPING, Phase.NAMING, Phase.RETHROWING, Phase.KEEPING_AGAIN, Phase.TAKING_BONUS),
    "decided": (Phase.KEEPING, Phase.TAKING_BONUS),
    "naming": (Phase.NAMING,),
    "stuck": (Phase.NAMING, Phase.RETHROWING, Phase.KEEPING_AGAIN),
}
READY = {  # where a position that was written by hand goes on by itself
    Phase.THROWING: Phase.BEGINNING_STEP,
    Phase.KEEPING: Phase.LOOKING_AT_DICE,
    Phase.KEEPING_AGAIN: Phase.LOOKING_AT_RETHROW,
    Phase.TAKING_BONUS: Phase.GIVING_BONUS,
    Phase.ACTING: Phase.RANKING,
    Phase.DRAWING_ISLAND: Phase.LOOKING_INTO_BAG,
    Phase.STOWING: Phase.LOOKING_AT_CHESTS,
}
KEYS = (
    "game", "seats", "chests", "start", "phase", "action", "rank", "attacked", "actor", "find",
    "boards", "central", "bag", *SETS,
)  # fmt: skip
BOARD_KEYS = (
    "ship", "pirate", "tortuga", "fleet", "crew", "island", "bonus", "chosen", "tokens", "looked", "dice", "filling",
)  # fmt: skip
THROW_PHASES = (Phase.THROWING, Phase.KEEPING, Phase.NAMING, Phase.RETHROWING, Phase.KEEPING_AGAIN)
AFTER_ACTIONS = (Phase.DRAWING_ISLAND, Phase.MOVING, Phase.STOWING, Phase.OVER)
WITH_ACTOR = (
    Phase.SETTING_UP,
    Phase.NAMING,
    Phase.RETHROWING,
    Phase.KEEPING_AGAIN,
    Phase.DRAWING_CHEST,
    Phase.DRAWING_TOKEN,
    Phase.DRAWING_ISLAND,
)
RESOLVING = (Phase.ACTING, Phase.DRAWING_CHEST, Phase.DRAWING_TOKEN, Phase.PICKING)
CHESTS_ON_BOARD, TOKENS_ON_BOARD = int(CHESTS.sum()), int(TOKENS.sum())


def read_position(position: Any, state: Tortuga) -> None:
    read = Reading(position, "the position", KEYS)
    read.word("game", "tortuga", ("tortuga",))
    listed = read.raw("boards", [{}, {}])
    state.seats = read.number("seats", len(listed) if isinstance(listed, list) else 2, 2, 4)
    state.chests = number(read.raw("chests", TARGETS[0]), "chests of the position", *TARGETS)
    if state.chests not in TARGETS:
        raise ValueError(f"chests of the position must be 6 or 8, not {state.chests}")
    state.start = read.number("start", 0, 0, state.seats - 1)
    phase = read.word("phase", "throw", PHASES)
    state.phase = Phase.MOVING if PHASES[phase] == "move" else phase
    state.attacked = NOBODY
    state.ranked[:] = NOBODY
    boards = [
        Reading(board, f"the board of seat {seat}", BOARD_KEYS)
        for seat, board in enumerate(read.each_seat("boards", int(state.seats), {}))
    ]
    for seat, board in enumerate(boards):
        _read_board(board, state, seat)
    _read_central(read, state)
    _read_bag(read, state)
    _read_sets(read, state)
    _read_progress(read, state)
    _read_tokens(boards, state)
    check(state)
    _make_ready(state)
    check_hidden(state)


def _make_ready(state: Tortuga) -> None:
    if state.rank == 0:
        state.phase = READY.get(Phase(state.phase), state.phase)
    elif state.phase == Phase.ACTING:
        state.phase = Phase.ASKING


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
    if "chosen" in read:
        state.chosen[seat] = 1 + read.word("chosen", "", ACTIONS)
        goes_with(state, "chosen", Phase.TAKING_BONUS)
    _read_dice(read, state, seat)
    if "filling" in read:
        state.filling[seat] = read.word("filling", "", AREAS[:2])
        goes_with(state, "filling", Phase.STOWING)
    elif state.phase == Phase.STOWING:
        state.filling[seat] = DONE


def _colours(read: Reading, key: str) -> list[int]:
    listed = read.items(key, CHESTS_ON_BOARD)
    return [word(chest, f"a chest in {key} of {read.where}", COLOURS) for chest in listed]


def _read_dice(read: Reading, state: Tortuga, seat: int) -> None:
    state.unplaced[seat] = ALL_DICE
    dice = Reading(read.raw("dice", {}), f"the dice of seat {seat}", DICE)
    for die, letter in enumerate(DICE):
        _read_die(dice.raw(letter, {}), state, seat, die)
    hidden = [letter for letter in DICE if "hidden" in dice.raw(letter, {})]
    if 0 < len(hidden) < count(state.thrown[seat]):
        raise ValueError(f"the dice that seat {seat} has thrown are hidden all or none")
    if state.phase in AFTER_ACTIONS:
        state.unplaced[seat], state.placed[seat] = ALL_DICE, 0


def _read_die(source: Any, state: Tortuga, seat: int, die: int) -> None:
    where = f"die {DICE[die]} of seat {seat}"
    read = Reading(source, where, ("placed", "shows", "kept", "hidden"))
    kinds = set(read.source)
    if kinds == {"placed"}:
        state.placed[seat, read.word("placed", "", ACTIONS)] |= 1 << die
        state.unplaced[seat] &= ~(1 << die)
    elif kinds in ({"shows"}, {"shows", "kept"}) and read.raw("kept", True) is True:
        goes_with(state, "a thrown die", *THROW_PHASES)
        state.faces[seat, die] = read.word("shows", "", FACES)
        state.thrown[seat] |= 1 << die
        if "kept" in read:
            goes_with(state, "a die that is kept", Phase.KEEPING)
            state.kept[seat] |= 1 << die
    elif kinds == {"hidden"} and read.raw("hidden") is True:
        goes_with(state, "a hidden die", Phase.THROWING, Phase.KEEPING)
        state.thrown[seat] |= 1 << die
        state.veiled |= 1 << seat
    elif kinds:
        raise ValueError(f"{where} is placed on an action, shows a face, or is in the hand; not {shown(source)}")


def goes_with(state: Tortuga, what: str, *phases: int) -> None:
    if state.phase not in phases:
        raise ValueError(f"{what} goes with the phase {' or '.join(PHASES[phase] for phase in phases)}")


def _read_central(read: Reading, state: Tortuga) -> None:
    listed = read.items("central", CHESTS_ON_BOARD)
    central = [word(chest, "a chest on the central island", COLOURS) for chest in listed]
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
    for name, phases in SETS.items():
        natural = [seat for seat in range(state.seats) if _belongs(state, name, seat)]
        chosen = [number(seat, f"a seat in {name}", 0, state.seats - 1) for seat in read.items(name, 4, natural)]
        if chosen and name in read:
            goes_with(state, name, *phases)
        setattr(state, name, sum(1 << seat for seat in set(chosen)))
    for seat in range(state.seats):
        if state.naming >> seat & 1:
            state.kept[seat] = state.thrown[seat]


def _belongs(state: Tortuga, name: str, seat: int) -> bool:
    """The default: whether a seat is in one of the sets."""
    if name == "resting":
        return state.phase in (Phase.THROWING, Phase.KEEPING) and not state.unplaced[seat]
    if name == "decided" and state.phase == Phase.KEEPING:
        return bool(state.kept[seat]) or not state.thrown[seat]
    if name == "decided" and state.phase == Phase.TAKING_BONUS:
        return bool(state.chosen[seat]) or not state.resting >> seat & 1
    return False


def _read_progress(read: Reading, state: Tortuga) -> None:
    state.action = read.word("action", ACTIONS[0], ACTIONS)
    state.rank = read.word("rank", RANKS[0], RANKS)
    if state.phase in RESOLVING:
        rank_seats(state, None)
    elif "action" in read or "rank" in read:
        raise ValueError("an action and a rank go with the phases in which an action is resolved")
    if state.phase in WITH_ACTOR:
        state.actor = read.number("actor", _natural_actor(state), 0, state.seats - 1)
    elif "actor" in read:
        goes_with(state, "an actor", *WITH_ACTOR)
    if read.raw("attacked") is not None:
        goes_with(state, "attacked", Phase.ACTING)
        state.attacked = read.number("attacked", 0, 0, state.seats - 1)
    if state.phase == Phase.RETHROWING:
        loose = int(state.unplaced[state.actor] & ~state.thrown[state.actor])
        if not loose:
            raise ValueError(f"seat {state.actor} has no die to throw again")
        state.die = (loose & -loose).bit_length() - 1
    if "find" in read:
        state.to_find = read.number("find", 0, 0, 2)
        goes_with(state, "find", Phase.DRAWING_CHEST, Phase.DRAWING_TOKEN)
    elif state.phase in (Phase.DRAWING_CHEST, Phase.DRAWING_TOKEN):
        state.to_find = due(state) - len(items(_looked(read, state), "what the hunter looks at", due(state)))


def _looked(read: Reading, state: Tortuga) -> Any:
    hunter = int(state.ranked[0])
    return read.raw("boards")[hunter].get("looked", []) if hunter != NOBODY and "boards" in read else []


def _natural_actor(state: Tortuga) -> int:
    if state.phase in RESOLVING and state.ranked[state.rank] != NOBODY:
        return int(state.ranked[state.rank])
    waiting = int(state.naming if state.phase == Phase.NAMING else state.stuck)
    return int(first_of(state, waiting)) if waiting else int(state.start)


def _read_tokens(boards: list[Reading], state: Tortuga) -> None:
    """Tokens not mentioned are in the middle; None is a token that the viewer cannot see."""
    for seat, read in enumerate(boards):
        where = f"the tokens of seat {seat}"
        state.token_counts[seat] = _count_coins(read.raw("tokens", []), where, state.tokens[seat])
        if "looked" in read:
            if state.phase not in RESOLVING or state.ranked[0] != seat or state.action != HUNT_TREASURE:
                raise ValueError(f"seat {seat} has no tokens to look at: it is not hunting as the first")
            goes_with(state, "looked", Phase.DRAWING_TOKEN, Phase.PICKING)
            state.looked_count = _count_coins(read.raw("looked"), f"what seat {seat} looks at", state.looked)
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
