// The summary of a review as a picture of its own: drawn here, without anything from elsewhere, and saved as PNG.

import { t } from '../../lib/texts.svelte';
import type { Decision, Review } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { LOST, percent, plain, signed } from './numbers';
import { expected, shown, written } from './outlook';

export const WIDTH = 1200;
export const HEIGHT = 675;
const EDGE = 48;
const FONTS = {
  plain: "400 SIZEpx 'Alegreya Sans', 'Segoe UI', 'Noto Sans', sans-serif",
  bold: "700 SIZEpx 'Alegreya Sans', 'Segoe UI', 'Noto Sans', sans-serif",
  title: "700 SIZEpx 'Alegreya', Georgia, 'Noto Serif', serif",
};

/** What a picture is made of, in the order in which it is painted. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; fill: string; stroke: string }
  | { kind: 'line'; points: [number, number][]; stroke: string; width: number }
  | { kind: 'dot'; x: number; y: number; fill: string; stroke: string }
  | { kind: 'text'; x: number; y: number; size: number; font: keyof typeof FONTS; fill: string; text: string; end: boolean };

export interface Colours {
  ground: string;
  raised: string;
  seam: string;
  text: string;
  dim: string;
  good: string;
  bad: string;
  doubt: string;
  line: string;
}

/** What stands in the picture, in the visitor's language. */
export interface Told {
  title: string;
  house: string;
  sums: { label: string; value: number; sign: 'plain' | 'judged' }[];
  /** The chance to win and the score, at the start and in the end; empty where they are not told apart. */
  outlook: string;
  moments: { kind: Decision['class']; head: string; text: string }[];
  foot: string;
}

/** Words in lines of so many letters, and no more lines than that. */
export function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const room = word.length > letters ? `${word.slice(0, letters - 1)}…` : word;
    if (line && line.length + 1 + room.length > letters) {
      lines.push(line);
      line = room;
    } else line = line ? `${line} ${room}` : room;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const last = kept[most - 1] ?? '';
  kept[most - 1] = `${last.length + 2 > letters ? last.slice(0, letters - 2).trimEnd() : last} …`;
  return kept;
}

function label(x: number, y: number, size: number, fill: string, text: string, font: keyof typeof FONTS = 'plain', end = false): Shape {
  return { kind: 'text', x, y, size, font, fill, text, end };
}

function box(x: number, y: number, width: number, height: number, colours: Colours): Shape {
  return { kind: 'box', x, y, width, height, fill: colours.raised, stroke: colours.seam };
}

function colourOf(kind: Decision['class'], colours: Colours): string {
  if (kind === 'doubtful') return colours.doubt;
  return LOST.includes(kind) ? colours.bad : colours.good;
}

function curve(review: Review, colours: Colours, top: number, height: number): Shape[] {
  const shows = review.outlook ? 'chance' : 'both';
  const points = expected(review).map((one) => ({ entry: one.entry, value: shown(one, shows) }));
  const end = Math.max(1, points.at(-1)?.entry ?? 1);
  const low = Math.min(0, ...points.map(({ value }) => value));
  const high = Math.max(low + 1, ...points.map(({ value }) => value));
  const left = EDGE + 56;
  const x = (entry: number): number => Math.round(left + (entry / end) * (WIDTH - EDGE - left));
  const y = (value: number): number => Math.round(top + height - ((value - low) / (high - low)) * height);
  const before = new Map(review.curve.map((step, i) => [step.entry, points[i]?.value ?? 0]));
  const roomy = Math.min(y(low) - y(0), y(0) - y(high)) > 22;
  const grid = [...new Set(roomy ? [low, 0, high] : [low, high])];
  return [
    ...grid.flatMap((value): Shape[] => [
      { kind: 'line', points: [[left, y(value)], [WIDTH - EDGE, y(value)]], stroke: colours.seam, width: 1 },
      label(left - 10, y(value) + 6, 18, colours.dim, written(value, shows, review), 'plain', true),
    ]),
    { kind: 'line', points: points.map(({ entry, value }) => [x(entry), y(value)]), stroke: colours.line, width: 4 },
    ...review.decisions
      .filter((one) => LOST.includes(one.class))
      .map((one): Shape => ({ kind: 'dot', x: x(one.entry), y: y(before.get(one.entry) ?? 0), fill: colourOf(one.class, colours), stroke: colours.ground })),
  ];
}

export function drawn(review: Review, told: Told, colours: Colours): Shape[] {
  const wide = (WIDTH - 2 * EDGE - 16 * (told.sums.length - 1)) / told.sums.length;
  const sums = told.sums.flatMap(({ label: name, value, sign }, i): Shape[] => {
    const x = Math.round(EDGE + i * (wide + 16));
    const fill = sign === 'judged' && value !== 0 ? (value > 0 ? colours.good : colours.bad) : colours.text;
    return [box(x, 104, Math.round(wide), 92, colours), label(x + 16, 136, 20, colours.dim, name), label(x + 16, 178, 34, fill, signed(value), 'bold')];
  });
  const each = (WIDTH - 2 * EDGE - 16 * 2) / 3;
  const moments = told.moments.slice(0, 3).flatMap(({ kind, head, text }, i): Shape[] => {
    const x = Math.round(EDGE + i * (each + 16));
    const lines = wrapped(text, 40, 3).map((line, row) => label(x + 16, 520 + row * 26, 20, colours.text, line));
    return [box(x, 452, Math.round(each), 140, colours), label(x + 16, 488, 22, colourOf(kind, colours), head, 'bold'), ...lines];
  });
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: colours.ground, stroke: colours.ground },
    label(EDGE, 72, 36, colours.text, wrapped(told.title, 58, 1)[0] ?? '', 'title'),
    ...sums,
    label(EDGE, 222, 20, colours.dim, told.outlook),
    ...(told.outlook ? curve(review, colours, 242, 180) : curve(review, colours, 226, 196)),
    ...moments,
    label(EDGE, 640, 18, colours.dim, wrapped(told.foot, 110, 1)[0] ?? ''),
    label(WIDTH - EDGE, 640, 24, colours.text, told.house, 'title', true),
  ];
}

/** The colours of the page as it is now, by day or by night. */
export function coloursOf(element: Element): Colours {
  const probe = document.createElement('i');
  element.append(probe);
  const of = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const found = {
    ground: of('rock'),
    raised: of('raised'),
    seam: of('seam'),
    text: of('text'),
    dim: of('dim'),
    good: of('moss'),
    bad: of('ember'),
    doubt: of('lamp-edge'),
    line: of('vein'),
  };
  probe.remove();
  return found;
}

function told(review: Review): string {
  const { outlook, outcome } = review;
  if (!outlook || !outcome) return '';
  const scores = [outlook, outcome].map((one) => written(one.score, 'score', review)).join(' → ');
  return `${t('review-by-chance')} ${percent(outlook.chance)} → ${percent(outcome.chance)} · ${t(`review-by-${review.score}`)} ${scores}`;
}

/** The same words as on the page. */
export function summary(review: Review, title: string, words: Words, names: readonly string[]): Told {
  const sums: Told['sums'] = [
    { label: t('review-prior'), value: review.prior, sign: 'plain' },
    { label: t('review-luck'), value: review.luck, sign: 'judged' },
    { label: t('review-own'), value: review.skill, sign: 'judged' },
    { label: t('review-others'), value: review.others, sign: 'plain' },
    { label: t('review-unexplained'), value: review.unexplained, sign: 'plain' },
    { label: t('review-result'), value: review.result, sign: 'plain' },
  ];
  const moments = review.moments.flatMap((entry) => review.decisions.filter((one) => one.entry === entry));
  return {
    title,
    house: 'Permoník',
    sums: review.players > 1 ? sums : sums.filter((one) => one.label !== t('review-others')),
    outlook: told(review),
    moments: moments.map((one) => ({
      kind: one.class,
      head: `${words.render(`review-class-${one.class}`)} −${plain(one.loss)}`,
      text: one.played.line.map((message) => words.message(message, names)).join(' → '),
    })),
    foot: t('review-picture-foot', { reference: { text: review.reference } }),
  };
}

/** The shapes as PNG, twice as large: sharp on every screen. */
export async function painted(shapes: readonly Shape[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = HEIGHT * 2;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.scale(2, 2);
  // A canvas waits for no letters: they have to be there before.
  const said = shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join('');
  await Promise.all(Object.values(FONTS).map((font) => document.fonts.load(font.replace('SIZE', '20'), said)));
  for (const shape of shapes) paint(brush, shape);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

function paint(brush: CanvasRenderingContext2D, shape: Shape): void {
  brush.beginPath();
  switch (shape.kind) {
    case 'text':
      brush.font = FONTS[shape.font].replace('SIZE', String(shape.size));
      brush.textAlign = shape.end ? 'right' : 'left';
      brush.fillStyle = shape.fill;
      brush.fillText(shape.text, shape.x, shape.y);
      return;
    case 'line':
      for (const [x, y] of shape.points) brush.lineTo(x, y);
      brush.lineWidth = shape.width;
      brush.lineJoin = 'round';
      brush.strokeStyle = shape.stroke;
      brush.stroke();
      return;
    case 'dot':
      brush.arc(shape.x, shape.y, 9, 0, 2 * Math.PI);
      brush.lineWidth = 2;
      break;
    case 'box':
      brush.roundRect(shape.x, shape.y, shape.width, shape.height, 10);
      brush.lineWidth = 1;
  }
  brush.fillStyle = shape.fill;
  brush.strokeStyle = shape.stroke;
  brush.fill();
  brush.stroke();
}
