/** Where the eyes are led while something is told: a page of the board that holds it turns up, and turns back when all is told. */
class Led {
  to: Element | null = $state.raw(null);
}
export const led = new Led();
