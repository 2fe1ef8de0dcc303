// What the rows of a game's components say of a thing, for a picture that composes itself.

import type { Row } from './composed';

type Amounts = Readonly<Record<string, number>>;
/** What of components.json a picture can tell; each game has some of it. */
interface Components {
  designs?: Readonly<Record<string, { sort: string; place: string; cost: Amounts; points: Amounts; effect?: string }>>;
  rooms?: Readonly<Record<string, { colour: string; cost?: Amounts; lines?: readonly string[]; parts?: readonly (readonly string[])[]; trigger?: string }>>;
  tiles?: Readonly<Record<string, { parts: readonly (readonly string[])[] }>>;
  spaces?: Readonly<Record<string, { group: string; line: string; heaps?: readonly string[] }>>;
  effects?: Readonly<Record<string, string>>;
}

const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'cave-vs-cave': () => import('../boards/cave-vs-cave/components.json'),
  caverna: () => import('../boards/caverna/components.json'),
  rivals: () => import('../boards/rivals/components.json'),
};
/** Where those work who take an action space. */
const PLACES: Readonly<Record<string, Row['sort']>> = { goods: 'outside', farm: 'outside', cave: 'below', home: 'inside', war: 'outside', other: 'inside' };

export type Rows = (id: string) => Row | undefined;

export function rowsOf(components: unknown): Rows {
  const { designs = {}, rooms = {}, tiles = {}, spaces = {}, effects = {} } = components as Components;
  const lines = (parts: readonly (readonly string[])[]): string[] => parts.flat().map((part) => effects[part] ?? '');
  const FINDS: Readonly<Record<string, (id: string) => Row | undefined>> = {
    card: (id) => {
      const card = designs[id];
      return card && { sort: (card.sort === 'building' && card.place === 'city' ? 'hall' : card.sort) as Row['sort'], lines: card.effect ? [card.effect] : [], cost: card.cost, points: card.points };
    },
    room: (id) => {
      const room = rooms[id];
      const told = room && (room.trigger ? [room.trigger] : (room.lines ?? lines(room.parts ?? [])));
      return room && told && { sort: (told[0]?.endsWith('dwarf') ? 'dwelling' : room.colour) as Row['sort'], lines: told, cost: room.cost ?? {} };
    },
    tile: (id) => tiles[id] && { sort: 'below', lines: lines(tiles[id].parts) },
    space: (id) => {
      const space = spaces[id];
      return space && { sort: PLACES[space.group] ?? 'outside', lines: [...(space.heaps?.length ? [`+ ${space.heaps.map((good) => `2${good === 'wild_boar' ? 'boar' : good}`).join(' ')}`] : []), space.line] };
    },
  };
  return (name) => {
    const [, kind = '', id = ''] = /^(\w+?)-(.*)$/.exec(name) ?? [];
    return FINDS[kind]?.(id);
  };
}

export async function loadRows(game: string): Promise<Rows> {
  return rowsOf((await FILES[game]?.())?.default ?? {});
}
