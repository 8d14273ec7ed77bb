"""Records one finished game for each way in which each game can end: python -m tests.records.record

Seats follow a taste, and games are played from one seed after another until one ends as wanted. The files are kept
when the rules change: they show that games of an older version can still be replayed.
"""

import itertools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from brethren.game import CHANCE, Game, Json, State
from brethren.games import GAMES

FOLDER = Path(__file__).parent

Taste = Callable[[State, Json], float]
"""How much a seat likes an action in a state, the action given in words."""


def likes(**verbs: float) -> Taste:
    """A taste for verbs (end_turn is "end turn"); one that is not named weighs 1."""
    return lambda state, words: verbs.get(words["verb"].replace(" ", "_"), 1.0)


def dawdles(state: State, words: Json) -> float:
    """Moves only when the table is about to fall asleep, and then as little as can be."""
    awake = state[0].idle < state[0].seats or state[0].moves_left < 3
    if words["verb"] == "end turn":
        return 1.0 if awake else 1e-9
    return 1e-9 if awake else 1e3 if words["verb"] == "retreat" else 0.5 ** words["to"]


def dashes(state: State, words: Json) -> float:
    """Sends the foremost pirate on with every card, and never falls back: so a tunnel can be empty, and all hands."""
    if words["verb"] != "advance":
        return 1e-6 if words["verb"] == "end turn" else 1e-12
    return 100.0 if words["space"] else 1.0


hurries = likes(advance=20, retreat=5, end_turn=0.1)
sleeps = likes(advance=1, retreat=1, end_turn=20)
gathers = likes(hunt=4, attack=1, decline=1)
fights = likes(sail=8, turn=1, scout=2)
explores = likes(scout=20, sail=1, turn=1)
turns = likes(turn=20, sail=1, scout=1)
idles = likes(turn=1000, sail=1, scout=1)


class Wish(NamedTuple):
    """A game to be recorded: its table, how it is played, how it ends."""

    name: str
    key: str
    seats: int
    options: dict[str, Any]
    taste: Taste
    ending: str
    victors: int = 1


WISHES = (
    Wish("cartagena-escaped-tortuga", "cartagena", 4, {"variant": "tortuga"}, hurries, "escaped"),
    Wish("cartagena-escaped-jamaica", "cartagena", 3, {"variant": "jamaica"}, hurries, "escaped"),
    Wish("cartagena-escaped-hispaniola", "cartagena", 2, {"variant": "hispaniola"}, hurries, "escaped"),
    Wish("cartagena-stalled", "cartagena", 2, {"variant": "tortuga"}, dashes, "stalled", victors=2),
    Wish("cartagena-passed", "cartagena", 5, {"variant": "tortuga"}, sleeps, "passed", victors=2),
    Wish("cartagena-turn-limit", "cartagena", 2, {"variant": "jamaica"}, dawdles, "turn limit", victors=2),
    Wish("tortuga-treasure-2", "tortuga", 2, {"chests": 6}, gathers, "treasure"),
    Wish("tortuga-treasure-3", "tortuga", 3, {"chests": 8}, gathers, "treasure"),
    Wish("tortuga-treasure-4", "tortuga", 4, {"chests": 6}, gathers, "treasure"),
    Wish("tortuga-treasure-shared", "tortuga", 3, {"chests": 6}, gathers, "treasure", victors=2),
    Wish("battle-sunk", "battle", 2, {"play": "single"}, fights, "sunk"),
    Wish("battle-fair-winds", "battle", 2, {"play": "single"}, explores, "fair winds"),
    Wish("battle-stuck", "battle", 2, {"play": "single"}, fights, "stuck"),
    Wish("battle-quiet", "battle", 2, {"play": "single"}, turns, "quiet", victors=2),
    Wish("battle-match", "battle", 2, {"play": "match"}, fights, "sunk"),
    Wish("battle-round-limit", "battle", 2, {"play": "match"}, idles, "round limit", victors=2),
)


def record(wish: Wish) -> Json:
    """The first game that ends as wanted."""
    game = GAMES[wish.key]
    for seed in itertools.count():
        dice = random.Random(seed)
        options = {**wish.options, "start": dice.randrange(wish.seats)}
        log, end = play(game, game.start(wish.seats, **options), wish.taste, dice)
        victors = len(game.winners(end))
        if game.ending(end) == wish.ending and min(victors, 2) == wish.victors:
            break
    return {
        "game": game.key,
        "rules": game.version,
        "seats": wish.seats,
        "options": options,
        "log": log,
        "ending": game.ending(end),
        "winners": list(game.winners(end)),
        "scores": list(game.scores(end)),
        "position": game.to_json(end),
    }


def play(game: Game, state: State, taste: Taste, dice: random.Random) -> tuple[list[list[int]], State]:
    log = []
    while deciding := game.deciding(state):
        seat = dice.choice(deciding)
        described = game.described(state, seat)
        if seat == CHANCE:
            weights: list[float] = [*game.weights(state)]
        else:
            weights = [taste(state, words) for words in described.values()]
        (action,) = dice.choices(list(described), weights)
        log.append([seat, action])
        state = game.play(state, seat, action)
    return log, state


def written(recorded: Json) -> str:
    """One line for each part."""
    lines = (f"{json.dumps(key)}: {json.dumps(part, separators=(',', ':'))}" for key, part in recorded.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    for wish in WISHES:
        recorded = record(wish)
        (FOLDER / f"{wish.name}.json").write_text(written(recorded))
        print(f"{wish.name}: {len(recorded['log'])} actions")


if __name__ == "__main__":
    main()
