"""Records that somebody sends: workers read them, not too long ones, and only finished matches are reviewed."""

import asyncio
import gzip
import itertools
import secrets
from collections import defaultdict

import msgspec
import pytest
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from brethren.game import CHANCE
from brethren.server import reviews
from brethren.server.endpoint import Compressed
from brethren.server.handlers import PIECE, compressed
from brethren.server.jobs import Job, Judging, Opened, Opening, Replaying
from brethren.server.thinkers import Thinkers
from brethren.server.work import work_on
from brethren.table import deal, view
from brethren.table.luck import Luck, commitment
from brethren.table.record import game_of, replay, verify
from brethren.table.refusal import Refused
from brethren.wire.records import Deal, MatchRecord
from brethren.wire.replays import Replay
from brethren.wire.review import ReviewStep
from tests.table.matches import random_match, stopped_match

encode = msgspec.json.encode
PLENTY = 1_000_000


def opened(record: MatchRecord, most_steps: int = PLENTY) -> Opened:
    found: Opened = work_on(Opening(encode(record), False, most_steps))
    return found


def test_a_replay_has_no_more_steps_and_bytes_than_it_may() -> None:
    record = random_match("battle", 2, {}, 1)
    whole = work_on(Replaying(encode(record), None, len(record.log), PLENTY))
    assert msgspec.json.decode(gzip.decompress(whole), type=Replay) == view.replay(record, None)
    for most_steps, most_bytes in ((len(record.log) - 1, PLENTY), (PLENTY, len(gzip.decompress(whole)) - 1)):
        with pytest.raises(Refused, match="may have") as refused:
            work_on(Replaying(encode(record), None, most_steps, most_bytes))
        assert refused.value.reason == "too large"


def test_a_review_has_no_more_steps_than_it_may() -> None:
    record = random_match("battle", 2, {}, 1)
    assert opened(record, len(record.log)).steps == len(record.log)
    with pytest.raises(Refused, match="steps"):
        opened(record, len(record.log) - 1)


@pytest.mark.parametrize("key", ["battle", "cartagena", "tortuga"])
def test_a_match_that_was_stopped_is_reviewed(key: str) -> None:
    record = stopped_match(key, 4)
    assert record.ending == "stopped"
    assert opened(record).seats == record.seats


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    """Somebody makes a record of what they have seen so far, and says that the match was stopped. They do not know its
    secret; and what a record says it was given from another match proves nothing."""
    record = stopped_match("battle", 4)
    secret = secrets.token_hex(32)
    made_up = replace(record, secret=secret, commitment=commitment(secret))
    given = replace(made_up, given=len(made_up.log))
    for forged in (replace(record, secret=secret), made_up, given):
        with pytest.raises(Refused) as refused:
            opened(forged)
        assert refused.value.reason == "not proven"


@pytest.mark.parametrize("key", ["battle", "cartagena", "tortuga"])
def test_luck_that_somebody_has_made_up_proves_nothing(key: str) -> None:
    """With the luck of another match a record says itself which of its draws come again. To a made-up secret, such
    numbers can be found for whatever was drawn in a match that goes on."""
    record, secret = stopped_match(key, 4), secrets.token_hex(32)
    made_up = replace(record, lots=False, secret=secret, commitment=commitment(secret), deal=Deal("any", {}))
    forged = replace(made_up, deal=Deal("any", fitting_rows(made_up)))
    assert verify(forged).draws
    with pytest.raises(Refused, match="where it was played"):
        opened(forged)


def fitting_rows(record: MatchRecord) -> dict[str, list[int]]:
    game, luck = game_of(record), Luck.mixed(record.secret, "any", record.contributions)
    rows = defaultdict[str, list[int]](list)
    for step in replay(record):
        if step.seat == CHANCE:
            legal, weights = game.odds(step.before)
            fits = (number for number in itertools.count(1) if legal[luck.draw(number, weights)] == step.action)
            rows[deal.kind(game, step.before)].append(next(fits))
    return rows


@pytest.mark.parametrize("source", [b"", b"{}", b"[" * 100_000, b"\xff\xfe", b'{"format":"brethren record 1"}'])
def test_what_is_no_record_is_refused_with_a_sentence(source: bytes) -> None:
    for job in (Opening(source, False, PLENTY), Replaying(source, None, PLENTY, PLENTY)):
        with pytest.raises(Refused) as refused:
            work_on(job)
        assert refused.value.reason == "no record"


def test_nobody_pushes_out_the_reviews_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_KEPT", 5)

    async def do(job: object) -> object:
        return Opened("battle", 2, 0, []) if isinstance(job, Opening) else (0.5, 0.5)

    async def scenario() -> None:
        kept = reviews.Reviews(Thinkers(do, 1), PLENTY)
        mine = await kept.of_file(b"mine", "192.0.2.1", False)
        others = [await kept.of_file(b"%d" % number, "192.0.2.2", False) for number in range(20)]
        assert (await kept.part_of_file(mine, 0)).total == 0
        assert (await kept.part_of_file(others[-1], 0)).total == 0
        with pytest.raises(Refused, match="not kept"):
            await kept.part_of_file(others[0], 0)

    asyncio.run(scenario())


def test_a_long_review_is_handed_out_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_PART", 5)

    async def do(job: Job) -> object:
        if isinstance(job, Judging):
            return ReviewStep(job.number, 0, [0.5, 0.5], None)
        return Opened("battle", 2, 12, []) if isinstance(job, Opening) else (0.5, 0.5)

    async def scenario() -> None:
        kept = reviews.Reviews(Thinkers(do, 1), PLENTY)
        name = await kept.of_file(b"long", "192.0.2.1", False)
        while (await kept.part_of_file(name, reviews.END)).accounts is None:
            await asyncio.sleep(0)
        parts = [await kept.part_of_file(name, have) for have in (0, 5, 10)]
        assert [step.number for part in parts for step in part.steps] == [*range(1, 13)]
        assert [part.accounts is not None for part in parts] == [False, False, True]

    asyncio.run(scenario())


def test_an_answer_is_unpacked_as_it_is_read() -> None:
    """For programs that can't do it themselves. A browser gets it as it is."""
    whole = bytes(range(256)) * 10_000
    packed = Compressed[Replay](gzip.compress(whole))

    def asked(accepted: bytes) -> Response:
        return compressed(packed, Request({"type": "http", "headers": [(b"accept-encoding", accepted)]}))

    async def read(response: StreamingResponse) -> list[bytes]:
        return [piece async for piece in response.body_iterator if isinstance(piece, bytes)]

    plain, zipped = asked(b"identity"), asked(b"gzip, br")
    assert isinstance(plain, StreamingResponse)
    pieces = asyncio.run(read(plain))
    assert b"".join(pieces) == whole
    assert max(map(len, pieces)) <= PIECE
    assert (zipped.body, zipped.headers["content-encoding"]) == (packed.data, "gzip")
