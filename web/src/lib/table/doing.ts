// What somebody else is about, as far as it is public: the kind of their question, never what they draft.

import { t, texts } from '../texts.svelte';
import type { State } from '../wire';

/** "is choosing a room"; where the kind is secret, or the words for it are not here (yet), that somebody is busy. */
export function doing({ waiting, questions }: Pick<State, 'waiting' | 'questions'>, seat: number): string {
  void texts.leaveTable().catch(() => undefined); // the line is down: that somebody is busy is said all the same
  const kind = questions[waiting.indexOf(seat)] ?? '';
  return texts.house.attempt('seat-doing', { kind: { text: kind.replace('ask-', '') } }) ?? t('seat-busy');
}
