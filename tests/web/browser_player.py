"""A person at a browser: does everything by pressing things on the page."""

import json
import time
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket

PATIENCE = 60.0
"""Seconds in which whatever is waited for happens, even on a busy machine."""
SIZES = {
    "phone": (390, 844),
    "lying phone": (844, 390),
    "desktop": (1440, 900),
    "desktop, twice as large": (720, 450),
}
SYMBOLS = {
    "fleet": "Expand fleet",
    "crew": "Recruit crew",
    "hunt": "Treasure hunt",
    "boarding": "Boarding",
    "raid": "Raid",
}

OFFLINE = "ERR_INTERNET_DISCONNECTED"
"""What a browser says of each request while a test has its network off."""
BLOCKED = "Service Worker registration blocked"
"""What the driver says where a test needs no service worker."""

Action = dict[str, Any]


def is_asked(table: Any) -> bool:
    """Whether there is something to decide that the device doesn't decide by itself (ship and pirate always move)."""
    return bool(table["actions"]) and not any(action["verb"] in ("expand", "recruit") for action in table["actions"])


class BrowserPlayer:
    """Knows what is legal only to choose among it; everything is done by pressing things on the page."""

    def __init__(self, browser: Browser, url: str, size: str = "phone", seed: int = 1, **context: Any) -> None:
        width, height = SIZES[size]
        usual: Any = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", "locale": "en-GB"}
        # A service worker keeps all pages, which costs more than the page that is looked at.
        usual["service_workers"] = "block"
        self.context = browser.new_context(**usual | context)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.url, self.random = url, Random(seed)
        self.complaints: list[str] = []
        self.sent, self.unanswered = 0, set[str]()
        self.heard: dict[int | None, Any] = {}
        self.page.on("websocket", self._overhear)
        # A page that is left takes what it asked with it: nobody hears the answer any more.
        self.page.on("framenavigated", lambda frame: self.unanswered.clear())
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(f"{self.page.url} {error} {error.stack}"))
        self.page.on("requestfailed", lambda request: self._miss(request.url, request.failure or ""))

    def _overhear(self, line: WebSocket) -> None:
        """What the page asks of the table, and what has been answered."""

        def sent(frame: str | bytes) -> None:
            self.sent += 1
            self.unanswered.add(json.loads(frame)["id"])

        def received(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["kind"] == "answer":
                self.unanswered.discard(message["id"])
            elif message["kind"] == "update":
                # By seat: a device may also answer for others, on a line of its own.
                self.heard[message["table"]["me"]] = message["table"]

        line.on("framesent", sent)
        line.on("framereceived", received)

    def _miss(self, url: str, why: str) -> None:
        if "ERR_ABORTED" not in why and OFFLINE not in why:  # the first is what becomes of a page that is left
            self.complaints.append(f"{url} {why}")

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and OFFLINE not in text and BLOCKED not in text:
            self.complaints.append(f"{self.page.url} {text}")

    def leave(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints

    # What is there

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0]

    def look(self) -> Any:
        return self.look_as(None)

    def look_as(self, seat: int | None) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        return self.page.request.get(f"{self.url}/api/tables/{self.table}{query}").json()

    def wait_at_table(self) -> Any:
        self.page.wait_for_url("**/t/*")
        return self.wait(lambda table: bool(table["actions"]))

    def make(self, **body: Any) -> None:
        """A table, without the pages that lead to it."""
        self.page.request.get(f"{self.url}/api/me")
        made = self.page.request.post(f"{self.url}/api/tables", data={"lots": False, "auto": True, **body}).json()
        self.page.goto(f"{self.url}/t/{made['table']}")

    # What is done

    def play(self, most: int = 3_000) -> Any:
        """Play on to the end, or for so many decisions; the table at last."""
        for _ in range(most):
            table = self.wait(lambda table: is_asked(table) or bool(table["result"]))
            if table["result"]:
                break
            self.press(table, self.choose(table))
        return self.look()

    def choose(self, table: Any) -> Action:
        """Any action. In Cartagena the farthest way with a card, or else the most cards for the shortest way back: at
        random a game would last for hours."""
        ways = {verb: [a for a in table["actions"] if a["verb"] == verb] for verb in ("advance", "retreat")}
        if ways["advance"]:
            return max(ways["advance"], key=lambda action: (action["to"] - action["space"], self.random.random()))
        if ways["retreat"]:
            worth = {action["id"]: 9 * action["cards"] + action["to"] - action["space"] for action in ways["retreat"]}
            return max(ways["retreat"], key=lambda action: (worth[action["id"]], self.random.random()))
        chosen: Action = self.random.choice(table["actions"])
        return chosen

    def wait(self, until: Any, seat: int | None = None) -> Any:
        deadline = time.monotonic() + PATIENCE
        while not until(table := self.look_as(seat)):
            assert time.monotonic() < deadline, f"nothing happened; {self.situation(table)}"
            self.page.wait_for_timeout(60)
        return table

    def see(self, seat: int | None = None) -> None:
        """Wait until the page has heard how things stand: until then a tap would be meant for a view that has gone."""

        def stand(table: Any) -> Any:
            return table.get("position"), table.get("actions")

        self.wait(lambda now: stand(self.heard.get(now["me"], {})) == stand(now), seat)

    def situation(self, table: Any) -> str:
        """What explains why nothing happens."""
        focused = self.page.evaluate("document.activeElement?.outerHTML.slice(0, 300)")
        shown = self.page.locator("main").first.inner_text()
        asked = f"{self.sent=} {self.unanswered=}"
        return f"{table['deciding']=} {table['stage']=} {asked} {focused=} {shown=}"

    def press(self, table: Any, action: Action, seat: int | None = None) -> None:
        """Do this on the page, and see that it was answered. (A look at the table is not enough: where several decide,
        it may be another's decision that has changed it.)"""
        self.see(seat)
        sent = self.sent
        getattr(self, f"{table['game']}_{action['verb'].replace(' ', '_')}")(action)
        self.wait(lambda now: self.sent > sent and not self.unanswered, seat)

    def tap(self, target: str | Locator) -> None:
        (self.page.locator(target).first if isinstance(target, str) else target).click()

    def tray(self, name: str) -> Locator:
        return self.page.locator(".tray").get_by_role("button", name=name)

    def brass(self) -> None:
        self.tap(self.page.locator(".tray .brass"))

    def cartagena_advance(self, action: Action) -> None:
        self.tap(f'.tray [data-card="{action["symbol"]}"]')
        self.tap(f'[data-place="{action["space"]}"]')

    def cartagena_retreat(self, action: Action) -> None:
        self.tap(f'[data-place="{action["space"]}"]')
        self.tap(f'[data-place="{action["to"]}"]')

    def cartagena_end_turn(self, action: Action) -> None:
        """Where something else could be done, the page asks whether it is meant."""
        self.tray("End turn").first.wait_for()
        if not self.page.locator(".tray .brass").count():
            self.tap(self.tray("End turn").first)
        self.brass()

    def battle_choose(self, action: Action) -> None:
        self.tap(
            self.page.locator("button.fleet").filter(has_text={"pirates": "irates", "spain": "pa"}[action["fleet"]])
        )

    def battle_scout(self, action: Action) -> None:
        self.tap(f'[data-square="{action["square"]}"]')
        self.brass()

    def battle_head(self, action: Action) -> None:
        self.tap(self.page.get_by_role("button", name=f"Face {action['heading']}", exact=True))

    def battle_sail(self, action: Action) -> None:
        self.tap(f'[data-square="{action["from"]}"]')
        self.tap(f'[data-square="{action["to"]}"]')

    def battle_turn(self, action: Action) -> None:
        self.tap(f'[data-square="{action["square"]}"]')
        self.tap(self.page.get_by_role("button", name=f"Turn {action['side']}", exact=True))

    def tortuga_keep(self, action: Action) -> None:
        for die in action["dice"]:
            self.tap(self.tray(f"Die {die}"))
        self.brass()

    def tortuga_name(self, action: Action) -> None:
        self.tap(self.tray(SYMBOLS[action["action"]]))
        self.brass()

    tortuga_bonus = tortuga_name

    def tortuga_hunt(self, action: Action) -> None:
        self.brass()

    tortuga_expand = tortuga_recruit = tortuga_hunt

    def tortuga_decline(self, action: Action) -> None:
        self.tap(self.tray("Skip this action"))

    def tortuga_pick(self, action: Action) -> None:
        self.tap(self.tray(f"{action['coins']} coin").first)
        self.brass()

    def tortuga_attack(self, action: Action) -> None:
        attacks = [each for each in self.look()["actions"] if each["verb"] == "attack"]
        victims = list(dict.fromkeys(attack["victim"] for attack in attacks))
        if len(victims) > 1:
            self.tap(self.page.locator(".tray .thing").nth(victims.index(action["victim"])))
        chest = self.tray("Nothing" if action["take"] is None else f"{action['take']} chest")
        if chest.get_attribute("aria-pressed") != "true":
            self.tap(chest)
        self.brass()

    def tortuga_stow(self, action: Action) -> None:
        self.tap(self.tray(f"{action['chest']} chest"))
        self.brass()

    # By keyboard alone

    def type_battle(self, action: Action) -> None:
        """Do this with keys only: Tab, arrows, Enter."""
        self.see()
        sent = self.sent
        for target in self.targets(action):
            self.go_to(target)
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(80)
        self.wait(lambda now: self.sent > sent and not self.unanswered)

    def targets(self, action: Action) -> list[str]:
        """What has to be pressed one after the other: a square, or the beginning of a button's name."""
        match action["verb"]:
            case "scout":
                return [action["square"], ".tray .brass"]
            case "sail":
                return [action["from"], action["to"]]
            case "turn":
                return [action["square"], f'[aria-label="Turn {action["side"]}"]']
            case "head":
                return [f'[aria-label="Face {action["heading"]}"]']
            case _:
                return [f"button.fleet:nth-of-type({('pirates', 'spain').index(action['fleet']) + 1})"]

    def go_to(self, target: str) -> None:
        square = len(target) == 2
        for _ in range(80):
            if self._focused("[data-square]" if square else target):
                break
            self.page.keyboard.press("Tab")
        if not square:
            assert self._focused(target), f"no key leads to {target}"
            return
        for _ in range(12):
            here = self.page.evaluate("() => document.activeElement?.dataset.square ?? ''")
            if here == target:
                return
            self.page.keyboard.press(self._arrow(here, target))
        raise AssertionError(f"no arrow leads to {target}")

    def _arrow(self, here: str, target: str) -> str:
        x, y, to_x, to_y = here[0], here[1], target[0], target[1]
        if y != to_y and (x in "bc" or x == to_x):
            return "ArrowUp" if to_y > y else "ArrowDown"
        return "ArrowRight" if to_x > x else "ArrowLeft"

    def _focused(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => !!document.activeElement?.matches(selector)", selector))


def named(player: BrowserPlayer, name: str) -> BrowserPlayer:
    me = player.page.request.get(f"{player.url}/api/me").json()
    player.page.request.put(f"{player.url}/api/me", data={**me, "name": name})
    return player
