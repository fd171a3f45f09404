import type { HoldFacts } from './hold-facts.ts';

/** He has bought it himself: by his account, or by his mailbox. */
export const isOwnOrder = ({ order, affiliate }: HoldFacts): boolean => order.customerId === affiliate.userId || order.mailbox === affiliate.mailbox;
