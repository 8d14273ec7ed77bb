"""Requests by HTTP: identities, permissions, and what every answer has."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from brethren.server import clock
from brethren.server.app import application
from brethren.server.handlers import ENDPOINTS
from brethren.server.middleware import HEADERS
from brethren.server.openapi import page
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from tests.server.server_process import Player, ServerProcess, do, hear, sit, started

LONG_COOKIE = "x" * 5000


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/health", 200),
        ("/ready", 200),
        ("/metrics", 200),
        ("/", 200),
        ("/api/openapi.json", 200),
        ("/api/me", 200),
        ("/api/games", 200),
        ("/api/games/battle/shapes", 200),
        ("/api/games/chess/shapes", 404),
        ("/api/lessons/battle", 200),
        ("/api/lessons/chess", 404),
        ("/api/tables", 200),
        ("/api/tables/nowhere", 404),
        ("/api/nothing", 404),
        ("/nothing.js", 404),
        ("/api/tables/nowhere/at/x", 400),
    ],
)
def test_every_answer_has_our_headers(server: ServerProcess, path: str, status: int) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    if status != 200:
        assert set(answer.json()) == {"reason", "message", "details"}


def test_refusals_have_our_headers_too(server: ServerProcess) -> None:
    for answer, status in (
        (httpx.delete(server.url + "/api/me"), 405),
        (httpx.post(server.url + "/api/tables", content="{"), 400),
        (httpx.post(server.url + "/api/tables", content=b"x" * 100_000), 413),
        (httpx.post(server.url + "/api/me/code", headers={"origin": "http://elsewhere.example"}), 403),
    ):
        assert answer.status_code == status
        assert HEADERS.items() <= answer.headers.items()
        assert answer.json()["reason"]


def test_even_what_nobody_foresaw_has_our_headers_and_tells_nothing(tmp_path: Path) -> None:
    """An application that hasn't started answers 500."""

    async def scenario() -> httpx.Response:
        store = Sqlite(tmp_path / "brethren.db", "OFF")
        transport = httpx.ASGITransport(application(Settings(), store, None), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            answer = await client.get("/api/me")
        await store.close()
        return answer

    answer = asyncio.run(scenario())
    assert answer.status_code == 500
    assert answer.json()["reason"] == "our fault"
    assert "Error" not in answer.text
    assert HEADERS.items() <= answer.headers.items()


def test_answers_carry_the_time_that_moves_are_stamped_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after the machine's clock was set: browsers show players' clocks by it."""
    monkeypatch.setattr(clock, "_START", clock._START - 3600)

    async def scenario() -> httpx.Response:
        store = Sqlite(tmp_path / "brethren.db", "OFF")
        transport = httpx.ASGITransport(application(Settings(), store, None))
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            answer = await client.get("/health")
        await store.close()
        return answer

    date = parsedate_to_datetime(asyncio.run(scenario()).headers["date"])
    assert abs(date.timestamp() - clock.now()) < 60


def test_health_readiness_and_numbers(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/health").text == "well\n"
    assert httpx.get(f"{server.url}/ready").text == "ready\n"
    numbers = httpx.get(f"{server.url}/metrics").text
    for name in ("brethren_tables_open", "brethren_connections", "brethren_commit_seconds"):
        assert name in numbers


def test_a_visitor_gets_a_cookie_that_scripts_cannot_read(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"accept-language": "cs-CZ,cs;q=0.9"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.json() == {"name": "Námořník", "language": "cs", "avatar": "anchor"}
    again = httpx.get(f"{server.url}/api/me", cookies={"brethren": answer.cookies["brethren"]})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("forged", ["x", "0" * 33, "' OR 1=1 --", "%00", LONG_COOKIE, "é".encode().decode("latin-1")])
def test_a_forged_cookie_is_nobodys(server: ServerProcess, forged: str) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers=[(b"cookie", f"brethren={forged}".encode("latin-1"))])
    assert answer.status_code == 200
    assert answer.json()["name"] == "Sailor"
    assert "set-cookie" in answer.headers


def people_stored(server: ServerProcess) -> int:
    with closing(sqlite3.connect(server.data / "brethren.db", timeout=30)) as database:
        return int(database.execute("SELECT count(*) FROM person").fetchone()[0])


def test_nothing_is_stored_about_somebody_who_only_looks(server: ServerProcess) -> None:
    async def scenario() -> None:
        before = people_stored(server)
        for _ in range(20):
            httpx.get(f"{server.url}/api/me")
        async with server.guest() as ann, server.guest() as ben:
            table = await ann.make("battle")
            async with ben.connect(table) as line:
                await hear(line, "update")
            assert people_stored(server) == before
            # They are the same people nevertheless.
            assert [each["table"] for each in (await ann.ask("GET", "/api/tables"))["tables"]] == [table]
            assert (await ben.ask("GET", "/api/tables"))["tables"] == []
            await sit(ben, table, 1)
            assert [each["table"] for each in (await ben.ask("GET", "/api/tables"))["tables"]] == [table]
            await ben.ask("PUT", "/api/me", {"name": "Ben", "language": "en", "avatar": "star"})
            assert people_stored(server) == before + 1
            assert [each["table"] for each in (await ben.ask("GET", "/api/tables"))["tables"]] == [table]

    asyncio.run(scenario())


def test_a_socket_needs_a_cookie(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("battle")
            for cookie in ("", "brethren=forged", f"brethren={LONG_COOKIE}"):
                async with ann.connect(table, cookie=cookie) as line:
                    answer = await hear(line, "answer")
                    assert answer["problem"]["reason"] == "stranger"
                    await line.wait_closed()
                    assert line.close_code == 4400
            async with ann.connect("nowhere") as line:
                assert (await hear(line, "answer"))["problem"]["reason"] == "no such table"

    asyncio.run(scenario())


def test_the_scheme_of_the_page_counts_too(server: ServerProcess) -> None:
    """As a proxy with HTTPS says it."""
    own, secure = server.url, server.url.replace("http", "https")
    for proto, origin, status in (
        (None, own, 200),
        (None, secure, 403),
        ("https", secure, 200),
        ("https", own, 403),
        ("http", secure, 403),
    ):
        headers = {"origin": origin} | ({"x-forwarded-proto": proto} if proto else {})
        assert httpx.post(f"{server.url}/api/me/code", headers=headers).status_code == status, (proto, origin)


def test_only_this_machine_asks_for_numbers(server: ServerProcess) -> None:
    for path in ("/ready", "/metrics"):
        assert httpx.get(server.url + path).status_code == 200
        answer = httpx.get(server.url + path, headers={"x-forwarded-for": "203.0.113.9"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "not found")
    assert httpx.get(f"{server.url}/health", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200


@pytest.fixture(scope="module")
def safe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that people reach by HTTPS, under names of its own, with monitors elsewhere."""
    data, monitors = tmp_path_factory.mktemp("safe") / "data", "127.0.0.1,203.0.113.0/24"
    server = ServerProcess(data, secure=True, hosts="play.example.org, 127.0.0.1", monitors=monitors).open()
    yield server
    server.close()
    assert not server.failures()


def test_over_https_the_cookie_is_bound_to_the_host_and_the_host_to_https(safe: ServerProcess) -> None:
    answer = httpx.get(f"{safe.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-brethren=")
    assert {"secure", "path=/", "httponly"} <= {part.strip().lower() for part in cookie.split(";")}
    assert "domain" not in cookie.lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    again = httpx.get(f"{safe.url}/api/me", headers={"cookie": cookie.split(";")[0]})
    assert "set-cookie" not in again.headers


def test_the_cookie_from_before_https_is_exchanged(safe: ServerProcess) -> None:
    key, ann = "k" * 32, {"name": "Ann", "language": "en", "avatar": "star"}
    answer = httpx.put(f"{safe.url}/api/me", json=ann, headers={"cookie": f"brethren={key}"})
    new, old = answer.headers.get_list("set-cookie")
    assert new.startswith(f"__Host-brethren={key};")
    assert old.startswith('brethren="";')
    assert "max-age=0" in old.lower()
    both = {"cookie": f"brethren={'x' * 32}; __Host-brethren={key}"}
    assert httpx.get(f"{safe.url}/api/me", headers=both).json() == ann


def test_only_names_of_the_server_are_answered(safe: ServerProcess) -> None:
    for host, status in (
        ("play.example.org", 200),
        ("PLAY.example.org:443", 200),
        (f"127.0.0.1:{safe.port}", 200),
        ("elsewhere.example", 403),
        ("play.example.org.elsewhere.example", 403),
        ("", 403),
    ):
        assert httpx.get(f"{safe.url}/api/me", headers={"host": host}).status_code == status, host
    # Without a proxy that says so, HTTPS is what the settings say.
    for origin, status in (("https://play.example.org", 200), ("http://play.example.org", 403)):
        headers = {"host": "play.example.org", "origin": origin}
        assert httpx.post(f"{safe.url}/api/me/code", headers=headers).status_code == status
    assert httpx.get(f"{safe.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_pages_of_other_sites_get_nothing_done(server: ServerProcess, origin: str) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("battle")
            new = {"game": "battle", "seats": 2}
            assert (await ann.ask("POST", "/api/tables", new, 403, origin=origin))["reason"] == "foreign"
            me = {"name": "X", "language": "en", "avatar": "star"}
            assert (await ann.ask("PUT", "/api/me", me, 403, origin=origin))["reason"] == "foreign"
            async with ann.connect(table, origin=origin) as line:
                assert (await hear(line, "answer"))["problem"]["reason"] == "foreign"
            await ann.ask("POST", "/api/tables", new, 201, origin=server.url)
            async with ann.connect(table, origin=server.url) as line:
                assert (await hear(line, "update"))["table"]["me"] == 0

    asyncio.run(scenario())


def test_a_name_is_kept_and_shown(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            me = {"name": "Żółw 🐢", "language": "pl", "avatar": "turtle"}
            assert await ann.ask("PUT", "/api/me", me) == me
            assert await ann.ask("GET", "/api/me") == me
            table = await ann.make("battle")
            assert (await ann.ask("GET", f"/api/tables/{table}"))["players"][0]["name"] == "Żółw 🐢"
            for name in ("", " ", "a" * 25, 7, None):
                await ann.ask("PUT", "/api/me", {**me, "name": name}, 400)

    asyncio.run(scenario())


def test_a_code_carries_an_identity_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as phone, server.guest() as eve:
            await ann.ask("PUT", "/api/me", {"name": "Ann", "language": "hu", "avatar": "star"})
            table = await ann.make("battle", bots={"1": "random"})
            old = (await ann.ask("POST", "/api/me/code"))["code"]
            code = (await ann.ask("POST", "/api/me/code"))["code"]
            for wrong in (old, "nonsense", code[:-1]):
                refused = await eve.ask("POST", "/api/me/carry", {"code": wrong}, 400)
                assert refused["reason"] == "no such code"
            spoken = f" {code[:4].lower()} {code[4:]} "
            assert (await phone.ask("POST", "/api/me/carry", {"code": spoken}))["name"] == "Ann"
            assert (await phone.ask("GET", "/api/me"))["name"] == "Ann"
            await eve.ask("POST", "/api/me/carry", {"code": code}, 400)
            assert phone.cookie != ann.cookie
            tables = (await phone.ask("GET", "/api/tables"))["tables"]
            assert [each["table"] for each in tables] == [table]
            assert (await Player(phone, table).play())["result"]
            await phone.ask("PUT", "/api/me", {"name": "Anna", "language": "hu", "avatar": "star"})
            assert (await ann.ask("GET", "/api/me"))["name"] == "Anna"

    asyncio.run(scenario())


def test_my_tables_and_whose_turn_it_is(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            first, second = await ann.make("cartagena", auto=False, lots=False), await ann.make("tortuga")
            await sit(ben, first, 1)
            listed = (await ann.ask("GET", "/api/tables"))["tables"]
            assert [each["table"] for each in listed] == [second, first]
            async with ann.connect(first) as line:
                await do(line, "start")
            assert [each["my_turn"] for each in (await ann.ask("GET", "/api/tables"))["tables"]] == [False, True]
            assert [each["my_turn"] for each in (await ben.ask("GET", "/api/tables"))["tables"]] == [False]

    asyncio.run(scenario())


def test_my_tables_say_when_my_time_runs_out(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await ann.make("cartagena", auto=False, lots=False, clock={"move": 86_400})
            await sit(ben, table, 1)
            async with ann.connect(table) as line:
                await do(line, "start")
                shown = (await ann.ask("GET", f"/api/tables/{table}"))["timing"][0]["due"]
            mine = (await ann.ask("GET", "/api/tables"))["tables"][0]
            assert mine["due"] == shown
            assert abs(shown - time.time() - 86_400) < 600
            assert (await ben.ask("GET", "/api/tables"))["tables"][0]["due"] is None

    asyncio.run(scenario())


def test_players_look_only_from_their_own_seat(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await started(ann, ben, "tortuga")
            for path in ("", "/story", "/at/1", "/record"):
                refused = await ann.ask("GET", f"/api/tables/{table}{path}?seat=1", status=400)
                assert refused["reason"] == "not yours"
                for seat in ("-1", "x", "1e3", "\uff19", "", "9" * 50):
                    await ann.ask("GET", f"/api/tables/{table}{path}?seat={seat}", status=400)
            async with ann.connect(table, seat=1) as line:
                assert (await hear(line, "answer"))["problem"]["reason"] == "not yours"

    asyncio.run(scenario())


def test_games_are_listed_with_what_can_be_chosen(server: ServerProcess) -> None:
    games = httpx.get(f"{server.url}/api/games").json()
    assert [game["key"] for game in games["games"]] == ["battle", "cartagena", "tortuga"]
    assert "captain" in games["levels"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little patience."""
    data = tmp_path_factory.mktemp("strict") / "data"
    server = ServerProcess(data, commands=2, requests=4, tables=0.05, address_names=0.05).open()
    yield server
    server.close()
    assert not server.failures()


def test_too_much_from_one_person_or_one_address_is_refused(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with strict.guest() as ann:
            table = await ann.make("battle")
            new = {"game": "battle", "seats": 2}
            made = [await ann.client.post("/api/tables", content=json.dumps(new)) for _ in range(4)]
            assert 429 in [answer.status_code for answer in made]
            me = json.dumps({"name": "Eve", "language": "en", "avatar": "parrot"})
            strangers = [httpx.AsyncClient(base_url=strict.url) for _ in range(5)]
            named = [(await stranger.put("/api/me", content=me)).status_code for stranger in strangers]
            assert named == [200, 200, 200, 429, 429]
            for stranger in strangers:
                await stranger.aclose()
            await asyncio.sleep(3)
            async with ann.connect(table) as line:
                told = [await do(line, "exclaim", phrase="ahoy") for _ in range(20)]
                reasons = [answer["problem"]["reason"] for answer in told if not answer["done"]]
                assert reasons
                assert set(reasons) == {"too often"}
                await asyncio.sleep(1.5)
                assert (await do(line, "exclaim", phrase="sorry"))["done"]
            # Some are answered at once, some wait for their turn, and those for whom that takes too long are refused.
            answers = await asyncio.gather(*(ann.client.get("/api/me") for _ in range(100)))
            statuses = [answer.status_code for answer in answers]
            assert 20 <= statuses.count(200) < 100
            assert set(statuses) == {200, 429}
            assert (await ann.ask("GET", "/api/me"))["name"] == "Sailor"

    asyncio.run(scenario())


api = schemathesis.openapi.from_dict(page(ENDPOINTS, "1"))


@api.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_published_description_is_true(case: Any, server: ServerProcess) -> None:
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    case.call_and_validate(base_url=server.url, checks=checks)
