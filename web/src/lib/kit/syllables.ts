// Where Czech and Slovak words may be broken on a narrow card: few browsers know it, and without it they break anywhere.

import type { Lang } from '../wire';

const V = 'aeiouyáéěíóúůýäô';
const C = 'bcčdďfghjklĺľmnňpqrŕřsštťvwxzž';
/** Before one consonant, or before two of which the second is a liquid: po-kla. */
const OPEN = `(?<=\\p{L}[${V}])(?=(?:ch|[${C}][rlřv]?)[${V}])`;
/** Between two others: vat-ka. */
const CLOSED = `(?<=[${V}][${C}])(?=[bcčdďfgjkmnňpsštťzž][${V}])`;
const BREAKS = new RegExp(`${OPEN}|${CLOSED}`, 'giu');

const WORDS = /\p{L}+/gu;
const LONG = 9; // letters: shorter words have a line of their own

/** The text in pieces between which its long words may break. English is left to the browser. */
export function breakable(text: string, lang: Lang, long = LONG): string[] {
  const broken = (word: string): string => (word.length < long ? word : word.replace(BREAKS, '\u00ad'));
  return (lang === 'en' ? text : text.replace(WORDS, broken)).split('\u00ad');
}
