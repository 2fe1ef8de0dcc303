"""Seals: the seed of a match, kept secret while it runs, and proved afterwards."""

from __future__ import annotations

import secrets

from permonik.kernel.dealer import commitment
from permonik.kernel.errors import BadSeed, DealMismatch
from permonik.kernel.record import SEED_DIGITS, Record, Seal, is_text


def new_seal(seed: int | None, nonce: str | None) -> Seal:
    if seed is None:
        seed = secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadSeed(f"a seed is a whole number from 0, not {seed!r}")
    if seed >= 10**SEED_DIGITS:
        raise BadSeed(f"a seed has {SEED_DIGITS} digits at the most")
    if nonce is None:
        nonce = secrets.token_hex(16)
    if not isinstance(nonce, str) or not is_text(nonce):
        raise BadSeed(f"a nonce is a text, not {nonce!r}")
    return Seal(seed, nonce)


def verify_seal(record: Record) -> None:
    if record.seal is None:
        raise DealMismatch("the record has no seed yet: it is published when the match ends")
    if commitment(record.seal.seed, record.seal.nonce) != record.header.commitment:
        raise DealMismatch("seed and nonce are not those that the header was committed to")
