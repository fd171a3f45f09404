import { expect, test } from 'vitest';
import { isOrderReference, orderPath } from './order-path.ts';

test('the path of an order has its invoice number, or its order number if there is no invoice', () => {
  expect(orderPath({ invoiceNumber: 'SI-2026-000001', orderNumber: '7KQ4M-X2RPA' })).toBe('/user/orders/SI-2026-000001');
  expect(orderPath({ invoiceNumber: null, orderNumber: '7KQ4M-X2RPA' })).toBe('/user/orders/7KQ4M-X2RPA');
});

test.each(['SI-2026-000001', 'si-2026-1000001', '7KQ4M-X2RPA', '7kq4m-x2rpa'])('%s has the form of an order reference', (word) => {
  expect(isOrderReference(word)).toBe(true);
});

test.each([undefined, '', 'SI-2026', '7KQ4MX2RPA', '../settings', 'SI-2026-000001 '])('%s does not have the form of an order reference', (word) => {
  expect(isOrderReference(word)).toBe(false);
});
