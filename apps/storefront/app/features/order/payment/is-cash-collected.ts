import type { Order } from '@selvedge/server/contract';

/**
 * Returns whether the shopper has paid in cash. The carrier collects the money with the last parcel and sends it to the shop days later;
 * until then the payment status is UNPAID.
 */
export const isCashCollected = ({ isPaidOnDelivery, paymentStatus, status }: Pick<Order, 'isPaidOnDelivery' | 'paymentStatus' | 'status'>): boolean =>
  isPaidOnDelivery && paymentStatus === 'UNPAID' && status === 'DELIVERED';
