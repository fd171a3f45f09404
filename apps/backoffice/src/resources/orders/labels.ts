/** Names of order statuses in the back office. */
export const orderStatusLabels = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const;

export const paymentLabels = {
  UNPAID: 'Unpaid',
  PROCESSING: 'Processing',
  PAID: 'Paid',
  FAILED: 'Failed',
  PARTIALLY_REFUNDED: 'Partially refunded',
  REFUNDED: 'Refunded',
} as const;

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

/** Converts names to choices of a select field. */
export const toChoices = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([id, name]) => ({ id, name }));

/** Formats an amount in major units of the order's currency. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);

/** Formats date and time in the computer's time zone. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
