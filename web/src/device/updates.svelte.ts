// The service worker keeps the house for days without a network. A newer version is offered, never slipped in.

import { base } from './door.svelte';

class Updates {
  /** A newer version is here and waits. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  async watch(): Promise<void> {
    if (!('serviceWorker' in navigator) || !isSecureContext) return;
    const registration = await navigator.serviceWorker.register(`${base}sw.js`, { updateViaCache: 'none' });
    const offer = (worker: ServiceWorker | null): void => {
      // The first version has nobody to replace.
      if (!worker || !registration.active) return;
      this.waiting = worker;
      this.ready = true;
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(registration.waiting);
      });
    });
  }

  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('now');
  }

  later(): void {
    this.ready = false;
  }
}

export const updates = new Updates();
