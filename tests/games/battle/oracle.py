"""The oracle of Battle for Tortuga: a naive, plain reading of the rule page, in rulebook order.

It is slow and knows nothing of the compiled engine; the tests play both in step and compare them.
Numbers such as B3.2 are those of the rule page.
"""

from dataclasses import dataclass
from typing import Any

CHANCE = -1
GAMES_EACH = 40  # how many games `make test` plays in step with the engine, at each kind of table
PIECES: tuple[str, ...] = ()  # words of a chance event that name a piece of its seat's own

# B1 Material
SEA = ["b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "b4", "c4"]  # B1.1, by row, then column
FLEETS = ["pirates", "spain"]
KINDS = [(fleet, masts) for fleet in FLEETS for masts in (1, 2, 3)]
SHIPS_OF_A_KIND = 2  # B1.2
SHIPS_OF_A_FLEET = 6  # B1.2
CLOCKWISE = ["north", "east", "south", "west"]
AHEAD = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}  # columns, rows

POINTS_TO_WIN = 7  # B4.1
QUIET_TURNS = 50  # B4.4
MATCH_POINTS_TO_WIN = 7  # B5.1
ROUNDS = 20  # B5.3


@dataclass
class Ship:
    """A ship face up on the board. It has no heading between its reveal and the player's `head`."""

    fleet: str
    masts: int
    heading: str | None


def turned(heading: str, side: str) -> str:
    """The heading 90 degrees to the left or right."""
    step = {"left": -1, "right": 1}[side]
    return CLOCKWISE[(CLOCKWISE.index(heading) + step) % 4]


def one_square(square: str, directions: list[str]) -> str:
    """The name of the square one step from here in all these directions; it may lie outside the sea."""
    column = ord(square[0]) + sum(AHEAD[direction][0] for direction in directions)
    row = int(square[1]) + sum(AHEAD[direction][1] for direction in directions)
    return f"{chr(column)}{row}"


def reach(square: str, masts: int, heading: str) -> list[str]:
    """B1.3: the squares of the sea to which a ship can move, whatever is there."""
    straight = one_square(square, [heading])
    left = one_square(square, [heading, turned(heading, "left")])
    right = one_square(square, [heading, turned(heading, "right")])
    targets = {1: [straight], 2: [left, right], 3: [straight, left, right]}[masts]
    return [target for target in targets if target in SEA]


class Oracle:
    """One game, or one match of several rounds (B5)."""

    def __init__(self, seats: int = 2, play: str = "single", start: int = 0) -> None:
        if seats != 2 or play not in ("single", "match") or start not in (0, 1):
            raise ValueError(f"not a game of Battle for Tortuga: {seats} seats, {play}, start {start}")
        self.is_match = play == "match"
        self.match = [0, 0]
        self.round = 1
        self.how_it_ended: str | None = None
        self.who_won: tuple[int, ...] = ()
        self._set_up(start)

    def _set_up(self, start: int) -> None:
        """B2.1: waves everywhere. No fleet is chosen yet."""
        self.start = start
        self.turn = start
        self.fleets: list[str | None] = [None, None]
        self.waves = set(SEA)
        self.ships: dict[str, Ship] = {}  # by square
        self.sunk: dict[str, list[int]] = {"pirates": [], "spain": []}  # masts of the ships that each fleet has lost
        self.quiet = 0
        self.scouted: str | None = None  # the tile being turned over, until chance says which ship it is

    # A position given in words

    @classmethod
    def from_position(cls, position: dict[str, Any]) -> "Oracle":
        turn = position.get("turn", 0)
        oracle = cls(play=position.get("play", "single"), start=position.get("start", turn))
        oracle.turn = turn
        oracle.fleets = list(position.get("fleets", FLEETS))
        for ship in position.get("ships", []):
            oracle.ships[ship["square"]] = Ship(ship["fleet"], ship["masts"], ship["heading"])
        oracle.waves = set(position.get("waves", set(SEA) - set(oracle.ships)))
        oracle.sunk = {fleet: list(position.get("sunk", {}).get(fleet, [])) for fleet in FLEETS}
        oracle.quiet = position.get("quiet", 0)
        oracle.match = list(position.get("match", [0, 0]))
        oracle.round = position.get("round", 1)
        unseen = [oracle._unseen(fleet, masts) for fleet, masts in KINDS]
        if min(unseen) < 0 or sum(unseen) != len(oracle.waves):
            raise ValueError("there must be as many waves as ships neither on the board nor sunk")
        oracle._settle_given_position()
        return oracle

    def _settle_given_position(self) -> None:
        """A position may be one in which the round is over. A decided match has its last round counted already."""
        if None in self.fleets or self._ship_without_heading() is not None:
            return
        end = self._end_after_turn() or self._end_before_turn()
        if end is not None and self.is_match and max(self.match) >= MATCH_POINTS_TO_WIN:
            self.how_it_ended, self.who_won = end
        elif end is not None:
            self._end_round(*end)

    # Who decides, and what may be done

    def deciding(self) -> tuple[int, ...]:
        if self.how_it_ended is not None:
            return ()
        return (CHANCE,) if self.scouted is not None else (self.turn,)

    def legal(self, seat: int) -> list[dict[str, Any]]:
        if seat not in self.deciding():
            return []
        if seat == CHANCE:
            return self._reveals()
        if None in self.fleets:
            return [{"verb": "choose", "fleet": fleet} for fleet in FLEETS]  # B2.2
        if self._ship_without_heading() is not None:
            return [{"verb": "head", "heading": heading} for heading in CLOCKWISE]  # B3.1
        return self._scouts() + self._sails(seat) + self._turns(seat)  # B3; B3.4: no passing

    def weights(self) -> list[int]:
        """B6: any ship not yet seen is as likely as any other."""
        return [self._unseen(reveal["fleet"], reveal["masts"]) for reveal in self.legal(CHANCE)]

    def _reveals(self) -> list[dict[str, Any]]:
        """B6: a tile's ship is one of those not yet seen."""
        kinds = [kind for kind in KINDS if self._unseen(*kind) > 0]
        return [{"verb": "reveal", "fleet": fleet, "masts": masts} for fleet, masts in kinds]

    def _unseen(self, fleet: str, masts: int) -> int:
        on_board = [ship for ship in self.ships.values() if (ship.fleet, ship.masts) == (fleet, masts)]
        return SHIPS_OF_A_KIND - len(on_board) - self.sunk[fleet].count(masts)

    def _ship_without_heading(self) -> Ship | None:
        for ship in self.ships.values():
            if ship.heading is None:
                return ship
        return None

    def _scouts(self) -> list[dict[str, Any]]:
        """B3.1: any wave tile on which no ship stands."""
        return [{"verb": "scout", "square": square} for square in SEA if square in self.waves - set(self.ships)]

    def _sails(self, seat: int) -> list[dict[str, Any]]:
        """B3.2: anywhere within reach except onto a ship of the same fleet."""
        own = self._own_ships(seat)
        sails = []
        for square, ship in own.items():
            assert ship.heading is not None
            for target in reach(square, ship.masts, ship.heading):
                if target not in own:
                    sails.append({"verb": "sail", "from": square, "to": target})
        return sails

    def _turns(self, seat: int) -> list[dict[str, Any]]:
        """B3.3"""
        own = self._own_ships(seat)
        return [{"verb": "turn", "square": square, "side": side} for square in own for side in ("left", "right")]

    def _own_ships(self, seat: int) -> dict[str, Ship]:
        return {square: ship for square, ship in self.ships.items() if ship.fleet == self.fleets[seat]}

    # What happens

    def play(self, seat: int, description: dict[str, Any]) -> None:
        if description not in self.legal(seat):
            raise ValueError(f"seat {seat} may not do {description}")
        verb = description["verb"]
        if verb == "choose":
            self._choose(description["fleet"])
        elif verb == "scout":
            self.scouted = description["square"]
        elif verb == "reveal":
            self._reveal(description["fleet"], description["masts"])
        elif verb == "head":
            self._head(description["heading"])
        elif verb == "sail":
            self._sail(description["from"], description["to"])
        else:
            self._turn(description["square"], description["side"])

    def _choose(self, fleet: str) -> None:
        """B2.2: the other player gets the other fleet; the start player goes on with the first turn."""
        self.fleets[self.turn] = fleet
        self.fleets[1 - self.turn] = FLEETS[1 - FLEETS.index(fleet)]

    def _reveal(self, fleet: str, masts: int) -> None:
        """B3.1: the tile is now a ship on its square, no matter whose it is."""
        assert self.scouted is not None
        self.waves.remove(self.scouted)
        self.ships[self.scouted] = Ship(fleet, masts, None)
        self.scouted = None
        self.quiet = 0  # B4.4

    def _head(self, heading: str) -> None:
        ship = self._ship_without_heading()
        assert ship is not None
        ship.heading = heading
        self._end_turn()

    def _sail(self, square: str, target: str) -> None:
        """B3.2; B3.4: the waves on both squares stay as they are."""
        self.quiet += 1
        if target in self.ships:
            enemy = self.ships.pop(target)
            self.sunk[enemy.fleet].append(enemy.masts)
            self.quiet = 0  # B4.4
        self.ships[target] = self.ships.pop(square)
        self._end_turn()

    def _turn(self, square: str, side: str) -> None:
        ship = self.ships[square]
        assert ship.heading is not None
        ship.heading = turned(ship.heading, side)
        self.quiet += 1
        self._end_turn()

    # B4 The end of a round: how it ended, and who won it

    def _end_turn(self) -> None:
        end = self._end_after_turn()
        if end is None:
            self.turn = 1 - self.turn
            end = self._end_before_turn()
        if end is not None:
            self._end_round(*end)

    def _end_after_turn(self) -> tuple[str, tuple[int, ...]] | None:
        for seat in (0, 1):
            if self.scores()[seat] >= POINTS_TO_WIN:
                return "sunk", (seat,)  # B4.1
        for seat in (0, 1):
            if len(self._own_ships(seat)) == SHIPS_OF_A_FLEET and len(self._own_ships(1 - seat)) == 0:
                return "fair winds", (seat,)  # B4.2
        if self.quiet >= QUIET_TURNS:
            return "quiet", (0, 1)  # B4.4
        return None

    def _end_before_turn(self) -> tuple[str, tuple[int, ...]] | None:
        """B4.3: without a move, more points win; if the points are level, the other player wins."""
        if self.legal(self.turn) != []:
            return None
        mine, theirs = self.scores()[self.turn], self.scores()[1 - self.turn]
        return "stuck", (self.turn,) if mine > theirs else (1 - self.turn,)

    def _end_round(self, how: str, winners: tuple[int, ...]) -> None:
        """B5: in a match the round is counted, and unless that decides the match, the next one is set up."""
        next_start = 1 - self.start  # B5.2
        if self.is_match and len(winners) == 1:
            next_start = winners[0]  # B5.1
            self.match[next_start] += max(0, self.scores()[next_start] - self.scores()[1 - next_start])
        if not self.is_match or max(self.match) >= MATCH_POINTS_TO_WIN:
            self.how_it_ended, self.who_won = how, winners
        elif self.round == ROUNDS:
            best = max(self.match)
            self.how_it_ended = "round limit"  # B5.3
            self.who_won = tuple(seat for seat in (0, 1) if self.match[seat] == best)
        else:
            self.round += 1
            self._set_up(next_start)

    def scores(self) -> tuple[int, ...]:
        """B3.2: the points of the ships that each seat has sunk in this round."""
        return tuple(sum(self.sunk[fleet]) if fleet is not None else 0 for fleet in reversed(self.fleets))

    def winners(self) -> tuple[int, ...]:
        """Who reaches 7 match points has won the last round: only a round's winner scores (B5.1)."""
        return self.who_won

    def ending(self) -> str | None:
        return self.how_it_ended

    # The position in words

    def position(self, viewer: int | str | None) -> dict[str, Any]:
        """B6: nothing is secret, so every viewer sees the same."""
        rounds = {"round": self.round} if self.is_match else {}
        return rounds | {
            "game": "battle",
            "play": "match" if self.is_match else "single",
            "turn": self.turn,
            "fleets": list(self.fleets),
            "waves": [square for square in SEA if square in self.waves],
            "ships": [self._ship_in_words(square) for square in SEA if square in self.ships],
            "sunk": {fleet: sorted(self.sunk[fleet], reverse=True) for fleet in FLEETS},
            "quiet": self.quiet,
            "match": list(self.match),
        }

    def _ship_in_words(self, square: str) -> dict[str, Any]:
        ship = self.ships[square]
        return {"square": square, "fleet": ship.fleet, "masts": ship.masts, "heading": ship.heading}


def number(words: dict[str, Any], table: "Oracle") -> int:
    """The number of an action in records, from docs/fairness.md."""
    match words["verb"]:
        case "reveal":
            return FLEETS.index(words["fleet"]) * 3 + int(words["masts"]) - 1
        case "choose":
            return FLEETS.index(words["fleet"])
        case "scout":
            return 2 + SEA.index(words["square"])
        case "head":
            return 14 + CLOCKWISE.index(words["heading"])
        case "sail":
            ahead: Any = table.ships[words["from"]].heading
            ways = [[ahead, turned(ahead, "left")], [ahead], [ahead, turned(ahead, "right")]]
            targets = [one_square(words["from"], way) for way in ways]
            return 18 + 3 * SEA.index(words["from"]) + targets.index(words["to"])
    return 54 + 2 * SEA.index(words["square"]) + ["left", "right"].index(words["side"])
