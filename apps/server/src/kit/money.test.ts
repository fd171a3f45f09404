import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { allocate, divideRounded, parseMajor, money, roundToCash, share, sum, multiplyMoney, toMajor, computeIncludedVat } from './money.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_00 });
const rate = fc.integer({ min: 0, max: 3000 });

describe('an allocation', () => {
  test.prop([amount, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })])(
    'always adds up to the total, and no part is negative',
    (total, weights) => {
      const parts = allocate(total, weights);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
    },
  );

  test.prop([amount, fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 })])(
    'differs from the exact share by less than one minor unit',
    (total, weights) => {
      const all = weights.reduce((a, b) => a + b, 0);
      for (const [index, part] of allocate(total, weights).entries()) expect(Math.abs(part - (total * (weights[index] ?? 0)) / all)).toBeLessThan(1);
    },
  );

  test('of one cent over three equal lines gives the cent to the first line', () => {
    expect(allocate(1, [5, 5, 5])).toEqual([1, 0, 0]);
  });
  test('over lines without weight gives equal parts', () => {
    expect(allocate(10, [0, 0])).toEqual([5, 5]);
  });
  test('over no lines is empty', () => {
    expect(allocate(10, [])).toEqual([]);
  });
});

describe('VAT within a gross amount', () => {
  test.prop([amount, rate])('is a non-negative integer that does not exceed the gross amount', (gross, basisPoints) => {
    const vat = computeIncludedVat(gross, basisPoints);
    expect(Number.isSafeInteger(vat)).toBe(true);
    expect(vat).toBeGreaterThanOrEqual(0);
    expect(vat).toBeLessThanOrEqual(gross);
  });
  test('of 122.00 at 22 % is 22.00', () => {
    expect(computeIncludedVat(12_200, 2200)).toBe(2200);
  });
  test('is rounded half away from zero: 0.03 at 20 % contains 0.005, which becomes 0.01', () => {
    expect(computeIncludedVat(3, 2000)).toBe(1);
    expect(computeIncludedVat(-3, 2000)).toBe(-1);
  });
});

describe('a share', () => {
  test('of half a cent is one cent, for positive and negative amounts', () => {
    expect(share(50, 100)).toBe(1);
    expect(share(-50, 100)).toBe(-1);
  });
  test.prop([amount])('of 100 % is the whole amount', (whole) => {
    expect(share(whole, 10_000)).toBe(whole);
  });
});

describe('major units', () => {
  test.prop([amount, fc.constantFrom('EUR', 'BDT', 'HUF', 'JPY')])('convert back to the same minor units', (minor, currency) => {
    expect(parseMajor(toMajor(money(minor, currency)), currency).amount).toBe(minor);
  });
  test('are parsed as text and rounded half away from zero, beyond binary precision', () => {
    expect(parseMajor('1.005', 'EUR').amount).toBe(101);
    expect(parseMajor('-1.005', 'EUR').amount).toBe(-101);
    expect(parseMajor('1.5', 'JPY').amount).toBe(2);
  });
  test('that are not plain decimals are refused', () => {
    expect(() => parseMajor('1,50 €', 'EUR')).toThrow(RangeError);
  });
});

test('an amount of half a cent is refused', () => {
  expect(() => money(0.5, 'EUR')).toThrow(RangeError);
});
test('euros and forints cannot be added', () => {
  expect(() => sum([money(1, 'EUR'), money(1, 'HUF')], 'EUR')).toThrow(RangeError);
});
test.prop([fc.array(amount, { maxLength: 20 })])('a sum is the sum of its minor units', (amounts) => {
  expect(
    sum(
      amounts.map((one) => money(one, 'EUR')),
      'EUR',
    ).amount,
  ).toBe(amounts.reduce((a, b) => a + b, 0));
});
test('three pieces cost three times one', () => {
  expect(multiplyMoney(money(1999, 'EUR'), 3).amount).toBe(5997);
});
test.prop([amount])('cash in Hungary ends in 0 or 5 forint, and differs by at most 2.50', (total) => {
  const rounded = roundToCash(total, 500);
  expect(rounded % 500).toBe(0);
  expect(Math.abs(rounded - total)).toBeLessThanOrEqual(250);
});
test('a division is rounded half away from zero', () => {
  expect([divideRounded(5n, 2n), divideRounded(-5n, 2n), divideRounded(-1n, 3n)]).toEqual([3, -3, 0]);
});
