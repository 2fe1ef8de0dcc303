// Parts of the page that are fetched when they are needed: they may not come, since the line is down just then.

import { device } from './where';

/** Whether the house answers at all. */
const answers = (): Promise<boolean> =>
  fetch(device ? 'icon.svg' : '/icon.svg', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** A part did not come. While the line is down that is no wonder; else it is an error that nobody else would tell. */
export async function missed(error: unknown): Promise<void> {
  if (await answers()) reportError(error);
}

/** Once more, with everything: a browser does not ask again for a part that it missed. */
export async function reopen(): Promise<void> {
  if (await answers()) location.reload();
}

/** When the browser has nothing else to do, or at the latest: a busy machine is never idle. Returns how to call it off. */
export function whenIdle(work: () => void, latest = 2000): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(asked);
}
