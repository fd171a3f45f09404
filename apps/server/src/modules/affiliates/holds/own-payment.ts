import type { HoldFacts } from './hold-facts.ts';

/** It was ordered with the number of the wallet that he is paid to: cards and accounts of shoppers are not known to the shop. */
export const isOwnPayment = ({ order, affiliate }: HoldFacts): boolean => affiliate.wallets.includes(order.phone);
