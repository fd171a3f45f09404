import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { computeMarketPrice } from './market-price.ts';

const one = { numerator: 1, denominator: 1 };

test.each([
  [2050, one, { step: 100, ending: 1 }, 2099],
  [2048, one, { step: 100, ending: 1 }, 1999],
  [2049, one, { step: 100, ending: 1 }, 2099],
  [1999, { numerator: 385, denominator: 1 }, { step: 100_000, ending: 1000 }, 799_000],
  [1999, { numerator: 142, denominator: 1 }, { step: 10_000, ending: 1000 }, 279_000],
  [1999, { numerator: 243, denominator: 10 }, { step: 5000, ending: 100 }, 49_900],
  [10, one, { step: 100, ending: 1 }, 199],
  [1999, one, { step: 1, ending: 0 }, 1999],
])("%i cents become a price with the market's ending", (cents, rate, rounding, price) => {
  expect(computeMarketPrice(cents, rate, rounding)).toBe(price);
});

const rounding = fc
  .integer({ min: 1, max: 200_000 })
  .chain((step) => fc.record({ step: fc.constant(step), ending: fc.integer({ min: 0, max: step - 1 }) }));
const rate = fc.record({ numerator: fc.integer({ min: 1, max: 1_000_000 }), denominator: fc.integer({ min: 1, max: 1000 }) });

property.prop([fc.integer({ min: 0, max: 100_000 }), rate, rounding])(
  "a market price is positive and is the nearest one with the market's ending",
  (cents, by, { step, ending }) => {
    const price = computeMarketPrice(cents, by, { step, ending });
    expect(price).toBeGreaterThan(0);
    expect((price + ending) % step).toBe(0);
    const exact = (cents * by.numerator) / by.denominator;
    const isLowest = price === (ending === 0 ? step : 2 * step - ending);
    if (!isLowest) expect(Math.abs(price - exact)).toBeLessThanOrEqual(step / 2 + 1e-6);
  },
);

test('half a cent is refused', () => {
  expect(() => computeMarketPrice(0.5, one, { step: 1, ending: 0 })).toThrow(RangeError);
  expect(() => computeMarketPrice(100, { numerator: 0, denominator: 1 }, { step: 1, ending: 0 })).toThrow(RangeError);
});
