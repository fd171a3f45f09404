import { describe, expect, test } from 'vitest';
import { findWorseTier, type DatedGoal } from './find-worse-tier.ts';

const percent = (threshold: number, rate: number, dates: Partial<DatedGoal> = {}): DatedGoal => ({
  threshold,
  kind: 'percent',
  terms: { rate },
  validFrom: null,
  validUntil: null,
  ...dates,
});
const amount = (threshold: number, minor: number): DatedGoal => ({ ...percent(threshold, 0), kind: 'amount', terms: { amounts: { EUR: minor } } });
const free = (threshold: number): DatedGoal => ({ ...percent(threshold, 0), kind: 'free-delivery', terms: {} });
const shop = { currency: 'EUR', deliveryPrice: (goods: number) => (goods < 5000 ? 390 : 0) };

describe('a larger order gets no smaller discount', () => {
  test('tiers with growing discounts are accepted', () => {
    expect(findWorseTier([percent(10_000, 500), percent(16_000, 1000)], shop)).toBeUndefined();
    expect(findWorseTier([amount(5000, 500), percent(10_000, 500)], shop)).toBeUndefined();
  });
  test('a higher tier with a smaller discount is found, with the order value from which it is smaller', () => {
    expect(findWorseTier([percent(16_000, 500), percent(10_000, 1000)], shop)).toMatchObject({ higher: { threshold: 16_000 }, goods: 16_000 });
    expect(findWorseTier([percent(10_000, 1000), amount(16_000, 1500)], shop)).toMatchObject({ goods: 16_000 });
  });
  test('a fixed amount can be worse than a percentage just below the next tier', () => {
    expect(findWorseTier([percent(10_000, 1000), amount(12_000, 1300), percent(20_000, 1200)], shop)).toMatchObject({ goods: 19_999 });
  });
  test('free delivery is worth the delivery price of the goods', () => {
    expect(findWorseTier([free(3000), amount(4000, 300)], shop)).toMatchObject({ goods: 4000 });
    expect(findWorseTier([free(3000), amount(6000, 300)], shop)).toBeUndefined();
  });
  test('tiers of different periods are not compared', () => {
    const until = new Date('2026-06-01');
    expect(findWorseTier([percent(10_000, 1000, { validUntil: until }), percent(16_000, 500, { validFrom: until })], shop)).toBeUndefined();
  });
});
