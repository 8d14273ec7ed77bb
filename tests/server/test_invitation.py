"""What a chat shows of a table's link."""

import asyncio
import re
from pathlib import Path

import pytest
from starlette.requests import Request

from brethren.server import site
from brethren.server.invitation import card
from brethren.table.match import Match
from tests.server.house import House
from tests.table.party import ANN, Party


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
    party = Party.of("tortuga")
    assert shown(party.match)["og:description"].startswith("You’re invited to a game of Tortuga.")
    party.do(ANN, "sit", seat=0)
    invitation = shown(party.match)
    assert invitation["og:title"] == "Tortuga"
    assert invitation["og:description"].startswith("Ann invites you to a game of Tortuga.")
    assert invitation["og:url"] == "https://ship.example/t/T"
    assert invitation["og:image"] == "https://ship.example/card-tortuga.png"


def test_it_speaks_the_language_of_the_link_or_of_whoever_asks() -> None:
    party = Party.of("battle")
    party.do(ANN, "sit", seat=0)
    assert shown(party.match, "cs-CZ,en;q=0.5")["og:description"].startswith("Ann tě zve ke hře Battle for Tortuga.")
    assert shown(party.match, "cs", "lang=pl")["og:description"].startswith("Ann zaprasza cię")
    assert shown(party.match, "xx", "lang=yy")["og:locale"] == "en"


def test_names_are_escaped() -> None:
    party = Party.of("battle")
    party.do(ANN, "sit", seat=0, name='"><b>&{host}')
    assert shown(party.match)["og:description"].startswith("&quot;&gt;&lt;b&gt;&amp;{host} invites you")


def test_nobody_is_named_once_the_game_has_begun() -> None:
    party = Party.playing("battle")
    assert shown(party.match)["og:description"] == "A game of Battle for Tortuga is under way."
    assert "Ann" not in str(shown(party.match))


def test_it_stands_in_the_head_of_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Brethren</title></head></html>")
    monkeypatch.setattr(site, "FOLDER", tmp_path)
    party = Party.of("battle")
    request = asked()
    page = asyncio.run(site.Site().serve(request, card(party.match, request, "https"))).body
    assert told(bytes(page).decode().split("</head>")[0])["og:title"] == "Battle for Tortuga"


def test_a_table_that_is_not_there_has_the_plain_page(house: House) -> None:
    async def scenario() -> list[str]:
        async with house.guest() as guest:
            table = await guest.make("battle", auto=False)
            pages = [await guest.client.get(path) for path in (f"/t/{table}", "/t/nowhere")]
            assert [page.status_code for page in pages] == [200, 200]
            return [page.text for page in pages]

    assert told(asyncio.run(scenario())[1]) == {}
