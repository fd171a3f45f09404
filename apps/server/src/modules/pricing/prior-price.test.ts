import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { days } from '#kit/clock';
import { computeEffectivePrice } from './effective-price.ts';
import { planPrice } from './plan-price.ts';
import { computePriorPrice, type PriceChange } from './prior-price.ts';

const began = new Date('2026-11-20T00:00:00Z');
const ago = (count: number): Date => new Date(began.getTime() - days(count));
const changes = (...pairs: [price: number, daysAgo: number][]): PriceChange[] => pairs.map(([price, daysAgo]) => ({ price, since: ago(daysAgo) }));

describe('the prior price', () => {
  test('is the price that never changed', () => expect(computePriorPrice(changes([2999, 200]), began)).toBe(2999));
  test('includes the price already in force when the 30 days began', () =>
    expect(computePriorPrice(changes([1999, 40], [2999, 10]), began)).toBe(1999));
  test('excludes a price that had ended before', () => expect(computePriorPrice(changes([999, 60], [2999, 31]), began)).toBe(2999));
  test('includes a price that came into force exactly at their start', () =>
    expect(computePriorPrice(changes([999, 60], [2999, 30]), began)).toBe(2999));
  test('includes a short public promotion within them', () =>
    expect(computePriorPrice(changes([2999, 90], [1499, 20], [2999, 18]), began)).toBe(1499));
  test('excludes the reduction itself', () => expect(computePriorPrice(changes([2999, 90], [1499, 0]), began)).toBe(2999));
  test('of a garment younger than 30 days is its lowest so far', () => expect(computePriorPrice(changes([2999, 12], [2499, 5]), began)).toBe(2499));
  test('of a garment without history is null', () => expect(computePriorPrice(changes([1499, 0]), began)).toBeNull());
});

const anyChange = fc.record({ price: fc.integer({ min: 1, max: 1_000_000 }), since: fc.integer({ min: -20, max: 120 }).map(ago) });
const anyHistory = fc.uniqueArray(anyChange, { maxLength: 30, selector: ({ since }) => since.getTime() });

property.prop([anyHistory])('the prior price was charged before, and no price of the 30 days was lower', (history) => {
  const prior = computePriorPrice(history, began);
  const before = history.filter(({ since }) => since < began);
  expect(prior === null).toBe(before.length === 0);
  if (prior !== null) expect(before.map(({ price }) => price)).toContain(prior);
  const within = before.filter(({ since }) => since > ago(30));
  for (const { price } of within) expect(prior).toBeLessThanOrEqual(price);
});

property.prop([anyHistory, fc.integer({ min: 1, max: 1_000_000 })])(
  'the prior price depends neither on the order of the history nor on later changes',
  (history, price) => {
    const since = new Date(began.getTime() + 1);
    expect(computePriorPrice([{ price, since }, ...history].reverse(), began)).toBe(computePriorPrice(history, began));
  },
);

property.prop([anyHistory, fc.integer({ min: 2, max: 1_000_000 }), fc.integer({ min: 1, max: 999_999 }), fc.boolean()])(
  'a claimed prior price is always higher than the price to pay, which never exceeds the regular price',
  (history, regular, offered, hasOmnibusRule) => {
    const sale = Math.min(offered, regular - 1);
    const { row } = planPrice({ regular, sale }, { existing: undefined, history, at: began, hasProgressiveReductions: false });
    const price = computeEffectivePrice(row, began, hasOmnibusRule);
    expect(price.discount).toBe(sale);
    expect(price.discount).toBeLessThan(price.regular);
    if (price.prior !== null) expect(price.prior).toBeGreaterThan(price.discount);
  },
);

describe('the effective price', () => {
  const remembered = { regular: 3000, sale: 2000, saleFrom: ago(2), saleUntil: ago(-2), prior: 2500 };
  test('is reduced within its dates, compared with the prior price', () =>
    expect(computeEffectivePrice(remembered, began, true)).toEqual({ regular: 3000, discount: 2000, prior: 2500 }));
  test('is compared with the regular price without the Omnibus rule', () => expect(computeEffectivePrice(remembered, began, false).prior).toBe(3000));
  test('is regular before and after its dates', () => {
    for (const at of [ago(3), ago(-2)]) expect(computeEffectivePrice(remembered, at, true)).toEqual({ regular: 3000, discount: 3000, prior: null });
  });
  test('claims no reduction if the prior price was lower', () =>
    expect(computeEffectivePrice({ ...remembered, prior: 1900 }, began, true)).toEqual({ regular: 3000, discount: 2000, prior: null }));
});
