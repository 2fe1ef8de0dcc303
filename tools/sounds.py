"""Draws the sounds of the house as waves and checks them; with a folder it also writes them down for the ear.

    python tools/sounds.py [FOLDER]

The page makes its sounds itself (web/src/sound/render.ts) from the table web/src/sound/sounds.json. Here the same table
becomes the same waves: each shorter than 400 ms, its peak at most -12 dBFS, dry (nothing rings on at its end), from
silence to silence, and a family: as loud as each other but for the two that call, and none with the pitches of another.
"""

from __future__ import annotations

import array
import cmath
import itertools
import json
import math
import operator
import sys
import wave
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "web" / "src" / "sound" / "sounds.json"
FAMILY = {"turn", "card", "dice", "goods", "dig", "animals", "coin", "end", "chat"}
RATE = 22_050
ATTACK = 0.0015
FADE = 0.012
LONGEST_MS = 400
LOUDEST_DB = -12.0
DRY = 0.1  # the last twentieth of a sound, compared with its peak
SILENT = 0.001
CALLING = {"turn", "end"}
LOUDNESS_DB = (-32.0, -27.5)  # of the loudest 50 ms
CALLING_DB = (-21.5, -18.5)
WINDOW = RATE // 20
LONG = 1 << 14  # samples: more than any sound has
HALF_OCTAVES = 13
ALIKE = 0.8  # 1 would be the same pitches in the same proportion


def render(ms: float, peak_db: float, tones: list[list[float]], noises: list[list[float]]) -> list[float]:
    length = int(ms / 1000 * RATE)
    samples = [0.0] * length
    for at, pitch, strength, dies in tones:
        start = int(at / 1000 * RATE)
        for i in range(start, length):
            t = (i - start) / RATE
            samples[i] += strength * min(1, t / ATTACK) * math.exp(-1000 * t / dies) * math.sin(2 * math.pi * pitch * t)
    seed = 1
    for at, strength, dies, soft in noises:
        start = int(at / 1000 * RATE)
        level = 0.0
        for i in range(start, length):
            seed = seed * 16807 % 2147483647
            level += (1 - soft) * (seed / 2147483647 * 2 - 1 - level)
            t = (i - start) / RATE
            samples[i] += strength * min(1, t / ATTACK) * math.exp(-1000 * t / dies) * level
    samples = [value * min(1, (length - i) / (FADE * RATE)) for i, value in enumerate(samples)]
    peak = max(abs(value) for value in samples)
    return [value * 10 ** (peak_db / 20) / peak for value in samples]


def faults(ms: float, samples: list[float]) -> list[str]:
    peak = max(abs(value) for value in samples)
    tail = max(abs(value) for value in samples[-len(samples) // 20 :])
    found = []
    if ms >= LONGEST_MS:
        found.append(f"lasts {ms} ms")
    if 20 * math.log10(peak) > LOUDEST_DB + 0.01:
        found.append(f"is as loud as {20 * math.log10(peak):.1f} dBFS")
    if tail > DRY * peak:
        found.append("rings on at its end")
    if abs(samples[0]) > SILENT:
        found.append("begins with a click")
    if abs(samples[-1]) > SILENT:
        found.append("breaks off")
    return found


def loudness(samples: list[float]) -> float:
    """Of its loudest 50 ms, in dBFS: peaks say little about what is heard."""
    sums = [0.0, *itertools.accumulate(value * value for value in samples)]
    return 10 * math.log10(max(sums[min(at + WINDOW, len(samples))] - sums[at] for at in range(len(samples))) / WINDOW)


def fourier(samples: list[complex]) -> list[complex]:
    if len(samples) == 1:
        return samples
    even, odd = fourier(samples[::2]), fourier(samples[1::2])
    turned = [cmath.rect(1, -2 * math.pi * k / len(samples)) * value for k, value in enumerate(odd)]
    return [*map(operator.add, even, turned), *map(operator.sub, even, turned)]


def pitches(samples: list[float]) -> list[float]:
    """How strong it is in each half octave above 100 Hz."""
    spectrum = fourier([*samples, *[0.0] * (LONG - len(samples))])
    powers = [0.0] * HALF_OCTAVES
    for k in range(1, LONG // 2):
        band = math.floor(2 * math.log2(k * RATE / LONG / 100))
        if 0 <= band < HALF_OCTAVES:
            powers[band] += abs(spectrum[k]) ** 2
    return [math.sqrt(power) for power in powers]


def likeness(one: list[float], other: list[float]) -> float:
    return sum(map(operator.mul, one, other)) / math.hypot(*one) / math.hypot(*other)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    if table.keys() != FAMILY:
        sys.exit(f"the family is {sorted(FAMILY)}, the table has {sorted(table)}")
    wrong = 0
    known: dict[str, list[float]] = {}
    for name, sound in table.items():
        samples = render(sound["ms"], sound["dB"], sound["tones"], sound["noises"])
        found = faults(sound["ms"], samples)
        loud = loudness(samples)
        low, high = CALLING_DB if name in CALLING else LOUDNESS_DB
        if not low <= loud <= high:
            found.append(f"is not as loud as its family, {low} to {high} dBFS")
        heard = pitches(samples)
        found += [f"sounds like {other}" for other in known if likeness(heard, known[other]) > ALIKE]
        known[name] = heard
        wrong += bool(found)
        print(f"{name:8} {sound['ms']:4} ms {sound['dB']:4} dBFS, {loud:5.1f} in 50 ms  {'; '.join(found) or 'good'}")
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            with wave.open(str(folder / f"{name}.wav"), "wb") as file:
                file.setparams((1, 2, RATE, len(samples), "NONE", ""))
                file.writeframes(array.array("h", [round(value * 32767) for value in samples]).tobytes())
    if wrong:
        sys.exit(f"{wrong} sounds are not as they should be")


if __name__ == "__main__":
    main()
