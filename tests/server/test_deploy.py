"""The examples in deploy/ only use settings that the program has."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from brethren.cli import main
from brethren.server.settings import Settings

ROOT = Path(__file__).parents[2]
FILES = sorted(path for path in (ROOT / "deploy").rglob("*") if path.is_file())
SETTINGS = {f"BRETHREN_{field.name.upper()}" for field in fields(Settings)}
PASSWORD = "BRETHREN_PASSWORD"  # of the database, for the compose file alone


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs" / "hosting.md"], ids=lambda path: path.name)
def test_settings_are_known(path: Path) -> None:
    named = set(re.findall(r"BRETHREN_[A-Z_]*[A-Z]", path.read_text()))
    assert named <= SETTINGS | {PASSWORD}


def test_commands_are_known() -> None:
    texts = [path.read_text() for path in FILES]
    commands = {command for text in texts for command in re.findall(r"(?:bin/brethren|command:) (\w+)", text)}
    assert commands == {"serve", "worker"}
    assert commands <= set(main.commands)


def test_images_install_what_the_lock_names() -> None:
    installs = re.findall(r"pip install (.*)", (ROOT / "deploy" / "Dockerfile").read_text())
    assert installs
    assert all("--require-hashes" in each or "--no-deps" in each for each in installs)
