// The pictures of a game come with its board, in a file of their own; until they are here their places stay empty. What
// has no drawing composes one from its row, and how that is done is only fetched then.

import { SvelteMap } from 'svelte/reactivity';
import { draw, figures, pictureOf, type Composition, type Pictures } from './draw';

const files = import.meta.glob<{ PICTURES: Pictures }>(['./*.ts', '!./draw.ts', '!./scenes.ts', '!./face.ts', '!./composed.ts', '!./rows.ts', '!./style.ts', '!./*.svelte.ts', '!./*.test.ts']);

class Gallery {
  private loaded = new SvelteMap<string, Pictures>();
  private asked = new Set<string>();
  private drawn = new Map<string, string>();
  private composers = new SvelteMap<string, (id: string) => Composition | undefined>();

  /** The inside of an SVG; nothing while it is on its way, and for what has no picture. Bare: without its ground. */
  of(game: string, id: string, bare = false): string {
    const known = this.loaded.get(game);
    if (!known) {
      void this.load(game);
      return '';
    }
    const name = pictureOf(known, id) ?? id;
    const key = `${game} ${name} ${bare}`;
    const old = this.drawn.get(key);
    if (old !== undefined) return old;
    const composition = known[name] ?? this.composed(game, id);
    if (!composition) return '';
    const [, ...parts] = composition;
    const made = bare ? figures(parts) : draw(name, composition);
    this.drawn.set(key, made);
    return made;
  }

  private composed(game: string, id: string): Composition | undefined {
    const composer = this.composers.get(game);
    if (!composer && !this.asked.has(`${game} rows`)) {
      this.asked.add(`${game} rows`);
      import('./composed').then(async ({ composerOf }) => this.composers.set(game, await composerOf(game))).catch(() => this.asked.delete(`${game} rows`));
    }
    return composer?.(id);
  }

  ids(game: string): readonly string[] {
    return Object.keys(this.loaded.get(game) ?? {});
  }

  async load(game: string): Promise<Pictures | undefined> {
    if (!this.asked.has(game)) {
      this.asked.add(game);
      const file = await files[`./${game}.ts`]?.().catch(() => undefined);
      // A line that broke may come back: the next picture asks again.
      if (file) this.loaded.set(game, file.PICTURES);
      else if (files[`./${game}.ts`]) this.asked.delete(game);
    }
    return this.loaded.get(game);
  }
}

export const pictures = new Gallery();
export const GAMES: readonly string[] = Object.keys(files).map((path) => path.slice(2, -3));
