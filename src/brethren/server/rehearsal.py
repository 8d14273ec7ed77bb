"""A few moves of each game before the doors open, so that no player waits for rules to be loaded or compiled."""

from random import Random

from brethren.games import GAMES
from brethren.table import entry as log
from brethren.table import gate, view
from brethren.table.luck import commitment
from brethren.table.match import Match

MOVES = 40
SECRET = "00" * 32


def rehearse() -> None:
    for key, game in GAMES.items():
        for option, values in game.options.items():
            for value in values if option != "start" else ():
                _play(key, game.min_seats, {option: value})


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
    match.add(gate.start(match, 0.0))
    for _ in range(MOVES):
        if match.state is None or not match.deciding:
            break
        seat = match.deciding[0]
        match.add(gate.play(match, seat, random.choice(match.game.legal(match.state, seat)), 0.0))
        for viewer in (None, *range(seats)):
            view.update(match, viewer, "guest")
