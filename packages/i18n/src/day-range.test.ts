import { expect, test } from 'vitest';
import { formatDayRange } from './day-range.ts';
import { languages } from './languages.ts';

const day = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const plain = (text: string): string => text.replace(/\s/g, ' ').replaceAll(' – ', '–');
const create = (tag: string, options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });

test.each([
  ['it-IT', '3–5 dicembre', '30 novembre–5 dicembre'],
  ['hr-HR', '3.–5. prosinca', '30. studenoga–5. prosinca'],
  ['hu-HU', 'december 3–5.', 'november 30.–december 5.'],
  ['lt-LT', 'gruodžio 3–5', 'lapkričio 30–gruodžio 5'],
  ['de-DE', '3.–5. Dezember', '30. November–5. Dezember'],
  ['bn-BD', '৩–৫ ডিসেম্বর', '৩০ নভেম্বর–৫ ডিসেম্বর'],
])('a range of days in %s names a common month once and has no zero before the day', (tag, inOneMonth, inTwoMonths) => {
  expect(plain(formatDayRange(create(tag), day('2026-12-03'), day('2026-12-05')))).toBe(inOneMonth);
  expect(plain(formatDayRange(create(tag), day('2026-11-30'), day('2026-12-05')))).toBe(inTwoMonths);
});

test('no language repeats the name of a common month', () => {
  for (const { tag } of languages) {
    const range = formatDayRange(create(tag), day('2026-12-03'), day('2026-12-05'));
    const month =
      create(tag)
        .formatToParts(day('2026-12-03'))
        .find(({ type }) => type === 'month')?.value ?? '';
    expect(range.split(month).length, `${tag}: ${range}`).toBeLessThanOrEqual(2);
  }
});

test('numeric dates keep the zeros of their format', () => {
  expect(plain(formatDayRange(create('de-DE', { dateStyle: 'medium' }), day('2026-12-03'), day('2026-12-05')))).toBe('03.–05.12.2026');
});
