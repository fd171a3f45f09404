import { describe, expect, test } from 'vitest';
import {
  formatDay,
  formatDayRange,
  formatLongDay,
  formatMoney,
  formatPercent,
  formatReduction,
  formatWeekdayRange,
  computeReductionPercent,
} from './format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('money', () => {
  test('has two decimals and thousands separators in the reader’s format', () => {
    expect(plain(formatMoney(1234.5, { currency: 'EUR', tag: 'sl-SI' }))).toBe('1.234,50 €');
    expect(plain(formatMoney(1234.5, { currency: 'EUR', tag: 'en-GB' }))).toBe('€1,234.50');
    expect(plain(formatMoney(12990, { currency: 'HUF', tag: 'hu-HU' }))).toBe('12 990,00 Ft');
    expect(plain(formatMoney(1990, { currency: 'BDT', tag: 'en-GB' }))).toBe('৳1,990.00');
  });

  test('is written in Bengali digits for a Bengali reader', () => {
    expect(plain(formatMoney(1990, { currency: 'BDT', tag: 'bn-BD' }))).toBe('১,৯৯০.০০৳');
  });
});

describe('a reduction', () => {
  test('is measured against the prior price and never rounded up', () => {
    expect(computeReductionPercent({ discountPrice: 20.01, priorPrice: 30 })).toBe(33);
    expect(computeReductionPercent({ discountPrice: 14.99, priorPrice: 29.99 })).toBe(50);
  });

  test('is not claimed without a prior price or without a reduction', () => {
    expect(computeReductionPercent({ discountPrice: 20, priorPrice: null })).toBeNull();
    expect(computeReductionPercent({ discountPrice: 20, priorPrice: 20 })).toBeNull();
    expect(computeReductionPercent({ discountPrice: 19.99, priorPrice: 20 })).toBeNull();
  });

  test('is written with a minus, in the reader’s digits', () => {
    expect(plain(formatReduction(24, 'de-DE'))).toBe('−24 %');
    expect(plain(formatReduction(24, 'bn-BD'))).toMatch(/^−২৪\s?%$/);
  });

  test('a rate is given in basis points', () => {
    expect(plain(formatPercent(950, 'de-DE'))).toBe('9,5 %');
  });
});

describe('a date', () => {
  test('is the same day in every time zone', () => {
    expect(formatDay('2026-11-24', 'en-GB')).toBe('Tue 24 November');
    expect(plain(formatDayRange('2026-11-24', '2026-11-27', 'de-DE'))).toBe('24.–27. November');
    expect(plain(formatWeekdayRange('2026-11-24', '2026-11-27', 'en-GB'))).toBe('Tue 24 Nov – Fri 27 Nov');
    expect(formatLongDay('2026-11-24', 'en-GB')).toBe('24 November 2026');
  });

  test.each([
    ['lt-LT', 'lapkričio 26 – gruodžio 1', 'gruodžio 3–5'],
    ['hu-HU', 'november 26. – december 1.', 'december 3–5.'],
    ['it-IT', '26 novembre – 1 dicembre', '3–5 dicembre'],
    ['hr-HR', '26. studenoga – 1. prosinca', '3. – 5. prosinca'],
  ])('a range in %s has whole months, a common month once and no zero before the day', (tag, inTwoMonths, inOneMonth) => {
    for (const format of [formatWeekdayRange, formatDayRange]) {
      expect(plain(format('2026-11-26', '2026-12-01', tag))).toBe(inTwoMonths);
      expect(plain(format('2026-12-03', '2026-12-05', tag))).toBe(inOneMonth);
    }
  });

  test('that is invalid yields an empty string', () => {
    expect(formatDay('soon', 'en-GB')).toBe('');
    expect(formatDayRange('', '2026-11-27', 'en-GB')).toBe('');
  });
});
