"""Writing JSON in compiled code, into an array of bytes. Each function returns where the next one continues.

Keys are given without quotes, values as JSON.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from brethren.kernel.compiler import kernel

JsonBuffer = NDArray[np.uint8]
COMMA, COLON, QUOTE, MINUS, ZERO = b',:"-0'
OPEN_LIST, OPEN_OBJECT = b"[{"


def keys(words: Iterable[str]) -> tuple[bytes, ...]:
    """A vocabulary as keys."""
    return tuple(word.encode() for word in words)


def values(words: Iterable[Any]) -> tuple[bytes, ...]:
    """A vocabulary as JSON values; None is null."""
    return tuple(msgspec.json.encode(word) for word in words)


@kernel
def put_raw(json: JsonBuffer, at: int, text: bytes) -> int:
    for place in range(len(text)):  # unsigned: a signed index would be checked for being negative
        json[np.uint64(at + place)] = text[np.uint64(place)]
    return at + len(text)


@kernel
def put_int(json: JsonBuffer, at: int, number: int) -> int:
    rest = np.int64(number)
    if rest < 0:
        json[at] = MINUS
        at, rest = at + 1, -rest
    end, tens = at + 1, rest // 10
    while tens:
        end, tens = end + 1, tens // 10
    for place in range(end - 1, at - 1, -1):
        json[place] = ZERO + rest % 10
        rest //= 10
    return end


@kernel
def next_item(json: JsonBuffer, at: int) -> int:
    """Where the next item of a list or of an object goes: behind a comma, unless it is the first."""
    if json[at - 1] == OPEN_LIST or json[at - 1] == OPEN_OBJECT:
        return at
    json[at] = COMMA
    return at + 1


@kernel
def put_key(json: JsonBuffer, at: int, key: bytes) -> int:
    """The next key of an object; its value follows."""
    at = next_item(json, at)
    json[at] = QUOTE
    at = put_raw(json, at + 1, key)
    json[at], json[at + 1] = QUOTE, COLON
    return at + 2


@kernel
def put_field(json: JsonBuffer, at: int, key: bytes, value: bytes) -> int:
    """The next key of an object and its value."""
    return put_raw(json, put_key(json, at, key), value)


@kernel
def put_int_field(json: JsonBuffer, at: int, key: bytes, number: int) -> int:
    """The next key of an object and its number."""
    return put_int(json, put_key(json, at, key), number)
