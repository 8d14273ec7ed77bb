"""What the engine for browsers takes along of the solver; web/engine/src/solver.ts is its caller."""

from typing import Any

import numpy as np

from brethren.bots.battle.proof import MAX_PLIES, ONE, Frame, ProofEntry, ProofTask
from brethren.bots.battle.proving import Proof, begin_proof, prove
from brethren.bots.battle.solver import CHUNK, PLACES, ExactSearch
from brethren.bots.solution import PortableSolver
from brethren.game import Game

RECORDS = {"frame": Frame, "entry": ProofEntry, "task": ProofTask, "proof": Proof}
FIELDS = ("number", "best", "turns", "actions", "low", "high")


def portable(game: Game) -> PortableSolver:
    roots, proofs, buffers = game.blank(), np.zeros(1, Proof.dtype), ExactSearch(game, places=2).buffers()
    kernels = {"begin_proof": (begin_proof, (roots, 0, proofs)), "prove": (prove, (roots, *buffers, proofs, 0))}
    facts = {
        "one": ONE,
        "plies": MAX_PLIES,
        "places": PLACES,
        "chunk": CHUNK,
        "sizes": {name: record.dtype.itemsize for name, record in RECORDS.items()},
        "fields": {name: _place(Proof, name) for name in FIELDS},
        "nodesField": _place(ProofTask, "nodes"),
    }
    return PortableSolver(kernels, facts)


def _place(record: Any, field: str) -> int:
    return int(record.dtype.fields[field][1])
