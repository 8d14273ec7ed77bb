"""The only room that knows Numba: compiled functions, the records they work on, bits and random numbers."""

from brethren.kernel.bits import at_least, below, bit, highest, lowest
from brethren.kernel.books import rule_book
from brethren.kernel.cache import is_compiled, note_compiled, package_digest, sweep, why_not_shipped, write_about
from brethren.kernel.compiler import COMPILED, kernel, long_kernel, on_compiled, verb
from brethren.kernel.random import draw, draw_counted, draw_weighted, seeded
from brethren.kernel.record import Record, f32, i8, i16, i32, i64, u64
from brethren.kernel.writing import (
    Paper,
    keys,
    next_item,
    next_key,
    put,
    put_figure,
    put_number,
    put_word,
    values,
)

__all__ = [
    "COMPILED",
    "Paper",
    "Record",
    "at_least",
    "below",
    "bit",
    "draw",
    "draw_counted",
    "draw_weighted",
    "f32",
    "highest",
    "i8",
    "i16",
    "i32",
    "i64",
    "is_compiled",
    "kernel",
    "keys",
    "long_kernel",
    "lowest",
    "next_item",
    "next_key",
    "note_compiled",
    "on_compiled",
    "package_digest",
    "put",
    "put_figure",
    "put_number",
    "put_word",
    "rule_book",
    "seeded",
    "sweep",
    "u64",
    "values",
    "verb",
    "why_not_shipped",
    "write_about",
]
