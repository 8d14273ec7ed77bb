"""Courses are learnt to the end: by taps, and by keys alone."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.browser_player import Action, BrowserPlayer
from tests.web.test_access import assert_accessible

SEATS = ("Blue", "Red", "Green", "Yellow")


class Pupil:
    """Does what every scene asks for, and sees that it is done."""

    def __init__(self, player: BrowserPlayer, game: str) -> None:
        self.player, self.page, self.game = player, player.page, game
        self.lessons = self.page.request.get(f"{player.url}/api/lessons/{game}").json()["lessons"]
        self.page.goto(f"{player.url}/learn/{game}")

    @property
    def onward(self) -> Any:
        return self.page.locator(".said .way > button").last

    def learn(self, do: Callable[[Action], None], go_on: Callable[[], None]) -> None:
        for number, lesson in enumerate(self.lessons, 1):
            expect(self.page.get_by_text(f"Lesson {number} of {len(self.lessons)}")).to_be_attached()
            for scene in lesson["scenes"]:
                if scene["wanted"] is None:
                    expect(self.onward).to_have_text("Next")
                    go_on()
                else:
                    expect(self.onward).to_have_text("Skip")
                    do(wanted(scene))
        expect(self.page.get_by_role("heading", name="You know the ropes")).to_be_visible()

    def tap(self, action: Action) -> None:
        if action["verb"] == "attack":
            if (victim := self.player.tray(SEATS[action["victim"]])).count():
                victim.click()
            chest = self.player.tray(f"{action['take']} chest")
            if chest.get_attribute("aria-pressed") != "true":
                chest.click()
            self.player.brass()
            return
        getattr(self.player, f"{self.game}_{action['verb'].replace(' ', '_')}")(action)

    def type(self, action: Action) -> None:
        for target in self.player.targets(action):
            self.player.go_to(target)
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(80)

    def enter(self) -> None:
        self.onward.focus()
        self.page.keyboard.press("Enter")


def wanted(scene: Any) -> Action:
    action: Action = next(action for action in scene["actions"] if action["id"] == scene["wanted"])
    return action


def test_tortuga_is_learnt_by_taps(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("phone", bypass_csp=True)
    ann.page.goto(ann.url)
    ann.page.get_by_role("link", name="Learn").first.click()
    ann.page.wait_for_url("**/learn/tortuga*")
    pupil = Pupil(ann, "tortuga")
    expect(pupil.onward).to_be_visible()
    assert_accessible(ann, "learn")
    pupil.learn(pupil.tap, lambda: pupil.onward.click())
    assert_accessible(ann, "learnt")


def test_cartagena_is_learnt_by_taps(player: Callable[..., BrowserPlayer]) -> None:
    pupil = Pupil(player("phone"), "cartagena")
    pupil.learn(pupil.tap, lambda: pupil.onward.click())


def test_battle_is_learnt_by_keys(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop")
    pupil = Pupil(ann, "battle")
    pupil.learn(pupil.type, pupil.enter)
    ann.page.get_by_role("button", name="Play against bots now").click()
    ann.page.wait_for_url("**/t/*")
    assert ann.look()["game"] == "battle"


def test_a_learner_who_strays_is_helped(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("phone")
    page = ann.page
    page.goto(f"{ann.url}/learn/battle#6")
    said = page.locator(".said .words")

    # Another move is allowed, but not what was meant.
    ann.battle_sail({"from": "c2", "to": "b2"})
    expect(said).to_contain_text("sail to b3 and sink it")
    # What is not allowed says why.
    ann.tap('[data-square="b3"]')
    expect(said).to_contain_text("That ship isn’t yours")
    ann.battle_sail({"from": "c2", "to": "b3"})
    expect(said).to_have_text(re.compile("Sunk!"))

    page.get_by_role("button", name="Try again").click()
    expect(said).to_contain_text("Sail onto the Spanish ship")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("button", name="advised").first).to_be_attached()
    page.get_by_role("button", name="Previous lesson").click()
    expect(said).to_contain_text("A two-master")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page).to_have_url(re.compile("#6$"))


def test_what_a_sentence_speaks_of_is_pointed_at(player: Callable[..., BrowserPlayer]) -> None:
    for size in ("phone", "desktop"):
        ann = player(size)
        for game in ("battle", "cartagena", "tortuga"):
            lessons = ann.page.request.get(f"{ann.url}/api/lessons/{game}").json()["lessons"]
            assert sum(bool(scene["points"]) for lesson in lessons for scene in lesson["scenes"]) > 20
            ann.page.goto(f"{ann.url}/learn/{game}")
            for number, lesson in enumerate(lessons, 1):
                ann.page.evaluate(f"location.hash = {number}")
                expect(ann.page.get_by_text(f"Lesson {number} of {len(lessons)}")).to_be_attached()
                if lesson["scenes"][0]["points"]:
                    expect(ann.page.locator(".pointers span").first).to_be_in_viewport()
