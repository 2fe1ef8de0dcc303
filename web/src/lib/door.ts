// The one door to the house: requests, and a line to each table. Behind it stands a server, or a worker of this browser.

/** As much of a WebSocket as a table needs. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Door {
  ask(method: string, path: string, body?: unknown): Promise<Response>;
  line(table: string): Wire;
}

export const ROOT = '/api/v1';

const server: Door = {
  ask(method, path, body) {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.headers = { 'Content-Type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    return fetch(ROOT + path, init);
  },
  line(table) {
    const url = new URL(`${ROOT}/tables/${encodeURIComponent(table)}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url.href);
  },
};

export const door: Door = __DEVICE__ ? (await import('../device/door.svelte')).door : server;
