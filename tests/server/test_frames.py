"""Our own framing gives the same bytes as the library's."""

import asyncio
import tracemalloc
from collections.abc import Iterator
from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from brethren.server import frames
from brethren.server.limits import Limits
from brethren.server.websocket import WebSocket

MOST = 70_000
messages = st.binary(max_size=300) | st.integers(0, MOST).map(bytes)
client_frames = st.builds(Frame, st.sampled_from(Opcode), messages, st.booleans()).filter(
    lambda frame: frame.opcode < Opcode.CLOSE or (frame.fin and len(frame.data) < 126)
)


@given(message=messages)
def test_a_text_is_framed_as_by_the_library(message: bytes) -> None:
    plain = Frame(Opcode.TEXT, message).serialize(mask=False) if message else b""
    assert frames.text(message) == plain


@given(sent=st.lists(client_frames, max_size=6), cut=st.integers(0, 20))
def test_frames_end_where_the_library_says(sent: list[Frame], cut: int) -> None:
    plain = [frame.serialize(mask=True) for frame in sent]
    assert list(split(bytearray(b"".join(plain)))) == plain
    assert b"".join(split(bytearray(b"".join(plain)[:-cut]))) in (b"".join(plain[:n]) for n in range(len(plain) + 1))


def split(data: bytearray) -> Iterator[bytes]:
    while size := frames.size(data, MOST):
        yield bytes(data[:size])
        del data[:size]


@given(frame=client_frames, mask=st.booleans())
def test_a_short_text_is_read_as_by_the_library(frame: Frame, mask: bool) -> None:
    short = frame.opcode is Opcode.TEXT and frame.fin and len(frame.data) < 126 and mask
    assert frames.short_text(frame.serialize(mask=mask)) == (frame.data if short else None)


def test_what_is_too_long_ends_with_its_head() -> None:
    whole = Frame(Opcode.TEXT, bytes(1001)).serialize(mask=True)
    assert frames.size(whole, 1001) == len(whole)
    assert frames.size(whole, 1000) == len(whole) - 1001
    assert frames.size(whole[:7], 1000) == 0


def test_empty_fragments_take_no_room() -> None:
    """They could be sent for hours without ever being too many at once."""

    async def scenario() -> None:
        config, state = SimpleNamespace(loaded_app=None), ServerState()
        socket = WebSocket(Limits(), lambda _: True, lambda: None, config, state, {})  # type: ignore[arg-type]
        empty = Frame(Opcode.CONT, b"", fin=False)
        socket._collect(empty)
        tracemalloc.start()
        for _ in range(1_000):
            socket._collect(empty)
        grown, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert grown < 1_000

    asyncio.run(scenario())
