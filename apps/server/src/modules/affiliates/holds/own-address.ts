import type { HoldFacts } from './hold-facts.ts';

/** The order goes to the affiliate's address or has their telephone number. */
export const isOwnAddress = ({ order, affiliate }: HoldFacts): boolean =>
  order.addresses.some((address) => affiliate.addresses.includes(address)) || affiliate.phones.includes(order.phone);
