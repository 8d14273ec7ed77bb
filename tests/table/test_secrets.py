"""No secret leaves. Two matches that differ only in what a viewer may not know, played alike, give that viewer the same
bytes on every channel."""

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from brethren.game import CHANCE, Event, Game, State
from brethren.table import log, view
from brethren.table.audience import RECENT, Viewer
from brethren.table.clocks import Decision
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.table.views import Views, happening
from brethren.wire.vocabulary import Clock
from tests.table.match_driver import ANN, SECRET, MatchDriver, encode, whole
from tests.tables import TABLES, Table, name

every_table = pytest.mark.parametrize("table", TABLES, ids=name)
CLOCK = Clock(60, 3600)
Told = list[dict[str, object] | None]


class World:
    """One of the two matches: both have the same log up to a moment, at which the second one becomes another world."""

    def __init__(self, driver: MatchDriver, viewer: Viewer, state: State | None = None) -> None:
        self.driver, self.viewer = driver, viewer
        if state is not None:
            self.turn_out(state)

    @property
    def match(self) -> Match:
        return self.driver.match

    def turn_out(self, state: State) -> None:
        """Be another world from now on: what lies behind is a log whose hidden parts nobody can check."""
        match = self.match
        match.look_at(state)
        self.driver.views = Views(match)
        for seat in range(match.seats):
            if seat in match.deciding and seat not in match.clocks.decisions:
                match.clocks.decisions[seat] = Decision(match.number, match.clocks.began[seat])
            elif seat not in match.deciding:
                match.clocks.decisions.pop(seat, None)
        match.moves.tail.clear()

    def channels(self) -> dict[str, bytes]:
        """All that the viewer can get out of the server now."""
        match, viewer = self.match, self.viewer
        person = self.driver.person(viewer)
        return {
            "update": self.driver.views.update(viewer, person),
            **{f"since {number}": self.driver.views.update(viewer, person, number) for number in self.reconnects()},
            "summary": encode(view.summary(match, person)),
            "refusals": encode(list(self.refusals())),
        }

    def reconnects(self) -> range:
        """Every update that the viewer may have seen last before coming back."""
        return range(self.match.number_for(self.viewer) + 1)

    def refusals(self) -> Iterator[tuple[str, str, str]]:
        """What the viewer is told about things that cannot be done."""
        if self.viewer is None:
            return
        match, seat, who = self.match, self.viewer, self.driver.who(self.viewer)
        number = match.number_for(seat)
        legal = match.game.legal(match.state, seat) if match.state is not None else []
        wrong = [action for action in range(-1, match.game.actions + 1) if action not in legal]
        asked: list[dict[str, Any]] = [
            *({"do": "play", "number": number, "action": action} for action in wrong[:: 1 + len(wrong) // 5]),
            {"do": "play", "number": 1, "action": 0},
            {"do": "play", "number": number + 1, "action": 0},
            {"do": "undo", "number": 1},
            *({"do": "vote", "seat": other, "choice": "end"} for other in range(match.seats)),
            {"do": "return"},
            {"do": "start"},
        ]
        if not self.driver.table(seat).undo:
            asked.append({"do": "undo", "number": number})
        for command in asked:
            with pytest.raises(Refused) as refusal:
                self.driver.do(who, seat_of=seat, **command)
            yield refusal.value.reason, refusal.value.message, str(refusal.value.details)

    def decide(self, seat: int, action: int, chance: Sequence[int]) -> bytes:
        """A decision, and chance as it is given; what the viewer gets to hear of it, if anything."""
        told = self.driver.add(log.Played(self.driver.now, "", "", seat, action, tuple(chance)))
        if self.viewer not in told.viewers:
            return b""
        return encode(happening(self.match, told, self.viewer))


def fork(driver: MatchDriver, viewer: Viewer, seed: int) -> tuple[World, World]:
    match = driver.match
    assert match.state is not None
    other = copy(driver)
    match.moves.tail.clear()
    return World(driver, viewer), World(
        other, viewer, match.game.guess(match.game.view(match.state, viewer), viewer, seed)
    )


def both(one: World, other: World, dice: random.Random) -> tuple[int, int, Sequence[int], Sequence[int]] | None:
    """Something that can happen in both worlds and that the viewer cannot tell apart; None if nothing can be found."""
    game = one.match.game
    states = one.match.state, other.match.state
    assert states[0] is not None
    assert states[1] is not None
    seats = [seat for seat in one.match.deciding if seat in other.match.deciding]
    dice.shuffle(seats)
    for seat in seats:
        theirs = set(game.legal(states[1], seat))
        shared = [action for action in game.legal(states[0], seat) if action in theirs]
        dice.shuffle(shared)
        for action in shared[:6]:
            outcome = alike(one, states[0], states[1], seat, action, dice)
            if outcome is not None:
                return seat, action, *outcome
    return None


def alike(world: World, one: State, other: State, seat: int, action: int, dice: random.Random) -> (
    tuple[Sequence[int], Sequence[int]] | None
):  # fmt: skip
    """Let chance speak in both worlds so that the viewer hears the same; None where the viewer can tell them apart."""
    game, viewer = world.match.game, world.viewer
    (one, told), (other, told_there) = (
        game.play_with_events(one, seat, action),
        game.play_with_events(other, seat, action),
    )
    chances: tuple[list[int], list[int]] = ([], [])
    while heard(told, viewer) == heard(told_there, viewer):
        if game.view(one, viewer).tobytes() != game.view(other, viewer).tobytes():
            return None
        if (game.deciding(one) == (CHANCE,)) != (game.deciding(other) == (CHANCE,)):
            return None
        if game.deciding(one) != (CHANCE,):
            return chances
        drawn = dice.choices(game.legal(one, CHANCE), game.weights(one))[0]
        there = match_chance(world, one, other, drawn, dice)
        if there is None:
            return None
        one, told = game.play_with_events(one, CHANCE, drawn)
        other, told_there = game.play_with_events(other, CHANCE, there)
        chances[0].append(drawn)
        chances[1].append(there)
    return None


def match_chance(world: World, one: State, other: State, drawn: int, dice: random.Random) -> int | None:
    """A chance event of the other world that the viewer hears as this one: another one if that can be."""
    game, viewer = world.match.game, world.viewer
    after, told = game.play_with_events(one, CHANCE, drawn)
    chances = game.legal(other, CHANCE)
    dice.shuffle(chances)
    for chance in chances:
        there, told_there = game.play_with_events(other, CHANCE, chance)
        same = game.view(there, viewer).tobytes() == game.view(after, viewer).tobytes()
        if same and heard(told, viewer) == heard(told_there, viewer):
            return chance
    return None


def heard(told: list[Event], viewer: Viewer) -> Told:
    return [event.seen_by(viewer) for event in told]


@every_table
def test_what_a_viewer_may_not_know_changes_nothing_that_leaves(table: Table, long_run: bool) -> None:
    """Some of these pairs come to an end where the viewer rightly gets to know the difference: then others begin."""
    steps = differed = 0
    for seed in range(100 if long_run else 1):
        dice = random.Random(seed)
        for viewer in (*range(table[1]), None):
            driver = MatchDriver.at(table, clock=CLOCK)
            driver.go_on(dice, dice.randrange(40))
            for pair in range(4):
                if driver.match.stage == "playing":
                    one, other = fork(driver, viewer, seed + pair)
                    lived, different = live_alike(one, other, dice)
                    steps, differed = steps + lived, differed + different
    assert steps > 20
    assert differed > steps / 20 or not has_secrets(table)


def has_secrets(table: Table) -> bool:
    return table[0] == "tortuga" or table[2].get("variant") == "jamaica"


def live_alike(one: World, other: World, dice: random.Random) -> tuple[int, int]:
    """Play on in both worlds while the viewer cannot tell them apart; how often they were compared, and differed."""
    different = 0
    for step in range(12):
        assert one.match.state is not None
        assert other.match.state is not None
        different += one.match.state.tobytes() != other.match.state.tobytes()
        assert one.channels() == other.channels()
        happens = both(one, other, dice) if one.match.stage == "playing" else None
        if happens is None:
            return step + 1, different
        seat, action, chance, chance_there = happens
        one.driver.now = other.driver.now = one.driver.now + 2.5
        assert one.decide(seat, action, chance) == other.decide(seat, action, chance_there)
        if dice.random() < 0.2:
            for world in (one, other):
                world.driver.do(ANN, "say", 0, text="Hm.")
    return 12, different


@every_table
def test_story_moments_and_excerpts_have_nothing_that_updates_had_not(table: Table) -> None:
    """What can be asked for later is what was heard at the time, for the log of the truth is all there is."""
    driver, dice = MatchDriver.at(table, clock=CLOCK), random.Random(1)
    heard: dict[Viewer, list[bytes]] = {viewer: [] for viewer in driver.viewers}
    for viewer in driver.viewers:
        heard[viewer] = [encode(h) for h in driver.update(viewer, 0).happened]
    for _ in range(40):
        if not driver.match.deciding:
            break
        driver.go_on(dice)
        for viewer in driver.viewers:
            if driver.applied and viewer in driver.applied.viewers:
                heard[viewer].append(encode(driver.update(viewer).happened[0]))
    for viewer in driver.viewers:
        assert [encode(h) for h in whole(view.story(driver.match, driver.entries, viewer)).happened] == heard[viewer]
        excerpt = whole(view.excerpt(driver.match, driver.entries, viewer, driver.person(viewer)))
        assert encode(excerpt.table) == driver.bytes(viewer)
        assert [encode(h) for h in excerpt.happened] == heard[viewer]


@every_table
def test_a_replay_of_a_match_that_goes_on_has_nothing_that_updates_had_not(table: Table) -> None:
    """Its positions are those of updates, its events are those that were heard, in the same order."""
    driver, dice = MatchDriver.at(table, clock=CLOCK), random.Random(2)
    shown: dict[Viewer, list[bytes]] = {viewer: [encode(driver.table(viewer).position)] for viewer in driver.viewers}
    heard: dict[Viewer, list[bytes]] = {viewer: [] for viewer in driver.viewers}
    for _ in range(40):
        if not driver.match.deciding:
            break
        if dice.random() < 0.2:
            something_happens(driver, dice)
        else:
            driver.go_on(dice)
        assert driver.applied
        for viewer in driver.applied.viewers:
            shown[viewer].append(encode(driver.table(viewer).position))
            heard[viewer].append(encode(happening(driver.match, driver.applied, viewer).events))
    for viewer in driver.viewers:
        replay = whole(view.replay_so_far(driver.match, driver.entries, viewer))
        assert encode(replay.end) == encode(driver.table(viewer).position)
        first, *steps = replay.steps
        assert first.seat == CHANCE
        assert is_part(heard[viewer], [encode(step.events) for step in steps])
        assert is_part(shown[viewer], [encode(step.position) for step in steps])
        assert all(step.action is None and step.odds is None for step in replay.steps)


def is_part(all_of_them: Sequence[bytes], some: Sequence[bytes]) -> bool:
    """Whether these are among those, in the same order."""
    rest = iter(all_of_them)
    return all(one in rest for one in some)


@every_table
def test_an_update_goes_out_if_and_only_if_something_is_new(table: Table, long_run: bool) -> None:
    for seed in range(20 if long_run else 1):
        driver, dice = MatchDriver.at(table, clock=CLOCK), random.Random(seed)
        seen = {viewer: driver.bytes(viewer) for viewer in driver.viewers}
        for _ in range(60):
            if not driver.match.deciding:
                break
            something_happens(driver, dice)
            assert driver.applied
            for viewer in driver.viewers:
                now = driver.bytes(viewer)
                if viewer not in driver.applied.viewers:
                    assert now == seen[viewer], driver.applied.entry
                elif isinstance(driver.applied.entry, log.Played):
                    told = happening(driver.match, driver.applied, viewer)
                    assert now != seen[viewer] or told.events, driver.applied.entry
                seen[viewer] = now
                assert SECRET.encode() not in now or driver.match.stage == "over"


def something_happens(driver: MatchDriver, dice: random.Random) -> None:
    seat = dice.randrange(driver.match.seats)
    if dice.random() < 0.25 and driver.table(seat).undo:
        driver.wait(1)
        driver.undo(seat)
    elif dice.random() < 0.1:
        driver.do(driver.who(seat), "say", text="Well, well.")
    elif dice.random() < 0.1 and seat in driver.match.clocks.decisions:
        driver.wait(70)
        driver.add(log.Late(driver.now, seat=seat))
    else:
        driver.go_on(dice)


def test_hidden_decisions_that_are_taken_back_cannot_be_counted_on_reconnecting() -> None:
    """What was missed is counted for each viewer alone: hidden entries push nothing out that others may hear of."""
    driver = MatchDriver.playing("tortuga", 3)
    for _ in range(RECENT):
        driver.do(ANN, "exclaim", phrase="ahoy")
        driver.wait(60)
    assert in_secret(driver, "keep") == (0, 1, 2)
    worlds = [World(driver, 2), World(driver, None)]
    before = [world.channels() for world in worlds]
    for _ in range(5):
        driver.play(0)
        assert [world.channels() for world in worlds] == before
        driver.undo(0)
        assert [world.channels() for world in worlds] == before
    own = driver.update(0, 0)
    assert own.missed == own.number - RECENT


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "tortuga"], ids=name)
@pytest.mark.parametrize("phase", ["keep", "bonus"])
def test_the_order_of_hidden_decisions_and_changes_of_mind_does_not_show(
    table: Table, phase: str, long_run: bool
) -> None:
    """The same decisions of one step in another order, at other times, with second thoughts: others see the same."""
    compared = 0
    for seed in range(60 if long_run else 6):
        dice = random.Random(seed)
        driver = MatchDriver.at(table, clock=CLOCK)
        for _ in range(RECENT):
            driver.do(ANN, "exclaim", phrase="ahoy")
            driver.wait(60)
        while driver.match.deciding and not (step := in_secret(driver, phase)) and driver.match.number < RECENT + 300:
            driver.go_on(dice)
        if not driver.match.deciding or not step:
            continue
        *before, last = step
        chosen = {seat: dice.choice(driver.table(seat).actions)["id"] for seat in step}
        seen, replays = [], []
        for order in [*itertools.permutations(before)][:4] * 2:
            fresh = copy(driver)
            for seat in order:
                for _ in range(dice.randrange(3)):
                    fresh.now = driver.now + dice.uniform(0, 5)
                    fresh.play(seat)
                    fresh.undo(seat)
                fresh.now = driver.now + 5
                fresh.play(seat, chosen[seat])
            fresh.now = driver.now + 5
            onlookers: list[Viewer] = [last, None]
            seen.append([World(fresh, viewer).channels() for viewer in onlookers])
            replays.append(
                [encode(whole(view.replay_so_far(fresh.match, fresh.entries, viewer))) for viewer in onlookers]
            )
        assert all(other == seen[0] for other in seen)
        assert all(other == replays[0] for other in replays)
        compared += 1
    assert compared or (phase == "bonus" and table[1] == 2)  # of two, only one can rest while the other throws


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "tortuga" and table[1] > 2], ids=name)
@pytest.mark.parametrize("phase", ["keep", "bonus"])
def test_whatever_is_chosen_in_secret_and_whether_it_is_does_not_show(table: Table, phase: str, long_run: bool) -> None:
    """Others see the same before a choice and after it, whichever it was."""
    compared = 0
    for seed in range(40 if long_run else 4):
        driver, dice = MatchDriver.at(table, clock=CLOCK), random.Random(seed)
        while driver.match.deciding and not (step := in_secret(driver, phase)):
            driver.go_on(dice)
        if not driver.match.deciding:
            continue
        chooser, *others = step
        choices = [action["id"] for action in driver.table(chooser).actions]
        onlookers: list[Viewer] = [*others, None]
        seen = [[World(copy(driver), viewer).channels() for viewer in onlookers]]
        for action in dice.sample(choices, min(len(choices), 4)):
            fresh = copy(driver)
            fresh.play(chooser, action)
            seen.append([World(fresh, viewer).channels() for viewer in onlookers])
        assert all(other == seen[0] for other in seen)
        compared += len(choices) > 1
    assert compared


def copy(driver: MatchDriver) -> MatchDriver:
    return MatchDriver(Match.of("T", driver.entries), driver.entries.copy(), driver.now, driver.asked)


def in_secret(driver: MatchDriver, phase: str) -> tuple[int, ...]:
    """Those who keep dice behind their screens now, or choose a bonus, if they are several."""
    assert driver.match.state is not None
    position = driver.match.game.to_json(driver.match.state)
    return driver.match.deciding if position.get("phase") == phase and len(driver.match.deciding) > 1 else ()


def test_the_test_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one channel showed the truth, the two worlds could be told apart."""
    driver = MatchDriver.playing("tortuga", 3)
    one, other = fork(driver, 0, seed=1)
    assert one.channels() == other.channels()
    look = Game.look
    monkeypatch.setattr(
        Game,
        "look",
        lambda game, state, seat: replace(look(game, state, seat), position=encode(game.to_json(state))),
    )
    for world in (one, other):
        world.driver.views = Views(world.match)
    assert one.channels() != other.channels()
