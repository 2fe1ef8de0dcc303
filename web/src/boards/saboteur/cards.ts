// The cards as the data files of the game have them (tools/board_data.py writes them); those of a corrected deck
// come with what is shown.

import data from './components.json';

/** A card of the cave: its fields, the field at each open side, the fields that touch, and what is special. */
export interface Design {
  tier?: number;
  fields: readonly string[];
  doors: Readonly<Record<string, string>>;
  links: readonly string[];
  marks: Readonly<Record<string, string>>;
}
export type Deck = ReadonlyMap<string, Design>;

const NOTHING: Design = { fields: ['c'], doors: {}, links: [], marks: {} };
export const BOX: Deck = new Map(Object.entries({ ...data.cards, start: data.start, ...data.goals } as unknown as Record<string, Design>));
const ACTIONS = data.actions as Record<string, { type: string; tier: number }>;
export const CREATURES: readonly string[] = data.creatures;
export const ROMAN = ['', 'I', 'II', 'III'];

/** The deck of a table: the one of the house, or the corrected one that the table brings along. */
export function deckOf(designs: Readonly<Record<string, Design>>): Deck {
  const own = Object.entries(designs);
  return own.length > 0 ? new Map(own) : BOX;
}
export const designOf = (deck: Deck, id: string): Design => deck.get(id) ?? NOTHING;

/** What kind of action card it is; null: a path card. */
export const actionOf = (id: string): { type: string; tier: number } | null => ACTIONS[id] ?? null;
export const tierOf = (deck: Deck, id: string): number => actionOf(id)?.tier ?? designOf(deck, id).tier ?? 1;
