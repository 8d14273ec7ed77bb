"""Running a command as a user does."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from brethren.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    def run(*arguments: object, entered: str = "") -> Result:
        return CliRunner().invoke(main, [str(argument) for argument in arguments], input=entered)

    return run
