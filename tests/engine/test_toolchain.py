"""Building the engine where that can't be done."""

import pytest

from tools import engine


def test_an_llvm_without_the_target_is_told_of_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "TRIPLE", "no-such-machine")
    with pytest.raises(SystemExit, match="The engine can't be built: this llvmlite makes no WebAssembly"):
        engine.require_toolchain()
