// A small Markdown reader. It makes a tree, never HTML: nothing that somebody writes can become a tag.

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; spans: Span[] }
  | { kind: 'link'; href: string; spans: Span[] };

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' };

const BULLET = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;

export function parse(text: string): Block[] {
  return blocks(text.replaceAll('\r', '').replaceAll(/<!--.*?-->\n?/gs, '').split('\n'));
}

function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!line.trim()) {
      at++;
      continue;
    }
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (heading) {
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? '') });
      at++;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((one, i) => i > at && one.startsWith('```'));
      const last = end < 0 ? lines.length : end;
      found.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
      at = last + 1;
    } else if (/^ {0,3}([-*_])( *\1){2,} *$/.test(line)) {
      found.push({ kind: 'rule' });
      at++;
    } else if (line.startsWith('>')) {
      const end = until(lines, at, (one) => !one.startsWith('>'));
      found.push({ kind: 'quote', blocks: blocks(lines.slice(at, end).map((one) => one.replace(/^> ?/, ''))) });
      at = end;
    } else if (line.includes('|') && /^[\s|:-]+$/.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-')) {
      const end = until(lines, at, (one) => !one.includes('|'));
      const [head, , ...rows] = lines.slice(at, end).map(cells);
      found.push({ kind: 'table', head: head ?? [], rows });
      at = end;
    } else if (BULLET.test(line)) {
      const [list, end] = readList(lines, at);
      found.push(list);
      at = end;
    } else {
      const end = until(lines, at + 1, (one) => !one.trim() || /^(#|>|```)/.test(one) || BULLET.test(one));
      found.push({
        kind: 'text',
        spans: spans(
          lines
            .slice(at, end)
            .map((one) => one.trim())
            .join(' '),
        ),
      });
      at = end;
    }
  }
  return found;
}

function until(lines: readonly string[], from: number, stop: (line: string) => boolean): number {
  const end = lines.findIndex((line, i) => i >= from && stop(line));
  return end < 0 ? lines.length : end;
}

/** A list with everything that is indented below its points. */
function readList(lines: readonly string[], from: number): [Block, number] {
  const first = BULLET.exec(lines[from] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? '');
  const items: string[][] = [];
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const bullet = BULLET.exec(line);
    const depth = line.search(/\S/);
    if (bullet && (bullet[1]?.length ?? 0) === indent) items.push([bullet[3] ?? '']);
    else if (depth > indent || (!line.trim() && (lines[at + 1] ?? '').search(/\S/) > indent)) {
      items[items.length - 1]?.push(line.slice(indent + 2));
    } else break;
    at++;
  }
  return [{ kind: 'list', ordered, items: items.map(blocks) }, at];
}

function cells(line: string): Span[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => spans(cell.trim()));
}

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])[*_](?=\S)(.+?)(?<=\S)[*_](?![\w*])|\[([^\]]+)\]\(([^)\s]+)\)/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (;;) {
    const match = SPAN.exec(rest);
    if (!match) break;
    if (match.index > 0) found.push({ kind: 'text', text: rest.slice(0, match.index) });
    const [whole, code, strong, em, words, href] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', spans: spans(strong) });
    else if (em !== undefined) found.push({ kind: 'em', spans: spans(em) });
    else if (/^https?:\/\//.test(href ?? '')) found.push({ kind: 'link', href: href ?? '', spans: spans(words ?? '') });
    else found.push(...spans(words ?? '')); // a link into the project's files leads nowhere here
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) found.push({ kind: 'text', text: rest });
  return found;
}
