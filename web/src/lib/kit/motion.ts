// Whether anything may move, and how long a thing takes from where it was to where it is.

export const TRAVEL = 250;
export const ARRIVE = 180;
export const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export function still(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
