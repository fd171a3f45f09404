import type { CheckoutField } from '@selvedge/server/contract';

/**
 * The fields of the checkout form in the order in which a shopper meets them, so that a list of what is wrong reads downwards.
 * The contract's list, written again because its module brings the server's schemas, which no browser should load;
 * `satisfies` and the test beside keep the two the same.
 */
export const checkoutFields = [
  'email',
  'phoneCode',
  'phone',
  'firstName',
  'lastName',
  'address',
  'addressExtra',
  'postalCode',
  'city',
  'state',
  'billingDiffers',
  'billingFirstName',
  'billingLastName',
  'billingAddress',
  'billingAddressExtra',
  'billingPostalCode',
  'billingCity',
  'billingState',
  'billingCountryCode',
  'company',
  'vatNumber',
  'shippingMethod',
  'paymentMethod',
  'comment',
  'terms',
] as const satisfies readonly CheckoutField[];
