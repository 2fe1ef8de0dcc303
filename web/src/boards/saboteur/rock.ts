// Cracks in the rock, the same for the same card.

function mixed(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** Short strokes near the corners, where no path runs. */
export function cracks(seed: string): string {
  let state = mixed(seed) || 1;
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    return (state % 1000) / 1000;
  };
  let path = '';
  for (const [x, y] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
    for (let i = 0; i < 2; i++) {
      const [px, py] = [x * (27 + 16 * next()), y * (27 + 16 * next())];
      path += `M${px.toFixed(1)} ${py.toFixed(1)}l${(8 * next() - 4).toFixed(1)} ${(8 * next() - 4).toFixed(1)}`;
    }
  }
  return path;
}
