// What somebody else is about, as far as it is public: the kind of their question, never what they draft.

import { t, texts } from '../texts.svelte';
import type { State } from '../wire';

/** The words for it are here; most tables never need them. */
export const tells = (): boolean => texts.house.has('seat-doing');

/** "is choosing a room"; where the kind is secret, or there are no words for it, that somebody is busy. */
export function doing({ waiting, questions }: Pick<State, 'waiting' | 'questions'>, seat: number): string {
  if (!tells()) {
    void texts.leaveTable().catch(() => undefined); // the line is down: that somebody is busy is said all the same
    return t('seat-busy');
  }
  const kind = questions[waiting.indexOf(seat)] ?? '';
  return t('seat-doing', { kind: { text: kind.replace('ask-', '') } });
}
