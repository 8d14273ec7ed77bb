"""JSON written piece by piece, read by somebody else."""

import json
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from brethren.kernel import Paper, keys, next_item, next_key, put, put_figure, put_number, put_word, values

BLANK = ord("~")
PATIENT = settings(deadline=None)  # the first call compiles


def blank() -> Paper:
    return np.full(1000, BLANK, np.uint8)


def read(paper: Paper, end: int) -> Any:
    assert paper[end] == BLANK
    return json.loads(paper[:end].tobytes())


@PATIENT
@given(st.integers(-(2**63) + 1, 2**63 - 1))
def test_numbers(number: int) -> None:
    paper = blank()
    assert read(paper, put_number(paper, 0, number)) == number


def test_numbers_of_a_small_type() -> None:
    paper = blank()
    assert read(paper, put_number(paper, 0, np.array([-128], np.int8)[0])) == -128


@PATIENT
@given(st.lists(st.integers(-1000, 1000)))
def test_lists(numbers: list[int]) -> None:
    paper = blank()
    at = put(paper, 0, b"[")
    for number in numbers:
        at = put_number(paper, next_item(paper, at), number)
    assert read(paper, put(paper, at, b"]")) == numbers


def test_objects_within_objects() -> None:
    paper = blank()
    at = put_figure(paper, put(paper, 0, b"{"), b"ships", 3)
    at = put(paper, next_key(paper, at, b"crews"), b"[")
    at = put(paper, put_word(paper, put(paper, next_item(paper, at), b"{"), b"mate", b'"Anne"'), b"}")
    at = put(paper, put(paper, next_item(paper, at), b"{"), b"}")
    at = put_word(paper, put(paper, at, b"]"), b"lost", b"null")
    assert read(paper, put(paper, at, b"}")) == {"ships": 3, "crews": [{"mate": "Anne"}, {}], "lost": None}


def test_vocabularies() -> None:
    assert keys(("red", "blue")) == (b"red", b"blue")
    assert values(("red", None, 3, True, ["A", "B"])) == (b'"red"', b"null", b"3", b"true", b'["A","B"]')
