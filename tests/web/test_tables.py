"""People at tables: friends, one device for several, a broken line, a keyboard alone, five languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser_player import BrowserPlayer, named
from tests.web.service import running

WORDS = Path(__file__).parents[2] / "web/src/words"
LANGUAGES = ("en", "cs", "es", "hu", "pl")


def test_two_clicks_to_the_first_move(player: Callable[..., BrowserPlayer]) -> None:
    ann = player()
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Play against bots").nth(1).click()
    table = ann.wait_at_table()
    ann.press(table, ann.choose(table))


def test_friends_with_hidden_cards(player: Callable[..., BrowserPlayer]) -> None:
    """Ann invites Bob by the link; neither page ever holds what the other may not know."""
    ann, bob = player("desktop"), player("phone")
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Play with friends").nth(1).click()
    ann.page.get_by_role("heading", name="Seats").wait_for()
    ann.page.get_by_label("Players").select_option("2")
    ann.page.locator("select").filter(has_text="Jamaica").select_option("jamaica")
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit here").click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.get_by_role("button", name="Start the game").click()
    for _ in range(12):
        first = ann.wait(lambda table: table["stage"] == "playing")
        mover = ann if first["deciding"] == [0] else bob
        table = mover.wait(lambda table: bool(table["actions"] or table["result"]))
        if table["result"]:
            break
        mover.press(table, mover.choose(table))
    mine, theirs = ann.look()["position"]["hands"], bob.look()["position"]["hands"]
    assert set(mine[1]) <= {"hidden"}
    assert set(theirs[0]) <= {"hidden"}


def test_the_code_of_an_invitation_follows_its_link(player: Callable[..., BrowserPlayer]) -> None:
    """A camera that reads it finds us at the address that the server knows, even if it takes its time."""
    ann, addresses = player("desktop"), list[Route]()
    ann.page.route("**/api/address", lambda route: addresses.append(route))
    ann.make(game="battle", seats=2, auto=False)
    before = ann.page.locator(".invite [role=img] path").get_attribute("d")
    while not addresses:
        ann.page.wait_for_timeout(20)
    addresses[0].fulfill(json={"url": "http://ship.example:8000"})
    expect(ann.page.get_by_label("Invite with this link")).to_have_value(f"http://ship.example:8000/t/{ann.table}")
    ann.page.wait_for_function(
        "d => document.querySelector('.invite [role=img] path').getAttribute('d') !== d", arg=before
    )


SPEAK = """async table => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
  await new Promise(resolve => line.onopen = resolve)
  line.send(JSON.stringify({ do: "exclaim", id: "word", phrase: "ahoy" }))
  await new Promise(resolve => line.onmessage = ({ data }) => JSON.parse(data).kind === "answer" && resolve())
  line.close()
}"""


def test_a_pasted_link_shows_what_it_leads_to(player: Callable[..., BrowserPlayer]) -> None:
    """Open Graph: a title, a sentence and a picture. Once the game has begun, nobody is named."""
    ann = named(player(), "Anneliese")
    ann.make(game="battle", seats=2, auto=False)
    told = card_of(ann.page)
    assert told["og:title"] == "Battle for Tortuga"
    assert told["og:description"].startswith("Anneliese invites you to a game of Battle for Tortuga.")
    assert ann.page.request.get(told["og:image"]).headers["content-type"] == "image/png"
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    ann.wait_at_table()
    ann.page.reload()
    told = card_of(ann.page)
    assert told["og:description"] == "A game of Battle for Tortuga is under way."
    assert "Anneliese" not in str(told)


def card_of(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.locator("meta[property]").evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.getAttribute('property'), one.content]))"
    )
    return found


def test_what_is_chosen_lasts_while_something_else_happens(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop")
    ann.make(game="tortuga", seats=2, bots={"1": "swab"})
    die = ann.tray(f"Die {ann.wait_at_table()['actions'][0]['dice'][0]}")
    die.click()
    ann.page.evaluate(SPEAK, ann.table)
    ann.page.get_by_text("Ahoy!").first.wait_for()
    assert die.get_attribute("aria-pressed") == "true"


def test_one_device_for_two_has_a_curtain(player: Callable[..., BrowserPlayer]) -> None:
    ann = player()
    ann.make(game="cartagena", seats=2, options={"variant": "jamaica"}, auto=False)
    ann.page.get_by_label("Another player on this device").fill("Bob")
    ann.page.get_by_role("button", name="Add player").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait(lambda table: table["stage"] == "playing")
    for turn, name in enumerate(("Sailor", "Bob", "Sailor")):
        if turn:
            ann.page.get_by_role("button", name=f"I’m {name}").click()
        seat = ("Sailor", "Bob").index(name)
        while True:
            table = ann.look_as(seat)
            if not table["actions"]:
                break
            ann.press(table, ann.choose(table), seat)


def test_the_server_dies_and_comes_back_in_mid_game(browser: Browser) -> None:
    with running() as service:
        ann = BrowserPlayer(browser, service.url)
        ann.make(game="battle", seats=2, bots={"1": "swab"})
        ann.play(4)
        before = ann.look()["position"]
        service.kill()
        ann.page.get_by_text("Connection lost").wait_for()
        service.open()
        ann.page.get_by_text("Connection lost").wait_for(state="detached")
        assert ann.look()["position"]["sunk"] == before["sunk"] or ann.look()["position"] != before
        ann.play(4)
        ann.context.close()


def test_two_tabs_of_one_person_stay_in_step(player: Callable[..., BrowserPlayer]) -> None:
    ann = player()
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    other = ann.context.new_page()
    other.goto(ann.page.url)
    table = ann.wait(lambda table: bool(table["actions"]))
    while table["actions"][0]["verb"] != "scout":
        ann.press(table, ann.choose(table))
        table = ann.wait(lambda table: bool(table["actions"]))
    square = table["actions"][0]["square"]
    ann.press(table, table["actions"][0])
    expect(other.locator(f'[data-wave="{square}"]')).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(player: Callable[..., BrowserPlayer], language: str) -> None:
    """No page shows the name of a message instead of its words."""
    ann = player("desktop")
    for path in ("/", "/rules/tortuga", "/rules/cartagena", "/rules/battle"):
        ann.page.goto(f"{ann.url}{path}?lang={language}")
        ann.page.get_by_role("heading", level=1).first.wait_for()
        assert_words(ann.page)
        assert ann.page.locator("html").get_attribute("lang") == language
        about = ann.page.locator("meta[name=description]").get_attribute("content") or ""
        assert " ".join(about.split()) == message("tagline", language)  # whatever kind of space
    for game in ("tortuga", "cartagena", "battle"):
        ann.make(game=game, seats=2, bots={"1": "swab"})
        ann.page.goto(f"{ann.page.url}?lang={language}")
        ann.wait(lambda table: bool(table["actions"]))
        ann.page.locator(".tray").wait_for()
        expect(ann.page.locator("header")).to_contain_text(message("your-turn", language))
        assert_words(ann.page)


def message(key: str, language: str) -> str:
    found = re.search(rf"^{key} = (.+)$", (WORDS / language / "common.ftl").read_text(), re.MULTILINE)
    assert found
    return found[1]


def assert_words(page: Page) -> None:
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:tortuga|cartagena|battle|problem|line|clock)-[a-z]+(?:-[a-z]+)*\b", text)
    assert "{" not in text


def test_a_game_by_keyboard_alone(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop", seed=4)
    ann.make(game="battle", seats=2, bots={"1": "swab"})
    for _ in range(12):
        table = ann.wait(lambda table: bool(table["actions"] or table["result"]))
        if table["result"]:
            break
        ann.type_battle(ann.random.choice(table["actions"]))


def test_illegal_things_explain_themselves(player: Callable[..., BrowserPlayer]) -> None:
    ann = player()
    ann.make(game="cartagena", seats=2, bots={"1": "swab"})
    ann.wait(lambda table: bool(table["actions"]))
    ann.tap('[data-place="20"]')
    expect(ann.page.get_by_role("alert")).not_to_be_empty()


def test_undo_and_hint_against_bots(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop")
    ann.make(game="cartagena", seats=2, bots={"1": "swab"})
    table = ann.wait(lambda table: bool(table["actions"]))
    ann.press(table, ann.choose(table))
    ann.page.get_by_role("button", name="Undo").click()
    again = ann.wait(lambda now: now["position"]["moves_left"] == 3)
    assert again["position"]["hands"] == table["position"]["hands"]
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.get_by_text("%").first.wait_for()


def test_a_link_to_nowhere(player: Callable[..., BrowserPlayer]) -> None:
    ann = player()
    ann.page.goto(f"{ann.url}/t/nowhere")
    ann.page.get_by_role("heading", name="No table here").wait_for()
    ann.complaints.clear()
