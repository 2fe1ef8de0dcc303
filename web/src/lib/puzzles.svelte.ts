// Puzzles: which ones were tried, and a rating of one's own for each game. The house keeps them for whoever has an account
// there, the browser for everybody else.

import type { Me, PuzzleInfo, Solver as Kept } from './wire';

const KEY = 'permonik:puzzles';
export const BEGINNER = 1200;

/** `tried`: the puzzles by their ids, and whether each was solved at the first try. */
export interface Standing {
  rating: number;
  tried: Record<string, boolean>;
}

const NEW: Standing = { rating: BEGINNER, tried: {} };

/** A puzzle is an opponent: whoever solves a harder one gains more. At the beginning ratings move faster. */
export function rated(rating: number, tries: number, puzzle: number, right: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const pace = tries < 20 ? 40 : 20;
  return Math.round(rating + pace * ((right ? 1 : 0) - expected));
}

/** Never a position twice; the one whose difficulty suits best. */
export function suiting(all: readonly PuzzleInfo[], standing: Standing, theme: string): PuzzleInfo | undefined {
  const left = all.filter((one) => !(one.puzzle in standing.tried) && (theme === '' || one.theme === theme));
  const far = (one: PuzzleInfo): number => Math.abs(one.rating - standing.rating);
  return left.sort((a, b) => far(a) - far(b))[0];
}

function isStanding(value: unknown): value is Standing {
  if (typeof value !== 'object' || value === null) return false;
  const { rating, tried } = value as Partial<Standing>;
  return typeof rating === 'number' && Number.isFinite(rating) && typeof tried === 'object' && tried !== null;
}

function kept(): Record<string, Standing> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Standing] => isStanding(entry[1])));
  } catch {
    return {};
  }
}

class Solver {
  private games: Readonly<Record<string, Standing>> = $state.raw(kept());
  /** What the house keeps; of guests nothing. */
  private house: Readonly<Record<string, Standing>> | null = $state.raw(null);

  /** Asks the house, if it knows somebody here by an account. */
  async open(me: Me | null, ask: () => Promise<readonly Kept[]>): Promise<void> {
    this.house = me === null || me.guest ? null : Object.fromEntries((await ask()).map(({ game, rating, tried }) => [game, { rating, tried }]));
  }

  get atHome(): boolean {
    return this.house !== null;
  }

  /** What was tried here before somebody signed in does not come again, either. */
  of(game: string): Standing {
    const here = this.games[game] ?? NEW;
    if (this.house === null) return here;
    const there = this.house[game] ?? NEW;
    return { rating: there.rating, tried: { ...here.tried, ...there.tried } };
  }

  /** Only the first try counts. `told`: the rating after it, where the house keeps it. */
  note(game: string, puzzle: string, difficulty: number, right: boolean, told: number | null): void {
    const before = this.of(game);
    if (this.house !== null && told !== null) {
      this.house = { ...this.house, [game]: { rating: told, tried: { [puzzle]: right, ...this.house[game]?.tried } } };
      return;
    }
    if (puzzle in before.tried) return;
    const rating = rated(before.rating, Object.keys(before.tried).length, difficulty, right);
    this.games = { ...this.games, [game]: { rating, tried: { ...before.tried, [puzzle]: right } } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // A browser that keeps nothing still sets puzzles.
    }
  }
}

export const solver = new Solver();
