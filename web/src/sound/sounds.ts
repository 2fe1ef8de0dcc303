// What the house sounds like: silent until the first touch, as loud as this device wants it, or not at all.

import { whenIdle } from '../lib/later';
import { prefs } from '../lib/prefs.svelte';
import type { SoundName } from './render';

let context: AudioContext | null = null;
let touched = false;
const waves = new Map<SoundName, AudioBuffer>();
// What makes the waves comes with the first touch at the latest: before it nothing may be heard.
type Synthesiser = typeof import('./render');
let synthesiser: Synthesiser | null = null;
export const fetched = async (): Promise<Synthesiser> => (synthesiser ??= await import('./render'));

/** Makes all waves before they are needed, one whenever nothing else is to be done: each takes its time. */
function prepare(left: readonly SoundName[]): void {
  const [name, ...rest] = left;
  if (!name || !synthesiser) return;
  if (!context) {
    context = new AudioContext(); // takes longer than any wave
    whenIdle(() => prepare(left));
    return;
  }
  waveOf(synthesiser, name, context);
  whenIdle(() => prepare(rest));
}

function wake(): void {
  if (!touched && wanted()) fetched().then(({ SOUNDS }) => whenIdle(() => prepare(Object.keys(SOUNDS) as SoundName[])), () => undefined);
  touched = true;
  if (!synthesiser) fetched().catch(() => undefined); // silence is no trouble; the next touch asks again
  if (context?.state === 'suspended') void context.resume();
}
if (typeof window !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, wake, { capture: true, passive: true });
}

const wanted = (): boolean => prefs.sound && prefs.volume > 0 && typeof AudioContext !== 'undefined';

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
    if (!touched || !wanted()) return;
    if (!synthesiser) {
      fetched().then(() => this.play(name, after), () => undefined);
      return;
    }
    if (!context || !waves.has(name)) {
      const made = synthesiser;
      whenIdle(() => {
        waveOf(made, name, (context ??= new AudioContext()));
        this.play(name, after);
      });
      return;
    }
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
