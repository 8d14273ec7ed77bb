"""How fast the peers of the batched environment play. Runs in the bench environment, and is asked as peers.py is."""

import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench import peers

SCAN = 10  # steps of the whole batch in one call


class Pgx:
    """A batch of one of Pgx's games on the processor, random actions drawn from the mask, all inside compiled code."""

    def __init__(self, name: str, number: int) -> None:
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))
        self.number = number

        def once(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            state, key = carry
            key, choice, chance = jax.random.split(key, 3)
            action = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)))
            return (step(state, action, jax.random.split(chance, number)), key), None

        self.run = jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=SCAN)[0])
        key = jax.random.key(peers.SEED)
        self.carry = self.run((jax.jit(jax.vmap(env.init))(jax.random.split(key, number)), key))

    def play(self) -> tuple[float, float]:
        """Its threads work, this one waits: what counts is the time of the process."""
        jax.block_until_ready(self.carry)
        began = time.process_time()
        self.carry = jax.block_until_ready(self.run(self.carry))
        return SCAN * self.number, time.process_time() - began


def players(number: int) -> dict[tuple[str, str], peers.Player]:
    return {
        ("PettingZoo", "connect_four_v3"): peers.PettingZoo("connect_four_v3"),
        ("Pgx", "backgammon"): Pgx("backgammon", number),
    }


def main(core: str, number: str) -> None:
    packages = {"PettingZoo": "pettingzoo", "Pgx": "pgx", "JAX": "jax"}
    peers.serve(core, lambda: players(int(number)), packages)


if __name__ == "__main__":
    main(*sys.argv[1:])
