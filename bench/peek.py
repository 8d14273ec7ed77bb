"""What would guessing better be worth? A bot that sees everything against one that guesses: python -m bench.peek

Guesses could be weighted by what opponents' actions reveal. The upper limit is a bot that doesn't guess: it sees the
truth, and is the same otherwise.
"""

import sys
from collections.abc import Sequence

from bench.bots import SEATS, SEED, Named
from bench.results import cpu_model, table, write_section
from brethren.bots import Budget
from brethren.bots.arena import Contest, ContestRunner, Entrant, SeatedBot, fair_lineups
from brethren.bots.standing import standings
from brethren.game import State
from brethren.games import GAMES

GAMES_EACH = 400
SIMULATIONS = 300
TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("cartagena", {"variant": "jamaica"}),
    ("cartagena", {"variant": "hispaniola"}),
    ("tortuga", {}),
)


class Window(ContestRunner):
    """A table at which the one called peeker sees everything."""

    def _decide(self, state: State, deciding: Sequence[int], players: Sequence[SeatedBot]) -> State:
        peeking = [player.bot is self.bots["peeker"] for player in players]
        views = {seat: state if peeking[seat] else self.game.view(state, seat) for seat in deciding}
        for seat, view in views.items():
            state = self.game.play(state, seat, players[seat].decide(view))
        return state


def row(key: str, options: dict[str, str], games: int) -> list[str]:
    entrant = Entrant(Named("captain"), Budget(simulations=SIMULATIONS))
    entrants = {"peeker": entrant, "honest": entrant}
    contest = Contest(key, SEATS, options, entrants, fair_lineups(tuple(entrants), SEATS), SEED)
    window = Window(contest)
    found = next(one for one in standings([window.play(number) for number in range(games)]) if one.bot == "peeker")
    name = ", ".join([GAMES[key].title, *options.values()])
    return [name, str(found.games), f"{found.share:.1%}", f"{found.low:.1%} to {found.high:.1%}"]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH
    rows = [row(key, options, games) for key, options in TABLES]
    body = table(("table", "games", "won by the one who sees all", "95 % interval"), rows)
    print(body)
    if len(sys.argv) == 1:
        conditions = f"`python -m bench.peek`, {cpu_model()}; two seats, {SIMULATIONS} simulations each."
        write_section("What guessing better could be worth", f"{conditions}\n\n{body}")


if __name__ == "__main__":
    main()
