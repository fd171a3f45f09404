import type { OrderRecord, QueuedOrder, TimelineEvent } from '@selvedge/server/admin/orders';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/** Names of order statuses in the back office. */
export const orderStatusLabels: Labels<QueuedOrder['status']> = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};

export const paymentLabels: Labels<QueuedOrder['paymentStatus']> = {
  UNPAID: 'Unpaid',
  PROCESSING: 'Processing',
  PAID: 'Paid',
  FAILED: 'Failed',
  PARTIALLY_REFUNDED: 'Partially refunded',
  REFUNDED: 'Refunded',
};

export const parcelLabels = {
  PACKED: 'Packed',
  UNPACKED: 'Unpacked',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  UNDELIVERED: 'Delivery failed',
  RETURNED_TO_SENDER: 'Returned to sender',
  LOST: 'Lost',
} as const;

export const workLabels = {
  disputed: 'Payment disputed',
  'to-confirm': 'To confirm',
  'to-pack': 'To pack',
  'to-ship': 'To ship',
  'long-on-the-way': 'Delayed',
  'cash-to-come': 'Cash due',
} as const;

/** Names of the reasons for crediting an order to an affiliate. */
export const creditLabels = {
  'referral-code': 'Affiliate code entered',
  'referral-discount': 'Affiliate discount used',
  touch: 'Affiliate link clicked in this browser',
  'customer-touch': 'Affiliate link clicked on another device',
  none: 'No candidate was eligible',
} as const;

export const verdictLabels = {
  credited: 'Credited',
  unknown: 'Unknown affiliate',
  'not-active': 'Affiliate was not active',
  expired: 'Older than 30 days',
  outweighed: 'Another affiliate has priority',
} as const;

export const commissionLabels = {
  held: 'Held for review',
  refused: 'Rejected',
  returned: 'Reversed',
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
} as const;

/** Names of the states of a payment attempt. */
export const attemptLabels: Labels<OrderRecord['payments'][number]['status']> = {
  open: 'Not paid yet',
  processing: 'Processing',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
};

/** Names of the outcomes for a payment that arrived late or twice. */
export const paymentOutcomeLabels: Labels<NonNullable<OrderRecord['payments'][number]['outcome']>> = {
  kept: 'Counts for the order',
  'refund-due': 'Refund due',
  refunded: 'Refunded',
  replaced: 'Replaced by a later payment',
};

export const refundStatusLabels: Labels<OrderRecord['refunds'][number]['status']> = { due: 'Open', done: 'Sent', refused: 'Refused' };

export const disputeStatusLabels: Labels<OrderRecord['disputes'][number]['status']> = {
  open: 'Evidence needed',
  'under-review': 'Under review',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
};

/** Names of the kinds of events in the timeline. */
export const eventKindLabels: Labels<TimelineEvent['kind']> = {
  order: 'Order',
  payment: 'Payment',
  parcel: 'Parcel',
  refund: 'Refund',
  return: 'Return',
  mail: 'Email',
  note: 'Note',
};

/** Names of the delivery methods. A country defines which of them it has. */
export const deliveryLabels: Labels<string> = { courier: 'Courier', express: 'Express courier', locker: 'Parcel locker', pickup: 'Pickup in a shop' };
export const getDeliveryLabel = (code: string): string => deliveryLabels[code] ?? code;

/** Names of the actors in histories: people and systems. Staff members are shown by name. */
const actorLabels: Labels<string> = { shopper: 'Customer', shop: 'Shop', provider: 'Payment provider', staff: 'Staff' };
export const getActorLabel = (actor: string): string => actorLabels[actor] ?? actor;

/** Converts names to choices of a select field. */
export const toChoices = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([id, name]) => ({ id, name }));
