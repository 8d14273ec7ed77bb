"""Where Node is."""

import shutil
from pathlib import Path

WHEEL = Path(__file__).parents[2] / "web" / "node" / "bin"


def program(name: str) -> str:
    """Node or npm, as installed, or from the wheel that builds the pages."""
    return shutil.which(name) or str(WHEEL / name)
