"""The engine for browsers and Node: one WebAssembly module for each game, with all that has to be known to use it.

python -m tools.engine FOLDER [GAME...]
"""

import inspect
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from brethren.bots.battle import solver
from brethren.bots.battle.proof import MOST_PLIES, ONE, Entry, Frame, ProofTask
from brethren.bots.battle.proving import Proof, begin_proof, prove
from brethren.bots.finisher import NODES, SHARE
from brethren.bots.judge import MOST_SEATS, Judge, Opinion, weigh_at
from brethren.bots.levels import LEVELS, Level
from brethren.bots.player import judge_of, player
from brethren.bots.search import Search
from brethren.bots.thoughts import Thoughts, blank_board, gather, pick
from brethren.bots.tree import Buffers, Tree, begin, plant, think
from brethren.game import Game, boundary
from brethren.game.game import PAPER
from brethren.game.story import blank_page
from brethren.game.verbs import MOST_ACTIONS
from brethren.games import GAMES
from brethren.kernel import Record, seeded
from brethren.kernel.random import next_word
from brethren.kernel.wasm import Export, export

TYPES = Path("web/engine/src/exports.ts")


def surface(game: Game) -> dict[str, Export]:
    """What a module can be asked."""
    states, numbers, paper, random = game.blank(), np.zeros(1, np.int64), np.zeros(1, np.uint8), seeded(0)
    judges, opinions = np.zeros(1, Judge.dtype), np.zeros(1, Opinion.dtype)
    trees, buffers = np.empty(1, Tree.dtype), np.zeros(1, Buffers.dtype)
    offered = {
        "setup": Export(boundary.setup_at, (states, 0, 0, numbers)),
        "deciding": Export(boundary.deciding_at, (states, 0)),
        "legal": Export(boundary.legal_at, (states, 0, 0, numbers)),
        "odds": Export(boundary.odds_at, (states, 0, numbers, numbers)),
        "tell": Export(boundary.tell_at, (states, 0, 0, 0, blank_page())),
        "scores": Export(boundary.scores_at, (states, 0, numbers)),
        "winners": Export(boundary.winners_at, (states, 0)),
        "veil": Export(boundary.veil_at, (states, 0, 0)),
        "guess": Export(boundary.guess_at, (states, 0, 0, random)),
        "position": Export(boundary.position_at, (states, 0, paper)),
        "actions": Export(boundary.actions_at, (states, 0, 0, paper, 0)),
        "word": Export(next_word, (random,)),
        "weigh": Export(weigh_at, (states, 0, judges, opinions)),
        "plant": Export(plant, (trees,)),
        "begin": Export(begin, (buffers, np.uint64(0), 0.0, 0.0)),
        "think": Export(think, (states, trees, buffers, judges, opinions, 0, 0)),
        "gather": Export(gather, (trees, 0, blank_board())),
        "pick": Export(pick, (blank_board(), 0, 0.0, random)),
    }
    return offered | (_solving(game) if player(game).solver else {})


def _solving(game: Game) -> dict[str, Export]:
    """What only a module can be asked whose game has a solver."""
    desks, proofs = solver.Search(game, places=2).desks(), np.zeros(1, Proof.dtype)
    return {
        "begin_proof": Export(begin_proof, (game.blank(), 0, proofs)),
        "prove": Export(prove, (game.blank(), *desks, proofs, 0)),
    }


def facts(game: Game) -> dict[str, Any]:
    """What has to be known of a game besides; web/engine/src/facts.ts has the types."""
    search = Search(game, judge_of(game), LEVELS["captain"].budget)
    return {
        "key": game.key,
        "title": game.title,
        "credits": game.credits,
        "version": game.version,
        "seats": (game.min_seats, game.max_seats),
        "options": game.options,
        "actions": game.actions,
        "chances": game.chances,
        "endings": game.endings,
        "tellings": game.words.tellings.kinds,
        "levels": {name: _level(level) for name, level in LEVELS.items()},
        "search": {"exploration": search.exploration, "sharpness": search.sharpness},
        "solver": _solver(game) if player(game).solver else None,
        "sizes": sizes(game),
        "most": {"actions": MOST_ACTIONS, "seats": MOST_SEATS},
        "fields": {
            **{f"state.{name}": _place(game.record, name) for name in ("seats", "ending")},
            "opinion.chances": _place(Opinion, "chances"),
            **{f"thoughts.{name}": _place(Thoughts, name) for name in ("number", "visits", "chances", "action")},
        },
    }


def _level(level: Level) -> dict[str, Any]:
    budget = {"simulations": level.budget.simulations, "seconds": level.budget.seconds}
    return {**budget, "softness": level.softness, "finishes": level.finishes}


def _solver(game: Game) -> dict[str, Any]:
    records: dict[str, type[Record]] = {"frame": Frame, "entry": Entry, "task": ProofTask, "proof": Proof}
    return {
        "one": ONE,
        "plies": MOST_PLIES,
        "places": solver.PLACES,
        "share": SHARE,
        "nodes": NODES,
        "chunk": solver.CHUNK,
        "sizes": {name: record.dtype.itemsize for name, record in records.items()},
        "fields": {name: _place(Proof, name) for name in ("number", "best", "turns", "actions", "low", "high")},
        "nodesField": _place(ProofTask, "nodes"),
    }


def sizes(game: Game) -> dict[str, int]:
    records: dict[str, type[Record]] = {"state": game.record, "tree": Tree, "buffers": Buffers, "judge": Judge}
    records |= {"opinion": Opinion, "thoughts": Thoughts}
    return {name: record.dtype.itemsize for name, record in records.items()} | {
        "paper": PAPER,
        "page": blank_page().nbytes,
    }


def _place(record: Any, field: str) -> int:
    return int(record.dtype.fields[field][1])


def module(game: Game) -> bytes:
    notes = {"facts": msgspec.json.encode(facts(game)), "judge": judge_of(game).tobytes()}
    return export(surface(game), notes)


def types() -> str:
    """The TypeScript types of what a module offers."""
    offered = surface(GAMES["battle"])
    text = ["// Made from the kernels that tools/engine.py names, by `make wire`. Do not change it here.", ""]
    text += ["/** In place of an array: its address, and the length of each dimension. */"]
    text += ["export interface Exports {", "  memory: WebAssembly.Memory", "  room: WebAssembly.Global<'i32'>"]
    solving = _solving(GAMES["battle"])
    for name, each in offered.items():
        optional = "?" if name in solving else ""
        text.append(f"  {name}{optional}({', '.join(_taken(each))}): {_given(each.kernel)}")
    return "\n".join([*text, "}"]) + "\n"


def _taken(exported: Export) -> Iterator[str]:
    for name, example in zip(inspect.signature(exported.kernel).parameters, exported.examples, strict=True):
        yield f"{name}: {'bigint' if isinstance(example, np.uint64) else 'number'}"
        if isinstance(example, np.ndarray):
            yield from (f"{name}Length{axis or ''}: number" for axis in range(example.ndim))


def _given(kernel: Any) -> str:
    if kernel is next_word:
        return "bigint"
    return "void" if inspect.signature(kernel).return_annotation is None else "number"


def write(key: str, into: Path) -> None:
    (into / f"{key}.wasm").write_bytes(module(GAMES[key]))


def main(into: Path, games: list[str]) -> None:
    """Each game in a process of its own: most of the time is Numba's, on one core."""
    into.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        list(pool.map(write, games or sorted(GAMES, reverse=True), repeat(into)))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
