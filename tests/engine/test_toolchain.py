"""Building the engine where that can't be done."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import engine


def test_an_llvm_without_the_target_is_told_of_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "TRIPLE", "no-such-machine")
    with pytest.raises(SystemExit, match="The engine can't be built: this llvmlite makes no WebAssembly"):
        engine.require_toolchain()


def test_a_toolchain_that_is_turned_off_is_told_of_in_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.engine", str(tmp_path), "battle"]
    done = subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("The engine can't be built: NUMBA_DISABLE_JIT is set")
    assert done.stderr.count("\n") == 1
