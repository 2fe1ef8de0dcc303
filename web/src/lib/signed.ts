/** A number with a real minus. */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));
