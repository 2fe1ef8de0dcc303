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
