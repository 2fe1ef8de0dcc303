// How a card is drawn: where its fields lie, and the paths between them. Drawn from the field graph alone, so that a
// corrected card is drawn as well. A card reaches from -50 to 50 both ways; a turn by 180° turns the whole drawing.

import type { Design } from './cards';

export type Side = 'N' | 'E' | 'S' | 'W';
const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const ACROSS: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const STEP: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export interface Point {
  x: number;
  y: number;
}
export interface Layout {
  /** By field. */
  points: Point[];
  radius: number;
  width: number;
  /** Paths on the ground, and those on a bridge above them. */
  ground: string;
  above: string;
  /** The planks of a bridge, from one end to the other. */
  planks: [Point, Point] | null;
}

export const HALF = 50;
const OUTER = 30; // fields at a side: of cards whose fields all lie at sides
const RIM = 34; // and of cards with a field in the middle
const BY_BRIDGE = { rim: 38, middle: 18, alone: 31 };
const BEND = 21;
const BLIND = 30;
const ONE = { radius: 21, width: 30 };
const LARGEST = 13;
const SMALLER = 11.5;
const SPAN = 17; // half a bridge

const times = ([x, y]: readonly [number, number], by: number): Point => ({ x: x * by, y: y * by });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const key = (point: Point): string => `${Math.round(point.x)},${Math.round(point.y)}`;

class Graph {
  readonly sides: Side[][];
  readonly near: number[][];

  constructor(readonly design: Design) {
    const number = (field: string): number => design.fields.indexOf(field);
    this.sides = design.fields.map((field) => SIDES.filter((side) => design.doors[side] === field));
    this.near = design.fields.map(() => []);
    for (const link of design.links) {
      const [one, other] = link.split('-').map(number);
      if (one === undefined || other === undefined) continue;
      this.near[one]?.push(other);
      this.near[other]?.push(one);
    }
  }
  at(field: number): Side[] {
    return this.sides[field] ?? [];
  }
  beside(field: number): number[] {
    return this.near[field] ?? [];
  }
  /** The sides of the fields that touch it: where a path through it leads. */
  led(field: number): Side[] {
    return this.beside(field).flatMap((other) => this.at(other));
  }
  /** Every field that can be reached from it on this card. */
  level(field: number): Set<number> {
    const found = new Set([field]);
    for (const one of found) for (const other of this.beside(one)) found.add(other);
    return found;
  }
}

function sum(sides: readonly Side[], by: number): Point {
  const [x, y] = sides.reduce(([x, y], side) => [x + STEP[side][0], y + STEP[side][1]], [0, 0]);
  return { x: x * by, y: y * by };
}

/** The fields one after the other: those at sides first, then those that lie between them. */
function placed(graph: Graph): Point[] {
  const { fields, marks } = graph.design;
  if (fields.length === 1) return [{ x: 0, y: 0 }];
  const numbers = fields.map((_, i) => i);
  const inner = numbers.filter((i) => graph.at(i).length === 0);
  const rim = inner.length > 0 ? RIM : OUTER;
  const hubs = inner.filter((i) => graph.beside(i).length > 1 && graph.led(i).length > 0);

  const points = numbers.map((i): Point | null => {
    const sides = graph.at(i);
    if (sides.length === 1) return sum(sides, rim);
    if (sides.length > 1) return sum(sides, BEND);
    if (graph.beside(i).length === 1) return blind(graph, i);
    if (hubs.includes(i) && hubs.length > 1) return sum(graph.led(i), BEND - 2);
    return { x: 0, y: 0 };
  });

  // Two levels meet in the middle: the one below the bridge steps aside.
  const middle = numbers.filter((i) => points[i] && key(points[i]) === '0,0');
  if (middle.length > 1) {
    for (const i of middle.filter((one) => !marks[fields[one] ?? ''])) {
      const sides = graph.at(i).length ? graph.at(i) : graph.led(i);
      const alone = graph.at(i).length > 0;
      const to = sides[0] ?? 'N';
      points[i] = times(STEP[to], alone ? BY_BRIDGE.alone : BY_BRIDGE.middle);
      for (const other of graph.beside(i)) points[other] = sum(graph.at(other), BY_BRIDGE.rim);
    }
  }
  return points.map((point) => point ?? { x: 0, y: 0 });
}

/** A blind end lies across from where one comes. */
function blind(graph: Graph, field: number): Point {
  const before = graph.beside(field)[0] ?? 0;
  const sides = graph.at(before);
  if (sides.length > 0) return sum(sides, -12);
  const from = graph.led(before)[0];
  return from ? times(STEP[ACROSS[from]], BLIND) : { x: 0, y: BLIND };
}

function nearest(points: readonly Point[]): number {
  let least = Infinity;
  for (const [i, one] of points.entries()) for (const other of points.slice(i + 1)) least = Math.min(least, distance(one, other));
  return least;
}

const line = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** From the middle of a side to a field: straight, or in a bend that leaves the side at a right angle. */
function mouth(side: Side, to: Point): string {
  const from = times(STEP[side], HALF);
  const turn = STEP[side][0] ? { x: to.x, y: 0 } : { x: 0, y: to.y };
  return distance(turn, to) < 1 ? line(from, to) : `M${from.x} ${from.y}Q${turn.x} ${turn.y} ${to.x} ${to.y}`;
}

export function draw(design: Design): Layout {
  const graph = new Graph(design);
  const points = placed(graph);
  const number = (field: string): number => design.fields.indexOf(field);
  const bridge = design.fields.findIndex((field) => design.marks[field] === 'bridge');
  const high = bridge < 0 ? new Set<number>() : graph.level(bridge);
  let ground = '';
  let above = '';
  const add = (field: number, path: string): void => {
    if (high.has(field)) above += path;
    else ground += path;
  };
  for (const side of SIDES) {
    const field = design.doors[side];
    const from = field === undefined ? undefined : points[number(field)];
    if (field !== undefined && from) add(number(field), mouth(side, from));
  }
  for (const link of design.links) {
    const [one, other] = link.split('-').map(number);
    const [from, to] = [points[one ?? 0], points[other ?? 0]];
    if (one !== undefined && from && to) add(one, line(from, to));
  }
  const along = bridge < 0 ? null : [...high].flatMap((field) => graph.at(field))[0];
  const crowd = design.fields.length > 1;
  const inner = graph.sides.some((sides) => sides.length === 0);
  const radius = crowd ? Math.min(inner ? SMALLER : LARGEST, nearest(points) / 2 - 0.6) : ONE.radius;
  return {
    points,
    radius,
    width: crowd ? Math.min(20, radius * 1.7) : ONE.width,
    ground,
    above,
    planks: along ? [times(STEP[along], SPAN), times(STEP[along], -SPAN)] : null,
  };
}

const drawn = new WeakMap<Design, Layout>();
export function layoutOf(design: Design): Layout {
  let layout = drawn.get(design);
  if (!layout) drawn.set(design, (layout = draw(design)));
  return layout;
}

/** Where a field lies on a card as it is turned. */
export function spotOf(design: Design, turn: number, field: number): Point {
  const point = layoutOf(design).points[field] ?? { x: 0, y: 0 };
  return turn ? { x: -point.x, y: -point.y } : point;
}
