// What the generic board cannot see in a view and in what is shown beside it. A game without an entry is drawn by the rules of thumb.

export interface Hints {
  /** Fields that machines need and people do not. */
  hide: readonly string[];
  /** Fields with one value for each seat, in the order in which they are shown. */
  perSeat: readonly string[];
  /** Of those, the ones whose fields are shown one by one. */
  spread: readonly string[];
}

const NOISE = ['game', 'seat', 'players'];

const HINTS: Record<string, Hints> = {
  pretend: {
    hide: ['tiny', 'sets', 'turns'],
    perSeat: ['coins', 'soot', 'hands', 'eaten'],
    spread: [],
  },
};

// Fields that hold a seat's number, and lists that only look as if they had one value for each seat.
export const SEATS = ['active', 'start', 'starter', 'first', 'current'];
const NOT_PER_SEAT = ['stacks', 'decks', 'piles', 'unknown', 'display', 'market', 'discard', 'dice'];

export function hintsFor(game: string, view: Record<string, unknown>, seats: number): Hints {
  const own = HINTS[game];
  if (own) return { hide: [...NOISE, ...own.hide], perSeat: own.perSeat, spread: own.spread };
  const perSeat = Object.entries(view)
    .filter(([key, value]) => Array.isArray(value) && value.length === seats && !NOT_PER_SEAT.includes(key))
    .map(([key]) => key);
  const hide = Array.isArray(view['players']) ? NOISE.filter((field) => field !== 'players') : NOISE;
  return { hide, perSeat, spread: perSeat };
}
