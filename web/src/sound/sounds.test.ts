import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Chat, Message } from '../lib/wire';
import deeds from './deeds.json';
import { render, SOUNDS, type SoundName } from './render';

const NAMES = Object.keys(SOUNDS) as SoundName[];
const RATE = 22050;
const play = vi.hoisted(() => vi.fn());
vi.mock('./sounds', () => ({ sounds: { play } }));
const { Ear, soundOf, soundsOf } = await import('./listen');

const line = (id: string, entry: number): Message => ({ id, args: {}, targets: [], entry });
const said = (id: string, at: number): Chat => ({ type: 'chat', person: { id, name: id } as Chat['person'], text: '', at });

describe('a sound', () => {
  it.each(NAMES)('%s is short and quiet, and dies away', (name) => {
    const wave = render(SOUNDS[name], RATE);
    const peak = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(wave.length / RATE).toBeLessThan(0.4);
    expect(peak).toBeLessThanOrEqual(10 ** (-12 / 20) + 1e-6);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.002);
  });

  it('is the same each time, and no other one', () => {
    const all = NAMES.map((name) => render(SOUNDS[name], RATE).join());
    expect(new Set(all).size).toBe(NAMES.length);
    expect(render(SOUNDS.dice, RATE).join()).toBe(all[NAMES.indexOf('dice')]);
  });

  it('is the wave that its table tells: a tone that dies away, and noise that is the same everywhere', () => {
    const tone = render({ ms: 100, dB: 0, tones: [[10, 440, 0.5, 20]], noises: [] }, RATE);
    const at = (ms: number): number => Math.exp(-(ms - 10) / 20) * Math.sin((2 * Math.PI * 440 * (ms - 10)) / 1000);
    const [one, other] = [20, 35].map((ms) => Math.round((ms * RATE) / 1000)) as [number, number];
    const exact = (i: number): number => at((1000 * (i - Math.floor(RATE / 100))) / RATE + 10);
    expect(tone[one]! / tone[other]!).toBeCloseTo(exact(one) / exact(other), 5);
    expect(tone.slice(0, Math.floor(RATE / 100)).every((value) => value === 0)).toBe(true);
    const noise = render({ ms: 100, dB: 0, tones: [], noises: [[0, 1, 1e9, 0]] }, RATE);
    let seed = 1;
    const chance = Array.from({ length: 1000 }, () => (seed = (seed * 16807) % 2147483647) / 1073741823.5 - 1);
    for (let i = 100; i < 1000; i += 50) expect(noise[i]! / noise[500]!).toBeCloseTo(chance[i]! / chance[500]!, 3);
  });

  it('calls only for my turn and for the end: nothing else is as loud', () => {
    expect(NAMES.filter((name) => SOUNDS[name].dB > -16)).toEqual(['turn', 'end']);
  });
});

describe('an ear at a table', () => {
  afterEach(() => play.mockClear());

  it('knows what dice, a pick and a coin sound like', () => {
    expect(['rolled', 'dug', 'took-nugget', 'skipped'].map((id) => soundOf(line(id, 1)))).toEqual(['dice', 'dig', 'coin', undefined]);
  });

  it('hears from what is laid whether it is a card or a tile', () => {
    expect([soundOf(line('laid', 1)), soundOf({ ...line('laid', 1), args: { tile: 'tile-cave' } })]).toEqual(['card', 'dig']);
  });

  it('has a sound for all that it plays', () => {
    expect(Object.keys(deeds).filter((name) => !(name in SOUNDS))).toEqual([]);
  });

  it('hears each kind once, a few at most, and of the end nothing else', () => {
    expect(soundsOf([line('rolled', 1), line('gained', 1), line('gained', 1), line('bred', 1), line('dug', 1)])).toEqual(['dice', 'goods', 'animals']);
    expect(soundsOf([line('gained', 1), line('won', 1)])).toEqual(['end']);
  });

  it('is silent about what lay there before it came, and hears what comes', () => {
    const ear = new Ear();
    ear.log([line('rolled', 1), line('dug', 2)]);
    expect(play).not.toHaveBeenCalled();
    ear.log([line('rolled', 1), line('dug', 2), line('rolled', 3)]);
    expect(play.mock.calls).toEqual([['dice', 0]]);
  });

  it('hears what others say, not oneself, and not again after the line was lost', () => {
    const ear = new Ear();
    ear.chat([], 'anna');
    ear.chat([said('boris', 5)], 'anna');
    ear.chat([said('boris', 5), said('anna', 6)], 'anna');
    ear.chat([], 'anna');
    ear.chat([said('boris', 5), said('anna', 6)], 'anna');
    expect(play.mock.calls).toEqual([['chat']]);
  });
});
