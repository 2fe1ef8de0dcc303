import { expect, test } from 'vitest';
import { parse, spans } from './parse';

test('headings, paragraphs and lists', () => {
  const blocks = parse(
    '# Rules\n\nOne line\nand more.\n\n- R1 a point\n  goes on\n  - inside\n- R2 another\n\n1. first\n2. second\n',
  );
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'text', 'list', 'list']);
  const list = blocks[2];
  expect(list?.kind === 'list' && list.items.length).toBe(2);
  expect(list?.kind === 'list' && list.items[0]?.map((block) => block.kind)).toEqual(['text', 'list']);
  expect(blocks[3]).toMatchObject({ kind: 'list', ordered: true });
});

test('a table', () => {
  const [table] = parse('| a | b |\n| --- | --- |\n| 1 | `x` |\n| 2 | 3 |\n');
  expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]] });
  expect(table?.kind === 'table' && table.rows.length).toBe(2);
});

test('marks inside a line', () => {
  expect(spans('a **b** `c_d` *e* f_g_h [i](https://j.example) [k](l.md)')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', spans: [{ kind: 'text', text: 'b' }] },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c_d' },
    { kind: 'text', text: ' ' },
    { kind: 'em', spans: [{ kind: 'text', text: 'e' }] },
    { kind: 'text', text: ' f_g_h ' },
    { kind: 'link', href: 'https://j.example', spans: [{ kind: 'text', text: 'i' }] },
    { kind: 'text', text: ' ' },
    { kind: 'text', text: 'k' },
  ]);
});

test('what looks like HTML stays text, and a link is a web address or nothing', () => {
  expect(spans('<b onclick="x">b</b>')).toEqual([{ kind: 'text', text: '<b onclick="x">b</b>' }]);
  expect(spans('[a](javascript:alert(1))')[0]).toEqual({ kind: 'text', text: 'a' });
});

test('every end is an end', () => {
  for (const text of ['```\nopen', '- ', '|', '> ', '#', '**', '[a](']) expect(() => parse(text)).not.toThrow();
});
