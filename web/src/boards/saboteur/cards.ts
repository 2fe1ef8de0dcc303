// The cards as the data files of the game have them (tools/board_data_saboteur.py writes them), or as the deck of a
// table has them: a corrected deck comes with the view.

import data from './components.json';

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const ACROSS: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };
export const STEP: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A card of the cave: its fields, the field at each open side, the fields that touch, and what is special. */
export interface Design {
  tier?: number;
  fields: readonly string[];
  doors: Partial<Record<Side, string>>;
  links: readonly string[];
  marks: Record<string, string>;
}

const CARDS = data.cards as Record<string, Design>;
const GOALS = data.goals as Record<string, Design>;
export const MOVES: Record<string, number> = data.moves;
export const LIMIT: number = data.limit;
const NOTHING: Design = { fields: ['c'], doors: {}, links: [], marks: {} };
const GOAL_MARKS: Record<string, string> = { exit: 'goal_exit', dark_lair: 'goal_lair', ladder: 'goal_ladder', gold_vein: 'goal_vein' };

export type Deck = ReadonlyMap<string, Design>;

interface DeckText {
  paths: (Design & { id: string })[];
  start: Design;
  goals: Design[];
}

const BOX: Deck = new Map([...Object.entries(CARDS), ['start', data.start as Design], ...Object.entries(GOALS)]);
const decks = new Map<string, Deck>();

/** The designs by the ids that a view uses: those of the box, and for new designs of a corrected deck `own_1` and on. */
export function deckOf(text: string | null): Deck {
  if (!text) return BOX;
  let deck = decks.get(text);
  if (!deck) {
    const { deck: content } = JSON.parse(text) as { deck: DeckText };
    let own = 0;
    const paths = content.paths.map((card): [string, Design] => [card.id in CARDS ? card.id : (data.own[own++] ?? card.id), card]);
    const goals = content.goals.map((goal): [string, Design] => [GOAL_MARKS[Object.values(goal.marks)[0] ?? ''] ?? '', goal]);
    deck = new Map([...paths, ['start', content.start], ...goals]);
    decks.set(text, deck);
  }
  return deck;
}

export const designOf = (deck: Deck, id: string): Design => deck.get(id) ?? NOTHING;

/** An action card by its id: "rat_2" is a rat of tier II. Null: a path card. */
export function actionOf(id: string): { type: string; tier: number } | null {
  const found = /^(.+)_([123])$/.exec(id);
  return found && data.actions.includes(found[1] ?? '') ? { type: found[1] ?? '', tier: Number(found[2]) } : null;
}
export const tierOf = (deck: Deck, id: string): number => actionOf(id)?.tier ?? designOf(deck, id).tier ?? 1;
export const isCreature = (type: string): boolean => type in MOVES;
export const ROMAN = ['', 'I', 'II', 'III'];

/** The field at a side of a card as it lies: a turn by 180° swaps the sides. */
export function doorOf(design: Design, turn: number, side: Side): string | undefined {
  return design.doors[turn ? ACROSS[side] : side];
}
function orders(fields: readonly string[]): string[][] {
  if (fields.length === 0) return [[]];
  return fields.flatMap((first) => orders(fields.filter((field) => field !== first)).map((rest) => [first, ...rest]));
}
/** Whether a turn by 180° makes a difference: no, where the fields can take each other's places. */
export function turns({ fields, doors, links, marks }: Design): boolean {
  const to = new Map<string, string>();
  for (const side of SIDES) {
    const [here, there] = [doors[side], doors[ACROSS[side]]];
    if (here === undefined && there === undefined) continue;
    if (here === undefined || there === undefined || (to.has(here) && to.get(here) !== there)) return true;
    to.set(here, there);
  }
  const inner = fields.filter((field) => !to.has(field));
  const pair = (one = '', other = ''): string => [one, other].sort().join('-');
  const joined = new Set(links.map((link) => pair(...link.split('-'))));
  return !orders(inner).some((order) => {
    const whole = new Map([...to, ...inner.map((field, i): [string, string] => [field, order[i] ?? ''])]);
    const same = links.every((link) => joined.has(pair(...link.split('-').map((field) => whole.get(field)))));
    return same && fields.every((field) => marks[field] === marks[whole.get(field) ?? '']);
  });
}
