"""Features of positions in Battle for Tortuga, for the judge."""

from brethren.bots.judge import Features, by_hand
from brethren.games.battle import rules
from brethren.games.battle.rules import Battle, Format, Phase
from brethren.kernel import bit, count, kernel, lowest

(
    POINTS,
    ONE_MASTERS_AFLOAT,
    TWO_MASTERS_AFLOAT,
    THREE_MASTERS_AFLOAT,
    ONE_MASTERS_UNSEEN,
    TWO_MASTERS_UNSEEN,
    THREE_MASTERS_UNSEEN,
    SHIPS_AFLOAT,
    ON_TURN,
    BEST_PREY,
    ALL_PREY,
    BEST_PREY_NOW,
    WINS_NOW,
    BEST_PREY_AFTER_TURNING,
    IN_DANGER,
    ALL_IN_DANGER,
    IN_DANGER_AND_UNDEFENDED,
    IN_DANGER_NOW,
    WAYS_TO_SAIL,
    WAVES,
    OPEN_WAVES,
    WAVES_ARE_ODD,
    QUIET,
    ALONE_ON_THE_SEA,
    IN_THE_MIDDLE,
    ON_WAVES,
    HEADS_OWN_SHIP,
    HEADS_ENEMY_SHIP,
    CAN_STILL_WIN_BY_SINKING,
    IN_A_MATCH,
    MATCH_POINTS,
    OTHERS_MATCH_POINTS,
    ALL_IN_DANGER_NOW,
    PREY_DEFENDED,
    ENEMY_IS_CLOSE,
    IS_CLOSE,
) = range(36)
BY_HAND = by_hand(
    {
        POINTS: 5.0,
        ONE_MASTERS_AFLOAT: 0.2,
        TWO_MASTERS_AFLOAT: 0.3,
        THREE_MASTERS_AFLOAT: 0.5,
        BEST_PREY_NOW: 2.0,
        WINS_NOW: 6.0,
        BEST_PREY: 0.5,
        BEST_PREY_AFTER_TURNING: 0.3,
        IN_DANGER_NOW: -1.5,
        WAYS_TO_SAIL: 0.3,
        MATCH_POINTS: 4.0,
    },
)
MIDDLE = sum(1 << square for square, (column, row) in enumerate(rules.SEA) if {column, row} <= {1, 2})


@kernel
def features(state: Battle, seat: int, out: Features) -> None:
    out[:] = 0
    if state.play == Format.MATCH:
        out[IN_A_MATCH] = 1
        out[MATCH_POINTS] = state.match[seat] / rules.MATCH_POINTS_TO_WIN
        out[OTHERS_MATCH_POINTS] = state.match[1 - seat] / rules.MATCH_POINTS_TO_WIN
    if state.fleets[seat] < 0:
        out[ON_TURN] = state.turn == seat
        return
    see_fleet(state, seat, out)
    see_attacks(state, seat, out)
    see_sea(state, seat, out)


@kernel
def see_fleet(state: Battle, seat: int, out: Features) -> None:
    fleet = state.fleets[seat]
    out[POINTS] = state.points[seat] / rules.POINTS_TO_WIN
    for kind in range(rules.N_KINDS):
        lost, unseen = int(state.sunk[fleet, kind]), int(state.unseen[fleet, kind])
        out[ONE_MASTERS_AFLOAT + kind] = (rules.SHIPS_OF_A_KIND - lost - unseen) / rules.SHIPS_OF_A_KIND
        out[ONE_MASTERS_UNSEEN + kind] = unseen / rules.SHIPS_OF_A_KIND
    out[SHIPS_AFLOAT] = state.afloat[fleet] / rules.SHIPS_OF_A_FLEET
    out[ON_TURN] = state.turn == seat
    out[ENEMY_IS_CLOSE] = state.points[1 - seat] >= rules.POINTS_TO_WIN - 3
    out[IS_CLOSE] = state.points[seat] >= rules.POINTS_TO_WIN - 3


@kernel
def see_attacks(state: Battle, seat: int, out: Features) -> None:
    fleet = state.fleets[seat]
    own, enemy = int(state.ships[fleet]), int(state.ships[1 - fleet])
    reach, danger = reach_of(state, own, 0), reach_of(state, enemy, 0)
    turned = reach_of(state, own, 1) | reach_of(state, own, rules.N_HEADINGS - 1)
    prey, threatened = reach & enemy, danger & own
    mine = state.turn == seat
    best = most_masts(state, prey)
    out[BEST_PREY], out[ALL_PREY] = best / 3, all_masts(state, prey) / 6
    out[BEST_PREY_AFTER_TURNING] = most_masts(state, turned & enemy) / 3
    worst = most_masts(state, threatened)
    out[IN_DANGER], out[ALL_IN_DANGER] = worst / 3, all_masts(state, threatened) / 6
    out[IN_DANGER_AND_UNDEFENDED] = all_masts(state, threatened & ~reach) / 6
    out[PREY_DEFENDED] = all_masts(state, prey & danger) / 6
    if mine:
        out[BEST_PREY_NOW] = best / 3
        out[WINS_NOW] = state.points[seat] + best >= rules.POINTS_TO_WIN
    else:
        out[IN_DANGER_NOW] = worst / 3
        out[ALL_IN_DANGER_NOW] = all_masts(state, threatened) / 6
    out[WAYS_TO_SAIL] = ways(state, own) / rules.N_SQUARES


@kernel
def reach_of(state: Battle, ships: int, turned: int) -> int:
    """The set of squares to which these ships could move, each turned so far to the right."""
    squares = 0
    while ships:
        square = lowest(ships)
        ships &= ships - 1
        heading = (state.headings[square] + turned) % rules.N_HEADINGS
        for bow in range(rules.N_BOWS):
            squares |= rules.REACHES[state.masts[square], heading, square, bow]
    return squares


@kernel
def ways(state: Battle, ships: int) -> int:
    number, own = 0, ships
    while ships:
        square = lowest(ships)
        ships &= ships - 1
        for bow in range(rules.N_BOWS):
            number += (rules.REACHES[state.masts[square], state.headings[square], square, bow] & ~own) != 0
    return number


@kernel
def most_masts(state: Battle, squares: int) -> int:
    most = 0
    while squares:
        most = max(most, int(state.masts[lowest(squares)]))
        squares &= squares - 1
    return most


@kernel
def all_masts(state: Battle, squares: int) -> int:
    total = 0
    while squares:
        total += state.masts[lowest(squares)]
        squares &= squares - 1
    return total


@kernel
def see_sea(state: Battle, seat: int, out: Features) -> None:
    fleet = state.fleets[seat]
    own, waves = int(state.ships[fleet]), int(state.waves)
    out[WAVES] = count(waves) / rules.N_SQUARES
    out[OPEN_WAVES] = count(rules.open_waves(state)) / rules.N_SQUARES
    out[WAVES_ARE_ODD] = count(rules.open_waves(state)) % 2
    out[QUIET] = state.quiet / rules.QUIET_TURNS
    out[ALONE_ON_THE_SEA] = state.afloat[1 - fleet] == 0
    out[IN_THE_MIDDLE] = count(own & MIDDLE) / 4
    out[ON_WAVES] = count(own & waves) / 4
    if state.phase == Phase.HEADING and state.turn == seat:
        ours = own & bit(state.scouted) != 0
        out[HEADS_OWN_SHIP if ours else HEADS_ENEMY_SHIP] = 1
    out[CAN_STILL_WIN_BY_SINKING] = sinkable(state, 1 - fleet) + state.points[seat] >= rules.POINTS_TO_WIN


@kernel
def sinkable(state: Battle, fleet: int) -> int:
    """Masts of this fleet that are not sunk yet."""
    masts = 0
    for kind in range(rules.N_KINDS):
        masts += (kind + 1) * (rules.SHIPS_OF_A_KIND - state.sunk[fleet, kind])
    return masts
