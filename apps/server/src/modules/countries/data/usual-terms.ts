import type { AddressForm, PriceRounding, ReturnPolicy } from '../settings/country-settings.ts';
import type { PaymentData, ShippingData } from './shape.ts';

/** Terms of most euro countries: free delivery from 50 EUR and prices that end in .99. */
export const euroRounding: PriceRounding = { step: 100, ending: 1 };
export const oneToOne = { numerator: 1, denominator: 1 };

/** The return period of the specification, and the withdrawal period of the Union's law. */
export const usualReturnPolicy: ReturnPolicy = { returnDays: 100, withdrawalDays: 14, paidBy: 'customer' };

/**
 * The common address form: street, then postal code and town.
 * @param example a real postal code of the country
 */
export const buildPlainAddress = (postalPattern: string, postalExample: string): AddressForm => ({
  fields: ['address', 'addressExtra', 'postalCode', 'city'],
  required: ['address', 'postalCode', 'city'],
  postalPattern,
  postalExample,
});

/** An address form with a province or district, which the postal service requires. */
export const buildAddressWithState = (postalPattern: string, postalExample: string): AddressForm => ({
  fields: ['address', 'addressExtra', 'postalCode', 'city', 'state'],
  required: ['address', 'postalCode', 'city', 'state'],
  postalPattern,
  postalExample,
});

/** The format of a carrier's locker codes, and its tracking page. */
type LockerForm = Required<Pick<ShippingData, 'lockerPattern' | 'lockerExample'>> & Pick<ShippingData, 'trackingUrl'>;

/** Public tracking pages of the carriers, with `{number}` as placeholder. */
const dhlExpress = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}';
export const gls = 'https://gls-group.com/GROUP/en/parcel-tracking/?match={number}';

/**
 * @param price, freeFrom minor units
 * @param trackingUrl omitted if the carrier has no tracking URL with a number
 */
export const courier = (carrier: string, price: number, freeFrom: number, trackingUrl?: string): ShippingData => ({
  code: 'courier',
  carrier,
  price,
  freeFrom,
  days: [3, 6],
  ...(trackingUrl && { trackingUrl }),
});
export const express = (carrier: string, price: number, trackingUrl = dhlExpress): ShippingData => ({
  code: 'express',
  carrier,
  price,
  days: [1, 2],
  trackingUrl,
});
export const locker = (carrier: string, price: number, freeFrom: number, form: LockerForm): ShippingData => ({
  code: 'locker',
  carrier,
  price,
  freeFrom,
  days: [3, 6],
  ...form,
});

/** BOX NOW and Packeta number their lockers consecutively in each country. */
export const boxNow = (domain: 'gr' | 'hr' | 'bg'): LockerForm => ({
  lockerPattern: '\\d{1,6}',
  lockerExample: '1042',
  trackingUrl: `https://boxnow.${domain}/?track={number}`,
});
export const packeta: LockerForm = {
  lockerPattern: '\\d{2,6}',
  lockerExample: '22104',
  trackingUrl: 'https://tracking.packeta.com/en/?id={number}',
};

/** Methods of Stripe by their codes in the module `payments`, in the order in which shoppers see them. */
export const byStripe = (...codes: readonly string[]): PaymentData[] => codes.map((code) => ({ code, provider: 'stripe' }));
/** Methods of SSLCommerz: each mobile banking service by name, and one page for all other methods of Bangladesh. */
export const bySslCommerz = (...codes: readonly string[]): PaymentData[] => codes.map((code) => ({ code, provider: 'sslcommerz' }));
/** @param charge, maxTotal minor units */
export const cashOnDelivery = (charge: number, maxTotal: number): PaymentData => ({ code: 'cod', provider: 'none', charge, maxTotal });
