// Little questions about tables that several pages ask.

import type { Game, NewTable, Table } from './wire';

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

export const myTurn = (table: Table): boolean =>
  table.status === 'running' && table.mine.some((seat) => table.waiting.includes(seat));

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
