"""Pictures of every screen, phone and desktop, by day and by night: python -m tools.screenshots [FOLDER] [WORD...]

With words, only pictures whose names contain one of them are taken. `--language cs` takes them in Czech.
"""

import argparse
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, get_args

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import connect

from brethren.games import GAMES
from brethren.wire.vocabulary import Language
from tests.server.server_process import ServerProcess
from tests.web.service import CHROMIUM, running

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
THEMES = ("day", "night")
MOMENTS = (0, 1, 9, 30)
"""Decisions before each picture of a game."""


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

    def take(self, page: Page, name: str) -> None:
        if self.words and not any(word in name for word in self.words):
            return
        page.wait_for_timeout(600)
        page.screenshot(path=self.folder / f"{name}.png")

    def all(self, browser: Browser) -> None:
        for size in SIZES:
            for theme in THEMES:
                with self.page(browser, size, theme) as page:
                    self.harbour(page, f"{size}-{theme}")
                    self.courses(page, f"{size}-{theme}")
                    for game in GAMES:
                        self.game(page, game, f"{size}-{theme}")
                    self.figures(page, f"{size}-{theme}")

    def harbour(self, page: Page, look: str) -> None:
        page.goto(self.service.url)
        page.get_by_role("heading", name="Brethren").wait_for()
        self.take(page, f"harbour-{look}")
        for game in GAMES:
            page.goto(f"{self.service.url}/rules/{game}")
            page.get_by_role("heading", level=1).wait_for()
            self.take(page, f"rules-{game}-{look}")

    def courses(self, page: Page, look: str) -> None:
        for game in GAMES:
            page.goto(f"{self.service.url}/learn/{game}")
            page.locator(".lesson, main").first.wait_for()
            self.take(page, f"learn-{game}-{look}")

    def figures(self, page: Page, look: str) -> None:
        paths = {"chance": "/fair", "statistics": "/me", "voyage": "/voyage", "puzzles": "/puzzles", "watch": "/watch"}
        for name, path in paths.items():
            page.goto(self.service.url + path)
            page.get_by_role("heading", level=1).first.wait_for()
            self.take(page, f"{name}-{look}")

    def game(self, page: Page, game: str, look: str) -> None:
        seats = max(GAMES[game].min_seats, GAMES[game].max_seats - 1)
        bots = {str(seat): "gunner" for seat in range(1, seats)}
        made = self._ask(page, {"game": game, "seats": seats, "bots": bots, "lots": False})
        page.goto(f"{self.service.url}/t/{made['table']}")
        page.get_by_role("heading", level=1).first.wait_for()
        self.take(page, f"gathering-{game}-{look}")
        played = 0
        with self._line(page.context, made["table"]) as play:
            for moment in MOMENTS:
                play(moment - played)
                played = moment
                self.take(page, f"{game}-{moment}-{look}")
            play(2_000)
            page.wait_for_timeout(1500)
            self.take(page, f"{game}-over-{look}")
        for view in ("replay", "fair"):
            page.goto(f"{self.service.url}/t/{made['table']}/{view}")
            page.get_by_role("heading", level=1).first.wait_for()
            self.take(page, f"{game}-{view}-{look}")

    def _ask(self, page: Page, body: dict[str, Any]) -> Any:
        page.request.get(f"{self.service.url}/api/me")
        return page.request.post(f"{self.service.url}/api/tables", data=body).json()

    @contextmanager
    def _line(self, context: BrowserContext, table: str) -> Iterator[Any]:
        """The same person, at the same table, by another way: plays so many decisions."""
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
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with running(workers=2) as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=CHROMIUM.arguments)
        Camera(service, asked.folder, asked.words, asked.language).all(browser)
        browser.close()


if __name__ == "__main__":
    main()
