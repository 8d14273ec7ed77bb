"""What a chat shows of a table's link."""

import asyncio
import re
from pathlib import Path

import pytest
from starlette.requests import Request

from brethren.server import site
from brethren.server.invitation import card
from brethren.table.match import Match
from tests.server.server_process import ServerProcess
from tests.table.match_driver import ANN, MatchDriver


def told(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page))


def asked(language: str = "", query: str = "") -> Request:
    headers = [(b"host", b"ship.example"), (b"accept-language", language.encode())]
    return Request(
        {"type": "http", "method": "GET", "path": "/t/T", "query_string": query.encode(), "headers": headers}
    )


def shown(match: Match, language: str = "", query: str = "") -> dict[str, str]:
    return told(card(match, asked(language, query), "https").decode())


def test_an_invitation_says_whose_it_is() -> None:
    driver = MatchDriver.of("tortuga")
    assert shown(driver.match)["og:description"].startswith("You’re invited to a game of Tortuga.")
    driver.do(ANN, "sit", seat=0)
    invitation = shown(driver.match)
    assert invitation["og:title"] == "Tortuga"
    assert invitation["og:description"].startswith("Ann invites you to a game of Tortuga.")
    assert invitation["og:url"] == "https://ship.example/t/T"


def test_a_game_has_its_own_picture_if_the_site_has_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "FOLDER", tmp_path)
    (tmp_path / "card-tortuga.png").touch()
    assert shown(MatchDriver.of("tortuga").match)["og:image"] == "https://ship.example/card-tortuga.png"
    plain = shown(MatchDriver.of("battle").match)
    assert plain["og:image"] == "https://ship.example/icon-512.png"
    assert "og:image:width" not in plain


def test_it_speaks_the_language_of_the_link_or_of_the_person_who_asks() -> None:
    driver = MatchDriver.of("battle")
    driver.do(ANN, "sit", seat=0)
    assert shown(driver.match, "cs-CZ,en;q=0.5")["og:description"].startswith("Ann tě zve ke hře Battle for Tortuga.")
    polish = shown(driver.match, "cs", "lang=pl")
    assert polish["og:description"].startswith("Ann zaprasza cię do gry Bitwa o Tortugę.")
    assert polish["og:title"] == "Bitwa o Tortugę"
    assert shown(driver.match, "xx", "lang=yy")["og:locale"] == "en"


def test_names_are_escaped() -> None:
    driver = MatchDriver.of("battle")
    driver.do(ANN, "sit", seat=0, name='"><b>&{host}')
    assert shown(driver.match)["og:description"].startswith("&quot;&gt;&lt;b&gt;&amp;{host} invites you")


def test_nobody_is_named_once_the_game_has_begun() -> None:
    driver = MatchDriver.playing("battle")
    assert shown(driver.match)["og:description"] == "A game of Battle for Tortuga is under way."
    assert "Ann" not in str(shown(driver.match))


def test_it_stands_in_the_head_of_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Brethren</title></head></html>")
    monkeypatch.setattr(site, "FOLDER", tmp_path)
    driver = MatchDriver.of("battle")
    request = asked()
    page = asyncio.run(site.Site().serve(request, card(driver.match, request, "https"))).body
    assert told(bytes(page).decode().split("</head>")[0])["og:title"] == "Battle for Tortuga"


def test_a_table_that_is_not_there_has_the_plain_page(server: ServerProcess) -> None:
    async def scenario() -> list[str]:
        async with server.guest() as guest:
            table = await guest.make("battle", auto=False)
            pages = [await guest.client.get(path) for path in (f"/t/{table}", "/t/nowhere")]
            assert [page.status_code for page in pages] == [200, 200]
            return [page.text for page in pages]

    assert told(asyncio.run(scenario())[1]) == {}
