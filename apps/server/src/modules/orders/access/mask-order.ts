import type { Order } from '../contract.ts';
import type { PostalAddress } from '../postal-address.ts';

const hidden = '•••';

/** Hides a name except its first letter: `A•••`. */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0] ?? ''}${hidden}`);

/** Hides an email address so that only its owner recognises it: `a•••@e•••.si`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return at < 1 ? '' : `${maskName(email.slice(0, at))}@${maskName(domain)}${domain.slice(domain.lastIndexOf('.'))}`;
}

const maskPhone = (phone: string): string => (phone === '' ? '' : `${hidden}${phone.slice(-2)}`);

function maskAddress(address: PostalAddress): PostalAddress {
  const blank = { addressExtra: '', state: '', company: '', vatNumber: '' };
  const names = { firstName: maskName(address.firstName), lastName: maskName(address.lastName) };
  return { ...blank, ...names, address: hidden, postalCode: hidden, city: hidden, countryCode: address.countryCode };
}

/**
 * Hides the personal data of an order from a caller who knows only its numbers: the numbers may be guessed or read from a parcel.
 * @param isEmailKnown whether the caller has entered the email address
 */
export const maskOrder = (order: Order, { isEmailKnown }: { isEmailKnown: boolean }): Order => ({
  ...order,
  email: isEmailKnown ? order.email : maskEmail(order.email),
  phone: maskPhone(order.phone),
  shippingAddress: maskAddress(order.shippingAddress),
  billingAddress: maskAddress(order.billingAddress),
  pickup: order.pickup && { ...order.pickup, code: '', name: hidden, address: [] },
  documents: [],
  link: null,
});
