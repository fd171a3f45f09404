import type { AddressForm, PickupPoint, PriceRounding } from '../settings/country-settings.ts';
import type { LanguageCode } from '@selvedge/i18n';

/** A currency of a country and the first and last day of its use (ISO dates, inclusive). */
interface CurrencyPeriod {
  currency: string;
  from: string;
  until?: string;
  dualDisplay?: { currency: string; rateE5: number; from: string; until: string };
}

/** Amounts in minor units of the country's currency, VAT included; days are working days. */
export interface ShippingData {
  code: 'courier' | 'express' | 'locker' | 'pickup';
  carrier: string;
  price: number;
  freeFrom?: number;
  days: readonly [first: number, last: number];
  pickupPoint?: PickupPoint;
  /** A regular expression that the whole code of a locker must match, in upper case; and an example. */
  lockerPattern?: string;
  lockerExample?: string;
  /** The carrier's tracking page, with `{number}` as placeholder. */
  trackingUrl?: string;
}

export interface PaymentData {
  /** A payment method and its provider, by the codes of the module `payments`. */
  code: string;
  provider: string;
  charge?: number;
  maxTotal?: number;
}

/** A country that the shop sells in. */
export interface ShopCountry {
  id: number;
  code: string;
  name: string;
  domain: string;
  language: LanguageCode;
  phoneCode: string;
  timeZone: string;
  hasOmnibusRule: boolean;
  /** The law that lets a reduction in steps keep the prior price of its start. Absent: no such law was found; each step has its own prior price. */
  progressiveReductionLaw?: string;
  /** How the shop declares the VAT of the country: domestically, through the One-Stop Shop, or outside the Union. */
  vatScheme: 'domestic' | 'oss' | 'outside';
  restDays?: number[];
  currencies: readonly CurrencyPeriod[];
  /** Minor units of the currency for one euro cent. */
  eurRate: { numerator: number; denominator: number };
  rounding: PriceRounding;
  /** Standard VAT in basis points, with the day on which it came into force. */
  vat: readonly { basisPoints: number; from: string; until?: string }[];
  addressForm: AddressForm;
  shipping: readonly ShippingData[];
  payment: readonly PaymentData[];
}
