// What somebody else is about, as far as it is public: the kind of their question, never what they draft.

import { t, texts } from '../texts.svelte';
import type { Seat, State } from '../wire';

/** Whether a person sits there who can be about anything now. Who has left or rests may still have a draft: the house keeps it. */
export const present = (seat: Seat | undefined): boolean => seat?.kind === 'person' && seat.online && !seat.resting;

/** "is choosing a room"; where the kind is secret, or the words for it are not here (yet), that somebody is busy. */
export function doing({ waiting, questions }: Pick<State, 'waiting' | 'questions'>, seat: number): string {
  const kind = questions[waiting.indexOf(seat)] ?? '';
  return texts.house.attempt('seat-doing', { kind: { text: kind.replace('ask-', '') } }) ?? t('seat-busy');
}
