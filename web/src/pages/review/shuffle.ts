// Lines to choose from, in an order that tells nothing.

/** Always the same order for the same turn, and none that gives the answer away. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const left = [...things];
  const found: T[] = [];
  let number = seed * 7919 + 17;
  while (left.length > 0) {
    number = (number * 1103515245 + 12345) % 2147483648;
    found.push(...left.splice(number % left.length, 1));
  }
  return found;
}
