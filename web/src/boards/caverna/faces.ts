// An answer as a line of glyphs. What it costs and gives stands in its message, as the engine has counted it.

import { amounts, kindOf, whatOf } from '../../lib/kit/answers';
import type { Arg, Option } from '../../lib/wire';
import { LOOT, partLine, spaceOf, thingOf, twinLine } from './things';

/** Amounts as glyphs; a tile by its name. */
const amountsLine = (arg: Arg | undefined): string => (typeof arg === 'string' ? thingOf(arg.replace(/^tile-/, '')) : amounts(arg, thingOf));

const paid = (option: Option, line: string): string => {
  const cost = amountsLine(option.message.args['cost']);
  return cost ? `${cost} > ${line}` : line;
};
/** What most of them cost. */
export function usualPrice(options: readonly Option[]): string {
  const prices = options.map((option) => amountsLine(option.message.args['give']));
  const often = (price: string): number => prices.filter((one) => one === price).length;
  return prices.reduce((usual, price) => (often(price) > often(usual) ? price : usual), prices[0] ?? '');
}
export const swapLine = ({ message: { args } }: Option): string => `${amountsLine(args['give'])} > ${amountsLine(args['get'] ?? args['tile'])}`;

export function faceOf(option: Option): string {
  const what = whatOf(option);
  const { args } = option.message;
  const goods = amountsLine(args['goods']);
  const strength = `${String(args['strength'] ?? '')}weapon`;
  switch (kindOf(option)) {
    case 'do':
      return goods ? `+ ${goods}` : paid(option, partLine(what));
    case 'tile':
      return twinLine(what);
    case 'exchange':
    case 'more':
    case 'trade':
      return swapLine(option);
    case 'feed':
      return [amountsLine(args['paid']), amountsLine(args['begging'])].filter(Boolean).join(' + ');
    case 'forge':
      return paid(option, `${what}weapon`);
    case 'sow':
    case 'breed':
      return `+ 1${thingOf(what)}`;
    case 'buy':
      return paid(option, `1${thingOf(what)}`);
    case 'work':
      return paid(option, what.endsWith('newborn') ? 'child' : 'dwarf');
    case 'pay':
    case 'furnish':
      return amountsLine(args['cost']);
    case 'loot':
      return paid(option, LOOT.find((loot) => loot.id === what)?.line ?? '');
    case 'place':
    case 'imitate':
    case 'keep':
      return spaceOf(what).line;
    case 'skip':
      return what === 'field' ? 'field' : 'breed';
    case 'order':
      return `${amountsLine(args['give'])} > dwarf ${strength}`;
    case 'disarm':
      return `${strength} > ${goods}`;
    default:
      return '';
  }
}
