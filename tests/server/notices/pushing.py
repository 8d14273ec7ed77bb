"""A push service of our own, over HTTPS, and browsers that can read what it is given."""

import asyncio
import datetime
import ipaddress
import json
import os
import ssl
import struct
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from py_vapid import Vapid02

from tests.server.server_process import Guest, Json

PATIENCE = 90.0


@dataclass(frozen=True)
class Request:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Reply:
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    body: bytes = b""


class PushService:
    """Takes requests on 127.0.0.1. Each path answers with what was planned for it, in this order, then with 201."""

    def __init__(self, folder: Path) -> None:
        self.requests: list[Request] = []
        self.connections = 0
        self.plans: dict[str, list[Reply]] = {}
        self.authority = folder / "authority.pem"
        chain = folder / "server.pem"
        certify(self.authority, chain)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(chain)
        # Each connection's own thread shakes hands: nobody waits for a client that doesn't.
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self._server.server_address[1]}"

    def plan(self, path: str, *replies: Reply) -> None:
        self.plans[path] = list(replies)

    def at(self, path: str) -> list[Request]:
        return [request for request in self.requests if request.path == path]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            # A header is sent at once, not when the one before has been acknowledged.
            disable_nagle_algorithm = True

            def setup(self) -> None:
                service.connections += 1
                super().setup()

            def handle(self) -> None:
                with suppress(OSError):
                    super().handle()

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.requests.append(Request(self.path, headers, body))
                plan = service.plans.get(self.path)
                self.reply(plan.pop(0) if plan else Reply())

            def reply(self, reply: Reply) -> None:
                time.sleep(reply.seconds)
                try:
                    self.send_response(reply.status)
                    for name, value in reply.headers.items():
                        self.send_header(name, value)
                    self.send_header("content-length", str(len(reply.body)))
                    self.end_headers()
                    self.wfile.write(reply.body)
                except OSError:
                    pass  # nobody listens any longer

            def log_message(self, format: str, *args: object) -> None:
                pass

        return Handler


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    service = PushService(folder)
    try:
        yield service
    finally:
        service.close()


def subscription(endpoint: str, key: ec.EllipticCurvePrivateKey, secret: bytes) -> dict[str, str]:
    """As a browser hands it out."""
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    point = key.public_key().public_bytes(*form)
    return {"endpoint": endpoint, "p256dh": encoded(point), "auth": encoded(secret)}


class Browser:
    """A push subscription with its keys."""

    def __init__(self, service: PushService, path: str) -> None:
        self.service, self.path = service, path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        return subscription(self.service.url + self.path, self._key, self._secret)

    @property
    def private(self) -> dict[str, str]:
        """Its key, as browsers read it (RFC 7517)."""
        numbers = self._key.private_numbers()
        parts = {"x": numbers.public_numbers.x, "y": numbers.public_numbers.y, "d": numbers.private_value}
        return {"kty": "EC", "crv": "P-256", **{name: encoded(part.to_bytes(32)) for name, part in parts.items()}}

    async def subscribe(self, guest: Guest) -> str:
        """The server's key."""
        answer = await guest.ask("POST", "/api/notices/devices", self.subscription)
        return str(answer["key"])

    def read(self, request: Request) -> Json:
        return dict(json.loads(decrypted(request.body, self._key, self._secret)))

    def messages(self) -> list[Json]:
        return [self.read(request) for request in self.service.at(self.path)]


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """RFC 8291, section 3.4, for a message of one record."""
    salt, (size, length) = body[:16], struct.unpack("!LB", body[16:21])
    point, record = body[21 : 21 + length], body[21 + length :]
    assert len(record) <= size
    assert len(body) <= 4096
    ours = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))

    def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(material)

    material = derived(secret, shared, b"WebPush: info\0" + ours + point, 32)
    content_key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
    message, delimiter, padding = AESGCM(content_key).decrypt(nonce, record, None).rpartition(b"\x02")
    assert delimiter
    assert not padding.strip(b"\0")
    return message


def check_vapid(request: Request, service: PushService, key: str) -> Json:
    """What the server claims to be. Its signature is checked by Mozilla's library."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert given["k"] == key
    assert Vapid02.verify(request.headers["authorization"])
    claims = dict(json.loads(decoded(given["t"].split(".")[1])))
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    return claims


async def eventually(found: Callable[[], object], what: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < give_up, what
        await asyncio.sleep(0.05)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def certify(authority: Path, chain: Path) -> None:
    """A certificate for 127.0.0.1, from an authority of its own."""
    root, leaf = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    issuer = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a test's authority")])
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    signed = [
        certificate(issuer, root, issuer, root).add_extension(x509.BasicConstraints(True, None), critical=True),
        certificate(subject, leaf, issuer, root).add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        ),
    ]
    texts = [each.sign(root, hashes.SHA256()).public_bytes(serialization.Encoding.PEM) for each in signed]
    private = leaf.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    authority.write_bytes(texts[0])
    chain.write_bytes(private + texts[1])


def certificate(
    subject: x509.Name, key: ec.EllipticCurvePrivateKey, issuer: x509.Name, root: ec.EllipticCurvePrivateKey
) -> x509.CertificateBuilder:
    now, day = datetime.datetime.now(datetime.UTC), datetime.timedelta(days=1)
    key_ids = (
        x509.SubjectKeyIdentifier.from_public_key(key.public_key()),
        x509.AuthorityKeyIdentifier.from_issuer_public_key(root.public_key()),
    )
    builder = x509.CertificateBuilder(
        issuer, subject, key.public_key(), x509.random_serial_number(), now - day, now + day
    )
    for each in key_ids:
        builder = builder.add_extension(each, critical=False)
    return builder
