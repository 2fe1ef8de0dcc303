// What an answer says of its consequences, as signs.

import { isSign, type SignName } from '../../lib/icons/cave';
import type { Arg, Option } from '../../lib/wire';

const NOTES: Record<string, SignName> = {
  'hit-goal': 'sealed',
  'hit-goal-creature': 'sealed',
  'hit-bridge': 'bridge',
  'hit-bridge-only-limit': 'bridge',
  'hit-tunnel': 'tunnel',
  'hit-tunnel-free': 'tunnel',
  'hit-climb': 'ladder',
  'hit-ladder': 'ladder',
  'hit-exit': 'exit',
  'hit-exit-role': 'exit',
  'hit-vein': 'nugget',
  'hit-vein-role': 'nugget',
  'hit-gold': 'nugget',
  'hit-gold-role': 'nugget',
  'hit-nugget': 'nugget',
  'hit-nugget-gone': 'nugget',
  'hit-web-gone': 'web',
  'harm-rat': 'rat',
  'harm-crawler': 'crawler',
  'harm-goblin': 'goblin',
  'harm-goblin-nothing': 'goblin',
};

function noted(arg: Arg): SignName | undefined {
  if (typeof arg === 'string') return NOTES[arg];
  if (typeof arg !== 'object' || !('id' in arg)) return undefined;
  return NOTES[String(arg.args?.['harm'] ?? arg.id)];
}

/** Each once, in the order in which they come about. */
export function signsOf(option: Option): SignName[] {
  const what = option.message.args['what'];
  const told = Array.isArray(what) ? what.map(noted) : [];
  return [...new Set(told.filter((name) => name !== undefined && isSign(name)))] as SignName[];
}
