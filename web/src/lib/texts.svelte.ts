// The words of the page, in the language chosen now. Reading them in a component makes it follow the language.

import { FluentResource } from '@fluent/bundle';
import { api } from './api';
import { prefs } from './prefs.svelte';
import type { Arg, Lang } from './wire';
import { Words } from './words';

const parsed = new Map<string, Promise<FluentResource>>();

/** Texts beyond those of the house and a table: of the pages that are no table. */
const HALL = '/hall';

function resource(game: string | null, lang: Lang): Promise<FluentResource> {
  const key = `${game ?? ''}/${lang}`;
  let found = parsed.get(key);
  if (!found) {
    found = (game === null ? api.text(lang) : game === HALL ? api.hallText(lang) : api.gameText(game, lang)).then((text) => new FluentResource(text));
    found.catch(() => parsed.delete(key));
    parsed.set(key, found);
  }
  return found;
}

async function load(lang: Lang, game: string | null): Promise<Words> {
  const names = game === null ? [null] : [null, game];
  const words = new Words(lang, await Promise.all(names.map((name) => resource(name, lang))));
  if (lang !== 'en') {
    const learn = (): void => {
      words.missing = null;
      load('en', game).then(
        (english) => (words.fallback = english),
        () => (words.missing = learn), // the line is down: the next word that is missing asks again
      );
    };
    words.missing = learn;
  }
  return words;
}

class Texts {
  house: Words = $state.raw(new Words('en', []));
  /** Somebody has been outside a table: from then on the house has the words of its other pages, too. */
  private outside = false;
  private leaving: Promise<void> | null = null;
  private games: Record<string, Words> = $state.raw({});

  /** Speak this language: everything changes at once, when all its words are here. */
  async speak(lang: Lang): Promise<void> {
    const known = Object.keys(this.games);
    const [house, ...others] = await Promise.all([load(lang, this.outside ? HALL : null), ...known.map((game) => load(lang, game))]);
    this.house = house;
    this.games = { ...this.games, ...Object.fromEntries(known.map((game, i) => [game, others[i] as Words])) };
    prefs.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Have the words at hand that are said where there is no table, and seldom at one. */
  leaveTable(): Promise<void> {
    this.leaving ??= this.goOutside().finally(() => (this.leaving = null)); // the line was down: the next one asks again
    return this.leaving;
  }
  private async goOutside(): Promise<void> {
    if (this.outside) return;
    const { lang } = this.house;
    const house = await load(lang, HALL);
    this.outside = true;
    if (this.house.lang === lang) this.house = house;
    else await this.speak(this.house.lang); // another language was chosen meanwhile
  }

  /** Have the words of these games at hand. */
  async learn(games: readonly string[]): Promise<void> {
    const lang = this.house.lang;
    const fresh = games.filter((game) => this.games[game]?.lang !== lang);
    if (fresh.length === 0) return;
    const words = await Promise.all(fresh.map((game) => load(lang, game)));
    this.games = { ...this.games, ...Object.fromEntries(fresh.map((game, i) => [game, words[i] as Words])) };
  }

  /** The words of a game, with those of the house; the house's alone while the game's are not here. */
  of(game: string): Words {
    return this.games[game] ?? this.house;
  }

  gameName(game: string): string {
    return this.games[game]?.attempt('game-name') ?? this.house.attempt(`game-name-${game}`) ?? game;
  }
}

export const texts = new Texts();

/** A text of the page. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return texts.house.render(id, args);
}
