"""Rewrites LLVM's intermediate code so that every pointer in memory takes eight bytes.

To the code generator a pointer is as wide as on the target machine, whatever the module's layout says. So in every type
that describes memory, pointers become numbers of eight bytes, and a table of pointers becomes a table of pairs: a
pointer and four unused bytes.
"""

import re
from collections.abc import Iterator

NESTED = r"[^{}\[\]]*(?:[{\[][^{}\[\]]*(?:[{\[][^{}\[\]]*[}\]][^{}\[\]]*)*[}\]][^{}\[\]]*)*"
TYPE = rf"(?:\{{{NESTED}\}}|\[{NESTED}\]|\w+)"
STEP = re.compile(rf"(getelementptr (?:\w+ )*\(?)({TYPE})(?=, ptr )")
ROOM = re.compile(rf"(= alloca )({TYPE})")
TABLE = re.compile(r"^(@.* (?:constant|global) )\[(\d+) x ptr\] (\[.*\]|zeroinitializer)(, align \d+)?$", re.MULTILINE)
WHOLE = re.compile(rf"(?:= load|store) (?=[{{\[])({TYPE})")
PAIR = "{ ptr, i32 }"


def with_wide_pointers(code: str) -> str:
    for moved in WHOLE.findall(code):
        if "ptr" in moved:
            raise ValueError(f"compiled code moves pointers in memory as one piece: {moved}")
    code = STEP.sub(_numbered, code)
    code = ROOM.sub(_numbered, code)
    return TABLE.sub(_paired, code)


def _numbered(found: re.Match[str]) -> str:
    return found[1] + re.sub(r"\bptr\b", "i64", found[2])


def _paired(found: re.Match[str]) -> str:
    beginning, number, contents, alignment = found.groups()
    if contents != "zeroinitializer":
        contents = "[" + ", ".join(f"{PAIR} {{ {item}, i32 0 }}" for item in _items(contents[1:-1])) + "]"
    return f"{beginning}[{number} x {PAIR}] {contents}{alignment or ''}"


def _items(contents: str) -> Iterator[str]:
    """Split a list at the commas that aren't within brackets."""
    depth, begin = 0, 0
    for place, letter in enumerate(contents):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield contents[begin:place].strip()
            begin = place + 1
    yield contents[begin:].strip()
