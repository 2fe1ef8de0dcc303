// Which dwarves have their name below their feet: never one that would cover a dwarf, a creature or another name.

export interface Standing {
  /** Whose dwarf it is; null: a creature. */
  seat: number | null;
  /** In pixels of the board. */
  x: number;
  y: number;
  size: number;
}
export interface Label {
  seat: number;
  x: number;
  y: number;
  text: string;
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const LETTERS = 12.5; // pixels on the screen, however far away the board is
const WIDE = 0.54; // of a letter, on average
const LONGEST = 11;

/** A long name loses its middle: the number at its end is what tells one bot from another. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  const tail = /\s(?:\d+|[IVX]+)\.?$/.exec(name)?.[0] ?? '';
  const room = name.slice(0, Math.max(1, LONGEST - 1 - tail.length));
  const whole = tail ? room.replace(/\s\S*$/, '') : room;
  return `${whole.trimEnd()}…${tail}`;
}

/** A card without its tier and without how its paths lie: the picture shows both. A space may be one that holds a line together. */
export const plainName = (name: string): string => name.replace(/\s\(.*$/, '').replace(/\sI+$/, '');

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function bodyOf({ x, y, size }: Standing): Box {
  return { left: x - size * 0.4, right: x + size * 0.4, top: y - size * 0.65, bottom: y + size * 0.5 };
}

export function boxOf({ x, y, text }: Label, scale: number): Box {
  const [half, high] = [(text.length * WIDE * LETTERS) / scale / 2, LETTERS / scale];
  return { left: x - half, right: x + half, top: y - high / 2, bottom: y + high / 2 };
}

/** The names that are written, mine before the others'. `scale`: how large the board is on the screen. */
export function labels(all: readonly Standing[], names: readonly string[], me: number | null, scale: number): Label[] {
  const found: Label[] = [];
  const rank = ({ seat }: Standing): number => Number(seat === me);
  for (const one of [...all].sort((a, b) => rank(b) - rank(a))) {
    if (one.seat === null) continue;
    const label = { seat: one.seat, x: one.x, y: one.y + one.size * 0.5 + (LETTERS / scale) * 0.6, text: shortName(names[one.seat] ?? '') };
    const box = boxOf(label, scale);
    const covers = all.some((other) => meet(box, bodyOf(other))) || found.some((other) => meet(box, boxOf(other, scale)));
    if (!covers) found.push(label);
  }
  return found;
}
