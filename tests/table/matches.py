"""Whole matches through the gate, as people and bots play them, and those that are kept as files:

python -m tests.table.matches

The files stay when the rules change: they show that matches of an older version can still be replayed and verified.
"""

import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from brethren.bots import Budget, bot
from brethren.game import Game, State
from brethren.games import GAMES
from brethren.table import gate, log, view
from brethren.table.luck import commitment
from brethren.table.match import Match
from brethren.table.seating import Person
from brethren.table.undo import may_undo, undone
from brethren.wire import commands
from brethren.wire.records import MatchRecord

FOLDER = Path(__file__).parent / "records"
BEGUN = 1_700_000_000.0
HOST = Person("host", "Anne", "parrot")

Player = Callable[[Game, State, int], int]
"""Chooses an action, given a view and a seat."""


def random_player(dice: random.Random) -> Player:
    return lambda game, sight, seat: dice.choice(game.legal(sight, seat))


def bot_player(name: str, seed: int) -> Player:
    return lambda game, sight, seat: bot(game, name).choose(sight, seat, Budget(simulations=100), seed).action


def seated(
    key: str, seats: int, options: dict[str, Any], seed: int, lots: bool = True, bots: tuple[int, ...] = ()
) -> Match:
    """A match that has started. Anne hosts and sits on every second seat, others on the rest; all but the last of them
    put something into the dice."""
    dice = random.Random(seed)
    match = Match(hashlib.sha256(dice.randbytes(8)).hexdigest()[:16])
    secret = dice.randbytes(32).hex()
    created = log.Created(
        BEGUN, HOST.id, "", key, GAMES[key].version, seats, options, lots, secret=secret, commitment=commitment(secret)
    )
    match.add(created)
    for seat in range(seats):
        person = HOST if seat % 2 == 0 else Person(f"guest {seat}", f"Guest {seat}", "star")
        if seat in bots:
            match.add(ask(match, HOST, commands.Place(f"place {seat}", seat, "mate")))
            continue
        match.add(ask(match, person, commands.Sit(f"sit {seat}", seat)))
        if seat != seats - 1 and person.id not in match.seating.contributions:
            match.add(ask(match, person, commands.Contribute(f"luck {seat}", dice.randbytes(16).hex())))
    match.add(ask(match, HOST, commands.Start("start")))
    return match


def ask(match: Match, person: Person, command: commands.AnyCommand, seat: int | None = None) -> log.AnyEntry:
    admitted = gate.admit(match, command, gate.Sender(person, seat, BEGUN + match.number))
    assert admitted is not None
    return admitted.entry


def played(match: Match, player: Player, dice: random.Random, undoing: float = 0.0) -> MatchRecord:
    """The record of this match, played to its end. With `undoing`, decisions are taken back now and then."""
    while match.stage == "playing":
        assert match.state is not None
        seat = dice.choice(match.deciding)
        action = player(match.game, match.game.view(match.state, seat), seat)
        match.add(*gate.play(match, seat, action, BEGUN + match.number))
        if dice.random() < undoing and may_undo(match, seat):
            match.add(log.Undone(BEGUN + match.number, HOST.id, "", seat, undone(match, seat)))
    return view.record(match)


def random_match(key: str, seats: int, options: dict[str, Any], seed: int, **more: Any) -> MatchRecord:
    dice = random.Random(seed)
    undoing = more.pop("undoing", 0.0)
    return played(seated(key, seats, options, seed, **more), random_player(dice), dice, undoing)


def stopped_match(key: str, seed: int, moves: int = 9) -> MatchRecord:
    """A match that its players ended when one of them had left."""
    match, dice = seated(key, 2, {}, seed), random.Random(seed)
    for _ in range(moves):
        assert match.state is not None
        seat = dice.choice(match.deciding)
        match.add(*gate.play(match, seat, dice.choice(match.game.legal(match.state, seat)), BEGUN + match.number))
    guest = Person("guest 1", "Guest 1", "star")
    match.add(ask(match, guest, commands.Stand("stand", 1)))
    match.add(ask(match, HOST, commands.Vote("vote", 1, "end"), seat=0))
    return view.record(match)


KEPT: dict[str, tuple[str, int, dict[str, Any]]] = {
    "tortuga-2": ("tortuga", 2, {"chests": 6}),
    "tortuga-4": ("tortuga", 4, {"chests": 6}),
    "cartagena-tortuga-2": ("cartagena", 2, {"variant": "tortuga"}),
    "cartagena-jamaica-3": ("cartagena", 3, {"variant": "jamaica"}),
    "cartagena-hispaniola-5": ("cartagena", 5, {"variant": "hispaniola"}),
    "battle-single": ("battle", 2, {"play": "single"}),
    "battle-match": ("battle", 2, {"play": "match"}),
}


def main() -> None:
    for seed, (name, (key, seats, options)) in enumerate(KEPT.items()):
        match = seated(key, seats, options, seed, bots=tuple(range(1, seats)))
        keep(name, played(match, bot_player("mate", seed), random.Random(seed)))
    keep("battle-host-begins", random_match("battle", 2, {"start": 1}, 1, lots=False))
    keep("cartagena-stopped", stopped_match("cartagena", 9))


def keep(name: str, record: MatchRecord) -> None:
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(record) + b"\n")
    print(f"{name}: {len(record.log)} steps")


if __name__ == "__main__":
    main()
