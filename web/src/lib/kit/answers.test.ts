import { expect, test } from 'vitest';
import type { Option } from '../wire';
import { amounts, kindOf, whatOf } from './answers';

const option = (text: string): Option => ({ id: 0, text, message: { id: '', args: {}, targets: [], entry: 0 }, targets: [], final: false, weighty: null });

test('an answer is read by its notation', () => {
  expect([kindOf(option('under toll_bridge 2')), whatOf(option('under toll_bridge 2'))]).toEqual(['under', 'toll_bridge 2']);
  expect([kindOf(option('roll')), whatOf(option('roll'))]).toEqual(['roll', '']);
});

test('amounts become glyphs, nothing none', () => {
  const amount = (good: string, n: number) => ({ id: `amount-${good}`, args: { n } });
  expect(amounts([amount('ore', 3), amount('gold', 0), amount('grain', 2)])).toBe('3ore 2grain');
  expect(amounts([amount('wild_boar', 1)], (good) => good.replace('wild_', ''))).toBe('1boar');
  expect(amounts(undefined)).toBe('');
});
