"""Sets as bits, against sets."""

from hypothesis import given
from hypothesis import strategies as st

from brethren.kernel import at_least, below, bit, count, highest, lowest

numbers = st.integers(0, 61)


@given(st.sets(numbers, min_size=1))
def test_lowest_and_highest(members: set[int]) -> None:
    bits = sum(bit(number) for number in members)
    assert (lowest(bits), highest(bits)) == (min(members), max(members))


@given(st.sets(numbers))
def test_count(members: set[int]) -> None:
    assert count(sum(bit(number) for number in members)) == len(members)


@given(st.sets(numbers), numbers)
def test_below_and_at_least(members: set[int], limit: int) -> None:
    bits = sum(bit(number) for number in members)
    assert bits & below(limit) == sum(bit(number) for number in members if number < limit)
    assert bits & at_least(limit) == sum(bit(number) for number in members if number >= limit)
