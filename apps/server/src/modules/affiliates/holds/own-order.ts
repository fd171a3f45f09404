import type { HoldFacts } from './hold-facts.ts';

/** He has bought it himself: by his account, or by his mailbox. */
export const isOwnOrder = ({ order, affiliate }: HoldFacts): boolean =>
  (affiliate.userId !== null && order.customerId === affiliate.userId) || (affiliate.mailbox !== '' && order.mailbox === affiliate.mailbox);
