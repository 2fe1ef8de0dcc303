// Points at parts of a board: by the names that its pieces have ("room:shelf"), or by an answer ("option:end").

import { still } from '../../lib/kit/motion';

function found(page: HTMLElement, target: string, numbers: ReadonlyMap<string, number>): HTMLElement[] {
  if (target.startsWith('option:')) {
    const number = numbers.get(target.slice('option:'.length));
    return number === undefined ? [] : [...page.querySelectorAll<HTMLElement>(`[data-option="${number}"]`)];
  }
  const name = CSS.escape(target);
  return [...page.querySelectorAll<HTMLElement>(`[data-piece="${name}"], [data-piece^="${name}:"], [data-part="${name}"]`)];
}

/**
 * Lights them, also those that come later, and brings the first into sight. Returns how to stop it.
 *
 * `inTurn`: they are touched one after the other, so only the last one that is there is meant.
 */
export function pointAt(page: HTMLElement, targets: readonly string[], numbers: ReadonlyMap<string, number>, inTurn: boolean): () => void {
  let lit: HTMLElement[] = [];
  let brought: HTMLElement | undefined;
  function light(): void {
    const all = targets.map((target) => found(page, target, numbers)).filter((one) => one.length > 0);
    const now = inTurn ? (all.at(-1) ?? []) : all.flat();
    for (const one of lit) if (!now.includes(one)) delete one.dataset['pointed'];
    for (const one of now) one.dataset['pointed'] = '';
    lit = now;
    const first = now[0];
    if (!first || first === brought || (brought?.isConnected && !inTurn)) return;
    brought = first;
    requestAnimationFrame(() => first.scrollIntoView({ block: 'center', inline: 'center', behavior: still() ? 'instant' : 'smooth' }));
  }
  light();
  const watch = new MutationObserver(light);
  watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-piece', 'data-option'] });
  return () => {
    watch.disconnect();
    for (const one of lit) delete one.dataset['pointed'];
  };
}
