"""Ports of 127.0.0.1 that nobody else takes before they are used."""

import socket
from random import SystemRandom

# Below those that the kernel gives to outgoing connections: one of these could take a port while its server restarts.
PORTS = range(10_000, 32_000)
_dice = SystemRandom()


def free_port() -> int:
    while True:
        port = _dice.choice(PORTS)
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
