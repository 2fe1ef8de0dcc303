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

let behind: Door = server;
async function reach(): Promise<Door> {
  if (__DEVICE__) behind = (await import('../device/door.svelte')).door;
  return behind;
}

/** A line to a table comes after an answer: by then it is known who stands behind the door. */
export const door: Door = {
  ask: __DEVICE__ ? async (method, path, body) => (await reach()).ask(method, path, body) : server.ask,
  line: (table) => behind.line(table),
};
