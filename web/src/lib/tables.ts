// Little questions about tables that several pages ask.

import type { Game, NewTable, SeatWish, Table } from './wire';

/** The bot of those who have not chosen one: of medium strength; else the last, which is the strongest of the house. */
export function usualBot(game: Game): string | null {
  return game.bots.includes('medium') ? 'medium' : (game.bots.at(-1) ?? null);
}

/** Me against bots, in the usual way: what "play now" means. */
export function playNow(game: Game): NewTable {
  const bot = usualBot(game);
  const players = game.players.includes(2) ? 2 : Math.min(...game.players);
  return {
    game: game.id,
    seats: Array.from({ length: players }, (_, i) => (i === 0 || !bot ? { kind: 'me' } : { kind: 'bot', bot })),
    options: {},
    public: false,
    clock: null,
    spectators: true,
    chat: null,
    name: null,
  };
}

/** The set-up for a first game, where it is not the usual one. */
const BEGINNERS: Record<string, Partial<Pick<NewTable, 'options'>> & { players?: number }> = {
  caverna: { options: { set: 'basic' } },
  saboteur: { players: 3 },
};

/** Somebody's first game: the beginner's set-up, easy bots, and the person is to move. */
export function firstGame(game: Game): NewTable {
  const usual = playNow(game);
  const bot = game.bots.includes('easy') ? 'easy' : usualBot(game);
  const { options = {}, players = usual.seats.length } = BEGINNERS[game.id] ?? {};
  const seats = Array.from({ length: players }, (_, i): SeatWish => (i === 0 || !bot ? { kind: 'me' } : { kind: 'bot', bot }));
  return { ...usual, seats, options, begin: true };
}

const PLAYED = 'permonik:played';
function played(): string[] {
  try {
    return (localStorage.getItem(PLAYED) ?? '').split(' ');
  } catch {
    return [];
  }
}
/** This browser has not opened a table of the game by "play now" yet. */
export const isFirst = (game: string): boolean => !played().includes(game);
export function playedNow(game: string): void {
  try {
    localStorage.setItem(PLAYED, [...new Set([...played(), game])].filter(Boolean).join(' '));
  } catch {
    return; // a browser that keeps nothing asks again
  }
}

/** Public tables as a list shows them: those of friends first, then those with a free seat, the newest first. */
export function lobby(tables: readonly Table[], friends: ReadonlySet<string>, game: string, which: 'all' | 'open' | 'running'): Table[] {
  const close = (table: Table): boolean => table.seats.some((seat) => seat.person !== null && friends.has(seat.person.id));
  return tables
    .filter((table) => (!game || table.game === game) && (which === 'all' || table.status === which))
    .sort(
      (a, b) =>
        Number(close(b)) - Number(close(a)) || Number(b.status === 'open') - Number(a.status === 'open') || b.changed - a.changed,
    );
}

export const myTurn = (table: Table): boolean =>
  table.status === 'running' && table.mine.some((seat) => table.waiting.includes(seat));

/** My tables in a list: those that wait for me, the longest wait first, then the others, the newest first. */
export function inOrder(a: Table, b: Table): number {
  const [mine, yours] = [myTurn(a), myTurn(b)];
  if (mine !== yours) return Number(yours) - Number(mine);
  return mine ? a.changed - b.changed : b.changed - a.changed;
}

/** 2 → "2", 2..4 → "2–4", 2 and 4 → "2, 4". */
export function counts(players: readonly number[]): string {
  const sorted = [...players].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted[sorted.length - 1] ?? 0;
  if (last === first) return String(first);
  return last - first + 1 === sorted.length ? `${first}–${last}` : sorted.join(', ');
}

/** The table that somebody means by a link or a bare id. */
export function tableIn(text: string): string | null {
  const found = /(?:\/table\/)?([\w-]{4,})\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
