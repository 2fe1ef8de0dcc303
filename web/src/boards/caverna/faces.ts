// An answer as a line of glyphs. What it costs and gives stands in its message, as the engine has counted it.

import type { Arg, Option } from '../../lib/wire';
import { kindOf, whatOf } from './answers';
import { LOOT, partLine, spaceOf, thingOf, twinLine } from './things';

/** [{id: 'amount-wood', args: {n: 2}}] → "2wood"; a tile by its name. */
export function amountsLine(arg: Arg | undefined): string {
  if (Array.isArray(arg)) return arg.map(amountsLine).filter(Boolean).join(' ');
  if (typeof arg === 'string') return thingOf(arg.replace(/^tile-/, ''));
  if (typeof arg !== 'object' || !('id' in arg) || !arg.id.startsWith('amount-')) return '';
  const n = Number(arg.args?.['n'] ?? 0);
  return n ? `${n}${thingOf(arg.id.slice('amount-'.length))}` : '';
}

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
