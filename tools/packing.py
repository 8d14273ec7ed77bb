"""Puts compiled kernels into a wheel, for the platform that it is built on."""

import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
from importlib import metadata
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
        with tempfile.TemporaryDirectory() as about:
            self._introduce(Path(about))
            build_data["force_include"][compiled(source, about)] = "brethren/compiled"
        # Compiled code is of no use to another Numba.
        build_data["dependencies"].append(f"numba=={metadata.version('numba')}")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"

    def _introduce(self, about: Path) -> None:
        """Games are found by the entry points of what is installed, and this isn't installed yet."""
        core = self.metadata.core
        folder = about / f"{core.name}-{core.version}.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {core.name}\nVersion: {core.version}\n")
        groups = [
            f"[{group}]\n" + "\n".join(f"{name} = {place}" for name, place in places.items())
            for group, places in core.entry_points.items()
        ]
        (folder / "entry_points.txt").write_text("\n".join(groups))


def compiled(source: Path, about: str) -> str:
    """A folder with the kernels of these sources, compiled for any processor of the last ten years."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{source}{os.pathsep}{about}",
        "NUMBA_CPU_NAME": PROCESSOR,
        "NUMBA_CPU_FEATURES": "",
    }
    command = [sys.executable, "-m", "brethren.cli", "warm", "--for-a-wheel"]
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.split()[-1]
