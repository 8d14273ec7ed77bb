"""Web push: messages that only the receiving browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Struct

from brethren.server.clock import now
from brethren.server.notices.call import Client, Unanswered
from brethren.server.notices.delivery import Delivery, delivery
from brethren.server.notices.guard import Forbidden, target

CURVE = ec.SECP256R1()
RECORD = 4096
HEADER, TAG = 16 + 4 + 1 + 65, 16
MAX_MESSAGE = 4096 - HEADER - TAG - 1
"""Bytes, so that all of it, encrypted, has no more than a push service has to take."""
PADDED = 512
"""Messages are filled up to a multiple of this, so that their length tells nothing."""
LIFETIME = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
TOKEN_SECONDS, RENEWED = 12 * 3600, 3600
MAX_TOKENS = 1000


class Keys(Struct, frozen=True):
    """A browser's own, base64url."""

    p256dh: str
    auth: str

    def check(self) -> None:
        """ValueError unless something can be encrypted for them."""
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _decoded(self.p256dh))
        if len(_decoded(self.auth)) != 16:
            raise ValueError("a secret of 16 bytes was expected")


def new_key() -> bytes:
    """A new key in the form in which it is stored."""
    return ec.generate_private_key(CURVE).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


class Push:
    """Sends messages, signed with this installation's key."""

    def __init__(self, key: bytes, contact: str, client: Client) -> None:
        private = load_pem_private_key(key, None)
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        self._key, self._contact, self._client = private, contact, client
        self.public = _encoded(_point(private.public_key()))
        self._tokens: dict[str, tuple[float, str]] = {}

    async def send(self, endpoint: str, keys: Keys, message: bytes) -> Delivery:
        try:
            headers = {
                "authorization": f"vapid t={self._token(target(endpoint).origin)},k={self.public}",
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(LIFETIME),
                "urgency": "high",
            }
            answer = await self._client.post(endpoint, headers, encrypted(message, keys))
        except Forbidden:
            # The device stays: names lead astray when this machine's own name server does.
            return Delivery("refused")
        except Unanswered:
            return Delivery("later")
        return delivery(answer.status, answer.headers.get("retry-after", ""))

    def _token(self, origin: str) -> str:
        """Signing takes a while: a token serves for some hours."""
        until, token = self._tokens.get(origin, (0.0, ""))
        if until < now() + RENEWED:
            until = now() + TOKEN_SECONDS
            token = jwt.encode({"aud": origin, "exp": int(until), "sub": self._contact}, self._key, "ES256")
            if len(self._tokens) >= MAX_TOKENS:
                self._tokens.clear()
            self._tokens[origin] = until, token
        return token


def encrypted(message: bytes, keys: Keys) -> bytes:
    """A single record of aes128gcm, with a key of its own."""
    theirs, secret = _decoded(keys.p256dh), _decoded(keys.auth)
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = _derived(secret, shared, b"WebPush: info\0" + theirs + point, 32)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    padding = min(-(len(message) + 1) % PADDED, MAX_MESSAGE - len(message))
    padded = message + b"\x02" + bytes(padding)
    return salt + struct.pack("!LB", RECORD, len(point)) + point + AESGCM(key).encrypt(nonce, padded, None)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
