import type { PlacedOrderRow, PostalAddress } from '#modules/orders';
import type { CheckoutDraft } from '../contract.ts';

/** Converts an order to the checkout form that would have created it. */
export function buildOrderForm(order: PlacedOrderRow): CheckoutDraft {
  const { email, phone, shippingAddress, billingAddress, shippingMethod, paymentMethod, pickup, comment } = order;
  const { firstName, lastName, address, addressExtra, postalCode, city, state } = shippingAddress;
  return {
    ...{ email, phone, firstName, lastName, address, addressExtra, postalCode, city, state },
    ...(hasOtherAddress(shippingAddress, billingAddress) && {
      billingDiffers: 'on',
      billingFirstName: billingAddress.firstName,
      billingLastName: billingAddress.lastName,
      billingAddress: billingAddress.address,
      billingAddressExtra: billingAddress.addressExtra,
      billingPostalCode: billingAddress.postalCode,
      billingCity: billingAddress.city,
      billingState: billingAddress.state,
      billingCountryCode: billingAddress.countryCode,
    }),
    company: billingAddress.company,
    vatNumber: billingAddress.vatNumber,
    ...{ shippingMethod, paymentMethod, comment },
    lockerCode: pickup?.code ?? '',
    lockerPostalCode: pickup?.postalCode ?? '',
    terms: 'on',
  };
}

const hasOtherAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  (Object.keys(a) as (keyof PostalAddress)[]).some((field) => field !== 'company' && field !== 'vatNumber' && a[field] !== b[field]);
