"""Everything that uses Numba: compiled functions, the records they work on, bit sets, random numbers, JSON."""

from brethren.kernel.bits import at_least, below, bit, count, highest, lowest
from brethren.kernel.books import rule_book
from brethren.kernel.cache import is_compiled, note_compiled, package_digest, sweep, why_not_shipped, write_about
from brethren.kernel.compiler import COMPILED, kernel, long_kernel, on_compiled, verb
from brethren.kernel.json_writer import (
    JsonBuffer,
    keys,
    next_item,
    put_field,
    put_int,
    put_int_field,
    put_key,
    put_raw,
    values,
)
from brethren.kernel.record import Record, f32, i8, i16, i32, i64, u64
from brethren.kernel.rng import draw, draw_counted, draw_weighted, seeded

__all__ = [
    "COMPILED",
    "JsonBuffer",
    "Record",
    "at_least",
    "below",
    "bit",
    "count",
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
    "note_compiled",
    "on_compiled",
    "package_digest",
    "put_field",
    "put_int",
    "put_int_field",
    "put_key",
    "put_raw",
    "rule_book",
    "seeded",
    "sweep",
    "u64",
    "values",
    "verb",
    "why_not_shipped",
    "write_about",
]
