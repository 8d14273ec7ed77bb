"""Why a choice is better, as far as the judge can name it honestly."""

from collections.abc import Sequence

from brethren.bots.player import judge_of, player
from brethren.bots.reason import reasons_for, seen
from brethren.game import Game, State

WINS, LOSES = "wins", "loses"


def names_of_reasons(game: Game, better: Sequence[State], chosen: Sequence[State], seat: int) -> tuple[str, ...]:
    """Of the positions after the better choice and after the one that was made, in the same worlds. A finished game
    needs no other reason; otherwise the judge must change its mind without the features that are named."""
    if all(_is_decided(game, state, seat, won=True) for state in better):
        return (WINS,)
    if all(_is_decided(game, state, seat, won=False) for state in chosen):
        return (LOSES,)
    pairs = [pair for pair in zip(better, chosen, strict=True) if all(map(game.deciding, pair))]
    if not pairs:
        return ()
    judges, known = judge_of(game), player(game).reasons  # first: with them come the features that are seen
    ours, theirs = (seen(game, positions) for positions in zip(*pairs, strict=True))
    return tuple(one.name for one in reasons_for(judges, known, ours, theirs, seat))


def _is_decided(game: Game, state: State, seat: int, won: bool) -> bool:
    return not game.deciding(state) and (seat in game.winners(state)) == won
