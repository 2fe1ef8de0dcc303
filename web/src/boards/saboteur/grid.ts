// Cells are numbered in a spiral from the start card, fields by cell * 8 + field; both as the engine has them.

export interface Cell {
  x: number;
  y: number;
}
export const FIELDS = 8;
export const text = ({ x, y }: Cell): string => `${x},${y}`;

/** The cell of a number: 0 is (0, 0), 1 lies east of it, then clockwise round by round. */
export function cellOf(number: number): Cell {
  if (number <= 0) return { x: 0, y: 0 };
  const ring = Math.ceil((Math.sqrt(number + 1) - 1) / 2);
  const along = number - (2 * ring - 1) ** 2; // from the north-east corner on
  const [side, step] = [Math.floor(along / (2 * ring)), (along % (2 * ring)) + 1];
  if (side === 0) return { x: ring, y: step - ring };
  if (side === 1) return { x: ring - step, y: ring };
  if (side === 2) return { x: -ring, y: ring - step };
  return { x: step - ring, y: -ring };
}

export function parse(cell: string): Cell {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { x, y };
}
export const fieldAt = (field: number): { cell: Cell; field: number } => ({ cell: cellOf(Math.floor(field / FIELDS)), field: field % FIELDS });
