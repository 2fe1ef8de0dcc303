// Where Czech and Slovak words may be broken on a narrow card: few browsers know it, and without it they break anywhere.

import type { Lang } from '../wire';

const V = 'aeiouyáéěíóúůýäô';
const C = 'bcčdďfghjklĺľmnňpqrŕřsštťvwxzž';
/** Before one consonant, or before two of which the second is a liquid: po-kla. */
const OPEN = `(?<=\\p{L}[${V}])(?=(?:ch|[${C}][rlřv]?)[${V}])`;
/** Between two others: vat-ka. */
const CLOSED = `(?<=[${V}][${C}])(?=[bcčdďfgjkmnňpsštťzž][${V}])`;
const BREAKS = new RegExp(`${OPEN}|${CLOSED}`, 'giu');

const LONG = /\p{L}{9,}/gu; // shorter words have a line of their own

/** The text with soft hyphens in its long words. English is left to the browser. */
export function breakable(text: string, lang: Lang): string {
  return lang === 'en' ? text : text.replace(LONG, (word) => word.replace(BREAKS, '\u00ad'));
}
