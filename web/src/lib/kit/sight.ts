// What part of a board a frame shows: where its corner lies, and how large it is.

export interface Sight {
  x: number;
  y: number;
  scale: number;
}
export interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

export const NEAREST = 3;
export const FARTHEST = 0.25;
const within = (scale: number): number => Math.max(FARTHEST, Math.min(NEAREST, scale));

/** All of the board, in the middle of the frame. */
export function fit(frame: Size, board: Size): Sight {
  const scale = within(Math.min(frame.width / board.width, frame.height / board.height) || 1);
  return { x: (frame.width - board.width * scale) / 2, y: (frame.height - board.height * scale) / 2, scale };
}

export interface Part extends Point, Size {}
const CLOSE = 1.6; // a part that is small comes no closer by itself

/** A part of the board, in the middle of the frame. */
export function showing(frame: Size, part: Part): Sight {
  const scale = within(Math.min(CLOSE, Math.min(frame.width / part.width, frame.height / part.height) || 1));
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return { x: frame.width / 2 - middle.x * scale, y: frame.height / 2 - middle.y * scale, scale };
}

/** Whether a frame shows all of a part. */
export function shows(frame: Size, sight: Sight, part: Part): boolean {
  const [left, top] = [sight.x + part.x * sight.scale, sight.y + part.y * sight.scale];
  return left >= 0 && top >= 0 && left + part.width * sight.scale <= frame.width && top + part.height * sight.scale <= frame.height;
}

/** Larger or smaller; what lies under the point stays there. */
export function zoomAt(sight: Sight, by: number, point: Point): Sight {
  const scale = within(sight.scale * by);
  const real = scale / sight.scale;
  return { x: point.x - (point.x - sight.x) * real, y: point.y - (point.y - sight.y) * real, scale };
}

/** Two fingers: what lies under them stays under them. */
export function pinch(sight: Sight, from: [Point, Point], to: [Point, Point]): Sight {
  const far = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const mid = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const before = mid(from);
  const after = mid(to);
  const zoomed = zoomAt(sight, far(to) / far(from), before);
  return { ...zoomed, x: zoomed.x + after.x - before.x, y: zoomed.y + after.y - before.y };
}
