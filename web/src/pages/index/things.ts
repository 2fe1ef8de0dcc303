// What lies in the box of each game: the message that names a thing, what kind of thing it is, and what it does.

import type { Words } from '../../lib/words';

export interface Thing {
  message: string;
  /** What tells of it beside its own message: of a path card its level and what is on it. */
  also: readonly { id: string; args?: Record<string, number> }[];
  /** The message that names its kind. */
  kind: string;
}

type Data = Readonly<Record<string, unknown>>;
/** A field of a game's components.json, the message that names the kind of its things, and how the messages that name them begin. */
type Field = readonly [field: string, kind: string, prefix: string];

/** What lies in no list of components: signs, and the sides of dice. */
type Signs = readonly [kind: string, prefix: string, ids: readonly string[]];

const BOXES: Record<string, { load: () => Promise<{ default: unknown }>; fields: readonly Field[]; signs?: readonly Signs[] }> = {
  'cave-vs-cave': {
    load: () => import('../../boards/cave-vs-cave/components.json'),
    fields: [
      ['tiles', 'index-tile', 'tile'],
      ['rooms', 'index-room', 'room'],
      ['goods', 'index-good', 'good'],
    ],
  },
  caverna: {
    load: () => import('../../boards/caverna/components.json'),
    fields: [
      ['spaces', 'index-space', 'space'],
      ['rooms', 'index-room', 'room'],
      ['loot', 'index-loot', 'loot'],
      ['goods', 'index-good', 'good'],
    ],
  },
  rivals: {
    load: () => import('../../boards/rivals/components.json'),
    fields: [
      ['designs', 'index-card', 'card'],
      ['resources', 'index-good', 'resource'],
    ],
    signs: [
      ['index-event', 'event', ['feud', 'fraternal_feuds', 'invention', 'trade_ships_race', 'traveling_merchant', 'year_of_plenty', 'yule', 'gift_for_the_prince', 'riots', 'plague']],
      ['index-face', 'face', ['brigand', 'trade', 'celebration', 'plentiful_harvest', 'event_card']],
      ['index-point', 'point', ['victory', 'strength', 'commerce', 'skill', 'progress']],
    ],
  },
  saboteur: {
    load: () => import('../../boards/saboteur/components.json'),
    fields: [
      ['cards', 'index-path', 'card'],
      ['actions', 'index-action', 'card'],
      ['goals', 'index-goal', 'goal'],
      ['creatures', 'index-creature', 'creature'],
    ],
  },
};

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : Object.keys(value as object));

interface Row {
  tier?: number;
  marks?: Readonly<Record<string, string>>;
  strength?: number;
}
/** What the row of a thing says, in words. */
const ALSO: Record<string, (row: Row) => Thing['also']> = {
  'index-path': ({ tier = 1, marks = {} }) => [
    { id: 'view-path-lay' },
    { id: 'view-path-steps', args: { tier } },
    ...[...new Set(Object.values(marks))].map((mark) => ({ id: `view-mark-${mark}` })),
  ],
  'index-loot': ({ strength = 1 }) => [{ id: 'index-loot-needs', args: { strength } }],
};

/** What a thing does, in whole sentences. */
export function explained(words: Words, { message, also }: Thing): string {
  const own = ['desc', 'effect']
    .filter((form) => words.has(message, form))
    .map((form) => words.form(message, form))
    .find((text) => text !== words.render(message));
  return [own, ...also.map(({ id, args }) => words.render(id, args))].filter(Boolean).join(' ');
}

/** null: there is no such game. */
export async function componentsOf(game: string): Promise<Thing[] | null> {
  const box = BOXES[game];
  if (!box) return null;
  const data = (await box.load()).default as Data;
  const things = box.fields.flatMap(([field, kind, prefix]) =>
    idsOf(data[field]).map((id) => ({ message: `${prefix}-${id}`, kind, also: ALSO[kind]?.((data[field] as Record<string, Row>)[id] ?? {}) ?? [] })),
  );
  for (const [kind, prefix, ids] of box.signs ?? []) things.push(...ids.map((id) => ({ message: `${prefix}-${id}`, kind, also: [] })));
  return [...new Map(things.map((thing) => [thing.message, thing])).values()];
}
