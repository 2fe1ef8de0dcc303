import { describe, expect, it } from 'vitest';
import { clock, span } from './time';

describe('lengths of time', () => {
  it('tells the two largest units', () => {
    expect(span(2 * 86_400 + 5 * 3600 + 59, 'en')).toBe('2 days 5 hours');
    expect(span(2 * 86_400, 'en')).toBe('2 days');
    expect(span(5 * 3600 + 600, 'en')).toBe('5 hours 10 minutes');
    expect(span(59, 'en')).toBe('0 minutes');
    expect(span(-5, 'en')).toBe('0 minutes');
    expect(span(3 * 86_400, 'cs')).toBe('3 dny');
  });

  it('counts seconds where they matter', () => {
    expect(clock(3725)).toBe('1:02:05');
  });
});
