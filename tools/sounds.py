"""Draws the sounds of the house as waves and checks them; with a folder it also writes them down for the ear.

    python tools/sounds.py [FOLDER]

The page makes its sounds itself (web/src/sound/render.ts) from the table web/src/sound/sounds.json. Here the same table
becomes the same waves: each shorter than 400 ms, its peak at most -12 dBFS, dry (nothing rings on at its end), and no
click where it begins.
"""

from __future__ import annotations

import array
import json
import math
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
    if abs(samples[0]) > 0.5 * peak:
        found.append("begins with a click")
    return found


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    if table.keys() != FAMILY:
        sys.exit(f"the family is {sorted(FAMILY)}, the table has {sorted(table)}")
    wrong = 0
    for name, sound in table.items():
        samples = render(sound["ms"], sound["dB"], sound["tones"], sound["noises"])
        found = faults(sound["ms"], samples)
        wrong += bool(found)
        print(f"{name:8} {sound['ms']:4} ms {sound['dB']:4} dBFS  {'; '.join(found) or 'good'}")
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            with wave.open(str(folder / f"{name}.wav"), "wb") as file:
                file.setparams((1, 2, RATE, len(samples), "NONE", ""))
                file.writeframes(array.array("h", [round(value * 32767) for value in samples]).tobytes())
    if wrong:
        sys.exit(f"{wrong} sounds are not as they should be")


if __name__ == "__main__":
    main()
