/** What a merchant's own system can hear of, and when. Their names and shapes are a promise: see docs/webhooks.md. */
export const webhookEvents = {
  'order.placed': 'An order stands in the books; one that is paid online may still wait for its money',
  'order.confirmed': 'Nothing stands in the way of packing it: paid, or to be paid in cash',
  'order.shipped': 'A parcel of it has left the house',
  'order.delivered': 'A parcel of it has arrived',
  'order.cancelled': 'It will not be sent',
  'return.requested': 'Its buyer wants to send something back, or has withdrawn from the contract',
  'return.approved': 'Something may be sent back',
  'return.rejected': 'Something is not taken back',
  'return.received': 'Something that was sent back is in the house',
  'refund.done': 'Money has gone back',
  'product.changed': 'What is shown of products has changed',
  'stock.changed': 'Pieces came in, went out or were held',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** What an affiliate's own endpoint hears of, beside `ping`: what is his, and nothing else of the shop. */
export const postbackEvents = ['affiliate.conversion', 'affiliate.reversal', 'affiliate.payout'] as const;
export type PostbackEvent = (typeof postbackEvents)[number];

/** What became of the last try; an affiliate is told no more of it than this and the status that he answered with. */
export const postbackProblems = ['answered', 'no-answer', 'too-late', 'forbidden-address', 'switched-off'] as const;
export type PostbackProblem = (typeof postbackProblems)[number];

/** `failing`: the last one that was tried was not taken; `off`: the shop's people have switched it off. */
export const postbackStates = ['none', 'on', 'failing', 'off'] as const;
export type PostbackState = (typeof postbackStates)[number];
