"""Writing JSON in compiled code: bytes into an array, each call telling where the next one goes on.

Keys are given bare, values as JSON has them.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from brethren.kernel.compiler import kernel

Paper = NDArray[np.uint8]
COMMA, COLON, QUOTE, MINUS, ZERO = b',:"-0'
OPEN_LIST, OPEN_OBJECT = b"[{"


def keys(words: Iterable[str]) -> tuple[bytes, ...]:
    """A vocabulary, to be written as keys."""
    return tuple(word.encode() for word in words)


def values(words: Iterable[Any]) -> tuple[bytes, ...]:
    """A vocabulary, to be written as values; None is one too."""
    return tuple(msgspec.json.encode(word) for word in words)


@kernel
def put(paper: Paper, at: int, text: bytes) -> int:
    for place in range(len(text)):  # unsigned: else each would be asked whether it is negative
        paper[np.uint64(at + place)] = text[np.uint64(place)]
    return at + len(text)


@kernel
def put_number(paper: Paper, at: int, number: int) -> int:
    rest = np.int64(number)
    if rest < 0:
        paper[at] = MINUS
        at, rest = at + 1, -rest
    end, tens = at + 1, rest // 10
    while tens:
        end, tens = end + 1, tens // 10
    for place in range(end - 1, at - 1, -1):
        paper[place] = ZERO + rest % 10
        rest //= 10
    return end


@kernel
def next_item(paper: Paper, at: int) -> int:
    """Where the next item of a list or of an object goes: behind a comma, unless it is the first."""
    if paper[at - 1] == OPEN_LIST or paper[at - 1] == OPEN_OBJECT:
        return at
    paper[at] = COMMA
    return at + 1


@kernel
def next_key(paper: Paper, at: int, key: bytes) -> int:
    """The next key of an object; its value follows."""
    at = next_item(paper, at)
    paper[at] = QUOTE
    at = put(paper, at + 1, key)
    paper[at], paper[at + 1] = QUOTE, COLON
    return at + 2


@kernel
def put_word(paper: Paper, at: int, key: bytes, value: bytes) -> int:
    """The next key of an object and its value."""
    return put(paper, next_key(paper, at, key), value)


@kernel
def put_figure(paper: Paper, at: int, key: bytes, number: int) -> int:
    """The next key of an object and its number."""
    return put_number(paper, next_key(paper, at, key), number)
