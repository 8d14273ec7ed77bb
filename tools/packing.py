"""Puts compiled kernels into a wheel, for the platform that it is built on."""

import os
import platform
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROCESSOR = "x86-64-v3" if platform.machine() == "x86_64" else "generic"


class Packing(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return list(self.metadata.core.dependencies)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # it compiles when it is used
        source = Path(self.root) / "src"
        if not (source / "brethren/server/site/index.html").is_file():
            raise FileNotFoundError("the pages come first: make site")
        build_data["force_include"][compiled(source)] = "brethren/compiled"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def compiled(source: Path) -> str:
    """A folder with the kernels of these sources, compiled for any processor of the last ten years."""
    environment = {**os.environ, "PYTHONPATH": str(source), "NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": ""}
    command = [sys.executable, "-m", "brethren.cli", "warm", "--for-a-wheel"]
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.split()[-1]
