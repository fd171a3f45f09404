import { expect, test } from 'vitest';
import { getPaymentState, type PaymentState } from './payment-state.ts';

const byCard = { isPaidOnDelivery: false, invoiceNumber: null, payUrl: null, voucher: null };
const voucher = { entity: '11683', reference: '123 456 789', url: 'https://pay.example/2', payBy: null };
const payUrl = 'https://pay.example/1';

test.each<[string, Parameters<typeof getPaymentState>[0], PaymentState | null]>([
  ['waits for its payment', { ...byCard, status: 'PENDING', paymentStatus: 'UNPAID', payUrl }, 'unpaid'],
  ['waits for the bank', { ...byCard, status: 'PENDING', paymentStatus: 'PROCESSING' }, 'processing'],
  ['is paid later', { ...byCard, status: 'PENDING', paymentStatus: 'PROCESSING', voucher }, 'waiting'],
  ['waits for a person who looks at the payment', { ...byCard, status: 'PENDING', paymentStatus: 'UNPAID' }, 'processing'],
  ['waits for a call before it is packed', { ...byCard, status: 'PENDING', paymentStatus: 'UNPAID', isPaidOnDelivery: true }, null],
  ['is paid', { ...byCard, status: 'CONFIRMED', paymentStatus: 'PAID', invoiceNumber: 'SI-2026-000001' }, null],
  ['was not paid in time', { ...byCard, status: 'CANCELLED', paymentStatus: 'FAILED' }, 'ended'],
  ['was paid too late', { ...byCard, status: 'CANCELLED', paymentStatus: 'REFUNDED' }, 'returned'],
  ['was cancelled after it was paid', { ...byCard, status: 'CANCELLED', paymentStatus: 'REFUNDED', invoiceNumber: 'SI-2026-000001' }, 'cancelled'],
  ['was refused by the shop', { ...byCard, status: 'CANCELLED', paymentStatus: 'UNPAID', isPaidOnDelivery: true }, 'cancelled'],
])('an order that %s has its own payment state', (_, order, state) => {
  expect(getPaymentState(order)).toBe(state);
});
