"""How two ends of a connection come to keys that nobody between them has: well-known parts in a fixed order.

    Greeting   host    a fresh X25519 key (as its nonce)
    Knock      guest   a fresh X25519 key, its SPAKE2 message for the PIN, its own Ed25519 key and a signature
    Answer     host    its SPAKE2 message, its own Ed25519 key and a signature

Each signature covers everything said so far. HKDF-SHA256 makes two keys of the X25519 secret and of SPAKE2's, salted
with a hash of all three messages; every further frame is sealed by ChaCha20-Poly1305 under the key of its direction,
with a count as nonce. PROTOCOL.md says why. Import this module only where a table is hosted or joined: its libraries
take a while to load.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Any

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from client.lan.connection import Forged
from client.lan.messages import Answer, Greeting, Knock, Message
from client.lan.wire import packed

_KEY = 32
_GUEST, _HOST = b"orrery guest", b"orrery host"


class Channel:
    """Seals what one end says, and opens what the other end said."""

    OVERHEAD = 16

    def __init__(self, sending: bytes, receiving: bytes) -> None:
        self._sending = ChaCha20Poly1305(sending)
        self._receiving = ChaCha20Poly1305(receiving)
        self._sent = self._received = 0

    def seal(self, content: bytes) -> bytes:
        sealed = self._sending.encrypt(_nonce(self._sent), content, None)
        self._sent += 1
        return sealed

    def open(self, content: bytes) -> bytes:
        """Raises Forged unless this is the next frame that the other end sealed, as it was."""
        try:
            opened = self._receiving.decrypt(_nonce(self._received), content, None)
        except InvalidTag as error:
            raise Forged("a frame was not sealed by the other end") from error
        self._received += 1
        return opened


def _nonce(count: int) -> bytes:
    return bytes(4) + count.to_bytes(8, "little")


def public(token: str) -> str:
    """The key by which others know whoever holds a token."""
    return _identity(token).public_key().public_bytes_raw().hex()


def _identity(token: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(token))


class GuestSide:
    """A guest's part in a meeting. `token` is the secret half of the key it is known by."""

    def __init__(self, greeting: Greeting, pin: str, token: str) -> None:
        self._greeting = greeting
        self._fresh = X25519PrivateKey.generate()
        self._password = _spake2("SPAKE2_A", pin) if greeting.pin_needed and pin else None
        said = self._password.start().hex() if self._password else ""
        knock = Knock(self._fresh.public_key().public_bytes_raw().hex(), said, public(token), "")
        self.knock = replace(knock, proof=_signed(token, b"knock", greeting, knock))

    def shares_pin(self, answer: Answer) -> bool:
        """Will the channel work only if the host knows the PIN?"""
        return self._password is not None and bool(answer.pin)

    def channel(self, answer: Answer) -> Channel:
        """Raises Forged if the host does not hold the key it shows; whether that is the right one, the caller knows."""
        _check(answer.host, answer.proof, b"answer", self._greeting, self.knock, replace(answer, proof=""))
        secret = _shared(self._fresh, self._greeting.nonce) + _agreed(
            self._password if self.shares_pin(answer) else None, answer.pin
        )
        to_host, to_guest = _keys(secret, self._greeting, self.knock, answer)
        return Channel(to_host, to_guest)


class HostSide:
    """The host's part in a meeting. `token` is the secret half of the key the host is known by."""

    def __init__(self, token: str) -> None:
        self._token = token
        self._fresh = X25519PrivateKey.generate()
        self.nonce = self._fresh.public_key().public_bytes_raw().hex()

    def check(self, greeting: Greeting, knock: Knock) -> None:
        """Raises Forged unless the guest holds the key it shows, here and now."""
        _check(knock.guest, knock.proof, b"knock", greeting, replace(knock, proof=""))

    def answer(self, greeting: Greeting, knock: Knock, pin: str) -> tuple[Answer, Channel]:
        """With a PIN the channel works only if the guest has the same. Raises Forged if the guest's part is none."""
        password = _spake2("SPAKE2_B", pin) if pin else None
        said = password.start().hex() if password else ""
        answer = Answer(said, public(self._token), "")
        answer = replace(answer, proof=_signed(self._token, b"answer", greeting, knock, answer))
        secret = _shared(self._fresh, knock.key) + _agreed(password, knock.pin)
        to_host, to_guest = _keys(secret, greeting, knock, answer)
        return answer, Channel(to_guest, to_host)


def _spake2(side: str, pin: str) -> Any:
    return getattr(_spake2_library(), side)(pin.encode(), idA=_GUEST, idB=_HOST)


@cache
def _spake2_library() -> Any:
    """Loaded only where there is a PIN."""
    import spake2  # type: ignore[import-untyped]

    return spake2


def _agreed(password: Any, said: str) -> bytes:
    """What SPAKE2 makes of both ends' PINs; nothing without one."""
    if password is None:
        return b""
    try:
        agreed: bytes = password.finish(bytes.fromhex(said))
    except Exception as error:  # The library tells bad points by many kinds of errors, assertions among them.
        raise Forged("that is no message of SPAKE2") from error
    return agreed


def _shared(own: X25519PrivateKey, other: str) -> bytes:
    try:
        return own.exchange(X25519PublicKey.from_public_bytes(bytes.fromhex(other)))
    except ValueError as error:
        raise Forged("that is no X25519 key") from error


def _keys(secret: bytes, *said: Message) -> tuple[bytes, bytes]:
    """For what the guest and for what the host says."""
    material = HKDF(SHA256(), 2 * _KEY, salt=_transcript(b"keys", *said), info=b"orrery 2 frames").derive(secret)
    return material[:_KEY], material[_KEY:]


def _transcript(purpose: bytes, *said: Message) -> bytes:
    return sha256(b"orrery 2 " + purpose + b"\0" + b"".join(map(packed, said))).digest()


def _signed(token: str, purpose: bytes, *said: Message) -> str:
    return _identity(token).sign(_transcript(purpose, *said)).hex()


def _check(key: str, proof: str, purpose: bytes, *said: Message) -> None:
    try:
        known = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        known.verify(bytes.fromhex(proof), _transcript(purpose, *said))
    except (InvalidSignature, ValueError) as error:
        raise Forged("a signature is not by the key that is shown") from error
