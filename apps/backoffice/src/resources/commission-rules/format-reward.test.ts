import { expect, test } from 'vitest';
import { formatReward } from './format-reward.ts';

test('a rule shows its rate, its fixed amount per order and its maximum', () => {
  const none = { fixedAmounts: [], caps: [] };
  expect(formatReward({ percent: 10, ...none })).toBe('10\u00a0%');
  const text = formatReward({ percent: 2.5, fixedAmounts: [{ currency: 'EUR', amount: 5 }], caps: [{ currency: 'EUR', amount: 20 }] });
  expect(text).toMatch(/^2\.5\u00a0% \+ \S*5\.00\S* per order, at most \S*20\.00\S*$/);
});
