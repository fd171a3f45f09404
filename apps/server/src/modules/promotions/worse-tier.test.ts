import { describe, expect, test } from 'vitest';
import { worseTier, type DatedGoal } from './worse-tier.ts';

const percent = (threshold: number, basisPoints: number, dates: Partial<DatedGoal> = {}): DatedGoal => ({
  threshold,
  kind: 'percent',
  basisPoints,
  amount: null,
  validFrom: null,
  validUntil: null,
  ...dates,
});
const amount = (threshold: number, minor: number): DatedGoal => ({ ...percent(threshold, 0), kind: 'amount', basisPoints: null, amount: minor });
const free = (threshold: number): DatedGoal => ({ ...percent(threshold, 0), kind: 'free-delivery', basisPoints: null });
const delivery = (goods: number) => (goods < 5000 ? 390 : 0);

describe('who buys for more gets no less', () => {
  test('tiers that grow are fine', () => {
    expect(worseTier([percent(10_000, 500), percent(16_000, 1000)], delivery)).toBeUndefined();
    expect(worseTier([amount(5000, 500), percent(10_000, 500)], delivery)).toBeUndefined();
  });
  test('a higher tier that takes off less is found, with the sum from which it does', () => {
    expect(worseTier([percent(16_000, 500), percent(10_000, 1000)], delivery)).toMatchObject({ higher: { threshold: 16_000 }, goods: 16_000 });
    expect(worseTier([percent(10_000, 1000), amount(16_000, 1500)], delivery)).toMatchObject({ goods: 16_000 });
  });
  test('an amount is worse than a percentage just below the next tier', () => {
    expect(worseTier([percent(10_000, 1000), amount(12_000, 1300), percent(20_000, 1200)], delivery)).toMatchObject({ goods: 19_999 });
  });
  test('free delivery is worth what delivery costs for these goods', () => {
    expect(worseTier([free(3000), amount(4000, 300)], delivery)).toMatchObject({ goods: 4000 });
    expect(worseTier([free(3000), amount(6000, 300)], delivery)).toBeUndefined();
  });
  test('tiers that do not hold at the same time are not compared', () => {
    const until = new Date('2026-06-01');
    expect(worseTier([percent(10_000, 1000, { validUntil: until }), percent(16_000, 500, { validFrom: until })], delivery)).toBeUndefined();
  });
});
