import { fc, test as property } from '@fast-check/vitest';
import { languages } from '@selvedge/i18n';
import { getTexts } from '@selvedge/i18n/texts';
import { describe, expect, test } from 'vitest';
import { share } from '#kit/money';
import { sumAmounts, sumGoods } from './benefit.ts';
import { buyXGetY } from './buy-x-get-y.ts';
import type { DiscountLine } from './discount-rule.ts';

const line = (amount: number, quantity = 1, more: Partial<DiscountLine> = {}): DiscountLine => ({
  ...{ amount, quantity, productId: 1, categoryIds: [1] },
  ...more,
});
const terms = (changes: object = {}) => ({ buy: 2, get: 1, rate: 10_000, productIds: [], categoryIds: [], ...changes });
const takeOff = (lines: readonly DiscountLine[], changes: object = {}): readonly number[] =>
  buyXGetY.compute({ lines, delivery: 390, currency: 'EUR' }, terms(changes)).off;

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const pieces = fc.integer({ min: 1, max: 4 });
const anyTerms = fc.record({ buy: pieces, get: pieces, rate: fc.integer({ min: 1, max: 10_000 }), productIds: ids, categoryIds: ids });
const anyLine = fc
  .record({
    price: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    productId: fc.integer({ min: 1, max: 4 }),
    categoryIds: ids,
  })
  .map(({ price, ...rest }): DiscountLine => ({ ...rest, amount: price * rest.quantity }));
const anyLines = fc.array(anyLine, { maxLength: 8 });

/** The prices of the pieces that the terms name. */
const listNamedPrices = (lines: readonly DiscountLine[], { productIds, categoryIds }: { productIds: number[]; categoryIds: number[] }): number[] =>
  lines
    .filter(
      ({ productId, categoryIds: of }) =>
        productIds.length + categoryIds.length === 0 || productIds.includes(productId) || of.some((category) => categoryIds.includes(category)),
    )
    .flatMap(({ amount, quantity }) => Array<number>(quantity).fill(amount / quantity));

describe('for any cart and any terms', () => {
  property.prop([anyLines, anyTerms])('no line becomes negative or more expensive, and each is reduced by whole minor units', (lines, asked) => {
    const off = takeOff(lines, asked);
    expect(off).toHaveLength(lines.length);
    for (const [index, amount] of off.entries()) {
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(lines[index]?.amount ?? -1);
    }
  });

  property.prop([anyLines, anyTerms])('the reduction is that of the cheapest pieces, once for each set that is complete', (lines, asked) => {
    const prices = listNamedPrices(lines, asked).sort((a, b) => a - b);
    const sets = Math.floor(prices.length / (asked.buy + asked.get));
    expect(sumAmounts(takeOff(lines, asked))).toBe(share(sumAmounts(prices.slice(0, sets * asked.get)), asked.rate));
  });

  property.prop([anyLines, anyTerms])('only pieces that the terms name share the reduction, in proportion to their price', (lines, asked) => {
    const off = takeOff(lines, asked);
    const named = lines.map((each) => listNamedPrices([each], asked).length > 0);
    const [total, whole] = [sumAmounts(off), sumGoods(lines.filter((_, index) => named[index]))];
    for (const [index, amount] of off.entries()) {
      const exact = named[index] && whole > 0 ? (total * (lines[index]?.amount ?? 0)) / whole : 0;
      expect(Math.abs(amount - exact)).toBeLessThan(1);
    }
  });

  property.prop([anyLines, anyTerms])('the result is the same when it is repeated, and the sum in another order of lines', (lines, asked) => {
    expect(takeOff(lines, asked)).toEqual(takeOff(lines, asked));
    expect(sumAmounts(takeOff(lines.toReversed(), asked))).toBe(sumAmounts(takeOff(lines, asked)));
  });
});

test('two pieces of three are paid, and the cheapest is free', () => {
  expect(sumAmounts(takeOff([line(3000), line(2000), line(1000)]))).toBe(1000);
  expect(takeOff([line(3000), line(2000), line(1000)])).toEqual([500, 333, 167]);
  expect(takeOff([line(3000, 3)])).toEqual([1000]);
});

test('an incomplete set takes nothing off, and two sets give two pieces', () => {
  expect(takeOff([line(3000), line(2000)])).toEqual([0, 0]);
  expect(takeOff([line(6000, 6)])).toEqual([2000]);
  expect(takeOff([line(5000, 5)])).toEqual([1000]);
});

test('only named products and categories count', () => {
  const lines = [line(3000, 2), line(500, 1, { productId: 2, categoryIds: [1, 7] }), line(100, 1, { productId: 3, categoryIds: [8] })];
  expect(takeOff(lines, { productIds: [1], categoryIds: [7] })).toEqual([429, 71, 0]);
  expect(takeOff(lines, { categoryIds: [8] })).toEqual([0, 0, 0]);
});

test('the second piece at half price', () => {
  expect(sumAmounts(takeOff([line(3000), line(2000)], { buy: 1, rate: 5000 }))).toBe(1000);
});

test('a line that an earlier discount reduced counts with what is left of it', () => {
  // Three pieces for 20.00: they cannot be divided evenly.
  expect(takeOff([line(2000, 3)])).toEqual([666]);
});

test.each(languages)('in $name the explanation says what the shopper gets', ({ code, tag }) => {
  const explain = (rate: number) => buyXGetY.explain?.(terms({ rate }), { ...getTexts('promotions', code), currency: 'EUR' }) ?? '';
  const [two, one] = [2, 1].map((count) => new Intl.NumberFormat(tag).format(count));
  for (const text of [explain(10_000), explain(5000)]) expect(text).toMatch(new RegExp(`${two}.*${one}`));
  expect(explain(5000)).toContain(new Intl.NumberFormat(tag, { style: 'percent' }).format(0.5));
});
