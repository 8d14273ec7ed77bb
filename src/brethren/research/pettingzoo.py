"""The games as PettingZoo environments (AEC): agents take turns, chance happens in between."""

import secrets
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from brethren.game import State
from brethren.game.checks import whole_number
from brethren.game.playout import playout_buffers
from brethren.research.dealer import dealt, game_called, pay_at

Observation = dict[str, np.ndarray[Any, np.dtype[np.int8]]]


def env(game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game at one table. An illegal action ends it: its seat gets -1, the others 0."""
    table = wrappers.TerminateIllegalWrapper(BrethrenEnv(game, seats, render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class BrethrenEnv(AECEnv, EzPickle):
    """One game. If several seats decide at once, the lowest one that hasn't decided is asked first."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be ansi or None, not {render_mode!r}")
        self.metadata = {"name": f"brethren_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._game = game_called(game)
        self._first = self._game.start(seats, **options)
        self._buffers = playout_buffers(secrets.randbits(64))
        self.possible_agents = [f"seat_{seat}" for seat in range(self._first[0].seats)]
        self._observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self._game.actions) for agent in self.possible_agents}

    def _observed(self) -> spaces.Dict:
        view = spaces.Box(-128, 127, (self._first.nbytes,), np.int8)
        return spaces.Dict({"observation": view, "action_mask": spaces.Box(0, 1, (self._game.actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed the dice roll on from where they were."""
        if seed is not None:
            self._buffers = playout_buffers(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on(self._first)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._go_on(self._game.play(self._state, self.possible_agents.index(agent), whole_number(action, "an action")))
        self._accumulate_rewards()

    def _go_on(self, state: State) -> None:
        """Apply chance events; then ask the next agent, or pay out."""
        state = self._state = dealt(self._game, state, self._buffers)
        if deciding := self._game.deciding(state):
            self.agent_selection = self.possible_agents[deciding[0]]
            return
        rewards = np.zeros(int(state[0].seats))
        pay_at(state, 0, rewards)
        self.rewards = dict(zip(self.possible_agents, rewards.tolist(), strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)

    def observe(self, agent: str) -> Observation:
        """The view of this agent's seat, and what it may do as far as that view tells."""
        seat = self.possible_agents.index(agent)
        view = self._game.view(self._state, seat)
        mask = np.zeros(self._game.actions, np.int8)
        mask[self._game.legal(view, seat)] = 1
        return {"observation": view.view(np.int8), "action_mask": mask}

    def render(self) -> str | None:
        """The board as the seat to act sees it."""
        if self.render_mode is None:
            logger.warn("render needs a render_mode: env(..., render_mode='ansi')")
            return None
        seat = self.possible_agents.index(self.agent_selection)
        return self._game.as_text(self._game.view(self._state, seat), seat)
