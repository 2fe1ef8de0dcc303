// Words for the keys and values of a view, where the texts have any.

import type { Words } from '../../lib/words';

const NOT_NAMES =
  /^(do|ask|view|option|score|remark|game|house|play|help|match|replay|games|simulate|effect|amount|surcharge|shape|bonus)-/;

export interface Thing {
  text: string;
  /** The place on the board that options speak of, such as "tile:masonry". */
  target: string | null;
  about: string | null;
}

export class Naming {
  private readonly words: Words;
  private readonly things = new Map<string, string | null>();

  constructor(words: Words) {
    this.words = words;
    for (const id of words.ids()) {
      const dash = id.indexOf('-');
      // A name stands for itself: what needs arguments is a sentence.
      if (dash < 1 || NOT_NAMES.test(id) || words.attempt(id) === null) continue;
      const value = id.slice(dash + 1);
      this.things.set(value, this.things.has(value) ? null : id); // two of one name: neither is meant surely
    }
  }

  /** A key of the view: the game's word for it, the house's, or the key itself. */
  key(key: string): string {
    const id = key.replaceAll('_', '-');
    const named = this.things.get(key);
    return (
      this.words.attempt(`view-${id}`) ??
      this.words.attempt(`field-${id}`) ??
      (named ? this.words.form(named, 'name') : key.replaceAll('_', ' '))
    );
  }

  value(value: string): Thing {
    const id = this.things.get(value);
    if (id) {
      const dash = id.indexOf('-');
      const about = ['desc', 'effect'].find((form) => this.words.has(id, form));
      return {
        text: this.words.form(id, 'name'),
        target: `${id.slice(0, dash)}:${value}`,
        about: about ? this.words.form(id, about) : null,
      };
    }
    return { text: this.words.attempt(`value-${value}`) ?? value.replaceAll('_', ' '), target: null, about: null };
  }
}
