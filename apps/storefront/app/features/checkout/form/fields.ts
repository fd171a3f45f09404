import type { CheckoutField } from '@selvedge/server/contract';
import { listNameParts, type AddressForm, type AddressPart } from '#lib/forms/address-form.ts';
import { toBillingField } from './field-checks.ts';

/**
 * The fields of the checkout form in their order on the page, except within names and addresses: see {@link listFieldsInOrder}. It is the list of
 * the contract without the coupon, which has a separate form. It is repeated here because the module of the contract imports
 * the server's schemas, which the browser should not load. `satisfies` keeps the names in sync.
 */
export const checkoutFields = [
  'email',
  'reminder',
  'phoneCode',
  'phone',
  'firstName',
  'lastName',
  'address',
  'addressExtra',
  'postalCode',
  'city',
  'state',
  'keepAddress',
  'billingDiffers',
  'billingFirstName',
  'billingLastName',
  'billingAddress',
  'billingAddressExtra',
  'billingPostalCode',
  'billingCity',
  'billingState',
  'billingCountryCode',
  'keepBillingAddress',
  'company',
  'vatNumber',
  'shippingMethod',
  'lockerCode',
  'lockerPostalCode',
  'paymentMethod',
  'comment',
  'terms',
] as const satisfies readonly CheckoutField[];

/**
 * Returns the fields in their order on the page, for the error summary: the parts of a name in the order of the language, the parts of an address in
 * the order of the country.
 * @param tag BCP 47
 */
export function listFieldsInOrder(tag: string, { fields }: Pick<AddressForm, 'fields'>): readonly CheckoutField[] {
  const parts: readonly AddressPart[] = [...listNameParts(tag), ...fields];
  return moveTogether(moveTogether(checkoutFields, parts), parts.map(toBillingField));
}

/** Moves some fields to the place of the first of them, in the given order. */
function moveTogether(all: readonly CheckoutField[], moved: readonly CheckoutField[]): readonly CheckoutField[] {
  const start = all.findIndex((field) => moved.includes(field));
  const others = all.filter((field) => !moved.includes(field));
  return [...others.slice(0, start), ...moved, ...others.slice(start)];
}
