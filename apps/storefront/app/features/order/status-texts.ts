import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChipTone } from '#ui/chip.tsx';

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
  UNDELIVERED: msg`Not handed over`,
  RETURNED_TO_SENDER: msg`Came back`,
  LOST: msg`Lost`,
};

/** The specification's colours: pending warns, completed is a success, all others are primary. */
export const toneOf = (status: string): ChipTone => (status === 'PENDING' ? 'warning' : status === 'COMPLETED' ? 'success' : 'primary');

/** What happens at each station of an order's way. */
export const stationTexts: Readonly<Record<string, MessageDescriptor>> = {
  PENDING: msg`We have received your order.`,
  CONFIRMED: msg`Your order is confirmed.`,
  PACKED: msg`We are packing your order.`,
  SHIPPED: msg`Your order is on its way.`,
  DELIVERED: msg`Your order has been delivered.`,
  COMPLETED: msg`Your order is completed.`,
  CANCELLED: msg`Your order has been cancelled.`,
};

/** What happens to a parcel. */
export const parcelTexts: Readonly<Record<string, MessageDescriptor>> = {
  PACKED: msg`Packed. The carrier takes it over soon.`,
  SHIPPED: msg`On its way to you.`,
  /** To its buyer, who picks it up himself. */
  READY: msg`Ready to be picked up.`,
  DELIVERED: msg`Delivered.`,
  UNDELIVERED: msg`It could not be handed over. The carrier tries again or keeps it for you.`,
  RETURNED_TO_SENDER: msg`It came back to us.`,
  LOST: msg`It was lost on the way.`,
};
