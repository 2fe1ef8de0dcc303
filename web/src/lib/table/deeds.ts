// The log as a story: one line for one deed, which unfolds into its parts. The same as src/permonik/kernel/deeds.py.

import type { Line, Moved } from '../wire';
import type { Words } from '../words';

/** What was done; `price`: what led there, which its own line may name; `parts`: what came of it. */
export interface Deed {
  line: Line;
  price: Line[];
  parts: Line[];
}

const seatOf = (line: Line): number | null => {
  const seat = line.args['seat'];
  return seat && typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
};

/** A part belongs to the latest deed that names its cause, no further back than the latest stage; or to the latest that is no note. */
function ownerOf(part: Line, found: Deed[]): Deed {
  for (let i = found.length - 1; part.cause && i >= 0; i--) {
    const { line } = found[i]!;
    if (line.id === part.cause || Object.values(line.args).includes(part.cause)) return found[i]!;
    if (line.fold === 'stage') break;
  }
  return [...found].reverse().find(({ line }) => line.fold !== 'note') ?? found.at(-1)!;
}

export function deedsOf(lines: readonly Line[]): Deed[] {
  const found: Deed[] = [];
  let waiting: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.fold === 'ahead') waiting.push(line);
    else if (line.fold === 'part' && last) {
      ownerOf(line, found).parts.push(...waiting, line);
      waiting = [];
    } else if (line.fold === 'price' && last) last.price.push(line);
    else if (line.fold === 'step' && last && last.line.id === line.id && seatOf(last.line) === seatOf(line)) {
      found[found.length - 1] = { line, price: [...last.price, last.line], parts: last.parts };
    } else {
      found.push({ line, price: waiting, parts: [] });
      waiting = [];
    }
  }
  return [...found, ...waiting.map((line) => ({ line, price: [], parts: [] }))];
}

const alike = (one: readonly Line[], other: readonly Line[]): boolean => one.length === other.length && one.every((line, i) => line === other[i]);

/** A story that grows: deeds to which nothing was added stay the same objects, so that nobody words them again. */
export class Story {
  private known: Deed[] = [];

  of(lines: readonly Line[]): Deed[] {
    const { known } = this;
    return (this.known = deedsOf(lines).map((deed, i) => {
      const was = known[i];
      return was && was.line === deed.line && alike(was.price, deed.price) && alike(was.parts, deed.parts) ? was : deed;
    }));
  }
}

/** What a deed changed, beside what its own line tells: per seat and kind of goods, those of the actor first. */
export function gainsOf(deed: Deed): Moved[] {
  const named = 'price' in deed.line.args || 'cost' in deed.line.args;
  const sums = new Map<string, Moved>();
  for (const one of (named ? deed.parts : [...deed.price, ...deed.parts]).flatMap((line) => line.moved)) {
    const key = `${one.seat} ${one.amount}`;
    sums.set(key, { ...one, n: one.n + (sums.get(key)?.n ?? 0) });
  }
  const actor = seatOf(deed.line);
  return [...sums.values()].filter((one) => one.n).sort((a, b) => Number(a.seat !== actor) - Number(b.seat !== actor) || a.seat - b.seat);
}

/** A sentence without the name it begins with, for where a mark tells who it was: "Sends a dwarf to Logging". */
export function withoutName(text: string, name: string): string {
  if (!name || !text.startsWith(`${name} `)) return text;
  const rest = text.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What was said several times in a row is said once: "Draws a card (3×)". */
export function counted(texts: readonly string[]): string[] {
  const runs: { text: string; n: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.n += 1;
    else runs.push({ text, n: 1 });
  }
  return runs.map(({ text, n }) => (n > 1 ? `${text} (${n}×)` : text));
}

/** A deed in one line: what was done, and what it brought: "Anna plays the Merchant. +2 ore; Boris: −2 ore". */
export function deedText(deed: Deed, words: Words, names: readonly string[]): string {
  const gains = gainsOf(deed);
  const actor = seatOf(deed.line);
  const told = [...new Set(gains.map((one) => one.seat))].map((seat) => {
    const amounts = gains
      .filter((one) => one.seat === seat)
      .map((one) => `${one.n < 0 ? '−' : '+'}${words.render(one.amount, { n: Math.abs(one.n) })}`);
    return `${seat === actor ? '' : `${names[seat] ?? ''}: `}${amounts.join(', ')}`;
  });
  return [words.message(deed.line, names), told.join('; ')].filter(Boolean).join(' ');
}
