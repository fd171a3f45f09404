/** Events for the merchant's own systems, with their meaning. Names and payloads are a public contract: see docs/webhooks.md. */
export const webhookEvents = {
  'order.placed': 'An order was placed. An online payment may still be pending.',
  'order.confirmed': 'An order is ready to be packed: paid, or cash on delivery',
  'order.shipped': 'A parcel of an order was shipped',
  'order.delivered': 'A parcel of an order was delivered',
  'order.cancelled': 'An order was cancelled',
  'return.requested': 'A customer requested a return or withdrew from the contract',
  'return.approved': 'A return was approved',
  'return.rejected': 'A return was rejected',
  'return.received': 'Returned items were received',
  'refund.done': 'A refund was completed',
  'product.changed': 'Products were changed',
  'stock.changed': 'Stock was received, sold, reserved or corrected',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** Events for an affiliate's endpoint in addition to `ping`. They contain only the affiliate's own data. */
export const postbackEvents = ['affiliate.conversion', 'affiliate.reversal', 'affiliate.payout'] as const;
export type PostbackEvent = (typeof postbackEvents)[number];

/** Result of the last attempt. An affiliate sees only this and the HTTP status of their own answer. */
export const postbackProblems = ['answered', 'no-answer', 'too-late', 'forbidden-address', 'switched-off'] as const;
export type PostbackProblem = (typeof postbackProblems)[number];

/** `failing`: the last attempt failed; `off`: staff have switched it off. */
export const postbackStates = ['none', 'on', 'failing', 'off'] as const;
export type PostbackState = (typeof postbackStates)[number];
