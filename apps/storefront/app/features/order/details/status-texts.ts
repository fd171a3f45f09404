import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChipTone } from '#ui/chip.tsx';

const ends = ['DELIVERED', 'COMPLETED', 'CANCELLED'];

/** Returns whether an order is still to be delivered and therefore has expected delivery dates. */
export const isUnderway = ({ status }: { status: string }): boolean => !ends.includes(status);

/** The names of order statuses and payment statuses. */
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
  UNDELIVERED: msg`Not delivered`,
  RETURNED_TO_SENDER: msg`Returned to us`,
  LOST: msg`Lost`,
};

/** Returns the colour that the specification gives: warning for pending, success for completed, primary for all others. */
export const getStatusTone = (status: string): ChipTone => (status === 'PENDING' ? 'warning' : status === 'COMPLETED' ? 'success' : 'primary');

/** Descriptions of the order statuses. */
export const timelineTexts: Readonly<Record<string, MessageDescriptor>> = {
  PENDING: msg`We have received your order.`,
  CONFIRMED: msg`Your order has been confirmed.`,
  PACKED: msg`We are packing your order.`,
  SHIPPED: msg`Your order is on its way.`,
  DELIVERED: msg`Your order has been delivered.`,
  COMPLETED: msg`Your order is complete.`,
  CANCELLED: msg`Your order has been cancelled.`,
};

/** Descriptions of the parcel statuses. */
export const parcelTexts: Readonly<Record<string, MessageDescriptor>> = {
  PACKED: msg`Packed. The courier will collect it soon.`,
  SHIPPED: msg`On its way to you.`,
  /** Ready for the customer to collect. */
  READY: msg`Ready to collect.`,
  DELIVERED: msg`Delivered.`,
  UNDELIVERED: msg`It couldn’t be delivered. The courier will try again or hold it for you.`,
  RETURNED_TO_SENDER: msg`It was returned to us.`,
  LOST: msg`It was lost in transit.`,
};
