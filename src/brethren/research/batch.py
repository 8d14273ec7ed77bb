"""A vectorised environment, as Gymnasium has them: thousands of games stepped at once in compiled code.

Each game of a batch stands at a decision of one seat. A step takes an action for each game, and applies chance
events up to the next decision. Games that are over begin again in the same step.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from brethren.game import IllegalAction
from brethren.game.checks import whole_number
from brethren.game.playout import PlayoutBuffers, playout_buffers
from brethren.game.verbs import MAX_ACTIONS, Numbers, apply, legal_actions, setup, veil
from brethren.kernel import Record, draw, f32, i8, i16, i64, kernel, long_kernel, lowest, u64
from brethren.research.dealer import deal, game_called, pay, shuffle

MAX_SEATS = 7
MAX_GAMES = 1 << 24

Records = NDArray[np.void]
Bytes = NDArray[np.int8]
Infos = dict[str, Any]


class Sheet(Record):
    """Notes about one game beside its state; a record for the same reason as `PlayoutBuffers`."""

    random = u64(1)  # of chance in this game
    number = i64()  # of this game among those that the batch has begun
    choices = i64()  # legal actions of the seat that is to act
    legal = i16(MAX_ACTIONS)  # these actions
    mask = i8(MAX_ACTIONS)  # 1 for each of them
    seat = i8()  # the seat that is to act
    ended = i8()  # 1 if the last step ended a game, so that this is a new one
    reward = f32()  # of the last step, for the seat that acted in it
    rewards = f32(MAX_SEATS)  # of the last step, for each seat


class Batch(VectorEnv[Bytes, Numbers, NDArray[Any]]):
    """Many games of one kind, side by side.

    What `observations`, `action_masks` and infos show is the batch's own memory: the next step writes into it, and
    nobody else can.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(self, game: str, seats: int | None = None, number: int = 1, seed: int = 0, **options: Any) -> None:
        if not 1 <= whole_number(number, "the number of games") <= MAX_GAMES:
            raise ValueError(f"a batch has 1 to {MAX_GAMES} games, not {number}")
        self.game = game_called(game)
        self.seats = self.game.min_seats if seats is None else seats
        self.num_envs = number
        self._options = self.game.choices(self.seats, options)
        self._states = self.game.blank(number + 1)  # the last one stays empty
        self._sheets = np.zeros(number, Sheet.dtype)
        self.views, self.final_views = self.game.blank(number), self.game.blank(number)
        self.observations, self.final_observations = _shown(_bytes(self.views)), _shown(_bytes(self.final_views))
        self.action_masks = _shown(self._sheets["mask"][:, : self.game.actions].view(np.bool_))
        self._make_spaces()
        self.reset(seed=seed)

    def _make_spaces(self) -> None:
        self.single_observation_space = spaces.Box(-128, 127, self.observations.shape[1:], np.int8)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[Bytes, Infos]:
        """Begin all games anew: with a seed the first ones of that seed, without one the next ones."""
        first = int(self._sheets["number"].max()) + 1
        if seed is not None:
            first, self._seed, self._buffers = 0, whole_number(seed, "a seed") % 2**63, playout_buffers(seed)
        begin_all(self._states, self.views, self._sheets, self._buffers, self.seats, self._options, self._seed, first)
        return self.observations, self._infos()

    def step(self, actions: Numbers) -> tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Carry out an action for each game. Rewards are those of the seats that act."""
        actions = self._checked(actions)
        step_all(
            self._states,
            self.views,
            self.final_views,
            self._sheets,
            self._buffers,
            self.seats,
            self._options,
            self._seed,
            actions,
        )
        infos = self._infos()
        ended, never = self._sheets["ended"] == 1, np.zeros(self.num_envs, np.bool_)
        if ended.any():
            infos |= {"final_obs": self.final_observations, "_final_obs": ended}
        return self.observations, self._sheets["reward"].copy(), ended, never, infos

    def random_actions(self) -> Numbers:
        """A legal action for each game, all equally likely."""
        actions = np.empty(self.num_envs, np.int64)
        draw_actions(self._sheets, self._buffers, actions)
        return actions

    def _checked(self, actions: Any) -> Numbers:
        """These actions as compiled code takes them: one for each game, each legal."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions must be whole numbers, not {given.dtype}")
        checked: Numbers = np.ascontiguousarray(given, np.int64)
        if checked.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need as many actions, not an array of shape {checked.shape}")
        place = first_illegal(self._sheets, checked, self.game.actions)
        if place >= 0:
            seat = self._sheets["seat"][place]
            raise IllegalAction(f"{checked[place]} is not an action that seat {seat} has now in game {place}")
        return checked

    def _infos(self) -> Infos:
        seat, rewards = _shown(self._sheets["seat"]), _shown(self._sheets["rewards"][:, : self.seats])
        return {"action_mask": self.action_masks, "seat": seat, "rewards": rewards}


def _bytes(views: Records) -> Bytes:
    return views.view(np.int8).reshape(len(views), -1)


def _shown(memory: NDArray[Any]) -> NDArray[Any]:
    """Read-only, since actions are checked against the seats and masks."""
    view = memory.view()
    view.flags.writeable = False
    return view


@long_kernel
def begin_all(
    states: Records,
    views: Records,
    sheets: Records,
    buffers: Records,
    seats: int,
    options: Numbers,
    seed: int,
    first: int,
) -> None:
    number = len(sheets)
    for place in range(number):
        state, sheet = states[place], sheets[place]
        states[place] = states[number]
        sheet.number = first + place
        begin(state, sheet, buffers[0], seats, options, seed)
        clear_rewards(sheet)
        views[place] = state
        show(views[place], sheet, buffers[0])


@long_kernel
def step_all(
    states: Records,
    views: Records,
    final_views: Records,
    sheets: Records,
    buffers: Records,
    seats: int,
    options: Numbers,
    seed: int,
    actions: Numbers,
) -> None:
    number = len(sheets)
    for place in range(number):
        state, sheet = states[place], sheets[place]
        if sheet.ended:
            clear_rewards(sheet)
        apply(state, sheet.seat, actions[place], None)
        deciders = deal(state, sheet.random, buffers[0])
        if deciders:
            sheet.seat = lowest(deciders)
        else:
            end(state, sheet)
            final_views[place] = state
            veil(final_views[place], sheet.seat)
            states[place] = states[number]
            sheet.number += number
            begin(state, sheet, buffers[0], seats, options, seed)
        views[place] = state
        show(views[place], sheet, buffers[0])


@kernel
def begin(state: Any, sheet: Sheet, buffer: PlayoutBuffers, seats: int, options: Numbers, seed: int) -> None:
    """From an empty record to the first decision."""
    setup(state, seats, options)
    shuffle(sheet.random, seed, sheet.number)
    sheet.seat = lowest(deal(state, sheet.random, buffer))


@kernel
def end(state: Any, sheet: Sheet) -> None:
    pay(state, sheet.rewards)
    sheet.reward = sheet.rewards[sheet.seat]
    sheet.ended = 1


@kernel
def clear_rewards(sheet: Sheet) -> None:
    sheet.ended = 0
    sheet.reward = 0
    sheet.rewards[:] = 0


@kernel
def show(view: Any, sheet: Sheet, buffer: PlayoutBuffers) -> None:
    """Veil for the seat that is to act, and list what it may do."""
    veil(view, sheet.seat)
    for i in range(sheet.choices):
        sheet.mask[sheet.legal[i]] = 0
    sheet.choices = legal_actions(view, sheet.seat, buffer.actions)
    for i in range(sheet.choices):
        sheet.legal[i] = buffer.actions[i]
        sheet.mask[sheet.legal[i]] = 1


@kernel
def first_illegal(sheets: Records, actions: Numbers, most: int) -> int:
    """The first game whose action is not legal, or -1."""
    for place in range(len(actions)):
        if not 0 <= actions[place] < most or not sheets[place].mask[actions[place]]:
            return place
    return -1


@kernel
def draw_actions(sheets: Records, buffers: Records, out: Numbers) -> None:
    for place in range(len(sheets)):
        out[place] = sheets[place].legal[draw(buffers[0].random, sheets[place].choices)]
