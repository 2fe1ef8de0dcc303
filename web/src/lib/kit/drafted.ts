// What the table page tells every piece of a board: which targets are drafted, and how often one is picked.

export const DRAFTED = Symbol('drafted');
export const PICKED = Symbol('picked');
export type Drafted = () => readonly string[];
export type Picked = (name: string) => number;
