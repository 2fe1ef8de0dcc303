// My turns over all tables, the longest wait first: for the header, the title of the page, and the key that leads on.

import { api } from './api';
import { router } from './router.svelte';
import { title } from './title.svelte';
import type { Turn } from './wire';

const EVERY = 30_000; // milliseconds

class Turns {
  list: Turn[] = $state.raw([]);

  /** Looks now and then, until it is told to stop. */
  watch(): () => void {
    const look = (): void => void this.look();
    look();
    const timer = setInterval(look, EVERY);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }

  async look(): Promise<void> {
    try {
      this.list = await api.turns();
    } catch {
      return; // the next look may see more
    }
    title.waiting = this.list.length;
    // The icon of an installed page wears the number; browsers without icons have no such function.
    const wear = this.list.length > 0 ? navigator.setAppBadge?.(this.list.length) : navigator.clearAppBadge?.();
    await wear?.catch(() => undefined);
  }

  /** Those that wait elsewhere than here. */
  get elsewhere(): Turn[] {
    return this.list.filter((turn) => router.path !== `/table/${turn.table.id}`);
  }

  /** To the table that has waited longest. */
  async next(): Promise<void> {
    await this.look();
    const turn = this.elsewhere[0];
    if (turn) router.go(`/table/${turn.table.id}`);
  }

  until(table: string): number | null {
    return this.list.find((turn) => turn.table.id === table)?.until ?? null;
  }
}

export const turns = new Turns();
