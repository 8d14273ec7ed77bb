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

import llvmlite.binding as llvm
import msgspec
import numpy as np

from brethren.bots.finisher import NODES, SHARE
from brethren.bots.judge import MAX_FEATURES, NEURONS, Evaluation, Judge, weigh_at
from brethren.bots.levels import LEVELS, Level
from brethren.bots.player import judge_of, player
from brethren.bots.reason import see_at
from brethren.bots.search import Search
from brethren.bots.thoughts import Thoughts, blank_board, gather, pick
from brethren.bots.tree import ROOT, SearchBuffers, Tree, begin, reset_tree, think
from brethren.game import Game, entry_points
from brethren.game.buffers import JSON_BYTES
from brethren.game.events import new_event_buffer
from brethren.game.verbs import MAX_ACTIONS, MAX_SEATS
from brethren.games import GAMES
from brethren.kernel import COMPILED, Record, seeded
from brethren.kernel.rng import next_word
from brethren.kernel.wasm import TRIPLE, Export, export
from brethren.review.calibration import calibration_of

TYPES = Path("web/engine/src/exports.ts")


def surface(game: Game) -> dict[str, Export]:
    """The functions of every module."""
    states, numbers, json, random = game.blank(), np.zeros(1, np.int64), np.zeros(1, np.uint8), seeded(0)
    judges, evaluations = np.zeros(1, Judge.dtype), np.zeros(1, Evaluation.dtype)
    trees, buffers = np.empty(1, Tree.dtype), np.zeros(1, SearchBuffers.dtype)
    offered = {
        "setup": Export(entry_points.setup_at, (states, 0, 0, numbers)),
        "deciding": Export(entry_points.deciding_at, (states, 0)),
        "legal": Export(entry_points.legal_at, (states, 0, 0, numbers)),
        "odds": Export(entry_points.odds_at, (states, 0, numbers, numbers)),
        "tell": Export(entry_points.apply_at, (states, 0, 0, 0, new_event_buffer())),
        "scores": Export(entry_points.scores_at, (states, 0, numbers)),
        "winners": Export(entry_points.winners_at, (states, 0)),
        "veil": Export(entry_points.veil_at, (states, 0, 0)),
        "guess": Export(entry_points.guess_at, (states, 0, 0, random)),
        "position": Export(entry_points.position_at, (states, 0, json)),
        "actions": Export(entry_points.actions_at, (states, 0, 0, json, 0)),
        "word": Export(next_word, (random,)),
        "weigh": Export(weigh_at, (states, 0, judges, evaluations)),
        "see": Export(see_at, (states, 0, np.zeros((1, 1), np.float32))),
        "reset_tree": Export(reset_tree, (trees,)),
        "begin": Export(begin, (buffers, np.uint64(0), 0.0, 0.0)),
        "think": Export(think, (states, trees, buffers, judges, evaluations, 0, 0)),
        "gather": Export(gather, (trees, 0, blank_board())),
        "pick": Export(pick, (blank_board(), 0, 0.0, random)),
    }
    if game.write_tally:
        offered["tally"] = Export(game.write_tally, (states, 0, json))
    return offered | _solver_exports(game)


def _solver_exports(game: Game) -> dict[str, Export]:
    """The functions of modules whose game has a solver."""
    portable = player(game).portable
    return {name: Export(*each) for name, each in portable(game).kernels.items()} if portable else {}


def facts(game: Game) -> dict[str, Any]:
    """What else a caller has to know of a game; web/engine/src/facts.ts has the types."""
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
        "pieces": game.pieces,
        "eventKinds": game.codec.event_kinds.kinds,
        "levels": {name: _level(level) for name, level in LEVELS.items()},
        "search": {"exploration": search.exploration, "sharpness": search.sharpness},
        "solver": _solver_facts(game),
        "review": _review(game),
        "sizes": sizes(game),
        "most": {"actions": MAX_ACTIONS, "seats": MAX_SEATS, "features": MAX_FEATURES, "neurons": NEURONS},
        "fields": {
            **{f"state.{name}": _place(game.record, name) for name in ("seats", "ending")},
            "evaluation.chances": _place(Evaluation, "chances"),
            "tree.chances": _place(Tree, "chances") + ROOT * Tree.dtype["chances"].shape[1] * 4,
            **{f"judge.{name}": _place(Judge, name) for name in ("plain", "inner", "bias", "outer")},
            **{f"thoughts.{name}": _place(Thoughts, name) for name in ("number", "visits", "chances", "action")},
        },
    }


def _level(level: Level) -> dict[str, Any]:
    budget = {"simulations": level.budget.simulations, "seconds": level.budget.seconds}
    return {**budget, "softness": level.softness, "finishes": level.finishes}


def _solver_facts(game: Game) -> dict[str, Any] | None:
    portable = player(game).portable
    return {**portable(game).facts, "share": SHARE, "nodes": NODES} if portable else None


def _review(game: Game) -> dict[str, Any]:
    known = player(game)
    effort = {"simulations": known.simulations, "searches": known.searches}
    return {**effort, "calibration": calibration_of(game), "reasons": known.reasons}


def sizes(game: Game) -> dict[str, int]:
    records: dict[str, type[Record]] = {"state": game.record, "tree": Tree, "buffers": SearchBuffers, "judge": Judge}
    records |= {"evaluation": Evaluation, "thoughts": Thoughts}
    return {name: record.dtype.itemsize for name, record in records.items()} | {
        "json": JSON_BYTES,
        "events": new_event_buffer().nbytes,
    }


def _place(record: Any, field: str) -> int:
    return int(record.dtype.fields[field][1])


def module(game: Game) -> bytes:
    notes = {"facts": msgspec.json.encode(facts(game)), "judge": judge_of(game).tobytes()}
    return export(surface(game), notes)


def types() -> str:
    """The TypeScript types of what a module offers."""
    game = next(game for game in GAMES.values() if player(game).portable)
    offered, optional = surface(game), {"tally", *_solver_exports(game)}
    text = ["// Made from the kernels that tools/engine.py names, by `make wire`. Do not change it here.", ""]
    text += ["/** In place of an array: its address, and the length of each dimension. */"]
    text += ["export interface Exports {", "  memory: WebAssembly.Memory", "  room: WebAssembly.Global<'i32'>"]
    for name, each in offered.items():
        mark = "?" if name in optional else ""
        text.append(f"  {name}{mark}({', '.join(_taken(each))}): {_given(each.kernel)}")
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


def require_toolchain() -> None:
    if not COMPILED:
        sys.exit("The engine can't be built: NUMBA_DISABLE_JIT is set, so nothing is compiled. Unset it and try again.")
    llvm.initialize_all_targets()
    try:
        llvm.Target.from_triple(TRIPLE)
    except RuntimeError:
        sys.exit("The engine can't be built: this llvmlite makes no WebAssembly. The one that pip installs does.")


def main(into: Path, games: list[str]) -> None:
    """Each game in a process of its own: most of the time is Numba's, on one core."""
    require_toolchain()
    into.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        list(pool.map(write, games or sorted(GAMES, reverse=True), repeat(into)))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
