"""What the rulebooks leave open, as players meet it: each game is set up just before the moment that matters."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from brethren.table.log import AnyEntry, Played
from brethren.table.match import Match
from brethren.table.seating import Person
from tests.records.record import Taste, dashes, dawdles, fights, idles, likes
from tests.server.server_process import ServerProcess
from tests.web.browser_player import BrowserPlayer
from tests.web.moments import NAMES, Shore, choices, moment

BEN, CAT = Person("ben", "Ben", "star"), Person("cat", "Cat", "star")
curious = likes(hunt=4, decline=0.1)


@pytest.fixture
def shore(service: ServerProcess) -> Shore:
    return Shore(service)


def go(player: BrowserPlayer, table: str) -> None:
    player.page.goto(f"{player.url}/t/{table}")


def verbs(match: Match, seat: int) -> set[str]:
    return {words["verb"] for words in choices(match, seat).values()}


def position(match: Match) -> Any:
    assert match.state is not None
    return match.game.to_json(match.state)


def sentence(player: BrowserPlayer) -> Locator:
    return player.page.locator(".tray .sentence")


# Ship and pirate (T3.14)


def first_of_two_to_sail(match: Match) -> bool:
    """Ann is asked whether her ship moves, and somebody else after her."""
    if "expand" not in verbs(match, 0):
        return False
    assert match.state is not None
    after = match.game.play(match.state, 0, next(iter(choices(match, 0))))
    return match.game.deciding(after) in ((1,), (2,))


def test_ship_moves_by_itself_until_that_is_taken_back(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    ann = player("desktop")
    people = [shore.person(ann), BEN, CAT]
    table = shore.table(moment(people, "tortuga", {}, curious, first_of_two_to_sail))
    go(ann, table)
    moved = ann.wait(lambda now: now["deciding"] != [0])
    ship = moved["position"]["boards"][0]["ship"]
    assert ship in (4, 5)
    ann.page.get_by_role("button", name="Undo").click()
    expect(sentence(ann)).to_have_text(re.compile("place: move your ship"))
    asked = ann.look()
    assert asked["position"]["boards"][0]["ship"] == 3
    ann.press(asked, {"verb": "decline"})
    assert ann.look()["position"]["boards"][0]["ship"] == 3


@pytest.mark.parametrize("answer", ["Move", "Skip this action"])
def test_ship_waits_for_those_who_want_to_be_asked(
    player: Callable[..., BrowserPlayer], shore: Shore, answer: str
) -> None:
    ann = player("phone")
    people = [shore.person(ann), BEN, CAT]
    table = shore.table(moment(people, "tortuga", {}, curious, first_of_two_to_sail))
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("group", name="Always move my ship and pirate").get_by_role("radio", name="Off").check()
    go(ann, table)
    expect(sentence(ann)).to_have_text(re.compile("place: move your ship"))
    ann.tray(answer).click()
    after = ann.wait(lambda now: now["deciding"] != [0])
    assert (after["position"]["boards"][0]["ship"] > 3) == (answer == "Move")


def lets_ann_sail(match: Match) -> list[int]:
    """What Bob can keep in the first round so that Ann is asked next whether her ship moves."""
    if match.deciding != (1,) or position(match)["boards"][0]["fleet"]:
        return []
    return [action for action in choices(match, 1) if asks_to_sail(match, action)]


def asks_to_sail(match: Match, action: int) -> bool:
    assert match.state is not None
    after = match.game.play(match.state, 1, action)
    if match.game.deciding(after) != (0,):
        return False
    return any(words["verb"] == "expand" for words in match.game.described(after, 0).values())


def test_two_pages_of_one_person_answer_without_a_word(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    ann, bob = player("desktop"), player("desktop")
    people = [shore.person(ann), shore.person(bob)]
    entries = moment(people, "tortuga", {}, curious, lambda match: bool(lets_ann_sail(match)))
    table, chosen = shore.table(entries), lets_ann_sail(Match.of("T", entries))[0]
    other = ann.context.new_page()
    other.goto(f"{ann.url}/t/{table}")
    for one in (bob, ann):
        go(one, table)
        one.page.locator(".tray .sentence").wait_for()
    other.locator(".tray .sentence").wait_for()
    keeping = bob.wait_at_table()
    bob.press(keeping, next(action for action in keeping["actions"] if action["id"] == chosen))
    for page in (ann.page, other):
        expect(page.locator(".logbook").get_by_text("Ann’s ship moves from space 3")).to_have_count(1)
    ann.wait(lambda _: not ann.unanswered)
    for page in (ann.page, other):
        expect(page.get_by_role("alert")).to_have_count(0)


# Bonuses (T3.8)


def two_choose_a_bonus(match: Match) -> bool:
    """For the first time in this game."""
    if not (match.deciding == (0, 1) and verbs(match, 0) == verbs(match, 1) == {"bonus"}):
        return False
    return not any(any(board["bonus"].values()) for board in position(match)["boards"])


def take_bonus(player: BrowserPlayer, action: str, seat: int) -> None:
    player.press(player.look_as(seat), {"verb": "bonus", "action": action}, seat)


def said(player: BrowserPlayer, text: str | re.Pattern[str]) -> Locator:
    return player.page.locator(".logbook").get_by_text(text)


def test_bonuses_of_two_devices_are_shown_together(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    ann, bob = player("desktop"), player("desktop")
    people = [shore.person(ann), shore.person(bob), CAT]
    table = shore.table(moment(people, "tortuga", {}, curious, two_choose_a_bonus))
    for one in (ann, bob):
        go(one, table)
        expect(sentence(one)).to_have_text("You had no dice left to roll: take a bonus!")
    take_bonus(ann, "raid", 0)
    expect(sentence(ann)).to_have_text("Done! You’ll see all bonuses when everyone has chosen.")
    expect(sentence(bob)).to_have_text("You had no dice left to roll: take a bonus!")
    assert not bob.look()["position"]["boards"][0]["bonus"].get("raid")
    expect(said(bob, "bonus on the raid")).to_have_count(0)
    expect(said(bob, "+1 on the raid")).to_have_count(0)
    take_bonus(bob, "hunt", 1)
    for one in (ann, bob):
        expect(said(one, "Ann gets a bonus: now +1 on the raid.")).to_be_visible()
        expect(said(one, "Bob gets a bonus: now +1 on the hunt.")).to_be_visible()


def test_bonuses_of_two_at_one_device_are_shown_together(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    ann = player("desktop")
    both = shore.person(ann)
    go(ann, shore.table(moment([both, both, CAT], "tortuga", {}, curious, two_choose_a_bonus)))
    ann.page.get_by_role("button", name="I’m Ann").click()
    expect(sentence(ann)).to_have_text("You had no dice left to roll: take a bonus!")
    take_bonus(ann, "raid", 0)
    ann.page.get_by_role("button", name="I’m Bob").click()
    expect(sentence(ann)).to_have_text("You had no dice left to roll: take a bonus!")
    expect(said(ann, "bonus on the raid")).to_have_count(0)
    expect(said(ann, "+1 on the raid")).to_have_count(0)
    take_bonus(ann, "hunt", 1)
    expect(said(ann, "Ann gets a bonus: now +1 on the raid.")).to_be_visible()
    expect(said(ann, "Bob gets a bonus: now +1 on the hunt.")).to_be_visible()


# The hunt (T3.15)


def first_in_the_hunt(match: Match) -> bool:
    return "hunt" in verbs(match, 0) and position(match)["rank"] == "first"


def two_tokens_alike(match: Match) -> bool:
    return verbs(match, 0) == {"pick"} and len(choices(match, 0)) == 1


@pytest.mark.parametrize("when", [first_in_the_hunt, two_tokens_alike], ids=["hunt", "tokens alike"])
def test_the_hunt_always_asks(
    player: Callable[..., BrowserPlayer], shore: Shore, when: Callable[[Match], bool]
) -> None:
    ann = player("phone")
    go(ann, shore.table(moment([shore.person(ann), BEN, CAT], "tortuga", {}, curious, when)))
    if when is first_in_the_hunt:
        expect(sentence(ann)).to_have_text("Hunt for a chest and the better of two tokens?")
        expect(ann.tray("Skip this action")).to_be_visible()
        ann.press(ann.look(), {"verb": "hunt"})
    expect(sentence(ann)).to_have_text("Keep one of these two tokens.")
    tokens = ann.page.locator(".tray .thing")
    expect(tokens).to_have_count(2)
    before = ann.look()["position"]["boards"][0]["tokens"]
    tokens.last.click()
    expect(tokens.last).to_have_attribute("aria-pressed", "true")
    expect(tokens.first).to_have_attribute("aria-pressed", "false")
    ann.brass()
    ann.wait(lambda now: len(now["position"]["boards"][0]["tokens"]) == len(before) + 1)


# The second attack (T3.17)


def second_with_chests_on_the_island(match: Match) -> bool:
    return "attack" in verbs(match, 0) and position(match)["rank"] == "second" and bool(position(match)["central"])


def test_the_second_attacker_takes_a_chest_from_the_central_island(
    player: Callable[..., BrowserPlayer], shore: Shore
) -> None:
    ann = player("desktop")
    people = [shore.person(ann), BEN, CAT]
    go(ann, shore.table(moment(people, "tortuga", {}, curious, second_with_chests_on_the_island)))
    table = ann.wait_at_table()
    attack = next(action for action in table["actions"] if action["verb"] == "attack")
    ann.page.locator(".tray .thing").first.wait_for()
    if len({action.get("victim") for action in table["actions"]} - {None}) > 1:
        ann.tap(ann.tray(NAMES[attack["victim"]]))
    chests = ann.tray("chest")
    expect(chests).to_have_count(len(table["position"]["central"]))
    expect(ann.tray("Nothing")).to_have_count(0)
    if chests.last.get_attribute("aria-pressed") != "true":
        ann.tap(chests.last)
    ann.brass()
    expect(said(ann, re.compile("^Ann takes the .* chest from the central island"))).not_to_have_count(0)


# How games end


def ends(how: str) -> Callable[[Match], bool]:
    def is_over(match: Match) -> bool:
        return match.state is not None and match.stage == "over" and match.game.ending(match.state) == how

    return is_over


def passed_while_somebody_leads(match: Match) -> bool:
    return match.state is not None and ends("passed")(match) and len(set(match.game.scores(match.state))) > 1


def before_the_end(log: list[AnyEntry]) -> tuple[list[AnyEntry], Played]:
    *before, last = log
    assert isinstance(last, Played)
    return before, last


def see_the_end(ann: BrowserPlayer, shore: Shore, game: str, options: Any, taste: Taste, end: Callable[[Match], bool],
                seed: int = 0) -> Locator:  # fmt: skip
    """Set up the last decision of a game at one device, make it on the page, and look at the result."""
    me = shore.person(ann)
    before, last = before_the_end(moment([me, me], game, options, taste, end, seed))
    go(ann, shore.table(before))
    table = ann.wait(lambda now: now["deciding"] == [last.seat] and bool(now["actions"]), last.seat)
    action = next(action for action in table["actions"] if action["id"] == last.action)
    ann.page.locator(".tray").wait_for()
    ann.press(table, action, last.seat)
    return ann.page.get_by_role("dialog")


def test_passing_never_wins(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    """C5.1: also where somebody has more pirates in the boat."""
    result = see_the_end(
        player("phone"), shore, "cartagena", {"variant": "tortuga"}, likes(end_turn=3), passed_while_somebody_leads
    )
    expect(result.get_by_role("heading")).to_have_text("It’s a draw!")
    expect(result).to_contain_text("Everyone passed for two rounds: it’s a draw.")
    expect(result.get_by_text("winner")).to_have_count(0)


def test_a_deadlock_is_won_by_most_pirates_in_the_boat(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    """C5.1: nobody could have moved."""
    result = see_the_end(
        player("phone"), shore, "cartagena", {"variant": "tortuga"}, dashes, ends("stalled"), seed=2357
    )
    expect(result).to_contain_text(
        "Nobody can move. The player with the most pirates in the boat wins; tied players share"
    )
    counted = result.get_by_role("table", name="How far everyone got")
    aboard, to_go = [
        [int(cell) for cell in counted.get_by_role("row", name=what).get_by_role("cell").all_inner_texts()]
        for what in ("Pirates in the boat", "Spaces left for the others")
    ]
    assert aboard == sorted(aboard, reverse=True)
    assert len(aboard) == len(to_go) == 2
    assert min(to_go) > 0


def test_after_200_turns_each_it_is_a_draw(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    """C5.2."""
    result = see_the_end(player("phone"), shore, "cartagena", {"variant": "tortuga"}, dawdles, ends("turn limit"))
    expect(result.get_by_role("heading")).to_have_text("It’s a draw!")
    expect(result).to_contain_text("Everyone has had 200 turns: it’s a draw.")


def test_with_no_move_left_more_points_win(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    """B4.3."""
    result = see_the_end(player("phone"), shore, "battle", {"play": "single"}, fights, ends("stuck"), seed=642)
    expect(result).to_contain_text("has no move left. The higher score wins")
    winner, loser = result.get_by_role("listitem").all()
    assert points(winner) > points(loser)
    expect(winner).to_contain_text("winner")


def points(line: Locator) -> int:
    return int(line.locator("strong").inner_text())


def test_a_match_ends_after_20_rounds(player: Callable[..., BrowserPlayer], shore: Shore) -> None:
    """B5.3."""
    result = see_the_end(player("phone"), shore, "battle", {"play": "match"}, idles, ends("round limit"))
    expect(result.get_by_role("heading")).to_have_text("It’s a draw!")
    expect(result).to_contain_text("That was round 20.")
