"""Pictures of every screen, phone and desktop, by day and by night: python -m tools.screenshots [FOLDER] [WORD...]

With words, only pictures whose names contain one of them are taken. `--language cs` takes them in Czech; `--size phone`
and `--theme day` leave out the others.
"""

import argparse
import json
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, get_args

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import connect

from brethren.games import GAMES
from brethren.wire.vocabulary import Language
from tests.server.notices.mailing import mail_server
from tests.server.server_process import ServerProcess
from tests.web.service import CHROMIUM, running

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
THEMES = ("day", "night")
MOMENTS = (0, 1, 9, 30)
"""Decisions before each picture of a game."""
FIGURES = {
    "chance": "/fair",
    "statistics": "/me",
    "puzzles": "/puzzles",
    "watch-none": "/watch",
    "practice": "/practice",
    "replay-file": "/replay",
    "mail": "/mail/confirm/x",
    **{f"puzzle-{game}": f"/puzzles/{game}/1" for game in GAMES},
    "voyage": "/voyage",
}
"""Pages of their own; the last one begins a game."""
DEPTH = "one => Math.max(0, ...[one, ...one.querySelectorAll('*')].map((part) => part.scrollHeight))"
"""How high everything in a sheet is."""


class Camera:
    def __init__(self, service: ServerProcess, folder: Path, words: list[str], language: str) -> None:
        self.service, self.folder, self.words, self.language = service, folder, words, language

    @contextmanager
    def page(self, browser: Browser, size: str, theme: str) -> Iterator[Page]:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale=self.language,
            extra_http_headers={"accept-language": self.language},  # for what is asked without a page too
        )
        context.add_init_script(f"localStorage.setItem('brethren', '{json.dumps({'theme': theme})}')")
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        if self.words and not any(word in name for word in self.words):
            return
        page.wait_for_timeout(600)
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    def sheet(self, page: Page, name: str) -> None:
        """All of an open sheet, however long: everything unfolded, in a window as high as that."""
        page.get_by_role("dialog").wait_for()
        page.locator("dialog details:not([open]) > summary").evaluate_all("all => all.forEach(one => one.click())")
        page.wait_for_timeout(600)
        width, height = SIZES["phone" if page.evaluate("innerWidth") < 700 else "desktop"]
        page.set_viewport_size({"width": width, "height": max(height, 2 * page.locator("dialog").evaluate(DEPTH))})
        self.take(page, name)
        page.set_viewport_size({"width": width, "height": height})

    def all(self, browser: Browser, sizes: list[str], themes: list[str]) -> None:
        for size in sizes:
            for theme in themes:
                look = f"{size}-{theme}"
                with self.page(browser, size, theme) as page:
                    if self.wants("harbour", "rules"):
                        self.harbour(page, look)
                    if self.wants("learn"):
                        self.courses(page, look)
                    for game in GAMES:
                        if self.wants("gathering", game):
                            self.game(page, game, look)
                    if self.wants(*FIGURES):
                        self.figures(page, look)
                with self.page(browser, size, theme) as page, self.page(browser, "phone", theme) as friend:
                    if self.wants("gathering-empty", "menu", "watch", "friends", "inviting", "invited"):
                        self.friends(page, friend, look)
                    if self.wants("you", "settings"):
                        self.sheets(page, look)

    def wants(self, *names: str) -> bool:
        """Whether pictures with one of these names are among those that are asked for."""
        return not self.words or any(word in name or name in word for word in self.words for name in names)

    def harbour(self, page: Page, look: str) -> None:
        page.goto(self.service.url)
        page.get_by_role("heading", name="Brethren").wait_for()
        self.take(page, f"harbour-{look}", whole=True)
        for game in GAMES:
            page.goto(f"{self.service.url}/rules/{game}")
            page.get_by_role("heading", level=1).wait_for()
            self.take(page, f"rules-{game}-{look}", whole=True)

    def courses(self, page: Page, look: str) -> None:
        """The first scene of each course, and every fourth; the last one is the end."""
        for game in GAMES:
            page.goto(f"{self.service.url}/learn/{game}")
            onward, number = page.locator(".said .way > button").last, 0
            onward.wait_for()
            while onward.count():
                if number % 4 == 0:
                    self.take(page, f"learn-{game}-{number:02}-{look}")
                onward.click()
                number += 1
                page.wait_for_timeout(100)
            self.take(page, f"learn-{game}-end-{look}")

    def figures(self, page: Page, look: str) -> None:
        for name, path in FIGURES.items():
            page.goto(self.service.url + path)
            page.get_by_role("heading", level=1).first.wait_for()
            page.wait_for_load_state("networkidle")
            self.take(page, f"{name}-{look}", whole=True)
        page.locator(".brass").first.click()
        page.wait_for_url("**/t/*")
        self.take(page, f"voyage-begun-{look}")

    def friends(self, page: Page, friend: Page, look: str) -> None:
        """After a game with somebody: friends, invitations, a public game, a table that waits for its players."""
        for one, name in ((page, "Anna"), (friend, "Ben")):
            me = one.request.get(f"{self.service.url}/api/me").json()
            me = {"name": name, "avatar": me["avatar"], "language": self.language}
            one.request.put(f"{self.service.url}/api/me", data=me)
        made = self._ask(page, {"game": "battle", "seats": 2, "lots": False, "public": True})
        for one in (page, friend):
            one.goto(f"{self.service.url}/t/{made['table']}")
            one.locator("#seats").wait_for()
        self.take(page, f"gathering-empty-{look}", whole=True)
        friend.locator("main ol .brass").first.click()
        friend.wait_for_timeout(1500)
        with self._line(page.context, made["table"]):
            page.locator(".tray").wait_for()
            page.locator("header.bar button").last.click()
            self.sheet(page, f"menu-{look}")
        page.goto(f"{self.service.url}/watch")
        page.locator("main a").first.wait_for()
        self.take(page, f"watch-{look}")
        page.goto(self.service.url)
        page.locator(".games").wait_for()
        self.take(page, f"friends-{look}", whole=True)
        invited = self._ask(friend, {"game": "cartagena", "seats": 3, "lots": False})
        friend.goto(f"{self.service.url}/t/{invited['table']}")
        friend.locator("#invite-friends ~ ul button").first.click()
        friend.wait_for_timeout(500)
        self.take(friend, f"inviting-{look}", whole=True)
        page.goto(self.service.url)
        page.locator(".games").wait_for()
        self.take(page, f"invited-{look}", whole=True)

    def sheets(self, page: Page, look: str) -> None:
        """Who you are, and the settings."""
        page.goto(self.service.url)
        page.locator(".harbour header button").first.click()
        self.sheet(page, f"you-{look}")
        page.locator("dialog details .brass, dialog details .quiet").evaluate_all(
            "all => all.forEach(one => one.click())"
        )
        self.sheet(page, f"you-shown-{look}")
        page.goto(self.service.url)
        page.locator(".harbour header button").last.click()
        self.sheet(page, f"settings-{look}")

    def game(self, page: Page, game: str, look: str) -> None:
        seats = max(GAMES[game].min_seats, GAMES[game].max_seats - 1)
        bots = {str(seat): "gunner" for seat in range(1, seats)}
        made = self._ask(page, {"game": game, "seats": seats, "bots": bots, "lots": False})
        page.goto(f"{self.service.url}/t/{made['table']}")
        page.get_by_role("heading", level=1).first.wait_for()
        self.take(page, f"gathering-{game}-{look}", whole=True)
        played = 0
        with self._line(page.context, made["table"]) as play:
            for moment in MOMENTS:
                play(moment - played)
                played = moment
                self.take(page, f"{game}-{moment}-{look}")
            play(2_000)
            page.wait_for_timeout(1500)
            self.take(page, f"{game}-over-{look}")
        for view in ("replay", "fair", "deal"):
            page.goto(f"{self.service.url}/t/{made['table']}/{view}")
            page.get_by_role("heading", level=1).first.wait_for()
            self.take(page, f"{game}-{view}-{look}", whole=True)

    def _ask(self, page: Page, body: dict[str, Any]) -> Any:
        page.request.get(f"{self.service.url}/api/me")
        return page.request.post(f"{self.service.url}/api/tables", data=body).json()

    @contextmanager
    def _line(self, context: BrowserContext, table: str) -> Iterator[Any]:
        """The same person at the same table, over a connection of its own: plays this many decisions."""
        cookie = "; ".join(f"{c['name']}={c['value']}" for c in context.cookies())
        random = Random(1)
        with connect(
            f"{self.service.url.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers={"cookie": cookie}
        ) as socket:
            latest: dict[str, Any] = {}

            def hear() -> bool:
                """Whether what came was an update."""
                message = json.loads(socket.recv(timeout=60))
                if message["kind"] == "update":
                    latest.update(message)
                return bool(message["kind"] == "update")

            def do(**command: Any) -> None:
                socket.send(json.dumps({"id": secrets.token_hex(8), **command}))

            def wait() -> None:
                while not latest or not (latest["table"]["actions"] or latest["table"]["result"]):
                    hear()

            def play(moves: int) -> None:
                wait()
                for _ in range(moves):
                    if latest["table"]["result"]:
                        return
                    action = random.choice(latest["table"]["actions"])["id"]
                    do(do="play", number=latest["number"], action=action)
                    while not hear():
                        pass
                    wait()

            hear()
            do(do="start")
            yield play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("words", nargs="*")
    parser.add_argument("--language", choices=get_args(Language), default="en")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        mail_server(Path(folder)) as (_, mailing),
        running(workers=2, notice_networks="127.0.0.0/8", **mailing) as service,
    ):
        take(service, asked)


def take(service: ServerProcess, asked: argparse.Namespace) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=CHROMIUM.arguments)
        camera = Camera(service, asked.folder, asked.words, asked.language)
        camera.all(browser, asked.size or list(SIZES), asked.theme or list(THEMES))
        browser.close()


if __name__ == "__main__":
    main()
