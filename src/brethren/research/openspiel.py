"""The games as OpenSpiel games: import this, then `pyspiel.load_game("brethren_cartagena(seats=4,variant=jamaica)")`.

Chance nodes are explicit. Where several seats decide at once they do so one after another, the lowest first; each
sees its own view, so none knows what the others have decided.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms.mcts import Evaluator

from brethren.game import CHANCE, Game, State
from brethren.game.checks import whole_number
from brethren.game.playout import playout_buffers
from brethren.game.reading import shown
from brethren.games import GAMES
from brethren.research.dealer import Rewards, dealt
from brethren.research.moment import OVER, Outcomes, first_moment, play_outs

MAX_PLAYOUTS = 1 << 31
MAX_DECISIONS = 1_000_000  # OpenSpiel needs a limit; not all games have one, but none gets near this


class SpielState(pyspiel.State):
    """What OpenSpiel asks of a state."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.moment = game.first

    def current_player(self) -> int:
        return self.moment.actor

    def is_terminal(self) -> bool:
        return self.moment.actor == OVER

    def is_chance_node(self) -> bool:
        """Python asks here, without a detour through C++."""
        return self.moment.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same for Python; C++ asks below."""
        return self.moment.legal()[:] if player in (None, self.moment.actor) else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def chance_outcomes(self) -> Outcomes:
        return self.moment.chances()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def returns(self) -> list[float]:
        return self.moment.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one. It has no history: only the moment is guessed."""
        state = SpielState(self.get_game())
        state.moment = self.moment.guessed(player_id, int(sampler() * 2**53))
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        words = self.moment.game.describe(self.moment.state, player, action)
        return " ".join([words.pop("verb"), *(f"{name}={word}" for name, word in words.items())])

    def __str__(self) -> str:
        return self.moment.game.as_text(self.moment.state)


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel sees it, for a number of seats and these options."""

    game: Game

    def __init__(self, parameters: dict[str, Any]) -> None:
        state = self.game.start(**parameters)
        kind = _type(self.game, _hides_something(self.game, state))
        super().__init__(kind, _info(self.game, parameters["seats"]), parameters)
        self.first = first_moment(self.game, state)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielObserver:
    """What a seat knows, as numbers or as text. With perfect recall it is text only: a view has no room for it all."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("there are observations of all that one player knows, and no others")
        self._recall = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recall:
            seats, size = game.num_players(), game.first.state.nbytes
            self.tensor = np.zeros(seats + size, np.float32)
            self.dict = {"player": self.tensor[:seats], "view": self.tensor[seats:]}

    def set_from(self, state: SpielState, player: int) -> None:
        view = state.moment.view(player)
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["view"][:] = view.view(np.int8)

    def string_from(self, state: SpielState, player: int) -> str:
        moment = state.moment
        view = moment.view(player).tobytes().hex()
        return f"{player} {moment.memory(player):016x} {view}" if self._recall else f"{player} {view}"


def _hides_something(game: Game, state: State) -> bool:
    """Whether seats know different things at the first decision."""
    state = dealt(game, state, playout_buffers(0))
    return any(game.view(state, seat).tobytes() != state.tobytes() for seat in range(state[0].seats))


def _type(game: Game, hides_something: bool) -> Any:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"brethren_{game.key}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides_something else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.min_seats,
        max_num_players=game.max_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.min_seats} | {name: words[0] for name, words in game.options.items()},
    )


def _info(game: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=game.chances,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MAX_DECISIONS,
    )


class Playouts(Evaluator):
    """Values states by compiled random playouts: what OpenSpiel's RandomRolloutEvaluator does, much faster."""

    def __init__(self, number: int = 1, seed: int = 0) -> None:
        if not 1 <= whole_number(number, "a number of playouts") <= MAX_PLAYOUTS:
            raise ValueError(f"there are 1 to {MAX_PLAYOUTS} playouts, not {shown(number)}")
        self._number = number
        self._buffers = playout_buffers(seed)

    def evaluate(self, state: SpielState) -> Rewards:
        nodes = state.moment.nodes
        returns = np.zeros(state.num_players())
        play_outs(nodes, self._buffers, self._number, returns)
        return returns

    def prior(self, state: SpielState) -> Outcomes:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.moment.legal()
        return [(action, 1 / len(legal)) for action in legal]


# OpenSpiel keeps its objects until after Python has ended. Only a class can be freed then.
for _game in GAMES.values():
    pyspiel.register_game(_type(_game, True), type(_game.title, (SpielGame,), {"game": _game}))
