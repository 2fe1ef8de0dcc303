// The places in the cave that answers point at.

import type { Numbered } from '../../lib/options';
import { designOf, type Deck } from './cards';
import { layoutOf } from './layout';
import { CARD, edgeSpot, fieldSpot, text, type Cave, type Cell } from './things';
import type { SabView, SabShown } from './view.gen';

export interface Target extends Cell {
  hit: Numbered;
  shape: 'card' | 'field' | 'edge' | 'web';
  /** In the units of the drawing. */
  width: number;
  height: number;
  /** What it is called in tests. */
  name: string;
}

const FIELD = 33; // no smaller than a finger wants, no larger than fields lie apart
const EDGE = { long: 38, short: 22 };
const PLACE = /^(-?\d+),(-?\d+)(?:\.(.+))?$/;

export function targetOf(hit: Numbered, at: SabView, shown: SabShown, deck: Deck, cave: Cave): Target | null {
  const aims = new Map(hit.option.targets.map((target) => target.split(':', 2) as [string, string]));
  const card = (cell: Cell): Target => ({ x: cell.x, y: cell.y, hit, shape: 'card', width: CARD - 2, height: CARD - 2, name: `card:${text(cell)}` });

  const corner = shown.goals.find((goal) => goal.corner === aims.get('corner'));
  if (corner) return card(corner);

  const web = at.webs.findIndex((one) => one.web === aims.get('web'));
  const lies = shown.webs[web];
  if (lies) return { ...edgeSpot(lies), hit, shape: 'web', width: 44, height: 44, name: `web:${aims.get('web')}` };

  const [kind, where] = ['field', 'edge', 'cell'].map((one) => [one, aims.get(one)]).find(([, place]) => place) ?? [];
  const [, x, y, part = ''] = PLACE.exec(where ?? '') ?? [];
  if (x === undefined || y === undefined || aims.has('turn')) return null; // a card is laid: its ghost stands there
  const cell = { x: Number(x), y: Number(y) };
  if (kind === 'edge') {
    const { upright, ...spot } = edgeSpot({ ...cell, side: part[0]?.toUpperCase() ?? '' });
    const [width, height] = upright ? [EDGE.short, EDGE.long] : [EDGE.long, EDGE.short];
    return { ...spot, hit, shape: 'edge', width, height, name: `edge:${where}` };
  }
  const laid = cave.get(text(cell));
  if (kind === 'cell' || !laid) return card(cell);
  const size = Math.max(FIELD, 2 * layoutOf(designOf(deck, laid.card)).radius + 4);
  return { ...fieldSpot(deck, cave, { ...cell, field: Number(part) }), hit, shape: 'field', width: size, height: size, name: `field:${where}` };
}
