import type { HoldFacts } from './hold-facts.ts';

/** It goes to where he lives, or is answered by his telephone. */
export const isOwnAddress = ({ order, affiliate }: HoldFacts): boolean =>
  order.addresses.some((address) => affiliate.addresses.includes(address)) || affiliate.phones.includes(order.phone);
