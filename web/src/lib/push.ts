// Push messages to this browser: asking for them, and not wanting them any more.

import { api } from './api';
import { prefs } from './prefs.svelte';
import type { Word } from './wire';

/** Browsers give it to pages that came safely: by https, or from this machine. */
export const possible = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

export async function subscription(): Promise<PushSubscription | null> {
  const worker = possible() ? await navigator.serviceWorker.getRegistration('/sw.js') : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Null: the person has said no. */
export async function subscribe(key: string): Promise<Word | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = made.toJSON();
  return api.addDevice({ endpoint: made.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', lang: prefs.lang });
}

export async function unsubscribe(): Promise<Word | null> {
  const made = await subscription();
  if (!made) return null;
  await made.unsubscribe();
  return api.removeDevice(made.endpoint);
}
