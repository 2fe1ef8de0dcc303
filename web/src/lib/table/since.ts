// What the others have done since I last decided, and how a match falls into turns and rounds: all from the log alone.

import type { Line, Message } from '../wire';

/** Who did it; null: the game itself. */
export function actorOf(line: Message): number | null {
  const seat = line.args['seat'];
  return seat && typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
}

/** It tells a role, which is nobody else's business while the match runs. */
export function isSecret(line: Message | undefined): boolean {
  return line?.targets.some((target) => target.startsWith('role:')) ?? false;
}

export interface News<L> {
  seat: number;
  lines: L[];
}

/** Where the news begin: the first line of somebody else after that entry; -1: there are none. */
export function newsFrom(log: readonly Message[], since: number, me: number | null): number {
  if (since < 0) return -1;
  return log.findIndex((line) => line.entry > since && actorOf(line) !== null && actorOf(line) !== me);
}

/** What somebody has touched; `actor`: whose deed it was, and so in whose part of the board "cell:r0c1" lies. */
export interface Touch {
  target: string;
  actor: number | null;
}

/** What others have touched after one entry and before another. Until my first decision only what somebody has done: how all was
 * laid out is no news. Who only looks on has no last decision. */
export function touchedSince(log: readonly Message[], since: number, until: number, me: number | null): Touch[] {
  if (me === null) return [];
  return log.flatMap((line) => {
    if (line.entry <= since || line.entry >= until || line.targets.includes(`seat:${me}`)) return [];
    const actor = actorOf(line);
    return actor === me || (since < 0 && actor === null) ? [] : line.targets.map((target) => ({ target, actor }));
  });
}

/** Whether it is among them; `actor`: in the part of that player. */
export const isAmong = (news: readonly Touch[], target: string, actor?: number): boolean =>
  news.some((one) => one.target === target && (actor === undefined || one.actor === actor));

/** One item for each opponent who did something after that entry, in the order in which they began. */
export function newsSince<L extends Message>(log: readonly L[], since: number, me: number | null): News<L>[] {
  const found = new Map<number, L[]>();
  for (const line of log) {
    const seat = actorOf(line);
    if (line.entry <= since || seat === null || seat === me) continue;
    found.set(seat, [...(found.get(seat) ?? []), line]);
  }
  return [...found].map(([seat, lines]) => ({ seat, lines }));
}

/** The latest of them, the last one first: what does not fit into a line is older. */
export const latestFirst = <L>(lines: readonly L[], most: number): L[] => lines.slice(-most).reverse();

/** The last thing that I did, as it can be told in the open: what it has uncovered is news to me, too. */
export function latestOf<L extends Message>(log: readonly L[], me: number | null): L | undefined {
  return log.filter((line) => me !== null && actorOf(line) === me && !isSecret(line)).at(-1);
}

/** The last entry at which a player did something; -1: none yet. */
export function lastOf(log: readonly Message[], seat: number | null): number {
  return Math.max(-1, ...log.filter((line) => seat !== null && actorOf(line) === seat).map((line) => line.entry));
}

/** The entry with which the last turn of a player ended; -1: none yet. `on`: that player is at it, and this turn goes on. What
 * comes of somebody's deed is no deed of whom it befalls. */
export function endOfTurn(log: readonly Line[], seat: number | null, on: boolean): number {
  if (!on) return lastOf(log, seat);
  const deeds = log.filter((line) => line.fold !== 'part' && actorOf(line) !== null);
  const other = deeds.map((line) => actorOf(line) !== seat).lastIndexOf(true);
  return lastOf(deeds.slice(0, Math.max(0, other)), seat);
}

/** The entries with which somebody's turn begins: where the log passes from one player to another. */
export function turnsOf(log: readonly Message[]): number[] {
  const starts: number[] = [];
  let last: number | null = null;
  for (const line of log) {
    const seat = actorOf(line);
    if (seat === null || seat === last) continue;
    last = seat;
    if (starts.at(-1) !== line.entry) starts.push(line.entry);
  }
  return starts;
}

/** The entries with which a round begins, in games that have rounds. */
export function roundsOf(log: readonly Message[]): number[] {
  return [...new Set(log.filter((line) => line.id === 'round').map((line) => line.entry))];
}

/** The mark before or after a moment; the beginning or the end where there is none. */
export function stepTo(marks: readonly number[], at: number, by: -1 | 1, last: number): number {
  if (by > 0) return marks.find((mark) => mark > at) ?? last;
  return [...marks].reverse().find((mark) => mark < at) ?? 0;
}
