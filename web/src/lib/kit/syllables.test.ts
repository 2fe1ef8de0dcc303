import { expect, it } from 'vitest';
import { breakable } from './syllables';

const shown = (text: string, lang: 'cs' | 'sk' | 'en' = 'cs'): string => breakable(text, lang).join('-');

it.each([
  ['Napodobení', 'Na-po-do-be-ní'],
  ['Pokladnice', 'Po-klad-ni-ce'],
  ['Křižovatka', 'Kři-žo-vat-ka'],
  ['rubínového', 'ru-bí-no-vé-ho'],
  ['Kuchyňský kout', 'Ku-chyňský kout'],
  ['Ražba štol', 'Ražba štol'],
])('breaks %s as people do', (word, broken) => expect(shown(word)).toBe(broken));

it('leaves other languages to the browser', () => expect(shown('Cultivation', 'en')).toBe('Cultivation'));

it('breaks shorter words where a place is narrow', () => expect(breakable('Smíšená síň', 'cs', 7).join('-')).toBe('Smí-še-ná síň'));
