// Which messages a doubtful rule decides. As in src/permonik/rulebook.py.

import type { Arg, Message, Reading } from '../wire';

function wordsIn(arg: Arg | undefined): string[] {
  if (typeof arg === 'string') return [arg];
  if (Array.isArray(arg)) return arg.flatMap(wordsIn);
  return arg !== null && typeof arg === 'object' ? Object.values(arg as Record<string, Arg>).flatMap(wordsIn) : [];
}

/** Whether a reading decides what a message tells: the same id, and all the words that it asks for. */
export function decides(reading: Reading, message: Message & { cause?: string }): boolean {
  return reading.at.some((one) => {
    const [id, ...words] = one.split(' ');
    if (id !== message.id) return false;
    const said = words.length > 0 ? [message.cause ?? '', ...Object.values(message.args as Record<string, Arg>).flatMap(wordsIn)] : [];
    return words.every((word) => said.includes(word));
  });
}
