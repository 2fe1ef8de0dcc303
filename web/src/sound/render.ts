// A sound is a table of partials: wood, stone, felt and a small bell are tones that die away, and noise through a filter.
// tools/sounds.py draws the same waves and checks them.

import table from './sounds.json';

export type SoundName = keyof typeof table;
interface Sound {
  /** How long it lasts. */
  ms: number;
  /** Its peak, in decibels below the loudest that there is. */
  dB: number;
  /** When (ms), pitch (Hz), strength, how fast it dies (ms). */
  tones: number[][];
  /** When (ms), strength, how fast it dies (ms), how soft it is (0 to 1). */
  noises: number[][];
}
export const SOUNDS = table as Record<SoundName, Sound>;

const ATTACK = 0.0015; // seconds: a tone that begins at once would click
const FADE = 0.012;

/** The wave of a sound, the same each time. */
export function render(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const steps = making(sound, rate);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in small steps, partial by partial: a page can do something else between them. */
export function* making({ ms, dB, tones, noises }: Sound, rate: number): Generator<void, Float32Array<ArrayBuffer>> {
  const length = Math.floor((ms / 1000) * rate);
  const wave = new Float32Array(length);
  const attack = ATTACK * rate;
  for (const [at = 0, pitch = 0, strength = 0, dies = 1] of tones) {
    // A sine that dies away follows from its last two values: no sine and no power for each of them.
    const start = Math.floor((at / 1000) * rate);
    const fall = Math.exp(-1000 / (rate * dies));
    const angle = (2 * Math.PI * pitch) / rate;
    const next = 2 * fall * Math.cos(angle);
    let before = (-strength * Math.sin(angle)) / fall;
    let value = 0;
    for (let i = start; i < length; i++) {
      wave[i]! += i - start < attack ? (value * (i - start)) / attack : value;
      const later = next * value - fall * fall * before;
      before = value;
      value = later;
    }
    yield;
  }
  let seed = 1;
  for (const [at = 0, strength = 0, dies = 1, soft = 0] of noises) {
    const start = Math.floor((at / 1000) * rate);
    const fall = Math.exp(-1000 / (rate * dies));
    let level = 0;
    let loud = strength;
    for (let i = start; i < length; i++) {
      // 16807 times the last one, modulo 2147483647, without leaving the small whole numbers.
      seed = 16807 * (seed % 127773) - 2836 * ((seed / 127773) | 0);
      if (seed <= 0) seed += 2147483647;
      level += (1 - soft) * ((seed / 2147483647) * 2 - 1 - level);
      wave[i]! += i - start < attack ? (loud * level * (i - start)) / attack : loud * level;
      loud *= fall;
    }
    yield;
  }
  let peak = 0;
  for (let i = 0; i < length; i++) {
    wave[i]! *= Math.min(1, (length - i) / (FADE * rate));
    peak = Math.max(peak, Math.abs(wave[i]!));
  }
  const most = 10 ** (dB / 20);
  for (let i = 0; i < length; i++) wave[i]! *= most / peak;
  return wave;
}
