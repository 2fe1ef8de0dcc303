// The person behind the cookie, and the games of the house.

import { api, Problem } from './api';
import { texts } from './texts.svelte';
import type { Game, Me } from './wire';

class Session {
  me: Me | null = $state.raw(null);
  games: Game[] = $state.raw([]);

  async start(): Promise<void> {
    // The first call makes a guest of a newcomer. A cookie that another house had signed is cleared by its refusal.
    this.me = await api.me().catch((problem: unknown) => {
      if (problem instanceof Problem && problem.code === 'bad-cookie') return api.me();
      throw problem;
    });
    this.games = await api.games();
  }

  /** The games that lists show. */
  get listed(): Game[] {
    return this.games.filter((game) => !game.hidden);
  }

  /** A game by its id, also a hidden one, with its words. */
  async game(id: string): Promise<Game> {
    const found = this.games.find((game) => game.id === id);
    if (!found) throw new Problem('unknown-game', `there is no game ${id}`);
    await texts.learn([id]);
    return found;
  }
}

export const session = new Session();
