import type { HoldFacts } from './hold-facts.ts';

/** The affiliate placed the order: it has their account or email address. */
export const isOwnOrder = ({ order, affiliate }: HoldFacts): boolean =>
  (affiliate.userId !== null && order.customerId === affiliate.userId) || (affiliate.email !== '' && order.email === affiliate.email);
