// For when the server is away: this page opens from what the browser keeps (public/sw.js), and so does the house on this
// device, if somebody has been there.

import { Problem } from './api';

export const DEVICE = '/device/';

/** Browsers keep pages only for those that came safely: by https, or from this machine. */
export async function keepPage(): Promise<void> {
  if (isSecureContext && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

/** Nobody answers, or a proxy says that nobody does. */
export const isAway = (problem: unknown): boolean =>
  problem instanceof Problem && ['offline', 'http-502', 'http-503', 'http-504'].includes(problem.code);

/** Whether the house on this device opens without a network: its page is kept after all else. */
export async function deviceKept(): Promise<boolean> {
  if (!('caches' in window)) return false;
  return (await caches.match(DEVICE).catch(() => undefined)) !== undefined;
}
