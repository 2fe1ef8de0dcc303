import { expect, test } from 'vitest';
import type { Message, Reading } from '../wire';
import { decides } from './decides';

const reading = (...at: string[]): Reading => ({ ruling: 'RU-1', mark: 'reading', rule: 'R1', place: 'Steps', text: 'So.', at });
const message = (id: string, args: Message['args'] = {}): Message => ({ id, args, targets: [], entry: -1 });

test('a reading decides a message by its id', () => {
  expect(decides(reading('ask-vote'), message('ask-vote'))).toBe(true);
  expect(decides(reading('ask-vote'), message('ask-act'))).toBe(false);
});

test('and where it asks for words, by all of them, however deep they stand', () => {
  const step = message('do-walk-hits', { to: 'N13', hits: [{ id: 'hit-bridge', args: { n: 1 } }] });
  expect(decides(reading('do-walk-hits hit-bridge'), step)).toBe(true);
  expect(decides(reading('do-walk-hits hit-bridge N13'), step)).toBe(true);
  expect(decides(reading('do-walk-hits hit-bridge M13'), step)).toBe(false);
  expect(decides(reading('gained card-doctor'), { ...message('gained'), cause: 'card-doctor' } as Message)).toBe(true);
});
