// Moments and lengths of time in the words of the language.

import type { Lang } from './wire';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minutes ago". `at` in seconds. */
export function ago(at: number, lang: Lang, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  for (const [unit, seconds] of UNITS) {
    if (past >= seconds) return format.format(-Math.floor(past / seconds), unit);
  }
  return format.format(0, 'second');
}

export function date(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000);
}

export function day(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at * 1000);
}

/** "2 days 5 hours", "5 hours 10 minutes": the two largest units. `display`: how long their names are. */
export function span(seconds: number, lang: Lang, display: 'long' | 'narrow' = 'long'): string {
  const whole = Math.max(0, Math.floor(seconds));
  const amounts = [Math.floor(whole / 86_400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  const first = amounts[0] ? 0 : amounts[1] ? 1 : 2;
  return [first, first + 1]
    .filter((unit) => unit === first || amounts[unit])
    .map((unit) => {
      const style = { style: 'unit', unit: UNITS[unit]?.[0] ?? 'day', unitDisplay: display } as const;
      return new Intl.NumberFormat(lang, style).format(amounts[unit] ?? 0);
    })
    .join(' ');
}

/** 1:05 or 1:02:05. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
