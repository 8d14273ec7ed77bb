"""Kernels as WebAssembly, run by Node: the same answers as here."""

import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from brethren.kernel import COMPILED, JsonBuffer, kernel, put_raw, values
from tests.engine.node import program

if COMPILED:
    from brethren.kernel.wasm import Export, export

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")

Numbers = NDArray[np.int64]

RUN = """
import { readFileSync } from 'node:fs'
const [file, script] = process.argv.slice(2)
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
const numbers = new BigInt64Array(exports.memory.buffer, exports.room.value, 100)
const answer = new Function('exports', 'numbers', 'at', `return ${script}`)(exports, numbers, exports.room.value)
console.log(JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? String(value) : value)))
"""


@kernel
def mirror(number: int) -> int:
    return -number


@kernel
def narrow(numbers: Numbers) -> int:
    return int(np.int16(numbers[0]))


@kernel
def wide(number: np.uint64) -> np.uint64:
    return number * np.uint64(3)


@kernel
def is_larger(number: float, other: float) -> bool:
    return number > other


@kernel
def corner(table: Numbers) -> int:
    return int(table[-1, -1])


@kernel
def busy(rounds: int) -> int:
    """Makes arrays within the life of others, and lets go of them in every order."""
    total, kept = 0, np.zeros(50, np.int64)
    for turn in range(rounds):
        first, second = np.full(100, turn), np.full(200, 1)
        kept[turn % 50] += first.sum() - second.sum()
        kept, first = kept.copy(), kept
        total += first[turn % 50]
    return int((total + kept.sum()) % 1_000_003)


WORDS = values(("ahoy", "aye", "avast", "arr", None))


@kernel
def say(number: int, json: JsonBuffer) -> int:
    """A table of words, which compiled code reaches by pointers that lie in memory."""
    return put_raw(json, 0, WORDS[number - 7])


@kernel
def picky(number: int) -> int:
    if number > 5:
        raise ValueError("too large")
    return number


@kernel
def slope(number: float) -> bool:
    return bool(np.tan(number) > 1)


def run(tmp_path: Path, script: str, **exports: Any) -> Any:
    file = tmp_path / "module.wasm"
    file.write_bytes(export(exports, {}))
    command = [program("node"), "--input-type=module", "-", str(file), script]
    done = subprocess.run(command, input=RUN, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_numbers_of_all_kinds(tmp_path: Path) -> None:
    script = "[exports.mirror(7), exports.mirror(-7), exports.wide(2n ** 63n + 1n), exports.is_larger(1.5, 1.25)]"
    exports = {
        "mirror": Export(mirror, (0,)),
        "wide": Export(wide, (np.uint64(0),)),
        "is_larger": Export(is_larger, (0.0, 0.0)),
    }
    assert run(tmp_path, script, **exports) == [-7, 7, str((2**63 + 1) * 3 % 2**64 - 2**64), 1]


def test_arrays(tmp_path: Path) -> None:
    script = "(numbers.set([-3n, 2n, 3n, 4n, 5n, 6n]), [exports.narrow(at, 6), exports.corner(at, 2, 3)])"
    exports = {
        "narrow": Export(narrow, (np.zeros(1, np.int64),)),
        "corner": Export(corner, (np.zeros((1, 1), np.int64),)),
    }
    assert run(tmp_path, script, **exports) == [-3, 6]


def test_arrays_that_kernels_make_are_given_back(tmp_path: Path) -> None:
    assert run(tmp_path, "exports.busy(100000)", busy=Export(busy, (0,))) == busy(100_000)


def test_words(tmp_path: Path) -> None:
    script = """[7, 8, 9, 10, 11].map((number) => {
      const length = exports.say(number, at, 100)
      return String.fromCharCode(...new Uint8Array(numbers.buffer, at, length))
    })"""
    found = run(tmp_path, script, say=Export(say, (0, np.zeros(1, np.uint8))))
    assert found == [word.decode() for word in WORDS]


def test_what_a_kernel_refuses_is_a_trap(tmp_path: Path) -> None:
    script = "(() => { try { exports.picky(6) } catch (problem) { return problem.name } })()"
    assert run(tmp_path, script, picky=Export(picky, (0,))) == "RuntimeError"


def test_what_a_browser_does_not_have_is_named() -> None:
    with pytest.raises(ValueError, match="doesn't have: tan"):
        export({"slope": Export(slope, (0.0,))}, {})
