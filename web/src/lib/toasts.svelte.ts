// Short messages at the edge of the page, read out to those who listen.

import { Problem } from './api';
import { t, texts } from './texts.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'problem';
}

class Toasts {
  list: Toast[] = $state([]);
  private last = 0;

  say(text: string, kind: Toast['kind'] = 'info'): void {
    const id = ++this.last;
    this.list.push({ id, text, kind });
    setTimeout(() => this.drop(id), kind === 'problem' ? 8000 : 4500);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  problem(error: unknown): void {
    this.say(problemText(error), 'problem');
  }
}

/** A refusal in words; the server's own English where the page has none. */
export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-unknown', { text: { text: String(error) } });
  const id = `problem-${error.code}`;
  return texts.house.has(id) ? t(id) : t('problem-unknown', { text: { text: error.message } });
}

export const toasts = new Toasts();
