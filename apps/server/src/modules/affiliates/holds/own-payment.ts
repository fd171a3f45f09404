import type { HoldFacts } from './hold-facts.ts';

/** The order has the telephone number of the affiliate's wallet. Cards and bank accounts of shoppers are not known to the shop. */
export const isOwnPayment = ({ order, affiliate }: HoldFacts): boolean => affiliate.wallets.includes(order.phone);
