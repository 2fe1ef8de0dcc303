// Lessons: the list of them, and which ones were finished. A guest's progress is kept here, others' with the account.

import { api } from './api';
import { session } from './session.svelte';
import type { LessonInfo, LessonOut } from './wire';

const KEY = 'permonik:lessons';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

class Progress {
  done: ReadonlySet<string> = $state.raw(new Set(kept()));

  /** What the account knows and what this browser knows become one. */
  async open(): Promise<void> {
    if (!session.me || session.me.guest) return;
    const here = [...this.done];
    const there = await (here.length > 0 ? api.finishLessons(here) : api.finishedLessons());
    this.note(there);
  }

  async finish(game: string, lesson: string): Promise<void> {
    const id = `${game}/${lesson}`;
    this.note([id]);
    if (session.me && !session.me.guest) await api.finishLessons([id]).catch(() => undefined);
  }

  private note(ids: readonly string[]): void {
    this.done = new Set([...this.done, ...ids]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.done]));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress();

/** The lesson after this one in the same game. */
export function lessonAfter(list: readonly LessonInfo[], game: string, lesson: string): LessonInfo | undefined {
  const course = list.filter((one) => one.game === game);
  return course[course.findIndex((one) => one.lesson === lesson) + 1];
}

export const GO_ON = '>';

/** A lesson under way: the list of answers is all that there is of it. */
export class Run {
  readonly game: string;
  readonly lesson: string;
  told: LessonOut | null = $state.raw(null);
  busy = $state(false);

  constructor(id: string) {
    const [game = '', lesson = ''] = id.split('/');
    this.game = game;
    this.lesson = lesson;
  }

  begin = (): Promise<void> => this.send([]);
  /** The same place in the words of the language chosen now. */
  again = (): Promise<void> => this.send(this.told?.answers ?? []);
  answer = (text: string): Promise<void> => (this.busy || !this.told ? Promise.resolve() : this.send([...this.told.answers, text]));
  back = (): Promise<void> => this.send(this.told?.answers ?? [], true);

  private async send(answers: readonly string[], back = false): Promise<void> {
    this.busy = true;
    try {
      this.told = await api.lesson(this.game, this.lesson, answers, back);
      if (this.told.kind === 'done') await progress.finish(this.game, this.lesson);
    } finally {
      this.busy = false;
    }
  }
}
