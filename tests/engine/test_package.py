"""The package as others use it: packed by npm, unpacked, and its README's example run."""

import json
import re
import subprocess
import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from brethren.games import GAMES
from tests.engine.engines import PATIENCE, built, serving
from tests.engine.node import program
from tests.web.service import CHROMIUM

MODULES = Path(__file__).parents[2] / "web/node_modules"
TSC, VITE = MODULES / "typescript/bin/tsc", MODULES / "vite/bin/vite.js"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    install(folder)
    return folder


def test_the_readme_example_runs_in_node(installed: Path) -> None:
    in_node, _, _, rest = examples()
    (installed / "example.mjs").write_text(in_node + rest)
    command = [program("node"), "example.mjs"]
    done = subprocess.run(command, cwd=installed, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "verb:" in done.stdout
    assert "event:" in done.stdout


def test_the_readme_example_has_types(installed: Path) -> None:
    _, in_browser, _, rest = examples()
    example = (in_browser + rest).replace("{ Bot,", "{ Bot, type Cartagena,").replace(" load(", " load<Cartagena>(")
    (installed / "example.mts").write_text(example)
    options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom"]
    command = [program("node"), str(TSC), *options, "example.mts"]
    done = subprocess.run(command, cwd=installed, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout


def test_only_what_is_needed_is_packed(installed: Path) -> None:
    package = installed / "node_modules" / "brethren-engine"
    packed = {file.relative_to(package).as_posix() for file in package.rglob("*") if file.is_file()}
    modules = {f"{key}.wasm" for key in GAMES}
    assert {file for file in packed if "/" not in file} == {"LICENSE", "README.md", "package.json"} | modules
    assert {file.rpartition(".")[2] for file in packed if "/" in file} == {"js", "ts"}


def test_the_readme_example_runs_in_a_browser(installed: Path) -> None:
    _, in_browser, _, rest = examples()
    (installed / "index.html").write_text(PAGE.replace("EXAMPLE", in_browser + rest))
    check_page(installed)


def test_the_readme_example_runs_in_a_browser_with_vite(installed: Path) -> None:
    _, _, with_vite, rest = examples()
    source, built = installed / "with-vite", installed / "built"
    source.mkdir()
    (source / "example.js").write_text(with_vite + rest + "window.ended = 'well'")
    (source / "index.html").write_text(PAGE_OF_A_BUNDLER)
    command = [program("node"), str(VITE), "build", str(source), "--outDir", str(built)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    check_page(built)


def check_page(folder: Path) -> None:
    """It shows what the example says."""
    with serving(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM.path, args=list(CHROMIUM.arguments))
        page = browser.new_page()
        page.goto(address)
        page.wait_for_function("() => window.ended", timeout=PATIENCE)
        assert page.evaluate("() => window.ended") == "well"
        logged = page.evaluate("() => window.logged")
        browser.close()
    _, [action], [event], _ = logged
    assert "verb" in action
    assert "event" in event


LISTEN = """<!doctype html>
<script>
window.logged = []
console.log = (...words) => window.logged.push(words)
onerror = (message) => (window.ended = message)
</script>
"""

PAGE_OF_A_BUNDLER = LISTEN + '<script type="module" src="./example.js"></script>'

PAGE = (
    LISTEN
    + """
<script type="importmap">{ "imports": {
  "brethren-engine": "/node_modules/brethren-engine/engine/src/index.js",
  "brethren-engine/": "/node_modules/brethren-engine/"
} }</script>
<script type="module">
EXAMPLE
window.ended = 'well'
</script>"""
)
"""With the example as it stands in the README."""


def install(folder: Path) -> None:
    """As `npm pack` and `npm install` do."""
    command = [program("npm"), "pack", "--json", str(built())]
    packed = subprocess.run(command, cwd=folder, capture_output=True, check=True)
    archive = folder / json.loads(packed.stdout)[0]["filename"]
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    (folder / "node_modules").mkdir()
    (folder / "package").rename(folder / "node_modules" / "brethren-engine")


def examples() -> list[str]:
    """How it begins in Node, in a browser, and with a bundler; and the rest."""
    return re.findall(r"^```js\n(.*?)^```", (built() / "README.md").read_text(), re.DOTALL | re.MULTILINE)
