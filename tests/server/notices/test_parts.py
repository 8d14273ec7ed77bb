"""Encryption, answers of push services, and quiet hours."""

from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import aiosmtplib
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec.structs import replace

from brethren.server.clock import now
from brethren.server.notices import courier, smtp
from brethren.server.notices.courier import MAX_TRIES
from brethren.server.notices.delivery import LONGEST_WAIT, Delivery, Fate, delivery
from brethren.server.notices.message import text
from brethren.server.notices.preferences import quiet_until
from brethren.server.notices.push import MAX_MESSAGE, Keys, encrypted
from brethren.server.notices.push_channel import Message, message
from brethren.server.notices.store import Owed
from brethren.server.notices.turns import TurnNews
from brethren.server.notices.words import WORDS
from brethren.wire.notices import QuietHours
from brethren.wire.vocabulary import Language
from tests.server.notices.pushing import decoded, decrypted, encoded

# RFC 8291, appendix A.
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
LONGEST = 24
"""Letters of a name."""
SECRET, PRIVATE = "BTBZMqHH6r4Tts7J_aSIgg", "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"


def test_our_reader_reads_the_standards_example() -> None:
    key = ec.derive_private_key(int.from_bytes(decoded(PRIVATE)), ec.SECP256R1())
    assert decrypted(decoded(BODY), key, decoded(SECRET)) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize("length", [1, 511, 512, 3000, 3584, MAX_MESSAGE])
def test_what_is_encrypted_can_be_read_and_its_length_tells_little(length: int) -> None:
    key = ec.derive_private_key(int.from_bytes(decoded(PRIVATE)), ec.SECP256R1())
    keys = Keys(encoded(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)), SECRET)
    body = encrypted(b"x" * length, keys)
    assert decrypted(body, key, decoded(SECRET)) == b"x" * length
    assert len(body) in {len(encrypted(b"y" * other, keys)) for other in (length, max(1, length - 1))}
    assert (len(body) - 21 - 65 - 16) % 512 == 0 or len(body) == 4096
    assert encrypted(b"x" * length, keys) != body


@pytest.mark.parametrize(
    ("status", "retry_after", "expected"),
    [
        (201, "", Delivery("sent")),
        (202, "", Delivery("sent")),
        (404, "", Delivery("gone")),
        (410, "", Delivery("gone")),
        (401, "", Delivery("refused")),
        (403, "", Delivery("refused")),
        (413, "", Delivery("refused")),
        (301, "", Delivery("refused")),
        (429, "120", Delivery("later", 120.0)),
        (429, "Thu, 01 Jan 1970 00:00:00 GMT", Delivery("later", 0.0)),
        (429, "Fri, 01 Jan 2999 00:00:00 GMT", Delivery("later", LONGEST_WAIT)),
        (429, "soon", Delivery("later")),
        (503, "999999999999999", Delivery("later")),
    ],
)
def test_what_an_answer_means(status: int, retry_after: str, expected: Delivery) -> None:
    assert delivery(status, retry_after) == expected


@pytest.mark.parametrize(
    ("code", "text", "fate"),
    [
        (550, "nobody here", "gone"),
        (550, "5.1.1 no such user", "gone"),
        (550, "5.2.1 mailbox disabled", "gone"),
        (550, "5.7.1 relaying denied", "refused"),
        (550, "5.7.26 this mail is not signed", "refused"),
        (552, "5.2.2 mailbox full", "refused"),
        (554, "relay access denied", "refused"),
        (450, "4.2.0 greylisted", "later"),
    ],
)
def test_what_a_mail_server_means(code: int, text: str, fate: Fate) -> None:
    """An address goes only if nobody is there: a fault of ours must not lose all of them."""
    assert smtp._refusal(aiosmtplib.SMTPRecipientRefused(code, text, "ann@example.net")) == Delivery(fate)


def test_each_try_waits_longer_than_the_one_before() -> None:
    """From half a minute to hours; and those that failed together aren't tried again together."""
    waits = [[pause(Owed("1", "ann", "t", 2, 0.0, tries=tries)) for _ in range(50)] for tries in range(MAX_TRIES)]
    assert all(max(earlier) < min(later) for earlier, later in pairwise(waits))
    assert 20 < min(waits[0]) < max(waits[0]) < 40
    assert 3600 < min(waits[-1]) < max(waits[-1]) < 8 * 3600


def test_a_push_service_says_how_long_to_wait() -> None:
    assert pause(Owed("1", "ann", "t", 2, 0.0, tries=5), 7.0) == pytest.approx(7.0, abs=1.0)


def pause(notice: Owed, asked: float = 0.0) -> float:
    later = courier._later(notice, asked)
    assert later == replace(notice, due=later.due, tries=notice.tries + 1)
    return later.due - now()


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(("letter", "games"), [("r", 10), ("🦜", 9)])
def test_several_games_fit_into_a_message(language: Language, letter: str, games: int) -> None:
    """A push service takes no more than 4 kB. What doesn't fit is left out: there is enough to come for."""
    turns = [text("0" * 24, TurnNews("T" * 16, "battle", letter * LONGEST), language) for _ in range(100)]
    told = msgspec.json.decode(message(turns, language), type=Message)
    assert len(message(turns, language)) <= MAX_MESSAGE
    assert len(told.turns) >= games
    assert list(told.turns) == turns[: len(told.turns)]


def stamp(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Prague")).timestamp()


@pytest.mark.parametrize(
    ("at", "until"),
    [
        ("2026-11-17 21:59", None),
        ("2026-11-17 22:00", "2026-11-18 07:30"),
        ("2026-11-18 07:29", "2026-11-18 07:30"),
        ("2026-11-18 07:30", None),
        # The night when clocks are put forward, and the one when they are put back.
        ("2027-03-27 23:00", "2027-03-28 07:30"),
        ("2027-10-30 23:00", "2027-10-31 07:30"),
    ],
)
def test_quiet_hours(at: str, until: str | None) -> None:
    found = quiet_until(QuietHours(22 * 60, 7 * 60 + 30, "Europe/Prague"), stamp(at))
    assert found == (stamp(until) if until else None)


@pytest.mark.parametrize(
    ("at", "until"),
    [
        # From 00:00 to 01:00 in UTC it is between two and three o'clock, and then once more.
        ("2027-10-31 00:10", "2027-10-31 00:30"),
        ("2027-10-31 00:40", None),
        ("2027-10-31 01:10", "2027-10-31 01:30"),
        ("2027-10-31 01:40", None),
    ],
)
def test_quiet_hours_that_end_in_an_hour_that_comes_twice(at: str, until: str | None) -> None:
    """Their end is never over already: what waits until then would be tried again and again."""
    found = quiet_until(QuietHours(22 * 60, 2 * 60 + 30, "Europe/Prague"), utc(at))
    assert found == (utc(until) if until else None)


def utc(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_notices_speak_every_language() -> None:
    assert set(WORDS) == {"en", "cs", "es", "hu", "pl"}
    for words in WORDS.values():
        assert words.turn.format(game="Cartagena").count("Cartagena") == 1
        assert words.played.format(name="Mary").count("Mary") == 1
