"""The package as others use it: packed by npm, unpacked, and its README's example run."""

import json
import re
import subprocess
import tarfile
from pathlib import Path

from tests.engine.engines import built
from tests.engine.node import program


def test_the_readme_example_runs(tmp_path: Path) -> None:
    install(tmp_path)
    (tmp_path / "example.mjs").write_text(example())
    command = [program("node"), "example.mjs"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "verb:" in done.stdout
    assert "event:" in done.stdout


def install(folder: Path) -> None:
    """As `npm pack` and `npm install` do."""
    command = [program("npm"), "pack", "--json", str(built())]
    packed = subprocess.run(command, cwd=folder, capture_output=True, check=True)
    archive = folder / json.loads(packed.stdout)[0]["filename"]
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    (folder / "node_modules").mkdir()
    (folder / "package").rename(folder / "node_modules" / "brethren-engine")


def example() -> str:
    return "".join(re.findall(r"^```js\n(.*?)^```", (built() / "README.md").read_text(), re.DOTALL | re.MULTILINE))
