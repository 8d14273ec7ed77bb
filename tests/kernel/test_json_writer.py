"""JSON written piece by piece, and read by another library."""

import json
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from brethren.kernel import JsonBuffer, keys, next_item, put_field, put_int, put_int_field, put_key, put_raw, values

BLANK = ord("~")
PATIENT = settings(deadline=None)  # the first call compiles


def blank() -> JsonBuffer:
    return np.full(1000, BLANK, np.uint8)


def read(buffer: JsonBuffer, end: int) -> Any:
    assert buffer[end] == BLANK
    return json.loads(buffer[:end].tobytes())


@PATIENT
@given(st.integers(-(2**63) + 1, 2**63 - 1))
def test_numbers(number: int) -> None:
    buffer = blank()
    assert read(buffer, put_int(buffer, 0, number)) == number


def test_numbers_of_a_small_type() -> None:
    buffer = blank()
    assert read(buffer, put_int(buffer, 0, np.array([-128], np.int8)[0])) == -128


@PATIENT
@given(st.lists(st.integers(-1000, 1000)))
def test_lists(numbers: list[int]) -> None:
    buffer = blank()
    at = put_raw(buffer, 0, b"[")
    for number in numbers:
        at = put_int(buffer, next_item(buffer, at), number)
    assert read(buffer, put_raw(buffer, at, b"]")) == numbers


def test_objects_within_objects() -> None:
    buffer = blank()
    at = put_int_field(buffer, put_raw(buffer, 0, b"{"), b"ships", 3)
    at = put_raw(buffer, put_key(buffer, at, b"crews"), b"[")
    at = put_raw(buffer, put_field(buffer, put_raw(buffer, next_item(buffer, at), b"{"), b"mate", b'"Anne"'), b"}")
    at = put_raw(buffer, put_raw(buffer, next_item(buffer, at), b"{"), b"}")
    at = put_field(buffer, put_raw(buffer, at, b"]"), b"lost", b"null")
    assert read(buffer, put_raw(buffer, at, b"}")) == {"ships": 3, "crews": [{"mate": "Anne"}, {}], "lost": None}


def test_vocabularies() -> None:
    assert keys(("red", "blue")) == (b"red", b"blue")
    assert values(("red", None, 3, True, ["A", "B"])) == (b'"red"', b"null", b"3", b"true", b'["A","B"]')
