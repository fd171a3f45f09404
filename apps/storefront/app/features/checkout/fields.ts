import type { CheckoutField } from '@selvedge/server/contract';

/**
 * The fields of the checkout form in the order in which a shopper meets them, so that a list of what is wrong reads downwards.
 * The contract's list without the coupon, which has a form of its own; written again because its module brings the
 * server's schemas, which no browser should load. `satisfies` keeps the names the contract's.
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
  'paymentMethod',
  'comment',
  'terms',
] as const satisfies readonly CheckoutField[];
