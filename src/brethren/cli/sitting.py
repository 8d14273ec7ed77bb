"""One game in the terminal: a person on one seat, bots on the others."""

from random import Random

import click

from brethren.bots import Bot
from brethren.cli.wording import action_line, board_lines, end_lines, story_lines
from brethren.game import CHANCE, Event, Game, State


class Sitting:
    def __init__(self, game: Game, state: State, me: int, seed: int, opponent: Bot) -> None:
        self.game = game
        self.state = state
        self.me = me
        self.opponent = opponent
        self.untold: list[Event] = []
        # Apart, so that the dice of a seed stay the same however long the opponents think.
        self.chance = Random(seed)
        self.moods = Random(f"opponents {seed}")

    def play(self) -> bool:
        """Play to the end, or until the person quits: then False."""
        while deciding := self.game.deciding(self.state):
            seat = self.me if self.me in deciding else deciding[0]
            action = self.decide(seat)
            if action is None:
                return False
            self.state, events = self.game.play_with_events(self.state, seat, action)
            self.untold += events
        self.tell_story()
        self.show_end()
        return True

    def decide(self, seat: int) -> int | None:
        if seat == CHANCE:
            return self.chance.choices(self.game.legal(self.state, CHANCE), self.game.weights(self.state))[0]
        self.tell_story()
        view = self.game.view(self.state, seat)
        if seat == self.me:
            return self.ask(view)
        return self.opponent.choose(view, seat, self.opponent.budget, self.moods.getrandbits(64)).action

    def tell_story(self) -> None:
        for line in story_lines(self.untold, self.me):
            click.echo(line)
        self.untold.clear()

    def ask(self, view: State) -> int | None:
        """The action that the person chooses; None to quit."""
        actions = {str(number): action for number, action in enumerate(self.game.legal(view, self.me), 1)}
        self.show_choice(view, actions)
        while True:
            answer = input(f"Your choice, 1 to {len(actions)} (? shows the board, q quits): ").strip()
            if answer in actions:
                return actions[answer]
            if answer == "q":
                return None
            if answer == "?":
                self.show_choice(view, actions)
            else:
                click.echo(f"{answer!r} is not a choice: please give a number from 1 to {len(actions)}, ? or q.")

    def show_choice(self, view: State, actions: dict[str, int]) -> None:
        click.echo(board_lines(self.game, view, self.me))
        for number, action in actions.items():
            click.echo(f"{number:>4}  {action_line(self.game.describe(view, self.me, action))}")

    def show_end(self) -> None:
        click.echo(board_lines(self.game, self.state, self.me))
        for line in end_lines(self.game, self.state, self.me):
            click.echo(line)
