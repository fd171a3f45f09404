import { expect, test } from 'vitest';
import { describeEvent } from './describe-event.ts';

test.each([
  ['order', 'placed', 'Placed'],
  ['payment', 'PARTIALLY_REFUNDED', 'Partially refunded'],
  ['parcel', '7KQ4M-X2RPA-1 RETURNED_TO_SENDER', '7KQ4M-X2RPA-1 Returned to sender'],
  ['return', 'RET-7KQ4M Requested For Return', 'RET-7KQ4M Requested'],
  ['mail', 'order-confirmation', 'Order confirmation'],
  ['mail', 'order-confirmation:2', 'Order confirmation 2'],
  ['mail', 'shipped-7KQ4M-X2RPA-1', 'Shipped 7KQ4M-X2RPA-1'],
  ['note', 'PAID in cash', 'PAID in cash'],
  ['order', 'address,lines', 'address,lines'],
])('in the timeline an event of kind %s with "%s" reads "%s"', (kind, event, text) => {
  expect(describeEvent({ kind, event })).toBe(text);
});
