// The places in the cave that answers speak of.

import type { Numbered } from '../../lib/options';
import { kindOf, whatOf } from './answers';
import { designOf, type Deck } from './cards';
import { parse, text, type Cell } from './grid';
import { layoutOf, spotOf } from './layout';
import { CARD, cornerCell, edgeSpot, webSpot, type Corner, type Laying, type Position } from './things';

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

export function targetOf(hit: Numbered, at: Position, deck: Deck, laid: Laying): Target | null {
  const kind = kindOf(hit.option);
  const what = whatOf(hit.option);
  const card = (cell: Cell): Target => ({ ...cell, hit, shape: 'card', width: CARD - 2, height: CARD - 2, name: `card:${text(cell)}` });
  switch (kind) {
    case 'walk':
    case 'lure':
    case 'roam': {
      const [place = '', field = '0'] = what.split(' ');
      const cell = parse(place);
      const lies = laid.get(place);
      if (!lies) return card(cell);
      const design = designOf(deck, lies.card);
      const spot = spotOf(design, lies.turn, Number(field));
      const size = Math.max(FIELD, 2 * layoutOf(design).radius + 4);
      return { x: cell.x + spot.x / CARD, y: cell.y + spot.y / CARD, hit, shape: 'field', width: size, height: size, name: `field:${place}.${field}` };
    }
    case 'collapse':
      return card(parse(what));
    case 'peek-goal':
      return card(cornerCell(at.area, what as Corner));
    case 'web': {
      const [place = '', side = ''] = what.split(' ');
      const { upright, ...spot } = edgeSpot(parse(place), side);
      const [width, height] = upright ? [EDGE.short, EDGE.long] : [EDGE.long, EDGE.short];
      return { ...spot, hit, shape: 'edge', width, height, name: `edge:${place}.${side}` };
    }
    case 'cut': {
      const web = at.webs.find((one) => one.web === what && one.edge !== null);
      if (!web) return null;
      const { x, y } = webSpot(web);
      return { x, y, hit, shape: 'web', width: 44, height: 44, name: `web:${what}` };
    }
    default:
      return null;
  }
}
