import { describe, expect, it } from 'vitest';
import { bodyOf, boxOf, labels, plainName, shortName, type Standing } from './naming';

const NAMES = ['Anna', 'Boris', 'Cyril', 'Bartholomew III.'];
const dwarf = (seat: number, x: number, y: number): Standing => ({ seat, x, y, size: 30 });
const PHONE = 0.35;

describe('names of dwarves', () => {
  it('are all there where there is room', () => {
    const all = [dwarf(0, 0, 0), dwarf(1, 200, 0), dwarf(2, 0, 200)];
    expect(labels(all, NAMES, null, 1).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('give way to my own', () => {
    const all = [dwarf(0, 0, 0), dwarf(1, 20, 0)];
    expect(labels(all, NAMES, 1, 1).map(({ seat }) => seat)).toEqual([1]);
  });

  it('never cover a dwarf or a creature, however small the screen is', () => {
    for (let x = 0; x <= 100; x += 10) {
      for (let y = -60; y <= 100; y += 10) {
        const all = [dwarf(0, 0, 0), dwarf(1, x, y), { seat: null, x: 50, y: 50, size: 30 }];
        for (const label of labels(all, NAMES, 0, PHONE)) {
          const box = boxOf(label, PHONE);
          for (const body of all.map(bodyOf)) {
            expect(box.left < body.right && body.left < box.right && box.top < body.bottom && body.top < box.bottom).toBe(false);
          }
        }
      }
    }
  });

  it('are short', () => {
    expect(shortName('Bartholomew')).toBe('Bartholomew');
    expect(shortName('Žofie Kratochvílová')).toBe('Žofie Krat…');
  });

  it('keep the number that tells them apart', () => {
    expect(shortName('Bartholomew III.')).toBe('Barth… III.');
    expect(shortName('Snadný bot 2')).toBe('Snadný… 2');
    expect(shortName('Snadný bot 12')).toBe('Snadný… 12');
  });
});

describe('names of cards', () => {
  it('leave out what the picture shows', () => {
    expect(plainName('Chodba I (křižovatka)')).toBe('Chodba');
    expect(plainName('Chodba I\u00a0(křižovatka)')).toBe('Chodba');
    expect(plainName('Žebřík II (zatáčka)')).toBe('Žebřík');
    expect(plainName('Kovadlina')).toBe('Kovadlina');
  });
});
