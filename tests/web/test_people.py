"""People go away, run out of time, come back, and change devices."""

from collections.abc import Callable

from tests.web.sailor import Sailor


def two_at_a_table(ann: Sailor, bob: Sailor, **settings: object) -> None:
    ann.make(game="battle", seats=2, auto=False, options={"start": 1}, **settings)
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit here").click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.get_by_role("button", name="Start the game").click()


def test_who_is_late_gets_a_bot_and_comes_back(sailor: Callable[..., Sailor]) -> None:
    ann, bob = sailor("desktop"), sailor("phone")
    two_at_a_table(ann, bob, clock={"move": 5})
    bob.page.locator(".turn .left").get_by_text("0:0").wait_for()
    ann.page.get_by_text("is away. What now?").wait_for()
    ann.page.get_by_role("button", name="Let a bot take over").click()
    bob.page.get_by_text("A bot is playing for you.").wait_for()
    bob.page.get_by_role("button", name="Take your seat back").click()
    bob.page.get_by_text("A bot is playing for you.").wait_for(state="detached")
    assert bob.look()["players"][1]["bot"] is None


def test_the_same_person_on_another_device(sailor: Callable[..., Sailor]) -> None:
    ann, bob = sailor("desktop"), sailor("phone")
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    for one in (ann, bob):
        one.page.goto(one.url)
        one.page.locator(".harbour header button").first.click()
        one.page.get_by_text("Play on another device").click()
    ann.page.get_by_role("button", name="Get a code").click()
    code = ann.page.locator(".code output").inner_text()
    bob.page.get_by_label("I have a code").fill(code.lower())
    bob.page.get_by_role("button", name="Use this code").click()
    bob.page.get_by_role("link", name="Battle for Tortuga").first.wait_for()
    here, there = (one.page.request.get(f"{one.url}/api/tables").json() for one in (ann, bob))
    assert here == there
