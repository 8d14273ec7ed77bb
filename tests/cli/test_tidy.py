"""brethren tidy: removes what nobody has come back to, and nothing else."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner

from brethren.cli import main
from brethren.server.sqlite import Sqlite
from brethren.server.store import Row, stored


def filled(folder: Path) -> None:
    async def fill() -> None:
        store = Sqlite(folder / "brethren.db", "OFF")
        for table in ("old", "new", "on"):
            await stored(store, Row(table, 1, b"{}", ["ann"]))
        await stored(store, Row("on", 2, b"{}", lease=1.0))
        await store.visit(["old"], 1.0)
        await store.save_person("ann", b"{}", "login of ann", 1.0)
        await store.save_person("eve", b"{}", "login of eve", 1.0)
        await store.close()

    asyncio.run(fill())


def tables(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "brethren.db")) as database:
        return [row[0] for row in database.execute("SELECT DISTINCT match FROM entry ORDER BY match")]


def said(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["tidy", *arguments])
    return result.exit_code, result.output


def test_a_dry_run_says_what_would_go_and_removes_nothing(tmp_path: Path) -> None:
    filled(tmp_path)
    for _ in range(2):
        code, text = said("--dry-run", "--data", str(tmp_path))
        assert code == 0
        assert text.splitlines() == [
            "Tables that never started, would be removed: 1",
            "People without tables, would be removed: 1",
        ]
    assert tables(tmp_path) == ["new", "old", "on"]


def test_it_removes_what_nobody_has_come_back_to(tmp_path: Path) -> None:
    filled(tmp_path)
    code, text = said("--data", str(tmp_path))
    assert code == 0
    assert text.splitlines() == ["Tables that never started, removed: 1", "People without tables, removed: 1"]
    assert tables(tmp_path) == ["new", "on"]
    assert "removed: 0" in said("--data", str(tmp_path))[1]


def test_days_are_counted(tmp_path: Path) -> None:
    filled(tmp_path)
    assert "never started, would be removed: 0" in said("--dry-run", "--days", "90000", "--data", str(tmp_path))[1]
    assert said("--days", "0", "--data", str(tmp_path))[0] == 2


def test_no_database_is_made(tmp_path: Path) -> None:
    code, text = said("--data", str(tmp_path))
    assert code == 1
    assert "there is no database" in text
    assert not list(tmp_path.iterdir())
