"""Where others on the same network find this server."""

import socket

EVERYWHERE = ("0.0.0.0", "::", "")


def for_others(host: str, port: int) -> str | None:
    """An address that other devices can use; None if the server listens to this machine alone."""
    if host in EVERYWHERE:
        host = _own_address()
    return None if host.startswith("127.") or host in ("localhost", "::1") else f"http://{host}:{port}"


def _own_address() -> str:
    """Which of this machine's addresses leads outside. Nothing is sent: a datagram socket is only pointed that way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # kept free for documentation, so nobody is there
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address
