import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The states of an order and of its payment, in words. */
export const statusTexts: Readonly<Record<string, MessageDescriptor>> = {
  PENDING: msg`Pending`,
  CONFIRMED: msg`Confirmed`,
  PACKED: msg`Packed`,
  SHIPPED: msg`Shipped`,
  DELIVERED: msg`Delivered`,
  COMPLETED: msg`Completed`,
  CANCELLED: msg`Cancelled`,
  UNPAID: msg`Not paid yet`,
  PROCESSING: msg`Payment in progress`,
  PAID: msg`Paid`,
  FAILED: msg`Payment failed`,
  PARTIALLY_REFUNDED: msg`Partly refunded`,
  REFUNDED: msg`Refunded`,
};

export type Tone = 'warning' | 'success' | 'primary';

/** The specification's colours: pending warns, completed is a success, all others are primary. */
export const toneOf = (status: string): Tone => (status === 'PENDING' ? 'warning' : status === 'COMPLETED' ? 'success' : 'primary');

/** What happens at each station of an order's way. */
export const stationTexts: Readonly<Record<string, MessageDescriptor>> = {
  PENDING: msg`We have received your order.`,
  CONFIRMED: msg`Your order is confirmed.`,
  PACKED: msg`Your parcel is packed.`,
  SHIPPED: msg`Your parcel is on its way.`,
  DELIVERED: msg`Your parcel has been delivered.`,
  COMPLETED: msg`Your order is completed.`,
  CANCELLED: msg`Your order has been cancelled.`,
};
