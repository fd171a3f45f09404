import type { Order } from '@selvedge/server/contract';

export type PostalAddress = Order['shippingAddress'];

/** An address as it is written on an envelope; what is empty takes no line. */
export const addressLines = (address: PostalAddress): string[] =>
  [
    address.company,
    address.vatNumber,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address,
    address.addressExtra,
    `${address.postalCode} ${address.city}`.trim(),
    address.state,
  ].filter((line) => line !== '');
