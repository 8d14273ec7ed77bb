"""brethren worker"""

from click.testing import CliRunner

from brethren.cli import main


def test_a_worker_needs_a_bus() -> None:
    answer = CliRunner().invoke(main, ["worker"], env={"BRETHREN_BUS_URL": None})
    assert answer.exit_code == 1
    assert "BRETHREN_BUS_URL" in answer.output
