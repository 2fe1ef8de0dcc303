// The person behind the cookie, and the games of the house.

import { api, Problem } from './api';
import { texts } from './texts.svelte';
import type { Game, Person } from './wire';

class Session {
  me: Person | null = $state.raw(null);
  games: Game[] = $state.raw([]);

  async start(): Promise<void> {
    this.me = await api.me(); // the first call: it makes a guest of a newcomer
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
