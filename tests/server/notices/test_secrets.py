"""No channel tells a secret. Of two matches that differ only in what somebody may not know, played alike, the same
notices are owed to them, at the same time, and say the same."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, cast, get_args

import pytest
from msgspec.structs import replace

from brethren.game import MoveResult
from brethren.server.bus import Alone
from brethren.server.notices import calendar, mail_text, message, outbox, turns, webhook_shapes
from brethren.server.notices.beside import late_of
from brethren.server.notices.mail_text import Letters
from brethren.server.notices.message import Text
from brethren.server.notices.outbox import Outbox
from brethren.server.notices.push_channel import Message
from brethren.server.notices.store import Kind, Owed, StoredMailbox
from brethren.server.notices.turns import Subject, news_of, turn_of
from brethren.server.notices.words import WORDS
from brethren.table import log, view
from brethren.table.audience import Viewer
from brethren.table.gate import Admitted
from brethren.table.match import Outcome
from brethren.wire.vocabulary import Clock
from brethren.wire.webhooks import WebhookShape
from tests.table.match_driver import MatchDriver, encode
from tests.table.test_secrets import World, both, copy, every_table, fork, has_secrets, in_secret
from tests.tables import TABLES, Table, name

SITE = "https://play.example.org"
MAILBOX = StoredMailbox("ann", "ann@example.org", "token", 6)
CLOCK = Clock(move=86_400)
TIME = 2_000_000.0
LATEST = 12
"""Entries that a notice may be about."""


@pytest.fixture(autouse=True)
def one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (calendar, mail_text, message, outbox):
        monkeypatch.setattr(module, "now", lambda: TIME)


def owed(world: World, entry: log.Played) -> list[Owed]:
    """To the viewer, or to those who follow the table, if this happens."""
    match, person = world.match, world.driver.person(world.viewer)
    owing = Outbox(cast(Any, None), [], cast(Any, None), Alone(), 80.0, 3600.0, None)
    owing._wanted = {person: ("push", "webhook", "mail")} if person else {match.table: ("table",)}
    assert match.state is not None
    numbers = match.moves.draw_numbers.copy()
    state, events = match.after(match.state, entry)
    match.moves.draw_numbers = numbers
    end = MoveResult(state, events, match.game.deciding(state), match.game.look(state, None))
    found = owing.owed(match, Admitted(entry, Outcome(events, end, numbers)), lambda: frozenset())
    return [replace(each, id="") for each in found]


def said(world: World) -> list[bytes]:
    """All that the viewer is told now, whichever entries they are told of and by whichever channel."""
    match, viewer = world.match, world.viewer
    person = world.driver.person(viewer)
    found: list[Text] = []
    for number in range(max(1, match.number - LATEST), match.number + 1):
        subjects: list[Subject | None] = [news_of(match, number, frozenset())] if viewer is None else []
        if viewer is not None:
            subjects += [turn_of(match, person, number, kind) for kind in get_args(Kind)]
            subjects.append(late_of(match, number))
        found += [message.text("an id", subject, "hu") for subject in subjects if subject]
    public = encode(view.public(match))
    return [public, *rendered(found), calendar.calendar([view.summary(match, person)], "hu", SITE)]


def rendered(texts: Sequence[Text]) -> Iterator[bytes]:
    """As each channel sends it."""
    if not texts:
        return
    words = WORDS["hu"]
    yield encode(Message("hu", texts, words.several, words.off))
    yield Letters("games@example.org", SITE).digest(MAILBOX, texts, "hu").as_bytes()
    content = webhook_shapes.content(texts, words.several, SITE)
    for shape in get_args(WebhookShape):
        made = webhook_shapes.post(shape, content)
        yield encode([made.headers, made.body.decode()])


@every_table
def test_what_somebody_may_not_know_changes_no_notice(table: Table, long_run: bool) -> None:
    steps = differed = told = 0
    for seed in range(20 if long_run else 1):
        dice = random.Random(seed)
        for viewer in (*range(table[1]), None):
            driver = MatchDriver.at(table, clock=CLOCK, public=True)
            driver.go_on(dice, dice.randrange(40))
            for pair in range(2):
                if driver.match.stage == "playing":
                    for one, other in live_alike(*fork(driver, viewer, seed + pair), dice):
                        steps, told = steps + 1, told + len(one) - 2
                        differed += other
    assert steps > 10
    assert told > 0
    assert differed > steps / 20 or not has_secrets(table)


def live_alike(one: World, other: World, dice: random.Random) -> Iterator[tuple[list[bytes], bool]]:
    """Play on in both worlds while the viewer can't tell them apart: what was said, and whether they differ."""
    for _ in range(6):
        heard, states = said(one), (one.match.state, other.match.state)
        assert heard == said(other)
        yield heard, states[0] is not None and states[1] is not None and states[0].tobytes() != states[1].tobytes()
        happens = both(one, other, dice) if one.match.stage == "playing" else None
        if happens is None:
            return
        seat, action, *chances = happens
        one.driver.now = other.driver.now = one.driver.now + 2.5
        entries = [log.Played(one.driver.now, "", "", seat, action, tuple(chance)) for chance in chances]
        assert owed(one, entries[0]) == owed(other, entries[1])
        for world, entry in zip((one, other), entries, strict=True):
            world.driver.add(entry)


def hidden_choices(table: Table, phase: str, dice: random.Random) -> tuple[bool, bool]:
    """Whether others are owed something by a choice in secret, and whether what they are told changes by it."""
    driver = MatchDriver.at(table, clock=CLOCK, public=True)
    while driver.match.deciding and not (step := in_secret(driver, phase)):
        driver.go_on(dice)
    if not driver.match.deciding:
        return False, False
    chooser, *others = step
    choices = [action["id"] for action in driver.table(chooser).actions]
    onlookers: list[Viewer] = [*others, None]
    before, owes, changes = [said(World(copy(driver), viewer)) for viewer in onlookers], False, False
    for action in dice.sample(choices, min(len(choices), 4)):
        entry = log.Played(driver.now, driver.person(chooser), "", chooser, action)
        owes |= any(owed(World(copy(driver), viewer), entry) for viewer in onlookers)
        fresh = copy(driver)
        fresh.play(chooser, action)
        changes |= [said(World(fresh, viewer)) for viewer in onlookers] != before
    return owes, changes


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "tortuga" and table[1] > 2], ids=name)
@pytest.mark.parametrize("phase", ["keep", "bonus"])
def test_whatever_is_chosen_in_secret_no_notice_tells_of_it(table: Table, phase: str) -> None:
    for seed in range(3):
        assert hidden_choices(table, phase, random.Random(seed)) == (False, False)


def test_the_test_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a notice named the one who decided last, in secret or not, or told of it at once."""
    table = next(table for table in TABLES if table[0] == "tortuga" and table[1] > 2)
    with monkeypatch.context() as leaking:
        leaking.setattr(turns, "_last_player", lambda match, _: str(match.moves.played[-1:]))
        assert hidden_choices(table, "keep", random.Random(0)) == (False, True)
    monkeypatch.setattr(outbox, "is_news", lambda match, admitted: True)
    assert hidden_choices(table, "keep", random.Random(0)) == (True, False)


def test_an_id_tells_nothing() -> None:
    """Made from the number of an entry, it would tell how many decisions there were, secret ones too."""
    ids = [outbox.new_id() for _ in range(1000)]
    assert len(set(ids)) == 1000
    assert {each[:12] for each in ids} == {f"{int(TIME * 1000):012x}"}
