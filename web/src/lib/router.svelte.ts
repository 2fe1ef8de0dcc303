// Addresses without page loads. On a device they stand behind a #: a plain folder has no other pages.

import { tick } from 'svelte';
import { device } from './where';

/** The address as the house knows it. */
function here(): URL {
  const { hash } = location;
  return device ? new URL(hash.startsWith('#/') ? hash.slice(1) : '/', location.origin) : new URL(location.href);
}

class Router {
  path: string = $state(here().pathname);
  query: URLSearchParams = $state.raw(here().searchParams);

  constructor() {
    addEventListener('popstate', () => this.read());
    if (device) addEventListener('hashchange', () => this.arrive());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    const url = new URL(device ? `#${address}` : address, location.href);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.read();
    this.arrive();
  }

  private arrive(): void {
    scrollTo(0, 0);
    // Those who listen hear where they are; those who see notice nothing.
    void tick().then(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  }

  private read(): void {
    const { pathname, searchParams } = here();
    this.path = pathname;
    this.query = searchParams;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|device)\//.test(link.pathname) || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
