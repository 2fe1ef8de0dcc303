// A rulebook as chapters that can be listed and searched.

import { parse, type Block, type Span } from '../markdown/parse';

export interface Chapter {
  /** For the address (#chapter-2). */
  anchor: string;
  title: string;
  blocks: Block[];
}
export interface Book {
  title: string;
  /** What stands before the first chapter. */
  opening: Block[];
  chapters: Chapter[];
}

const said = (spans: readonly Span[]): string =>
  spans.map((span) => ('spans' in span ? said(span.spans) : span.text)).join('');

/** What a line "::figure card abbey" shows: ["card", "abbey"]. */
function figure(block: Block): string[] | null {
  const text = block.kind === 'text' ? said(block.spans) : '';
  return text.startsWith('::figure ') ? text.split(' ').slice(1) : null;
}

/** The comment before a passage names the rules and the things that it tells of. Readers never see it; links lead to it. */
const anchored = (text: string): string =>
  text.replaceAll(/<!--((?:\s+[\w.-]+)+)\s+-->\n?/g, (_, rules: string) => `\n::anchor ${rules.trim()}\n\n`);

function anchor(block: Block): string[] | null {
  const text = block.kind === 'text' ? said(block.spans) : '';
  return text.startsWith('::anchor ') ? text.split(/\s+/).slice(1) : null;
}

/** Passages, the rules that they tell, and pictures by turns. */
export type BookPart = { figure: string[] } | { rules: string[] } | { blocks: Block[] };

export function parts(blocks: readonly Block[]): BookPart[] {
  const found: BookPart[] = [];
  for (const block of blocks) {
    const names = figure(block);
    const rules = anchor(block);
    const last = found.at(-1);
    if (names) found.push({ figure: names });
    else if (rules) found.push({ rules });
    else if (last && 'blocks' in last) last.blocks.push(block);
    else found.push({ blocks: [block] });
  }
  return found;
}

/** Which anchor of the book a link means: a rule, or the longest beginning of a thing's name ("card-p2" tells of "card-p2_cross"). */
export function anchorOf(book: Book, meant: string): string | undefined {
  const all = book.chapters.flatMap((chapter) => parts(chapter.blocks).flatMap((part) => ('rules' in part ? part.rules : [])));
  return all.filter((one) => one === meant || (/^[a-z]/.test(one) && meant.startsWith(one))).sort((one, other) => other.length - one.length)[0];
}

/** Everything a block says, without its marks; a picture says nothing that the text does not. */
export function words(block: Block): string {
  if (figure(block) || anchor(block)) return '';
  if (block.kind === 'heading' || block.kind === 'text') return said(block.spans);
  if (block.kind === 'code') return block.text;
  if (block.kind === 'quote') return block.blocks.map(words).join(' ');
  if (block.kind === 'list') return block.items.flat().map(words).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(said).join(' ');
  return '';
}

export function read(text: string): Book {
  const book: Book = { title: '', opening: [], chapters: [] };
  let before: Block[] = []; // the rules of the passage that comes next
  for (const block of parse(anchored(text))) {
    if (anchor(block)) {
      before = [block];
      continue;
    }
    if (block.kind === 'heading' && block.level === 1) book.title = said(block.spans);
    else if (block.kind === 'heading' && block.level === 2) {
      book.chapters.push({ anchor: `chapter-${book.chapters.length + 1}`, title: said(block.spans), blocks: before });
    } else {
      // Parts of a chapter stand right below its own heading, which the page makes.
      const part = block.kind === 'heading' ? { ...block, level: block.level - 1 } : block;
      const chapter = book.chapters.at(-1);
      if (chapter) chapter.blocks.push(...before, part);
      else book.opening.push(part);
    }
    before = [];
  }
  return book;
}

/** Letters without case and accents: who writes "jeskyne" finds "jeskyně". */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The chapters that say all of these words, each with only the passages that say one; a title opens the whole chapter. */
export function search(book: Book, wanted: string): Chapter[] {
  const terms = plain(wanted).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return book.chapters;
  const holds = (text: string, term: string): boolean => plain(text).includes(term);
  return book.chapters.flatMap((chapter) => {
    if (terms.every((term) => holds(chapter.title, term))) return [chapter];
    const blocks = chapter.blocks.map(narrowed(terms)).filter((block) => block !== null);
    return terms.every((term) => blocks.some((block) => holds(words(block), term))) ? [{ ...chapter, blocks }] : [];
  });
}

/** Of a long list or table only the lines that are looked for. */
const narrowed =
  (terms: readonly string[]) =>
  (block: Block): Block | null => {
    const holds = (text: string): boolean => terms.some((term) => plain(text).includes(term));
    if (!holds(words(block))) return null;
    if (block.kind === 'table') return { ...block, rows: block.rows.filter((row) => holds(row.map(said).join(' '))) };
    if (block.kind === 'list') return { ...block, items: block.items.filter((item) => holds(item.map(words).join(' '))) };
    return block;
  };
