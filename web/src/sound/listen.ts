// Which sound belongs to what happens. One table (deeds.json) for all games: their logs use the same words for the same
// kinds of things.

import type { Chat, Message } from '../lib/wire';
import OF from './deeds.json';
import type { SoundName } from './render';
import { sounds } from './sounds';

const SOUND_OF = new Map(Object.entries(OF).flatMap(([sound, ids]) => ids.map((id) => [id, sound as SoundName] as const)));

/** A card is laid, and so is a tile: that one is dug. */
export const soundOf = ({ id, args }: Message): SoundName | undefined => (id === 'laid' && 'tile' in args ? 'dig' : SOUND_OF.get(id));

const MOST = 3; // of what came at once, only so much is heard
const APART = 150; // ms

/** The sounds of what came at once: each kind once, the end alone. */
export function soundsOf(lines: readonly Message[]): SoundName[] {
  const kinds = [...new Set(lines.flatMap((line) => soundOf(line) ?? []))];
  return kinds.includes('end') ? ['end'] : kinds.slice(0, MOST);
}

/** Listens to one table. What lies there already when one comes makes no sound. */
export class Ear {
  private entry: number | null = null;
  private spoken: number | null = null;

  log(lines: readonly Message[]): void {
    const last = lines.at(-1)?.entry ?? 0;
    const fresh = this.entry === null ? [] : lines.filter((line) => line.entry > (this.entry ?? 0));
    if (lines.length) this.entry = last;
    soundsOf(fresh).forEach((name, i) => sounds.play(name, i * APART));
  }

  chat(messages: readonly Chat[], me: string): void {
    const newest = messages.at(-1);
    if (!newest) {
      this.spoken ??= 0;
      return;
    }
    if (this.spoken !== null && newest.at > this.spoken && newest.person.id !== me) sounds.play('chat');
    this.spoken = newest.at;
  }
}
