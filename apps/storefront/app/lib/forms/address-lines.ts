import type { Order } from '@selvedge/server/contract';

export type PostalAddress = Order['shippingAddress'];

/** Returns the lines of an address as on an envelope, without empty lines. */
export const formatAddressLines = (address: PostalAddress): string[] =>
  [
    address.company,
    address.vatNumber,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address,
    address.addressExtra,
    `${address.postalCode} ${address.city}`.trim(),
    address.state,
  ].filter((line) => line !== '');
