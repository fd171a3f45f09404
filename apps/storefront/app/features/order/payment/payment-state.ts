import type { Order } from '@selvedge/server/contract';

/**
 * The state of an order that is not placed, or no longer: `unpaid` waits for payment, `refused` waits after a failed attempt,
 * `waiting` is paid later with the details that the shopper has received,
 * `ended` was cancelled because it was not paid, `returned` was paid after that, `cancelled` was cancelled after it was placed,
 * `error` is an unknown order.
 */
export type PaymentState = 'unpaid' | 'refused' | 'waiting' | 'processing' | 'ended' | 'returned' | 'cancelled' | 'error';

type OrderPaymentFields = Pick<Order, 'status' | 'paymentStatus' | 'isPaidOnDelivery' | 'invoiceNumber' | 'payUrl' | 'voucher'>;

/**
 * Returns the payment state of an order. @returns null if the order is placed: confirmed, or cash on delivery before the shop's
 * confirmation call
 */
export function getPaymentState({
  status,
  paymentStatus,
  isPaidOnDelivery,
  invoiceNumber,
  payUrl,
  voucher,
}: OrderPaymentFields): PaymentState | null {
  if (status === 'CANCELLED') {
    if (paymentStatus === 'FAILED') return 'ended';
    return invoiceNumber === null && paymentStatus !== 'UNPAID' ? 'returned' : 'cancelled';
  }
  if (status !== 'PENDING') return null;
  if (payUrl !== null) return 'unpaid';
  if (voucher !== null) return 'waiting';
  return isPaidOnDelivery ? null : 'processing';
}
