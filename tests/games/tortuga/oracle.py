"""An oracle for Tortuga: a naive, plain-Python reading of the rule page, to be played in step with the real engine.

It is written to be obviously right, not fast. What is still to happen stands in `todo`, the questions that are open
now in `asks`; whatever needs no answer happens at once. Numbers such as T3.2 are those of the rule page.
"""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations
from typing import Any

CHANCE = -1
GAMES_EACH = 12  # how many games `make test` plays in step with the engine, at each kind of table
PIECES: tuple[str, ...] = ("die",)  # words of a chance event that name a piece of its seat's own

Description = dict[str, Any]
Step = Callable[[], None]
Answer = Callable[[Description], None]

COLOURS = ["red", "blue", "yellow", "white", "purple"]
ACTIONS = ["fleet", "crew", "hunt", "boarding", "raid"]
FACES = [*ACTIONS, "skull"]
ALL_CHESTS = {"red": 10, "blue": 10, "yellow": 10, "white": 5, "purple": 5}  # T1.1
ALL_TOKENS = {1: 17, 2: 9, 3: 4}  # T1.2
NUMBERS = {  # T1.5: by die, in the order of ACTIONS
    "A": [4, 1, 3, 5, 2],
    "B": [5, 2, 4, 1, 3],
    "C": [1, 3, 5, 2, 4],
    "D": [2, 4, 1, 3, 5],
    "E": [3, 5, 2, 4, 1],
}
ALLOWED = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 4}  # T3.3, T3.20: by the marker's space
ATTACKED_AREA = {"boarding": "fleet", "raid": "crew"}  # T3.16, T3.18
AREA_POINTS = {"tortuga": 3, "fleet": 2, "crew": 1, "island": 0}  # T4.1
MARKERS = {"ship": "fleet", "pirate": "crew"}  # each marker by the area whose track it stands on


class Board:
    """What lies in front of one player; each die is written in the words of a position."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.markers: dict[str, int] = {area: words.get(name, 3) for name, area in MARKERS.items()}  # T2.1
        self.areas: dict[str, list[str]] = {area: list(words.get(area, [])) for area in AREA_POINTS}
        self.bonus: dict[str, int] = {action: tile for action, tile in words.get("bonus", {}).items() if tile}
        self.tokens: list[int] = list(words.get("tokens", []))
        self.looked: list[int] = []
        self.chosen: str | None = None  # the bonus that is not yet shown
        self.dice: dict[str, dict[str, Any]] = {die: dict(words.get("dice", {}).get(die, {})) for die in NUMBERS}

    def chests(self) -> list[str]:
        return [chest for area in self.areas.values() for chest in area]

    def in_hand(self) -> list[str]:
        return [die for die, state in self.dice.items() if state == {}]

    def thrown(self) -> list[str]:
        return [die for die, state in self.dice.items() if "shows" in state]

    def unplaced(self) -> list[str]:
        return [die for die, state in self.dice.items() if "placed" not in state]

    def on(self, action: str) -> list[str]:
        return [die for die, state in self.dice.items() if state.get("placed") == action]

    def room(self, action: str) -> int:
        """T3.3: how many more dice the action holds."""
        limit = ALLOWED[self.markers[ATTACKED_AREA[action]]] if action in ATTACKED_AREA else 5
        return limit - len(self.on(action))

    def total(self, action: str) -> int:
        """T3.6, T3.11: a turned skull counts like any other die on the action."""
        numbers = [NUMBERS[die][ACTIONS.index(action)] for die in self.on(action)]
        return sum(numbers) + self.bonus.get(action, 0)

    def move_marker(self, area: str, steps: int) -> None:
        """T3.14, T3.19: markers never leave the track."""
        self.markers[area] = min(8, max(1, self.markers[area] + steps))

    def score(self) -> int:
        """T4.1 to T4.4."""
        chests = sum(
            points * (2 if chest == "purple" else 1)
            for area, points in AREA_POINTS.items()
            for chest in self.areas[area]
        )
        return chests + 3 * self.sets() + sum(self.markers.values()) + sum(self.tokens)

    def sets(self) -> int:
        """T4.2: the most sets for which the whites in Tortuga can fill what is missing."""
        have = [self.chests().count(colour) for colour in ("yellow", "blue", "red")]
        whites = self.areas["tortuga"].count("white")
        sets = 0
        while sum(max(0, sets + 1 - count) for count in have) <= whites:
            sets += 1
        return sets


class Oracle:
    """One game of Tortuga."""

    def __init__(self, seats: int, chests: int = 6, start: int = 0) -> None:
        self.seats = seats
        self.chests = chests  # T3.25, T5.1
        self.start = start
        self.boards = [Board({}) for _ in range(seats)]
        self.central: list[str] = []
        self.bag = dict(ALL_CHESTS)
        self.middle = dict(ALL_TOKENS)
        self.open: set[int] = set()  # seats whose thrown dice lie open
        self.attacked: int | None = None  # whom the first attacked in this action
        self.asks: dict[int, tuple[list[Description], Answer]] = {}
        self.todo: list[Step] = []
        draws = [partial(self._draw, seat, area) for seat in self._clockwise() for area in ("island", "crew")]  # T2.2
        self._first([*draws, self._throw_step])
        self._go_on()

    @classmethod
    def from_position(cls, position: dict[str, Any]) -> "Oracle":
        boards = position.get("boards", [])
        oracle = cls(position.get("seats", len(boards) or 2), position.get("chests", 6), position.get("start", 0))
        oracle.asks, oracle.todo = {}, []
        for seat, words in enumerate(boards):
            oracle.boards[seat] = Board(words)
        oracle.central = list(position.get("central", []))
        oracle._count_the_rest()
        phases: dict[str, list[Step]] = {
            "throw": [oracle._throw_step],
            "keep": [oracle._keep_step],
            "act": [partial(oracle._act, position.get("action", "fleet"))],
            "move": [oracle._dice_back, oracle._move],
        }
        oracle._first(phases[position.get("phase", "throw")])
        oracle._go_on()
        return oracle

    def _count_the_rest(self) -> None:
        """What is not mentioned in a position is in the bag or in the middle."""
        chests = self.central + [chest for board in self.boards for chest in board.chests()]
        tokens = [coins for board in self.boards for coins in board.tokens]
        self.bag = {colour: count - chests.count(colour) for colour, count in ALL_CHESTS.items()}
        self.middle = {coins: count - tokens.count(coins) for coins, count in ALL_TOKENS.items()}
        if min(*self.bag.values(), *self.middle.values()) < 0:
            raise ValueError("more chests or tokens than there are")

    # Who may do what

    def deciding(self) -> tuple[int, ...]:
        return tuple(sorted(self.asks))

    def legal(self, seat: int) -> list[dict[str, Any]]:
        return list(self.asks[seat][0]) if seat in self.asks else []

    def weights(self) -> list[int]:
        return [self._weight(event) for event in self.legal(CHANCE)]

    def _weight(self, event: Description) -> int:
        if event["verb"] == "draw":
            return self.bag[event["chest"]]
        return self.middle[event["coins"]] if event["verb"] == "token" else 1

    def play(self, seat: int, description: dict[str, Any]) -> None:
        if description not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot play {description}")
        _, answer = self.asks.pop(seat)
        answer(description)
        self._go_on()

    def _ask(self, seat: int, options: list[Description], answer: Answer, always: bool = False) -> None:
        """Where only one thing can be done, a player is not asked; where nothing can be done, nobody is."""
        if len(options) == 1 and seat != CHANCE and not always:
            answer(options[0])
        elif options:
            self.asks[seat] = (options, answer)

    def _first(self, steps: Iterable[Step]) -> None:
        self.todo = [*steps, *self.todo]

    def _go_on(self) -> None:
        while self.todo and not self.asks:
            self.todo.pop(0)()

    def _clockwise(self) -> list[int]:
        return [(self.start + i) % self.seats for i in range(self.seats)]

    # Chests and tokens

    def _draw(self, seat: int, area: str) -> None:
        """T2.2, T3.15, T3.22; T3.24: if the bag is empty, nothing is drawn."""
        events = [{"verb": "draw", "seat": seat, "chest": chest} for chest in COLOURS if self.bag[chest]]
        self._ask(CHANCE, events, partial(self._drawn, seat, area))

    def _drawn(self, seat: int, area: str, event: Description) -> None:
        self.bag[event["chest"]] -= 1
        self.boards[seat].areas[area].append(event["chest"])

    def _give_up(self, chest: str) -> None:
        """T3.21; T5.2: two players have no central island."""
        if self.seats == 2 or chest in self.central:
            self.bag[chest] += 1
        else:
            self.central.append(chest)

    # Throw

    def _throw_step(self) -> None:
        """T3.1; T3.9: throw steps go on until every die is placed."""
        self.open = set()
        if not any(board.unplaced() for board in self.boards):
            self._act("fleet")
        else:
            self._first([*(throw for seat in self._clockwise() for throw in self._throws(seat)), self._keep_step])

    def _throws(self, seat: int) -> list[Step]:
        return [partial(self._throw, seat, die) for die in self.boards[seat].in_hand()]

    def _throw(self, seat: int, die: str) -> None:
        events = [{"verb": "throw", "seat": seat, "die": die, "shows": face} for face in FACES]
        self._ask(CHANCE, events, self._thrown)

    def _thrown(self, event: Description) -> None:
        self.boards[event["seat"]].dice[event["die"]] = {"shows": event["shows"]}

    def _keep_step(self) -> None:
        """T3.2: all who have thrown decide at the same time."""
        resting = [seat for seat in self._clockwise() if not self.boards[seat].unplaced()]
        for seat in self._clockwise():
            self._ask(seat, self._ways_to_keep(seat), partial(self._keep, seat))
        self._first([self._reveal, partial(self._bonuses, resting), self._throw_step])

    def _ways_to_keep(self, seat: int) -> list[Description]:
        thrown = self.boards[seat].thrown()
        sets = [dice for size in range(1, len(thrown) + 1) for dice in combinations(thrown, size)]
        return [{"verb": "keep", "dice": list(dice)} for dice in sets if self._may_keep(seat, dice)]

    def _may_keep(self, seat: int, dice: tuple[str, ...]) -> bool:
        """T3.2, T3.3: one action that every die shows or, as a skull, can turn to, and that has room for all."""
        board = self.boards[seat]
        return any(
            all(board.dice[die]["shows"] in (action, "skull") for die in dice) and len(dice) <= board.room(action)
            for action in ACTIONS
        )

    def _keep(self, seat: int, decision: Description) -> None:
        for die in decision["dice"]:
            self.boards[seat].dice[die]["kept"] = True

    def _reveal(self) -> None:
        """T3.4; then T3.5, then T3.7, each in order from the start player."""
        throwers = [seat for seat in self._clockwise() if self.boards[seat].thrown()]
        stuck = [seat for seat in throwers if not self._ways_to_keep(seat)]
        keepers = [seat for seat in throwers if seat not in stuck]
        for seat in keepers:
            self._reveal_kept(seat)
        self.open.update(stuck)
        self._first(partial(self._rethrow, seat) for seat in stuck)
        self._first(partial(self._name, seat) for seat in keepers)

    def _reveal_kept(self, seat: int) -> None:
        """T3.4: dice kept with an action go there, skulls alone lie open until named, the others go back."""
        self.open.add(seat)
        dice = self.boards[seat].dice
        kept = [die for die in dice if "kept" in dice[die]]
        actions = [dice[die]["shows"] for die in kept if dice[die]["shows"] != "skull"]
        for die in self.boards[seat].thrown():
            dice[die] = {} if die not in kept else {"placed": actions[0]} if actions else {"shows": "skull"}

    def _name(self, seat: int) -> None:
        """T3.5: who kept skulls alone names one action with room for all of them."""
        board = self.boards[seat]
        skulls = board.thrown()
        if skulls:
            options = [{"verb": "name", "action": action} for action in ACTIONS if board.room(action) >= len(skulls)]
            self._ask(seat, options, partial(self._named, seat))

    def _named(self, seat: int, decision: Description) -> None:
        for die in self.boards[seat].thrown():
            self.boards[seat].dice[die] = {"placed": decision["action"]}

    def _rethrow(self, seat: int) -> None:
        """T3.7: openly, again and again, until at least one die can be placed."""
        for die in self.boards[seat].unplaced():
            self.boards[seat].dice[die] = {}
        self._first([*self._throws(seat), partial(self._keep_openly, seat)])

    def _keep_openly(self, seat: int) -> None:
        ways = self._ways_to_keep(seat)
        if not ways:
            self._first([partial(self._rethrow, seat)])
        else:
            self._ask(seat, ways, partial(self._keep, seat))
            self._first([partial(self._reveal_kept, seat), partial(self._name, seat)])

    def _bonuses(self, resting: list[int]) -> None:
        """T3.8: all who had no die left before the step choose at the same time, and show it together."""
        for seat in resting:
            tiles = self.boards[seat].bonus
            options = [{"verb": "bonus", "action": action} for action in ACTIONS if tiles.get(action, 0) < 2]
            self._ask(seat, options, partial(self._bonus, seat))
        self._first([self._show_bonuses])

    def _bonus(self, seat: int, decision: Description) -> None:
        self.boards[seat].chosen = decision["action"]

    def _show_bonuses(self) -> None:
        for board in self.boards:
            if board.chosen is not None:
                board.bonus[board.chosen] = board.bonus.get(board.chosen, 0) + 1
                board.chosen = None

    # Act

    def _act(self, action: str) -> None:
        """T3.10, from the given action on; then the move of T3.22 to T3.25."""
        actions = [partial(self._resolve, later) for later in ACTIONS[ACTIONS.index(action) :]]
        draws = [partial(self._draw, seat, "island") for seat in self._clockwise()]  # T3.22
        self._first([*actions, self._dice_back, *draws, self._move])

    def _resolve(self, action: str) -> None:
        self.attacked = None
        turns: dict[str, Callable[[int, str], None]] = {
            "fleet": partial(self._ask_advance, "fleet"),
            "crew": partial(self._ask_advance, "crew"),
            "hunt": self._ask_hunt,
            "boarding": partial(self._ask_attack, "boarding"),
            "raid": partial(self._ask_attack, "raid"),
        }
        self._first(partial(turns[action], seat, rank) for seat, rank in self._ranking(action))

    def _ranking(self, action: str) -> list[tuple[int, str]]:
        """T3.12: the sort is stable, so ties stay in order from the start player; T5.2: two have only a first."""
        having_dice = [seat for seat in self._clockwise() if self.boards[seat].on(action)]
        ranked = sorted(having_dice, key=lambda seat: -self.boards[seat].total(action))
        return list(zip(ranked, ["first"] if self.seats == 2 else ["first", "second"], strict=False))

    def _ask_advance(self, action: str, seat: int, rank: str) -> None:
        """T3.14: it may be declined; at space 8 nothing would move, so nothing is asked."""
        if self.boards[seat].markers[action] < 8:
            verb = {"fleet": "expand", "crew": "recruit"}[action]
            self._ask(seat, [{"verb": verb}, {"verb": "decline"}], partial(self._advance, action, seat, rank))

    def _advance(self, action: str, seat: int, rank: str, decision: Description) -> None:
        """T3.14; T5.2: one step with two players."""
        if decision["verb"] != "decline":
            self.boards[seat].move_marker(action, 2 if rank == "first" and self.seats > 2 else 1)

    def _ask_hunt(self, seat: int, rank: str) -> None:
        self._ask(seat, [{"verb": "hunt"}, {"verb": "decline"}], partial(self._hunt, seat, rank))

    def _hunt(self, seat: int, rank: str, decision: Description) -> None:
        """T3.15; T5.2: the only one of two players gets a single token."""
        if decision["verb"] == "decline":
            return
        draw, look, pick = partial(self._draw, seat, "island"), partial(self._look, seat), partial(self._pick, seat)
        if rank == "second":
            self._first([look, pick])
        elif self.seats == 2:
            self._first([draw, look, pick])
        else:
            self._first([draw, look, look, pick])

    def _look(self, seat: int) -> None:
        events = [{"verb": "token", "seat": seat, "coins": coins} for coins in self.middle if self.middle[coins]]
        self._ask(CHANCE, events, partial(self._looked, seat))

    def _looked(self, seat: int, event: Description) -> None:
        self.middle[event["coins"]] -= 1
        self.boards[seat].looked.append(event["coins"])

    def _pick(self, seat: int) -> None:
        """T3.15: two tokens are a question even when they are alike."""
        looked = self.boards[seat].looked
        options = [{"verb": "pick", "coins": coins} for coins in sorted(set(looked))]
        self._ask(seat, options, partial(self._picked, seat), always=len(looked) == 2)

    def _picked(self, seat: int, decision: Description) -> None:
        board = self.boards[seat]
        board.looked.remove(decision["coins"])
        board.tokens.append(decision["coins"])
        for coins in board.looked:
            self.middle[coins] += 1
        board.looked = []

    def _ask_attack(self, action: str, seat: int, rank: str) -> None:
        """T3.16: the first may attack anybody; T3.17: the second anybody but the first's victim."""
        victims = [other for other in range(self.seats) if other not in (seat, self.attacked)]
        attacks = [
            {"verb": "attack", "victim": victim, "take": take}
            for victim in victims
            for take in self._takes(action, rank, victim)
        ]
        self._ask(seat, [*attacks, {"verb": "decline"}], partial(self._attack, action, seat, rank))

    def _takes(self, action: str, rank: str, victim: int) -> list[str | None]:
        """T3.16: the first takes from the victim if there is something; T3.17: the second from the central island."""
        if rank == "second":
            return [*self.central] or [None]
        return [*sorted(set(self.boards[victim].areas[ATTACKED_AREA[action]]))] or [None]

    def _attack(self, action: str, seat: int, rank: str, decision: Description) -> None:
        """T3.16 to T3.20: what goes over capacity is given up after the chest is taken."""
        if decision["verb"] == "decline":
            return
        area, victim, take = ATTACKED_AREA[action], decision["victim"], decision["take"]
        self.attacked = victim
        self.boards[victim].move_marker(area, -1)
        if self.boards[victim].on(action):
            self.boards[seat].move_marker(area, -1)
        if take is not None:
            (self.boards[victim].areas[area] if rank == "first" else self.central).remove(take)
            self.boards[seat].areas["island"].append(take)
        for side in (victim, seat):
            self._give_up_excess(side, area)

    def _give_up_excess(self, seat: int, area: str) -> None:
        """T3.20: the rightmost first."""
        board = self.boards[seat]
        while len(board.areas[area]) > ALLOWED[board.markers[area]]:
            self._give_up(board.areas[area].pop())

    def _dice_back(self) -> None:
        for board in self.boards:
            board.dice = {die: {} for die in NUMBERS}

    # Move

    def _move(self) -> None:
        """T3.23: fleet to Tortuga, crew to fleet, island to crew, all players at the same time."""
        for seat, board in enumerate(self.boards):
            board.areas["tortuga"] += board.areas["fleet"]
            board.areas["fleet"] = []
            self._fill(seat, "crew", "fleet")
        self._first([self._end_round])

    def _fill(self, seat: int, source: str, target: str) -> None:
        """T3.23: the player chooses the next chest from the left; what is left when the area is full is given up."""
        board = self.boards[seat]
        if board.areas[source] and len(board.areas[target]) < ALLOWED[board.markers[target]]:
            options = [{"verb": "stow", "chest": chest} for chest in sorted(set(board.areas[source]))]
            self._ask(seat, options, partial(self._stow, seat, source, target))
            return
        while board.areas[source]:
            self._give_up(board.areas[source].pop())
        if source == "crew":
            self._fill(seat, "island", "crew")

    def _stow(self, seat: int, source: str, target: str, decision: Description) -> None:
        self.boards[seat].areas[source].remove(decision["chest"])
        self.boards[seat].areas[target].append(decision["chest"])
        self._fill(seat, source, target)

    def _end_round(self) -> None:
        """T3.25: with nothing left to do, the game is over."""
        if all(len(board.areas["tortuga"]) < self.chests for board in self.boards):
            self.start = (self.start + 1) % self.seats
            self._first([self._throw_step])

    # How it stands

    def scores(self) -> tuple[int, ...]:
        return tuple(board.score() for board in self.boards)

    def winners(self) -> tuple[int, ...]:
        """T4.5: a tie is a shared victory."""
        if self.asks:
            return ()
        return tuple(seat for seat, score in enumerate(self.scores()) if score == max(self.scores()))

    def ending(self) -> str | None:
        return None if self.asks else "treasure"

    # Who sees what

    def position(self, viewer: int | str | None) -> dict[str, Any]:
        """T4.4: at the end the tokens are counted, so all lie open."""
        everything = viewer == "all" or not self.asks
        return {
            "game": "tortuga",
            "seats": self.seats,
            "chests": self.chests,
            "start": self.start,
            "boards": [self._board_in_words(seat, everything or viewer == seat) for seat in range(self.seats)],
            "central": sorted(self.central, key=COLOURS.index),
            "bag": {colour: count for colour, count in self.bag.items() if count},
        }

    def _board_in_words(self, seat: int, knows: bool) -> dict[str, Any]:
        """T6: thrown dice are secret until revealed, tokens and what is looked at always."""
        board = self.boards[seat]
        sees_dice = knows or seat in self.open
        words: dict[str, Any] = {
            "ship": board.markers["fleet"],
            "pirate": board.markers["crew"],
            "tortuga": sorted(board.areas["tortuga"], key=COLOURS.index),
            "fleet": list(board.areas["fleet"]),
            "crew": list(board.areas["crew"]),
            "island": sorted(board.areas["island"], key=COLOURS.index),
            "bonus": dict(board.bonus),
            "tokens": sorted(board.tokens) if knows else [None] * len(board.tokens),
            "dice": {
                die: dict(state) if sees_dice or "shows" not in state else {"hidden": True}
                for die, state in board.dice.items()
            },
        }
        if board.chosen is not None and knows:
            words["chosen"] = board.chosen
        if board.looked:
            words["looked"] = sorted(board.looked) if knows else [None] * len(board.looked)
        return words


def number(words: Description, table: "Oracle") -> int:
    """The number of an action in records, from docs/fairness.md."""
    actions = ["fleet", "crew", "hunt", "boarding", "raid"]
    colours = ["red", "blue", "yellow", "white", "purple"]
    match words["verb"]:
        case "throw":
            return [*actions, "skull"].index(words["shows"])
        case "draw":
            return 6 + colours.index(words["chest"])
        case "token":
            return 10 + int(words["coins"])
        case "keep":
            return sum({"A": 1, "B": 2, "C": 4, "D": 8, "E": 16}[die] for die in words["dice"]) - 1
        case "name":
            return 31 + actions.index(words["action"])
        case "bonus":
            return 36 + actions.index(words["action"])
        case "expand" | "recruit" | "hunt" | "decline":
            return 41 + ["expand", "recruit", "hunt", "decline"].index(words["verb"])
        case "pick":
            return 44 + int(words["coins"])
        case "attack":
            return 48 + 6 * int(words["victim"]) + [None, *colours].index(words["take"])
    return 72 + colours.index(words["chest"])
