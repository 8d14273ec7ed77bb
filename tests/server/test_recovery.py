"""Twelve words bring an identity back when all devices are lost; nobody gets far by guessing them."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from mnemonic import Mnemonic

from brethren.server.recovery.recovery import words_of
from brethren.server.recovery.store import StoredPhrase
from brethren.server.store import Expired, Store
from brethren.table.refusal import Refused
from tests.server.fleet import Fleet
from tests.server.server_process import Guest, ServerProcess
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]
ANN = {"name": "Ann", "language": "cs", "avatar": "octopus"}


async def phrase(guest: Guest) -> list[str]:
    return list((await guest.ask("POST", "/api/me/phrase", status=201))["words"])


async def recover(guest: Guest, words: str, status: int = 200) -> dict[str, str]:
    return dict(await guest.ask("POST", "/api/me/recover", {"phrase": words}, status))


def test_a_phrase_is_replaced_and_goes_with_its_person(with_either: Callable[[Scenario], None]) -> None:
    first, second = (StoredPhrase(name, b"salt", name.encode()) for name in ("first", "second"))

    async def scenario(store: Store) -> None:
        await store.save_person("ann", b"{}", "lost", 10.0)
        assert not await store.has_phrase("ann")
        for each in (first, second):
            await store.save_phrase("ann", each)
        assert await store.has_phrase("ann")
        assert await store.phrase("first") is None
        assert await store.phrase("second") == second
        assert not await store.recover(first, "guessed")
        assert not await store.recover(StoredPhrase("second", b"salt", b"wrong"), "guessed")
        assert await store.person("guessed") is None
        assert await store.recover(second, "found")
        assert (await store.person("found") or ("",))[0] == "ann"
        assert await store.expire(20.0, 10) == Expired(0, 1)
        assert await store.phrase("second") is None
        assert not await store.recover(second, "late")

    with_either(scenario)


def test_a_phrase_opens_the_identity_on_a_new_device(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as phone, server.guest() as laptop:
            await ann.ask("PUT", "/api/me", ANN)
            table = await ann.make("battle")
            assert await ann.ask("GET", "/api/me/phrase") == {"exists": False}
            words = await phrase(ann)
            assert len(words) == 12
            assert Mnemonic("english").check(" ".join(words))
            assert await ann.ask("GET", "/api/me/phrase") == {"exists": True}
            before = phone.cookie
            assert await recover(phone, " ".join(words)) == ANN
            assert phone.cookie != before
            assert [each["table"] for each in (await phone.ask("GET", "/api/tables"))["tables"]] == [table]
            # It can be used again, with other capitals and whatever stands between the words.
            assert await recover(laptop, "\n".join(f" {n}. {word.upper()} ," for n, word in enumerate(words, 1))) == ANN
            # The device that was lost still belongs to the same person, as after a code.
            assert await ann.ask("GET", "/api/me") == ANN

    asyncio.run(scenario())


def test_a_new_phrase_ends_the_old_one(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            await ann.ask("PUT", "/api/me", ANN)
            old, new = await phrase(ann), await phrase(ann)
            assert (await recover(eve, " ".join(old), 400))["reason"] == "no such phrase"
            assert (await eve.ask("GET", "/api/me"))["name"] == "Sailor"
            assert (await recover(eve, " ".join(new)))["name"] == "Ann"

    asyncio.run(scenario())


def test_the_words_are_not_stored(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data").open()

    async def scenario() -> list[str]:
        async with server.guest() as ann, server.guest() as ben:
            await phrase(ben)
            return await phrase(ann)

    try:
        words = asyncio.run(scenario())
    finally:
        server.close()
    with sqlite3.connect(server.data / "brethren.db") as database:
        rows = database.execute("SELECT selector, salt, digest FROM phrase").fetchall()
        dump = "\n".join(database.iterdump())
    database.close()
    assert len({salt for _, salt, _ in rows}) == len(rows) == 2, "each has a salt of its own"
    assert all(len(salt) == 16 and len(digest) == 32 for _, salt, digest in rows)
    assert " ".join(words[:3]) not in dump
    assert " ".join(words[:3]) not in server.log.read_text()


def test_what_cannot_be_a_phrase_is_refused(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            words = await phrase(ann)
            # Twelve of the same word fit together only by chance: "abandon" twelve times doesn't.
            wrong = (
                " ".join(words[:11]),
                " ".join([*words, words[0]]),
                "abandon " * 12,
                "žluťoučký kůň",
                "\x00",
                "1 2 3",
            )
            for each in wrong:
                assert (await recover(eve, each, 400))["reason"] == "no such phrase"
            for each in ("", "a" * 301):
                assert (await recover(eve, each, 400))["reason"] == "malformed"
            nobody = Mnemonic("english").generate(128)
            assert (await recover(eve, nobody, 400))["reason"] == "no such phrase"
            # The right beginning, and an end that isn't.
            assert (await recover(eve, " ".join(one_like(words)), 400))["reason"] == "no such phrase"
            refused = await eve.ask(
                "POST", "/api/me/recover", {"phrase": " ".join(words)}, 403, origin="https://evil.example"
            )
            assert refused["reason"] == "foreign"
            await eve.ask("POST", "/api/me/phrase", None, 403, origin="https://evil.example")

    asyncio.run(scenario())


def one_like(words: list[str]) -> list[str]:
    """Another phrase that could be one, with the same first words."""
    while True:
        other = [*words[:4], *Mnemonic("english").generate(128).split()[4:]]
        if Mnemonic("english").check(" ".join(other)):
            return other


def test_guessing_is_limited_by_address_and_for_all_together(tmp_path: Path) -> None:
    # A minute's worth: two guesses from one address, three from all.
    server = ServerProcess(tmp_path / "data", address_guesses=2 / 60, guesses=3 / 60).open()

    async def status(address: str, path: str, body: dict[str, str]) -> int:
        async with server.guest(**{"x-forwarded-for": address}) as eve:
            return (await eve.client.post(path, json=body)).status_code

    async def guess(address: str, typed: str = "") -> int:
        return await status(address, "/api/me/recover", {"phrase": typed or Mnemonic("english").generate(128)})

    async def scenario() -> None:
        assert [await guess("10.0.0.1") for _ in range(3)] == [400, 400, 429]
        # Slips of the pen count for their address alone.
        assert [await guess("10.0.0.2", "abandon " * 12) for _ in range(3)] == [400, 400, 429]
        assert await status("10.0.0.3", "/api/me/carry", {"code": "ABCDEFGH"}) == 400
        assert await guess("10.0.0.4") == 429, "all together have had their share"
        assert await status("10.0.0.5", "/api/me/carry", {"code": "ABCDEFGH"}) == 429

    try:
        asyncio.run(scenario())
        assert not server.failures()
    finally:
        server.close()


def test_two_servers_know_the_same_phrases(tmp_path: Path) -> None:
    fleet = Fleet(tmp_path, workers=1)

    async def scenario() -> None:
        first, second = fleet.servers
        async with first.guest() as ann, second.guest() as phone, first.guest() as eve:
            await ann.ask("PUT", "/api/me", ANN)
            old, new = await phrase(ann), await phrase(ann)
            assert (await recover(eve, " ".join(old), 400))["reason"] == "no such phrase"
            assert await recover(phone, " ".join(new)) == ANN

    fleet.run(scenario)


@pytest.mark.parametrize("typed", ["{}", "  {}\n", "\t{}\u00a0", "«{}»"])
def test_words_are_read_however_they_are_typed(typed: str) -> None:
    words = Mnemonic("english").generate(128).split()
    assert words_of(typed.format("-".join(words).title())) == words
    with pytest.raises(Refused):
        words_of(typed.format(" ".join(words[:-1])))
