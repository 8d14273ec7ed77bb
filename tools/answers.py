"""Answers of the server that are the same for everybody, as files for pages without a server.

python -m tools.answers FOLDER
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from brethren.games import GAMES
from brethren.lessons import course
from brethren.server.offer import offer
from brethren.server.practice.puzzles import file_of

_encode = msgspec.json.Encoder(order="deterministic").encode


def answers() -> dict[str, Any]:
    """By the name of the file."""
    lessons = {f"lessons-{key}": course(key) for key in GAMES}
    shapes = {f"shapes-{key}": game.shapes.schema() for key, game in GAMES.items()}
    puzzles = {f"puzzles-{key}": file_of(game) for key, game in GAMES.items()}
    return {"games": offer(lambda key: None)} | lessons | shapes | puzzles


def main(into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for name, answer in answers().items():
        (into / f"{name}.json").write_bytes(_encode(answer))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
