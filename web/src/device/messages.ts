// What the page and the house's worker say to each other.

import type { Source } from './python';

export type ToHouse =
  | { type: 'begin'; source: Source; name: string }
  | { type: 'ask'; number: number; method: string; path: string; body: string }
  | { type: 'export'; number: number }
  | { type: 'open'; line: number; table: string; takeOver: boolean }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number };

export type FromHouse =
  | { type: 'progress'; loaded: number }
  | { type: 'ready' }
  | { type: 'broken'; why: string }
  | { type: 'keepsNothing' }
  | { type: 'answer'; number: number; status: number; text: string }
  | { type: 'opened'; line: number }
  | { type: 'told'; line: number; text: string }
  | { type: 'closed'; line: number; code: string };

/** To the worker in which bots think, and from it. `token`: an address that is gone once the thought shall end; none: at once. */
export type ToBots = { type: 'begin'; source: Source } | { type: 'think'; ask: number; game: string; text: string; token: string };
export type FromBots = { type: 'ready' } | { type: 'thought'; ask: number; text: string };
