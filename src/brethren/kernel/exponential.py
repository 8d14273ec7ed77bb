"""The exponential function, the same to the last bit wherever it is computed.

Mathematical libraries differ in the last bit, and then two searches with the same seed would diverge. Sums and products
of 64-bit numbers are the same everywhere.
"""

import math
from decimal import Decimal

import numpy as np

from brethren.kernel.compiler import kernel

LARGEST = 87.0
"""Beyond this, the result would not be a 32-bit number any more."""

PARTS = 32
STEPS, STEP = PARTS / math.log(2), math.log(2) / PARTS
POWERS = np.array([2.0**power for power in range(-128, 128)])
ROOTS = np.array([float(Decimal(2) ** (Decimal(part) / PARTS)) for part in range(PARTS)])


@kernel
def exponential(number: float) -> float:
    """Exact enough for 32 bits. Arguments beyond their range count as its nearest end."""
    x = min(max(np.float64(number), -LARGEST), LARGEST)
    steps = int(np.floor(x * STEPS + 0.5))
    rest = x - steps * STEP
    series = 1.0 + rest * (1.0 + rest * (0.5 + rest / 6))
    return float(np.float32(POWERS[(steps >> 5) + 128] * ROOTS[steps & 31] * series))
