// Addresses without page loads.

import { tick } from 'svelte';

class Router {
  path: string = $state(location.pathname);
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    const url = new URL(address, location.href);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.read();
    scrollTo(0, 0);
    // Those who listen hear where they are; those who see notice nothing.
    void tick().then(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
