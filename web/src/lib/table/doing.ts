// What somebody else is about, as far as it is public: the kind of their question, never what they draft.

import { t } from '../texts.svelte';
import type { State } from '../wire';

/** "is choosing a room"; where the kind is secret, or there are no words for it, that somebody is busy. */
export function doing({ waiting, questions }: Pick<State, 'waiting' | 'questions'>, seat: number): string {
  const kind = questions[waiting.indexOf(seat)] ?? '';
  return t('seat-doing', { kind: { text: kind.replace('ask-', '') } });
}
