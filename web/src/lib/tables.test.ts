import { describe, expect, it } from 'vitest';
import { lobby } from './tables';
import type { Table } from './wire';

const table = (id: string, status: Table['status'], person: string, changed: number, game = 'rivals'): Table =>
  ({ id, status, game, changed, seats: [{ person: { id: person } }] }) as unknown as Table;

describe('the lobby', () => {
  const tables = [
    table('running', 'running', 'x', 9),
    table('open', 'open', 'x', 1),
    table('friend', 'running', 'boris', 2, 'caverna'),
    table('friend open', 'open', 'boris', 1),
  ];
  const ids = (found: readonly Table[]): string[] => found.map((one) => one.id);

  it('shows the tables of friends first, and those with free seats before others', () => {
    expect(ids(lobby(tables, new Set(['boris']), '', 'all'))).toEqual(['friend open', 'friend', 'open', 'running']);
  });

  it('filters by game and by what can be joined', () => {
    expect(ids(lobby(tables, new Set(), 'caverna', 'all'))).toEqual(['friend']);
    expect(ids(lobby(tables, new Set(), '', 'open'))).toEqual(['open', 'friend open']);
    expect(ids(lobby(tables, new Set(), 'caverna', 'open'))).toEqual([]);
  });
});
