"""Hidden hands in Cartagena (C6), and what an attentive player knows about them."""

import numpy as np

from brethren.game.verbs import Numbers
from brethren.games.cartagena.rules import N_SYMBOLS, Cartagena, has_hidden_hands
from brethren.kernel import draw, draw_counted, kernel
from brethren.kernel.rng import Random

DEAL_TRIES = 100  # to deal hidden cards by where they must have come from


@kernel
def veil(view: Cartagena, seat: int) -> None:
    if not has_hidden_hands(view):
        return
    for other in range(view.seats):
        if other != seat:
            for symbol in range(N_SYMBOLS):
                view.deck[symbol] += view.hands[other, symbol] - view.known[other, symbol]
                view.hands[other, symbol] = view.known[other, symbol]
                view.drawn[other, symbol] = 0


@kernel
def guess(view: Cartagena, seat: int, random: Random) -> None:
    if not has_hidden_hands(view):
        return
    if was_reshuffled(view, seat):
        for _ in range(DEAL_TRIES):
            if deal_by_origin(view, seat, random):
                return
    deal_from_deck(view, seat, random)


@kernel
def was_reshuffled(view: Cartagena, seat: int) -> bool:
    """Whether some unseen cards are older than the deck, so that they can only be in hands."""
    for symbol in range(N_SYMBOLS):
        if older_cards(view, seat, symbol) > 0:
            return True
    return False


@kernel
def newer_cards(view: Cartagena, seat: int, symbol: int) -> int:
    """Cards that were in the deck when it was shuffled, less those this seat has drawn itself."""
    own = view.drawn[seat, symbol] if seat >= 0 else 0
    return int(view.shuffled[symbol]) - own


@kernel
def older_cards(view: Cartagena, seat: int, symbol: int) -> int:
    """Cards that others held then: all that are unseen, or were until another seat played them, and not newer."""
    cards = int(view.deck[symbol]) - newer_cards(view, seat, symbol)
    for other in range(view.seats):
        if other != seat:
            cards += view.revealed[other, symbol]
    return cards


@kernel
def deal_from_deck(view: Cartagena, seat: int, random: Random) -> None:
    """All unseen cards are equally likely in every unseen place."""
    pool = view.deck.astype(np.int64)
    for other in range(view.seats):
        if other == seat:
            continue
        for _ in range(hidden_cards(view, other)):
            symbol = draw_counted(random, pool)
            pool[symbol] -= 1
            view.deck[symbol] -= 1
            view.hands[other, symbol] += 1
        for symbol in range(N_SYMBOLS):
            hidden = view.hands[other, symbol] - view.known[other, symbol]
            view.drawn[other, symbol] = hidden + view.revealed[other, symbol]


@kernel
def hidden_cards(view: Cartagena, seat: int) -> int:
    return int(view.hand_sizes[seat]) - int(view.hands[seat].sum())


@kernel
def deal_by_origin(view: Cartagena, seat: int, random: Random) -> bool:
    """Deal the others' cards anew since the shuffle, newer and older ones apart; False at a dead end."""
    newer, older = np.zeros(N_SYMBOLS, np.int64), np.zeros(N_SYMBOLS, np.int64)
    for symbol in range(N_SYMBOLS):
        newer[symbol], older[symbol] = newer_cards(view, seat, symbol), older_cards(view, seat, symbol)
    drawn, hidden = np.zeros((5, N_SYMBOLS), np.int64), np.zeros((5, N_SYMBOLS), np.int64)
    # Cards that were shown are certain, so they come first: hidden cards must not use them up.
    for other in range(view.seats):
        if other != seat and not deal_revealed(view, other, random, newer, older, drawn):
            return False
    for other in range(view.seats):
        if other != seat and not deal_hidden(view, other, random, newer, older, drawn, hidden):
            return False
    for other in range(view.seats):
        if other != seat:
            for symbol in range(N_SYMBOLS):
                view.deck[symbol] -= hidden[other, symbol]
                view.hands[other, symbol] += hidden[other, symbol]
                view.drawn[other, symbol] = drawn[other, symbol]
    return True


@kernel
def deal_revealed(view: Cartagena, seat: int, random: Random, newer: Numbers, older: Numbers, drawn: Numbers) -> bool:
    """What this seat has shown since the shuffle: each card newer or older by its odds."""
    draws = int(view.draws[seat])
    holds = hidden_cards(view, seat) + int(view.revealed[seat].sum()) - draws
    for symbol in range(N_SYMBOLS):
        for _ in range(view.revealed[seat, symbol]):
            odds_newer = draws * newer[symbol] * max(1, older.sum())
            odds_older = holds * older[symbol] * max(1, newer.sum())
            if odds_newer + odds_older <= 0:
                return False
            if draw(random, odds_newer + odds_older) < odds_newer:
                newer[symbol] -= 1
                drawn[seat, symbol] += 1
                draws -= 1
            else:
                older[symbol] -= 1
                holds -= 1
    return True


@kernel
def deal_hidden(
    view: Cartagena, seat: int, random: Random, newer: Numbers, older: Numbers, drawn: Numbers, hidden: Numbers
) -> bool:
    """What this seat still hides: of the cards drawn since the shuffle the rest, and older ones."""
    draws = int(view.draws[seat]) - drawn[seat].sum()
    holds = hidden_cards(view, seat) - draws
    if holds < 0 or draws < 0 or newer.sum() < draws or older.sum() < holds:
        return False
    for _ in range(draws):
        symbol = draw_counted(random, newer)
        newer[symbol] -= 1
        drawn[seat, symbol] += 1
        hidden[seat, symbol] += 1
    for _ in range(holds):
        symbol = draw_counted(random, older)
        older[symbol] -= 1
        hidden[seat, symbol] += 1
    return True
