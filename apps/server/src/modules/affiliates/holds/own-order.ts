import type { HoldFacts } from './hold-facts.ts';

/** The affiliate bought it: the account or the email address is theirs. */
export const isOwnOrder = ({ order, affiliate }: HoldFacts): boolean =>
  (affiliate.userId !== null && order.customerId === affiliate.userId) || (affiliate.email !== '' && order.email === affiliate.email);
