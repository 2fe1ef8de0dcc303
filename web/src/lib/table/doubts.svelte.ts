// Rules that leave a doubt, beside what they decide: questions, answers and lines of the log.

import { api } from '../api';
import { texts } from '../texts.svelte';
import type { Message, Reading } from '../wire';
import { decides } from './decides';

class Doubts {
  private known: readonly Reading[] = $state.raw([]);
  private of = '';

  /** Have those of a game at hand. Without them nothing is lost: the rulebook has them all. */
  async learn(game: string): Promise<void> {
    const of = `${game} ${texts.house.lang}`;
    if (this.of === of) return;
    this.of = of;
    this.known = [];
    this.known = await api.readings(game, texts.house.lang).catch(() => []);
  }

  about(messages: readonly Message[]): Reading[] {
    return this.known.filter((reading) => messages.some((message) => decides(reading, message)));
  }
}

export const doubts = new Doubts();
