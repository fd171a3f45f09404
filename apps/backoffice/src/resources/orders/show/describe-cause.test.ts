import { expect, test } from 'vitest';
import { describeCause } from './describe-cause.ts';

test.each([
  ['return RET-7KQ4M-X2RPA 12+13', 'Return RET-7KQ4M-X2RPA'],
  ['parcel 7KQ4M-X2RPA-1', 'Parcel not delivered: 7KQ4M-X2RPA-1'],
  ['lines 7KQ4M-X2RPA 4711:2', 'Items cancelled'],
  ['refund 7KQ4M-X2RPA 1', 'Refund by staff'],
  ['dashboard re_123', "Refunded in the provider's dashboard"],
  ['goodwill', 'goodwill'],
])('the cause "%s" of a refund reads "%s"', (cause, text) => {
  expect(describeCause(cause)).toBe(text);
});
