import type { CheckoutField } from '@selvedge/server/contract';

/**
 * The fields of the checkout form in their order on the page, so that the error summary has the same order. It is the list of
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
