// The chat that was not read yet: what was said before the page was opened is old.

import { session } from '../../lib/session.svelte';
import type { LiveTable } from '../../lib/table/live.svelte';
import type { Chat } from '../../lib/wire';

export class Unread {
  private readonly live: LiveTable;
  /** When the last line was said that has been read; null: the old lines are not here yet. */
  private until: number | null = $state(null);

  constructor(live: LiveTable) {
    this.live = live;
  }

  get lines(): Chat[] {
    const { until } = this;
    if (until === null) return [];
    return this.live.chat.filter((line) => line.at > until && line.person.id !== session.me?.id && !(line.person.id in this.live.muted));
  }

  /** All that is here has been read, or is old. */
  read(): void {
    this.until = Math.max(this.until ?? 0, this.live.chat.at(-1)?.at ?? 0);
  }

  get began(): boolean {
    return this.until !== null;
  }
}
