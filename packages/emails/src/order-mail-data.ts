import type { MailLanguage } from './texts/texts-in.ts';

/** Where something goes, or who pays for it. */
export interface MailAddress {
  firstName: string;
  lastName: string;
  company: string;
  vatNumber: string;
  address: string;
  addressExtra: string;
  postalCode: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** All that an order's mail says. Amounts are decimal numbers in major units of the currency. */
export interface OrderMailData {
  /** The shop's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, and the one that shows the order; absolute. */
  shopUrl: string;
  trackUrl: string;
  /** What happens next: packed since it is paid, packed and paid at the door, confirmed by telephone first, or paid by the link. */
  outcome: 'paid' | 'cashOnDelivery' | 'desk' | 'pay';
  /** It was told of before, and has been changed since. */
  isEdited?: boolean;
  /** The provider's page; absent: there is nothing to pay there. */
  payUrl?: string;
  orderNumber: string;
  invoiceNumber: string | null;
  /** ISO dates. */
  placedOn: string;
  deliverFrom: string;
  deliverUntil: string;
  currency: string;
  /** Of the currency's minor unit: 2 for most, 0 for yen. */
  decimals: number;
  lines: { name: string; brand: string; color: string; size: string; quantity: number; total: number }[];
  /** At sale prices, as the lines are. */
  goods: number;
  /** What took something off the goods, in the order of application; its code where it has one. */
  promotions: { code: string; amount: number; isDeliveryFree: boolean }[];
  delivery: number;
  cashOnDelivery: number;
  rounding: number;
  total: number;
  vat: { basisPoints: number; amount: number }[];
  shippingMethod: string;
  paymentMethod: string;
  email: string;
  phone: string;
  shippingAddress: MailAddress;
  /** Where it waits for its buyer, a locker with its code; null: it comes to the address. */
  pickup: { name: string; code: string; address: readonly string[] } | null;
  billingAddress: MailAddress;
}
