"""The oracle of Cartagena: a naive, plain-Python reading of the rule page, to be played in step with the engine.

It is written to be obviously right, not fast, and shares no code with the engine. Numbers such as C3.2 cite the page.
Chance is an actor: the deck is counts, not an order, and each card drawn or segment laid is an event of its own.
"""

from typing import Any

CHANCE = -1
GAMES_EACH = 8  # how many games `make test` plays in step with the engine, at each kind of table
PIECES: tuple[str, ...] = ()  # words of a chance event that name a piece of its seat's own

# C1 Material
SYMBOLS = ["bottle", "pistol", "hat", "skull", "dagger", "key"]
SEGMENTS = {  # C1.1
    1: ["bottle", "pistol", "hat", "skull", "dagger", "key"],
    2: ["dagger", "bottle", "key", "pistol", "hat", "skull"],
    3: ["pistol", "key", "dagger", "hat", "skull", "bottle"],
    4: ["hat", "key", "pistol", "bottle", "skull", "dagger"],
    5: ["pistol", "hat", "dagger", "skull", "bottle", "key"],
    6: ["skull", "pistol", "bottle", "key", "dagger", "hat"],
}
CARDS_OF_EACH_SYMBOL = 17  # C1.2
PIRATES = 6  # C1.2
SPACES = 36  # C2.1
FRONT = 0  # C2.1
BOAT = 37  # C2.1
FIRST_HAND = 6  # C2.2
MOVES = 3  # C3.1
ROW = 12  # C4.2
OPEN_HANDS = ["tortuga"]  # C4.2
OPEN_ROW = ["tortuga", "hispaniola"]  # C4.2, C4.3
IDLE_ROUNDS = 2  # C5.1
ROUNDS = 200  # C5.2

Description = dict[str, Any]
Counts = dict[str, int]


def all_symbols(counts: Counts) -> Counts:
    return {symbol: counts.get(symbol, 0) for symbol in SYMBOLS}


def without_zeros(counts: Counts) -> Counts:
    return {symbol: count for symbol, count in counts.items() if count > 0}


class Oracle:
    # How it begins

    def __init__(self, seats: int, variant: str = "tortuga", start: int = 0) -> None:
        self.seats = seats
        self.variant = variant
        self.turn = start  # C2.3
        self.moves_left = MOVES
        self.idle = 0  # consecutive turns that ended without a move
        self.turns = 0  # turns that have ended
        self.tunnel: list[str] = []
        self.segments_left = list(SEGMENTS)
        self.pirates = [[FRONT] * PIRATES for _ in range(seats)]  # C2.2
        self.hands = [all_symbols({}) for _ in range(seats)]
        self.known = [all_symbols({}) for _ in range(seats)]  # C6: the part of each hand that everybody knows
        self.row: list[str] = []
        self.discards = all_symbols({})
        self.deck = dict.fromkeys(SYMBOLS, CARDS_OF_EACH_SYMBOL)
        clockwise = [(start + step) % seats for step in range(seats)]
        self.to_deal = [seat for seat in clockwise for _ in range(FIRST_HAND)]  # C2.2: who gets the next cards
        self.to_lay = ROW if variant in OPEN_ROW else 0  # cards still to be laid for the row
        self.to_take = 0  # cards that the seat whose turn it is still gets for its move back

    @classmethod
    def from_position(cls, position: dict[str, Any]) -> "Oracle":
        """An open position in the middle of a game, nobody drawing; cards not mentioned are in the deck."""
        by_seat = position.get("pirates") or position.get("hands") or [[], []]
        oracle = cls(position.get("seats", len(by_seat)), position.get("variant", "tortuga"), position.get("turn", 0))
        oracle.moves_left = position.get("moves_left", MOVES)
        oracle.idle = position.get("idle", 0)
        oracle.turns = position.get("turns", 0)
        listed = [symbol for segment in SEGMENTS.values() for symbol in segment]
        oracle.tunnel = list(position.get("tunnel", listed))
        oracle.pirates = [list(spaces) for spaces in position.get("pirates", oracle.pirates)]
        oracle.hands = [all_symbols(hand) for hand in position.get("hands", oracle.hands)]
        oracle.row = list(position.get("row", []))
        oracle.discards = all_symbols(position.get("discards", {}))
        for symbol in SYMBOLS:
            in_hands = sum(hand[symbol] for hand in oracle.hands)
            oracle.deck[symbol] -= in_hands + oracle.row.count(symbol) + oracle.discards[symbol]
        oracle.segments_left = []
        oracle.to_deal = []
        oracle.to_lay = 0
        oracle._carry_on()
        return oracle

    # What may happen

    def deciding(self) -> tuple[int, ...]:
        if self.ending() is not None:
            return ()
        if self.segments_left or self.to_deal or self.to_lay > 0 or self.to_take > 0:
            return (CHANCE,)
        return (self.turn,)

    def legal(self, seat: int) -> list[Description]:
        if seat not in self.deciding():
            return []
        if seat != CHANCE:
            return self._forward_moves() + self._back_moves() + [{"verb": "end turn"}]  # C3.1
        if self.segments_left:
            return self._lays()
        return [{"verb": "draw", "symbol": symbol} for symbol in without_zeros(self.deck)]

    def weights(self) -> list[int]:
        return [1 if event["verb"] == "lay" else self.deck[event["symbol"]] for event in self.legal(CHANCE)]

    def _lays(self) -> list[Description]:
        """C2.1: any segment that is left, in either direction."""
        return [
            {"verb": "lay", "segment": segment, "reversed": direction}
            for segment in self.segments_left
            for direction in (False, True)
        ]

    def _forward_moves(self) -> list[Description]:
        """C3.2: each symbol in the hand, with each own pirate that is not in the boat."""
        return [
            {"verb": "advance", "space": space, "symbol": symbol, "to": self._space_ahead(space, symbol)}
            for space in sorted(set(self.pirates[self.turn]))
            for symbol in without_zeros(self.hands[self.turn])
            if space != BOAT
        ]

    def _back_moves(self) -> list[Description]:
        """C3.3: each own pirate that has a space to go back to, from the boat too."""
        moves = []
        for space in sorted(set(self.pirates[self.turn])):
            to = self._space_behind(space)
            if to is not None:
                moves.append({"verb": "retreat", "space": space, "to": to, "cards": self._standing_on(to)})
        return moves

    def _space_ahead(self, space: int, symbol: str) -> int:
        """C3.2: the next completely empty space with the symbol, or the boat."""
        for ahead in range(space + 1, SPACES + 1):
            if self.tunnel[ahead - 1] == symbol and self._standing_on(ahead) == 0:
                return ahead
        return BOAT

    def _space_behind(self, space: int) -> int | None:
        """C3.3, C3.4: the nearest space behind with one or two pirates; the front of the tunnel is no such space."""
        for behind in range(space - 1, FRONT, -1):
            if self._standing_on(behind) in (1, 2):
                return behind
        return None

    def _standing_on(self, space: int) -> int:
        return sum(spaces.count(space) for spaces in self.pirates)

    # What happens

    def play(self, seat: int, description: Description) -> None:
        if description not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot do {description} now")
        if description["verb"] == "lay":
            self._lay(description["segment"], description["reversed"])
        elif description["verb"] == "draw":
            self._draw(description["symbol"])
        elif description["verb"] == "advance":
            self._forward(description["space"], description["symbol"], description["to"])
        elif description["verb"] == "retreat":
            self._back(description["space"], description["to"], description["cards"])
        else:
            self._end_turn()

    def _lay(self, segment: int, is_reversed: bool) -> None:
        """C2.1"""
        self.segments_left.remove(segment)
        symbols = SEGMENTS[segment]
        self.tunnel += symbols[::-1] if is_reversed else symbols

    def _draw(self, symbol: str) -> None:
        """A card comes from the deck: dealt (C2.2), laid in the row (C4.2) or drawn unseen (C4.1)."""
        self.deck[symbol] -= 1
        if self.to_deal:
            self.hands[self.to_deal.pop(0)][symbol] += 1
        elif self.to_lay > 0:
            self.to_lay -= 1
            self.row.append(symbol)
        else:
            self.to_take -= 1
            self.hands[self.turn][symbol] += 1
        self._carry_on()

    def _forward(self, space: int, symbol: str, to: int) -> None:
        """C3.2"""
        self.hands[self.turn][symbol] -= 1
        self.discards[symbol] += 1
        if self.known[self.turn][symbol] > 0:  # C6: a known card is the one that was played
            self.known[self.turn][symbol] -= 1
        self._move_pirate(space, to)
        self._carry_on()

    def _back(self, space: int, to: int, cards: int) -> None:
        """C3.3"""
        self._move_pirate(space, to)
        self.to_take = cards
        self._carry_on()

    def _move_pirate(self, space: int, to: int) -> None:
        self.pirates[self.turn].remove(space)
        self.pirates[self.turn].append(to)
        self.moves_left -= 1

    def _carry_on(self) -> None:
        """Everything that happens by itself, until somebody or chance has to decide."""
        if self.to_deal or self.ending() is not None:
            return
        if self.variant in OPEN_ROW:
            self._take_from_row()
        else:
            self._draw_unseen()
        if self.to_lay == 0 and self.to_take == 0 and self.moves_left == 0:
            self._end_turn()  # C3.1

    def _draw_unseen(self) -> None:
        """C4.1: each card is a chance event, as long as there is one."""
        if self.to_take > 0:
            self._prepare_deck()
            if sum(self.deck.values()) == 0:
                self.to_take = 0  # C4.5: there is no card anywhere

    def _take_from_row(self) -> None:
        """C4.2: one card at a time, and a new row as soon as the last one is taken."""
        while self.to_lay == 0 and self.to_take > 0:
            if self.row:
                symbol = self.row.pop(0)
                self.hands[self.turn][symbol] += 1
                self.known[self.turn][symbol] += 1  # C6: the row is open
                self.to_take -= 1
            if not self.row:
                self._start_row()
                if self.to_lay == 0:
                    self.to_take = 0  # C4.5: there is no card anywhere

    def _start_row(self) -> None:
        """C4.2, C4.4: twelve cards, or all that are left."""
        self._prepare_deck()
        self.to_lay = min(ROW, sum(self.deck.values()))

    def _prepare_deck(self) -> None:
        """C4.4: when there is no card left to take, the discards become the deck."""
        if sum(self.deck.values()) == 0:
            self.deck = self.discards
            self.discards = all_symbols({})

    def _end_turn(self) -> None:
        self.turns += 1
        self.idle = self.idle + 1 if self.moves_left == MOVES else 0
        if self.ending() is None:
            self.turn = (self.turn + 1) % self.seats
            self.moves_left = MOVES

    # How it ends

    def ending(self) -> str | None:
        if PIRATES in self.scores():
            return "escaped"  # C3.6
        if self.idle >= IDLE_ROUNDS * self.seats:
            return "passed" if self._somebody_can_move() else "stalled"  # C5.1
        if self.turns >= ROUNDS * self.seats:
            return "turn limit"  # C5.2
        return None

    def _somebody_can_move(self) -> bool:
        """C5.1: when all have passed twice, nothing has changed since before the second round."""
        return any(
            sum(self.hands[seat].values()) > 0 or any(self._space_behind(space) for space in self.pirates[seat])
            for seat in range(self.seats)
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(spaces.count(BOAT) for spaces in self.pirates)

    def winners(self) -> tuple[int, ...]:
        """The seat with all six pirates in the boat (C3.6), or in a deadlock those with the most (C5.1); else it's a
        draw among all (C5.1, C5.2)."""
        if self.ending() is None:
            return ()
        if self.ending() in ("passed", "turn limit"):
            return tuple(range(self.seats))
        return tuple(seat for seat, score in enumerate(self.scores()) if score == max(self.scores()))

    # Who sees what

    def position(self, viewer: int | str | None) -> dict[str, Any]:
        """What a seat sees, or a spectator (None), or somebody who sees everything ("all")."""
        return {
            "game": "cartagena",
            "seats": self.seats,
            "variant": self.variant,
            "tunnel": list(self.tunnel),
            "pirates": [sorted(spaces) for spaces in self.pirates],
            "hands": [self._hand_seen_by(viewer, seat) for seat in range(self.seats)],
            "row": list(self.row),
            "discards": without_zeros(self.discards),
            "deck": sum(self.deck.values()),
            "turn": self.turn,
            "moves_left": self.moves_left,
        }

    def _hand_seen_by(self, viewer: int | str | None, seat: int) -> Counts:
        """C4.1 to C4.3, C6: a hidden hand shows its size and the cards that are known to be in it."""
        if self.variant in OPEN_HANDS or viewer in ("all", seat):
            return without_zeros(self.hands[seat])
        hidden = sum(self.hands[seat].values()) - sum(self.known[seat].values())
        return without_zeros({**self.known[seat], "hidden": hidden})


def number(words: Description, table: "Oracle") -> int:
    """The number of an action in records, from docs/fairness.md."""
    symbols = ["bottle", "pistol", "hat", "skull", "dagger", "key"]
    match words["verb"]:
        case "draw":
            return symbols.index(words["symbol"])
        case "lay":
            return 6 + 2 * (int(words["segment"]) - 1) + int(words["reversed"])
        case "advance":
            return 6 * int(words["space"]) + symbols.index(words["symbol"])
        case "retreat":
            return 222 + int(words["space"])
    return 260
