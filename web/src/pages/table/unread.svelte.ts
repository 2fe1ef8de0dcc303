// The chat that was not read yet: what was said before the page was opened is old.

import { session } from '../../lib/session.svelte';
import type { Room } from '../../lib/table/room.svelte';
import type { Chat } from '../../lib/wire';

export class Unread {
  private readonly room: Room;
  /** When the last line was said that has been read; null: the old lines are not here yet. */
  private until: number | null = $state(null);

  constructor(room: Room) {
    this.room = room;
  }

  get lines(): Chat[] {
    const { until } = this;
    if (until === null) return [];
    return this.room.chat.filter((line) => line.at > until && line.person.id !== session.me?.id && !(line.person.id in this.room.muted));
  }

  /** All that is here has been read, or is old. */
  read(): void {
    this.until = Math.max(this.until ?? 0, this.room.chat.at(-1)?.at ?? 0);
  }

  get began(): boolean {
    return this.until !== null;
  }
}
