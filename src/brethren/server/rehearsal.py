"""Does everything that happens with a game at a table once, so that all of it is compiled and loaded."""

from collections.abc import Iterator
from random import Random

from brethren.bots import Budget, bot
from brethren.bots.reason import seen
from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from brethren.kernel import is_compiled, note_compiled
from brethren.lessons import course
from brethren.table import gate, log
from brethren.table.luck import commitment
from brethren.table.match import Match
from brethren.table.views import Views

MOVES = 40
SECRET = "00" * 32
NO_TIME, A_MOMENT = Budget(seconds=0.0), Budget(simulations=1)
"""Without any time nothing is proven, and where something is proven nothing is searched."""


def compile_for_tables(key: str) -> None:
    """Compile all that people, bots and reviews need of a game, and remember that it is done."""
    compile_rules(GAMES[key])
    compile_bots(GAMES[key])
    course(key)
    rehearse(key)
    note_compiled(_note(key))


def is_compiled_for_tables(key: str) -> bool:
    return is_compiled(_note(key))


def _note(key: str) -> str:
    return f"tables-{key}"


def compile_rules(game: Game) -> None:
    state = game.start()
    for state, seat, action in random_game(game):  # noqa: B007
        game.from_json(game.to_json(state))
    game.play(state, seat, action)
    game.move(state, seat, action)
    game.describe(state, seat, action)
    game.described(state, seat)
    sight = game.view(game.start(), 0)
    game.as_text(sight, 0)
    game.look(game.start(), 0)
    game.guess(sight, 0, 0)
    end, _ = game.play_with_events(state, seat, action)
    game.winners(end)
    game.scores(end)
    game.tally(end)


def compile_bots(game: Game) -> None:
    captain = bot(game, "captain", memory=True)  # which loads the game's features
    seen(game, [game.start()])
    for state, seat, _ in random_game(game):
        if seat != CHANCE:
            for budget in NO_TIME, A_MOMENT:
                captain.choose(game.view(state, seat), seat, budget, 0)


def random_game(game: Game) -> Iterator[tuple[State, int, int]]:
    """Each state of one game, with the seat that decides there and what it does."""
    random, state = Random(0), game.start()
    while deciding := game.deciding(state):
        seat = deciding[0]
        weights = game.weights(state) if seat == CHANCE else None
        action = random.choices(game.legal(state, seat), weights)[0]
        yield state, seat, action
        state, _ = game.play_with_events(state, seat, action)


def rehearse(key: str) -> None:
    """A few moves at a table, so that no player waits for the first ones."""
    for option, values in GAMES[key].variants.items():
        for value in values:
            _play(key, GAMES[key].min_seats, {option: value})


def _play(key: str, seats: int, options: dict[str, str | int]) -> None:
    match, random = Match("rehearsal"), Random(0)
    created = log.Created(
        0.0,
        game=key,
        rules=GAMES[key].version,
        seats=seats,
        options=options,
        secret=SECRET,
        commitment=commitment(SECRET),
    )
    match.add(created)
    match.add(log.Sat(0.0, "guest", seat=0, name="guest"))
    for seat in range(1, seats):
        match.add(log.Sat(0.0, "other", seat=seat, name="other"))
    match.add(*gate.start(match, 0.0))
    for _ in range(MOVES):
        if match.state is None or not match.deciding:
            break
        seat = match.deciding[0]
        match.add(*gate.play(match, seat, random.choice(match.game.legal(match.state, seat)), 0.0))
        for viewer in (None, *range(seats)):
            Views(match).update(viewer, "guest")
