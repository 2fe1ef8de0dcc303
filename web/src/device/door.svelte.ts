// The door to the house on this device: what never changes lies beside the page, everything else a worker answers.

import type { Door, Wire } from '../lib/door';
import { isLang, prefs } from '../lib/prefs.svelte';
import type { FromHouse, ToHouse } from './messages';

const ME = { cs: 'Hráč', sk: 'Hráč', en: 'Player' };
const about = document.querySelector<HTMLMetaElement>('meta[name=permonik-version]');
const version = about?.content ?? '';
/** So many bytes come before Python answers. */
const packed = Number(about?.dataset['packed'] ?? 1);
const games = (about?.dataset['games'] ?? '').split(' ');
/** The folder in which the page lies. */
export const base = new URL('.', location.href.replace(/[?#].*$/s, '')).href;

/** A question that is the same for everybody has its answer in a file. */
function fileOf(method: string, path: string, body: unknown): string | null {
  const begun = /^(\/games\/[\w-]+\/lessons\/[\w-]+)\?lang=(\w+)$/.exec(path);
  if (begun?.[2] && isLang(begun[2]) && isFirst(body)) return `${begun[1]?.slice(1)}/${begun[2]}.json`;
  if (method !== 'GET') return null;
  const lang = /^\/lessons\?lang=(\w+)$/.exec(path)?.[1];
  if (lang) return isLang(lang) ? `lessons/${lang}.json` : null;
  if (path === '/games') return 'games.json';
  if (/^\/games\/[\w-]+\/rules$/.test(path)) return `${path.slice(1)}.md`;
  if (/^\/games\/[\w-]+\/puzzles$/.test(path)) return `${path.slice(1)}.json`;
  return /^\/(texts|games)\/[\w/-]+\.(ftl|md|json)$/.test(path) ? path.slice(1) : null;
}

/** Whether these are the answers of somebody who begins a lesson. */
function isFirst(body: unknown): boolean {
  const answers = body && typeof body === 'object' && 'answers' in body ? body.answers : null;
  return Array.isArray(answers) && answers.length === 0;
}

class DeviceLine implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(
    private readonly house: DeviceDoor,
    readonly number: number,
  ) {}

  send(text: string): void {
    this.house.say({ type: 'say', line: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.house.say({ type: 'close', line: this.number });
    this.closed();
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  heard(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** `code`: the table is not for this page; its first message is refused with it. */
  closed(code = ''): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (code && this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.refusing = code;
      this.onopen?.(new Event('open'));
      return;
    }
    this.readyState = WebSocket.CLOSED;
    this.house.lines.delete(this.number);
    this.onclose?.(new CloseEvent('close'));
  }

  refusing = '';
}

class DeviceDoor implements Door {
  /** What share of Python is here; 1 when it answers. */
  share = $state(0);
  /** Why it never will. */
  broken = $state('');
  /** The browser keeps nothing: what is played is lost with the page. */
  keepsNothing = $state(false);
  readonly lines = new Map<number, DeviceLine>();
  private readonly asked = new Map<number, (answer: Response) => void>();
  private number = 0;
  private loaded = 0;
  private readonly takeOver = new Set<string>();
  private readonly worker: Worker;

  constructor() {
    this.worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data);
    this.worker.onerror = (event) => (this.broken = event.message || 'the worker did not start');
    this.say({ type: 'begin', source: { root: `${base}python/`, version, games }, name: ME[prefs.lang] });
  }

  async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const file = fileOf(method, path, body);
    if (file) return fetch(`${base}api/${file}?v=${version}`);
    return this.answer((number) => ({ type: 'ask', number, method, path, body: JSON.stringify(body ?? {}) }));
  }

  /** Everything that this device keeps, as one text. */
  async everything(): Promise<string> {
    return (await this.answer((number) => ({ type: 'export', number }))).text();
  }

  line(table: string): Wire {
    const line = new DeviceLine(this, ++this.number);
    this.lines.set(line.number, line);
    this.say({ type: 'open', line: line.number, table, takeOver: this.takeOver.delete(table) });
    return line;
  }

  /** The next line to this table takes it away from another page. */
  takes(table: string): void {
    this.takeOver.add(table);
  }

  say(message: ToHouse): void {
    const line = message.type === 'say' ? this.lines.get(message.line) : undefined;
    if (message.type === 'say' && line?.refusing) {
      const { ref } = JSON.parse(message.text) as { ref: number };
      queueMicrotask(() => line.heard(JSON.stringify({ type: 'error', ref, code: line.refusing, message: line.refusing })));
      return;
    }
    this.worker.postMessage(message);
  }

  private answer(message: (number: number) => ToHouse): Promise<Response> {
    const number = ++this.number;
    return new Promise((resolve) => {
      this.asked.set(number, resolve);
      this.say(message(number));
    });
  }

  private hear(message: FromHouse): void {
    if (message.type === 'progress') {
      this.loaded += message.loaded;
      this.share = Math.min(0.97, this.loaded / packed);
    } else if (message.type === 'ready') {
      this.share = 1;
      void navigator.storage?.persist?.().catch(() => false); // browsers may forget what nobody asked them to keep
    } else if (message.type === 'broken') {
      this.broken = message.why;
      reportError(new Error(message.why));
    } else if (message.type === 'keepsNothing') this.keepsNothing = true;
    else if (message.type === 'answer') {
      this.asked.get(message.number)?.(new Response(message.text, { status: message.status }));
      this.asked.delete(message.number);
    } else if (message.type === 'opened') this.lines.get(message.line)?.opened();
    else if (message.type === 'told') this.lines.get(message.line)?.heard(message.text);
    else this.lines.get(message.line)?.closed(message.code);
  }
}

export const door = new DeviceDoor();
