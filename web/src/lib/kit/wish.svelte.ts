// What is dragged onto a place answers two questions at once: the second is answered as soon as it is asked.

import type { Option } from '../wire';

/** Hands back how to wish for an answer, by its text, to the next question that is asked. */
export function wishing(options: () => readonly Option[], choose: (option: Option) => void): (text: string) => void {
  let wish: string | null = null;
  $effect(() => {
    const asked = options(); // first: it is what a wish waits for
    const text = wish;
    if (text === null || asked.length === 0) return;
    wish = null;
    const answer = asked.find((one) => one.text === text);
    if (answer) choose(answer);
  });
  return (text) => (wish = text);
}
