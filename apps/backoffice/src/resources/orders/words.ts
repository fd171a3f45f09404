/** How the desk calls what an order is. */
export const statusWords = {
  PENDING: 'Waiting',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'On its way',
  DELIVERED: 'Delivered',
  COMPLETED: 'Complete',
  CANCELLED: 'Cancelled',
} as const;

export const paymentWords = {
  UNPAID: 'Unpaid',
  PROCESSING: 'Being paid',
  PAID: 'Paid',
  FAILED: 'Failed',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
} as const;

export const parcelWords = {
  PACKED: 'Packed',
  SHIPPED: 'On its way',
  DELIVERED: 'Delivered',
  UNDELIVERED: 'Not handed over',
  RETURNED_TO_SENDER: 'Came back',
  LOST: 'Lost',
} as const;

export const workWords = {
  'to-confirm': 'To confirm',
  'to-pack': 'To pack',
  'to-ship': 'To ship',
  'long-on-the-way': 'Long on the way',
  'cash-to-come': 'Cash to come',
} as const;

/** By what an order is credited to an affiliate. */
export const creditWords = {
  'brought-code': 'His code was brought along',
  'brought-discount': 'His discount was brought along',
  touch: 'This browser came by his link',
  'customer-touch': 'The customer came by his link on another device',
  none: 'Nobody who was in question could be credited',
} as const;

export const verdictWords = {
  credited: 'Credited',
  unknown: 'No such affiliate',
  'not-active': 'Not active then',
  expired: 'More than 30 days ago',
  outweighed: 'Another one goes before',
} as const;

export const commissionWords = {
  held: 'Held for a decision',
  refused: 'Refused',
  returned: 'Went back',
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
} as const;

/** For a select field. */
export const choicesOf = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([id, name]) => ({ id, name }));

/** An amount in major units of the order's own currency, with its decimals. */
export const moneyIn = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);

/** Date and time as this person's clock has them. */
export const timeOf = (iso: string): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
