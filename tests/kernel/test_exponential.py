"""The exponential function, against Python's."""

import math

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from brethren.kernel.exponential import exponential


@given(st.floats(-87, 87))
@example(0.0)
@example(1.0)
def test_near_enough_for_32_bits(number: float) -> None:
    assert math.isclose(exponential(number), math.exp(number), rel_tol=2**-23)


@given(st.floats(87, 1e30))
def test_beyond_what_32_bits_hold(number: float) -> None:
    assert exponential(number) == exponential(87.0) < float(np.finfo(np.float32).max)
    assert exponential(-number) == exponential(-87.0) > 0.0
