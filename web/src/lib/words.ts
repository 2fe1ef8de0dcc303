// Words for messages: the Fluent files of the house and of a game, in one language. The same as src/permonik/words.py.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Arg, Lang, Message, OptionValue } from './wire';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Values = Record<string, string | number | FluentNumber>;
/** How a thing is called in each of its forms; the plain one is "". Worded when somebody asks: most forms nobody ever needs. */
type Forms = Map<string, () => string>;

// What could turn the line around, or is no letter at all.
const UNCLEAN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A player's name as it is, except for what could turn the line around. */
export function clean(name: string): string {
  return name.replace(UNCLEAN, ' ');
}

/** A number below nothing, with a minus as in print: the locales of our languages put a hyphen there. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** Found out when it is first asked for, and never again. */
function once(find: () => string): () => string {
  let found: string | undefined;
  return () => (found ??= find());
}

const plain = (text: string): Forms => new Map([['', () => text]]);

export class Words {
  readonly lang: Lang;
  /** Messages that need no arguments: names of things and most texts of the page. They never change. */
  private readonly fixed = new Map<string, Forms>();
  private bundle: FluentBundle;
  private list: Intl.ListFormat | null = null;
  /** English, for what this language lacks. It may come later. */
  fallback: Words | null = null;
  /** Called once with the first id that is missing. */
  missing: ((id: string) => void) | null = null;

  constructor(lang: Lang, sources: FluentResource[]) {
    this.lang = lang;
    // Isolation marks are for texts that mix directions; nothing here is written from right to left.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(source, { allowOverrides: true });
  }

  has(id: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute === undefined ? message.value !== null : attribute in message.attributes;
  }

  ids(): string[] {
    return [...this.bundle._messages.keys()];
  }

  /** A message in words. `names`: how the players are called, by seat. */
  render(id: string, args: Record<string, Arg> = {}, names: readonly string[] = []): string {
    return this.forms(id, this.values(args, names)).get('')?.() ?? `‹${id}›`;
  }

  /** The same, or null where the message is missing or wants an argument that is not there. */
  attempt(id: string, args: Record<string, Arg> = {}, names: readonly string[] = []): string | null {
    const value = this.bundle.getMessage(id)?.value;
    if (!value) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(value, this.values(args, names), errors);
    return errors.length ? null : text;
  }

  message(message: Pick<Message, 'id' | 'args'>, names: readonly string[] = []): string {
    return this.render(message.id, message.args, names);
  }

  /** A form of a name (an attribute of its message), or the plain one where there is no other. */
  form(id: string, form: string): string {
    const forms = this.forms(id);
    return (forms.get(form) ?? forms.get(''))?.() ?? `‹${id}›`;
  }

  /** A value of a game option: an attribute of the option's message, or the value itself if it is a number. */
  optionValue(message: string, value: OptionValue): string {
    if (typeof value === 'number') return String(value);
    return this.forms(message).get(String(value).toLowerCase())?.() ?? String(value);
  }

  /** The variables of a message: `$card`, and for each attribute of what it names (its cases) `$card-acc`. */
  private values(args: Record<string, Arg>, names: readonly string[]): Values | undefined {
    const given = Object.entries(args);
    if (given.length === 0) return undefined;
    const values: Values = {};
    for (const [name, arg] of given) {
      if (typeof arg === 'number') {
        values[name] = arg < 0 ? new Negative(arg) : arg;
        continue;
      }
      if (Array.isArray(arg)) values[`${name}-count`] = arg.length;
      for (const [form, get] of this.worded(arg, names)) Object.defineProperty(values, form ? `${name}-${form}` : name, { get, configurable: true });
    }
    return values;
  }

  /** An argument in all its forms; the plain one is called "". */
  private worded(arg: Arg, names: readonly string[]): Forms {
    if (typeof arg === 'number') return plain(String(arg).replace('-', '−'));
    if (typeof arg === 'string') return this.forms(arg);
    if (Array.isArray(arg)) return this.enumerated(arg.map((one) => this.worded(one, names)));
    if ('seat' in arg) {
      const name = names[arg.seat];
      return plain(name === undefined ? this.render('house-seat', { number: arg.seat + 1 }) : clean(name));
    }
    if ('text' in arg) return plain(clean(arg.text));
    return this.forms(arg.id, this.values(arg.args ?? {}, names));
  }

  /** Things with commas and "and". A thing without a case that another has (a player) keeps its name. */
  private enumerated(parts: Forms[]): Forms {
    if (parts.length === 0) return this.forms('house-nothing');
    const list = (this.list ??= new Intl.ListFormat(this.lang, { type: 'conjunction' }));
    const result: Forms = new Map();
    for (const form of new Set(parts.flatMap((part) => [...part.keys()]))) {
      result.set(form, once(() => list.format(parts.map((part) => (part.get(form) ?? part.get(''))?.() ?? ''))));
    }
    return result;
  }

  /** The value of a message (as "") and its attributes. */
  private forms(id: string, values?: Values): Forms {
    const known = values ? undefined : this.fixed.get(id);
    if (known) return known;
    const message = this.bundle.getMessage(id);
    if (!message) {
      this.missing?.(id);
      return this.fallback ? this.fallback.forms(id, values) : plain(`‹${id}›`);
    }
    const result: Forms = new Map();
    const add = (form: string, pattern: Pattern): void => {
      result.set(form, once(() => this.bundle.formatPattern(pattern, values, [])));
    };
    for (const [form, pattern] of Object.entries(message.attributes)) add(form, pattern);
    if (message.value !== null) add('', message.value);
    if (!values) this.fixed.set(id, result);
    return result;
  }
}
