"""Numbers, types and sizes that make no sense, at every call that Python code can make.

Each ends in an answer or in an error with a sentence. States lie between canaries, so that a write beside them shows;
in the bounds-checked build a read beside them shows too.
"""

import pickle
import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial, reduce
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from brethren.bots import Budget, bot
from brethren.game import Game, State
from brethren.game import game as game_module
from brethren.game.checks import StateMemory, draft, finished
from brethren.games import GAMES
from brethren.lessons import Lesson, lessons, play
from brethren.table.record import read, verify
from brethren.table.refusal import Refused
from tests.long_run import LONG
from tests.tables import TABLES, Table, name, stroll

CALLS = 1_000_000 if LONG else 6_000
"""For all kinds of tables together."""
CANARY = 0x5A
ROOM = 1 << 12
"""Bytes of canaries on either side."""

NUMBERS: tuple[Any, ...] = (
    *range(-4, 9), 15, 31, 32, 63, 64, 65, 66, 127, 128, 130, 255, 256, 319, 320, 321, 1000, 32_767, 65_536,
    2**31, -(2**31), 2**32 + 1, 2**40, 2 + 2**40, 2**62, 2**63 - 1, 2**63, -(2**63), -(2**63) - 1, 2**64, 2**64 + 1,
    2**200, -(2**200),
)  # fmt: skip
OTHERS: tuple[Any, ...] = (
    None, True, False, 0.0, 1.5, float("nan"), float("inf"), "", "0", "seat", b"\x00", [], [0], {}, {"verb": "sail"},
    (0, 0), np.int64(1), np.int8(-3), np.uint64(2**63), np.float64(0.0), np.zeros(3), np.array(1), object(), 1j,
)  # fmt: skip
DEEP = reduce(lambda inner, _: (inner,), range(100_000), tuple[Any, ...]())
HOSTILE = (*NUMBERS, *OTHERS, DEEP)
IN_JSON = [one for one in HOSTILE if type(one) in (int, float, str, list, dict, bool, type(None))]
RECORDS = sorted((Path(__file__).parent / "table" / "records").glob("*.json"))


EDGE = bytes([CANARY]) * ROOM


class Cage:
    """Every state that `Game` makes lies between canaries."""

    def __init__(self) -> None:
        self._laid: list[StateMemory] = []

    def draft(self, data: bytes, dtype: np.dtype[np.void]) -> State:
        memory = StateMemory(EDGE + data + EDGE)
        memory.made = b""
        self._laid.append(memory)
        return np.frombuffer(memory, dtype, count=len(data) // dtype.itemsize, offset=ROOM)

    def blank(self, game: Game, number: int = 1) -> State:
        """In place of that of `Game`."""
        return self.draft(bytes(number * game.record.dtype.itemsize), game.record.dtype)

    def holds(self) -> bool:
        """Whether nothing was written beside the states that were made since this was asked last."""
        laid, self._laid = self._laid, []
        return all(memory.startswith(EDGE) and memory.endswith(EDGE) for memory in laid)


@pytest.fixture(autouse=True)
def cage(monkeypatch: pytest.MonkeyPatch) -> Cage:
    cage = Cage()
    monkeypatch.setattr(game_module, "draft", cage.draft)
    return cage


def hostile(dice: random.Random) -> Any:
    return dice.choice(HOSTILE)


def forged(state: State, dice: random.Random) -> State:
    """With some bytes that chance has written."""
    data = bytearray(state.tobytes())
    for _ in range(dice.choice((1, 2, 5, 50))):
        data[dice.randrange(len(data))] = dice.getrandbits(8)
    return np.frombuffer(data, state.dtype)


def foreign(game: Game, state: State, dice: random.Random) -> Any:
    """Something that is not a state of this game, or not as this package makes them."""
    other = GAMES[dice.choice([key for key in GAMES if key != game.key])]
    read_only = state.copy()
    read_only.flags.writeable = False
    shifted = np.frombuffer(bytearray(b"\x00" + state.tobytes()), state.dtype, offset=1)
    strided = np.concatenate([state, state, state])[::-2][:1]
    return dice.choice(
        [other.start(), game.blank(0), game.blank(2), state[0], state.tobytes(), state.view(np.int8), state.tolist(),
         read_only, shifted, strided, state.view(Untrue), state.reshape(1, 1), *OTHERS]
    )  # fmt: skip


class Untrue(np.ndarray):
    """An array that reports other bytes than it has."""

    def tobytes(self, *_: Any) -> bytes:
        return bytes(3 * self.nbytes)


Call = Callable[[Game, Any, random.Random], object]

CALLS_OF_GAME: dict[str, Call] = {
    "start": lambda game, _, dice: game.start(hostile(dice), **{dice.choice((*game.options, "other")): hostile(dice)}),
    "deciding": lambda game, state, _: game.deciding(state),
    "legal": lambda game, state, dice: game.legal(state, hostile(dice)),
    "weights": lambda game, state, _: game.weights(state),
    "odds": lambda game, state, _: game.odds(state),
    "play": lambda game, state, dice: game.play(state, hostile(dice), hostile(dice)),
    "play by a seat": lambda game, state, dice: game.play(state, seat(game, state, dice), hostile(dice)),
    "play_with_events": lambda game, state, dice: game.play_with_events(state, hostile(dice), hostile(dice)),
    "move": lambda game, state, dice: game.move(state, hostile(dice), hostile(dice)),
    "move by a seat": lambda game, state, dice: game.move(state, seat(game, state, dice), hostile(dice)),
    "check": lambda game, state, dice: game.check(state, hostile(dice), hostile(dice)),
    "scores": lambda game, state, _: game.scores(state),
    "winners": lambda game, state, _: game.winners(state),
    "ending": lambda game, state, _: game.ending(state),
    "tally": lambda game, state, _: game.tally(state),
    "own": lambda game, state, _: game.own(state),
    "check_seat": lambda game, state, dice: game.check_seat(state, hostile(dice)),
    "view": lambda game, state, dice: game.view(state, hostile(dice)),
    "look": lambda game, state, dice: game.look(state, hostile(dice)),
    "reveals": lambda game, state, dice: game.reveals(state, hostile(dice), hostile(dice)),
    "guess": lambda game, state, dice: game.guess(state, hostile(dice), hostile(dice)),
    "guess of a view": lambda game, state, dice: guessed(game, state, dice),
    "describe": lambda game, state, dice: game.describe(state, hostile(dice), hostile(dice)),
    "described": lambda game, state, dice: game.described(state, hostile(dice)),
    "actions_text": lambda game, state, dice: game.actions_text(state, hostile(dice)),
    "find": lambda game, state, dice: game.find(state, hostile(dice), verb=hostile(dice), space=hostile(dice)),
    "to_json": lambda game, state, _: game.to_json(state),
    "objection": lambda game, state, dice: game.objection(state, hostile(dice), hostile(dice)),
    "choices": lambda game, _, dice: game.choices(
        hostile(dice), {dice.choice((*game.options, "other")): hostile(dice)}
    ),
    "blank": lambda game, _, dice: game.blank(hostile(dice)),
    "as_text": lambda game, state, dice: game.as_text(state, hostile(dice)),
    "random_playout": lambda game, state, dice: game.random_playout(state, hostile(dice)),
    "a bot's choice": lambda game, state, dice: chosen(game, state, dice),
}


ELSEWHERE = {"from_json", "from_json_with_events"}
"""Tested below."""
IN_WORDS = {"settings", "source", "drawn", "title_in"}
"""What these are given never reaches compiled code."""


def test_every_call_of_a_game_is_tried() -> None:
    public = {name for name, what in vars(Game).items() if callable(what) and not name.startswith("_")}
    assert public == (public & CALLS_OF_GAME.keys()) | ELSEWHERE | IN_WORDS


Step = Callable[[Game, State, random.Random], State]

STEPS_OF_GAME: dict[str, Step] = {
    "view": lambda game, state, dice: game.view(state, viewer(state, dice)),
    "guess": lambda game, state, dice: game.guess(state, viewer(state, dice), dice.getrandbits(64)),
    "play": lambda game, state, dice: played(game, state, dice),
}


def viewer(state: State, dice: random.Random) -> int | None:
    viewers: list[int | None] = [None, *range(state[0].seats)]
    return dice.choice(viewers)


def seat(game: Game, state: Any, dice: random.Random) -> int:
    return dice.choice(game.deciding(state) or (0,))


def guessed(game: Game, state: Any, dice: random.Random) -> object:
    """What one viewer sees, guessed at by another, and played on."""
    viewers = (None, *range(game.max_seats))
    world = game.guess(game.view(state, dice.choice(viewers)), dice.choice(viewers), dice.getrandbits(64))
    return game.look(world, None), game.random_playout(world, 1), played(game, world, dice)


def played(game: Game, state: State, dice: random.Random) -> State:
    for _ in range(5):
        for actor in game.deciding(state)[:1]:
            if legal := game.legal(state, actor):
                state = game.play(state, actor, dice.choice(legal))
    return state


@cache
def crew(game: Game) -> dict[str, Any]:
    return {level: bot(game, level) for level in ("random", "captain")}


def chosen(game: Game, state: Any, dice: random.Random) -> object:
    thinker = crew(game)[dice.choice(("random", "captain"))]
    return thinker.choose(state, dice.choice((*NUMBERS, None)), Budget(simulations=2), 1)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_call_with_nonsense_ends_in_an_answer_or_a_sentence(table: Table, cage: Cage) -> None:
    dice = random.Random(name(table))
    for _, (game, state) in zip(range(CALLS // len(TABLES)), endless(table), strict=False):
        before, call = state.tobytes(), dice.choice([*CALLS_OF_GAME])
        given = foreign(game, state, dice) if dice.random() < 0.2 else state
        answers_or_objects(call, partial(CALLS_OF_GAME[call], game, given, dice))
        assert state.tobytes() == before, call
        assert cage.holds(), call


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_what_others_see_or_guess_can_be_played_on(table: Table, cage: Cage) -> None:
    """In any order: a view of a guess of a view is no world, but nothing leads beyond its arrays either."""
    dice = random.Random(name(table))
    for _, (game, state) in zip(range(CALLS // len(TABLES) // 12), endless(table), strict=False):
        for _ in range(12):
            step = dice.choice([*STEPS_OF_GAME])
            answers_or_objects(step, partial(CALLS_OF_GAME[dice.choice([*CALLS_OF_GAME])], game, state, dice))
            state = STEPS_OF_GAME[step](game, state, dice)
            assert cage.holds(), step


def endless(table: Table) -> Iterator[tuple[Game, State]]:
    seed = 0
    while True:
        yield from stroll(table, seed, every=11)
        seed += 1


def answers_or_objects(what: str, call: Callable[[], object]) -> None:
    """An IndexError would be a read beside something; an OverflowError, a number that reached compiled code."""
    sentence = objection(call)
    assert sentence is None or (sentence and "numba" not in sentence.lower()), (what, sentence)


def objection(call: Callable[[], object]) -> str | None:
    try:
        call()
    except (Refused, ValueError, TypeError, MemoryError) as wrong:
        return str(wrong)
    return None


# States that were not made here


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_state_is_one_again_after_it_was_stored(table: Table) -> None:
    for game, state in stroll(table, 1, every=23):
        for one in (state, game.view(state, None), game.view(state, 0)):
            assert game.to_json(stored(one)) == game.to_json(one)


def stored(state: State) -> State:
    """As it comes back from a file: an array of a type that is the same, but not the same object."""
    restored: State = pickle.loads(pickle.dumps(state))
    assert restored.dtype is not state.dtype
    return restored


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_stored_state_with_nonsense_is_refused_or_can_be_played(table: Table) -> None:
    """What is taken in is a state in every respect, so it can be played to its end."""
    dice = random.Random(name(table))
    refused = 0
    for _, (game, state) in zip(range(CALLS // len(TABLES) // 6), endless(table), strict=False):
        wrong = stored(forged(state, dice))
        sentence = objection(partial(game.deciding, wrong))
        if sentence is None:
            game.random_playout(wrong, 1)
        refused += sentence is not None
    assert refused


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_number_that_no_state_holds_is_refused(table: Table) -> None:
    """Wherever it is written, by somebody who changes a state in place."""
    dice = random.Random(name(table))
    for game, state in stroll(table, 2, every=31):
        least, most, never = game.record.bounds.astype(int)
        for place in dice.sample(range(len(least)), 12):
            value = dice.choice([most[place] + 1, least[place] - 1, never[place]])
            if -128 <= value <= 127 and (value > most[place] or value < least[place] or value & never[place]):
                wrong = state.copy()
                wrong.view(np.int8)[place] = value
                with pytest.raises(ValueError, match="not a state"):
                    dice.choice(READERS)(game, wrong)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_state_that_makes_no_sense_is_refused_or_can_be_played(table: Table, cage: Cage) -> None:
    """Its numbers are such as states have, but somebody has written them into it, and they may not fit together."""
    dice = random.Random(name(table))
    refused = 0
    for _, (game, state) in zip(range(CALLS // len(TABLES) // 8), endless(table), strict=False):
        muddle, call = muddled(game, state, dice), dice.choice([*CALLS_OF_GAME])
        before = muddle.tobytes()
        answers_or_objects(call, partial(CALLS_OF_GAME[call], game, muddle, dice))
        refused += objection(partial(game.random_playout, muddle, 1)) is not None
        assert muddle.tobytes() == before, call
        assert cage.holds(), call
    assert refused


def muddled(game: Game, state: State, dice: random.Random) -> State:
    least, most, never = game.record.bounds.astype(int)
    muddle = finished(draft(state.tobytes(), state.dtype))
    for _ in range(dice.choice((1, 2, 5, 50))):
        place = dice.randrange(len(least))
        muddle.view(np.int8)[place] = dice.randint(least[place], most[place]) & ~never[place]
    return muddle


READERS: tuple[Callable[[Game, State], object], ...] = (
    Game.deciding,
    Game.scores,
    Game.winners,
    Game.ending,
    Game.to_json,
    Game.odds,
    lambda game, state: game.legal(state, 0),
    lambda game, state: game.view(state, None),
    lambda game, state: game.look(state, 0),
    lambda game, state: game.guess(state, None, 1),
    lambda game, state: game.play(state, 0, 0),
    lambda game, state: game.move(state, 0, 0),
    lambda game, state: game.random_playout(state, 1),
    lambda game, state: game.as_text(state),
)


# Positions, lessons, records


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_position_with_nonsense_is_refused_with_a_sentence(table: Table) -> None:
    dice = random.Random(name(table))
    for _, (game, state) in zip(range(CALLS // len(TABLES) // 4), endless(table), strict=False):
        position = game.to_json(state)
        for _ in range(dice.randint(1, 3)):
            spoil(position, dice)
        answers_or_objects("from_json", partial(read_and_played, game, position, dice))


def read_and_played(game: Game, position: Any, dice: random.Random) -> State:
    return played(game, game.from_json(position), dice)


def spoil(value: Any, dice: random.Random, nonsense: Sequence[Any] = HOSTILE) -> None:
    """Put nonsense somewhere into this."""
    places: list[Any] = [*value] if isinstance(value, dict) else [*range(len(value))]
    if not places:
        return
    place = dice.choice(places)
    if isinstance(value[place], dict | list) and dice.random() < 0.7:
        spoil(value[place], dice, nonsense)
    else:
        value[place] = dice.choice(nonsense)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_lesson_with_nonsense_is_refused_with_a_sentence(game: Game) -> None:
    dice = random.Random(game.key)
    for _ in range(CALLS // 60):
        lesson = msgspec.to_builtins(dice.choice(lessons(game)))
        spoil(dice.choice((lesson, lesson["position"], lesson["steps"])), dice, IN_JSON)
        answers_or_objects("a lesson", partial(learnt, game, lesson))


def learnt(game: Game, lesson: Any) -> object:
    return list(play(game, msgspec.convert(lesson, Lesson)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_with_nonsense_is_refused_with_a_sentence(path: Any) -> None:
    dice = random.Random(path.stem)
    whole = msgspec.json.decode(path.read_bytes())
    for _ in range(CALLS // 100):
        record = msgspec.json.decode(msgspec.json.encode(whole))
        dice.choice((spoil_log, spoil_record))(record, dice)
        answers_or_objects("a record", partial(verified, msgspec.json.encode(record)))


def verified(file: bytes) -> object:
    return verify(read(file))


def spoil_record(record: Any, dice: random.Random) -> None:
    spoil(record, dice, IN_JSON)
    if dice.random() < 0.2:
        record[dice.choice(("deal", "given", "more"))] = dice.choice(IN_JSON)


def spoil_log(record: Any, dice: random.Random) -> None:
    """Only numbers that JSON can carry to a reader of 64 bits and more."""
    dice.choice(record["log"])[dice.randrange(2)] = dice.choice(NUMBERS[:-2])
