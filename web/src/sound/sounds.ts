// What the house sounds like: silent until the first touch, as loud as this device wants it, or not at all.

import { prefs } from '../lib/prefs.svelte';
import type { SoundName } from './render';

let context: AudioContext | null = null;
let touched = false;
const waves = new Map<SoundName, AudioBuffer>();
// What makes the waves comes with the first touch at the latest: before it nothing may be heard.
type Synthesiser = typeof import('./render');
let synthesiser: Synthesiser | null = null;
export const fetched = async (): Promise<Synthesiser> => (synthesiser ??= await import('./render'));

function wake(): void {
  touched = true;
  if (!synthesiser) fetched().catch(() => undefined); // silence is no trouble; the next touch asks again
  if (context?.state === 'suspended') void context.resume();
}
if (typeof window !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, wake, { capture: true, passive: true });
}

function waveOf({ render, SOUNDS }: Synthesiser, name: SoundName, within: AudioContext): AudioBuffer {
  const known = waves.get(name);
  if (known) return known;
  const wave = render(SOUNDS[name], within.sampleRate);
  const buffer = within.createBuffer(1, wave.length, within.sampleRate);
  buffer.copyToChannel(wave, 0);
  waves.set(name, buffer);
  return buffer;
}

export const sounds = {
  /** Plays a sound, after some milliseconds where several follow each other. */
  play(name: SoundName, after = 0): void {
    if (!touched || !prefs.sound || prefs.volume <= 0 || typeof AudioContext === 'undefined') return;
    if (!synthesiser) {
      fetched().then(() => this.play(name, after), () => undefined);
      return;
    }
    context ??= new AudioContext();
    const source = context.createBufferSource();
    const loud = context.createGain();
    source.buffer = waveOf(synthesiser, name, context);
    loud.gain.value = prefs.volume;
    source.connect(loud).connect(context.destination);
    source.start(context.currentTime + after / 1000);
  },

  /** The only one that calls: it is my turn. A phone also buzzes. */
  call(): void {
    this.play('turn');
    if (touched && prefs.buzz && 'vibrate' in navigator) navigator.vibrate(60);
  },
};
