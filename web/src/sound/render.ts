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
export function render({ ms, dB, tones, noises }: Sound, rate: number): Float32Array<ArrayBuffer> {
  const length = Math.floor((ms / 1000) * rate);
  const wave = new Float32Array(length);
  for (const [at = 0, pitch = 0, strength = 0, dies = 1] of tones) {
    const start = Math.floor((at / 1000) * rate);
    for (let i = start; i < length; i++) {
      const t = (i - start) / rate;
      wave[i]! += strength * Math.min(1, t / ATTACK) * Math.exp((-1000 * t) / dies) * Math.sin(2 * Math.PI * pitch * t);
    }
  }
  let seed = 1;
  for (const [at = 0, strength = 0, dies = 1, soft = 0] of noises) {
    const start = Math.floor((at / 1000) * rate);
    let level = 0;
    for (let i = start; i < length; i++) {
      seed = (seed * 16807) % 2147483647;
      level += (1 - soft) * ((seed / 2147483647) * 2 - 1 - level);
      const t = (i - start) / rate;
      wave[i]! += strength * Math.min(1, t / ATTACK) * Math.exp((-1000 * t) / dies) * level;
    }
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
