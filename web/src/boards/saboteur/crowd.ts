// Dwarves and creatures that share a field stand side by side.

export interface Stand {
  x: number;
  y: number;
  size: number;
}
const ALONE = 30;

/** The i-th of `count` on a field. */
export function stand(i: number, count: number): Stand {
  if (count === 1) return { x: 0, y: -2, size: ALONE };
  if (count === 2) return { x: i ? 10 : -10, y: -1, size: 26 };
  const size = count < 5 ? 22 : 19;
  const radius = count < 5 ? 13 : 21;
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), size };
}
