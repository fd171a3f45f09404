import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketPrice } from './market-price.ts';

const rate = fc.record({ numerator: fc.integer({ min: 1, max: 100_000_000 }), denominator: fc.integer({ min: 1, max: 1_000_000 }) });
const rounding = fc.integer({ min: 1, max: 100_000 }).chain((step) => fc.record({ step: fc.constant(step), ending: fc.integer({ min: 0, max: step - 1 }) }));
const amount = fc.integer({ min: 0, max: 1_000_000 });

describe('a price in a market', () => {
  it('is what a shopkeeper there would write', () => {
    const euro = { numerator: 1, denominator: 1 };
    expect(marketPrice(1999, euro, { step: 100, ending: 1 })).toBe(1999);
    expect(marketPrice(1930, euro, { step: 100, ending: 1 })).toBe(1899);
    expect(marketPrice(1999, { numerator: 39_500, denominator: 100 }, { step: 50_000, ending: 1000 })).toBe(799_000);
    expect(marketPrice(1999, { numerator: 130, denominator: 1 }, { step: 5000, ending: 0 })).toBe(260_000);
    expect(marketPrice(1999, { numerator: 25, denominator: 1 }, { step: 1000, ending: 100 })).toBe(49_900);
  });

  it('is a whole number that ends as the market rounds, and never less than a step', () => {
    fc.assert(fc.property(amount, rate, rounding, (eurMinor, at, to) => {
      const price = marketPrice(eurMinor, at, to);
      expect(Number.isInteger(price)).toBe(true);
      expect((price + to.ending) % to.step).toBe(0);
      expect(price).toBeGreaterThanOrEqual(to.step);
    }));
  });

  it('is within half a step of the exact amount, once that is above the lowest price', () => {
    fc.assert(fc.property(amount, rate, rounding, (eurMinor, at, to) => {
      const price = marketPrice(eurMinor, at, to);
      if (price > 2 * to.step) {
        const away = BigInt(price) * BigInt(at.denominator) - BigInt(eurMinor) * BigInt(at.numerator);
        expect((away < 0n ? -away : away) * 2n <= BigInt(to.step) * BigInt(at.denominator)).toBe(true);
      }
    }));
  });

  it('never falls when the euro price rises', () => {
    fc.assert(fc.property(amount, amount, rate, rounding, (one, other, at, to) => {
      expect(marketPrice(Math.min(one, other), at, to)).toBeLessThanOrEqual(marketPrice(Math.max(one, other), at, to));
    }));
  });

  it('refuses what is not a price', () => {
    const euro = { numerator: 1, denominator: 1 };
    expect(() => marketPrice(19.99, euro, { step: 100, ending: 1 })).toThrow(RangeError);
    expect(() => marketPrice(-1, euro, { step: 100, ending: 1 })).toThrow(RangeError);
    expect(() => marketPrice(100, euro, { step: 100, ending: 100 })).toThrow(RangeError);
    expect(() => marketPrice(100, { numerator: 1, denominator: 0 }, { step: 100, ending: 1 })).toThrow(RangeError);
  });
});
