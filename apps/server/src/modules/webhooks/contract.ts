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
