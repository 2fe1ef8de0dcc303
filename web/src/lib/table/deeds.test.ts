import { describe, expect, it } from 'vitest';
import type { Line } from '../wire';
import { counted, deedsOf, gainsOf, Story, withoutName } from './deeds';

const line = (id: string, fold: Line['fold'], args: Line['args'] = {}, more: Partial<Line> = {}): Line => ({
  id,
  args: { seat: { seat: 0 }, ...args },
  targets: [],
  entry: 1,
  fold,
  cause: '',
  moved: [],
  ...more,
});
const moved = (n: number, seat = 0): Line['moved'] => [{ seat, amount: 'amount-ore', n }];

describe('the log as deeds', () => {
  it('puts what was paid under the deed that names its price', () => {
    const [city, ...rest] = deedsOf([
      line('spent', 'ahead', {}, { moved: moved(-2) }),
      line('built', 'deed', { price: [] }),
      line('spent', 'price', {}, { moved: moved(-1) }),
    ]);
    expect(rest).toEqual([]);
    expect(city!.price.length).toBe(2);
    expect(gainsOf(city!)).toEqual([]);
  });

  it('puts a part under what caused it, not further back than the stage', () => {
    const merchant = { card: 'card-merchant' };
    const deeds = deedsOf([
      line('built', 'deed', merchant),
      line('turn', 'stage'),
      line('played', 'deed', { card: 'card-smith' }),
      line('rolled', 'deed'),
      line('gained', 'part', {}, { cause: 'card-smith', moved: moved(1) }),
      line('gained', 'part', {}, { cause: 'card-smith', moved: moved(1) }),
      line('gained', 'part', {}, { cause: 'card-merchant', moved: moved(-1, 1) }),
    ]);
    expect(deeds.map((deed) => deed.parts.length)).toEqual([0, 0, 2, 1]);
    expect(gainsOf(deeds[2]!)).toEqual(moved(2));
    expect(gainsOf(deeds[3]!)).toEqual(moved(-1, 1));
  });

  it('puts nothing under a note that does not name it', () => {
    const part = (cause: string): Line => line('gained', 'part', {}, { cause });
    const deeds = deedsOf([line('rolled', 'deed'), line('face', 'note', { face: 'face-trade' }), line('full', 'note'), part('card-market'), part('face-trade')]);
    expect(deeds.map((deed) => deed.parts.length)).toEqual([1, 1, 0]);
  });

  it('tells a way by its last step, and shows what still waits for its deed', () => {
    const walk = (field: number, seat = 0): Line => line('walked', 'step', { field, seat: { seat } });
    const deeds = deedsOf([walk(1), walk(2), walk(3), walk(4, 1), line('spent', 'ahead')]);
    expect(deeds.map((deed) => [deed.line.args['field'], deed.price.length])).toEqual([
      [3, 2],
      [4, 0],
      [undefined, 0],
    ]);
  });

  it('keeps deeds to which nothing was added', () => {
    const story = new Story();
    const first = [line('rolled', 'deed'), line('built', 'deed')];
    const before = story.of(first);
    const after = story.of([...first, { ...line('gained', 'part'), cause: '' }, line('ended', 'deed')]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.parts.length).toBe(1);
    expect(story.of([line('other', 'deed')])[0]).not.toBe(before[0]);
  });
});

describe('where a mark tells who it was', () => {
  it('a sentence goes without the name it begins with, and no other', () => {
    expect(withoutName('Anna posílá trpaslíka. −1 ruda', 'Anna')).toBe('Posílá trpaslíka. −1 ruda');
    expect(withoutName('Annas Haus', 'Anna')).toBe('Annas Haus');
    expect(withoutName('Začíná Anna.', 'Anna')).toBe('Začíná Anna.');
    expect(withoutName('Hraje se', '')).toBe('Hraje se');
  });

  it('what was said several times in a row is said once', () => {
    expect(counted(['a', 'a', 'b', 'a'])).toEqual(['a (2×)', 'b', 'a']);
  });
});
